import Testing

/// Pages and components in folders that walks do not enter.
@Suite struct HiddenPageTests {
  private static let program = [
    "app.json": #"{ "pages": ["home/h", ".p/a", "home/.q/a", "node_modules/x/a", "miniprogram_npm/x/a"] }"#,
    "home/h.axml": "<c/>\n", "home/h.js": "Page({});\n",
    "home/h.json": #"{ "usingComponents": { "c": "./.parts/c" } }"#, "home/.parts/c.axml": "<view id=c/>\n",
    "home/.parts/c.json": #"{ "component": true }"#, "home/.parts/c.js": "Component({});\n",
    ".p/a.axml": "<view id=a/>\n", ".p/a.js": "Page({});\n", "home/.q/a.axml": "<view id=a/>\n",
    "node_modules/x/a.axml": "<view id=a/>\n", "miniprogram_npm/x/a.axml": "<view id=a/>\n",
  ]

  private func lint(_ arguments: String..., changes: [String: String?] = [:]) -> Binary.Run {
    let files = HiddenPageTests.program.merging(changes.compactMapValues { $0 }) { $1 }
      .filter { name, _ in changes[name] != .some(nil) }
    let workspace = Workspace(files)
    return withExtendedLifetime(workspace) {
      Binary.run(["lint", "--format", "concise"] + arguments, in: workspace.path)
    }
  }

  // MARK: A lint of everything

  private static let inPackages =
    "note: miniprogram_npm/x/a.axml is in a folder of packages and was not checked, though app.json lists it; and 1 more\n"

  @Test func listedPagesAndComponentsAreSaid() {
    let run = lint()
    #expect(run.output == "")
    #expect(
      run.error
        == "note: .p/a.axml is in a hidden folder and was not checked, though app.json lists it; and 2 more\n"
        + HiddenPageTests.inPackages)
    #expect(run.status == 0)
  }

  @Test func itIsSaidInChineseToo() {
    #expect(
      lint("--language", "zh").error
        == "注意：.p/a.axml 在隐藏目录中，未检查，但 app.json 列出了它；另有 2 个文件也是如此\n"
        + "注意：miniprogram_npm/x/a.axml 在存放包的目录中，未检查，但 app.json 列出了它；另有 1 个文件也是如此\n")
  }

  @Test func aComponentIsSaidAlone() {
    let app = #"{ "pages": ["home/h"] }"#
    #expect(
      lint(changes: ["app.json": app]).error
        == "note: home/.parts/c.axml is in a hidden folder and was not checked, though home/h.json uses it\n")
  }

  @Test func itIsSaidWhereNoOtherPageIs() {
    let app = #"{ "pages": [".p/a"] }"#
    #expect(
      lint(changes: ["app.json": app, "home/h.axml": nil]).error
        == "note: no page in .\nnote: .p/a.axml is in a hidden folder and was not checked, though app.json lists it\n"
    )
  }

  @Test func othersAreNotSaid() {
    let app = #"{ "pages": ["home/h"] }"#
    let own = #"{ "usingComponents": { "c": "/node_modules/x/a", "d": "x/a" } }"#
    #expect(lint(changes: ["app.json": app, "home/h.json": own]).error == "")
    // Excluded, or not there.
    #expect(
      lint("--exclude", ".p", "--exclude", "home/.*/**", changes: ["node_modules/x/a.axml": nil]).error
        == "note: miniprogram_npm/x/a.axml is in a folder of packages and was not checked, though app.json lists it\n"
    )
    // A given one is checked.
    let given = lint(".p/a.axml")
    #expect(given.output == ".p/a.axml:1:10: warning[unquoted-value]: this value has no quotes\n")
    #expect(given.error == "")
  }

  // MARK: What git lists

  private func repository() -> GitWorkspace {
    let repository = GitWorkspace(HiddenPageTests.program)
    for name in [".p/a.axml", "home/.q/a.axml", "node_modules/x/a.axml", "miniprogram_npm/x/a.axml"] {
      repository.write(name, "<view id=changed/>\n")
    }
    repository.write(".p/node_modules/a.axml", "<view id=a/>\n")
    repository.write("node_modules/.p/a.axml", "<view id=a/>\n")
    repository.git("add", "--all", "--force")
    return repository
  }

  @Test(arguments: GitWorkspace.scopes) func changedPagesAreLinted(scope: [String]) {
    let run = repository().run(["lint", "--format", "concise"] + scope)
    #expect(
      run.output
        == ".p/a.axml:1:10: warning[unquoted-value]: this value has no quotes\n"
        + "home/.q/a.axml:1:10: warning[unquoted-value]: this value has no quotes\n")
    #expect(run.error == HiddenPageTests.inPackages)
  }

  @Test(arguments: GitWorkspace.scopes) func excludedPagesStayHidden(scope: [String]) {
    let repository = repository()
    let arguments = ["lint", "--format", "concise", "--quiet"] + scope
    #expect(repository.run(arguments + ["--exclude", "**/.*/**"]).output == "")
    repository.write("mpcheck.json", #"{ "exclude": [".p"] }"#)
    repository.git("add", "mpcheck.json")
    #expect(
      repository.run(arguments).output
        == "home/.q/a.axml:1:10: warning[unquoted-value]: this value has no quotes\n")
  }

  @Test(arguments: GitWorkspace.scopes) func theyAreFormatted(scope: [String]) {
    let repository = repository()
    for name in [".p/a.axml", "node_modules/x/a.axml"] {
      repository.write(name, "<view>\n      <view/>\n  <view/>\n</view>\n")
    }
    repository.git("add", "--all", "--force")
    #expect(repository.run(["format", "--check"] + scope).output == ".p/a.axml\n")
    #expect(repository.run(["format", "--check", "--exclude", ".p"] + scope).output == "")
  }

  /// Nothing but markup is taken from there.
  @Test(arguments: GitWorkspace.scopes) func otherFilesStayHidden(scope: [String]) {
    let repository = GitWorkspace.pages()
    repository.write(".ios/A.m", "// mpcheck-disable-next-line no-such-rule: x\n")
    repository.write(".vscode/mpcheck.json", "{ \"rules\": 1 }")
    repository.write(".x/package.json", "{")
    repository.git("add", "--all")
    let run = repository.run(["lint", "--host", ".", "--format", "concise"] + scope)
    #expect(run.output == "")
    #expect(!run.error.contains(".ios") && !run.error.contains(".vscode") && !run.error.contains(".x"))
  }
}
