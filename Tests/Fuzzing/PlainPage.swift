/// A second reader of pages, which shares nothing with the first: it goes over the bytes once and writes down what it meets,
/// without the white space at the beginnings and ends of lines where it has no meaning. It is for pages without syntax errors.
///
/// Two texts that differ only in such white space give the same parts.
package struct PlainPage: Equatable {
  package private(set) var parts: [String] = []
  private var rest: ArraySlice<UInt8>
  /// How many elements are open that show white space, from the outermost one on.
  private var showing: [String] = []

  private static let showingTags = ["text", "textarea", "rich-text"]
  private static let scriptTags = ["wxs", "sjs", "filter", "import-sjs", "qs", "jds", "fxs"]

  package init(_ bytes: some Sequence<UInt8>) {
    rest = Array(bytes)[...]
    if rest.starts(with: [0xEF, 0xBB, 0xBF]) { rest.removeFirst(3) }
    rest = rest.drop { $0 == 0x20 || $0 == 0x09 }
    var text: [UInt8] = []
    while !rest.isEmpty {
      if starts("{{") {
        text += take(through: "}}")
      } else if starts("<![CDATA[") {
        addText(text)
        text = []
        parts.append(String(decoding: take(through: "]]>"), as: UTF8.self))
      } else if startsMarkup {
        addText(text)
        text = []
        readMarkup()
      } else {
        text.append(rest.removeFirst())
      }
    }
    addText(text)
    while parts.last?.allSatisfy(\.isWhitespace) ?? false { parts.removeLast() }
    if let last = parts.popLast() {
      parts.append(String(last.reversed().drop(while: \.isNewline).reversed()))
    }
  }

  private var startsMarkup: Bool {
    guard starts("<"), let next = rest.dropFirst().first else { return false }
    // An end tag ends before the next tag begins.
    if next == UInt8(ascii: "/") {
      return rest.dropFirst(2).first { "<>".utf8.contains($0) } == UInt8(ascii: ">")
    }
    return next | 0x20 >= UInt8(ascii: "a") && next | 0x20 <= UInt8(ascii: "z") || "!?".utf8.contains(next)
  }

  private func starts(_ text: String) -> Bool { rest.starts(with: text.utf8) }

  private mutating func take(through end: String) -> [UInt8] {
    var taken: [UInt8] = []
    while !rest.isEmpty {
      if starts(end) {
        taken += rest.prefix(end.utf8.count)
        rest = rest.dropFirst(end.utf8.count)
        return taken
      }
      taken.append(rest.removeFirst())
    }
    return taken
  }

  private mutating func addText(_ text: [UInt8]) {
    if text.isEmpty { return }
    parts.append(
      showing.isEmpty ? PlainPage.trimmingLines(text) : "=" + String(decoding: text, as: UTF8.self))
  }

  private static func trimmingLines(_ text: [UInt8]) -> String {
    let lines = text.split(separator: 0x0A, omittingEmptySubsequences: false).map { line in
      let start = line.drop { $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }
      let end = start.lastIndex { $0 != 0x20 && $0 != 0x09 && $0 != 0x0D }
      return end.map { String(decoding: start[...$0], as: UTF8.self) } ?? ""
    }
    return lines.joined(separator: "\n")
  }

  private mutating func readMarkup() {
    if starts("<!--") {
      let comment = take(through: "-->")
      parts.append(
        showing.isEmpty ? PlainPage.trimmingLines(comment) : String(decoding: comment, as: UTF8.self))
    } else if starts("<?") {
      parts.append(String(decoding: take(through: "?>"), as: UTF8.self))
    } else if starts("<!") {
      parts.append(String(decoding: take(through: ">"), as: UTF8.self))
    } else if starts("</") {
      let tag = take(through: ">")
      let name = String(
        decoding: tag.dropFirst(2).prefix { $0 > 0x20 && $0 != UInt8(ascii: ">") }, as: UTF8.self)
      parts.append("</" + name)
      // In some languages an end tag may be in another case.
      if showing.last?.lowercased() == name.lowercased() { showing.removeLast() }
    } else {
      readStartTag()
    }
  }

  private mutating func readStartTag() {
    rest.removeFirst()
    func isNameEnd(_ byte: UInt8) -> Bool { byte <= 0x20 || "=>".utf8.contains(byte) }
    var name: [UInt8] = []
    while let byte = rest.first, !isNameEnd(byte), !starts("/>") {
      name.append(byte)
      rest.removeFirst()
    }
    let tag = String(decoding: name, as: UTF8.self)
    parts.append("<" + tag)
    while let byte = rest.first, byte != UInt8(ascii: ">"), !starts("/>") {
      if byte <= 0x20 || byte == UInt8(ascii: "/") {
        rest.removeFirst()
        continue
      }
      var attribute: [UInt8] = []
      while let byte = rest.first, !isNameEnd(byte), !starts("/>") {
        attribute.append(byte)
        rest.removeFirst()
      }
      parts.append("@" + String(decoding: attribute, as: UTF8.self))
      while let byte = rest.first, byte <= 0x20 { rest.removeFirst() }
      if rest.first == UInt8(ascii: "=") { readValue(of: attribute) }
    }
    let isEmpty = starts("/>")
    parts.append(isEmpty ? "/>" : ">")
    rest = rest.dropFirst(isEmpty ? 2 : 1)
    if isEmpty { return }
    if PlainPage.showingTags.contains(tag) || !showing.isEmpty && showing.last == tag { showing.append(tag) }
    if PlainPage.scriptTags.contains(tag) { readScript(tag) }
  }

  private mutating func readValue(of attribute: [UInt8]) {
    rest.removeFirst()
    while let byte = rest.first, byte <= 0x20 { rest.removeFirst() }
    guard let quote = rest.first else { return }
    var value: [UInt8] = []
    if quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
      rest.removeFirst()
      while let byte = rest.first, byte != quote {
        value.append(byte)
        rest.removeFirst()
      }
      if !rest.isEmpty { rest.removeFirst() }
    } else {
      while let byte = rest.first, byte > 0x20, byte != UInt8(ascii: ">") {
        if starts("{{") {
          value += take(through: "}}")
        } else {
          value.append(byte)
          rest.removeFirst()
        }
      }
    }
    let name = String(decoding: attribute, as: UTF8.self)
    let isLoose =
      name == "class" || name == "style" || value.starts(with: "{".utf8) && value.last == UInt8(ascii: "}")
      || !value.contains(UInt8(ascii: "{")) && name.contains("-") && name.hasPrefix("s-")
    parts.append(
      "=" + (isLoose ? PlainPage.trimmingLines(value) : String(decoding: value, as: UTF8.self)))
  }

  private mutating func readScript(_ tag: String) {
    var code: [UInt8] = []
    while !rest.isEmpty, !starts("</" + tag) { code.append(rest.removeFirst()) }
    // White space before an end tag that begins a line.
    let last = code.lastIndex { $0 != 0x20 && $0 != 0x09 }
    if let last, code[last] == 0x0A || code[last] == 0x0D { code.removeSubrange((last + 1)...) }
    parts.append(String(decoding: code, as: UTF8.self))
  }
}
