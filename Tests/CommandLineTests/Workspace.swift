import Diagnostics
import Files
import SystemC

/// A folder of its own for one test, removed with all that is in it.
///
///     let workspace = Workspace(["app.json": #"{"pages":["pages/a/a"]}"#, "pages/a/a.axml": "<view class=a/>\n"])
///     let run = workspace.run("lint", "--fix")
///     #expect(workspace.read("pages/a/a.axml") == "<view class=\"a\"/>\n")
final class Workspace {
  /// Without links on the way, as the process will see it.
  let path: String

  /// Writes the texts to the paths, which are relative to the folder.
  init(_ files: [String: String] = [:]) {
    var template = Array("/tmp/mpcheck-XXXXXX".utf8CString)
    let made = realpath(mkdtemp(&template), nil)!
    path = String(cString: made)
    free(made)
    for (name, content) in files { write(name, content) }
  }

  /// A program with one page, `pages/index/index.axml`, and an empty script for it.
  static func page(_ markup: String, _ others: [String: String] = [:]) -> Workspace {
    Workspace(
      [
        "app.json": #"{ "pages": ["pages/index/index"] }"#, "pages/index/index.axml": markup,
        "pages/index/index.js": "Page({});\n",
      ].merging(others) { $1 })
  }

  /// Runs `mpcheck` in the folder.
  func run(_ arguments: String..., standardInput: String = "", environment: [String: String] = [:])
    -> Binary.Run
  {
    Binary.run(arguments, in: path, standardInput: Array(standardInput.utf8), environment: environment)
  }

  func absolute(_ name: String) -> String { Path.join(path, name) }

  /// Writes a file and the folders on the way to it.
  func write(_ name: String, _ content: String) {
    makeFolder(Path.parent(absolute(name)))
    let stream = fopen(absolute(name), "w")!
    _ = content.withCString { fwrite($0, 1, content.utf8.count, stream) }
    fclose(stream)
  }

  /// Writes a script that can be run. Another process does it: one that a test starts beside this would have the file open for
  /// a moment, and the system does not run a file that is open for writing.
  func writeProgram(_ name: String, _ content: String) {
    makeFolder(Path.parent(absolute(name)))
    _ = Binary.run(
      ["-c", "cat > \"$0\" && chmod 755 \"$0\"", absolute(name)], in: path,
      standardInput: Array(content.utf8),
      program: "sh")
  }

  /// The text of a file; nil when there is none.
  func read(_ name: String) -> String? {
    guard let text = try? DiskFileSystem().read(absolute(name)) else { return nil }
    return text.string(ByteRange(0, text.count))
  }

  func makeFolder(_ folder: String) {
    if folder == "/" || mkdir(folder, 0o755) == 0 || errno == EEXIST { return }
    makeFolder(Path.parent(folder))
    mkdir(folder, 0o755)
  }

  deinit { remove(Array(path.utf8CString)) }

  /// Removes the folder. Names are bytes, because some tests write names that are not UTF-8.
  private func remove(_ folder: [CChar]) {
    chmod(folder, 0o755)
    guard let stream = opendir(folder) else { return }
    let nameOffset = MemoryLayout<dirent>.offset(of: \.d_name)!
    while let entry = readdir(stream) {
      let name = UnsafeRawPointer(entry).advanced(by: nameOffset).assumingMemoryBound(to: CChar.self)
      if strcmp(name, ".") == 0 || strcmp(name, "..") == 0 { continue }
      let bytes = UnsafeBufferPointer(start: name, count: strlen(name) + 1)
      let path = folder.dropLast() + [CChar(bitPattern: UInt8(ascii: "/"))] + bytes
      if unlink(Array(path)) != 0 { remove(Array(path)) }
    }
    closedir(stream)
    rmdir(folder)
  }
}
