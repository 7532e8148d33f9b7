import SystemC
import Testing

/// Files that a `.gitignore` names and git tracks all the same, or that a program reaches.
@Suite struct IgnoredFileTests {
  /// The pages `a` and `b`, ignored and tracked. The script of `b` changed, and the page `a`.
  private func repository(_ others: [String: String] = [:]) -> GitWorkspace {
    let repository = GitWorkspace.pages(["a/a.json": "{}\n"].merging(others) { $1 })
    repository.write(".gitignore", "a/\nb\n*.gen.axml\n")
    repository.commitAll()
    repository.write("a/a.axml", "<view id=a/>\n")
    repository.write("b/b.js", "Page({ b: 1 });\n")
    // Beside them, and not tracked.
    repository.write("a/c.axml", "<view id=c/>\n")
    repository.git("add", "--update")
    return repository
  }

  private func lint(_ repository: GitWorkspace, _ arguments: [String]) -> Binary.Run {
    repository.run(["lint", "--format", "concise"] + arguments)
  }

  // MARK: What git lists

  @Test(arguments: GitWorkspace.scopes, [[], ["."], ["a", "b"]])
  func whatGitListsIsLinted(scope: [String], paths: [String]) {
    let repository = repository()
    let run = lint(repository, scope + paths)
    #expect(run.output == GitWorkspace.unquotedInA + GitWorkspace.oldFinding)
    #expect(run.error == "")
    #expect(run.status == 1)
    #expect(lint(repository, scope + paths + ["--show-files"]).output == "a/a.axml\nb/b.axml\n")
  }

