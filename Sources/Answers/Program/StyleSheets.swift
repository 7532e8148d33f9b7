import Diagnostics
import Files
import Markup
import MiniProgram

/// A class that a style sheet names.
struct StyleClassDeclaration {
  let name: String
  let place: Place
}

extension MarkupPage {
  /// The classes of the style sheets that apply to an element: those of the pages and components that render it, and of what
  /// these import; then those of the program's own sheet.
  func styleClasses(of element: Element?) -> [StyleClassDeclaration] {
    let owners = owners(of: element)
    var sheets = StyleSheets(view)
    // A file that others include may have a sheet, too.
    for stem in [unit.stem] + owners.map(\.stem) { sheets.add(beside: stem, dialect) }
    sheets.add(beside: Path.child(program.root, "app"), dialect)
    return sheets.classes
  }
}

/// Style sheets, each read once, with those that they import.
private struct StyleSheets {
  private(set) var classes: [StyleClassDeclaration] = []
  private let view: ProgramView
  private var seen: Set<String> = []

  /// More are not read.
  private static let maxCount = 256

  init(_ view: ProgramView) { self.view = view }

  /// Adds the sheets with a stem: the dialect's, and those from which a build makes it and which are written in the same way.
  mutating func add(beside stem: String, _ dialect: Dialect) {
    let extensions = [dialect.files.style, "less", "scss"]
    var waiting = extensions.reversed().map { stem + "." + $0 }
    while let path = waiting.popLast() {
      guard seen.count < StyleSheets.maxCount, seen.insert(path).inserted, let text = view.program.text(path)
      else { continue }
      classes += StyleClasses(text).all.map {
        StyleClassDeclaration(name: $0.name, place: Place(path: path, range: $0.range))
      }
      waiting += Stylesheet(text).imports.reversed().map { imported($0.path, by: path) }
    }
  }

  /// The sheet that a path leads to; what a build reads may be without its extension.
  private func imported(_ path: String, by sheet: String) -> String {
    let target =
      Path.isAbsolute(path)
      ? Path.join(view.program.root, "." + path) : Path.join(Path.parent(sheet), path)
    let suffix = "." + Path.pathExtension(sheet)
    return target.hasSuffix(suffix) || view.program.hasFile(target) ? target : target + suffix
  }
}

extension Attribute {
  /// Whether the value is a list of classes: `class`, `hover-class`, `placeholder-class`, and what components call so.
  var listsClasses: Bool { Dialect.listsClasses(nameText) }
}

extension Dialect {
  static func listsClasses(_ attribute: String) -> Bool {
    attribute == "class" || attribute.hasSuffix("-class")
  }
}

extension MarkupPage {
  /// The class at an offset of a value that lists classes: a word of the text, or of a string that a mustache may give. Nil for a
  /// word of which a mustache is a part.
  func className(at offset: UInt32, in attribute: Attribute) -> ByteRange? {
    guard attribute.listsClasses, let value = attribute.valueRange else { return nil }
    let mustaches = Array(attribute.mustaches)
    if let mustache = mustaches.first(where: { $0.start < offset && offset < $0.end }) {
      let isJoined = (
        before: mustache.start > value.start && !isSpace(mustache.start - 1),
        after: mustache.end < value.end && !isSpace(mustache.end)
      )
      let tree = ExpressionTree(parsing: text, range: text.expressionRange(mustache))
      return tree.root.flatMap { className(at: offset, in: $0, isJoined) }
    }
    let start = mustaches.last { $0.end <= offset }?.end
    let end = mustaches.first { $0.start >= offset }?.start
    return className(
      at: offset, in: ByteRange(start ?? value.start, end ?? value.end), (start != nil, end != nil))
  }

  private func isSpace(_ offset: UInt32) -> Bool { isMarkupSpace(text.bytes[Int(offset)]) }

  /// The class at an offset of what an expression may give: its strings, and those that it joins.
  private func className(
    at offset: UInt32, in expression: Expression, _ isJoined: (before: Bool, after: Bool)
  ) -> ByteRange? {
    var found: ByteRange?
    var waiting = [(expression, isJoined)]
    while let (expression, isJoined) = waiting.popLast(), found == nil {
      expression.forEachChoice { choice in
        if let addends = choice.addends {
          for (index, addend) in addends.enumerated() {
            let before = index == 0 ? isJoined.before : !hasSpace(addends[index - 1], atEnd: true)
            let isLast = index == addends.count - 1
            let after = isLast ? isJoined.after : !hasSpace(addends[index + 1], atEnd: false)
            waiting.append((addend, (before, after)))
          }
        } else if choice.kind == .array {
          waiting += choice.children.map { ($0, (false, false)) }
        } else if let string = choice.plainString, string.touches(offset) {
          found = className(at: offset, in: string, isJoined)
        }
      }
    }
    return found
  }

  /// Whether an expression is a string with white space at its end, or at its beginning.
  private func hasSpace(_ expression: Expression, atEnd: Bool) -> Bool {
    guard let string = expression.plainString, string.count > 0 else { return false }
    return isSpace(atEnd ? string.end - 1 : string.start)
  }

  /// The word at an offset of a list; nil where the word is joined to something outside of the list.
  private func className(
    at offset: UInt32, in list: ByteRange, _ isJoined: (before: Bool, after: Bool)
  ) -> ByteRange? {
    var (start, end) = (offset, offset)
    while start > list.start, !isSpace(start - 1) { start -= 1 }
    while end < list.end, !isSpace(end) { end += 1 }
    if isJoined.before && start == list.start || isJoined.after && end == list.end { return nil }
    return start < end ? ByteRange(start, end) : nil
  }
}
