import SystemC
import Testing

/// What a `mpcheck.json` that nobody trusts makes mpcheck read, print and write.
@Suite struct StrangersConfigurationTests {
  private static let secret = "the_secret_of_another_file"

  private func workspace(_ settings: String) -> Workspace {
    let secret = StrangersConfigurationTests.secret
    return Workspace([
      "w/.git/HEAD": "", "w/app.json": #"{ "pages": ["a/a"] }"#, "w/a/a.js": "Page({});\n",
      "w/a/a.axml": "<mpaas-component id=\"b\" type=\"my_view\" style=\"width:1px;height:1px\"/>\n",
      "w/mpcheck.json": settings, "out/s.json": "{ \"\(secret)\": \"\(secret)\" }", "out/s.txt": secret,
      "out/A.m": """
      void start(PSDService *s) {
        [s registerComponentWithName:@"my_view" clsName:@"V"];
        [s registerComponentWithName:@"my_list" clsName:@"W"]; // \(secret)
      }

      """,
    ])
  }

  private func expectNoSecret(_ run: Binary.Run) {
    #expect(!run.output.contains(StrangersConfigurationTests.secret))
    #expect(!run.error.contains(StrangersConfigurationTests.secret))
  }

  @Test(arguments: [
    #"{ "extends": "../out/s.json" }"#, #"{ "extends": "../out/s.txt" }"#,
    #"{ "baseline": "../out/s.json" }"#,
    #"{ "baseline": "../out/s.txt" }"#, #"{ "hosts": ["../out/s.json"] }"#, #"{ "hosts": ["../out/s.txt"] }"#,
    #"{ "hosts": ["../out/A.m"] }"#, #"{ "hosts": ["../out"] }"#, #"{ "program": "../out" }"#,
    #"{ "exclude": ["../out/**"], "overrides": [{ "files": ["../out/s.txt"], "rules": {} }] }"#,
  ])
  func noTextOutsideIsPrinted(settings: String) {
    let workspace = workspace(settings)
    for arguments in [
      ["lint", "w"], ["lint", "w", "--format", "html"], ["lint", "w", "--format", "json"],
      ["lint", "w", "--format", "sarif"], ["config", "w"], ["lint", "w/a/a.axml"],
    ] {
      expectNoSecret(
        Binary.run(
          arguments + (arguments[0] == "lint" ? ["--min-severity", "info"] : []), in: workspace.path))
    }
  }

  @Test func anExtendedFileOutsideIsNotDescribed() {
    let run = workspace(#"{ "extends": "../out/s.json" }"#).run("lint", "w")
    #expect(run.status == 2)
    #expect(
      run.error
        == "mpcheck: out/s.json: it is not a configuration that can be used; `mpcheck lint --config` with its path says why\n"
    )
  }

