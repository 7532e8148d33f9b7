import Diagnostics

/// What may be called by its name in a file: made once, and used for each of many names.
package struct MentionedNames {
  /// The hashes of the identifiers that occur outside of the names of declarations.
  private var hashes: Set<UInt32> = []
  /// All strings, one after the other.
  private var strings: [UInt8] = []

  package init(_ reading: MethodBodyReader) {
    let source = reading.source
    for index in 0..<source.count
    where source.isIdentifier(index) && !hashes.contains(source.tokens[index].hash) {
      let isMentioned =
        source.language == .swift
        ? source.word(index - 1) != .func : reading.isInBody(source.tokens[index].start)
      if isMentioned { hashes.insert(source.tokens[index].hash) }
    }
    for string in reading.strings { strings += Array(string.utf8) + [0] }
  }

  /// Whether anything other than a declaration has the identifier, or a string contains it.
  package func contain(_ name: String) -> Bool {
    if hashes.contains(identifierHash(name.utf8)) { return true }
    return strings.withUnsafeBufferPointer { $0.contains(word: name) }
  }
}
