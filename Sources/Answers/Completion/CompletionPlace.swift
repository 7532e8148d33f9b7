import Diagnostics
import Markup

/// What a cursor in a page may complete. It is found from the bytes before the cursor: what is being typed is rarely
/// well-formed, so the tree says little there.
struct CompletionPlace {
  enum Kind: Equatable {
    /// After `<`.
    case tag
    /// After `</`.
    case endTag
    /// Where the name of an attribute is, or may be. `hasValue` says that a value follows already.
    case attribute(hasValue: Bool)
    /// In the value of an attribute, outside of its mustaches.
    case value(Value)
    /// In an expression; `content` is the part of it before the cursor. `attribute` is nil unless the expression is in
    /// its value.
    case expression(attribute: ByteRange?, content: ByteRange)
  }

  struct Value: Equatable {
    /// The name of the attribute.
    let attribute: ByteRange
    /// The part of the value before the cursor; for a string in a mustache, the part of the string.
    let content: ByteRange
    /// Whether quotes have to be written around a value.
    let lacksQuotes: Bool
    /// Whether it is a string of an expression.
    let isInExpression: Bool
  }

  let kind: Kind
  /// The typed part of a name, up to the cursor; in a value or an expression, nothing.
  let typed: ByteRange
  /// The range that a name replaces: the typed part, and the rest of the name after the cursor.
  let replaced: ByteRange
  /// The start tag around the cursor.
  let tag: TagText?
  /// The elements around the cursor, the outermost first.
  let enclosing: [TagText]

  /// Nil where nothing of the language can be completed: in text, in comments, in scripts.
  init?(_ text: SourceText, at offset: UInt32, _ dialect: Dialect) {
    var scanner = PlaceScanner(text.bytes, at: min(Int(offset), text.count), dialect)
    guard let place = scanner.place() else { return nil }
    self = place
  }

  init(kind: Kind, typed: ByteRange, replaced: ByteRange, tag: TagText?, enclosing: [TagText]) {
    self.kind = kind
    self.typed = typed
    self.replaced = replaced
    self.tag = tag
    self.enclosing = enclosing
  }
}

/// A start tag as it is read before the tree knows it.
struct TagText: Equatable {
  struct Attribute: Equatable {
    var name: ByteRange
    /// The value without its quotes; nil when there is none.
    var value: ByteRange?
  }

  let name: ByteRange
  /// The attributes without the one at the cursor.
  var attributes: [Attribute] = []

  /// The value of an attribute, if it has no mustache.
  func staticValue(_ name: String, in text: SourceText) -> String? {
    guard let attribute = attributes.first(where: { text.slice($0.name).elementsEqual(name.utf8) }),
      let value = attribute.value
    else { return nil }
    return text.slice(value).containsBytes(of: "{{") ? nil : text.string(value)
  }

  func has(_ name: String, in text: SourceText) -> Bool {
    attributes.contains { text.slice($0.name).elementsEqual(name.utf8) }
  }
}
