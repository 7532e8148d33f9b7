import Diagnostics
import Linting
import Markup

/// A path that is a string by mistake: `title="{{'item.teacher'}}"`.
struct QuotedPath {
  /// Between the quotes.
  let range: ByteRange
  /// With the quotes.
  let string: ByteRange
  let root: ByteRange

  /// Nil unless the whole value is a mustache with one string that is a path, and nothing asks for that very string.
  init?(_ attribute: Attribute, _ context: FileContext) {
    guard let mustache = attribute.wholeMustache,
      case let string = context.text.trimmed(context.text.expressionRange(mustache)), string.count >= 5,
      case let bytes = context.text.slice(string), let quote = bytes.first,
      quote == UInt8(ascii: "'") || quote == UInt8(ascii: "\""), bytes.last == quote
    else { return nil }
    range = ByteRange(string.start + 1, string.end - 1)
    guard range.count <= 80, let root = rootOfPath(range, context.text), root.count < range.count,
      takesValue(attribute.nameText, context.dialect), !context.document.hasUndecidedConditions
    else { return nil }
    (self.string, self.root) = (string, root)
    if let script = context.texts.script, isString(context.string(range), in: script) { return nil }
  }

  func fix(_ context: FileContext) -> Fix {
    let path = context.string(range)
    return Fix(
      en: "write {{\(path)}}", zh: "改为 {{\(path)}}", .suggested, edits: [context.replace(string, with: path)])
  }

  /// Those of a document.
  struct All {
    fileprivate(set) var found: [(path: QuotedPath, attribute: Attribute, element: Element)] = []
  }

  /// Those of a document, looked for once for all rules.
  static func all(in context: FileContext) -> All { context.shared(look(in: context)) }

  private static func look(in context: FileContext) -> All {
    let (document, bytes) = (context.document, context.text.bytes)
    let attributes = document.attributes
    var all = All()
    for index in attributes.indices where attributes[index].mustacheCount == 1 {
      let value = attributes[index].valueRange
      // Nearly no mustache begins with a string.
      guard value.count >= 9, beginsWithString(bytes.slice(value)) else { continue }
      let attribute = document.attribute(index)
      guard let path = QuotedPath(attribute, context), let element = document.element(with: attribute),
        element.name != .template, !element.name.isNativeView
      else { continue }
      all.found.append((path, attribute, element))
    }
    return all
  }

  private static func beginsWithString(_ value: UnsafeBufferPointer<UInt8>) -> Bool {
    var index = 2
    while index < value.count, isMarkupSpace(value[index]) { index += 1 }
    return index < value.count && (value[index] == UInt8(ascii: "'") || value[index] == UInt8(ascii: "\""))
  }
}
