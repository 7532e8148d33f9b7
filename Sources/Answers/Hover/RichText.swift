/// A text for people, in Markdown and as plain text at once.
package struct RichText {
  package private(set) var markdown = ""
  package private(set) var plain = ""

  var isEmpty: Bool { plain.isEmpty }

  mutating func text(_ text: String) {
    markdown += text
    plain += text.replacing("`", with: "\"")
  }

  /// Adds a text that someone else wrote: shown as it is.
  mutating func quote(_ text: String) {
    for character in text.unicodeScalars {
      if "\\`*_{}[]<>#|".unicodeScalars.contains(character) { markdown += "\\" }
      markdown.unicodeScalars.append(character)
    }
    plain += text
  }

  mutating func code(_ code: String) {
    let fence = code.contains("`") ? "``" : "`"
    markdown += fence + code + fence
    plain += code
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

  /// Begins an entry of a list.
  mutating func item() {
    markdown += "\n- "
    plain += "\n- "
  }

  /// Names under a title, each with its type where that is known; nothing without names.
  mutating func list(_ title: String, _ entries: [(name: String, type: String?)]) {
    if entries.isEmpty { return }
    paragraph()
    text(title + "\n")
    for (name, type) in entries {
      item()
      code(name)
      if let type { text(": \(type)") }
    }
  }

  mutating func append(_ other: RichText) {
    markdown += other.markdown
    plain += other.plain
  }
}
