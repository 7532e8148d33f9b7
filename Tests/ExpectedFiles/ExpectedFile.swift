import Diagnostics
import Files
import SystemC

/// A file with what a test expects, which `make bless` writes.
///
///     let mistake = try ExpectedFile.mistake(in: path, written: run.outputBytes)
///     #expect(mistake == nil)
package enum ExpectedFile {
  /// Whether `make bless` runs the tests: they write what they expect.
  package static let isWritten = getenv("MPCHECK_BLESS") != nil

  /// The first line of the file that is not as `written` has it, and what to do; nil when both are the same. `make bless` writes
  /// the file.
  package static func mistake(in path: String, written: [UInt8]) throws -> String? {
    if isWritten {
      try DiskFileSystem().replace(path, with: written)
      return nil
    }
    guard let text = try? DiskFileSystem().read(path) else {
      return "\(path) is not there: `make bless` writes it"
    }
    let expected = text.string(ByteRange(0, text.count))
    return mistake(in: path, expected: expected, written: String(decoding: written, as: UTF8.self))
  }

  package static func mistake(in path: String, expected: String, written: String) -> String? {
    if expected.utf8.elementsEqual(written.utf8) { return nil }
    let (old, new) = (lines(expected), lines(written))
    var index = 0
    while index < min(old.count, new.count), old[index].utf8.elementsEqual(new[index].utf8) { index += 1 }
    func line(_ lines: [Substring]) -> String { index < lines.count ? "\"\(lines[index])\"" : "no line" }
    return """
      \(path):\(index + 1): the file has \(line(old)), now it is \(line(new)). \
      If that is right, `make bless` writes it; read the difference line by line
      """
  }

  private static func lines(_ text: String) -> [Substring] {
    text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
  }
}
