import Diagnostics
import Files
import RunnerLog
import SeededRandom
import SystemC
import Testing

/// What a hostile program makes mpcheck write is no command to a CI runner, on either stream.
@Suite struct RunnerCommandTests {
  private static let page =
    "<view class=\"##[stop-commands]\" class=\"b\"/>\n<veiw a=\"##vso[task.setvariable variable=x]y\"/>\n"
    + "  ::error::of a page ##[group]\n<view onTap=\"##[add-mask]\" b=##[group]/>\n"
    + "<mpaas-component id='##[group]' type='##vso[a.b]'/>\n<view class=a/>\n"

  private let workspace = Workspace([
    "app.json": ###"{ "pages": ["pages/a/a", "::group::p/a", "##[group]q"] }"###,
    "mpcheck.json": ###"{ "nativeViews": { "##[group]t": {}, "::group::t": {} } }"###,
    "old.json":
      ###"{ "nativeViews": { "##[group]u": {}, "::group::u": { "params": { "##[group]": "number" } } } }"###,
    "pages/a/a.axml": RunnerCommandTests.page, "pages/a/a.js": "Page({ '##[group]': 1 });\n",
    "pages/a/a.json": ###"{ "usingComponents": { "c-##[group]": "./##vso[a.b]" } }"###,
    "::group::p/a.axml": RunnerCommandTests.page, "::group::p/a.js": "Page({});\n",
    "::group::p/##vso[a.b].axml": RunnerCommandTests.page, " \t::group::r.axml": "<view class=a/>\n",
    "##[group]s/mpcheck.json": ###"{ "::group::": "##[group]", "rules": 1 }"###,
    "##[group]s/a.axml": "<view/>\n",
    "ios/##[group]A.m":
      "@implementation A\n- (void)a { [my registerView:@\"##[group]\" ::error::]; }\n@end\n// ##vso[a.b]\n",
    "n\n::group::n.axml": "<view class=a/>\n",
  ])

  /// What the runner reads when both streams are its log.
  private func log(
    _ arguments: [String], input: String = "", environment: [String: String] = [:]
  ) -> [UInt8] {
    Binary.run(
      arguments, in: workspace.path, standardInput: Array(input.utf8), script: "\"$@\" 2>&1 | cat",
      environment: environment
    ).outputBytes
  }

  private static let commands: [[String]] =
    ["text", "concise", "json", "sarif", "gitlab", "checkstyle", "junit", "html"].map {
      ["lint", ".", "--format", $0, "--min-severity", "info"]
    } + [
      ["lint", ".", "--full", "--color", "always"], ["lint", ".", "--statistics", "--timings"],
      ["lint", ".", "--language", "zh"], ["lint", ".", "--show-files"], ["lint", "::group::p/a.axml"],
      ["lint", "--format", "text=/dev/stderr"],
      ["lint", "--format", "json=/dev/stderr", "--format", "concise"],
      ["lint", "##[group]s"], ["lint", "::group::missing"], ["lint", "n\n::group::missing"],
      ["lint", "--config", "##[group]s/mpcheck.json"], ["lint", "--rule", "##[group]"],
      ["lint", "--##[group]"],
      ["lint", "--diff", "--fix"], ["lint", ".", "--fix", "--diff", "--quiet"],
      ["lint", "-", "--stdin-filename", "pages/a/a.axml", "--fix"],
      ["lint", "-", "--stdin-filename", "::group::x.axml"],
      ["format", "--check", "."], ["format", "--diff", "."],
      ["format", "-", "--stdin-filename", "pages/a/a.axml"],
      ["format", "::group::missing"], ["types", "."], ["types", ".", "--format", "json"], ["contract", "."],
      ["contract", "--diff", "old.json", "mpcheck.json"], ["contract", "--diff", "mpcheck.json", "old.json"],
      ["contract", "--diff", "old.json", "mpcheck.json", "--format", "json"], ["config"],
      ["config", "--format", "json"],
      ["config", "##[group]s"], ["parse", "::group::p/a.axml"], ["parse", "n\n::group::missing"],
      ["explain", "##[group]"], ["explain", "\n::group::"], ["explain", "duplicate-id"],
      ["help", "::group::"],
      ["\n::group::"], ["rules"], ["rules", "--format", "markdown"], ["schema"], ["lint", "--help"],
      ["dialects"],
    ]

  private static let runners = ["", "GITHUB_ACTIONS", "TF_BUILD"]

  /// Each command with one runner after another; a sample has one of them for each command.
  private static let combinations = commands.enumerated().flatMap { index, command in
    (Sampling.isOff ? runners : [runners[index % runners.count]]).map { (command, $0) }
  }

