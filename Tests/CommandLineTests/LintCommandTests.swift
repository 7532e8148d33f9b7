import Testing

@Suite struct LintCommandTests {
  @Test func tellsItsVersion() {
    let run = Binary.run(["--version"], in: "/")
    #expect(run.output == "0.1.0\n")
    #expect(run.status == 0)
  }

  @Test func printsFindingsAndEndsWithOne() {
    let workspace = Workspace.page("<view><text></view>\n")
    let run = workspace.run("lint", "--format", "concise")
    #expect(run.status == 1)
    #expect(run.output == "pages/index/index.axml:1:8: error[unclosed-tag]: \"text\" is never closed\n")
  }

  @Test func aCleanProgramEndsWithZero() {
    let run = Workspace.page("<view/>\n").run("lint")
    #expect(run.status == 0)
    #expect(run.output == "No problems found in 1 file.\n")
    #expect(run.error == "")
  }

  @Test func aMissingPathIsWrongUse() {
    let run = Workspace.page("<view/>\n").run("lint", "nowhere")
    #expect(run.status == 2)
    #expect(run.output == "")
    #expect(run.error == "mpcheck: nowhere: there is no such file or folder\n")
  }
}
