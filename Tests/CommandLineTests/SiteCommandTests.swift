import Testing

/// `mpcheck rules --format html`.
@Suite struct SiteCommandTests {
  private let workspace = Workspace()

  @Test func writesThePagesIntoAFolderThatItMakes() throws {
    let run = workspace.run("rules", "--format", "html", "--output", "docs/site")
    #expect(run.status == 0)
    #expect(run.output == "")
    #expect(run.error.wholeMatch(of: /wrote [0-9]+ files to docs\/site\n/) != nil, "\(run.error)")
    let index = try #require(workspace.read("docs/site/index.html"))
    #expect(index.hasPrefix("<!doctype html>\n"))
    #expect(
      try #require(workspace.read("docs/site/rules/missing-key.html")).contains(
        "<h1><code>missing-key</code></h1>"))
    // What the programs print, too.
    for (file, arguments) in [
      ("mpcheck", ["schema"]), ("contract", ["schema", "--contract"]), ("report", ["schema", "--report"]),
    ] {
      #expect(
        workspace.read("docs/site/\(file).schema.json") == Binary.run(arguments, in: workspace.path).output)
    }
  }

  @Test func writesOverWhatItWroteAndLeavesTheRest() {
    workspace.write("site/index.html", "old")
    workspace.write("site/CNAME", "example.org\n")
    #expect(workspace.run("rules", "-f", "html", "--output", "site/").status == 0)
    #expect(workspace.read("site/index.html")?.hasPrefix("<!doctype html>") == true)
    #expect(workspace.read("site/CNAME") == "example.org\n")
  }

  @Test func aFolderThatCannotBeMadeIsNotFinished() {
    workspace.write("site", "a file")
    let run = workspace.run("rules", "--format", "html", "--output", "site")
    #expect(run.status == 3)
    #expect(run.error == "mpcheck: site cannot be written: file exists\n")
  }

  @Test(arguments: [
    (["--format", "html"], "--format html writes many files; name their folder with --output"),
    (
      ["--format", "html", "--output", ""], "--format html writes many files; name their folder with --output"
    ),
    (["--output", "site"], "--output goes with --format html"),
    (["--format", "json", "--output", "site"], "--output goes with --format html"),
  ])
  func formatAndFolderGoTogether(arguments: [String], message: String) {
    let run = Binary.run(["rules"] + arguments, in: workspace.path)
    #expect(run.status == 2)
    #expect(run.error == "mpcheck: \(message)\n")
  }

  @Test func oneSchemaIsPrintedAtATime() {
    let run = workspace.run("schema", "--contract", "--report")
    #expect(run.status == 2)
    #expect(run.error == "mpcheck: --contract and --report are two schemas; name one\n")
  }

  @Test func theManualPageHasTheStatusesOfThePage() throws {
    let manual = workspace.run("manual").output
    for status in 0...3 { #expect(manual.contains("\\fB\(status)\\fR\n")) }
  }
}
