import Diagnostics
import SystemC
import Testing
@testable import Files

/// A folder of its own for one test, removed with all that is in it.
final class TemporaryFolder {
  let path: String

  init() {
    var template = Array("/tmp/mpcheck-XXXXXX".utf8CString)
    path = String(cString: mkdtemp(&template)!)
  }

  /// Writes a file and the folders on the way to it.
  func write(_ name: String, _ content: String) {
    makeFolder(Path.parent(Path.join(path, name)))
    let stream = fopen(Path.join(path, name), "w")!
    _ = content.withCString { fwrite($0, 1, content.utf8.count, stream) }
    fclose(stream)
  }

  func makeFolder(_ folder: String) {
    if folder == "/" || mkdir(folder, 0o755) == 0 || errno == EEXIST { return }
    makeFolder(Path.parent(folder))
    mkdir(folder, 0o755)
  }

  deinit { remove(path) }

  private func remove(_ folder: String) {
    chmod(folder, 0o755)
    for entry in (try? DiskFileSystem().entries(of: folder)) ?? [] where entry.kind != .undecodable {
      let child = Path.child(folder, entry.name)
      if entry.kind == .folder { remove(child) } else { unlink(child) }
    }
    rmdir(folder)
  }
}

@Suite struct DiskFileSystemTests {
  private let folder = TemporaryFolder()
  private let disk = DiskFileSystem()
  private func at(_ name: String) -> String { folder.path + "/" + name }

  @Test func readsExactlyTheBytes() throws {
    let content = String(repeating: "页\r\n", count: 3000)
    folder.write("a/页.axml", content)
    let text = try disk.read(at("a/页.axml"))
    #expect(text.path == at("a/页.axml"))
    #expect(text.string(ByteRange(0, text.count)) == content)
    #expect(text.bytes.baseAddress![text.count] == 0)
    folder.write("empty", "")
    #expect(try disk.read(at("empty")).count == 0)
  }

  @Test func honoursTheLimit() throws {
    folder.write("ten", "0123456789")
    #expect(try disk.read(at("ten"), limit: 10).count == 10)
    #expect(throws: FileError.tooLarge(size: 10)) { try disk.read(at("ten"), limit: 9) }
    #expect(throws: FileError.tooLarge(size: 10)) { try disk.read(at("ten"), limit: 0) }
  }

  @Test func saysWhyNothingIsRead() {
    folder.write("file", "x")
    mkfifo(at("pipe"), 0o644)
    symlink("loop", at("loop"))
    #expect(throws: FileError.notFound) { try disk.read(at("none")) }
    #expect(throws: FileError.notFound) { try disk.read(at("file/x")) }
    #expect(throws: FileError.notFound) { try disk.read(at("file\u{0}")) }
    #expect(throws: FileError.isFolder) { try disk.read(folder.path) }
    #expect(throws: FileError.notRegular) { try disk.read(at("pipe")) }
    #expect(throws: FileError.notRegular) { try disk.read("/dev/null") }
    #expect(throws: FileError.unreadable("too many levels of symbolic links")) { try disk.read(at("loop")) }
    #expect(throws: FileError.notFound) { try disk.entries(of: at("file")) }
    #expect(throws: FileError.notFound) { try disk.entries(of: at("none")) }
  }

  @Test func readsFilesThatSayTheyAreEmpty() throws {
    #if os(Linux)
      #expect(try disk.read("/proc/self/status").count > 100)
      #expect(throws: FileError.tooLarge(size: 21)) { try disk.read("/proc/self/status", limit: 20) }
    #endif
  }

  @Test func listsInTheOrderOfPaths() throws {
    folder.write("a/x", "")
    folder.write("a-b", "")
    folder.write("a0", "")
    folder.write(".hidden", "")
    symlink("a", at("link"))
    mkfifo(at("pipe"), 0o644)
    let entries = try disk.entries(of: folder.path)
    #expect(
      entries.map { "\($0.name):\($0.kind)" } == [
        ".hidden:file", "a-b:file", "a:folder", "a0:file", "link:link", "pipe:other",
      ])
  }

  @Test func showsKinds() {
    folder.write("a/x", "")
    symlink("a", at("link"))
    symlink("nowhere", at("dangling"))
    #expect(disk.kind(of: at("a/x"), followingLinks: false) == .file)
    #expect(disk.kind(of: at("link"), followingLinks: false) == .link)
    #expect(disk.kind(of: at("link"), followingLinks: true) == .folder)
    #expect(disk.kind(of: at("dangling"), followingLinks: true) == nil)
    #expect(disk.kind(of: "/dev/null", followingLinks: true) == .other)
    #expect(disk.isFile(at("link/x")))
  }

  /// Names that are not UTF-8 exist on Linux; macOS refuses to make them.
  @Test func keepsNamesApartThatAreNotUTF8() throws {
    #if os(Linux)
      let name: [CChar] = folder.path.utf8CString.dropLast() + [0x2F, 0x61, CChar(bitPattern: 0xFF), 0]
      let descriptor = creat(name, 0o644)
      close(descriptor)
      #expect(try disk.entries(of: folder.path) == [FolderEntry(name: "a\u{FFFD}", kind: .undecodable)])
      unlink(name)
    #endif
  }
}
