import SystemC
import Testing

/// Links inside a repository to what nobody wants to see: what `.gitignore` ignores, and what is in a `.git`.
@Suite struct HiddenTargetTests {
  private static let secret = "the_secret_of_another_file"

  private func workspace(_ files: [String: String] = [:]) -> Workspace {
    let secret = "<veiw \(HiddenTargetTests.secret)"
    return Workspace(
      [
        ".git/HEAD": "", ".git/config": secret, ".git/x.json": "{ \"\(secret)",
        "app.json": #"{ "pages": ["a/a"] }"#,
        "a/a.axml": "<view/>\n", "a/a.js": "Page({});\n", ".env": secret, "k/key": secret,
        "k/open": "<view id=k/>\n",
        ".gitignore": ".env\nnode_modules\nminiprogram_npm\n", "k/.gitignore": "key\n",
        "lib/b.axml": "<view id=l/>\n",
        "node_modules/n/n.axml": "<view id=n/>\n", "miniprogram_npm/m.axml": "<view id=m/>\n",
      ].merging(files) { $1 })
  }

  private func link(_ workspace: Workspace, _ path: String, to target: String) {
    #expect(symlink(target, workspace.absolute(path)) == 0)
  }

  private func expectNoSecret(_ run: Binary.Run) {
    #expect(!run.output.contains(HiddenTargetTests.secret))
    #expect(!run.error.contains(HiddenTargetTests.secret))
  }

  @Test(arguments: ["../.env", "../k/key", "via"], ["text", "json", "html"])
  func aLinkToAnIgnoredFileIsNotRead(target: String, format: String) {
    let workspace = workspace()
    link(workspace, "a/via", to: "../.env")
    link(workspace, "a/b.axml", to: target)
    let run = workspace.run("lint", "--format", format)
    expectNoSecret(run)
    #expect(run.error == "note: a/b.axml leads to a file that .gitignore ignores and is not read\n")
    #expect(run.status == 0)
  }

  @Test(arguments: ["../.git/config", "../.git", "../.git/none"])
  func aLinkIntoAGitFolderIsNotRead(target: String) {
    let workspace = workspace()
    link(workspace, "a/b.axml", to: target)
    let run = workspace.run("lint")
    expectNoSecret(run)
    #expect(run.error == "note: a/b.axml leads into a .git and is not read\n")
    #expect(run.status == 0)
  }

