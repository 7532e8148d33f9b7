import Diagnostics
import Files

/// A node that a query found.
package struct QueryMatch: Sendable {
  package enum Kind: String, Sendable {
    case document, element, attribute, text, comment
  }

  /// As people see it.
  package let path: String
  /// Absolute.
  package let file: String
  /// What `text` is made of.
  package let start: Position
  package let end: Position
  package let kind: Kind
  /// The tag of an element, or the name of an attribute.
  package let name: String?
  /// The source on one line.
  package let text: String

  package init(
    path: String, file: String, start: Position, end: Position, kind: Kind, name: String?, text: String
  ) {
    self.path = path
    self.file = file
    self.start = start
    self.end = end
    self.kind = kind
    self.name = name
    self.text = text
  }
}

/// The nodes that a query found as lines: `pages/home/home.wxml:12:5: <image src="a.png">`.
package func renderQuery(_ matches: [QueryMatch], _ style: TextStyle) -> [UInt8] {
  var out = StyledBuffer(usesColor: style.usesColor)
  for match in matches {
    var position = OutputBuffer()
    position.appendVisible(match.path)
    position.append(":\(match.start.line):\(match.start.column)")
    out.styled(.path) {
      if let host = style.linkHost {
        $0.appendLink(to: match.file, on: host) { $0.append(position.bytes) }
      } else {
        $0.append(position.bytes)
      }
    }
    out.append(match.text.isEmpty ? ":" : ": ")
    let text = match.text.visible(keepingLines: true)
    if let width = style.width {
      let room = max(minTextWidth, width - displayWidth(of: position.bytes[...]) - 2)
      append(clipped(text, to: room), of: match, to: &out)
    } else {
      append(text, of: match, to: &out)
    }
    out.breakLine()
  }
  return out.out.bytes
}

/// The cells that a text has, however long its path is.
private let minTextWidth = 20

/// Appends the text with its name as what stands out.
private func append(_ text: String, of match: QueryMatch, to out: inout StyledBuffer) {
  let sign = match.kind == .element ? "<" : ""
  guard out.usesColor, let name = match.name?.visible(keepingLines: true), text.hasPrefix(sign + name) else {
    out.append(text)
    return
  }
  out.append(sign)
  out.append(name, .message)
  out.append(String(text.utf8.dropFirst(sign.utf8.count + name.utf8.count)) ?? "")
}

/// The beginning of a line that fits in so many cells, with an ellipsis where something is left out. A tab counts as all that it can
/// take.
private func clipped(_ line: String, to width: Int) -> String {
  var counter = CellCounter()
  var used = 0
  var kept = String.UnicodeScalarView()
  var keptWidth = 0
  for scalar in line.unicodeScalars {
    used += scalar == "\t" ? LineLayout.tabWidth * 2 : counter.cells(of: scalar)
    if used > width { return String(String.UnicodeScalarView(kept.prefix(keptWidth))) + "…" }
    kept.append(scalar)
    if used < width { keptWidth = kept.count }
  }
  return line
}

/// The nodes that a query found as a JSON array.
package func renderQueryJSON(_ matches: [QueryMatch]) -> [UInt8] {
  var json = JSONWriter(.indented)
  json.beginArray()
  for match in matches {
    json.beginObject(onOneLine: true)
    json.member("path", match.path)
    json.range(from: match.start, to: match.end)
    json.member("kind", match.kind.rawValue)
    json.key("name")
    if let name = match.name { json.value(name) } else { json.null() }
    json.member("text", match.text)
    json.end()
  }
  json.end()
  return json.bytes
}
