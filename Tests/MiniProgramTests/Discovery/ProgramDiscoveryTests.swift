import Diagnostics
import Testing

import Files
@testable import MiniProgram

private let app = #"{"pages":["pages/a/a"]}"#

/// What discovery says, in lines: `app /p: pages/a/a.axml` for a program, `- path` for one that is missing,
/// `0 path` for a folder without pages, `! path` for an unreadable folder, `* note`.
private func discovered(
  _ files: MemoryFileSystem, _ paths: [String], program: String? = nil, exclude: [String] = []
) -> (lines: [String], discovery: Discovery) {
  var search = ProgramDiscovery(
    fileSystem: files, workingDirectory: "/w", program: program,
    excluded: exclude.isEmpty ? [] : [IgnoreRules(folder: "/w", patterns: exclude)])
  let discovery = search.discover(paths)
  let programs = discovery.programs.map { program in
    let pages = program.pages.map { Path.display($0, from: program.root) }
    return "\(program.kind) \(program.root): \(pages.joined(separator: " "))"
  }
  let lines =
    programs + discovery.missing.map { "- \($0)" } + discovery.withoutPages.map { "0 \($0)" }
    + discovery.unreadable.map { "! \($0.path)" } + discovery.notes.map { "* \($0.english)" }
  return (lines, discovery)
}

@Suite struct ProgramDiscoveryTests {
  private func sample() -> MemoryFileSystem {
    MemoryFileSystem([
      "/w/app.json": app, "/w/app.js": "", "/w/pages/a/a.axml": "", "/w/pages/a/a.js": "",
      "/w/pages/a/a.json": "",
      "/w/pages/a/a.acss": "", "/w/pages/b/b.axml": "", "/w/pages/b/b.ts": "", "/w/utils/x.js": "",
      "/w/mini.project.json": "{}", "/w/mpcheck.json": "{}", "/w/README.md": "",
    ])
  }

  /// Whatever is given, the whole program is read; only what is given is reported.
  @Test(arguments: [
    (["/w"], ["pages/a/a.axml", "pages/a/a.js", "app.json", "utils/x.js"], ["/x"]),
    (["/w/pages/a"], ["pages/a/a.axml", "pages/a/a.js"], ["pages/b/b.axml", "app.json"]),
    (["/w/pages/a/a.axml"], ["pages/a/a.axml"], ["pages/a/a.js", "pages/b/b.axml"]),
    (["/w/pages/a/a.js"], ["pages/a/a.axml", "pages/a/a.js", "pages/a/a.json"], ["pages/b/b.axml"]),
    (["/w/pages/a/a.json"], ["pages/a/a.axml", "pages/a/a.js", "pages/a/a.json"], ["pages/b/b.axml"]),
    (["/w/pages/a/a.acss"], ["pages/a/a.axml", "pages/a/a.js", "pages/a/a.json"], ["pages/b/b.axml"]),
    (["/w/pages/b/b.ts"], ["pages/b/b.axml", "pages/b/b.ts"], ["pages/a/a.axml"]),
    (["/w/app.json"], ["pages/a/a.axml", "pages/b/b.axml", "app.json"], []),
    (["/w/utils/x.js"], ["utils/x.js"], ["pages/a/a.axml", "app.js"]),
    (["/w/mini.project.json"], ["pages/a/a.axml", "pages/b/b.axml", "mini.project.json"], []),
    (["/w/mpcheck.json"], ["pages/a/a.axml", "pages/b/b.axml"], []),
    (["/w/pages/a/a.axml", "/w/pages/b"], ["pages/a/a.axml", "pages/b/b.axml"], ["pages/a/a.js"]),
  ])
  func selectsWhatIsGiven(paths: [String], selected: [String], others: [String]) {
    let (lines, discovery) = discovered(sample(), paths)
    #expect(lines == ["app /w: pages/a/a.axml pages/b/b.axml"])
    #expect(discovery.programs.first?.manifest == "/w/app.json")
    #expect(discovery.programs.first?.project?.path == "/w/mini.project.json")
    for path in selected { #expect(discovery.selection.contains(Path.join("/w", path)), "\(path)") }
    for path in others { #expect(!discovery.selection.contains(Path.join("/w", path)), "\(path)") }
  }

  @Test(arguments: [
    (["/w/README.md"], []), ([], []),
    (["/w/none.axml", "/w/none"], ["- /w/none.axml", "- /w/none"]),
    // The program is read to know which of the scripts it loads.
    (["/w/utils"], ["app /w: pages/a/a.axml pages/b/b.axml", "0 /w/utils"]),
    (["/w/utils", "/w/pages/b"], ["app /w: pages/a/a.axml pages/b/b.axml", "0 /w/utils"]),
  ])
  func passesOverTheRest(paths: [String], expected: [String]) {
    #expect(discovered(sample(), paths).lines == expected)
  }

  @Test func skipsExcludedFilesSilently() {
    #expect(
      discovered(sample(), ["/w/pages/a/a.axml", "/w/pages/a/a.js"], exclude: ["pages/a/**"]).lines == [])
    let (lines, discovery) = discovered(sample(), ["/w"], exclude: ["pages/a/**"])
    #expect(lines == ["app /w: pages/b/b.axml"])
    #expect(discovery.programs[0].isPassedOver("/w/pages/a/new.axml"))
    // A folder that is given is linted, excluded or not.
    #expect(
      discovered(sample(), ["/w/pages/a"], exclude: ["pages/a/**"]).lines
        == ["app /w: pages/a/a.axml pages/b/b.axml"])
    let given = discovered(sample(), ["/w/pages/a"], exclude: ["pages/a/**"]).discovery
    #expect(given.selection.contains("/w/pages/a/b.js"))
    #expect(!discovery.selection.contains("/w/pages/a/b.js") && discovery.selection.contains("/w/pages/c.js"))
  }