  @Test func linksToSeveralPlacesAreSaidApart() {
    let workspace = workspace()
    for (name, target) in [("b", "../.env"), ("c", "../.git/config"), ("d", "../k/key"), ("e", "/nowhere/x")]
    {
      link(workspace, "a/\(name).axml", to: target)
    }
    let run = workspace.run("lint", "--language", "en")
    #expect(
      run.error == """
        note: a/e.axml is a symbolic link to outside of the repository and is not read
        note: a/b.axml and 1 other lead to a file that .gitignore ignores and are not read
        note: a/c.axml leads into a .git and is not read

        """)
    #expect(
      workspace.run("lint", "--language", "zh").error == """
        注意：a/e.axml 是指向仓库之外的符号链接，未读取
        注意：a/b.axml 等 2 个路径指向被 .gitignore 忽略的文件，未读取
        注意：a/c.axml 指向 .git 内部，未读取

        """)
  }

  /// The repository of another one below, and its file `.git`.
  @Test func whatIsBelowAnyGitFolderIsOutside() {
    let workspace = workspace([
      "sub/.git/config": "<veiw \(HiddenTargetTests.secret)", "w/.git": "gitdir: ../x\n",
    ])
    link(workspace, "a/b.axml", to: "../sub/.git/config")
    link(workspace, "a/c.axml", to: "../w/.git")
    let run = workspace.run("lint")
    expectNoSecret(run)
    #expect(run.error == "note: a/b.axml and 1 other lead into a .git and are not read\n")
  }

  /// Without any link.
  @Test(arguments: [
    ("mpcheck.json", #"{ "extends": ".git/x.json" }"#), ("mpcheck.json", #"{ "baseline": ".git/x.json" }"#),
    ("mpcheck.json", #"{ "hosts": [".git/x.json"] }"#), ("mpcheck.json", #"{ "hosts": [".git"] }"#),
    ("a/a.json", #"{ "usingComponents": { "c": "/.git/x" } }"#),
    ("a/a.axml", "<import src=\"../.git/config\"/>\n"),
    ("a/a.axml", "<include src=\"../.git/config\"/>\n"), ("app.json", #"{ "pages": ["a/a", ".git/x"] }"#),
  ])
  func whatIsInAGitFolderIsNotRead(file: String, text: String) {
    let workspace = workspace([file: text])
    for format in ["text", "json"] {
      expectNoSecret(workspace.run("lint", "--min-severity", "info", "--format", format))
    }
  }

  @Test func settingsInAGitFolderAreWrongUse() {
    let workspace = workspace(["mpcheck.json": #"{ "extends": ".git/x.json" }"#])
    let run = workspace.run("lint")
    #expect(run.status == 2)
    #expect(
      run.error
        == "mpcheck: mpcheck.json:1:15: \".git/x.json\": the configuration file cannot be read: it leads into a .git\n"
    )
  }

  // MARK: What goes on working

  /// Links to files that are not ignored, to packages, and in packages, as pnpm makes them.
  @Test func otherLinksAreFollowed() {
    let workspace = workspace()
    link(workspace, "a/b.axml", to: "../lib/b.axml")
    link(workspace, "a/c.axml", to: "../k/open")
    link(workspace, "a/m.axml", to: "../miniprogram_npm/m.axml")
    link(workspace, "a/n.axml", to: "../node_modules/n/n.axml")
    let run = workspace.run("lint", "a", "--format", "concise")
    #expect(
      run.output
        == ["b:1:10", "c:1:10", "m:1:10", "n:1:10"].map {
          "a/\($0.prefix(1)).axml\($0.dropFirst()): warning[unquoted-value]: this value has no quotes\n"
        }.joined())
    #expect(!run.error.contains("not read"))
  }

  @Test func componentsOfLinkedPackagesAreFound() {
    let workspace = workspace([
      "a/a.json": #"{ "usingComponents": { "c": "/node_modules/l/c" } }"#, "a/a.axml": "<c right=\"1\"/>\n",
      "node_modules/.pnpm/l/c.axml": "<view/>\n", "node_modules/.pnpm/l/c.json": #"{ "component": true }"#,
      "node_modules/.pnpm/l/c.js": "Component({ props: { right: 1 } });\n",
    ])
    link(workspace, "node_modules/l", to: ".pnpm/l")
    let run = workspace.run("lint", "--format", "concise", "--min-severity", "info")
    #expect(!run.error.contains("not read"))
    #expect(!run.output.contains("a/a."))
  }

  /// Paths that a person gives, and a repository that lies in a `.git`, as some tools make work trees.
  @Test func givenPathsAreFollowed() {
    let workspace = workspace([
      ".git/w/.git": "gitdir: x\n", ".git/w/app.json": #"{ "pages": ["a/a"] }"#,
      ".git/w/a/a.axml": "<view id=a/>\n",
      ".git/w/a/a.js": "Page({});\n", ".git/w/lib/b.axml": "<view id=b/>\n",
    ])
    link(workspace, "a/b.axml", to: "../k/key")
    link(workspace, ".git/w/a/b.axml", to: "../lib/b.axml")
    #expect(workspace.run("lint", "a/b.axml", "--format", "concise").output.hasPrefix("a/b.axml:1:"))
    let run = workspace.run("lint", ".git/w", "--format", "concise")
    #expect(
      run.output
        == ["a/a", "a/b", "lib/b"].map {
          ".git/w/\($0).axml:1:10: warning[unquoted-value]: this value has no quotes\n"
        }.joined())
    #expect(!run.error.contains("not read"))
  }
}
