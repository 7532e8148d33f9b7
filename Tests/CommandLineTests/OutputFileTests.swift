import SystemC
import Testing

/// Reports replace no file that is read, and no other report.
@Suite struct OutputFileTests {
  private static let page = "<view class=a/>\n"
  private let workspace = Workspace.page(
    OutputFileTests.page,
    [
      "mpcheck.json": #"{ "hosts": ["ios"] }"#, "ios/A.m": "@implementation A\n@end\n",
      "pages/index/index.json": "{}", "pages/other/other.axml": "<view/>\n",
    ])

  @Test(arguments: [
    "pages/index/index.axml", "./pages//index/index.axml", "pages/index/index.js", "pages/index/index.json",
    "pages/other/other.axml", "app.json", "mpcheck.json", "ios/A.m",
  ])
  func areNoFilesThatAreRead(name: String) {
    let before = workspace.read(name)
    for arguments in [["--format", "text=\(name)"], ["--format", "concise", "--format", "json=\(name)"]] {
      let run = Binary.run(["lint", "pages/index"] + arguments, in: workspace.path)
      #expect(
        run.error
          == "mpcheck: --format: \"\(name)\" is one of the files that are linted; a report would replace it\n"
      )
      #expect(run.output == "")
      #expect(run.status == 2)
    }
    #expect(workspace.read(name) == before)
  }

  @Test func areNoLinksToSuchFiles() {
    symlink(workspace.absolute("pages/index"), workspace.absolute("link"))
    #expect(workspace.run("lint", ".", "--format", "text=link/index.axml").status == 2)
    #expect(workspace.read("pages/index/index.axml") == OutputFileTests.page)
  }

  @Test func areNotTheFileThatStandardInputIs() {
    let run = workspace.run(
      "lint", "-", "--stdin-filename", "new.axml", "--format", "text=new.axml", standardInput: "<view/>\n")
    #expect(run.status == 2)
    #expect(workspace.read("new.axml") == nil)
  }

  @Test func areNotTheBaseline() {
    let run = workspace.run("lint", "--baseline", "old.json", "--write-baseline", "--format", "json=old.json")
    #expect(run.status == 2)
    #expect(workspace.read("old.json") == nil)
  }

  @Test func areFilesOfTheirOwn() {
    let run = workspace.run("lint", "--format", "json=report", "--format", "text=./report")
    #expect(
      run.error
        == "mpcheck: --format: two reports go to \"./report\", which is \"report\"; name a file for each\n")
    #expect(run.status == 2)
    #expect(workspace.read("report") == nil)
    #expect(workspace.run("lint", "--format", "json=a", "--format", "text=b").status == 0)
    #expect(workspace.run("lint", "--format", "json=/dev/null", "--format", "text=/dev/null").status == 0)
  }

  @Test(arguments: [["text", "json=-"], ["text", "json"], ["json=-", "text=/dev/stdout"]])
  func standardOutputTakesOne(formats: [String]) {
    let run = Binary.run(["lint"] + formats.flatMap { ["--format", $0] }, in: workspace.path)
    #expect(
      run.error == "mpcheck: only one --format can go to standard output; write the others as FORMAT=FILE\n")
    #expect(run.status == 2)
  }

  @Test func aHyphenIsStandardOutput() {
    #expect(workspace.run("lint", "--format", "concise=-").output.hasPrefix("pages/index/index.axml:1:13: "))
    #expect(workspace.read("-") == nil)
  }

  @Test func standardInputIsGivenOnce() {
    let run = workspace.run("lint", "-", "-", "--stdin-filename", "a.axml", standardInput: "<view/>\n")
    #expect(run.error == "mpcheck: no other path can be given with \"-\"\n")
    #expect(run.status == 2)
  }
}

/// `--fail-on-no-files`.
@Suite struct NoFilesTests {
  private let workspace = Workspace.page(
    "<view/>\n", ["empty/readme.md": "", "ios/A.m": "@implementation A\n@end\n", "README.md": ""])