  /// Pages of another language count where that language has all pages of the program, too, where nothing is beside them, and where they are given.
  @Test(arguments: [
    (
      ["a.swan", "b.swan", "a.wxml"], ["/w"],
      [
        "a.swan b.swan",
        "a.wxml is beside the same page in Swan, the language of the program, and is not checked",
      ]
    ),
    (
      ["a.axml", "b.axml", "a.wxml", "b.ttml", "part.wxml"], ["/w"],
      [
        "a.axml b.axml part.wxml",
        "2 files such as a.wxml are beside the same pages in AXML, the language of the program, and are not checked",
      ]
    ),
    (
      ["a.swan", "b.swan", "part.wxml"], ["/w"],
      ["a.swan b.swan", "part.wxml is not in Swan, the language of the program, and is not checked"]
    ),
    (
      ["a.swan", "b.swan", "a.wxml", "b.axml", "part.wxml"], ["/w"],
      [
        "a.swan b.swan",
        "3 files such as a.wxml are not in Swan, the language of the program, and are not checked",
      ]
    ),
    (["a.swan", "b.swan", "a.wxml", "b.wxml"], ["/w"], ["a.swan a.wxml b.swan b.wxml"]),
    (["a.swan", "b.swan", "a.wxml"], ["/w/a.wxml"], ["a.swan a.wxml b.swan"]),
  ])
  func leavesOutPagesOfAnotherLanguage(files: [String], paths: [String], expected: [String]) {
    var sources = ["/w/app.json": #"{"pages":["a","b"]}"#]
    for file in files { sources["/w/" + file] = "" }
    let lines = discovered(MemoryFileSystem(sources), paths).lines
    #expect(lines == ["app /w: " + expected[0]] + expected.dropFirst().map { "* " + $0 })
  }

  @Test func lintsIgnoredFoldersThatAreNamed() {
    let files = MemoryFileSystem([
      "/w/.git/HEAD": "", "/w/.gitignore": "dist/\ngen\n*.tmp.axml", "/w/app.json": app, "/w/a.axml": "",
      "/w/dist/app.json": app, "/w/dist/d.axml": "", "/w/gen/g.axml": "", "/w/gen/g.tmp.axml": "",
      "/w/node_modules/m/n.axml": "", "/w/.h/h.axml": "",
    ])
    #expect(discovered(files, ["/w"]).lines == ["app /w: a.axml"])
    #expect(discovered(files, ["/w/dist"]).lines == ["app /w/dist: d.axml"])
    #expect(discovered(files, ["/w/dist/d.axml"]).lines == ["app /w/dist: d.axml"])
    #expect(discovered(files, ["/w/gen"]).lines == ["app /w: a.axml gen/g.axml"])
    #expect(discovered(files, ["/w/gen/g.axml"]).lines == ["app /w: a.axml gen/g.axml"])
    #expect(discovered(files, ["/w/node_modules/m"]).lines == ["app /w: a.axml node_modules/m/n.axml"])
    #expect(discovered(files, ["/w/.h"]).lines == ["app /w: .h/h.axml a.axml"])
    #expect(
      discovered(files, ["/w", "/w/dist"]).lines == ["app /w: a.axml", "app /w/dist: d.axml"])
  }

