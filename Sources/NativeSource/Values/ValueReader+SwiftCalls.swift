import Diagnostics

/// Follows calls that Swift alone has: of members of the type that is expected, of key paths, with standards that depend on the
/// caller.
extension ValueReader {
  /// Whether a declaration may have a closure that a call of its name calls.
  func mayBeClosure(_ declaration: SourceOutline.Declaration) -> Bool {
    switch declaration.kind {
    case .element: true
    // The closure of Swift has brackets in its type.
    case .parameter: !declaration.type.isEmpty
    default: false
    }
  }

  /// `.init(a: b)`, `.failure(code: 1)` and `.make(a)` of Swift: an object, the case of an enum or what a static function gives
  /// of the type that is expected; nil for another call.
  func implicitlyMade(
    _ call: SyntaxTree.Call, _ file: Int, _ bindings: ValueBindings
  ) throws(Unbound) -> SourceValue? {
    guard let unit = index.unit(file), unit.tokens.language == .swift, let base = call.base,
      case .unknown = base.kind, base.tokens.isEmpty, unit.tokens.isMark(call.nameToken - 1, .dot)
    else { return nil }
    let type = expectedType(at: call.nameToken - 1, file)
    if call.name == "init" {
      guard type != nil || call.arguments.allSatisfy({ $0.label != nil }) else { return nil }
      return .record(
        call.arguments.map { .init(name: $0.label, value: .deferred($0.value, file: file, bindings)) }, type)
    }
    if let type, let (member, owner) = findMember(call.name, type), let target = index.unit(owner) {
      if case .enumCase = target.outline.declarations[member].kind { return try declared(member, owner, [:]) }
      return try result(of: call, sentTo: .type(type), file, bindings)
    }
    if case .enumCase(let own)? = implicitMember(call.name, base, file) { return .enumCase(own) }
    return nil
  }

  /// `base[keyPath: path]`
  func members(
    at path: SyntaxTree, of base: SyntaxTree, _ file: Int, _ bindings: ValueBindings
  ) throws(Unbound) -> SourceValue {
    let owner = try value(base, file, bindings)
    var found: [SourceValue] = []
    for path in try value(path, file, bindings).alternatives {
      guard case .keyPath(let names) = path else { return .unknown }
      var next = owner
      for name in names { next = try member(name, ofValue: next, bindings) }
      found.append(next)
    }
    return .oneOf(found)
  }

  /// `T.self` as the standard of a parameter, where `T` is what the function gives back: the type that is expected of the call.
  func expectedClass(
    of call: SyntaxTree.Call, _ file: Int, ifAskedBy standard: Range<Int>, _ function: SourceOutline.Function,
    _ unit: SourceIndex.Unit
  ) -> SourceValue? {
    guard unit.tokens.language == .swift, standard.count == 3,
      unit.tokens.word(standard.upperBound - 1) == .self,
      typeParameters(after: function.nameToken, unit).contains(unit.tokens.string(standard.lowerBound)),
      let caller = index.unit(file)
    else { return nil }
    return expectedType(at: caller.chainStart(call.nameToken), file).map { .type($0) }
  }

  /// `#function` as the standard of a parameter: the name of the function that the call is in. Nil for another standard.
  func nameOfCaller(
    _ call: SyntaxTree.Call, _ file: Int, ifAskedBy standard: Range<Int>, _ unit: SourceIndex.Unit
  ) -> SourceValue? {
    guard unit.tokens.language == .swift, standard.count == 2, unit.tokens.isMark(standard.lowerBound, .hash),
      unit.tokens.spells(standard.lowerBound + 1, "function"), let caller = index.unit(file),
      let scope = caller.outline.enclosingFunction(call.nameToken),
      let function = caller.outline.function(scope)
    else { return nil }
    let token = function.nameToken
    let place = index.place(caller.tokens.range(token), file)
    guard caller.tokens.isMark(caller.tokens.afterAngles(token + 1), .openingParenthesis) else {
      return .text(function.name, place)
    }
    let labels = function.parameters.map { ($0.label ?? "_") + ":" }.joined()
    return .text(function.name + "(" + labels + ")", place)
  }
}
