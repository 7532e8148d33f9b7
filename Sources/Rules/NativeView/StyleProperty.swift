import Diagnostics
import Linting
import Markup

/// A property that a style gives, in the CSS form or in the object form.
struct StyleProperty {
  /// The name in CSS spelling and lower case: `min-width` for `minWidth`.
  let name: String
  /// Whether the value is written out and is zero.
  let isZero: Bool

  /// Whether the property may give an element a size without `width` and `height`.
  var givesSize: Bool {
    ["position", "aspect-ratio", "inset"].contains(name)
      || ["flex", "min-", "max-"].contains { name.hasPrefix($0) }
  }

  /// The properties of a style; nil when not all of them are known.
  static func all(in style: Attribute, _ context: FileContext) -> [StyleProperty]? {
    guard let value = style.valueRange else { return [] }
    if !style.hasMustache { return css(context.string(value)) }
    guard let object = object(style, context), !object.hasUnknownProperties else { return nil }
    return object.properties.map { property in
      StyleProperty(
        name: cssName(context.text.slice(property.nameRange)), isZero: isZero(property.value, context))
    }
  }

  /// The object that a style is.
  private static func object(_ style: Attribute, _ context: FileContext) -> Expression? {
    guard let mustache = style.wholeMustache, let root = context.expression(mustache).root?.unwrapped else {
      return nil
    }
    return root.kind == .object ? root : nil
  }

  /// Whether a style in the object form gives width and height, as nearly all do. Then other properties do not matter.
  static func givesWidthAndHeight(_ style: Attribute, _ context: FileContext) -> Bool {
    guard let object = object(style, context) else { return false }
    var (hasWidth, hasHeight) = (false, false)
    for property in object.properties {
      let name = context.text.slice(property.nameRange)
      if name.are("width") {
        hasWidth = !isZero(property.value, context)
      } else if name.are("height") {
        hasHeight = !isZero(property.value, context)
      }
    }
    return hasWidth && hasHeight
  }

  private static func css(_ text: String) -> [StyleProperty] {
    withoutComments(text).split(separator: UInt8(ascii: ";")).compactMap { declaration in
      guard let colon = declaration.firstIndex(of: UInt8(ascii: ":")) else { return nil }
      let name = declaration[..<colon].filter { !isMarkupSpace($0) }
      return StyleProperty(
        name: String(decoding: name, as: UTF8.self).lowercased(),
        isZero: isZero(String(decoding: declaration[declaration.index(after: colon)...], as: UTF8.self)))
    }
  }

  /// The text of a style with a blank in place of each comment.
  private static func withoutComments(_ text: String) -> [UInt8] {
    let bytes = Array(text.utf8)
    guard text.contains("/*") else { return bytes }
    var rest: [UInt8] = []
    var i = 0
    while i < bytes.count {
      guard bytes[i...].starts(with: "/*".utf8) else {
        rest.append(bytes[i])
        i += 1
        continue
      }
      i += 2
      while i < bytes.count, !bytes[i...].starts(with: "*/".utf8) { i += 1 }
      i += 2
      rest.append(UInt8(ascii: " "))
    }
    return rest
  }

  /// The key in CSS spelling: camel case becomes hyphens. Keys are ASCII; with another letter it does not name a property.
  private static func cssName(_ key: UnsafeBufferPointer<UInt8>) -> String {
    var name: [UInt8] = []
    name.reserveCapacity(key.count + 4)
    for byte in key {
      let isCapital = byte &- UInt8(ascii: "A") < 26
      if isCapital { name.append(UInt8(ascii: "-")) }
      name.append(isCapital ? byte | 0x20 : byte)
    }
    return String(decoding: name, as: UTF8.self)
  }

  private static func isZero(_ value: Expression, _ context: FileContext) -> Bool {
    if let number = value.numberValue { return number == 0 }
    guard let range = value.unwrapped.plainString else { return false }
    return isZero(context.string(range))
  }

  /// Whether a length is zero, in any unit: `0`, `0px`, `0.0rpx`.
  private static func isZero(_ length: String) -> Bool {
    // Nearly all begin with another digit or a letter.
    guard let first = length.utf8.first(where: { !isMarkupSpace($0) }), "+-.0".utf8.contains(first)
    else { return false }
    let length = length.filter { !$0.isWhitespace }
    let number = length.prefix { "+-0123456789.".contains($0) }
    return Double(number) == 0 && length.dropFirst(number.count).allSatisfy { $0.isLetter || $0 == "%" }
  }
}
