import Diagnostics

/// A class of the sources whose objects a question is about.
package struct ObjectClass: Hashable, Sendable {
  /// As a source spells it: `MapView`, `Outer.Inner`, `com.example.Outer$Inner`.
  package var name: String
  /// The index of a file that declares it.
  package var file: Int

  package init(name: String, file: Int) {
    self.name = name
    self.file = file
  }
}

/// Methods and properties that subclasses override: which one a call of `self` means, the class of the object says.
extension ValueReader {
  /// The class of the object that is asked about, and the declarations of it and of what it extends.
  struct OwnClass {
    var type: SourceValue.TypeName
    var parts: Set<SourceIndex.Part>
  }

  func ownClass(_ object: ObjectClass) -> OwnClass {
    let type = SourceValue.TypeName(name: object.name, file: object.file, range: ByteRange(0, 0))
    return OwnClass(type: type, parts: lineage(of: type))
  }

  /// The declarations of a type and of all that it extends.
  func lineage(of type: SourceValue.TypeName) -> Set<SourceIndex.Part> {
    var parts: Set<SourceIndex.Part> = []
    var pending = [type]
    var seen: Set<String> = []
    while let next = pending.popLast(), seen.count < ValueReader.maxSupertypes {
      guard seen.insert(next.name).inserted else { continue }
      for part in index.parts(of: next) {
        guard parts.insert(part).inserted, let unit = index.unit(part.file),
          let info = unit.outline.type(part.scope)
        else { continue }
        pending += info.supertypes.map {
          .init(name: $0, file: part.file, range: unit.tokens.range(info.nameToken))
        }
      }
    }
    return parts
  }

  /// The most types that a type extends or adopts.
  static let maxSupertypes = 16

  /// The type in which the members are looked for that code in a type with a scope names of its own object: the class
  /// that is asked about, where it is this type or extends it.
  func receiverType(of scope: Int, _ file: Int) -> SourceValue.TypeName {
    if let own, decides(scope, file) { return own.type }
    return typeName(of: scope, file)
  }

  /// The member that code names of its own object, where the declaration around it is overridden.
  func overriding(_ declaration: Int, _ file: Int) -> (declaration: Int, file: Int) {
    guard let own, let unit = index.unit(file) else { return (declaration, file) }
    let stated = unit.outline.declarations[declaration]
    guard !stated.isPrivate, own.parts.contains(.init(file: file, scope: stated.scope)),
      let found = findMember(stated.name, own.type)
    else { return (declaration, file) }
    return found
  }

  /// The result of a call of an own method, where subclasses override it: the object says which of them it is. Nil where
  /// none does.
  func overriding(
    _ call: SyntaxTree.Call, _ method: Int, _ methodFile: Int, _ type: Int, _ file: Int,
    _ bindings: ValueBindings
  ) throws(Unbound) -> SourceValue? {
    guard !decides(type, file), isOverridden(method, methodFile), let unit = index.unit(file) else { return nil }
    guard
      let scope = unit.outline.enclosing(call.nameToken).first(where: { unit.outline.function($0) != nil })
    else { return .unknown }
    let id = DeclarationID.receiver(file, scope: scope)
    guard let receiver = bindings[id] else { throw Unbound(declaration: id) }
    return try result(of: call, sentTo: resolved(receiver, bindings), file, bindings) ?? .unknown
  }

  /// Whether the class that is asked about says which members code in a type with a scope means.
  func decides(_ scope: Int, _ file: Int) -> Bool {
    own?.parts.contains(.init(file: file, scope: scope)) == true
  }

  /// Whether a type with a scope extends one, and is not among what the class extends that is asked about: the object is
  /// none of it.
  func isOfOtherObject(_ scope: Int, _ file: Int, _ type: SourceValue.TypeName) -> Bool {
    guard let own, !decides(scope, file) else { return false }
    return !own.parts.isDisjoint(with: index.parts(of: type))
  }

  /// Whether a type has a method that a subclass in the sources has, too: which of them a call means is not known.
  func isOverridden(_ scope: Int, _ file: Int) -> Bool {
    guard let unit = index.unit(file), let function = unit.outline.function(scope),
      let type = unit.outline.enclosingType(function.nameToken), !function.isInitialiser
    else { return false }
    let own = SourceIndex.Part(file: file, scope: type)
    for other in index.files(definingFunction: function.name) {
      guard let owner = index.unit(other) else { return true }
      for declaration in owner.outline.byName[identifierHash(function.name.utf8)] ?? [] {
        let known = owner.outline.declarations[declaration]
        guard known.name == function.name, case .function(let body) = known.kind,
          SourceIndex.Part(file: other, scope: body) != SourceIndex.Part(file: file, scope: scope),
          let subtype = owner.outline.enclosingType(known.token),
          SourceIndex.Part(file: other, scope: subtype) != own
        else { continue }
        if lineage(of: typeName(of: subtype, other)).contains(own) { return true }
      }
    }
    return false
  }
}
