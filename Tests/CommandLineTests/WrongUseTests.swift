import Diagnostics
import SystemC
import Testing

/// What is wrong with the arguments is one sentence on standard error, and exit status 2.
@Suite struct WrongUseTests {
  private let workspace = Workspace.page("<view/>\n")

  private static let missingRules =
    "missing-attribute-space, missing-content-view, missing-default-props, missing-element-method, "
    + "missing-event-field, missing-extern-method, missing-key, missing-layer-proxy, missing-less-than, "
    + "missing-native-id, missing-native-size, missing-native-type, missing-page-file, missing-resource, "
    + "missing-splash-method, missing-super-update, missing-view-command, "
    + "missing-view-initializer, missing-widget-conformance, missing-widget-method"

  private static let sentences: [(arguments: [String], sentence: String)] = [
    // The command.
    (["pages/"], "\"pages/\" is not a command; did you mean `mpcheck lint pages/`?"),
    (["pages"], "\"pages\" is not a command; did you mean `mpcheck lint pages`?"),
    (["a b.axml", "--fix"], "\"a b.axml\" is not a command; did you mean `mpcheck lint 'a b.axml' --fix`?"),
    (["--fix", "pages"], "a command is missing; did you mean `mpcheck lint --fix pages`?"),
    (["-"], "\"-\" is not a command; did you mean `mpcheck lint -`?"),
    (["lnit"], "\"lnit\" is not a command; did you mean `lint`?"),
    (["lnit", "--fix"], "\"lnit\" is not a command; did you mean `lint`?"),
    (["explian", "missing-key"], "\"explian\" is not a command; did you mean `explain`?"),
    (["check"], "\"check\" is not a command; here it is `mpcheck lint`"),
    (["check", "a b", "--fix"], "\"check\" is not a command; here it is `mpcheck lint 'a b' --fix`"),
    (["version"], "\"version\" is not a command; here it is `mpcheck --version`"),
    (["fmt", "pages"], "\"fmt\" is not a command; here it is `mpcheck format pages`"),
    (["help", "check"], "\"check\" is not a command; here it is `mpcheck lint`"),
    (["xyzzy"], "\"xyzzy\" is not a command; `mpcheck --help` lists the commands"),
    (["help", "lnit"], "\"lnit\" is neither a command nor a topic; did you mean `lint`?"),
    (
      ["help", "natve-views"],
      "\"natve-views\" is neither a command nor a topic; did you mean `native-views`?"
    ),
    (["help", "xyzzy"], "\"xyzzy\" is neither a command nor a topic; `mpcheck --help` lists the commands"),
    // Paths, such as of a variable that is not set.
    (["lint", ""], "\"\" is not a path; write \".\" for the working directory"),
    (["lint", "--fix", ""], "\"\" is not a path; write \".\" for the working directory"),
    (["lint", "pages", "", "--unsafe-fixes"], "\"\" is not a path; write \".\" for the working directory"),
    (["lint", "--host", ""], "--host: \"\" is not a path; write \".\" for the working directory"),
    (["lint", "--config", ""], "--config: \"\" is not a path; write \".\" for the working directory"),
    (["lint", "--baseline", ""], "--baseline: \"\" is not a path; write \".\" for the working directory"),
    (["types", ""], "\"\" is not a path; write \".\" for the working directory"),
    (["contract", ""], "\"\" is not a path; write \".\" for the working directory"),
    (["config", ""], "\"\" is not a path; write \".\" for the working directory"),
    (["parse", ""], "\"\" is not a path; write \".\" for the working directory"),
    // Options and values.
    (["lint", "--fxi"], "unknown option \"--fxi\"; did you mean \"--fix\"?"),
    (["lint", "--zzzzzz"], "unknown option \"--zzzzzz\"; `mpcheck lint --help` lists the options"),
    (["--zzzzzz"], "unknown option \"--zzzzzz\"; `mpcheck --help` lists the options"),
    (["lint", "--fix=3"], "the option \"--fix\" does not take any value, but \"3\" was specified"),
    (
      ["lint", "--fail-on", "x"],
      "the value \"x\" is invalid for \"--fail-on <level>\"; use \"error\", \"warning\", \"info\" or \"never\""
    ),
    (
      ["lint", "--format", "jsno"],
      "unknown format \"jsno\"; did you mean \"json\"?"
    ),
    (["query", "view", "--format", "xml"], "unknown format \"xml\"; use text, json"),
    (["rules", "--format", "xml"], "unknown format \"xml\"; use text, json, markdown, html"),
    (
      ["lint", "--format", "json="],
      "the value \"json=\" is invalid for \"--format <format[=file]>\": the file after \"=\" is missing"
    ),
    (["lint", "--color"], "missing value for \"--color <when>\""),
    (["lint", "--jobs", "-1"], "--jobs: \"-1\" is not a number of threads; write 1 or more"),
    (["lint", "--jobs", "many"], "--jobs: \"many\" is not a number of threads; write 1 or more"),
    (["types", "--jobs", "0"], "--jobs: \"0\" is not a number of threads; write 1 or more"),
    (
      ["lint", "--max-warnings", "-2"], "--max-warnings: \"-2\" is not a number of warnings; write 0 or more"
    ),
    (["lint", "--shard", "4/3"], "--shard: there is no part 4 of 3; the last is 3/3"),
    (
      ["lint", "--shard", "-1/2"],
      "--shard: \"-1/2\" is not a part; write I/N, such as 1/4 for the first of four"
    ),
    (["lint", "--cache"], "unknown option \"--cache\": mpcheck needs no cache"),
    (["lint", "--cache-location", "a"], "unknown option \"--cache\": mpcheck needs no cache"),
    (
      ["explain"],
      "the rule is missing: write its id or a category, such as `mpcheck explain missing-key`; "
        + "`mpcheck rules` lists all rules"
    ),
    (
      ["explain", "missing-key", "--dialect", "wxm"],
      "--dialect: \"wxm\" is not a dialect; did you mean \"wxml\"?"
    ),
    (
      ["contract", "--diff", "a", "b", "--fail-on-no-files"],
      "--diff compares two files: --fail-on-no-files has no meaning for it"
    ),
    (["explain", "missing-key", "b", "c"], "2 unexpected arguments: \"b\", \"c\""),
    (
      ["--generate-completion-script", "tcsh"],
      "can't generate completion scripts for \"tcsh\"; write --generate-completion-script=<shell> with one of: "
        + "zsh bash fish"
    ),
    // Rules.
    (["explain", "missing"], "rule \"missing\" is unknown; these begin with it: \(missingRules)"),
    (["explain", "missing-ke"], "rule \"missing-ke\" is unknown; did you mean \"missing-key\"?"),
    (["explain", "zzz"], "rule \"zzz\" is unknown; `mpcheck rules` lists all rules"),
  ]

