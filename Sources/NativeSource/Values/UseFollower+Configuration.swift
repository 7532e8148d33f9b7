import Diagnostics

/// What an initialiser reads of its configuration. Its layout is not documented: it has the parameters themselves, or has
/// them as a dictionary under a key.
extension UseFollower {
  /// Whether the value that a key has is read as a dictionary.
  func isDictionary(_ value: UsedValue, _ unit: SourceIndex.Unit) -> Bool {
    let value = widened(value, unit)
    if value.tokens.contains(where: { unit.tokens.word($0) == .as }), namesDictionary(value.tokens, unit) {
      return true
    }
    for declaration in declarations(ofValueAt: value.tokens.lowerBound, value.file, unit) ?? []
    where namesDictionary(unit.outline.declarations[declaration].type, unit) { return true }
    if let (type, owner) = targetType(of: value, unit) ?? parameterType(of: value, unit),
      namesDictionary(type, owner)
    {
      return true
    }
    let follower = UseFollower(reader)
    var inner = value
    inner.isConfiguration = false
    follower.follow(inner)
    return !follower.found.texts.isEmpty
  }

  /// The type of the variable or property that a value is assigned to.
  private func targetType(of use: UsedValue, _ unit: SourceIndex.Unit) -> (Range<Int>, SourceIndex.Unit)? {
    let target = use.tokens.lowerBound - 2
    guard unit.tokens.isMark(target + 1, .assign), unit.tokens.isIdentifier(target),
      let (declaration, file) = reader.variable(
        named: unit.tokens.string(target), at: target, use.file, unit),
      let owner = index.unit(file)
    else { return nil }
    return (owner.outline.declarations[declaration].type, owner)
  }

  /// The type of the parameter of a function of the sources that a value is given to.
  private func parameterType(of use: UsedValue, _ unit: SourceIndex.Unit) -> (Range<Int>, SourceIndex.Unit)? {
    guard let (call, number, _) = host(of: use, unit),
      let (scope, file) = reader.function(call, use.file), let owner = index.unit(file),
      let function = owner.outline.function(scope)
    else { return nil }
    let position = reader.position(of: number, call, scope, owner)
    guard position < function.parameters.count else { return nil }
    return (function.parameters[position].type, owner)
  }

  /// Whether a type is, or contains, a dictionary.
  private func namesDictionary(_ type: Range<Int>, _ unit: SourceIndex.Unit) -> Bool {
    type.contains { token in
      ["NSDictionary", "NSMutableDictionary", "Dictionary"].contains(unit.tokens.string(token))
        // `[String: Any]`
        || unit.tokens.language == .swift && unit.tokens.isMark(token, .colon)
          && unit.tokens.isMark(unit.tokens.parent(token), .openingBracket)
    }
  }
}