  @Test(arguments: GitWorkspace.scopes) func excludedFilesStayHidden(scope: [String]) {
    let repository = repository()
    #expect(lint(repository, scope + ["--exclude", "a/a.axml"]).output == GitWorkspace.oldFinding)
    #expect(lint(repository, scope + ["--exclude", "a"]).output == GitWorkspace.oldFinding)
    repository.write("mpcheck.json", #"{ "exclude": ["b/**"] }"#)
    repository.git("add", "mpcheck.json")
    #expect(lint(repository, scope).output == GitWorkspace.unquotedInA)
  }

  /// Packages are passed over for other reasons.
  @Test(arguments: GitWorkspace.scopes) func otherFilesStayHidden(scope: [String]) {
    let repository = GitWorkspace.pages()
    for name in ["node_modules/x/x.axml", "d/node_modules/.x/x.axml", ".x/node_modules/x.axml"] {
      repository.write(name, "<view id=x/>\n")
    }
    repository.write(".gitignore", "d\n.x\nnode_modules\n")
    repository.git("add", "--force", "--all")
    #expect(lint(repository, scope + ["--quiet"]).output == "")
  }

  /// An ignored folder with a program of its own: its pages belong to that.
  @Test(arguments: GitWorkspace.scopes) func anIgnoredProgramIsOne(scope: [String]) {
    let repository = GitWorkspace.pages([
      "dist/app.json": #"{ "pages": ["p/p"] }"#, "dist/p/p.axml": "<import src=\"/t.axml\"/>\n",
      "dist/p/p.js": "Page({});\n", "dist/t.axml": "<template name=\"t\"><view/></template>\n",
    ])
    repository.write(".gitignore", "dist\n")
    repository.commitAll()
    repository.write("dist/p/p.axml", "<import src=\"/t.axml\"/>\n<view id=p/>\n")
    repository.git("add", "--update")
    #expect(lint(repository, scope).output.contains("dist/p/p.axml:2:10: warning[unquoted-value]"))
  }

  @Test(arguments: GitWorkspace.scopes) func nativeSourcesCountToo(scope: [String]) {
    let repository = GitWorkspace.pages(["ios/A.m": "@implementation A\n@end\n"])
    repository.write(".gitignore", "ios\n")
    repository.commitAll()
    repository.write("ios/A.m", "@implementation A\n// mpcheck-disable-next-line no-such-rule: x\n@end\n")
    repository.git("add", "--update")
    #expect(lint(repository, scope + ["--host", "ios"]).output.hasPrefix("ios/A.m:2:"))
    #expect(lint(repository, scope + ["--host", "."]).output.hasPrefix("ios/A.m:2:"))
  }

  @Test(arguments: GitWorkspace.scopes) func theyAreFormatted(scope: [String]) {
    let repository = repository()
    repository.write("a/a.axml", "<view>\n      <view/>\n  <view/>\n</view>\n")
    repository.git("add", "--update")
    let run = repository.run(["format", "--check"] + scope)
    #expect(run.output == "a/a.axml\n")
    #expect(run.status == 1)
    #expect(repository.run(["format", "--check", "--exclude", "a"] + scope).output == "")
  }

  // MARK: What a program reaches

  private static let reached = [
    "app.json": #"{ "pages": ["pages/a", "pages/b", "home/h"] }"#, "home/h.axml": "<c/>\n",
    "home/h.js": "Page({});\n", "home/h.json": #"{ "usingComponents": { "c": "../parts/c" } }"#,
    "pages/a.axml": "<view id=a/>\n", "pages/b.axml": "<view/>\n", "pages/z.axml": "<view/>\n",
    "parts/c.axml": "<view/>\n", "parts/c.json": #"{ "component": true }"#,
    "parts/c.js": "Component({});\n",
  ]

  private func notes(_ ignored: String, _ others: [String: String] = [:], _ arguments: String...) -> String {
    Workspace(IgnoredFileTests.reached.merging([".gitignore": ignored].merging(others) { $1 }) { $1 })
      .run("lint", "--format", "concise", arguments.first ?? ".").error
  }

  private static let aIsHidden =
    "note: pages/a.axml is ignored by .gitignore and was not checked, though app.json lists it"

  @Test func reachedFilesThatAreIgnoredAreSaid() {
    #expect(notes("pages/a.axml\n") == IgnoredFileTests.aIsHidden + "\n")
    #expect(notes("pages/\n") == IgnoredFileTests.aIsHidden + "; and 1 more\n")
    #expect(notes("pages\nparts\n") == IgnoredFileTests.aIsHidden + "; and 2 more\n")
    #expect(
      notes("parts/\n")
        == "note: parts/c.axml is ignored by .gitignore and was not checked, though home/h.json uses it\n")
    let ofApp = #"{ "pages": ["home/h"], "usingComponents": { "x": "/parts/c" } }"#
    #expect(
      notes("parts/\n", ["app.json": ofApp, "pages/a.axml": "<view/>\n"])
        == "note: parts/c.axml is ignored by .gitignore and was not checked, though app.json uses it\n")
  }

  @Test func itIsSaidInChineseToo() {
    let workspace = Workspace(IgnoredFileTests.reached.merging([".gitignore": "pages\nparts\n"]) { $1 })
    #expect(
      workspace.run("lint", "--language", "zh").error
        == "注意：pages/a.axml 被 .gitignore 忽略，未检查，但 app.json 列出了它；另有 2 个文件也是如此\n")
  }

  /// Then there is no page at all.
  @Test func itIsSaidWhereEveryPageIsIgnored() {
    #expect(
      notes("home\npages\nparts\n")
        == "note: no page in .\nnote: home/h.axml is ignored by .gitignore and was not checked, though app.json lists it; "
        + "and 2 more\n")
  }

  @Test func othersAreNotSaid() {
    #expect(notes("pages/z.axml\n*.bak\n") == "")
    #expect(notes("pages\n", ["mpcheck.json": #"{ "exclude": ["pages/**"] }"#]) == "")
    #expect(notes("pages\n", [:], "pages/a.axml") == "")
    // Packages are others' work, and built.
    for folder in ["node_modules", "miniprogram_npm"] {
      let page = [
        "home/h.json": "{ \"usingComponents\": { \"c\": \"/\(folder)/c/c\" } }",
        "\(folder)/c/c.axml": "<view/>\n", "\(folder)/c/c.json": #"{ "component": true }"#,
      ]
      #expect(notes(folder + "\n", page) == "")
    }
  }
}
