import Testing

/// `exclude` and `--exclude`.
@Suite struct ExcludeTests {
  private static let pages = ["a/x", "a/y", "b/x", "c/x", "d/gen/x", "gen/x"]

  private func shown(exclude: [String], configured: String? = nil) -> (pages: [String], note: String) {
    var files: [String: String] = [:]
    for page in ExcludeTests.pages { files["\(page).axml"] = "<view/>\n" }
    if let configured { files["mpcheck.json"] = "{\"exclude\":[\(configured)]}" }
    let workspace = Workspace(files)
    let run = withExtendedLifetime(workspace) {
      Binary.run(["lint", "--show-files"] + exclude.flatMap { ["--exclude", $0] }, in: workspace.path)
    }
    return (run.output.split(separator: "\n").map { String($0.dropLast(5)) }, run.error)
  }

  private static let globs: [(globs: [String], left: [String])] = [
    (["**/gen/**"], ["a/x", "a/y", "b/x", "c/x"]), (["{a,b}/**"], ["c/x", "d/gen/x", "gen/x"]),
    (["[ab]"], ["c/x", "d/gen/x", "gen/x"]), (["[!ab]/**"], ["a/x", "a/y", "b/x", "gen/x"]),
    (["{a/y.axml,{b,c}/*,**/gen}"], ["a/x"]), (["*", "!a", "!a/**"], ["a/x", "a/y"]),
    (["a/*", "!a/y.axml"], ["a/y", "b/x", "c/x", "d/gen/x", "gen/x"]),
    (["!a", "a"], ["b/x", "c/x", "d/gen/x", "gen/x"]),
    (["/gen", "./b"], ["a/x", "a/y", "c/x", "d/gen/x"]),
    (["a/{x,y}.axml"], ["b/x", "c/x", "d/gen/x", "gen/x"]),
    (["{a,b,c,d,gen}", "!{a,b}"], ["a/x", "a/y", "b/x"]), (["nothing"], pages), ([], pages),
  ]

  @Test(arguments: globs)
  func takesWhatPeopleWrite(globs: [String], left: [String]) {
    #expect(shown(exclude: globs).pages == left)
    let configured = globs.map { "\"\($0)\"" }.joined(separator: ", ")
    #expect(shown(exclude: [], configured: configured).pages == left)
  }

  @Test func theCommandLineHasTheLastWord() {
    #expect(shown(exclude: ["!a/**"], configured: "\"*/*\"").pages == ["a/x", "a/y"])
    #expect(shown(exclude: ["b"], configured: "\"a\"").pages == ["c/x", "d/gen/x", "gen/x"])
  }

  @Test func aFileThatIsExcludedIsPassedOver() {
    let workspace = Workspace.page("<view></veiw>\n")
    #expect(workspace.run("lint", "pages/index/index.axml", "--exclude", "pages/{index,home}").status == 0)
    #expect(workspace.run("lint", "--exclude", "pages/home").status == 1)
  }

  @Test func whatCanMatchNothingIsANote() {
    #expect(
      shown(exclude: ["[ab", "c"]).note
        == "note: --exclude \"[ab\" can match nothing: its \"[\" is never closed\n")
    #expect(
      shown(exclude: [], configured: "\"!a\", \"b\", \"#c\", \"{d/./,}\"").note == """
        note: mpcheck.json:1:14: exclude "!a" can match nothing: nothing before it is excluded that "!" could keep
        note: mpcheck.json:1:25: exclude "#c" can match nothing: what begins with "#" is a comment
        note: mpcheck.json:1:31: exclude "{d/./,}" can match nothing: no path contains "." after its beginning

        """)
    let many = String(repeating: "{a,b}", count: 10)
    #expect(
      shown(exclude: [many]).note
        == "note: --exclude \"\(many)\" can match nothing: its braces mean more than 1000 patterns\n")
    #expect(shown(exclude: ["[ab", "c"]).pages.count == ExcludeTests.pages.count - 1)
  }

  @Test func soIsAnOverrideThatIsForNothing() {
    let workspace = Workspace.page(
      "<view/>\n",
      ["mpcheck.json": #"{ "overrides": [{ "files": ["x", "a//b"], "rules": { "missing-key": "off" } }] }"#])
    let note =
      "note: mpcheck.json:1:35: files \"a//b\" can match nothing: \"//\" has no name between the slashes\n"
    for command in ["lint", "config"] { #expect(workspace.run(command).error == note) }
  }
}
