import Diagnostics

/// Follows objects that are made empty and get their properties one by one: `pair = [Pair new]; pair.left = a;`.
extension ValueReader {
  /// A local object with the properties that are set where it is made; the object alone where more may be done to it.
  func assembled(
    _ object: SourceValue, _ declaration: Int, _ file: Int, _ bindings: ValueBindings
  ) throws(Unbound) -> SourceValue {
    guard case .object(let type) = object, let unit = index.unit(file) else { return object }
    let own = unit.outline.declarations[declaration]
    switch unit.outline.scopes[own.scope].kind {
    case .function, .closure, .block: break
    case .file, .type: return object
    }
    var fields: [SourceValue.Field] = []
    for token in uses(of: declaration, unit) {
      if isPassed(token, unit) { return object }
      guard let (name, value) = setting(token, unit) else { continue }
      // Set twice: which value counts is not known.
      if fields.contains(where: { $0.name == name }) { return object }
      fields.append(.init(name: name, value: .deferred(unit.syntax.expression(value), file: file, bindings)))
    }
    return fields.isEmpty ? object : .record(fields, type)
  }

  /// The property that is set of the object at a token, and the tokens of its value.
  private func setting(_ token: Int, _ unit: SourceIndex.Unit) -> (name: String, value: Range<Int>)? {
    let tokens = unit.tokens
    if tokens.isMark(token + 1, .dot), tokens.isIdentifier(token + 2), tokens.isMark(token + 3, .assign) {
      return (tokens.string(token + 2), unit.syntax.collector.value(after: token + 3))
    }
    guard tokens.language == .objectiveC, tokens.isMark(token - 1, .openingBracket),
      tokens.isMark(token + 2, .colon), tokens.string(token + 1).hasPrefix("set"),
      case .call(let call) = unit.syntax.expression(token - 1..<tokens.close(token - 1) + 1).kind,
      call.arguments.count == 1
    else { return nil }
    let name = call.name.dropFirst(3)
    return (name.prefix(1).lowercased() + name.dropFirst(), call.arguments[0].value.tokens)
  }
}
