import ArgumentParser
import Diagnostics
import Files
import Markup
import SystemC

/// Standard input, read to its end: the text of a file that an editor has not saved yet.
enum StandardInput {
  /// The path that means standard input.
  static let path = "-"

  static let cannotBeRead = LocalizedText(en: "standard input cannot be read", zh: "无法读取标准输入")

  // What does not go together with it.

  static var missingName: ValidationError {
    ValidationError(
      en: "the path \"-\" is standard input: name its file by --stdin-filename",
      zh: "路径“-”是标准输入：用 --stdin-filename 指明它是哪个文件")
  }

  static var otherPath: ValidationError {
    ValidationError(en: "no other path can be given with \"-\"", zh: "给出“-”时不能再给出其他路径")
  }

  static var nameWithoutInput: ValidationError {
    ValidationError(
      en: "--stdin-filename goes with the path \"-\"", zh: "--stdin-filename 要与路径“-”一起使用")
  }

  static func isNoFile(_ option: String) -> ValidationError {
    ValidationError(
      en: "\(option) is about files, not standard input", zh: "\(option) 用于文件，不能用于标准输入")
  }

  /// The files of the disk, with standard input in place of the file at the absolute `path`. Nil when it cannot be read.
  static func fileSystem(at path: String) -> (any FileSystem)? {
    guard let bytes = readAll() else { return nil }
    return OverlayFileSystem(base: DiskFileSystem(), overlay: [path: SourceText(path: path, bytes: bytes)])
  }

  /// All bytes, or one more than a file may have: no text is so long that the rest matters.
  private static func readAll() -> [UInt8]? {
    let most = MarkupLimit.fileSize + 1
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while bytes.count < most {
      let wanted = min(chunk.count, most - bytes.count)
      let got = chunk.withUnsafeMutableBytes { read(STDIN_FILENO, $0.baseAddress, wanted) }
      if got > 0 {
        bytes += chunk[..<got]
      } else if got == 0 {
        return bytes
      } else if errno != EINTR {
        return nil
      }
    }
    return bytes
  }
}
