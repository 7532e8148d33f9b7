import Testing

/// Which configuration a program has when there are several on the way.
@Suite struct NearestConfigurationTests {
  /// The page has an unquoted value and a handler that is missing.
  private let workspace = Workspace([
    "mini/app.json": #"{ "pages": ["pages/a/a"] }"#,
    "mini/pages/a/a.axml": "<view class=a onTap=\"go\"/>\n", "mini/pages/a/a.js": "Page({})\n",
    "mpcheck.json": #"{ "rules": { "unquoted-value": "off" } }"#,
    "mini/mpcheck.json": #"{ "rules": { "undefined-handler": "off" } }"#,
  ])

  private func rules(_ run: Binary.Run) -> [Substring] {
    run.output.split(separator: "\n").map { $0.split(whereSeparator: { "[]".contains($0) })[1] }
  }

  @Test func theNearestReplacesThoseFurtherUp() {
    let run = workspace.run("lint", "--format", "concise")
    #expect(rules(run) == ["unquoted-value"])
    #expect(run.error == "")
    let config = workspace.run("config", "mini/pages/a/a.axml")
    #expect(
      config.output.hasPrefix(
        "read from mini/mpcheck.json\nnot read: mpcheck.json (the nearer one replaces it)\n"))
    #expect(config.error == "")
    #expect(
      workspace.run("config", "mini", "-f", "json").output.hasPrefix(
        "{\n  \"version\": 1,\n  \"files\": [\"mini/mpcheck.json\"],\n  \"passedOver\": [\"mpcheck.json\"],\n"
      ))
    #expect(workspace.run("config").output.hasPrefix("read from mpcheck.json\n"))
  }

  @Test func oneBelowTheProgramIsNotRead() {
    workspace.write("mini/pages/mpcheck.json", #"{ "rules": { "unquoted-value": "off" } }"#)
    for path in ["mini", "mini/pages/a/a.axml", "."] {
      let run = workspace.run("lint", "--format", "concise", path)
      #expect(rules(run) == ["unquoted-value"])
      #expect(
        run.error == "note: mini/pages/mpcheck.json is not read: this program's is mini/mpcheck.json\n")
    }
    workspace.write("mini/pages/a/mpcheck.json", "{}")
    #expect(
      workspace.run("lint").error
        == "note: mini/pages/a/mpcheck.json and 1 more are not read: this program's is mini/mpcheck.json\n")
    #expect(workspace.run("lint", "--quiet").error == "")
    #expect(workspace.run("lint", "--no-config").error == "")
    #expect(workspace.run("lint", "--config", "mpcheck.json").error == "")
    #expect(
      workspace.run("config", "mini").output.hasPrefix(
        """
        read from mini/mpcheck.json
        not read: mpcheck.json (the nearer one replaces it)
        not read: mini/pages/a/mpcheck.json (it is below the program's folder)
        not read: mini/pages/mpcheck.json (it is below the program's folder)

        """))
  }

  @Test func oneThatTheConfigurationExtendsIsRead() {
    workspace.write("mini/pages/mpcheck.json", #"{ "rules": { "unquoted-value": "off" } }"#)
    workspace.write("mini/mpcheck.json", #"{ "extends": ["pages/mpcheck.json", "../mpcheck.json"] }"#)
    let run = workspace.run("lint", "--format", "concise")
    #expect(rules(run) == ["undefined-handler"])
    #expect(run.error == "")
    #expect(
      workspace.run("config", "mini").output.hasPrefix(
        "read from mini/pages/mpcheck.json, mpcheck.json, mini/mpcheck.json\nrules."))
  }

  @Test func aProgramInTheProgramHasItsOwn() {
    workspace.write("mini/demo/app.json", #"{ "pages": ["b"] }"#)
    workspace.write("mini/demo/b.axml", "<view class=b/>\n")
    workspace.write("mini/demo/mpcheck.json", #"{ "rules": { "unquoted-value": "off" } }"#)
    let run = workspace.run("lint", "--format", "concise")
    #expect(rules(run) == ["unquoted-value"])
    #expect(run.error == "")
    #expect(workspace.run("lint", "mini/pages").error == "")
  }

  @Test func withoutOneOfItsOwnTheNoteSaysWhereItWouldBe() {
    let workspace = Workspace.page("<view/>\n", ["pages/mpcheck.json": "{}"])
    #expect(
      workspace.run("lint").error
        == "note: pages/mpcheck.json is not read: a program's is in its folder or above\n")
  }
}
