import Diagnostics

/// A piece of a style that is written out: what is behind the colon of a declaration, or what follows a mustache there. All
/// ranges are byte offsets in the file.
package struct StylePart: Sendable, BitwiseCopyable {
  /// The name of the property, without blanks around it.
  package let property: ByteRange
  /// Up to `;`, the next mustache or the end.
  package let text: ByteRange
  /// The index of the style among the attributes of the document.
  package let attribute: Int32
  /// Whether a mustache, or another value that is not written out, is directly before the text.
  package let followsUnknown: Bool
  /// Whether one is directly behind it.
  package let precedesUnknown: Bool
}

/// What the styles of a file say.
package struct Styles: Sendable {
  /// The parts of the declarations in all styles, in source order: of those in the text of a style, and of those in strings that
  /// begin what a mustache in it shows. A declaration whose property is not written out has none.
  package fileprivate(set) var parts: [StylePart] = []
  /// The styles, as indices among the attributes of the document, whose text is not a list of declarations as it should be: with a
  /// declaration that has no colon or two, a sign of Chinese keyboards, `#` alone, or nothing between two mustaches.
  package fileprivate(set) var questionable: [Int] = []
}

extension Document {
  /// Reads the styles of all elements.
  package func styles() -> Styles {
    var styles = Styles()
    let (nodes, attributes) = (nodes, attributes)
    // Few elements have one.
    for node in nodes.indices where nodes[node].knownAttributes & KnownName.style.bit != 0 {
      let first = Int(nodes[node].partStart)
      for index in first..<first + Int(nodes[node].partCount)
      where attributes[index].name == .style && attributes[index].hasValue {
        if styles.parts.isEmpty { styles.parts.reserveCapacity(8) }
        if readStyle(attribute(index), at: index, into: &styles.parts) { styles.questionable.append(index) }
      }
    }
    return styles
  }

  /// Returns whether the style is questionable.
  private func readStyle(_ attribute: Attribute, at index: Int, into parts: inout [StylePart]) -> Bool {
    guard let value = attribute.valueRange else { return false }
    var reader = StyleReader(bytes: text.bytes, attribute: index)
    var start = value.start
    for mustache in attribute.mustaches {
      reader.read(ByteRange(start, mustache.start), precedesUnknown: true, into: &parts)
      if reader.isAtDeclaration { readStyle(shownBy: mustache, at: index, into: &parts) }
      reader.passUnknown()
      start = mustache.end
    }
    reader.read(ByteRange(start, value.end), precedesUnknown: false, into: &parts)
    return reader.isQuestionable
  }

  private func readStyle(shownBy mustache: ByteRange, at index: Int, into parts: inout [StylePart]) {
    let source = text.slice(mustache)
    // Nearly all are names and numbers, or objects.
    guard source.contains(where: { $0 == UInt8(ascii: "'") || $0 == UInt8(ascii: "\"") }),
      !isObject(mustache)
    else { return }
    let tree = ExpressionTree(parsing: text, range: text.expressionRange(mustache))
    guard let root = tree.root, case .expression = tree.reading else { return }
    root.forEachChoice { choice in
      let addends = choice.addends ?? [choice]
      guard addends.first?.plainString != nil else { return }
      var reader = StyleReader(bytes: text.bytes, attribute: index)
      for (position, addend) in addends.enumerated() {
        if let string = addend.plainString {
          let next = position + 1 < addends.count ? addends[position + 1].plainString : string
          reader.read(string, precedesUnknown: next == nil, into: &parts)
        } else {
          reader.passUnknown()
        }
      }
    }
  }

  /// Whether a mustache begins with a key, as an object without its braces does.
  private func isObject(_ mustache: ByteRange) -> Bool {
    let rest = text.slice(text.expressionRange(mustache)).drop { isWordByte($0) }
    return rest.first { !isMarkupSpace($0) } == UInt8(ascii: ":")
  }
}
