import Diagnostics
import Files
import Markup
import MiniProgram
import NativeSource
import ReactNative

/// Where in a file a comment can be that hides a finding below it.
struct SuppressionSites {
  private let text: SourceText
  private let lines: LineTable
  /// Nil for everything but markup.
  private let document: Document?
  private let rawBodies: [String]

  init(_ text: SourceText, dialects: [Dialect] = Dialect.all) {
    self.text = text
    lines = LineTable(text)
    let dialect = dialects.dialect(ofFile: text.path)
    rawBodies = dialect?.rawBodies ?? []
    document = dialect.map { MarkupReader($0).read(text) }
  }

  /// The offset of the start of the line above which the comment goes; nil where no comment can be.
  ///
  /// That is the line in which the finding starts. When it starts inside a start tag that begins further up, it is the line
  /// in which the tag begins.
  func line(above offset: UInt32) -> UInt32? {
    var start = contentStart(ofLineAt: offset)
    // npm does not accept comments.
    if Path.lastComponent(text.path) == Manifest.fileName { return nil }
    guard let document else { return continuesALine(at: start) ? nil : start }
    while true {
      guard let node = lastNode(of: document, before: start) else { return start }
      switch node.kind {
      case .element:
        if node.startTagEnd <= start { return isRaw(document, node) ? nil : start }
        start = contentStart(ofLineAt: node.range.start)
      case .comment:
        if node.range.end <= start { return start }
        return nil
      case .text:
        if node.range.end <= start { return start }
        let isAtAnEnd =
          text.trimmed(ByteRange(node.range.start, start)).isEmpty
          || text.trimmed(ByteRange(start, node.range.end)).isEmpty
        return isAtAnEnd && !keepsWhiteSpace(document, node) ? start : nil
      }
    }
  }

  /// A comment on a line of its own above the line that starts at `line`, indented like it.
  func comment(_ content: String, above line: UInt32) -> Edit {
    var end = Int(line)
    while end < text.count, text.bytes[end].isBlank { end += 1 }
    let indentation = text.string(ByteRange(Int(line), end))
    let comment = syntax.comment(content)
    return Edit(
      replace: Place(path: text.path, range: ByteRange(line, line)), with: "\(indentation)\(comment)\n")
  }

  private var syntax: CommentSyntax {
    if document != nil { return .markup }
    if text.path.hasSuffix(".podspec") { return .hash }
    if ProgramSources.isStylesheet(text.path) { return .block }
    return NativeLanguage(path: text.path)?.comments ?? .slashes
  }

  /// Whether a backslash joins the line that starts at `start` to the one above: a comment would end the macro or the
  /// string that both are part of.
  private func continuesALine(at start: UInt32) -> Bool {
    var end = Int(start)
    if end > 0, text.bytes[end - 1] == 0x0A { end -= 1 }
    if end > 0, text.bytes[end - 1] == 0x0D { end -= 1 }
    return end > 0 && text.bytes[end - 1] == UInt8(ascii: "\\")
  }

  /// The offset of the line's first byte, after a byte order mark.
  private func contentStart(ofLineAt offset: UInt32) -> UInt32 {
    lines.contentRange(ofLine: lines.lineIndex(at: Int(offset))).start
  }

  private func lastNode(of document: Document, before offset: UInt32) -> Node? {
    let index = document.firstNode(from: offset) - 1
    return index < 0 ? nil : document.nodes[index]
  }

  /// Whether the white space of a text is shown, or the text is a script.
  private func keepsWhiteSpace(_ document: Document, _ node: Node) -> Bool {
    guard node.parent >= 0 else { return false }
    let parent = document.element(Int(node.parent))
    return parent.tag == "text" || isRaw(document, parent.node)
  }

  private func isRaw(_ document: Document, _ node: Node) -> Bool {
    rawBodies.contains(text.string(ByteRange(node.range.start + 1, node.tagEnd)))
  }
}
