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
  /// Those of `imports` that are loaded for certain with the script: imports of values, and `require` outside of conditions.
  package private(set) var loads: Set<String> = []
  /// The names before `={` and `="`, as attributes of JSX have them; and where it calls `createElement`, all names before a
  /// colon.
  package private(set) var passedProps: Set<String> = []
  /// Where it may pass objects with props, all names before a colon.
  private(set) var keys: Set<String> = []

  init(path: String) { self.path = path }

  init(reading text: SourceText) {
    path = text.path
    readImports(text)
    readAttributes(text)
    if text.bytes.containsBytes(of: "createElement") {
      readNames(before: UInt8(ascii: ":"), text, \.passedProps)
    } else if ScriptLinks.propObjects.contains(where: { text.bytes.containsBytes(of: $0) }) {
      readNames(before: UInt8(ascii: ":"), text, \.keys)
    }
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

  /// Where props may be in an object.
  private static let propObjects: [StaticString] = ["setNativeProps", "{...("]

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
      let module =
        bytes[first] != UInt8(ascii: ".")
        ? ScriptLinks.module(name)
        : name.hasSuffix("/") || name.hasSuffix("..")
          ? Path.child(Path.below(folder, name), "index") : ScriptLinks.module(Path.below(folder, name))
      imports.insert(module)
      if ScriptLinks.isLoaded(before: first - 1, line: line, text) { loads.insert(module) }
    }
    if ScriptLinks.ownFolder.contains(where: { bytes.containsBytes(of: $0) }) {
      imports.insert(Path.child(folder, "index"))
      if bytes.containsBytes(of: "from '.'") || bytes.containsBytes(of: "from \".\"") {
        loads.insert(Path.child(folder, "index"))
      }
    }
    if ScriptLinks.outerFolder.contains(where: { bytes.containsBytes(of: $0) }) {
      imports.insert(Path.child(Path.parent(folder), "index"))
      if bytes.containsBytes(of: "from '..'") || bytes.containsBytes(of: "from \"..\"") {
        loads.insert(Path.child(Path.parent(folder), "index"))
      }
    }
  }

  /// Bytes of an import before its path; in longer ones it is not looked for types.
  private static let maxImportLength = 4096

  /// Whether the path whose quote is at `quote` is of a script that is loaded for certain.
  private static func isLoaded(before quote: Int, line: Int, _ text: SourceText) -> Bool {
    let statement = text.string(ByteRange(line, quote))
    let own = Substring(statement).trailingBlanksDropped
    // Nearly all imports are on one line.
    let isOnLine = own.hasPrefix("import") || own.hasPrefix("export") || own.hasSuffix("require(")
    let start = max(0, quote - maxImportLength)
    let before = isOnLine ? own : Substring(text.string(ByteRange(start, quote))).trailingBlanksDropped
    if before.hasSuffix("require(") {
      // Without a blank before it, the statement is in no function or branch.
      return statement.first?.isWhitespace == false
        && !["?", "&&", "||", "=>", "if ", "if("].contains(where: statement.contains)
    }
    if before.hasSuffix("import") { return true }
    guard before.hasSuffix("from") else { return false }
    let words = ["import", "export"].compactMap { before.lastRange(ofStatement: $0) }
    guard
      let clause = words.max(by: { $0.lowerBound < $1.lowerBound }).map({
        before[$0.upperBound...].dropLast(4)
      })
    else { return true }
    let names = clause.split { $0.isWhitespace || $0 == "{" || $0 == "}" || $0 == "," }
    if names.first == "type" || names.first == "typeof", clause.first?.isWhitespace == true,
      !clause.drop(while: \.isWhitespace).hasPrefix("{")
    {
      return false
    }
    // `{ type A, type B }`
    guard let open = clause.firstIndex(of: "{"), clause[..<open].allSatisfy(\.isWhitespace) else {
      return true
    }
    let members = clause[open...].dropFirst().prefix { $0 != "}" }.split(separator: ",")
      .map { $0.drop(while: \.isWhitespace) }.filter { !$0.isEmpty }
    return members.isEmpty || !members.allSatisfy { $0.hasPrefix("type ") || $0.hasPrefix("typeof ") }
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
      addName(before: sign, text, \.passedProps)
    }
  }

  private mutating func readNames(
    before sign: UInt8, _ text: SourceText, _ names: WritableKeyPath<ScriptLinks, Set<String>>
  ) {
    var start = text.byteOrderMarkLength
    while let next = text.bytes[start...].firstIndex(of: sign) {
      start = next + 1
      addName(before: next, text, names)
    }
  }

  private mutating func addName(
    before end: Int, _ text: SourceText, _ names: WritableKeyPath<ScriptLinks, Set<String>>
  ) {
    var first = end
    while first > 0, isWordByte(text.bytes[first - 1]) { first -= 1 }
    if first < end { self[keyPath: names].insert(text.string(ByteRange(first, end))) }
  }
}

extension Substring {
  fileprivate var trailingBlanksDropped: Substring {
    var text = self
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }

  /// Where a statement begins with a word, the last time.
  fileprivate func lastRange(ofStatement word: String) -> Range<Index>? {
    var found: Range<Index>?
    var rest = self
    while let range = rest.firstRange(of: word) {
      let isFirst = range.lowerBound == startIndex || self[index(before: range.lowerBound)].isNewline
      if isFirst || self[index(before: range.lowerBound)] == ";" { found = range }
      rest = rest[range.upperBound...]
    }
    return found
  }
}
