import Diagnostics
import NativeSource

/// All identifiers and strings of native sources: what is not among them is not read by any name.
package struct NativeWords: Sendable {
  private var words: Set<String> = []
  /// The words one after the other, with line feeds between them; and the same in ASCII lower case.
  private var joined: [UInt8] = []
  private var folded: [UInt8] = []

  /// Bytes; half a second or less. Where more would be searched for a library, nothing is known of what is mentioned.
  private static let maxSearchedBytes = 1 << 29

  package init() {}

  /// Whether so many names can be searched for.
  package func canMention(_ count: Int) -> Bool { count * folded.count <= NativeWords.maxSearchedBytes }

  init(joining parts: [Set<String>]) {
    for part in parts { words.formUnion(part) }
    for word in words.sorted() {
      joined += word.utf8
      joined.append(0x0A)
    }
    folded = joined.map(\.asciiLowercased)
  }

  /// Words of the languages: the name of an event may be in them, as `turn` is in `return`.
  static let keywords: Set<String> = [
    "return", "break", "continue", "default", "static", "switch", "class", "interface", "import", "include",
    "implementation", "protocol", "property", "public", "private", "protected", "override", "super", "self",
    "this", "void",
    "const", "final", "abstract", "extends", "implements", "throws", "throw", "package", "nonatomic",
    "strong", "assign",
    "copy", "readonly", "else", "while", "for", "case", "struct", "enum", "extension", "func", "fun", "init",
    "let",
    "var", "val", "guard", "where", "when", "object", "companion", "internal", "new", "null", "nil", "true",
    "false",
    "YES", "NO", "int", "long", "float", "double", "boolean", "using", "namespace", "auto", "template",
    "typedef", "virtual",
  ]

  /// The identifiers and strings of a file, and the strings alone.
  package static func of(_ tokens: NativeTokens) -> (all: Set<String>, strings: Set<String>) {
    var words: Set<String> = []
    var strings: Set<String> = []
    for index in 0..<tokens.count {
      switch tokens.kind(index) {
      case .identifier: words.insert(tokens.string(index))
      case .string: strings.insert(tokens.string(index))
      default: break
      }
    }
    words.subtract(keywords)
    return (words.union(strings), strings)
  }

  package func contains(_ word: String) -> Bool { words.contains(word) }

  /// Whether something is named `name`, or has it in its name with a capital letter: `setName`, `isName`.
  package func mention(_ name: String) -> Bool {
    if words.contains(name) { return true }
    return !name.isEmpty && joined.withUnsafeBufferPointer { $0.contains(word: name.capitalisedFirst) }
  }

  /// Whether a word contains `name`, case aside.
  package func mentionFolded(_ name: String) -> Bool {
    !name.isEmpty && folded.withUnsafeBufferPointer { $0.contains(word: name.lowercased()) }
  }
}
