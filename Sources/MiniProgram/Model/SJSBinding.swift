import Diagnostics
import Markup

/// A name that the `name` of an `import-sjs` binds: one identifier, or each of `{ a, b: c }`.
///
/// Source: "引入 SJS" of the Alipay documentation.
package struct SJSBinding {
  package let name: String
  package let range: ByteRange
  /// The export that the name is bound to: `b` of `{ b: c }`. Nil where the name is bound to the module as a whole.
  package let imported: (name: String, range: ByteRange)?

  /// The bindings in a value at a range of `text`; none when it has neither form.
  package static func all(in text: SourceText, range: ByteRange) -> [SJSBinding] {
    let trimmed = text.trimmed(range)
    if isIdentifier(text.slice(trimmed)) {
      return [SJSBinding(name: text.string(trimmed), range: trimmed, imported: nil)]
    }
    let tree = ExpressionTree(parsing: text, range: trimmed)
    guard let root = tree.root, root.kind == .object else { return [] }
    return root.properties.compactMap { property in
      property.value.identifierName.map {
        SJSBinding(
          name: $0, range: property.value.range,
          imported: (text.string(property.nameRange), property.nameRange))
      }
    }
  }

  /// Each name with its range in `text`.
  static func names(in text: SourceText, range: ByteRange) -> [(name: String, range: ByteRange)] {
    all(in: text, range: range).map { ($0.name, $0.range) }
  }
}
