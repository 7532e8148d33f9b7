import Diagnostics
import Linting
import Markup

/// A property that a style gives, in the CSS form or in the object form.
struct StyleProperty {
  /// In CSS spelling and lower case: `min-width` of `minWidth`.
  let name: String
  /// Whether the value is written out, and nought.
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
    guard let mustache = style.wholeMustache else { return nil }
    let tree = ExpressionTree(parsing: context.text, range: context.document.expressionRange(mustache))
    guard let object = tree.root?.unwrapped, object.kind == .object, !object.hasUnknownProperties else {
      return nil
    }
    return object.properties.map { property in
      StyleProperty(
        name: cssName(context.string(property.nameRange)), isZero: isZero(property.value, context))
    }
  }

  private static func css(_ text: String) -> [StyleProperty] {
    text.split(separator: ";").compactMap { declaration in
      guard let colon = declaration.firstIndex(of: ":") else { return nil }
      let name = declaration[..<colon].filter { !$0.isWhitespace }
      return StyleProperty(
        name: name.lowercased(), isZero: isZero(String(declaration[declaration.index(after: colon)...])))
    }
  }

  private static func cssName(_ key: String) -> String {
    key.reduce(into: "") { name, character in
      if character.isUppercase { name += "-" }
      name += character.lowercased()
    }
  }

  private static func isZero(_ value: Expression, _ context: FileContext) -> Bool {
    if let number = value.numberValue { return number == 0 }
    guard let range = value.unwrapped.stringValueRange, !value.unwrapped.isEscaped else { return false }
    return isZero(context.string(range))
  }

  /// Whether a length is nought, whatever its unit: `0`, `0px`, `0.0rpx`.
  private static func isZero(_ length: String) -> Bool {
    let length = length.filter { !$0.isWhitespace }
    let number = length.prefix { "+-0123456789.".contains($0) }
    return Double(number) == 0 && length.dropFirst(number.count).allSatisfy { $0.isLetter || $0 == "%" }
  }
}
