import Diagnostics
import Files

/// The repositories that git keeps in folders of another one, as its `.gitmodules` names them (gitmodules(5)).
struct Submodules: Sendable {
  static let fileName = ".gitmodules"

  /// The folders, absolute: the values of `path`, which are relative to the folder of the file.
  let folders: Set<String>

  init(_ text: SourceText) {
    let top = Path.parent(text.path)
    let lines = text.bytes[text.byteOrderMarkLength...].split(separator: UInt8(ascii: "\n"))
    folders = Set(
      lines.compactMap { line in
        guard let equals = line.firstIndex(of: UInt8(ascii: "=")),
          Submodules.word(line[..<equals]) == "path"
        else { return nil }
        return Path.join(top, Submodules.word(line[line.index(after: equals)...]))
      })
  }

  /// The text without the blanks and the quotes around it.
  private static func word(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> String {
    let isAround: (UInt8) -> Bool = { $0 == 0x20 || $0 == 0x09 || $0 == 0x0D || $0 == UInt8(ascii: "\"") }
    var bytes = bytes.drop(while: isAround)
    while let last = bytes.last, isAround(last) { bytes.removeLast() }
    return String(decoding: bytes, as: UTF8.self)
  }
}
