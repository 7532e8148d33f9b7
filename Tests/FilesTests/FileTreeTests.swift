import Diagnostics
import Testing

@testable import Files

private let pages = FileFilter(extensions: ["axml"], names: ["app.json"])

@Suite struct FileTreeTests {
  @Test func collectsInByteOrder() {
    let tree = FileTree(
      walking: "/p",
      in: MemoryFileSystem([
        "/p/a/x.axml": "", "/p/a-b/x.axml": "", "/p/a.axml": "", "/p/a0.axml": "", "/p/app.json": "",
        "/p/x.json": "", "/p/axml": "", "/p/.axml": "", "/p/._a.axml": "", "/p/.h/x.axml": "",
        "/p/node_modules/m/x.axml": "", "/p/a/node_modules/x.axml": "", "/q/x.axml": "",
      ]), filter: pages)
    #expect(
      tree.files == [
        "/p/.axml", "/p/a-b/x.axml", "/p/a.axml", "/p/a/x.axml", "/p/a0.axml",
      ])
    #expect(tree.namedFiles == ["/p/app.json"])
    #expect(tree.files == tree.files.sorted(by: Path.precedes))
    #expect(tree.errors.isEmpty)
  }

  /// Only folders are passed over because of their names.
  @Test(arguments: [
    ("/p/.axml", false), ("/p/node_modules", false), ("/p/.h/x.axml", true),
    ("/p/node_modules/m/x.axml", true),
  ])
  func aFileMayHaveTheNameOfASkippedFolder(path: String, expected: Bool) {
    let tree = FileTree(walking: "/p", in: MemoryFileSystem(["/p/a.axml": ""]), filter: pages)
    #expect(tree.isPassedOver(path) == expected)
  }

  @Test func entersTheFolderThatIsNamedWhateverItIs() {
    let files = MemoryFileSystem([
      "/p/.git/HEAD": "", "/p/.gitignore": "dist/\n*.bak.axml\n", "/p/dist/x.axml": "",
      "/p/dist/y.bak.axml": "",
      "/p/node_modules/m/x.axml": "", "/p/.h/x.axml": "", "/p/gen/.gitignore": "*\n", "/p/gen/x.axml": "",
    ])
    for (folder, expected) in [
      ("/p/dist", ["/p/dist/x.axml"]), ("/p/node_modules/m", ["/p/node_modules/m/x.axml"]),
      ("/p/.h", ["/p/.h/x.axml"]), ("/p/gen", ["/p/gen/x.axml"]), ("/p", []),
    ] {
      let tree = FileTree(
        walking: folder, in: files, filter: pages, outerRules: IgnoreRules.above(folder, in: files))
      #expect(tree.files == expected)
    }
  }

  @Test func nestedRulesAddUp() {
    let tree = FileTree(
      walking: "/p",
      in: MemoryFileSystem([
        "/p/.gitignore": "b.axml\n/a/sub/\n", "/p/a/.gitignore": "!b.axml\nc.axml\n", "/p/a/b.axml": "",
        "/p/a/c.axml": "", "/p/a/sub/x.axml": "", "/p/b.axml": "", "/p/c.axml": "", "/p/z/b.axml": "",
      ]), filter: pages)
    #expect(tree.files == ["/p/a/b.axml", "/p/c.axml"])
  }

  @Test func rulesAboveCountUpToTheRepository() {
    var files = MemoryFileSystem([
      "/.gitignore": "*", "/w/.gitignore": "a.axml", "/w/p/.gitignore": "/q/b.axml", "/w/p/q/.gitignore": "z",
      "/w/p/q/a.axml": "", "/w/p/q/b.axml": "", "/w/p/q/c.axml": "",
    ])
    #expect(IgnoreRules.above("/w/p/q", in: files).isEmpty)
    files.add("/w/.git/HEAD", "")
    let above = IgnoreRules.above("/w/p/q", in: files)
    #expect(above.map(\.folder) == ["/w", "/w/p"])
    #expect(
      FileTree(walking: "/w/p/q", in: files, filter: pages, outerRules: above).files == ["/w/p/q/c.axml"])
    #expect(IgnoreRules.above("/w", in: files).isEmpty)
  }

  @Test func followsLinksToFilesOnly() {
    var files = MemoryFileSystem(["/p/a/x.axml": "", "/q/y.axml": ""])
    files.addLink("/p/up", to: "..")
    files.addLink("/p/q", to: "/q")
    files.addLink("/p/y.axml", to: "/q/y.axml")
    files.addLink("/p/gone.axml", to: "nowhere")
    files.addLink("/p/folder.axml", to: "/q")
    let tree = FileTree(walking: "/p", in: files, filter: pages)
    #expect(tree.files == ["/p/a/x.axml", "/p/y.axml"])
    #expect(tree.knowledge(of: "/p/y.axml") == .unknown)
  }

  @Test func goesOnAfterAFolderThatCannotBeRead() {
    var files = MemoryFileSystem(["/p/a/x.axml": "", "/p/b/x.axml": ""])
    files.lock("/p/a")
    let tree = FileTree(walking: "/p", in: files, filter: pages)
    #expect(tree.files == ["/p/b/x.axml"])
    #expect(tree.errors.map(\.path) == ["/p/a"])
    #expect(tree.errors.map(\.error) == [.unreadable("permission denied")])
    #expect(FileTree(walking: "/none", in: files, filter: pages).errors.map(\.error) == [.notFound])
  }

  @Test(arguments: [
    ("/p", FileTree.Knowledge.folder), ("/p/a", .folder), ("/p/a.b", .file), ("/p/a-b", .file),
    ("/p/a0", .file),
    ("/p/a/x.axml", .file), ("/p/a/y.axml", .absent), ("/p/b", .absent), ("/p/.git", .folder),
    ("/p/.git/x", .unknown), ("/q", .unknown), ("/p/b/c", .unknown),
  ])
  func knowsWhatExists(path: String, expected: FileTree.Knowledge) {
    let tree = FileTree(
      walking: "/p",
      in: MemoryFileSystem([
        "/p/a/x.axml": "", "/p/a.b": "", "/p/a-b": "", "/p/a0": "", "/p/.git/x": "", "/q/x": "",
      ]), filter: pages)
    #expect(tree.knowledge(of: path) == expected)
  }

  @Test func findsTheSameWithAnyNumberOfThreads() {
    var names: [String: String] = ["/p/.gitignore": "p7\n", "/p/pages/.gitignore": "!p7\np8\n"]
    for outer in ["a", "pages", "pages-b", "z"] {
      for inner in 0..<50 {
        names["/p/\(outer)/p\(inner)/p.axml"] = ""
        names["/p/\(outer)/p\(inner)/more/x.axml"] = ""
      }
    }
    var files = MemoryFileSystem(names)
    files.lock("/p/z/p3")
    files.lock("/p/a/p5/more")
    let one = FileTree(walking: "/p", in: files, filter: pages)
    #expect(one.files.count == 389)
    #expect(one.files == one.files.sorted(by: Path.precedes))
    #expect(one.errors.map(\.path) == ["/p/a/p5/more", "/p/z/p3"])
    let four = FileTree(walking: "/p", in: files, filter: pages, jobs: 4)
    #expect(four.files == one.files)
    #expect(four.errors.map(\.path) == one.errors.map(\.path))
    #expect(four.walkedFolders == one.walkedFolders)
  }

  @Test func walksTheDisk() {
    let folder = TemporaryFolder()
    folder.write("pages/a/a.axml", "")
    folder.write("pages/a/a.js", "")
    folder.write("app.json", "")
    folder.write("dist/x.axml", "")
    folder.write(".gitignore", "dist")
    let tree = FileTree(walking: folder.path, in: DiskFileSystem(), filter: pages)
    #expect(tree.files == [folder.path + "/pages/a/a.axml"])
    #expect(tree.namedFiles == [folder.path + "/app.json"])
    #expect(tree.knowledge(of: folder.path + "/pages/a/a.js") == .file)
  }
}
