import Diagnostics

/// Follows members that classes give otherwise than by a value: getters of Objective-C, and what subclasses override.
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
          let function = owner.outline.function(scope), !function.isStatic, function.parameters.isEmpty,
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

  // MARK: - Subclasses

  /// The most overriding declarations of one member.
  private static let maxOverrides = 64

  /// What subclasses declare in place of a member of the class around a token, where it is unknown which object that is.
  func overrides(of name: String, at token: Int, _ file: Int, _ bindings: ValueBindings) -> [(
    declaration: Int, file: Int
  )] {
    guard let unit = index.unit(file), let scope = unit.outline.enclosingType(token),
      unit.outline.type(scope)?.isEnum == false
    else { return [] }
    // The object is known.
    for own in unit.outline.enclosing(token) where unit.outline.function(own) != nil {
      if bindings[.receiver(file, scope: own)] != nil { return [] }
    }
    var found: [(declaration: Int, file: Int)] = []
    for subclass in index.subclasses(of: typeName(of: scope, file).name) {
      guard let own = index.unit(subclass.file) else { continue }
      for member in own.outline.members(of: subclass.scope, named: name) {
        switch own.outline.declarations[member].kind {
        case .function, .getter, .variable: found.append((member, subclass.file))
        default: continue
        }
      }
      if found.count > ValueReader.maxOverrides { break }
    }
    return found
  }

  /// A value of a class, or what its subclasses have in its place.
  func dispatched(
    _ own: SourceValue, _ name: String, _ call: SyntaxTree.Call?, at token: Int, _ file: Int,
    _ bindings: ValueBindings
  ) throws(Unbound) -> SourceValue {
    let overriding = overrides(of: name, at: token, file, bindings)
    if overriding.isEmpty { return own }
    // What the class itself has may be nothing that counts: an abstract method, an assertion.
    var values: [SourceValue] = own.isUnknown ? [] : [own]
    for (member, owner) in overriding {
      guard let unit = index.unit(owner) else { return .unknown }
      if case .function(let scope) = unit.outline.declarations[member].kind {
        guard let function = unit.outline.function(scope) else { continue }
        if let call, !takes(function, call, unit.tokens.language) { continue }
        let bound = try call.map { call throws(Unbound) in try binding(call, file, to: scope, owner, bindings)
        }
        values.append(try returned(scope, owner, bound ?? bindings))
      } else {
        values.append(try declared(member, owner, bindings))
      }
    }
    return .oneOf(values)
  }
}
