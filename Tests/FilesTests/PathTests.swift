import Testing

@testable import Files

@Suite struct PathTests {
  @Test(arguments: [
    ("/a/./b//../c/", "/a/c"), ("/", "/"), ("//", "/"), ("/..", "/"), ("/../a", "/a"), ("", "."), (".", "."),
    ("./a/", "a"), ("a/../..", ".."), ("../../a", "../../a"), ("/a/...", "/a/..."),
    ("/a/.b/..c", "/a/.b/..c"),
    ("/页/../é", "/é"), ("/a/b/..", "/a"),
  ])
  func normalises(path: String, expected: String) {
    #expect(Path.normalised(path) == expected)
    #expect(Path.normalised(expected) == expected)
  }

  @Test(arguments: [
    ("/a", "b", "/a/b"), ("/a", "/b", "/b"), ("/", "b", "/b"), ("/a/b", "../c", "/a/c"), ("/a", "", "/a"),
  ])
  func joins(folder: String, path: String, expected: String) {
    #expect(Path.join(folder, path) == expected)
  }

  @Test(arguments: [
    ("/a/b", "/a", "b"), ("/a", "/", "a"), ("/", "/", ""), ("a", ".", "a"),
  ])
  func takesApart(path: String, parent: String, last: String) {
    #expect(Path.parent(path) == parent)
    #expect(Path.lastComponent(path) == last)
  }

  @Test(arguments: [
    ("/a/b", ["/a/b", "/a", "/"]), ("/", ["/"]), ("a/b", ["a/b", "a", "."]), ("", ["", "."]),
  ])
  func goesUpwardToAnEnd(folder: String, expected: [String]) {
    #expect(Array(Path.upward(from: folder)) == expected)
  }

  @Test(arguments: [
    ("/a/b.sjs.ts", "ts", "/a/b.sjs"), ("/a.b/c", "", "/a.b/c"), ("/a/.gitignore", "", "/a/.gitignore"),
    ("/a/b.", "", "/a/b"), ("x.axml", "axml", "x"),
  ])
  func splitsExtensions(path: String, pathExtension: String, rest: String) {
    #expect(Path.pathExtension(path) == pathExtension)
    #expect(Path.withoutExtension(path) == rest)
    #expect(Path.stem(path) == rest)
  }

  @Test(
    arguments: [
      ("/a/b", "/a", "b"), ("/a", "/a", ""), ("/ab", "/a", nil), ("/a", "/a/b", nil), ("/a", "/", "a"),
      ("/", "/", ""), ("/a/b/c", "/a/b", "c"),
    ] as [(String, String, String?)])
  func knowsWhatLiesInside(path: String, folder: String, below: String?) {
    #expect(Path.isInside(path, folder) == (below != nil))
    #expect(Path.relative(path, to: folder).map(String.init) == below)
  }

  @Test(arguments: [
    ("/w/pages/a.axml", "pages/a.axml"), ("/w", "."), ("/other/a.axml", "/other/a.axml"), ("/wx", "/wx"),
  ])
  func displays(path: String, expected: String) {
    #expect(Path.display(path, from: "/w") == expected)
  }

  @Test(
    arguments: [
      (["/a/b", "/a/c"], "/a"), (["/a/b"], "/a/b"), (["/a", "/b"], "/"), (["/a/b", "/a/b/c"], "/a/b"),
      ([], nil),
      (["/a/bc", "/a/b"], "/a"), (["a", "/b"], "/"),
    ] as [([String], String?)])
  func findsCommonFolders(folders: [String], expected: String?) {
    #expect(Path.commonFolder(folders) == expected)
  }
}
