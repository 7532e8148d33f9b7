import Diagnostics

/// Follows values that properties keep, to all uses of these.
extension UseFollower {
  /// Follows all uses of a property of the type around a token; false where there may be others.
  func followProperty(_ name: String, at token: Int, _ use: UsedValue, _ unit: SourceIndex.Unit)
    -> Bool
  {
    guard let scope = unit.outline.enclosingType(token) else { return false }
    let type = reader.typeName(of: scope, use.file)
    // What an initialiser keeps, the methods of the object read.
    if let keeper = use.keeper, keeper == type.name {
      kept.insert(bare(name))
      return true
    }
    let own = bare(name)
    guard let files = files(using: own, of: type, use.file) else { return false }
    guard seenProperties.insert(.init(name: own, type: type.name, kind: use.kind)).inserted else {
      return true
    }
    let names: Set<String> = [own, "_" + own]
    let hashes = Set(names.map { identifierHash($0.utf8) })
    for file in files {
      guard let other = index.unit(file) else { return false }
      for token in 0..<other.tokens.count where hashes.contains(other.tokens.hash(token)) {
        guard names.contains(other.tokens.string(token)), !isDeclaration(token, other) else { continue }
        switch tokens(ofPropertyAt: token, of: type, file, other) {
        case .some(let range?):
          if isTarget(token, other) { continue }
          var next = use
          next.file = file
          next.bindings = [:]
          follow(next.at(range))
        case .some(nil): continue
        case nil: return false
        }
      }
    }
    return true
  }

  private func bare(_ name: String) -> String {
    name.utf8.first == UInt8(ascii: "_") ? String(name.dropFirst()) : name
  }

  func isDeclaration(_ token: Int, _ unit: SourceIndex.Unit) -> Bool {
    let name = unit.tokens.string(token)
    if (unit.outline.byName[identifierHash(name.utf8)] ?? []).contains(where: {
      unit.outline.declarations[$0].token == token
    }) {
      return true
    }
    // `@synthesize name = _name;`
    var index = token
    while index > 0, index > token - 4, !unit.tokens.isMark(index, .semicolon) {
      if unit.tokens.word(index) == .synthesize || unit.tokens.spells(index, "dynamic") { return true }
      index -= 1
    }
    return false
  }

  /// The expression that names a property at a token: nothing where it is another one, nil where that is unknown.
  func tokens(
    ofPropertyAt token: Int, of type: SourceValue.TypeName, _ file: Int, _ unit: SourceIndex.Unit
  ) -> Range<Int>?? {
    let tokens = unit.tokens
    let around = unit.outline.enclosingType(token)
    if let around, reader.isOfOtherObject(around, file, type) { return .some(nil) }
    let isInside =
      unit.outline.enclosing(token).contains { scope in
        unit.outline.type(scope)?.isTransparent == false && reader.typeName(of: scope, file).name == type.name
      } || around.map { inherits(tokens.string(token), from: type, $0, file) } ?? false
    if tokens.isMark(token + 1, .colon) {
      // A label, or a part of a selector.
      if tokens.language == .objectiveC, !tokens.isMark(token - 1, .question) { return .some(nil) }
      if tokens.language == .swift,
        tokens.isMark(token - 1, .openingParenthesis) || tokens.isMark(token - 1, .comma)
      {
        return .some(nil)
      }
    }
    if tokens.isAccessed(token) {
      var start = token - 2
      while tokens.isMark(start, .question) || tokens.isMark(start, .exclamation) { start -= 1 }
      if isOwn(token - 2, unit) { return isInside ? start..<token + 1 : .some(nil) }
      let first = unit.chainStart(token)
      guard first < token - 1 else { return nil }
      let base = unit.syntax.expression(first..<token - 1)
      guard let other = reader.staticType(base, file) else {
        // A call of a method with the name, of an unknown object.
        return tokens.isMark(token + 1, .openingParenthesis) ? .some(nil) : nil
      }
      if simpleName(other.name) == simpleName(type.name) { return first..<token + 1 }
      let isKnown = !index.parts(of: other).isEmpty
      return isKnown && reader.findMember(tokens.string(token), other)?.file != file ? .some(nil) : nil
    }
    // `[self name]`
    if tokens.language == .objectiveC, tokens.isMark(token + 1, .closingBracket),
      tokens.isMark(tokens.parent(token), .openingBracket),
      tokens.parent(token) == token - 2
    {
      return isOwn(token - 1, unit) && isInside ? token - 2..<token + 2 : nil
    }
    if let declaration = unit.outline.declaration(named: tokens.string(token), at: token) {
      let own = unit.outline.declarations[declaration]
      guard case .type = unit.outline.scopes[own.scope].kind else { return .some(nil) }
      return isInside ? token..<token + 1 : .some(nil)
    }
    return isInside ? token..<token + 1 : .some(nil)
  }

  /// Whether the member that a name means in a type with a scope is one that this inherits from another type.
  private func inherits(_ name: String, from type: SourceValue.TypeName, _ scope: Int, _ file: Int) -> Bool {
    guard let (member, memberFile) = reader.findMember(bare(name), reader.typeName(of: scope, file)),
      let owner = index.unit(memberFile)
    else { return false }
    let holder = owner.outline.declarations[member].scope
    return reader.typeName(of: holder, memberFile).name == type.name
  }

  /// The files that may use a property; nil where that is unknown.
  private func files(using name: String, of type: SourceValue.TypeName, _ file: Int) -> [Int]? {
    let parts = index.parts(of: type)
    guard !parts.isEmpty else { return nil }
    var files = Set(parts.map(\.file))
    files.insert(file)
    var isPrivate = false
    var isDeclared = false
    for part in parts {
      guard let unit = index.unit(part.file) else { return nil }
      for spelling in [name, "_" + name] {
        for declaration in unit.outline.members(of: part.scope, named: spelling) {
          let own = unit.outline.declarations[declaration]
          guard case .variable = own.kind else { continue }
          isDeclared = true
          if unit.tokens.language == .objectiveC {
            // In the file of the implementation, or an instance variable.
            isPrivate = !unit.tokens.text.path.hasSuffix(".h")
          } else {
            isPrivate = own.isPrivate || unit.tokens.spells(own.token - 2, "private")
          }
        }
      }
    }
    guard isDeclared else { return nil }
    if isPrivate { return files.sorted() }
    return reader.files(using: name).map { files.union($0).sorted() }
  }
}
