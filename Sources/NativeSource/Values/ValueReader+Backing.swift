import Diagnostics

/// Follows properties of Objective-C: to the method that gives their value, and to the variable behind them.
extension ValueReader {
  /// The method that gives the value of a property of Objective-C; nil where that is its variable, or asks for itself.
  func getter(of declaration: Int, _ file: Int) -> (scope: Int, file: Int)? {
    guard let unit = index.unit(file), unit.tokens.language == .objectiveC else { return nil }
    let own = unit.outline.declarations[declaration]
    guard case .type = unit.outline.scopes[own.scope].kind else { return nil }
    for part in index.parts(of: typeName(of: own.scope, file)) {
      guard let owner = index.unit(part.file) else { continue }
      for member in owner.outline.members(of: part.scope, named: own.name) {
        guard case .function(let scope) = owner.outline.declarations[member].kind,
          let function = owner.outline.function(scope), function.parameters.isEmpty,
          !visiting.contains(DeclarationID(file: part.file, index: -1_000_000 - scope))
        else { continue }
        return (scope, part.file)
      }
    }
    return nil
  }

  /// The variable behind a property of Objective-C, which nothing declares: `_views`.
  func backing(_ name: String, _ token: Int, _ file: Int, _ bindings: ValueBindings) throws(Unbound)
    -> SourceValue?
  {
    guard name.utf8.first == UInt8(ascii: "_"), let unit = index.unit(file),
      unit.tokens.language == .objectiveC, let scope = unit.outline.enclosingType(token),
      let (declaration, owner) = findMember(String(name.dropFirst()), typeName(of: scope, file)),
      let own = index.unit(owner)?.outline.declarations[declaration], case .variable = own.kind
    else { return nil }
    return try variable(declaration, owner, bindings)
  }
}
