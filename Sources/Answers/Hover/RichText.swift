import Diagnostics

/// A text for people, in Markdown and as plain text at once.
package struct RichText {
  package private(set) var markdown = ""
  package private(set) var plain = ""
  /// The language of its own words; code and what others wrote stay as they are.
  let language: Language

  init(_ language: Language) { self.language = language }

  var isEmpty: Bool { plain.isEmpty }

  mutating func text(_ text: String) {
    markdown += text
    plain += withoutMarks(text)
  }

  /// Adds one of two phrases.
  mutating func text(en english: @autoclosure () -> Phrase, zh chinese: @autoclosure () -> Phrase) {
    let phrase =
      switch language {
      case .english: english()
      case .chinese: chinese()
      }
    for piece in phrase.pieces {
      switch piece {
      case .text(let text): self.text(text)
      case .code(let code): self.code(code)
      }
    }
  }

  /// Adds the type of a value after its name, if it is known.
  mutating func type(_ type: String?) {
    guard let type else { return }
    text(en: ": ", zh: "：")
    quote(language.shown(type: type))
  }

  /// The text with its code in quotation marks, which in Chinese have no blanks around them.
  private func withoutMarks(_ text: String) -> String {
    switch language {
    case .english: return text.replacing("`", with: "\"")
    case .chinese:
      let parts = text.split(separator: "`", omittingEmptySubsequences: false)
      var plain = ""
      for (index, part) in parts.enumerated() {
        let isCode = index % 2 == 1
        if index > 0 { plain += isCode ? "“" : "”" }
        var part = part
        if !isCode, index > 0, part.first == " " { part.removeFirst() }
        if !isCode, index < parts.count - 1, part.last == " " { part.removeLast() }
        plain += part
      }
      return plain
    }
  }

  /// Adds a text that someone else wrote: shown as it is.
  mutating func quote(_ text: String) {
    markdown += RichText.escaped(text)
    plain += text
  }

  /// Adds a text of ours in which only what is between backticks is marked; everything else is shown as it is.
  mutating func prose(_ text: String) {
    for (index, part) in text.split(separator: "`", omittingEmptySubsequences: false).enumerated() {
      markdown += index % 2 == 1 ? RichText.span(String(part)) : RichText.escaped(String(part))
    }
    plain += withoutMarks(text)
  }

  /// Adds a name or another piece of a program: it is shown as it is, on one line, whatever is in it.
  mutating func code(_ code: String) {
    let code = code.visible()
    markdown += RichText.span(code)
    plain += code
  }

  private static func escaped(_ text: String) -> String {
    var escaped = ""
    for character in text.unicodeScalars {
      if "\\`*_{}[]<>#|!&~".unicodeScalars.contains(character) { escaped += "\\" }
      escaped.unicodeScalars.append(character)
    }
    return escaped
  }

  private static func span(_ code: String) -> String {
    let longest = code.split { $0 != "`" }.map(\.count).max() ?? 0
    // What is longer than any of its runs of backticks ends it, and a blank keeps one at its edges apart.
    let fence = String(repeating: "`", count: longest + 1)
    let blank = code.hasPrefix("`") || code.hasSuffix("`") ? " " : ""
    return fence + blank + code + blank + fence
  }

  mutating func bold(_ code: String) {
    markdown += "**"
    self.code(code)
    markdown += "**"
  }

  /// Begins another paragraph, unless nothing is there yet.
  mutating func paragraph() {
    if isEmpty { return }
    markdown += "\n\n"
    plain += "\n\n"
  }

  /// Begins another part, under a line.
  mutating func rule() {
    markdown += "\n\n---\n\n"
    plain += "\n\n"
  }

  /// Begins an entry of a list.
  mutating func item() {
    markdown += "\n- "
    plain += "\n- "
  }

  /// Names under a title, each with its type where that is known; nothing without names.
  mutating func list(_ title: LocalizedText, _ entries: [(name: String, type: String?)]) {
    if entries.isEmpty { return }
    paragraph()
    text(title[language] + "\n")
    for (name, type) in entries {
      item()
      code(name)
      self.type(type)
    }
  }

  mutating func append(_ other: RichText) {
    markdown += other.markdown
    plain += other.plain
  }
}
