import Diagnostics
import Markup

/// The names that the `name` of an `import-sjs` binds: one identifier, or `{ a, b: c }`.
///
/// Source: "引入 SJS" of the Alipay documentation.
package enum SJSBinding {
  /// Each name with its range in `text`; none when the value is neither form.
  package static func names(in text: SourceText, range: ByteRange) -> [(name: String, range: ByteRange)] {
    let trimmed = text.trimmed(range)
    if isIdentifier(text.slice(trimmed)) { return [(text.string(trimmed), trimmed)] }
    let tree = ExpressionTree(parsing: text, range: trimmed)
    guard let root = tree.root, root.kind == .object else { return [] }
    return root.properties.compactMap { property in
      property.value.identifierName.map { ($0, property.value.range) }
    }
  }
}
