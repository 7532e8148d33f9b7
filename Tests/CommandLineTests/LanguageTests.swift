import Diagnostics
import Reporting
import SeededRandom
import Testing

/// In which language mpcheck speaks, and what stays the same in both.
@Suite struct LanguageTests {
  private let workspace = Workspace.page("<view a=b/>\n<text></view>\n")

  // MARK: The choice

  @Test func saysThatAVariableNamesNoLanguage() {
    let environment = ["MPCHECK_LANGUAGE": "fr"]
    let note = "note: MPCHECK_LANGUAGE is \"fr\", which is none of en, zh: English is used\n"
    for command in [
      ["lint"], ["format", "--check"], ["config"], ["rules"], ["explain", "missing-key"], ["types"],
    ] {
      let run = Binary.run(command, in: workspace.path, environment: environment)
      #expect(run.error.split(separator: note, omittingEmptySubsequences: false).count == 2, "\(command)")
    }
    for command in [["lint", "--quiet"], ["parse", "pages/index/index.axml"], ["schema"], ["manual"]] {
      let run = Binary.run(command, in: workspace.path, environment: environment)
      #expect(!run.error.contains("MPCHECK_LANGUAGE"), "\(command)")
    }
  }

  /// The note about the variable is in the language of the locale, also beside help.
  @Test func saysSoInTheLanguageOfTheLocale() {
    let environment = ["MPCHECK_LANGUAGE": "fr", "LC_ALL": "zh_CN.UTF-8"]
    for command in [["explain", "missing-key"], ["--help"], ["lint", "--help"]] {
      let run = Binary.run(command, in: workspace.path, environment: environment)
      #expect(run.error == "注意：MPCHECK_LANGUAGE 的值“fr”不是 en、zh 之一：使用英文\n", "\(command)")
    }
  }

  @Test func aWrongOptionIsReportedInTheLanguageOfTheLocale() {
    let run = Binary.run(
      ["lint", "--language", "fr"], in: workspace.path, environment: ["LC_ALL": "zh_CN.UTF-8"])
    #expect(run.error == "mpcheck: “--language <language>”的值“fr”无效；可用的值：“en”和“zh”\n")
  }

