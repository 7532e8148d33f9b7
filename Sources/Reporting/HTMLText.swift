import Files

extension OutputBuffer {
  /// Appends `text` for HTML, with what is between backticks as code.
  package mutating func appendProse(_ text: String) {
    for (index, part) in text.split(separator: "`", omittingEmptySubsequences: false).enumerated() {
      if index % 2 == 1 { append("<code>") }
      appendXML(String(part))
      if index % 2 == 1 { append("</code>") }
    }
  }
}

extension String {
  /// The parts between blank lines.
  package var paragraphs: [String] {
    var paragraphs: [String] = []
    for line in split(separator: "\n", omittingEmptySubsequences: false) {
      if line.isEmpty || paragraphs.isEmpty {
        paragraphs.append(String(line))
      } else {
        paragraphs[paragraphs.count - 1] += (paragraphs[paragraphs.count - 1].isEmpty ? "" : "\n") + line
      }
    }
    return paragraphs.filter { !$0.isEmpty }
  }
}
