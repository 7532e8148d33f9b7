import Testing

@Suite struct CodeHostTests {
  private static let actions = ["GITHUB_ACTIONS": "true"]
  private static let annotation =
    "::error file=app/b/b.axml,line=1,endLine=1,col=9,endColumn=13,title=mpcheck%3A mismatched-tag::"

  /// A program in a folder of a repository.
  private let workspace = Workspace([
    ".git/HEAD": "ref: refs/heads/main\n", "app/app.json": #"{ "pages": ["b/b"] }"#,
    "app/b/b.axml": "<view></veiw>\n", "app/b/b.js": "Page({});\n",
  ])

  private func lint(_ arguments: String..., environment: [String: String] = actions) -> Binary.Run {
    Binary.run(["lint"] + arguments, in: workspace.absolute("app"), environment: environment)
  }

  @Test func annotationsFollowTheText() {
    let run = lint()
    #expect(run.status == 1)
    #expect(run.output.hasPrefix("error[mismatched-tag]: "))
    #expect(run.output.contains("\n   --> b/b.axml:1:9\n"))
    #expect(
      run.output.contains(" (1 fixable with --unsafe-fixes); 1 file checked.\n\(CodeHostTests.annotation)"))
    #expect(!lint(environment: [:]).output.contains("::error"))
    #expect(!lint(environment: ["GITHUB_ACTIONS": "false"]).output.contains("::error"))
  }

  @Test func aFormatThatIsGivenStandsAlone() {
    #expect(
      lint("--format", "concise").output
        == "b/b.axml:1:9: error[mismatched-tag]: \"veiw\" does not close \"view\"\n")
    #expect(lint("--format", "github", environment: [:]).output.hasPrefix(CodeHostTests.annotation))
  }

  @Test func theStepSummaryGrows() {
    workspace.write("summary.md", "before\n")
    let environment = CodeHostTests.actions.merging(["GITHUB_STEP_SUMMARY": workspace.absolute("summary.md")])
    { $1 }
    _ = lint(environment: environment)
    let table = """
      before
      ### mpcheck

      1 error in 1 file

      | severity | rule | findings | first |
      |---|---|---:|---|
      | error | mismatched-tag | 1 | app/b/b.axml:1:9 |

      """
    #expect(workspace.read("summary.md") == table)
    _ = lint("--format", "sarif", environment: environment)
    #expect(workspace.read("summary.md") == table)
    _ = lint("--format", "github", "--format", "text=report.txt", environment: environment)
    #expect(workspace.read("summary.md") == table + table.dropFirst(7))
  }

  @Test func aStepSummaryThatCannotBeWrittenIsTold() {
    let run = lint(environment: CodeHostTests.actions.merging(["GITHUB_STEP_SUMMARY": workspace.path]) { $1 })
    #expect(run.status == 3)
    #expect(run.error == "mpcheck: \(workspace.path) cannot be written: is a directory\n")
  }

  @Test func codeHostsGetPathsFromTheTopOfTheRepository() {
    #expect(lint("--format", "sarif", environment: [:]).output.contains(#""uri": "app/b/b.axml""#))
    #expect(lint("--format", "gitlab", environment: [:]).output.contains(#""path": "app/b/b.axml""#))
    for format in ["json", "checkstyle", "junit"] {
      #expect(!lint("--format", format, environment: [:]).output.contains("app/b/b.axml"))
    }
  }

  @Test func withoutARepositoryPathsAreThoseOfTheFolder() {
    let workspace = Workspace.page("<view></veiw>\n")
    let run = workspace.run("lint", "--format", "github")
    #expect(run.output.hasPrefix("::error file=pages/index/index.axml,"))
  }
}
