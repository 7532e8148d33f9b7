import Diagnostics

/// Reads the dictionaries of a property list that the interest names by their path.
enum PropertyListScanner {
  static func facts(of text: SourceText, for interest: FactFilter) -> NativeFileFacts {
    var facts = NativeFileFacts(path: text.path, language: .propertyList)
    facts.suppressionComments = NativeLanguage.propertyList.comments.suppressions(in: text)
    let owner = NativeOwner(classIndex: -1, methodIndex: -1)
    var tree: XMLTree?
    for (index, pattern) in interest.calls.enumerated() {
      guard case .propertyList(let path, let keys) = pattern.form, contains(path[0], text) else { continue }
      if tree == nil { tree = isXML(text) ? XMLTree(text) : nil }
      guard let tree else {
        // A binary or broken list that names the key may contain anything.
        facts.gaps.append(NativeGap(subject: .calls, range: ByteRange(0, 0), owner: owner))
        break
      }
      facts.calls += calls(in: tree, path, keys).map { range, values in
        NativeCall(
          pattern: index, arguments: values.map { $0 ?? NativeExpression(.unknown, range) }, range: range,
          owner: owner)
      }
    }
    return facts
  }

  private static func isXML(_ text: SourceText) -> Bool {
    text.byteOrderMarkLength > 0 || text.bytes.first { $0 > UInt8(ascii: " ") } == UInt8(ascii: "<")
  }

  private static func contains(_ word: String, _ text: SourceText) -> Bool {
    let word = Array(word.utf8)
    return text.bytes.indices.contains { start in
      text.bytes[start] == word[0] && text.bytes[start...].prefix(word.count).elementsEqual(word)
    }
  }

  /// The dictionaries in the array at `path`, with their strings under `keys`; dictionaries without any are passed
  /// over.
  private static func calls(
    in tree: XMLTree, _ path: [String], _ keys: [String]
  ) -> [(range: ByteRange, values: [NativeExpression?])] {
    // The key before each element, and the last one in each dictionary so far.
    var keyOf = [String](repeating: "", count: tree.elements.count)
    var lastKey = keyOf
    var values: [Int: [NativeExpression?]] = [:]
    for (index, element) in tree.elements.enumerated() where element.parent >= 0 {
      keyOf[index] = lastKey[element.parent]
      if element.name == "key" { lastKey[element.parent] = element.text.text }
      if element.name == "dict", isArray(element.parent, at: path, in: tree, keyOf) {
        values[index] = keys.map { _ in nil }
      }
      if element.name == "string", let key = keys.firstIndex(of: keyOf[index]) {
        let string = NativeExpression(.string(element.text.text), element.text.range)
        values[element.parent]?[key] = string
      }
    }
    return values.sorted { $0.key < $1.key }.compactMap { index, values in
      values.allSatisfy { $0 == nil } ? nil : (tree.elements[index].range, values)
    }
  }

  /// Whether the element is under the keys of `path`, counted from the dictionary in the root.
  private static func isArray(
    _ index: Int, at path: [String], in tree: XMLTree, _ keyOf: [String]
  ) -> Bool {
    var index = index
    for key in path.reversed() {
      guard index >= 0, keyOf[index] == key else { return false }
      index = tree.elements[index].parent
    }
    // The remaining element is the dictionary in the root element.
    return index >= 0 && tree.elements[index].parent == 0
  }
}
