import SystemC
import Testing

/// A name of a file that hooks pass on is not taken for an option, nor an option for a name.
@Suite struct NameOrOptionTests {
  private static let mistake = "<view></veiw>\n"
  private static let finding = "a.axml:1:9: error[mismatched-tag]"
  private static let commands = [
    ["lint"], ["format"], ["types"], ["contract"], ["config"], ["parse"], ["--language=en", "lint"],
    ["--language", "en", "lint"],
  ]

  private func refusal(_ name: String) -> String {
    "mpcheck: \"\(name)\" is also the name of a file: write ./\(name) for the file\n"
  }

  // MARK: What is refused

  /// Each would pass over the mistake, write where nothing may be written, or print something else and pass.
  @Test(arguments: [
    "--exclude=**.axml", "--format=html=gulpfile.js", "--add-suppressions=x.js", "--config=e.json", "--fix",
    "--help", "-h", "--version", "--quiet", "-q", "--language=zh", "--generate-completion-script=bash",
    "--experimental-dump-help", "--fail-on=never", "-fjson", "--no-such-option", "-a.axml", "---a.axml",
  ])
  func anOptionThatIsAName(name: String) {
    let workspace = Workspace([
      "a.axml": Self.mistake, "gulpfile.js": "old\n", "e.json": "{}", name: Self.mistake,
    ])
    for arguments in [["lint", name, "a.axml"], ["lint", "a.axml", name], ["format", "a.axml", name]] {
      let language = name == "--language=zh" ? ["--language=en"] : []
      let run = Binary.run(arguments + language, in: workspace.path)
      #expect(run.error == refusal(name))
      #expect(run.output == "")
      #expect(run.status == 2)
    }
    #expect(workspace.read("a.axml") == Self.mistake)
    #expect(workspace.read("gulpfile.js") == "old\n")
  }

  @Test(arguments: commands)
  func wherePathsAreTaken(command: [String]) {
    let workspace = Workspace(["a.axml": Self.mistake, "--help": ""])
    let run = Binary.run(command + ["a.axml", "--help"], in: workspace.path)
    #expect(run.error == refusal("--help"))
    #expect(run.output == "")
    #expect(run.status == 2)
  }

  /// The first counts: its value is not looked at, and neither is what comes later.
  @Test func anOptionWhoseValueIsAnotherName() {
    let workspace = Workspace(["--config": "", "e.json": "{}", "a.axml": Self.mistake, "-x": ""])
    let run = workspace.run("lint", "--config", "e.json", "a.axml", "-x")
    #expect(run.error == refusal("--config"))
    #expect(run.status == 2)
  }

  @Test func whateverHasTheName() {
    let workspace = Workspace(["a.axml": Self.mistake, "--exclude=deep/er/a.axml": ""])
    workspace.makeFolder(workspace.absolute("--fix"))
    symlink("nothing", workspace.absolute("--diff"))
    mkfifo(workspace.absolute("-w"), 0o600)
    for name in ["--fix", "--diff", "-w", "--exclude=deep", "--exclude=deep/er", "--exclude=deep/er/a.axml"] {
      let run = workspace.run("lint", "a.axml", name)
      #expect(run.error == refusal(name))
      #expect(run.status == 2)
    }
  }

  @Test(.enabled(if: Machine.takesAnyName, "the file system takes names in UTF-8 alone"))
  func aNameThatIsNotUTF8() {
    let workspace = Workspace(["a.axml": Self.mistake])
    let run = workspace.run(
      arguments: ["lint"],
      script: #"name=$(printf -- '--exclude={**,\377}.axml'); : > "$name"; "$@" "$name" a.axml"#)
    #expect(run.error == refusal("--exclude={**,\u{FFFD}}.axml"))
    #expect(run.status == 2)
  }

  @Test func aNameSteersNoTerminal() {
    let workspace = Workspace(["--x\n\u{1B}[2J": ""])
    #expect(workspace.run("lint", "--x\n\u{1B}[2J").error == refusal("--x␊␛[2J"))
  }

  @Test func inChinese() {
    let workspace = Workspace(["--exclude=**.axml": ""])
    let run = workspace.run("lint", "--exclude=**.axml", "--language", "zh")
    #expect(run.error == "mpcheck: “--exclude=**.axml”也是一个文件的名称：若指该文件，请写成 ./--exclude=**.axml\n")
    #expect(run.status == 2)
  }

  // MARK: What is not

  @Test func theFileItself() {
    let workspace = Workspace(["-a.axml": Self.mistake, "--fix": ""])
    for arguments in [
      ["lint", "./-a.axml"], ["lint", "--", "-a.axml"],
      ["lint", "--format", "concise", "--", "-a.axml", "--fix"],
    ] {
      let run = Binary.run(arguments, in: workspace.path)
      #expect(run.output.contains("mismatched-tag"))
      #expect(run.status == 1)
    }
    #expect(workspace.read("-a.axml") == Self.mistake)
  }

  @Test func anOptionThatIsNoName() {
    let workspace = Workspace([
      "a.axml": Self.mistake, "b.axml": Self.mistake, "exclude=b.axml": "", "fix": "",
    ])
    let run = workspace.run("lint", "--exclude=b.axml", "-f", "concise", "-q", ".")
    #expect(run.output.hasPrefix(Self.finding))
    #expect(!run.output.contains("b.axml"))
    #expect(run.error == "")
    #expect(run.status == 1)
  }

  /// The name of an option's value, and a name in another folder.
  @Test func aValueThatIsAName() {
    let workspace = Workspace([
      "a.axml": Self.mistake, "e.json": "{}", "concise": "", "never": "", "in/--quiet": "",
      "-1/2": "",
    ])
    let run = workspace.run(
      "lint", "--config", "e.json", "--format", "concise", "--fail-on", "never", "--quiet", ".")
    #expect(run.output.hasPrefix(Self.finding))
    #expect(run.status == 0)
    #expect(
      workspace.run("lint", "--jobs", "-1").error
        == "mpcheck: --jobs: \"-1\" is not a number of threads; write 1 or more\n")
    #expect(workspace.run("lint", "--type", "-1").error == refusal("-1"))
  }

  @Test func standardInput() {
    let workspace = Workspace(["-": ""])
    let run = workspace.run("lint", "-", "--stdin-filename", "a.axml", standardInput: Self.mistake)
    #expect(run.output.contains("mismatched-tag"))
    #expect(run.status == 1)
  }

  /// An editor starts the server in the folder of a stranger.
  @Test(arguments: [
    ["--version"], ["--help"], ["rules", "--help"], ["schema", "--report"], ["server", "--stdio"],
  ])
  func commandsThatTakeNoPaths(arguments: [String]) {
    let workspace = Workspace(["--version": "", "--help": "", "--report": "", "--stdio": ""])
    let run = Binary.run(arguments, in: workspace.path)
    #expect(!run.error.contains("also the name"))
    #expect(run.status != 2)
  }

  // MARK: The lists
}
