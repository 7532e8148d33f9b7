import Testing

/// `mpcheck rules --format html`.
@Suite struct SiteCommandTests {
  private let workspace = Workspace()

  @Test func writesThePagesIntoAFolderThatItMakesAndOverThoseThatItWrote() throws {
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

    // It writes the same again, and leaves the rest.
    Binary.run(["-R", "docs/site", "first"], in: workspace.path, program: "cp")
    workspace.write("first/CNAME", "example.org\n")
    workspace.write("docs/site/CNAME", "example.org\n")
    workspace.write("docs/site/index.html", "old")
    #expect(workspace.run("rules", "-f", "html", "--output", "docs/site/").status == 0)
    #expect(
      Binary.run(["-r", "first", "docs/site"], in: workspace.path, program: "diff").description
        == Binary.Run(status: 0, outputBytes: [], error: "").description)
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
