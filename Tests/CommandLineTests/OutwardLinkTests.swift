import SystemC
import Testing

/// What lies behind symbolic links that lead out of the repository, and behind paths that do.
@Suite struct OutwardLinkTests {
  private static let secret = "<veiw the-secret-of-another-file"

  /// A repository with a program, beside a folder with secrets.
  private func workspace(_ files: [String: String] = [:]) -> Workspace {
    let secret = OutwardLinkTests.secret
    return Workspace(
      [
        "w/.git/HEAD": "", "w/app.json": #"{ "pages": ["a/a"] }"#, "w/a/a.axml": "<view/>\n",
        "w/a/a.js": "Page({});\n",
        "out/y": secret, "out/y.axml": secret, "out/y.json": "{ \(secret)", "out/y.js": "Page({ \(secret)",
        "out/y.acss": ".a { \(secret)",
      ].merging(files) { $1 })
  }

  private func link(_ workspace: Workspace, _ path: String, to target: String) {
    workspace.makeFolder(
      String(workspace.absolute(path).dropLast(path.split(separator: "/").last!.count + 1)))
    unlink(workspace.absolute(path))
    #expect(symlink(target, workspace.absolute(path)) == 0)
  }

  private func expectNoSecret(_ run: Binary.Run) {
    #expect(!run.output.contains("the-secret-of-another-file"))
    #expect(!run.error.contains("the-secret-of-another-file"))
  }

  private func note(_ path: String) -> String {
    "note: \(path) is a symbolic link to outside of the repository and is not read\n"
  }

  // MARK: Nothing is shown

  @Test(
    arguments: [
      "a/a.json", "a/a.axml", "a/a.js", "a/b.axml", "app.json", "mini.project.json", ".gitignore",
    ], ["text", "html", "json", "sarif"])
  func noTextBehindALinkIsShown(file: String, format: String) {
    let workspace = workspace(["w/b/b.axml": "<veiw/>\n"])
    link(workspace, "w/\(file)", to: "../../out/y")
    if !file.contains("/") { link(workspace, "w/\(file)", to: "../out/y") }
    let run = workspace.run("lint", "w", "--format", format, "--min-severity", "info")
    expectNoSecret(run)
    #expect(run.error.contains(note("w/" + file)))
    #expect(run.status <= 1)
  }

  /// A file that another one names by a path with `..`, without any link.
  @Test(arguments: [
    "a/a.json": #"{ "usingComponents": { "c": "../../out/y", "d": "/../out/y" } }"#,
    "a/a.axml":
      "<import src=\"../../out/y.axml\"/>\n<include src=\"../../out/y.axml\"/>\n<import-sjs name=\"a\" from=\"../../out/y.js\"/>\n",
    "a/a.js":
      "import y from '../../out/y'; import z from '../../out/y.json'; Page({ ...y, ...z, mixins: [y] });\n",
    "a/a.acss": "@import \"../../out/y.acss\";\n", "app.json": #"{ "pages": ["a/a", "../out/y"] }"#,
    "mini.project.json": #"{ "compileOptions": { "resolveAlias": { "@": "../out" } } }"#,
  ])
  func noFileOutsideIsRead(file: String, text: String) {
    let workspace = workspace(["w/" + file: text])
    // Reading it would not end.
    for name in ["y", "y.axml", "y.json", "y.js", "y.acss"] {
      unlink(workspace.absolute("out/" + name))
      mkfifo(workspace.absolute("out/" + name), 0o600)
    }
    let before = workspace.run("lint", "w", "--format", "html", "--min-severity", "info")
    for name in ["y", "y.axml", "y.json", "y.js", "y.acss"] {
      unlink(workspace.absolute("out/" + name))
      workspace.write("out/" + name, "{ " + OutwardLinkTests.secret)
    }
    let run = workspace.run("lint", "w", "--format", "html", "--min-severity", "info")
    expectNoSecret(run)
    #expect(run.status == before.status)
    #expect(run.output == before.output)
  }

