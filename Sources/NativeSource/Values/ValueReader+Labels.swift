import Diagnostics

/// Follows what only a type says: the labels of tuples, and the types that generic functions are called for.
extension ValueReader {
  /// A value with the labels that the type of its variable gives to the parts of its tuples: `[(name: String, cls:
  /// AnyClass)]`.
  func labelled(
    _ value: SourceValue, _ type: Range<Int>, _ unit: SourceIndex.Unit, _ bindings: ValueBindings
  ) throws(Unbound) -> SourceValue {
    let labels = tupleLabels(type, unit)
    guard labels.contains(where: { $0 != nil }) else { return value }
    switch value {
    case .list(var items, let isOpen):
      for number in items.indices { items[number] = try labelled(items[number], labels, bindings) }
      return .list(items, isOpen: isOpen)
    case .record: return try labelled(value, labels, bindings)
    default: return value
    }
  }

  private func labelled(
    _ item: SourceValue, _ labels: [String?], _ bindings: ValueBindings
  ) throws(Unbound) -> SourceValue {
    guard case .record(var fields, nil) = try resolved(item, bindings), fields.count == labels.count else {
      return item
    }
    for number in fields.indices { fields[number].name = fields[number].name ?? labels[number] }
    return .record(fields, nil)
  }

  /// The labels of the first tuple in a type; empty where it has none.
  private func tupleLabels(_ type: Range<Int>, _ unit: SourceIndex.Unit) -> [String?] {
    guard unit.tokens.language == .swift else { return [] }
    // `[Row]` of `typealias Row = (name: String, cls: AnyClass)`
    for token in type where unit.tokens.isIdentifier(token) {
      guard let declaration = unit.outline.declaration(named: unit.tokens.string(token), at: token),
        case .alias(let tokens) = unit.outline.declarations[declaration].kind, tokens != type
      else { continue }
      return tupleLabels(tokens, unit)
    }
    guard
      let open = type.first(where: { unit.tokens.isMark($0, .openingParenthesis) }),
      unit.tokens.close(open) < type.upperBound
    else { return [] }
    return unit.syntax.items(open + 1..<unit.tokens.close(open)).map { part in
      unit.tokens.isMark(part.lowerBound + 1, .colon) ? unit.tokens.string(part.lowerBound) : nil
    }
  }

  /// What a name of a type parameter stands for: in `func add<V>(_ view: V.Type)` the type that is given.
  func typeParameter(
    _ name: String, _ token: Int, _ file: Int, _ bindings: ValueBindings
  ) throws(Unbound) -> SourceValue? {
    guard let unit = index.unit(file), unit.tokens.language == .swift else { return nil }
    for scope in unit.outline.enclosing(token) {
      guard let function = unit.outline.function(scope) else { continue }
      let given = function.parameters.firstIndex { parameter in
        guard let first = parameter.type.first else { return false }
        return unit.tokens.string(first) == name && unit.tokens.isMark(first + 1, .dot)
          && unit.tokens.spells(first + 2, "Type")
      }
      guard let given, let declaration = parameter(given, of: scope, unit) else { continue }
      return try declared(declaration, file, bindings)
    }
    // That of a class, which the class that is asked about gives.
    return typeArgument(name, at: token, file).flatMap {
      typeName(spelledBy: $0.tokens, at: $0.tokens.lowerBound, $0.file)
    }.map { .type($0) }
  }
}
