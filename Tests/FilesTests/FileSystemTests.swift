import Diagnostics
import Testing

@testable import Files

/// What a file system says of a folder, a link or a file, in one line for comparison.
private func names(_ entries: [FolderEntry]) -> [String] { entries.map { "\($0.name):\($0.kind)" } }

@Suite struct MemoryFileSystemTests {
  private func sample() -> MemoryFileSystem {
    var files = MemoryFileSystem(["/w/a/x.axml": "<view/>", "/w/a-b": "1", "/w/a0": "2"])
    files.addLink("/w/link", to: "a")
    files.addLink("/w/file", to: "/w/a/x.axml")
    files.addLink("/w/loop", to: "loop")
    files.addLink("/w/dangling", to: "nowhere")
    return files
  }

  @Test func listsInTheOrderOfPaths() throws {
    let entries = try sample().entries(of: "/w")
    #expect(
      names(entries) == [
        "a-b:file", "a:folder", "a0:file", "dangling:link", "file:link", "link:link", "loop:link",
      ])
  }

  @Test(
    arguments: [
      ("/w", FileKind.folder, FileKind.folder), ("/w/a-b", .file, .file), ("/w/link", .link, .folder),
      ("/w/file", .link, .file), ("/w/link/x.axml", .file, .file), ("/w/dangling", .link, nil),
      ("/w/loop", .link, nil), ("/w/none", nil, nil), ("/w/a-b/x", nil, nil),
    ] as [(String, FileKind?, FileKind?)])
  func showsKinds(path: String, own: FileKind?, followed: FileKind?) {
    #expect(sample().kind(of: path, followingLinks: false) == own)
    #expect(sample().kind(of: path, followingLinks: true) == followed)
  }

  @Test func readsThroughLinksUnderTheNameThatWasGiven() throws {
    let text = try sample().read("/w/link/x.axml")
    #expect(text.path == "/w/link/x.axml")
    #expect(text.string(ByteRange(0, text.count)) == "<view/>")
  }

  @Test func saysWhyNothingIsRead() {
    var files = sample()
    files.lock("/w/a0")
    #expect(throws: FileError.notFound) { try files.read("/w/none") }
    #expect(throws: FileError.isFolder) { try files.read("/w/link") }
    #expect(throws: FileError.unreadable("permission denied")) { try files.read("/w/a0") }
    #expect(throws: FileError.tooLarge(size: 7)) { try files.read("/w/a/x.axml", limit: 6) }
    #expect(throws: FileError.notFound) { try files.entries(of: "/w/a-b") }
  }
}

@Suite struct OverlayFileSystemTests {
  private let overlaid = OverlayFileSystem(
    base: MemoryFileSystem(["/w/a.axml": "old", "/w/b.axml": "kept"]),
    overlay: [
      "/w/a.axml": SourceText(path: "-", "new"), "/w/new/c.axml": SourceText(path: "/w/new/c.axml", "added"),
    ])

  @Test func replacesAndAdds() throws {
    for (path, expected) in [("/w/a.axml", "new"), ("/w/b.axml", "kept"), ("/w/new/c.axml", "added")] {
      let text = try overlaid.read(path)
      #expect(text.path == path)
      #expect(text.string(ByteRange(0, text.count)) == expected)
    }
    #expect(names(try overlaid.entries(of: "/w")) == ["a.axml:file", "b.axml:file", "new:folder"])
    #expect(names(try overlaid.entries(of: "/w/new")) == ["c.axml:file"])
    #expect(overlaid.isFolder("/w/new"))
    #expect(overlaid.isFile("/w/b.axml"))
    #expect(throws: FileError.notFound) { try overlaid.read("/w/none") }
    #expect(throws: FileError.notFound) { try overlaid.entries(of: "/none") }
  }

  /// A file that is added to a folder does not stand for all that is in it.
  @Test func aFolderThatCannotBeReadStaysSo() {
    var base = MemoryFileSystem(["/w/a.axml": ""])
    base.lock("/w")
    let overlaid = OverlayFileSystem(base: base, overlay: ["/w/b.axml": SourceText(path: "/w/b.axml", "")])
    #expect(throws: FileError.unreadable("permission denied")) { try overlaid.entries(of: "/w") }
  }
}