  /// Neither what is wrong in it, nor where.
  @Test(arguments: ["out/s.json", "out/s.txt"])
  func aBaselineOutsideIsNotDescribed(path: String) {
    let workspace = workspace("{ \"baseline\": \"../\(path)\" }")
    let run = workspace.run("lint", "w")
    #expect(run.status == 2)
    #expect(
      run.error
        == "mpcheck: \(path): it is not a baseline that can be used; `mpcheck lint --baseline` with its path says why\n"
    )
    let given = workspace.run("lint", "w", "--baseline", path)
    #expect(given.status == 2)
    #expect(given.error.hasPrefix("mpcheck: \(path):1:"))
  }

  /// One inside is described, and one outside that is right hides what it contains.
  @Test func otherBaselinesAreReadAsBefore() {
    let inside = workspace(#"{ "baseline": "b.json" }"#)
    inside.write("w/b.json", "{ \"version\": 1,\n oops }")
    let run = inside.run("lint", "w")
    #expect(run.status == 2)
    #expect(run.error.hasPrefix("mpcheck: w/b.json:2:2: the baseline cannot be used: "))
    let outside = workspace(#"{ "baseline": "../out/b.json" }"#)
    outside.write("w/a/a.axml", "<view id=a/>\n")
    #expect(outside.run("lint", "w", "--write-baseline", "--baseline", "out/b.json").status == 0)
    #expect(outside.run("lint", "w", "--format", "concise").output == "")
  }

  /// A value of a file that looks like a contract would be named.
  @Test func aContractFileOutsideIsNotDescribed() {
    let workspace = workspace(#"{ "hosts": ["../out/c.json"] }"#)
    let secret = StrangersConfigurationTests.secret
    workspace.write(
      "out/c.json",
      "{ \"version\": 1, \"platforms\": [{ \"platform\": \"\(secret)\", \"open\": false }], \"views\": [] }")
    let run = workspace.run("lint", "w")
    #expect(run.status == 2)
    #expect(
      run.error
        == "mpcheck: out/c.json: it is not a contract file that can be used; `mpcheck lint --host` with its path says why\n"
    )
    #expect(workspace.run("lint", "w", "--host", "out/c.json").error.contains(secret))
  }

  /// What is found there is, and where; a person who gives the folder sees the text, too.
  @Test func findingsInAHostOutsideHaveNoFrames() {
    let workspace = workspace(#"{ "hosts": ["../out"] }"#)
    let run = workspace.run("lint", "w", "--min-severity", "info")
    #expect(run.output.contains("out/A.m:3:"))
    expectNoSecret(run)
    let given = workspace.run("lint", "w", "--min-severity", "info", "--host", "out")
    #expect(given.output.contains(StrangersConfigurationTests.secret))
  }

  @Test(arguments: ["..", "/", "../../.."]) func aHostAroundTheRepositoryIsWrongUse(host: String) {
    let workspace = workspace("{ \"hosts\": [\"\(host)\"] }")
    let run = workspace.run("lint", "w")
    #expect(run.status == 2)
    #expect(run.error.hasPrefix("mpcheck: w/mpcheck.json:1:14: host "))
    #expect(run.error.hasSuffix(" contains the whole repository\n"))
    #expect(workspace.run("lint", "w", "--no-config", "--host", workspace.path).status != 2)
  }

  @Test(arguments: ["../out/new.json", "../out/s.json", "/tmp/mpcheck-never/new.json"])
  func noBaselineIsWrittenOutside(path: String) {
    let workspace = workspace("{ \"baseline\": \"\(path)\" }")
    let before = workspace.read("out/s.json")
    let run = workspace.run("lint", "w", "--write-baseline")
    #expect(run.status == 2)
    #expect(
      run.error
        == "mpcheck: w/mpcheck.json:1:4: the baseline leads outside of the repository, and is not written; name it by --baseline\n"
    )
    #expect(workspace.read("out/new.json") == nil)
    #expect(workspace.read("out/s.json") == before)
    #expect(workspace.run("lint", "w", "--write-baseline", "--baseline", "out/new.json").status == 0)
    #expect(workspace.read("out/new.json") != nil)
  }

  @Test(arguments: [
    ".git/commondir", ".git/index.lock", ".git/hooks/x", ".git/b.json", ".GIT/b.json", "link/b.json",
    "a/.git/b.json",
  ])
  func noBaselineIsWrittenIntoAStore(path: String) {
    let workspace = workspace("{ \"baseline\": \"\(path)\" }")
    symlink(".git", workspace.absolute("w/link"))
    let run = workspace.run("lint", "w", "--write-baseline")
    #expect(run.status == 2)
    #expect(
      run.error
        == "mpcheck: w/mpcheck.json:1:4: the baseline leads outside of the repository, and is not written; name it by --baseline\n"
    )
    #expect(workspace.read("w/" + path) == nil)
  }

  @Test(arguments: ["Makefile", "new", "a/b.json.txt", ".gitattributes"])
  func aNewBaselineIsJSONByItsName(path: String) {
    let workspace = workspace("{ \"baseline\": \"\(path)\" }")
    let run = workspace.run("lint", "w", "--write-baseline")
    #expect(run.status == 2)
    #expect(
      run.error
        == "mpcheck: w/mpcheck.json:1:4: the name of a new baseline ends in \".json\", so this one is not written; name it by --baseline\n"
    )
    #expect(workspace.read("w/" + path) == nil)
    // One that is there has any name, and is replaced.
    #expect(workspace.run("lint", "w", "--write-baseline", "--baseline", "w/" + path).status == 0)
    #expect(workspace.run("lint", "w", "--write-baseline").status == 0)
  }

  @Test func aNewBaselineOfTheRepositoryIsWritten() {
    let workspace = workspace(#"{ "baseline": "a/b.json" }"#)
    #expect(workspace.run("lint", "w", "--write-baseline").status == 0)
    #expect(workspace.read("w/a/b.json") != nil)
  }
}
