import Diagnostics
import Files
import SystemC

/// Standard input, read to its end: the text of a file that an editor has not saved yet.
enum StandardInput {
  /// The path that means standard input.
  static let path = "-"

  /// The files of the disk, with standard input in place of the file at the absolute `path`. Nil when it cannot be read.
  static func fileSystem(at path: String) -> (any FileSystem)? {
    guard let bytes = readAll() else { return nil }
    return OverlayFileSystem(base: DiskFileSystem(), overlay: [path: SourceText(path: path, bytes: bytes)])
  }

  private static func readAll() -> [UInt8]? {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let got = chunk.withUnsafeMutableBytes { read(STDIN_FILENO, $0.baseAddress, $0.count) }
      if got > 0 {
        bytes += chunk[..<got]
      } else if got == 0 {
        return bytes
      } else if errno != EINTR {
        return nil
      }
    }
  }
}
