import Diagnostics
import SystemC
import Testing

/// What the section "Security" of the README promises.
@Suite struct SecurityTests {
  private static let secret = "the-secret-of-another-file"

  // MARK: Nothing is loaded

  private static let declarations = [
    "<!DOCTYPE view [<!ENTITY a SYSTEM \"file://SECRET\">]>\n<view id=\"&a;\">&a;</view>\n",
    "<!DOCTYPE view SYSTEM \"file://SECRET\">\n<view>&a;</view>\n",
    "<!DOCTYPE view [<!ENTITY % a SYSTEM \"file://SECRET\">%a;]>\n<view>&b;</view>\n",
    "<?xml version=\"1.0\"?>\n<!DOCTYPE view PUBLIC \"-//x\" \"file://SECRET\">\n<view xmlns:xi=\"http://www.w3.org/2001/XInclude\"><xi:include href=\"file://SECRET\" parse=\"text\"/></view>\n",
  ]

  /// A page is read as text: what an entity names is in no output, and its file is never opened.
  @Test(arguments: SecurityTests.declarations, ["lint", "parse"])
  func noEntityIsLoaded(page: String, command: String) {
    let workspace = Workspace(["secret.txt": SecurityTests.secret])
    // Opening a pipe, or reading it, would wait for ever.
    mkfifo(workspace.absolute("pipe"), 0o600)
    for name in ["secret.txt", "pipe"] {
      workspace.write("a.axml", page.replacing("SECRET", with: workspace.absolute(name)))
      let run = workspace.run(command, "a.axml")
      #expect(run.status <= 1)
      #expect(!run.output.contains(SecurityTests.secret) && !run.error.contains(SecurityTests.secret))
    }
  }