  /// A sample has every fourth command.
  @Test(arguments: Sampling.some(of: [[]] + (shownCommands + ["manual"]).map { [$0] }, oneIn: 4))
  func otherValuesAreWrongUse(command: [String]) {
    let runs = [["--language", "fr"], ["--language="], ["--language"]].map { given in
      Binary.run(command + given, in: workspace.path)
    }
    for run in runs {
      #expect(run.status == 2, "\(run)")
      #expect(run.output == "", "\(run)")
    }
    #expect(
      runs[0].error
        == "mpcheck: the value \"fr\" is invalid for \"--language <language>\"; use \"en\" or \"zh\"\n"
    )
  }

  // MARK: What stays the same

  @Test(arguments: ["concise", "json", "sarif", "github", "gitlab", "junit", "checkstyle"])
  func machineFormatsAreEnglish(format: String) {
    let workspace = LanguageTests.example()
    let runs = Language.allCases.map {
      workspace.run("lint", "--format", format, "--language", $0.rawValue)
    }
    #expect(!runs[0].output.isEmpty)
    #expect(runs[0].outputBytes == runs[1].outputBytes)
    #expect(runs[0].status == runs[1].status)
  }

  @Test func aBaselineIsTheSame() {
    let workspace = LanguageTests.example()
    let english = workspace.run("lint", "--baseline", "en.json", "--write-baseline", "--language", "en")
    let chinese = workspace.run("lint", "--baseline", "zh.json", "--write-baseline", "--language", "zh")
    #expect(english.status == chinese.status)
    let written = workspace.read("en.json")
    #expect(written != nil)
    #expect(written == workspace.read("zh.json"))
    for language in ["en", "zh"] {
      let run = workspace.run(
        "lint", "--baseline", "en.json", "--format", "concise", "--min-severity", "info", "--language",
        language)
      let other = workspace.run(
        "lint", "--baseline", "zh.json", "--format", "concise", "--min-severity", "info")
      #expect(run.output == other.output)
    }
  }

  /// A copy of `Fixtures/projects/example`.
  private static func example() -> Workspace {
    let root =
      "/" + #filePath.split(separator: "/").dropLast(3).joined(separator: "/") + "/Fixtures/projects/example"
    let workspace = Workspace()
    Binary.run(["-R", root + "/.", workspace.path], in: workspace.path, program: "/bin/cp")
    return workspace
  }

  // MARK: Help

  /// The commands that the manual page describes.
  private static let shownCommands = Workspace().run("manual").output.split(separator: "\n").compactMap {
    line in line.hasPrefix(".SS ") ? String(line.dropFirst(4)) : nil
  }

  /// A sample has every third command.
  @Test(arguments: Sampling.some(of: shownCommands + ["manual"], oneIn: 3))
  func helpIsChinese(command: String) {
    let help = workspace.run("help", command, "--language", "zh").output
    #expect(help.hasPrefix("概述："))
    #expect(help.contains("\n用法：mpcheck \(command)"))
    #expect(!help.contains("OVERVIEW") && !help.contains("OPTIONS"))
    // Every option that the English help has, each with a Chinese text.
    let english = workspace.run("help", command).output.split(separator: "\n")
    let entries = LanguageTests.entries(of: help)
    for line in english where line.hasPrefix("  -") {
      let name = String(line.dropFirst(2).prefix { $0 != " " && $0 != "," })
      #expect(entries.contains { $0.label.hasPrefix(name) }, "\(name)")
    }
    for entry in entries {
      #expect(entry.text.unicodeScalars.contains(where: LanguageTests.isChinese), "\(entry)")
    }
    // It fits a terminal.
    for line in help.split(separator: "\n") { #expect(String(line).displayWidth <= 80, "\(line)") }
  }

  /// A sample has every eighth command.
  @Test(arguments: Sampling.some(of: shownCommands + ["manual"], oneIn: 8))
  func helpIsTheSameHoweverItIsRequested(command: String) {
    let help = workspace.run("help", command, "--language", "zh").output
    #expect(workspace.run(command, "--help", "--language", "zh").output == help)
    #expect(workspace.run(command, "-h", environment: ["MPCHECK_LANGUAGE": "zh"]).output == help)
  }

  @Test func helpOfTheToolListsItsCommands() {
    let help = workspace.run("--language", "zh").output
    #expect(help == workspace.run("--help", "--language", "zh").output)
    #expect(help == workspace.run("help", "--language", "zh").output)
    #expect(LanguageTests.shownCommands.count > 10)
    for command in LanguageTests.shownCommands { #expect(help.contains("\n  \(command) ")) }
    #expect(!help.contains("\n  manual"))
  }

  @Test func helpIsEnglishUnlessItIsAskedFor() {
    #expect(workspace.run("help", "lint").output.hasPrefix("OVERVIEW: Finds mistakes"))
    #expect(
      workspace.run("help", "lint", "--language", "en", environment: ["MPCHECK_LANGUAGE": "zh"]).output
        == workspace.run("help", "lint").output)
  }

  /// The labels of a page of help, and what it says of each.
  private static func entries(of help: String) -> [(label: String, text: String)] {
    var entries: [(label: String, text: String)] = []
    for line in help.split(separator: "\n") {
      if line.hasPrefix("  -") || line.hasPrefix("  <") {
        entries.append((String(line.dropFirst(2)), String(line)))
      } else if line.hasPrefix("   "), !entries.isEmpty {
        entries[entries.count - 1].text += line
      }
    }
    return entries
  }

  private static func isChinese(_ scalar: Unicode.Scalar) -> Bool { (0x4E00...0x9FFF).contains(scalar.value) }

  // MARK: Errors

  private static let sentences: [(arguments: [String], sentence: String)] = [
    (["lnit"], "“lnit”不是命令；是否想写 `lint`？"),
    (["help", "xyzzy"], "“xyzzy”不是命令，也不是主题；`mpcheck --help` 列出全部命令"),
    (["lint", "--fxi"], "未知的选项“--fxi”；是否想写“--fix”？"),
    (["lint", "--zzzzzz"], "未知的选项“--zzzzzz”；`mpcheck lint --help` 列出全部选项"),
    (["lint", "-fq"], "未知的选项“-fq”，或其中的“-f <format[=file]>”缺少值；是否想写“--fix”？"),
    (["lint", "--fix=3"], "选项“--fix”不带值，却给出了“3”"),
    (["lint", "--fail-on", "x"], "“--fail-on <level>”的值“x”无效；可用的值：“error”、“warning”、“info”、“never”"),
    (["lint", "--format", "json="], "“--format <format[=file]>”的值“json=”无效：“=”后缺少文件"),
    (["lint", "--color"], "“--color <when>”缺少值"),
    (["lint", "--jobs", "many"], "--jobs：“many”不是有效的线程数，应为不小于 1 的整数"),
    (["explain"], "缺少规则：请写出规则的 id 或类别，例如 `mpcheck explain missing-key`；`mpcheck rules` 列出全部规则"),
    (["explain", "missing-key", "b"], "多余的参数“b”"),
    (["explain", "missing-key", "b", "c"], "2 个多余的参数：“b”、“c”"),
    (["lint", "--staged", "--changed-since", "x"], "--staged 和 --changed-since 不能同时使用"),
  ]

  @Test(arguments: sentences)
  func whatIsWrongIsChinese(arguments: [String], sentence: String) {
    let run = Binary.run(arguments + ["--language", "zh"], in: workspace.path)
    #expect(run.error == "mpcheck: \(sentence)\n")
    #expect(run.status == 2)
  }

  @Test func wordsOfTheSystemAreChinese() {
    let run = Binary.run(
      ["lint", "--format", "json=none/report.json", "--language", "zh"], in: workspace.path)
    #expect(run.error.hasSuffix("none/report.json 无法写入：没有这个文件或目录\n"))
  }

  @Test func theManualIsChinese() {
    let manual = workspace.run("manual", "--language", "zh").output
    for heading in [
      "名称", "概要", "描述", "命令", "选项", "退出码", "文件", "环境变量", "示例", "参见",
    ] {
      #expect(manual.contains("\n.SH \(heading)\n"))
    }
    #expect(manual.contains("MPCHECK_LANGUAGE"))
  }
}
