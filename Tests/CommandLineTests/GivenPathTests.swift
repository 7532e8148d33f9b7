import Testing

/// Patterns and files of other kinds among the given paths.
@Suite struct GivenPathTests {
  private static let wrong = "<view class=a/>\n"
  private let workspace = Workspace([
    "app.json": #"{ "pages": ["pages/a/a", "pages/b/b"] }"#,
    "pages/a/a.axml": wrong, "pages/a/a.js": "Page({})\n", "pages/b/b.axml": wrong,
    "pages/b/b.js": "Page({})\n",
    "cards/c/c.axml": wrong, "cards/c/c.json": #"{ "component": true }"#, "cards/c/c.js": "Component({})\n",
    ".git/HEAD": "", ".gitignore": "gen\n", "pages/gen/g.axml": wrong, "pages/.hidden/h.axml": wrong,
    "node_modules/x/x.axml": wrong,
  ])

  private func files(_ arguments: String...) -> [String] {
    let run = Binary.run(["lint", "--show-files"] + arguments, in: workspace.path)
    return run.output.split(separator: "\n").map(String.init)
  }

  @Test func aPatternIsExpandedByTheRulesOfAWalk() {
    #expect(files("pages/**/*.axml") == ["pages/a/a.axml", "pages/b/b.axml"])
    #expect(files("**/*.axml") == ["cards/c/c.axml", "pages/a/a.axml", "pages/b/b.axml"])
    #expect(files("{cards,pages/a}/**") == ["cards/c/c.axml", "pages/a/a.axml"])
    #expect(files("pages/?/a.js") == ["pages/a/a.axml"])
    #expect(files("pages/[b-z]") == ["pages/b/b.axml"])
    #expect(files("./pages/*/*.axml", "cards") == ["cards/c/c.axml", "pages/a/a.axml", "pages/b/b.axml"])
    #expect(files(workspace.path + "/cards/*/c.axml") == ["cards/c/c.axml"])
    #expect(files("pages/**/*.axml", "--exclude", "pages/b") == ["pages/a/a.axml"])
    let run = workspace.run("lint", "pages/a/*.axml", "-f", "concise")
    #expect(
      run.output.hasPrefix(
        "pages/a/a.axml:1:13: warning[unquoted-value]: this value has no quotes"))
    #expect(run.error == "")
  }

  @Test func aFileOfThatVeryNameWins() {
    workspace.write("pages/[a]/x.axml", GivenPathTests.wrong)
    #expect(files("pages/[a]") == ["pages/[a]/x.axml"])
    #expect(files("pages/[a]/x.axml") == ["pages/[a]/x.axml"])
    #expect(files("pages/[ab]") == ["pages/a/a.axml", "pages/b/b.axml"])
  }

  @Test func aPatternWithoutAMatchIsAMissingPath() {
    let run = workspace.run("lint", "pages/**/*.wxml", "nowhere/*.axml", "pages")
    #expect(
      run.error == """
        mpcheck: pages/**/*.wxml: no file matches this pattern
        mpcheck: nowhere/*.axml: no file matches this pattern

        """)
    #expect(run.output == "")
    #expect(run.status == 2)
  }

  @Test func fixesAreMadeInWhatMatches() {
    #expect(workspace.run("lint", "--fix", "pages/*/a.axml").status == 0)
    #expect(workspace.read("pages/a/a.axml") == "<view class=\"a\"/>\n")
    #expect(workspace.read("pages/b/b.axml") == GivenPathTests.wrong)
  }

  @Test func filesOfOtherKindsAreNoted() {
    for name in ["a.vue", "b.png", "c.md", "LICENSE"] { workspace.write(name, "x") }
    let one = workspace.run("lint", "a.vue", "-f", "concise")
    #expect(one.error == "note: a.vue is not a page\n")
    #expect(one.status == 0)
    let many = workspace.run("lint", "a.vue", "pages/a/a.axml", "b.png", "c.md", "LICENSE", "-f", "concise")
    #expect(many.error == "note: a.vue and 3 more are not pages\n")
    #expect(many.output.hasPrefix("pages/a/a.axml:1:13: warning[unquoted-value]"))
    #expect(many.status == 0)
    #expect(workspace.run("lint", "--quiet", "a.vue", "b.png").error == "")
    #expect(workspace.run("lint", "a.vue", "--fail-on-no-files").status == 2)
    #expect(workspace.run("lint", "a.vue", "--exclude", "*.vue", "-f", "concise").error == "")
  }

  @Test func whatBelongsToNoPageIsSilent() {
    for name in ["tools/build.js", "package.json", "x.mjs", "y.json5", "z.css", "t.tsx"] {
      workspace.write(name, "{}")
    }
    let run = workspace.run(
      "lint", "tools/build.js", "package.json", "x.mjs", "y.json5", "z.css", "t.tsx", "-f", "concise")
    #expect(run.error == "")
    #expect(run.output == "")
    #expect(run.status == 0)
  }

  @Test func aScriptModuleMeansThePagesThatUseIt() {
    workspace.write("lib/one.sjs", "import two from './two.sjs';\nexport default { f() {} };\n")
    workspace.write("lib/two.sjs", "export default {};\n")
    workspace.write("lib/three.sjs", "export default {};\n")
    workspace.write(
      "pages/a/a.axml", "<import-sjs name=\"m\" from=\"../../lib/one.sjs\"/>\n<view class=a/>\n")
    workspace.write("pages/b/b.axml", "<import-sjs name=\"m\" from=\"/lib/two.sjs\"/>\n<view class=a/>\n")
    #expect(files("lib/one.sjs") == ["pages/a/a.axml"])
    #expect(files("lib/two.sjs") == ["pages/a/a.axml", "pages/b/b.axml"])
    #expect(files("lib/three.sjs") == [])
    let run = workspace.run("lint", "lib/one.sjs", "-f", "concise")
    #expect(run.output.contains("pages/a/a.axml:2:13: warning[unquoted-value]"))
    #expect(run.error == "")
  }

  /// The markup of the component says it, and nothing but the content is given to the component.
  @Test func aPageAloneHasWhatItsComponentsShow() {
    let workspace = Workspace([
      "app.json": #"{ "pages": ["pages/a/a"] }"#, "pages/a/a.wxml": "<card><view>a</view></card>\n",
      "pages/a/a.json": #"{ "usingComponents": { "card": "/card/card" } }"#,
      "card/card.wxml": "<view/>\n", "card/card.json": #"{ "component": true }"#,
      "card/card.js": "Component({})\n",
    ])
    let run = workspace.run("lint", "pages/a/a.wxml", "--format", "concise")
    #expect(
      run.output.hasPrefix(
        #"pages/a/a.wxml:1:8: warning[lost-slot-content]: "card" has no slot, so this is never shown"#))
    workspace.write("card/card.wxml", "<slot/>\n")
    #expect(workspace.run("lint", "pages/a/a.wxml").output == "No problems found in 1 file.\n")
  }

  @Test func aStyleSheetMeansThePagesThatItAppliesTo() {
    workspace.write("pages/a/a.acss", "@import '../../lib/base.acss';\n")
    workspace.write("pages/b/b.acss", "view { color: red }\n")
    workspace.write("lib/base.acss", "@import \"/lib/reset.acss\";\n")
    workspace.write("lib/reset.acss", "")
    #expect(files("pages/b/b.acss") == ["pages/b/b.axml"])
    #expect(files("lib/base.acss") == ["pages/a/a.axml"])
    #expect(files("lib/reset.acss") == ["pages/a/a.axml"])
    workspace.write("app.acss", "")
    #expect(files("app.acss") == ["cards/c/c.axml", "pages/a/a.axml", "pages/b/b.axml"])
    workspace.write("app.acss", "@import 'lib/reset.acss';")
    #expect(files("lib/reset.acss") == ["cards/c/c.axml", "pages/a/a.axml", "pages/b/b.axml"])
    #expect(files("lib/base.acss") == ["pages/a/a.axml"])
  }

  /// A script beside no page is linted as its program is: in a hook it may be the only changed file.
  @Test func aScriptThatPagesLoadIsLinted() {
    workspace.write("pages/a/a.js", "require('../../utils/used.js');\nPage({})\n")
    workspace.write("utils/used.js", "const names = { a: 1 b: 2 };\n")
    workspace.write("app.js", "require('./utils/start');\nApp({})\n")
    workspace.write("utils/start.ts", "")
    workspace.write("utils/unused.js", "const names = { a: 1 b: 2 };\n")
    let finding = "utils/used.js:1:22: error[invalid-script]: missing \",\" before \"b\"\n"
    let run = workspace.run("lint", "utils/used.js", "-f", "concise")
    #expect(run.output == finding)
    #expect(run.error == "")
    #expect(run.status == 1)
    #expect(workspace.run("lint", "utils/*.js", "-f", "concise").output == finding)
    #expect(files("utils/used.js", "utils/unused.js", "pages/b/b.js") == ["pages/b/b.axml", "utils/used.js"])
    #expect(
      workspace.run("lint", "utils/used.js").output.hasSuffix("\nFound 1 error; 1 file checked.\n"))
    #expect(
      workspace.run("lint", "app.js", "utils/start.ts", "--fail-on-no-files").output
        == "No problems found in 2 files.\n")
    let withPage = workspace.run("lint", "pages/a/a.js", "utils/used.js")
    #expect(
      withPage.output.hasSuffix("\nFound 1 error and 1 warning (1 fixable with --fix); 2 files checked.\n"))
    let input = workspace.run(
      "lint", "-", "--stdin-filename", "utils/used.js", "-f", "concise", standardInput: "let a = {,};\n")
    #expect(input.output == "utils/used.js:1:10: error[invalid-script]: unexpected \",\" in an object\n")
  }

  @Test func aFolderOfScriptsMeansThoseThatPagesLoad() {
    workspace.write("pages/a/a.js", "require('../../utils/net/used.js');\nPage({})\n")
    workspace.write("utils/net/used.js", "const names = { a: 1 b: 2 };\n")
    workspace.write("utils/other/unused.js", "const names = { a: 1 b: 2 };\n")
    let finding = "utils/net/used.js:1:22: error[invalid-script]: missing \",\" before \"b\"\n"
    for folder in ["utils", "utils/net"] {
      let run = workspace.run("lint", folder, "-f", "concise")
      #expect(run.output == finding)
      #expect(run.error == "")
      #expect(run.status == 1)
      #expect(files(folder) == ["utils/net/used.js"])
    }
    #expect(files("utils", "pages/a") == ["pages/a/a.axml", "utils/net/used.js"])
    let unused = workspace.run("lint", "utils/other")
    #expect(unused.output == "There was nothing to check (no page in utils/other).\n")
    #expect(unused.status == 0)
    #expect(workspace.run("lint", "utils/other", "--fail-on-no-files").status == 2)
    #expect(
      workspace.run("lint", "utils/other", "pages/b", "-f", "concise").error
        == "note: no page in utils/other\n")
    for folder in ["utils", "."] {
      #expect(
        !workspace.run("lint", folder, "--exclude", "utils/net", "-f", "concise").output.contains("used.js"))
    }
  }

  /// What a program does not load is not a part of it, and its packages are of others.
  @Test func aScriptThatNoPageLoadsMeansNothing() {
    workspace.write("utils/unused.js", "const names = { a: 1 b: 2 };\n")
    workspace.write("node_modules/x/y.js", "const names = { a: 1 b: 2 };\n")
    workspace.write("pages/a/a.js", "require('/node_modules/x/y.js');\nPage({})\n")
    for name in ["utils/unused.js", "node_modules/x/y.js"] {
      let run = workspace.run("lint", name)
      #expect(run.output == "There was nothing to check.\n")
      #expect(run.error == "")
      #expect(run.status == 0)
    }
    let failed = workspace.run("lint", "utils/unused.js", "--fail-on-no-files")
    #expect(failed.error == "mpcheck: no page in utils/unused.js\n")
    #expect(failed.status == 2)
  }

  /// Nothing is said of hosts and of pages where neither is given.
  @Test func aScriptAloneBringsNoNoteOnHosts() {
    workspace.write(
      "pages/a/a.axml", "<mpaas-component id=\"map\" type=\"my_map\" style=\"width:1px;height:1px\"/>\n")
    workspace.write("app.js", "App({})\n")
    let note = "note: native types are not checked: no host, contract file or nativeViews is given\n"
    #expect(workspace.run("lint", "pages/a").error == note)
    #expect(workspace.run("lint", "app.js").error == "")
    workspace.write("ios/A.m", "@implementation A\n- (void)a { [my registerView:@\"my_map\"]; }\n@end\n")
    workspace.write("mpcheck.json", #"{ "hosts": ["ios"] }"#)
    let run = workspace.run("lint", "app.js")
    #expect(run.output == "No problems found in 1 file.\n")
    #expect(run.error == "")
  }

  /// A typing mistake in the path of a module, or a file that is left over: nothing is linted for it, which must not look as if
  /// all were well.
  @Test func aSharedFileThatNoPageUsesIsNoted() {
    for name in ["lib/u.sjs", "lib/u.acss", "lib/w.wxs", "lib/used.sjs"] { workspace.write(name, "") }
    workspace.write("lib/u.sjs", "import used from './used.sjs';\n")
    workspace.write("lib/used.sjs", "export default {};\n")
    workspace.write(
      "pages/a/a.axml", "<import-sjs name=\"m\" from=\"/lib/used.sjs\"/>\n<view class=\"a\"/>\n")
    for name in ["lib/u.sjs", "lib/u.acss", "lib/w.wxs"] {
      let run = workspace.run("lint", name, "-f", "concise")
      #expect(run.error == "note: no page that uses \(name) was found\n")
      #expect(run.output == "")
      #expect(run.status == 0)
    }
    let many = workspace.run(
      "lint", "lib/w.wxs", "pages/b", "lib/u.acss", "lib/u.sjs", "lib/used.sjs", "-f", "concise")
    #expect(many.error == "note: no pages that use lib/w.wxs and 2 more were found\n")
    #expect(many.output.contains("pages/b/b.axml:1:13: warning[unquoted-value]"))
    let chinese = workspace.run("lint", "lib/u.sjs", "--language", "zh", "-f", "concise")
    #expect(chinese.error == "注意：没有找到使用 lib/u.sjs 的页面\n")
    let chineseMany = workspace.run("lint", "lib/u.sjs", "lib/u.acss", "--language", "zh", "-f", "concise")
    #expect(chineseMany.error == "注意：没有找到使用 lib/u.sjs 等 2 个文件的页面\n")
    let failed = workspace.run("lint", "lib/u.sjs", "--fail-on-no-files")
    #expect(failed.error == "mpcheck: no page in lib/u.sjs\n")
    #expect(failed.status == 2)
    #expect(workspace.run("lint", "--quiet", "lib/u.sjs").error == "")
    #expect(workspace.run("lint", "lib/u.sjs", "--exclude", "lib", "-f", "concise").error == "")
    #expect(workspace.run("lint", "lib/used.sjs", "--fail-on-no-files", "-q").status == 0)
  }

  /// A file of a kind that the web has is one of pages only where these have that kind, and a sheet that is preprocessed may be
  /// imported by another.
  @Test func aFileOfTheWebIsOneOfPagesThatHaveItsKind() {
    let swan = Workspace(["app.json": #"{ "pages": ["a"] }"#, "a.swan": "<view/>\n"])
    for name in ["u.css", "date.filter.js", "u.less"] {
      swan.write(name, "")
      workspace.write(name, "")
    }
    for name in ["u.css", "date.filter.js"] {
      #expect(swan.run("lint", name, "-f", "concise").error == "note: no page that uses \(name) was found\n")
      #expect(workspace.run("lint", name, "-f", "concise").error == "")
    }
    #expect(swan.run("lint", "u.less", "-f", "concise").error == "")
  }

  @Test func outsideOfAProgramASharedFileIsNotedToo() {
    let workspace = Workspace([
      "u.sjs": "", "x/a.wxml": "<view/>\n", "x/a.wxss": "", "x/b.wxss": "", "x/c.css": "",
    ])
    for name in ["u.sjs", "x/b.wxss"] {
      let run = workspace.run("lint", name, "-f", "concise")
      #expect(run.error == "note: no page that uses \(name) was found\n")
      #expect(run.status == 0)
    }
    #expect(workspace.run("lint", "x/a.wxss", "x/c.css", "-f", "concise").error == "")
  }

  @Test func outsideOfAProgramAStyleSheetMeansThePageBesideIt() {
    let workspace = Workspace(["x/a.wxml": "<view/>\n", "x/a.wxss": "", "x/b.wxs": ""])
    #expect(workspace.run("lint", "--show-files", "x/a.wxss").output == "x/a.wxml\n")
    #expect(workspace.run("lint", "--show-files", "x/b.wxs").output == "")
  }
}
