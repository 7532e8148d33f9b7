import Diagnostics
import Files

/// The files of a program that is tried: what one run of the fuzzer is about.
package struct FuzzInput: Sendable, Equatable {
  package struct File: Sendable, Equatable {
    /// The path relative to the program's root.
    package var path: String
    package var bytes: [UInt8]

    package init(_ path: String, _ bytes: [UInt8]) {
      self.path = path
      self.bytes = bytes
    }
  }

  /// The folder of the program in the memory file system.
  package static let root = "/fuzz"

  /// The files; each path is there once.
  package var files: [File]

  package init(_ files: [File]) { self.files = files }

  package var byteCount: Int { files.reduce(0) { $0 + $1.bytes.count } }

  package func text(_ index: Int) -> SourceText {
    SourceText(path: Path.join(FuzzInput.root, files[index].path), bytes: files[index].bytes)
  }

  package var fileSystem: MemoryFileSystem {
    var memory = MemoryFileSystem()
    memory.addFolder(FuzzInput.root)
    for index in files.indices { memory.add(text(index)) }
    return memory
  }
}

// On the disk an input is one file. Before each file of the program is a line of its own, `== LENGTH PATH`, and a line feed
// after it. The length makes any bytes possible.
extension FuzzInput {
  package var archive: [UInt8] {
    var bytes: [UInt8] = []
    for file in files { bytes += Array("== \(file.bytes.count) \(file.path)\n".utf8) + file.bytes + [0x0A] }
    return bytes
  }

  /// Reads an input; nil when `archive` is not one. A length may be left out by writing `== - PATH`: then the file ends at the
  /// next line that begins with `== `, or at the end, without the last line feed.
  package init?(archive: [UInt8]) {
    files = []
    var rest = archive[...]
    while !rest.isEmpty {
      guard let lineEnd = rest.firstIndex(of: 0x0A) else { return nil }
      let line = String(decoding: rest[..<lineEnd], as: UTF8.self).split(separator: " ", maxSplits: 2)
      guard line.count == 3, line[0] == "==" else { return nil }
      let body = rest[(lineEnd + 1)...]
      let count = line[1] == "-" ? FuzzInput.countToNextHeader(body) : Int(line[1])
      guard let count, count >= 0, count <= body.count else { return nil }
      files.append(File(String(line[2]), Array(body.prefix(count))))
      rest = body.dropFirst(count + 1)
    }
  }

  private static func countToNextHeader(_ body: ArraySlice<UInt8>) -> Int {
    let header = Array("\n== ".utf8)
    for start in body.indices where body[start] == 0x0A && body[start...].starts(with: header) {
      return start - body.startIndex
    }
    return body.last == 0x0A ? body.count - 1 : body.count
  }
}
