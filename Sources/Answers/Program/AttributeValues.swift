import Diagnostics
import Markup
import MiniProgram

extension Element {
  /// The value of the attribute that gives the element's type, when it is a native view with a static type.
  var nativeType: ByteRange? {
    guard name.isNativeView, let range = attribute(.type)?.staticValue, !bytes.trimmed(range).isEmpty
    else { return nil }
    return range
  }

  /// Whether an attribute of the element names a method, in a dialect.
  func bindsEvent(_ attribute: Attribute, _ dialect: Dialect) -> Bool {
    guard let event = dialect.events.name(attribute.nameText) else { return false }
    return !name.isNativeView || event.binding == .bind && !BuildMark.isMark(attribute.nameText)
  }

  /// The names of methods that the value of an event attribute gives: the value, or each string of a choice.
  func handlerNames(_ attribute: Attribute, in text: SourceText) -> [ByteRange] {
    text.choices(attribute).filter {
      isIdentifier(text.slice($0)) && !isLiteralWord(text.slice($0))
    }
  }
}

extension SourceText {
  /// A link without its query.
  func pathRange(ofLink range: ByteRange) -> ByteRange {
    let length = slice(range).prefix { $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#") }.count
    return ByteRange(Int(range.start), Int(range.start) + length)
  }

  /// The static value of an attribute, or each string that its only mustache may give.
  func choices(_ attribute: Attribute) -> [ByteRange] {
    if let range = attribute.staticValue { return [range] }
    guard let mustache = attribute.wholeMustache else { return [] }
    var found: [ByteRange] = []
    ExpressionTree(parsing: self, range: expressionRange(mustache)).root?.forEachLiteralChoice {
      found.append($0)
    }
    return found
  }

  /// Whether the value of an attribute may be something that the source does not show.
  func isDynamic(_ attribute: Attribute) -> Bool {
    guard attribute.hasMustache else { return false }
    guard let mustache = attribute.wholeMustache,
      let root = ExpressionTree(parsing: self, range: expressionRange(mustache)).root
    else { return true }
    return root.forEachLiteralChoice { _ in }
  }

  /// Whether the bytes of a word are somewhere in the text. The bytes alone would not keep the text alive.
  func contains(word: String) -> Bool { bytes.contains(word: word) }
}