  @Test(arguments: combinations) func noneIsWritten(command: [String], runner: String) {
    let environment = runner.isEmpty ? [:] : [runner: "true"]
    let bytes = log(command, input: RunnerCommandTests.page, environment: environment)
    #expect(!bytes.isEmpty)
    // Patches, and what standard input became, are exact where no runner is known to read them.
    let isSource = command.contains("--diff") && command[0] != "contract" || command.contains("-")
    if isSource, runner.isEmpty { return }
    let log = RunnerLog(bytes)
    let own: Set = ["error", "warning", "notice"]
    #expect(log.gitHubCommands.filter { !own.contains($0) || runner != "GITHUB_ACTIONS" } == [])
    #expect(log.azureCommands == [])
  }

  /// The program is as hostile as it says: without the escapes each runner would obey.
  @Test func theyWouldBeObeyed() {
    let run = workspace.run("lint", ".")
    #expect(run.status == 1)
    #expect(RunnerLog(run.outputBytes).gitHubCommands.contains("stop-commands"))
    #expect(RunnerLog(run.outputBytes).azureCommands.contains("task.setvariable"))
    #expect(
      RunnerLog(workspace.run("lint", ".", "--show-files").outputBytes).gitHubCommands == [
        "group", "group", "group",
      ])
  }

  /// An escape is one cell more before the mark.
  @Test func marksStayUnderWhatTheyMark() {
    let single = Workspace.page("<view class=\"##[a]\" class=\"##vso[b]\"/>\n")
    let frame = """
          |
        1 | <view class="# #[a]" class="# #vso[b]"/>
          |                      ^^^^^
          |       ----- first given here
          |

      """
    for arguments in [["lint", "."], ["lint", ".", "--quiet", "--format", "text=/dev/stderr"]] {
      let run = Binary.run(arguments, in: single.path, script: "\"$@\" 2>&1 | cat")
      #expect(run.output.contains(frame))
    }
    #expect(
      single.run("lint", ".").output.contains(
        """
          1 | <view class="##[a]" class="##vso[b]"/>
            |                     ^^^^^

        """))
  }

  @Test func annotationsGoOn() {
    let bytes = log(["lint", "."], environment: ["GITHUB_ACTIONS": "true"])
    let annotations = workspace.run("lint", ".", "--format", "github").output.split(separator: "\n")
    let written = RunnerLog(bytes).gitHubCommands
    #expect(written.count == annotations.count { $0.hasPrefix("::") })
    #expect(written.count > 10)
    let single = Workspace.page("<view class=\"##[stop-commands]\" class=\"b\"/>\n")
    let run = Binary.run(
      ["lint", ".", "--format", "github"], in: single.path, script: "\"$@\" | cat")
    #expect(
      run.output
        == "::error file=pages/index/index.axml,line=1,endLine=1,col=33,endColumn=38,title=mpcheck%3A duplicate-attribute::"
        + "duplicate attribute \"class\"%0Ahelp: write class=\"# #[stop-commands] b\"\n")
  }

  @Test func aPipeHasABlankAndAFileHasNone() {
    let single = Workspace.page("<veiw class=\"##[a] ##vso[b.c]\"/>\n", ["::a.axml": "<view class=a/>\n"])
    let exact = single.run("lint", "pages", "--format", "text")
    #expect(exact.output.contains("1 | <veiw class=\"##[a] ##vso[b.c]\"/>\n"))
    let piped = Binary.run(["lint", "pages"], in: single.path, script: "\"$@\" | cat")
    #expect(piped.output == exact.output.replacing("##", with: "# #"))
    #expect(single.run("lint", ".", "--show-files").output == "::a.axml\npages/index/index.axml\n")
    #expect(
      Binary.run(["lint", ".", "--show-files"], in: single.path, script: "\"$@\" | cat").output
        == "./::a.axml\npages/index/index.axml\n")
  }

  @Test(.enabled(if: RunningBinary.hasTerminals, "no terminal can be made here"))
  func aTerminalHasNone() {
    let single = Workspace.page("<veiw class=\"##[a]\"/>\n")
    let process = RunningBinary(["lint", "--color", "never"], in: single.path, terminal: true)
    #expect(process.readAll().contains("<veiw class=\"##[a]\"/>"))
  }

  // MARK: Values

  @Test(arguments: [
    ["lint", ".", "--format", "json"], ["lint", ".", "--format", "sarif"], ["contract", "."],
    ["types", ".", "--format", "json"], ["config", "--format", "json"],
  ])
  func valuesOfJSONStay(command: [String]) {
    let bytes = log(command)
    let whole = Binary.run(command, in: workspace.path).outputBytes
    #expect(String(decoding: bytes, as: UTF8.self).contains("#\\u0023"))
    let document = JSONDocument(SourceText(path: "/a.json", bytes: whole))
    #expect(document.error == nil)
    #expect(!String(decoding: whole, as: UTF8.self).contains("##["))
    #expect(document.root.map(RunnerCommandTests.strings)?.contains { $0.contains("##[") } == true)
  }

  private static func strings(_ value: JSONValue) -> [String] {
    if let text = value.string { return [text] }
    return value.elements.flatMap(strings) + value.members.flatMap { [$0.key] + strings($0.value) }
  }

  // MARK: Exact text

  private let patched = Workspace.page("<view class=a/>\n  ::error::b ##[group]c\n")

  private static let escaped =
    "note: commands to the CI runner are escaped on standard output; write it to a file for the exact text\n"

  @Test(arguments: ["GITHUB_ACTIONS", "TF_BUILD"])
  func aPatchInAFileIsExact(runner: String) {
    let run = Binary.run(
      ["lint", "--fix", "--diff"], in: patched.path, script: "\"$@\" > a.patch", environment: [runner: "true"]
    )
    #expect(run.error == "")
    #expect(patched.read("a.patch")?.contains("\n   ::error::b ##[group]c\n") == true)
    #expect(Binary.run(["apply", "a.patch"], in: patched.path, program: "git").status == 0)
    #expect(patched.read("pages/index/index.axml") == "<view class=\"a\"/>\n  ::error::b ##[group]c\n")
  }

  @Test(arguments: [["lint", "--fix", "--diff"], ["format", "--diff", "."]])
  func aPatchInALogIsNot(command: [String]) {
    let run = Binary.run(
      command + ["--quiet"], in: patched.path, script: "\"$@\" | cat", environment: ["TF_BUILD": "True"])
    #expect(run.error == RunnerCommandTests.escaped)
    #expect(run.output.contains("::error::b # #[group]c\n"))
    #expect(RunnerLog(run.outputBytes).gitHubCommands == [])
    let elsewhere = Binary.run(command + ["--quiet"], in: patched.path, script: "\"$@\" | cat")
    #expect(elsewhere.error == "")
    #expect(elsewhere.outputBytes == Binary.run(command, in: patched.path).outputBytes)
  }

  @Test func aPatchWithoutCommandsIsExactInALog() {
    let plain = Workspace.page("<view class=a/>\n")
    let run = Binary.run(
      ["lint", "--fix", "--diff"], in: plain.path, script: "\"$@\" | cat",
      environment: ["GITHUB_ACTIONS": "true"])
    #expect(run.error == "")
    #expect(run.outputBytes == plain.run("lint", "--fix", "--diff").outputBytes)
  }

  @Test(arguments: [
    ["lint", "-", "--fix", "--quiet", "--stdin-filename", "a.axml"],
    ["format", "-", "--quiet", "--stdin-filename", "a.axml"],
  ])
  func whatStandardInputBecameIsThatOfAnEditor(command: [String]) {
    let page = "<view/>\n##[group]a\n"
    let editor = Binary.run(
      command, in: patched.path, standardInput: Array(page.utf8), script: "\"$@\" 2>/dev/null | cat")
    #expect(editor.output == page)
    let runner = Binary.run(
      command, in: patched.path, standardInput: Array(page.utf8), script: "\"$@\" | cat",
      environment: ["GITHUB_ACTIONS": "true"])
    #expect(runner.output == "<view/>\n# #[group]a\n")
    #expect(runner.error.contains(RunnerCommandTests.escaped))
  }

  private static let commandsWithArguments: [[String]] = [
    ["lint"], ["format"], ["parse"], ["config"], ["explain"], ["types"], ["contract"], ["init"], ["rules"],
    ["schema"],
    ["completions"], ["help"], [], ["lint", "--config"], ["lint", "-f"], ["lint", "--format"],
    ["lint", "--jobs"],
    ["lint", "--changed-since"], ["lint", "--rule"], ["lint", "--only"], ["lint", "--type"],
    ["lint", "--host"],
    ["lint", "--baseline"], ["lint", "--shard"], ["lint", "--language"], ["lint", "--fail-on"],
    ["lint", "-", "--stdin-filename"], ["rules", "--format", "html", "--output"], ["contract", "--diff"],
    ["contract", "--diff", "old.json"], ["types", "--output"],
  ]

  /// A line feed in an argument begins no line of the output, on either stream: no sentence has lines of its own. A sample has
  /// one of the arguments, in one of the languages.
  @Test(arguments: commandsWithArguments)
  func noLineBeginsInAnArgument(command: [String]) {
    let all = [
      "x\n::stop-commands::y", "--x\n::stop-commands::y", "-x\r\n::stop-commands::y",
      "json=q/x\n##[group]\n::stop-commands::y",
    ]
    let position = RunnerCommandTests.commandsWithArguments.firstIndex(of: command)!
    for (index, hostile) in all.enumerated() where Sampling.isOff || index == position % 4 {
      let languages = ["en", "zh"]
      for language in Sampling.isOff ? languages : [languages[(index + position / 4) % 2]] {
        let bytes = log(command + [hostile], environment: ["LC_ALL": language == "zh" ? "zh_CN.UTF-8" : "C"])
        for line in bytes.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }) {
          let line = String(decoding: line, as: UTF8.self)
          #expect(
            !line.hasPrefix("::stop") && !line.hasPrefix("./::stop") && !line.contains("##["),
            "\(command): \(line)")
        }
      }
    }
  }
}
