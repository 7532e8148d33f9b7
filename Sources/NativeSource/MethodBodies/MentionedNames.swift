import Diagnostics

/// What may be called by its name in a file: made once, and used for each of many names.
package struct MentionedNames {
  /// The hashes of the identifiers that occur outside of the names of declarations.
  private var hashes: Set<UInt32> = []
  /// All strings without values.
  private let strings: Set<String>

  package init(_ reading: MethodBodyReader) {
    let source = reading.source
    for index in 0..<source.count
    where source.isIdentifier(index) && !hashes.contains(source.tokens[index].hash) {
      let isMentioned =
        source.language == .swift
        ? source.word(index - 1) != .func : reading.isInBody(source.tokens[index].start)
      if isMentioned { hashes.insert(source.tokens[index].hash) }
    }
    strings = reading.strings
  }

  /// Whether anything other than a declaration has the identifier, or a string is it or the selector that begins with it: code makes
  /// selectors of such strings. One that only contains the name is a sentence.
  package func contain(_ name: String, selector: String) -> Bool {
    hashes.contains(identifierHash(name.utf8)) || strings.contains(name) || strings.contains(selector)
  }
}
