import Diagnostics

/// The versions of the Swift language that a file names, each by its first number.
package struct SwiftVersions: Sendable {
  package private(set) var numbers: [Int] = []
  /// The name of a file that contains nothing but a version.
  package static let fileName = ".swift-version"

  /// Reads the project of Xcode, or a file with nothing but a version.
  package init(reading text: SourceText) {
    if text.path.hasSuffix(SwiftVersions.fileName) {
      numbers = [SwiftVersions.number(at: text.byteOrderMarkLength, text)].compactMap { $0 }
      return
    }
    let setting: StaticString = "SWIFT_VERSION = "
    var start = 0
    while let found = text.bytes.firstIndex(of: setting, from: start) {
      start = found + setting.utf8CodeUnitCount
      if let number = SwiftVersions.number(at: start, text) { numbers.append(number) }
    }
  }

  /// Bytes in which a version is looked for.
  private static let longest = 256

  /// The number of `3.0`, `"3.0"` and `swift-3.0`.
  private static func number(at start: Int, _ text: SourceText) -> Int? {
    let rest = text.bytes[start...].prefix(SwiftVersions.longest).prefix { $0 != UInt8(ascii: ";") }
    return number(String(decoding: rest, as: UTF8.self))
  }

  static func number(_ version: String) -> Int? {
    Int(version.drop { !$0.isNumber }.prefix { $0.isNumber })
  }
}