  @Test func linksAreCounted() {
    let workspace = workspace()
    for name in ["a/b.axml", "a/a.js", "a/a.json"] { link(workspace, "w/" + name, to: "../../out/y") }
    let run = workspace.run("lint", "w")
    #expect(
      run.error.contains(
        "note: w/a/a.js and 2 others are symbolic links to outside of the repository and are not read\n"))
    #expect(workspace.run("lint", "w", "--quiet").error == "")
  }

  @Test func withoutARepositoryTheLintedFolderIsTheBound() {
    let workspace = workspace(["w/common/c.json": "{ \"component\": tru }"])
    unlink(workspace.absolute("w/.git/HEAD"))
    rmdir(workspace.absolute("w/.git"))
    link(workspace, "w/a/a.json", to: "../../out/y")
    let outside = "is a symbolic link to outside of the linted folder and is not read\n"
    for path in ["w", "w/a", "w/a/a.axml"] {
      let run = workspace.run("lint", path)
      expectNoSecret(run)
      #expect(run.error.contains("note: w/a/a.json " + outside))
    }
    link(workspace, "w/a/a.json", to: "../common/c.json")
    for path in ["w", "w/a"] {
      #expect(
        workspace.run("lint", path, "--format", "concise").output.contains(
          "w/a/a.json:1:16: error[invalid-json]"))
    }
  }

  // MARK: What is not known is not missing

  private static let using =
    #"{ "usingComponents": { "my-card": "/linked/card", "my-list": "my-list/list" } }"#

  @Test(arguments: ["../shared", "../nowhere", "/nowhere/at/all"])
  func aComponentBehindALinkIsNotMissing(target: String) {
    let workspace = workspace([
      "w/a/a.json": OutwardLinkTests.using, "w/a/a.axml": "<my-card a=\"b\" onTap=\"go\"/><my-list/>\n",
      "w/a/a.js": "Page({ go() {} });\n", "shared/card.axml": "<veiw>\n",
      "shared/card.json": "{ \"component\": tru }",
      "shared/card.js": "Component({ props: { z: 1 } });\n", "shared/list.axml": "<view/>\n",
      "shared/package.json": "{}",
    ])
    link(workspace, "w/linked", to: target)
    link(workspace, "w/node_modules/my-list", to: target.hasPrefix("/") ? target : "../" + target)
    let run = workspace.run("lint", "w", "--min-severity", "info")
    #expect(run.output == "No problems found in 1 file.\n")
    #expect(run.status == 0)
  }

  @Test(arguments: ["../../out/y", "../../out/nothing"])
  func aScriptBehindALinkIsNotMissing(target: String) {
    let workspace = workspace(["w/a/a.axml": "<view onTap=\"go\" class=\"b\">{{ c }}</view>\n"])
    for name in ["a.js", "a.json", "a.acss"] { link(workspace, "w/a/" + name, to: target) }
    let run = workspace.run("lint", "w", "--min-severity", "info", "--format", "concise")
    #expect(run.output == "")
    #expect(run.status == 0)
  }

  @Test(arguments: ["../../out/y", "../../out/nothing"])
  func aPageBehindALinkIsNotMissing(target: String) {
    let workspace = workspace([
      "w/app.json": #"{ "pages": ["a/a", "b/b"] }"#,
      "w/t.axml": "<template name=\"t\"><view/></template>\n", "w/b/b.js": "Page({});\n",
    ])
    link(workspace, "w/b/b.axml", to: target)
    let run = workspace.run("lint", "w", "--min-severity", "info", "--format", "concise")
    #expect(run.output == "")
    #expect(run.status == 0)
  }

  @Test func tagsOfAnUnreadConfigurationAreNotUnknown() {
    for name in ["a/a.json", "app.json"] {
      let workspace = workspace(["w/a/a.axml": "<my-card/>\n", "w/a/a.json": "{}"])
      link(workspace, "w/" + name, to: name == "app.json" ? "../out/y" : "../../out/y")
      let run = workspace.run("lint", "w", "--min-severity", "info", "--format", "concise")
      #expect(run.output == "")
    }
  }

  @Test func linksWithinTheRepositoryAreRead() {
    let workspace = workspace(["w/shared/s.json": "{ \"component\": tru }", "w/sub/b.axml": "<view/>\n"])
    link(workspace, "w/a/a.json", to: "../shared/s.json")
    // Out and in again.
    link(workspace, "w/sub/b.json", to: "../../w/a/a.json")
    for path in ["w", "w/a", "w/sub"] {
      let run = workspace.run("lint", path, "--format", "concise")
      #expect(run.output.contains("error[invalid-json]"))
      #expect(run.error.contains("symbolic") == false)
    }
  }

  // MARK: What a person gives is followed

  @Test func givenPathsAreFollowed() {
    let workspace = workspace(["prog/p.axml": "<view></veiw>\n", "ios/A.m": "@implementation A\n@end\n"])
    link(workspace, "w/prog", to: "../prog")
    link(workspace, "w/p.axml", to: "../prog/p.axml")
    for path in ["w/prog", "w/p.axml", "w/prog/p.axml"] {
      let run = workspace.run("lint", path, "--format", "concise")
      #expect(run.output.hasSuffix("p.axml:1:9: error[mismatched-tag]: \"veiw\" does not close \"view\"\n"))
    }
    link(workspace, "w/ios", to: "../ios")
    #expect(
      workspace.run("lint", "w/a", "--host", "w/ios", "--show-files").output == "w/a/a.axml\nw/ios/A.m\n")
    workspace.write("c.json", #"{ "rules": { "mismatched-tag": "off" } }"#)
    link(workspace, "w/c.json", to: "../c.json")
    #expect(workspace.run("lint", "w/prog", "--config", "w/c.json").status == 0)
    workspace.write("baseline.json", #"{ "version": 1, "findings": {} }"#)
    link(workspace, "w/baseline.json", to: "../baseline.json")
    #expect(workspace.run("lint", "w", "--baseline", "w/baseline.json").status == 0)
  }

  // MARK: Settings

  @Test func aConfigurationBehindALinkIsWrongUse() {
    let workspace = workspace()
    link(workspace, "w/mpcheck.json", to: "../out/y")
    expectNoSecret(workspace.run("config", "w/a"))
    #expect(workspace.run("config", "w/a").status == 2)
    let run = workspace.run("lint", "w/a")
    #expect(run.status == 2)
    #expect(
      run.error
        == "mpcheck: w/mpcheck.json: the configuration file cannot be read: a symbolic link leads outside of the repository\n"
    )
    expectNoSecret(run)
  }

  @Test(arguments: [
    (#"{ "hosts": ["link"] }"#, "host w/link leads outside of the repository"),
    (#"{ "hosts": ["link.json"] }"#, "host w/link.json leads outside of the repository"),
    (
      #"{ "extends": "link.json" }"#,
      "\"link.json\": the configuration file cannot be read: a symbolic link leads outside of the repository"
    ),
  ])
  func settingsThatAreSuchLinksAreWrongUse(settings: String, message: String) {
    let workspace = workspace(["w/mpcheck.json": settings])
    link(workspace, "w/link", to: "../out")
    link(workspace, "w/link.json", to: "../out/y.json")
    let run = workspace.run("lint", "w")
    #expect(run.status == 2)
    #expect(run.error.contains(message))
    expectNoSecret(run)
  }

  @Test func aBaselineThatIsSuchALinkIsWrongUse() {
    let workspace = workspace(["w/mpcheck.json": #"{ "baseline": "link.json" }"#])
    link(workspace, "w/link.json", to: "../out/y.json")
    for arguments in [["lint", "w"], ["lint", "w", "--write-baseline"]] {
      let run = Binary.run(arguments, in: workspace.path)
      #expect(run.status == 2)
      expectNoSecret(run)
    }
    #expect(workspace.read("out/y.json") == "{ " + OutwardLinkTests.secret)
  }

  @Test func nativeSourcesBehindLinksAreNotRead() {
    let workspace = workspace(["w/ios/A.m": "@implementation A\n@end\n"])
    link(workspace, "w/ios/B.m", to: "../../out/y")
    link(workspace, "w/ios/Info.plist", to: "../../out/y")
    for arguments in [
      ["lint", "w/ios"], ["lint", "w", "--host", "w/ios"], ["types", "w/ios"], ["contract", "w/ios"],
    ] {
      let run = Binary.run(arguments, in: workspace.path)
      expectNoSecret(run)
      #expect(
        run.error.contains(
          "note: w/ios/B.m and 1 other are symbolic links to outside of the repository and are not read\n"))
      #expect(run.status == 0)
    }
  }

  // MARK: While files change

  @Test func whoWatchesDoesNotReadThemEither() {
    let workspace = workspace()
    let process = RunningBinary(
      ["lint", "--watch", "--format", "concise"], in: workspace.absolute("w"), environment: ["TERM": "xterm"])
    let waiting = "note: waiting for changes; Ctrl-C ends\n"
    #expect(process.wait(for: waiting))
    link(workspace, "w/a/a.json", to: "../../out/y.json")
    let linked = process.read(until: waiting)
    #expect(
      linked?.contains("note: a/a.json is a symbolic link to outside of the repository and is not read\n")
        == true)
    #expect(linked?.contains("error") == false)
    unlink(workspace.absolute("w/a/a.json"))
    workspace.write("w/a/a.json", "{ tru }")
    #expect(process.wait(for: "a/a.json:1:3: error[invalid-json]"))
    #expect(process.interrupt() == 130)
  }

  // MARK: What is behind a link is unknown

  private static let hostFiles = [
    "w/app.json": #"{ "pages": ["pages/a"] }"#,
    "w/pages/a.axml": "<mpaas-component id=\"m\" type=\"my_map\"/>\n", "w/pages/a.js": "Page({});\n",
    "w/ios/AppDelegate.m": """
    @implementation AppDelegate
    - (void)application:(UIApplication *)app beforeDidFinishLaunchingWithOptions:(NSDictionary *)options {
      [[PSDService sharedInstance] registerComponentWithName:@"my_map" clsName:@"MapView"];
    }
    @end
    """,
    "w/ios/Views/MapView.m": """
    @interface MapView : NBComponent
    @end
    @implementation MapView
    @end
    """,
  ]

  @Test(arguments: [
    ("ios/Views", "unregistered-view-class"), ("ios/AppDelegate.m", "unregistered-native-type"),
    ("pages", "unused-native-type"), ("pages/a.axml", "unused-native-type"),
  ])
  func whatIsBehindALinkIsNotMissing(path: String, rule: String) {
    let workspace = workspace(OutwardLinkTests.hostFiles)
    func run() -> Binary.Run {
      workspace.run(
        "lint", "w", "--host", "w/ios", "--only", rule, "--min-severity", "info", "--format", "concise")
    }
    #expect(!run().output.contains(rule))
    let depth = path.split(separator: "/").count
    workspace.makeFolder(workspace.absolute("out"))
    #expect(rename(workspace.absolute("w/" + path), workspace.absolute("out/moved")) == 0)
    link(workspace, "w/" + path, to: String(repeating: "../", count: depth) + "out/moved")
    let linked = run()
    #expect(!linked.output.contains(rule))
    #expect(linked.error.contains(note("w/" + path)))
  }
}
