/// A part of a line of Markdown.
enum MarkdownSpan: Equatable {
  case text(String)
  case code(String)
  /// A line, which may have code in it.
  case bold(String)
  /// What is shown, which may be code, and where it leads.
  case link(String, to: String)

  /// What is shown.
  var text: String {
    switch self {
    case .text(let text), .code(let text): text
    case .bold(let line): MarkdownSpan.spans(of: line).map(\.text).joined()
    case .link(let text, _): text.filter { $0 != "`" }
    }
  }

  static func spans(of line: String) -> [MarkdownSpan] {
    var spans: [MarkdownSpan] = []
    var text = ""
    var rest = line[...]
    let take = { (span: MarkdownSpan) in
      if !text.isEmpty { spans.append(.text(text)) }
      text = ""
      spans.append(span)
    }
    while let first = rest.first {
      if first == "`", let code = rest.inside("`", "`") {
        take(.code(String(code)))
      } else if first == "*", let bold = rest.inside("**", "**") {
        take(.bold(String(bold)))
      } else if first == "[", let link = rest.link() {
        take(.link(String(link.text), to: String(link.target)))
      } else {
        text.append(first)
        rest.removeFirst()
      }
    }
    if !text.isEmpty { spans.append(.text(text)) }
    return spans
  }
}

extension Substring {
  /// Takes what is between two marks from the beginning; nil, and nothing is taken, where they are not there.
  fileprivate mutating func inside(_ opening: String, _ closing: String) -> Substring? {
    guard hasPrefix(opening) else { return nil }
    let content = dropFirst(opening.count)
    guard let end = content.firstRange(of: closing) else { return nil }
    self = self[end.upperBound...]
    return content[..<end.lowerBound]
  }

  /// The same of `[text](target)`.
  fileprivate mutating func link() -> (text: Substring, target: Substring)? {
    var rest = self
    guard let text = rest.inside("[", "]"), let target = rest.inside("(", ")") else { return nil }
    self = rest
    return (text, target)
  }
}
