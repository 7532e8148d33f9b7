import Testing

/// An object that a build gives to mustaches.
@Suite struct ProvidedObjectTests {
  private static let files: [String: String] = {
    var files = ["app.json": #"{ "pages": ["a/a", "b/b", "c/c", "d/d", "e/e"] }"#]
    for page in ["a", "b", "c", "d", "e"] {
      files["\(page)/\(page).wxml"] = "<view>{{I18n.t('x')}}{{I18n.t('y')}}</view>\n"
      files["\(page)/\(page).js"] = "Page({})\n"
    }
    return files
  }()

  private static let note = """
    note: "I18n" is called in 10 places of 5 files and defined nowhere: if a build provides it, add "globals": ["I18n"]

    """

  @Test func aNoteNamesIt() {
    let workspace = Workspace(Self.files)
    let run = workspace.run("lint")
    #expect(run.error == Self.note)
    #expect(run.output == "No problems found in 5 files.\n")
    #expect(workspace.run("lint", "--rule", "unsupported-call=off").error == "")
    workspace.write("mpcheck.json", #"{ "globals": ["I18n"] }"#)
    #expect(workspace.run("lint").error == "")
  }

  /// Of one page it is found out whether others call the object, too, but not how often.
  @Test func aSinglePageIsLikeAll() {
    let workspace = Workspace(Self.files)
    let run = workspace.run("lint", "a/a.wxml")
    #expect(run.output == "No problems found in 1 file.\n")
    workspace.write("e/e.wxml", "<view/>\n")
    #expect(workspace.run("lint", "a/a.wxml").output.hasSuffix("Found 2 warnings; 1 file checked.\n"))
    workspace.write("e/e.wxml", "<view>I18n.t('x')<!-- {{I18n.t('x')}} --></view>\n")
    #expect(workspace.run("lint", "a/a.wxml").output.hasSuffix("Found 2 warnings; 1 file checked.\n"))
  }

  @Test func whatTheScriptOfAnotherPageDefinesIsAMistakeInASinglePage() {
    let workspace = Workspace(Self.files.merging(["c/c.js": "Page({ data: { I18n: 1 } })\n"]) { $1 })
    #expect(workspace.run("lint", "a/a.wxml").output.hasSuffix("Found 2 warnings; 1 file checked.\n"))
  }

  @Test func whatAScriptDefinesIsAMistake() {
    let workspace = Workspace(Self.files.merging(["c/c.js": "Page({ data: { I18n: 1 } })\n"]) { $1 })
    let run = workspace.run("lint", "--fail-on", "never")
    #expect(run.error == "")
    #expect(run.output.contains("\nFound 10 warnings; 5 files checked.\n"))
  }
}