  @Test func passesOverTheConfigurationOfAPageNamedApp() {
    var files = MemoryFileSystem([
      "/w/app.json": app, "/w/pages/list/app.json": #"{"usingComponents":{}}"#, "/w/pages/list/app.axml": "",
      "/w/pages/list/index.axml": "",
    ])
    let whole = ["app /w: pages/list/app.axml pages/list/index.axml"]
    for path in ["/w", "/w/pages/list", "/w/pages/list/index.axml", "/w/pages/list/app.json"] {
      #expect(discovered(files, [path]).lines == whole)
    }
    let selection = discovered(files, ["/w/pages/list/app.json"]).discovery.selection
    #expect(selection.contains("/w/pages/list/app.axml"))
    #expect(!selection.contains("/w/pages/list/index.axml"))
    // Unreadable, and no page of that name beside it: a program.
    files.add("/w/pages/broken/app.json", "{")
    files.add("/w/pages/broken/x.axml", "")
    #expect(discovered(files, ["/w/pages/broken"]).lines == ["app /w/pages/broken: x.axml"])
    // Unreadable, and such a page beside it: the page's.
    files.add("/w/pages/list/app.json", "{")
    #expect(
      discovered(files, ["/w/pages/list"]).lines == ["app /w: pages/list/app.axml pages/list/index.axml"])
  }

  @Test func separatesProgramsInsideOneAnother() {
    let files = MemoryFileSystem([
      "/w/app.json": app, "/w/a.axml": "", "/w/inner/app.json": app, "/w/inner/b.axml": "",
      "/w/inner/deep/c.axml": "", "/w/empty/app.json": app,
    ])
    #expect(discovered(files, ["/w"]).lines == ["app /w: a.axml", "app /w/inner: b.axml deep/c.axml"])
    #expect(discovered(files, ["/w/inner/deep"]).lines == ["app /w/inner: b.axml deep/c.axml"])
    #expect(discovered(files, ["/w/a.axml"]).lines == ["app /w: a.axml"])
    #expect(discovered(files, ["/w/empty"]).lines == ["0 /w/empty"])
  }

  @Test func lintsEachProgramBelowAFolderAndTheFilesOfNone() {
    let files = MemoryFileSystem([
      "/w/one/app.json": app, "/w/one/a.axml": "", "/w/two/app.json": app, "/w/two/b.axml": "",
      "/w/lib/button/index.axml": "",
    ])
    #expect(
      discovered(files, ["/w"]).lines
        == ["loose /w: lib/button/index.axml", "app /w/one: a.axml", "app /w/two: b.axml"])
    #expect(discovered(files, ["/w/lib"]).lines == ["loose /w/lib: button/index.axml"])
    #expect(
      discovered(files, ["/w/one", "/w/two/b.axml"]).lines == ["app /w/one: a.axml", "app /w/two: b.axml"])
  }

  @Test func gathersLooseFilesUnderTheirCommonFolder() {
    let files = MemoryFileSystem([
      "/w/l/a/a.axml": "", "/w/l/b/b.axml": "", "/w/l/c/c.axml": "", "/w/d/d.axml": "", "/x/e.axml": "",
    ])
    let (lines, discovery) = discovered(files, ["/w/l/a/a.axml", "/w/l/b/b.axml"])
    #expect(lines == ["loose /w/l: a/a.axml b/b.axml"])
    #expect(discovery.walkedFolders == [])
    #expect(discovery.programs[0].manifest == nil)
    #expect(discovery.selection.contains("/w/l/b/b.axml"))
    #expect(!discovery.selection.contains("/w/l/c/c.axml"))
    #expect(
      discovered(files, ["/w/d", "/w/l/a", "/w"]).lines == [
        "loose /w: d/d.axml l/a/a.axml l/b/b.axml l/c/c.axml"
      ])
    #expect(
      discovered(files, ["/w/d/d.axml", "/x/e.axml"]).lines == ["loose /w/d: d.axml", "loose /x: e.axml"])
  }

  /// What is beside them is not looked at: a file in a home folder must not make mpcheck walk that folder.
  @Test func singleFilesBringWhatTheyImport() {
    let files = MemoryFileSystem([
      "/h/l/a.axml":
        "<import src='./t'/><include src=\"../shared/i.axml\"/><import src='{{x}}'/><import src='./none'/>",
      "/h/l/a.js": "", "/h/l/b.axml": "", "/h/l/t.axml": "<import src='/deep/d.axml'/><import src='a.axml'/>",
      "/h/l/deep/d.axml": "", "/h/shared/i.axml": "<import src='../app/x.axml'/>", "/h/app/app.json": app,
      "/h/app/x.axml": "", "/h/l/only.json": "{}",
    ])
    let (lines, discovery) = discovered(files, ["/h/l/a.js"])
    #expect(lines == ["loose /h: l/a.axml l/deep/d.axml l/t.axml shared/i.axml"])
    #expect(discovery.walkedFolders == [])
    #expect(
      discovery.selection.files
        == ["/h/l/a.axml", "/h/l/a.js", "/h/l/a.ts", "/h/l/a.json", "/h/l/a.acss"])
    #expect(discovered(files, ["/h/l/b.axml"]).lines == ["loose /h/l: b.axml"])
    #expect(
      discovered(files, ["/h/l/b.axml", "/h/l/deep"]).lines == [
        "loose /h/l: b.axml", "loose /h/l/deep: d.axml",
      ])
    #expect(
      discovered(files, ["/h/l/b.axml", "/h/l"]).lines
        == ["loose /h/l: a.axml b.axml deep/d.axml t.axml"])
    #expect(discovered(files, ["/h/l/only.json"]).lines == [])
  }

  /// Not by the path and not by a link; without a repository, not out of the folder of the file.
  @Test(arguments: ["../out", "/../out", "link", "../../w/../out", "../gone"])
  func aProjectDoesNotLeadOutsideOfItsRepository(root: String) {
    var files = MemoryFileSystem([
      "/w/.git/HEAD": "", "/w/mini.project.json": "{\"miniprogramRoot\":\"\(root)\"}", "/w/a.axml": "",
      "/out/app.json": app, "/out/b.axml": "", "/out/deep/c.axml": "",
    ])
    files.addLink("/w/link", to: "/out")
    let note =
      "* mini.project.json: miniprogramRoot \"\(root)\" leads outside of the repository and is skipped"
    let (lines, discovery) = discovered(files, ["/w"])
    #expect(lines == ["loose /w: a.axml", note])
    #expect(discovery.walkedFolders == ["/w"])
    files.add("/w/mini.project.json", "{\"compileType\":\"plugin\",\"pluginRoot\":\"\(root)\"}")
    #expect(
      discovered(files, ["/w"]).lines == [
        "loose /w: a.axml", note.replacing("miniprogramRoot", with: "pluginRoot"),
      ])
  }

  @Test func withoutARepositoryAProjectStaysInItsFolder() {
    var files = MemoryFileSystem([
      "/w/tools/mini.project.json": #"{"miniprogramRoot":"../src"}"#, "/w/src/app.json": app,
      "/w/src/a.axml": "",
      "/w/tools/x.axml": "",
    ])
    #expect(
      discovered(files, ["/w/tools"]).lines == [
        "loose /w/tools: x.axml",
        "* tools/mini.project.json: miniprogramRoot \"../src\" leads outside of the folder of this file and is skipped",
      ])
    files.add("/w/.git/HEAD", "")
    #expect(discovered(files, ["/w/tools"]).lines == ["loose /w/tools: x.axml"])
    #expect(discovered(files, ["/w"]).lines == ["loose /w: tools/x.axml", "app /w/src: a.axml"])
  }

  @Test func honoursMiniprogramRoot() {
    var files = MemoryFileSystem([
      "/w/.git/HEAD": "", "/w/.gitignore": "dist", "/w/mini.project.json": #"{"miniprogramRoot":"./dist"}"#,
      "/w/src/app.json": app, "/w/src/a.axml": "",
    ])
    #expect(
      discovered(files, ["/w"]).lines == [
        "app /w/src: a.axml",
        "* mini.project.json: miniprogramRoot \"./dist\" does not exist and is skipped",
      ])
    files.add("/w/dist/a.axml", "")
    #expect(discovered(files, ["/w"]).lines == ["loose /w/dist: a.axml", "app /w/src: a.axml"])
    files.add("/w/dist/app.json", app)
    #expect(discovered(files, ["/w"]).lines == ["app /w/dist: a.axml", "app /w/src: a.axml"])
    #expect(discovered(files, ["/w/src"]).lines == ["app /w/src: a.axml"])
    // Another tool's app.json beside mini.project.json.
    files.add("/w/app.json", #"{"expo":{}}"#)
    #expect(discovered(files, ["/w/dist/a.axml"]).lines == ["app /w/dist: a.axml"])
    #expect(discovered(files, ["/w"]).lines == ["app /w/dist: a.axml", "app /w/src: a.axml"])
  }

  @Test func honoursTheSettingProgram() {
    let files = MemoryFileSystem([
      "/w/.git/HEAD": "", "/w/.gitignore": "out", "/w/a.axml": "", "/w/out/x.axml": "",
      "/w/out/app.json": app,
      "/w/p/q/y.axml": "", "/w/p/z.axml": "",
    ])
    #expect(
      discovered(files, ["/w"], program: "/w/out").lines == [
        "loose /w: a.axml p/q/y.axml p/z.axml", "app /w/out: x.axml",
      ])
    #expect(discovered(files, ["/w/p/q"], program: "/w/p").lines == ["loose /w/p: q/y.axml z.axml"])
    #expect(discovered(files, ["/w/p/q"], program: "/w/none").lines == ["loose /w/p/q: y.axml"])
  }

  @Test func takesAPluginAsAProgramOfItsOwn() {
    let files = MemoryFileSystem([
      "/w/mini.project.json":
        #"{"compileType":"plugin","miniprogramRoot":"mini","pluginRoot":"mini/plugin"}"#,
      "/w/mini/app.json": app, "/w/mini/a.axml": "", "/w/mini/plugin/plugin.json": "{}",
      "/w/mini/plugin/b.axml": "",
    ])
    let (lines, discovery) = discovered(files, ["/w"])
    #expect(lines == ["app /w/mini: a.axml", "plugin /w/mini/plugin: b.axml"])
    #expect(discovery.programs[1].manifest == "/w/mini/plugin/plugin.json")
    #expect(discovered(files, ["/w/mini/a.axml"]).lines == ["app /w/mini: a.axml"])
    #expect(discovered(files, ["/w/mini/plugin/b.axml"]).lines == ["plugin /w/mini/plugin: b.axml"])
  }

  @Test func reportsWhatCannotBeRead() {
    var files = sample()
    files.lock("/w/pages/a")
    let (lines, discovery) = discovered(files, ["/w"])
    #expect(lines == ["app /w: pages/b/b.axml", "! /w/pages/a"])
    #expect(discovery.unreadable.map(\.error) == [.unreadable("permission denied")])
  }

  @Test func findsSourceRootsBeforeAnyWalk() {
    var search = ProgramDiscovery(fileSystem: sample(), workingDirectory: "/w")
    #expect(search.sourceRoot(of: "/w/pages/a/a.axml") == "/w")
    #expect(search.sourceRoot(of: "/w") == "/w")
    #expect(search.sourceRoot(of: "/x/y") == nil)
  }

  /// A project that keeps its program beside its own file says nothing: the nearest `app.json` counts.
  @Test func aProjectThatNamesItsOwnFolderMakesNoSourceRoot() {
    let project = #"{"miniprogramRoot":"./"}"#
    let files = MemoryFileSystem([
      "/w/app.json": app, "/w/part/mini.project.json": project, "/w/part/b/b.axml": "",
      "/x/mini.project.json": project, "/x/c.axml": "",
    ])
    var search = ProgramDiscovery(fileSystem: files, workingDirectory: "/w")
    #expect(search.sourceRoot(of: "/w/part/b/b.axml") == "/w")
    #expect(search.sourceRoot(of: "/x/c.axml") == nil)
  }

  @Test func answersFromTheWalkWhatExists() {
    let files = sample()
    let program = discovered(files, ["/w"]).discovery.programs[0]
    #expect(program.kind(of: "/w/pages/a/a.js", in: MemoryFileSystem()) == .file)
    #expect(program.kind(of: "/w/pages/a/none.js", in: files) == nil)
    #expect(program.kind(of: "/w/pages", in: MemoryFileSystem()) == .folder)
    #expect(!program.isPassedOver("/w/pages/new/x.axml"))
    #expect(program.isPassedOver("/w/node_modules/m/x.axml"))
    #expect(program.isPassedOver("/w/.h/x.axml"))
    #expect(!program.isPassedOver("/x/node_modules/m/x.axml"))
  }
}
