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
    let isArrow = tokens.isMark(token + 1, .arrow) && tokens.language == .objectiveC
    if tokens.isMark(token + 1, .dot) || isArrow, tokens.isIdentifier(token + 2),
      tokens.isMark(token + 3, .assign)
    {
      let name = tokens.string(token + 2)
      return (
        isArrow && name.hasPrefix("_") ? String(name.dropFirst()) : name,
        unit.syntax.collector.value(after: token + 3)
      )
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

extension ValueReader {
  /// An object of Objective-C that an initialiser with parameters makes, with the properties that this sets once and nothing
  /// else does; nil where there are none.
  ///
  /// - Parameter bindings: those in which the initialiser's parameters have values.
  func initialised(
    by scope: Int, _ file: Int, _ owner: SourceValue, _ bindings: ValueBindings
  ) -> SourceValue? {
    guard case .object(let type) = owner, let unit = index.unit(file), unit.tokens.language == .objectiveC,
      let function = unit.outline.function(scope), function.name.hasPrefix("init"),
      !function.parameters.isEmpty, index.subclasses(of: type.name).isEmpty
    else { return nil }
    let tokens = unit.tokens
    var fields: [SourceValue.Field] = []
    for token in unit.outline.scopes[scope].tokens where tokens.isMark(token, .assign) {
      guard tokens.isIdentifier(token - 1) else { continue }
      var name = tokens.string(token - 1)
      let isOwn =
        tokens.isAccessed(token - 1)
        ? tokens.word(token - 3) == .self : unit.outline.declaration(named: name, at: token - 1) == nil
      if name.hasPrefix("_") { name.removeFirst() }
      guard isOwn, let (declaration, other) = findMember(name, type),
        let changes = changes(of: declaration, other), !changes.isOpen, changes.all.count == 1
      else { continue }
      let value = unit.syntax.expression(unit.syntax.collector.value(after: token))
      fields.append(.init(name: name, value: .deferred(value, file: file, bindings)))
    }
    return fields.isEmpty ? nil : .record(fields, type)
  }
}