  @Test(arguments: sentences)
  func isOneSentence(arguments: [String], sentence: String) {
    let run = Binary.run(arguments, in: workspace.path)
    #expect(run.error == "mpcheck: \(sentence)\n")
    #expect(run.output == "")
    #expect(run.status == 2)
  }

  @Test func theVersionHasAShortName() {
    for arguments in [["-V"], ["--language", "zh", "-V"]] {
      let run = Binary.run(arguments, in: workspace.path)
      #expect(run.output == Binary.run(["--version"], in: workspace.path).output)
      #expect(run.error == "")
      #expect(run.status == 0)
    }
    #expect(Binary.run(["lint", "-V"], in: workspace.path).status == 2)
  }

  /// Words of a command are in the quotes of a shell, in both languages.
  @Test func namesOfCommandsHaveOneKindOfQuotes() {
    for arguments in [
      ["explain", "zzz"], ["lint", "--only", "zzz"], ["xyzzy"], ["lint", "--zzzzzz"], ["explain"],
    ] {
      for language in ["en", "zh"] {
        let error = Binary.run(arguments + ["--language", language], in: workspace.path).error
        #expect(error.contains("`mpcheck "), "\(error)")
        #expect(!error.contains("\"mpcheck "), "\(error)")
      }
    }
  }

  @Test(arguments: [["--help"], ["help", "lint"], ["lint", "--help"], ["--version"], []])
  func whatIsAskedIsAnswered(arguments: [String]) {
    let run = Binary.run(arguments, in: workspace.path)
    #expect(run.error == "")
    #expect(!run.output.isEmpty)
    #expect(run.status == 0)
  }
}