  /// Ten levels of ten entities each would be ten thousand million texts.
  @Test(arguments: ["a.axml", "Info.plist"]) func noEntityIsExpanded(name: String) {
    var page = "<!DOCTYPE view [\n<!ENTITY a0 \"ha\">\n"
    for level in 1...10 {
      page += "<!ENTITY a\(level) \"\(String(repeating: "&a\(level - 1);", count: 10))\">\n"
    }
    page += "]>\n<view id=\"&a10;\">&a10;</view>\n"
    let workspace = Workspace(["app.json": "{}", "b.axml": "<view/>", name: page])
    let run = workspace.run("lint", ".")
    #expect(run.status <= 1)
    #expect(run.outputBytes.count < 100_000)
    if name == "a.axml" { #expect(workspace.run("parse", name).outputBytes.count < 10_000) }
  }

  // MARK: Nothing is run

  /// Scripts, hooks and tools in a program are text.
  @Test func nothingOfTheProgramIsRun() {
    let attack = "#!/bin/sh\ntouch HACKED\n"
    let workspace = Workspace.page(
      "<view a=\"{{ $(touch HACKED) `touch HACKED` }}\"/>\n",
      [
        "pages/index/index.js": "require('child_process').execSync('touch HACKED'); Page({});\n",
        "git": attack,
        "sh": attack, "node": attack, ".git/hooks/pre-commit": attack,
        ".git/config": "[core]\nfsmonitor = ./sh\n",
        "mini.project.json": "{ \"scripts\": { \"beforeCompile\": \"touch HACKED\" } }",
        "package.json": "{ \"scripts\": { \"preinstall\": \"touch HACKED\" } }",
      ])
    for name in ["git", "sh", "node", ".git/hooks/pre-commit"] { chmod(workspace.absolute(name), 0o755) }
    for arguments in [
      ["lint"], ["lint", "--fix"], ["config"], ["init"], ["parse", "pages/index/index.axml"],
    ] {
      _ = Binary.run(
        arguments, in: workspace.path,
        environment: ["PATH": "\(workspace.path):/usr/bin:/bin", "GIT_EXTERNAL_DIFF": "./sh"])
    }
    #expect(workspace.read("HACKED") == nil)
  }

  // MARK: Nothing else is written

  /// Whatever a program says, a fix changes no file outside of the given paths, and no other kind of file in them.
  @Test func fixesStayBelowTheGivenPaths() {
    let page = "<import src=\"../../../outside/a.axml\"/>\n<view class=a/>\n"
    let workspace = Workspace([
      "outside/a.axml": "<view class=a/>\n", "outside/b/b.axml": "<view class=a/>\n",
      "program/app.json":
        #"{ "pages": ["pages/a/a", "../outside/a", "pages/../../outside/b/b"], "usingComponents": { "x": "/../outside/a" } }"#,
      "program/pages/a/a.axml": page, "program/pages/b/b.axml": "<view class=a/>\n",
      "program/mini.project.json": #"{ "miniprogramRoot": "../outside" }"#,
      "program/mpcheck.json": #"{ "program": "../outside" }"#,
    ])
    symlink(workspace.absolute("outside/a.axml"), workspace.absolute("program/pages/a/link.axml"))
    symlink(workspace.absolute("outside/b"), workspace.absolute("program/pages/folder"))
    let run = workspace.run("lint", "program/pages/a", "--unsafe-fixes", "--add-suppressions", "known")
    #expect(run.status <= 1)
    #expect(workspace.read("outside/a.axml") == "<view class=a/>\n")
    #expect(workspace.read("outside/b/b.axml") == "<view class=a/>\n")
    #expect(workspace.read("program/pages/b/b.axml") == "<view class=a/>\n")
  }

  // MARK: Nothing steers the terminal

  /// Escape sequences in names, sources, keys and options come out as pictures, in every format and on both streams.
  @Test(arguments: ["text", "concise", "json", "sarif", "github", "gitlab", "checkstyle", "junit", "html"])
  func escapeSequencesAreShown(format: String) {
    let escape = "\u{1B}]0;title\u{07}\u{1B}[2J\u{9B}31m\u{202E}"
    let workspace = Workspace([
      "app.json": "{ \"pages\": [\"pages/\(escape)\"] }",
      "p\u{1B}[2Jq/a.axml": "<mpaas-component id=\"\(escape)\" \(escape)=a/>\n<\(escape)></b>\n",
      "b.axml": "<import src=\"\(escape)\"/>\n",
    ])
    for color in ["always", "never"] {
      let run = workspace.run("lint", "--format", format, "--color", color, "--statistics", "--type", escape)
      #expect(run.status == 1)
      // Colours are the only sequences that mpcheck writes itself.
      let output = run.output.replacing(/\u{1B}\[[0-9;]*m/, with: "")
      #expect(SecurityTests.controls(in: output) == [])
      #expect(SecurityTests.controls(in: run.error) == [])
    }
  }

  @Test(arguments: [
    ["config", "."], ["lint", "--only", "\u{1B}[2J"], ["explain", "\u{1B}[2J"],
    ["lint", "--format", "\u{1B}[2J"],
    ["lint", "--config", "\u{1B}[2J"], ["lint", "--baseline", "\u{1B}[2J"], ["\u{1B}[2J"],
    ["parse", "\u{1B}[2J"],
    ["parse", "a.axml"], ["lint", "--show-files"], ["lint", "a\u{9B}2J"],
    ["lint", "--stdin-filename", "\u{1B}[2J", "-"],
  ])
  func otherCommandsShowThemToo(arguments: [String]) {
    let workspace = Workspace([
      "app.json": "{}", "a.axml": "<a\u{1B}[2J \u{1B}=\"\u{1B}\"/>", "\u{1B}[2J.axml": "<a/>",
      "mpcheck.json": "{ \"nativeViews\": { \"\u{1B}[2J\": {} }, \"hosts\": [\"\u{1B}[2J\"] }",
    ])
    let run = Binary.run(arguments, in: workspace.path)
    #expect(SecurityTests.controls(in: run.output) == [])
    #expect(SecurityTests.controls(in: run.error) == [])
  }

  private static func controls(in text: String) -> [Unicode.Scalar] {
    text.unicodeScalars.filter { scalar in
      scalar != "\n" && scalar != "\t"
        && (scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value)
          || (0x202A...0x202E).contains(scalar.value)
          || (0x2066...0x2069).contains(scalar.value))
    }
  }
}
