import SystemC
import Testing

/// What an option names is not written through a link of the repository to outside, unless by an absolute path.
@Suite struct OutwardOutputTests {
  /// A repository with links to outside and inside, beside a folder.
  private let workspace = Workspace([
    "w/.git/HEAD": "", "w/app.json": #"{ "pages": ["a/a"] }"#, "w/a/a.axml": "<view class=a/>\n",
    "w/a/a.js": "Page({});\n",
    "out/deep/keep": "", "w/in/deep/keep": "", "w/sub/keep": "",
  ])

  init() {
    for (name, target) in [
      ("w/out", "../out"), ("w/sub/out", "../../out"), ("w/inner", "in"), ("w/inner-out", "sub/out"),
    ] { #expect(symlink(target, workspace.absolute(name)) == 0) }
  }

  private func run(_ arguments: [String], in folder: String = "w") -> Binary.Run {
    Binary.run(arguments, in: workspace.absolute(folder))
  }

  private func refusal(_ option: String, _ file: String, _ link: String, _ bounds: String = "the repository")
    -> String
  {
    "mpcheck: \(option): \"\(file)\" leads outside of \(bounds) by the symbolic link \(link); "
      + "name an absolute path to write there\n"
  }

  @Test(arguments: [
    ("out/r.json", "out"), ("./out/deep/r.json", "out"), ("sub/out/r.json", "sub/out"),
    ("inner-out/r.json", "inner-out"),
  ])
  func aReportIsRefused(file: String, link: String) {
    for arguments in [["--format", "json=\(file)"], ["--format", "text", "--format", "sarif=\(file)"]] {
      let run = run(["lint"] + arguments)
      #expect(run.error == refusal("--format", file, link))
      #expect(run.output == "")
      #expect(run.status == 2)
    }
    #expect(workspace.read("out/r.json") == nil)
    #expect(workspace.read("out/deep/r.json") == nil)
  }

  @Test func itIsInChinese() {
    let run = run(["lint", "--format", "json=out/r.json", "--language", "zh"])
    #expect(run.error == "mpcheck: --format：“out/r.json”经符号链接 out 指向仓库之外；要写入该处，请使用绝对路径\n")
  }

  @Test func fromAFolderOfTheRepositoryAndFromOutside() {
    #expect(
      run(["lint", "..", "--format", "json=../out/r.json"], in: "w/a").error
        == refusal("--format", "../out/r.json", workspace.absolute("w/out")))
    #expect(
      run(["lint", "w", "--format", "json=w/out/r.json"], in: ".").error
        == refusal("--format", "w/out/r.json", "w/out"))
    #expect(workspace.read("out/r.json") == nil)
  }

  @Test func withoutARepositoryTheWorkingDirectoryCounts() {
    unlink(workspace.absolute("w/.git/HEAD"))
    rmdir(workspace.absolute("w/.git"))
    #expect(
      run(["lint", "--format", "json=out/r.json"]).error
        == refusal("--format", "out/r.json", "out", "the working directory"))
    #expect(run(["lint", "w", "--format", "json=w/out/r.json"], in: ".").status == 0)
    #expect(workspace.read("out/r.json") != nil)
  }

  @Test func aPipeBehindALinkIsNotWritten() {
    mkfifo(workspace.absolute("out/pipe"), 0o600)
    symlink("../out/pipe", workspace.absolute("w/r.json"))
    let run = run(["lint", "--format", "json=r.json"])
    #expect(run.error == refusal("--format", "r.json", "r.json"))
    #expect(run.status == 2)
  }

  @Test func aBaselineIsReadAndNotWritten() {
    let written = run(["lint", "--baseline", "out/b.json", "--write-baseline"])
    #expect(written.error == refusal("--baseline", "out/b.json", "out"))
    #expect(written.status == 2)
    #expect(workspace.read("out/b.json") == nil)
    let file = workspace.absolute("w/out/b.json")
    #expect(run(["lint", "--baseline", file, "--write-baseline"]).status == 0)
    #expect(workspace.read("out/b.json") != nil)
    #expect(run(["lint", "--baseline", "out/b.json", "--max-warnings", "0"]).status == 0)
  }

  @Test func pagesAreRefused() {
    let refused = run(["rules", "--format", "html", "--output", "out/site"])
    #expect(refused.error == refusal("--output", "out/site/index.html", "out"))
    #expect(refused.status == 2)
    #expect(workspace.read("out/site/index.html") == nil)
    #expect(run(["rules", "--format", "html", "--output", "inner/site"]).status == 0)
    #expect(workspace.read("w/in/site/index.html") != nil)
  }

  // MARK: What goes on

  @Test func anAbsolutePathIsFollowed() {
    let file = workspace.absolute("w/out/r.json")
    #expect(run(["lint", "--format", "json=\(file)"]).status == 0)
    #expect(workspace.read("out/r.json") != nil)
  }

  @Test(arguments: [
    "r.json", "inner/r.json", "inner/deep/r.json", "../out/r.json", "../r.json", "out/../r.json",
  ])
  func soIsWhatNoLinkLeadsOutside(file: String) {
    let run = run(["lint", "--quiet", "--format", "json=\(file)"])
    #expect(run.error == "")
    #expect(run.status == 0)
    #expect(
      ["w/r.json", "w/in/r.json", "w/in/deep/r.json", "out/r.json", "r.json"].contains {
        workspace.read($0) != nil
      })
  }

  /// A report takes the place of a link; what the link leads to stays.
  @Test func aLinkInPlaceOfTheReportIsReplaced() {
    workspace.write("out/old.json", "old")
    symlink("../out/old.json", workspace.absolute("w/r.json"))
    #expect(run(["lint", "--format", "json=r.json"]).status == 0)
    #expect(workspace.read("out/old.json") == "old")
    #expect(workspace.read("w/r.json")?.hasPrefix("{") == true)
  }
}
