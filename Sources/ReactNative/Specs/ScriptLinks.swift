import Diagnostics
import Files
import NativeSource

/// What one script imports, and the props that it passes, read from its bytes: most scripts have no component, and are not
/// lexed.
package struct ScriptLinks: Sendable {
  package let path: String
  /// What its strings may import, without the extensions of scripts: an absolute path where a string begins with a dot, else
  /// the string, which only a bundler's settings resolve.
  package private(set) var imports: Set<String> = []
  /// The names before `={` and `="`, as attributes of JSX have them; and where it calls `createElement`, all names before a
  /// colon.
  package private(set) var passedProps: Set<String> = []

  init(path: String) { self.path = path }

  init(reading text: SourceText) {
    path = text.path
    readImports(text)
    readAttributes(text)
    if text.bytes.containsBytes(of: "createElement") { readKeys(text) }
  }

  /// The path of a script without what a bundler finds by itself: `/p/Dial` of `/p/Dial.ios.tsx`.
  static func module(_ path: String) -> String {
    var path = path[...]
    for ending in [".tsx", ".ts", ".jsx", ".js"] where path.hasSuffix(ending) {
      path.removeLast(ending.utf8.count)
      break
    }
    for ending in [".ios", ".android", ".native"] where path.hasSuffix(ending) {
      path.removeLast(ending.utf8.count)
    }
    return String(path)
  }

  /// Whether a script is what the name of its folder imports.
  static func isIndex(_ path: String) -> Bool { Path.lastComponent(module(path)) == "index" }

  // MARK: - Imports

  private static func isQuote(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "'") || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "`")
  }

  private static func isOfPath(_ byte: UInt8) -> Bool {
    isWordByte(byte) || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "/")
      || byte == UInt8(ascii: "@") || byte == UInt8(ascii: "~") || byte == UInt8(ascii: "#")
  }

  private static let ownFolder: [StaticString] = ["'.'", "\".\""]
  private static let outerFolder: [StaticString] = ["'..'", "\"..\""]

  /// Reads `'./views/Dial'`, `".."`, `'@/views/Dial'`: strings with nothing but a path in them.
  private mutating func readImports(_ text: SourceText) {
    let folder = Path.parent(path)
    let bytes = text.bytes
    var start = text.byteOrderMarkLength
    // The start of the line that `searched` is in.
    var (line, searched) = (start, start)
    while let slash = bytes[start...].firstIndex(of: Path.slash) {
      var first = slash
      while first > start, ScriptLinks.isOfPath(bytes[first - 1]) { first -= 1 }
      var end = slash
      while end < text.count, ScriptLinks.isOfPath(bytes[end]) { end += 1 }
      start = end
      guard first > 0, end < text.count, ScriptLinks.isQuote(bytes[end]), bytes[first - 1] == bytes[end]
      else {
        continue
      }
      if let newline = bytes[searched..<first].lastIndex(of: UInt8(ascii: "\n")) { line = newline + 1 }
      searched = first
      if ScriptLinks.isLineComment(bytes[line..<first]) { continue }
      let name = text.string(ByteRange(first, end))
      if bytes[first] != UInt8(ascii: ".") {
        imports.insert(ScriptLinks.module(name))
      } else if name.hasSuffix("/") || name.hasSuffix("..") {
        imports.insert(Path.child(Path.below(folder, name), "index"))
      } else {
        imports.insert(ScriptLinks.module(Path.below(folder, name)))
      }
    }
    if ScriptLinks.ownFolder.contains(where: { bytes.containsBytes(of: $0) }) {
      imports.insert(Path.child(folder, "index"))
    }
    if ScriptLinks.outerFolder.contains(where: { bytes.containsBytes(of: $0) }) {
      imports.insert(Path.child(Path.parent(folder), "index"))
    }
  }

  /// Whether a line begins with `//`.
  private static func isLineComment(_ line: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    let text = line.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    return text.starts(with: [Path.slash, Path.slash])
  }

  // MARK: - Props

  private mutating func readAttributes(_ text: SourceText) {
    let bytes = text.bytes
    var start = text.byteOrderMarkLength
    while let sign = bytes[start...].firstIndex(of: UInt8(ascii: "=")) {
      start = sign + 1
      guard start < text.count, bytes[start] == UInt8(ascii: "{") || ScriptLinks.isQuote(bytes[start]) else {
        continue
      }
      addName(before: sign, text)
    }
  }

  private mutating func readKeys(_ text: SourceText) {
    var start = text.byteOrderMarkLength
    while let colon = text.bytes[start...].firstIndex(of: UInt8(ascii: ":")) {
      start = colon + 1
      addName(before: colon, text)
    }
  }

  private mutating func addName(before end: Int, _ text: SourceText) {
    var first = end
    while first > 0, isWordByte(text.bytes[first - 1]) { first -= 1 }
    if first < end { passedProps.insert(text.string(ByteRange(first, end))) }
  }
}
