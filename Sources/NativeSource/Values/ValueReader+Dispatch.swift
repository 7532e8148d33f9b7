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
    if let known = uses.ownClasses[object] { return known }
    let type = SourceValue.TypeName(name: object.name, file: object.file, range: ByteRange(0, 0))
    let found = OwnClass(type: type, parts: lineage(of: type))
    uses.ownClasses[object] = found
    return found
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

  /// The result of a call of an own method of a known object, where subclasses override it; nil where none does, or the
  /// object is not known.
  func received(
    _ call: SyntaxTree.Call, _ method: Int, _ methodFile: Int, _ type: Int, _ file: Int,
    _ bindings: ValueBindings
  ) throws(Unbound) -> SourceValue? {
    guard let unit = index.unit(file), !decides(type, file),
      let scope = unit.outline.enclosingFunction(call.nameToken),
      let receiver = bindings[.receiver(file, scope: scope)], isOverridden(method, methodFile)
    else { return nil }
    return try result(of: call, sentTo: resolved(receiver, bindings), file, bindings) ?? .unknown
  }

  /// The place of a call of a method; nil for one that is made for another object than the one that is asked about.
  func site(
    of call: SyntaxTree.Call, _ file: Int, _ range: ByteRange, calling method: Int, _ methodFile: Int
  ) -> Site? {
    let isOwn = isOwnCall(call, file, of: method, methodFile)
    if isOwn == false { return nil }
    return Site(
      file: file, token: call.nameToken, range: range,
      isOwn: isOwn == true || isOwnCode(call.nameToken, file))
  }

  /// Whether an object calls a method of its own with a call, and it is the object that is asked about: false for another
  /// object, and in code that the class of the object replaces; nil where the call is sent to something else.
  func isOwnCall(_ call: SyntaxTree.Call, _ file: Int, of method: Int, _ methodFile: Int) -> Bool? {
    guard let unit = index.unit(file), let owner = index.unit(methodFile),
      let type = owner.outline.enclosingType(owner.outline.scopes[method].tokens.lowerBound)
    else { return nil }
    let around = unit.outline.enclosing(call.nameToken).filter { unit.outline.type($0) != nil }
    // In a function of C `self` is a parameter.
    guard !around.isEmpty, call.base.map({ isOwnObject($0, file) }) ?? true else { return nil }
    guard own != nil else {
      return around.contains { typeName(of: $0, file).name == typeName(of: type, methodFile).name }
        ? true : nil
    }
    guard decides(type, methodFile) else { return nil }
    guard around.contains(where: { decides($0, file) }) else { return false }
    return unit.outline.enclosingFunction(call.nameToken).map { !isReplaced($0, file) } ?? true
  }

  /// Whether code is run for the object that is asked about, not for those of other classes.
  func isOwnCode(_ token: Int, _ file: Int) -> Bool {
    guard own != nil, let unit = index.unit(file),
      unit.outline.enclosing(token).contains(where: { unit.outline.type($0) != nil && decides($0, file) })
    else { return false }
    return unit.outline.enclosingFunction(token).map { !isReplaced($0, file) } ?? true
  }

  /// Whether an expression is the object itself: `self`, or a variable that has it and nothing else.
  private func isOwnObject(_ tree: SyntaxTree, _ file: Int) -> Bool {
    guard case .name(let name) = tree.kind, let unit = index.unit(file) else { return false }
    if tree.isOwnObject || name == "super" { return true }
    guard let declaration = unit.outline.declaration(named: name, at: tree.tokens.lowerBound),
      case .variable(let value?) = unit.outline.declarations[declaration].kind, value.count == 1,
      unit.tokens.word(value.lowerBound) == .self || unit.tokens.word(value.lowerBound) == .this
    else { return false }
    return true
  }

  /// Whether code is in a method that the class that is asked about replaces.
  func isReplaced(at token: Int, _ file: Int) -> Bool {
    index.unit(file)?.outline.enclosingFunction(token).map { isReplaced($0, file) } ?? false
  }

  /// Whether the class that is asked about has another method in the place of one of what it extends, which does not call
  /// that one.
  func isReplaced(_ scope: Int, _ file: Int) -> Bool {
    guard let own, let unit = index.unit(file), let function = unit.outline.function(scope),
      let type = unit.outline.enclosingType(unit.outline.scopes[scope].tokens.lowerBound),
      decides(type, file), !function.isInitialiser
    else { return false }
    let hidden = typeName(of: type, file)
    var next = own.type
    for _ in 0..<ValueReader.maxSupertypes where simpleName(next.name) != simpleName(hidden.name) {
      for part in index.parts(of: next) {
        guard let owner = index.unit(part.file) else { return false }
        for member in owner.outline.members(of: part.scope, named: function.name) {
          guard case .function(let other) = owner.outline.declarations[member].kind,
            let replacing = owner.outline.function(other),
            replacing.parameters.map(\.label) == function.parameters.map(\.label)
          else { continue }
          return !owner.outline.scopes[other].tokens.contains { token in
            owner.tokens.word(token) == .super
              && (owner.tokens.string(token + 1) == function.name
                || owner.tokens.string(token + 2) == function.name)
          }
        }
      }
      guard let parent = superclass(of: next) else { return false }
      next = parent
    }
    return false
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

  /// Whether a subclass in the sources has a method of a type, too: which of them a call means, the object says.
  func isOverridden(_ scope: Int, _ file: Int) -> Bool {
    guard let unit = index.unit(file), let function = unit.outline.function(scope),
      let type = unit.outline.enclosingType(function.nameToken), !function.isInitialiser
    else { return false }
    return index.subclasses(of: typeName(of: type, file).name).contains { subclass in
      guard let owner = index.unit(subclass.file) else { return true }
      return owner.outline.members(of: subclass.scope, named: function.name).contains { member in
        if case .function = owner.outline.declarations[member].kind { true } else { false }
      }
    }
  }

  /// Whether a subclass in the sources has a member of a type with a scope, too.
  func isOverridden(member name: String, of scope: Int, _ file: Int) -> Bool {
    guard let unit = index.unit(file), unit.outline.type(scope) != nil else { return false }
    return index.subclasses(of: typeName(of: scope, file).name).contains { subclass in
      index.unit(subclass.file)?.outline.members(of: subclass.scope, named: name).isEmpty == false
    }
  }

  /// The most overriding declarations of one member.
  private static let maxOverrides = 64

  /// What subclasses declare in place of a member of the class around a token, where it is unknown which object that is.
  func overrides(of name: String, at token: Int, _ file: Int, _ bindings: ValueBindings) -> [(
    declaration: Int, file: Int
  )] {
    guard let unit = index.unit(file), let scope = unit.outline.enclosingType(token),
      unit.outline.type(scope)?.isEnum == false, !decides(scope, file)
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

extension SyntaxTree {
  /// Whether it is `self` or `this`.
  var isOwnObject: Bool {
    if case .name(let name) = kind { name == "self" || name == "this" } else { false }
  }
}