  @Test(arguments: [["empty"], ["pages", "empty"], ["empty", "ios"]])
  func aFolderWithoutPagesIsMissed(paths: [String]) {
    let run = Binary.run(["lint"] + paths + ["--fail-on-no-files"], in: workspace.path)
    #expect(run.error == "mpcheck: no page in empty\n")
    #expect(run.output == "")
    #expect(run.status == 2)
    let lenient = Binary.run(["lint"] + paths, in: workspace.path)
    #expect((lenient.output + lenient.error).contains("no page in empty"))
    #expect(lenient.status == 0)
  }

  @Test func soIsAFileThatMeansNothing() {
    #expect(
      workspace.run("lint", "README.md", "--fail-on-no-files").error == "mpcheck: no page in README.md\n")
    #expect(workspace.run("lint", "README.md", "--fail-on-no-files").status == 2)
    #expect(workspace.run("lint", "README.md").status == 0)
  }

  @Test(arguments: [
    ["."], ["pages"], ["ios"], ["pages", "README.md"], ["pages/index/index.js"], [".", "--shard=7/9"],
  ])
  func whatIsLintedIsEnough(paths: [String]) {
    let run = Binary.run(["lint", "--fail-on-no-files"] + paths, in: workspace.path)
    #expect(!run.error.contains("no page"))
    #expect(run.status == 0)
  }

  /// A stand-in for `/dev/stdout`: a link to an open stream stays, whatever is behind it.
  @Test(.enabled(if: access("/proc/self/fd", F_OK) == 0, "streams have no names here"))
  func areNotPutInPlaceOfAStream() {
    let links = Workspace(["x": ""])
    let (first, third) = (links.absolute("stdout"), links.absolute("three"))
    symlink("/proc/self/fd/1", first)
    symlink("/proc/self/fd/3", third)
    for format in ["json", "html", "text", "sarif"] {
      _ = Binary.run(["lint", "pages", "--format", "\(format)=exact"], in: workspace.path)
      for (name, redirection) in [(first, ">"), (third, "3>"), ("/proc/self/fd/3", "3>")] {
        let run = Binary.run(
          ["lint", "pages", "--format", "\(format)=\(name)"], in: workspace.path,
          script: "\"$@\" \(redirection) report")
        #expect(run.status == 0)
        #expect(run.error == "")
        #expect(workspace.read("report") == workspace.read("exact"))
        #expect(workspace.read("report")?.isEmpty == false)
      }
    }
    // What other writers of the stream wrote stays, before and after.
    _ = Binary.run(["lint", "pages", "--format", "text=exact"], in: workspace.path)
    _ = Binary.run(
      ["lint", "pages", "--format", "text=\(first)"], in: workspace.path,
      script: "{ echo before; \"$@\"; echo after; } > report")
    #expect(workspace.read("report") == "before\n" + (workspace.read("exact") ?? "") + "after\n")
    #expect(
      workspace.run("lint", "pages", "--write-baseline", "--baseline", "known.json").status == 0)
    let known = workspace.read("known.json")
    let again = Binary.run(
      ["lint", "pages", "--write-baseline", "--baseline", third], in: workspace.path,
      script: "\"$@\" 3<> known.json")
    #expect(again.status == 0)
    #expect(workspace.read("known.json") == known)
    var status = stat()
    for link in [first, third] {
      #expect(lstat(link, &status) == 0)
      #expect(status.st_mode & S_IFMT == S_IFLNK)
    }
  }

  /// Another link is replaced as before, and not what it leads to.
  @Test func arePutInPlaceOfOtherLinks() {
    workspace.write("other", "old")
    symlink("other", workspace.absolute("link"))
    #expect(workspace.run("lint", "--format", "json=link").status == 0)
    #expect(workspace.read("link")?.hasPrefix("{") == true)
    #expect(workspace.read("other") == "old")
  }
}
