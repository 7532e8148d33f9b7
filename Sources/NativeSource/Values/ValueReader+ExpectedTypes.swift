import Diagnostics

/// Says which type Swift expects of an expression: what `.name` is a member of, depends on it.
extension ValueReader {
  /// A type as a source spells it, with the place that names it.
  private struct SpelledType {
    var tokens: Range<Int>
    var place: Int
    var file: Int
    /// The function whose parameters for types it may name.
    var scope: Int?
  }

  /// The type that is expected of the expression that begins at a token: of an argument, of an element, of what is compared or
  /// assigned, of what a function gives back. Nil where the sources do not say it.
  func expectedType(at first: Int, _ file: Int) -> SourceValue.TypeName? {
    guard let unit = index.unit(file), unit.tokens.language == .swift else { return nil }
    let tokens = unit.tokens
    let before = first - 1
    if tokens.isMark(before, .equal) || tokens.isMark(before, .unequal) {
      let start = unit.chainStart(before - 1, isOperand: true)
      return staticType(unit.syntax.expression(start..<before), file)
    }
    if tokens.word(before) == .case || tokens.isMark(before, .comma),
      tokens.isMark(tokens.parent(first), .openingBrace),
      let subject = switchSubject(tokens.parent(first), tokens)
    {
      return staticType(unit.syntax.expression(subject), file)
    }
    if let spelled = spelledType(at: first, file, unit, 0) {
      return typeName(spelledBy: spelled.tokens, at: spelled.place, spelled.file, in: spelled.scope)
    }
    if tokens.isMark(before, .assign), !hasVariable(withValueAt: first, file, unit) {
      let start = unit.chainStart(before - 1, isOperand: true)
      return staticType(unit.syntax.expression(start..<before), file)
    }
    return propertyType(ofArgumentAt: first, file, unit)
  }

  private func spelledType(at first: Int, _ file: Int, _ unit: SourceIndex.Unit, _ depth: Int) -> SpelledType?
  {
    guard depth < ValueReader.maxAliasDepth else { return nil }
    let tokens = unit.tokens
    let before = first - 1
    if tokens.isMark(before, .assign) {
      return variable(withValueAt: first, file, unit).map { .init(tokens: $0.type, place: first, file: file) }
    }
    if tokens.word(before) == .return || beginsBody(first, unit) {
      guard let scope = unit.outline.enclosingFunction(first), let type = resultTokens(of: scope, unit),
        let place = unit.outline.function(scope)?.nameToken
      else { return nil }
      return .init(tokens: type, place: place, file: file, scope: scope)
    }
    let isWhole =
      tokens.isMark(before, .openingParenthesis) || tokens.isMark(before, .comma)
      || tokens.isMark(before, .openingBracket) || tokens.isMark(before, .colon)
      || tokens.isMark(before, .question) || tokens.isMark(before, .coalesce)
    let parent = tokens.parent(first)
    guard isWhole else { return nil }
    if tokens.isMark(parent, .openingParenthesis) { return parameterType(ofArgumentAt: first, file, unit) }
    guard tokens.isMark(parent, .openingBracket) else { return nil }
    if let subscripted = subscriptType(first, parent, file, unit) { return subscripted }
    // An element of a list: `[.a, .b]` for `[T]`.
    guard let list = spelledType(at: parent, file, unit, depth + 1), let owner = index.unit(list.file),
      let open = list.tokens.first, owner.tokens.isMark(open, .openingBracket),
      case let close = owner.tokens.close(open), close < list.tokens.upperBound
    else { return nil }
    var element = list
    element.tokens = open + 1..<close
    var colon = open + 1
    while colon < close, !owner.tokens.isMark(colon, .colon) { colon = owner.tokens.next(colon) }
    if colon < close {
      // The key or the value of an entry.
      element.tokens = tokens.isMark(before, .colon) ? colon + 1..<close : open + 1..<colon
    }
    return element
  }

  /// Whether a token is the first one of a function's body.
  private func beginsBody(_ token: Int, _ unit: SourceIndex.Unit) -> Bool {
    unit.outline.enclosingFunction(token).map { unit.outline.scopes[$0].tokens.lowerBound == token } ?? false
  }

  private func hasVariable(withValueAt first: Int, _ file: Int, _ unit: SourceIndex.Unit) -> Bool {
    UseFollower(self).declarations(ofValueAt: first, file, unit)?.isEmpty == false
  }

  /// The variable with a type that is declared with the value at a token.
  private func variable(
    withValueAt first: Int, _ file: Int, _ unit: SourceIndex.Unit
  ) -> SourceOutline.Declaration? {
    (UseFollower(self).declarations(ofValueAt: first, file, unit) ?? []).lazy.map {
      unit.outline.declarations[$0]
    }
    .first { declaration in
      if case .variable = declaration.kind { !declaration.type.isEmpty } else { false }
    }
  }

  /// The call that an argument is of, and its number.
  private func call(withArgumentAt first: Int, _ unit: SourceIndex.Unit) -> (
    call: SyntaxTree.Call, number: Int
  )? {
    let open = unit.tokens.parent(first)
    let name = unit.calledName(before: open)
    guard unit.tokens.isMark(open, .openingParenthesis), unit.tokens.isIdentifier(name),
      !unit.tokens.word(name).isControl, let call = unit.call(at: name),
      let number = call.arguments.firstIndex(where: { $0.value.tokens.contains(first) })
    else { return nil }
    return (call, number)
  }

  /// The type of the parameter that an argument is for.
  private func parameterType(ofArgumentAt first: Int, _ file: Int, _ unit: SourceIndex.Unit) -> SpelledType? {
    guard let (call, number) = call(withArgumentAt: first, unit),
      let (scope, owner) = function(call, file) ?? initialiser(call, file) ?? implementation(of: call, file),
      let target = index.unit(owner),
      let function = target.outline.function(scope)
    else { return nil }
    let position = position(of: number, call, scope, target)
    guard position < function.parameters.count else { return nil }
    return .init(
      tokens: function.parameters[position].type, place: function.nameToken, file: owner, scope: scope)
  }

  /// The type of the property that an argument is for, of a struct without an initialiser.
  private func propertyType(
    ofArgumentAt first: Int, _ file: Int, _ unit: SourceIndex.Unit
  ) -> SourceValue.TypeName? {
    guard let (call, number) = call(withArgumentAt: first, unit), let label = call.arguments[number].label,
      let type = madeType(call, file), let (member, owner) = findMember(label, type)
    else { return nil }
    return declaredType(member, owner)
  }

  /// The type of the key of `data[.map]`, where the sources extend dictionaries with a subscript that takes it.
  private func subscriptType(
    _ first: Int, _ bracket: Int, _ file: Int, _ unit: SourceIndex.Unit
  ) -> SpelledType? {
    let tokens = unit.tokens
    guard tokens.isMark(first, .dot), first == bracket + 1,
      tokens.isIdentifier(bracket - 1) || tokens.open(bracket - 1) != nil
        || tokens.isMark(bracket - 1, .question)
    else { return nil }
    let name = tokens.string(first + 1)
    for (scope, owner) in subscriptsOfDictionaries(file) {
      guard let target = index.unit(owner), let function = target.outline.function(scope),
        let parameter = function.parameters.first,
        let type = typeName(spelledBy: parameter.type, at: function.nameToken, owner, in: scope),
        findMember(name, type) != nil
      else { continue }
      return .init(tokens: parameter.type, place: function.nameToken, file: owner, scope: scope)
    }
    return nil
  }

  /// The subscripts with which the sources extend dictionaries.
  func subscriptsOfDictionaries(_ file: Int) -> [(scope: Int, file: Int)] {
    ["Dictionary", "NSDictionary"].flatMap { name in
      index.parts(of: .init(name: name, file: file, range: ByteRange(0, 0))).flatMap { part -> [(Int, Int)] in
        guard let unit = index.unit(part.file) else { return [] }
        return unit.outline.members(of: part.scope, named: "subscript").compactMap { member in
          guard case .function(let scope) = unit.outline.declarations[member].kind else { return nil }
          return (scope, part.file)
        }
      }
    }
  }

  /// The type that a call makes an object of: `Name(...)`, `Outer.Name(...)`.
  private func madeType(_ call: SyntaxTree.Call, _ file: Int) -> SourceValue.TypeName? {
    guard let unit = index.unit(file), call.name.utf8.first?.isASCIIUppercase == true else { return nil }
    return typeName(spelledBy: call.nameToken..<call.nameToken + 1, at: call.nameToken, file)
      .flatMap { index.parts(of: $0).isEmpty ? nil : $0 }
      ?? .init(name: call.name, file: file, range: unit.tokens.range(call.nameToken))
  }

  private func initialiser(_ call: SyntaxTree.Call, _ file: Int) -> (scope: Int, file: Int)? {
    guard let type = madeType(call, file) else { return nil }
    for part in index.parts(of: type) {
      guard let unit = index.unit(part.file) else { continue }
      if let scope = overload(call, unit.outline.members(of: part.scope, named: "init"), part.file) {
        return (scope, part.file)
      }
    }
    return nil
  }

  /// The only function of the sources that a call of a requirement of a protocol means.
  private func implementation(of call: SyntaxTree.Call, _ file: Int) -> (scope: Int, file: Int)? {
    guard let base = call.base, let type = staticType(base, file) else { return nil }
    let isProtocol = index.parts(of: type).contains { part in
      index.unit(part.file)?.outline.type(part.scope)?.keyword == .protocol
    }
    return isProtocol ? onlyFunction(for: call) : nil
  }

  /// The tokens of the type behind the `->` of a function of Swift, or of a property with a getter; nil where it has none.
  func resultTokens(of scope: Int, _ unit: SourceIndex.Unit) -> Range<Int>? {
    guard let function = unit.outline.function(scope), unit.tokens.language == .swift else { return nil }
    let tokens = unit.tokens
    var end = unit.outline.scopes[scope].tokens.lowerBound - 1
    if tokens.spells(end - 1, "get"), tokens.isMark(end - 2, .openingBrace) { end -= 2 }
    var start = function.nameToken + 1
    if !tokens.isMark(start, .colon) {
      while start < end, !tokens.isMark(start, .arrow) { start = tokens.next(start) }
    }
    return start + 1 < end ? start + 1..<end : nil
  }

  // MARK: - Names of types

  /// The type that some tokens spell, which a place names; nil for a tuple, a closure, or a parameter for a type that nothing is
  /// known of.
  ///
  /// - Parameter scope: the function whose parameters for types the place sees, too.
  func typeName(
    spelledBy type: Range<Int>, at place: Int, _ file: Int, in scope: Int? = nil, depth: Int = 0
  ) -> SourceValue.TypeName? {
    guard let unit = index.unit(file), depth < ValueReader.maxAliasDepth else { return nil }
    let tokens = unit.tokens
    var first = type.lowerBound
    while first < type.upperBound {
      if tokens.isMark(first, .at) {
        first += 2
      } else if ["any", "some", "inout", "borrowing", "consuming"].contains(tokens.string(first)) {
        first += 1
      } else {
        break
      }
    }
    guard tokens.isIdentifier(first) else { return nil }
    let end = tokens.nameEnd(first)
    if tokens.isMark(tokens.afterAngles(end), .arrow) { return nil }
    let name = tokens.string(first)
    if name == "Self" {
      return unit.outline.enclosingType(place).map { receiverType(of: $0, file) }
    }
    let rest = stride(from: first + 2, to: end, by: 2).map { tokens.string($0) }
    var found: SourceValue.TypeName
    if isTypeParameter(name, at: place, unit, in: scope) {
      guard let argument = typeArgument(name, at: place, file),
        let own = typeName(
          spelledBy: argument.tokens, at: argument.tokens.lowerBound, argument.file, depth: depth + 1)
      else { return nil }
      found = own
    } else if let own = declaredType(named: name, at: place, file, depth) {
      found = own
    } else {
      found = .init(name: name, file: file, range: tokens.range(first))
    }
    for part in rest {
      if let (member, owner) = findMember(part, found), let target = index.unit(owner),
        case .type(let scope) = target.outline.declarations[member].kind
      {
        found = typeName(of: scope, owner)
      } else {
        found.name += "." + part
      }
    }
    return found
  }

  private static let maxAliasDepth = 4

  /// The type of the sources that a bare name means at a place: of the types around it, of what these extend, an alias.
  private func declaredType(
    named name: String, at place: Int, _ file: Int, _ depth: Int
  ) -> SourceValue.TypeName? {
    guard let unit = index.unit(file) else { return nil }
    if let declaration = unit.outline.declaration(named: name, at: place) {
      switch unit.outline.declarations[declaration].kind {
      case .type(let scope): return typeName(of: scope, file)
      case .alias(let type): return typeName(spelledBy: type, at: type.lowerBound, file, depth: depth + 1)
      default: break
      }
    }
    for scope in unit.outline.enclosing(place) where unit.outline.type(scope) != nil {
      guard let (member, owner) = findMember(name, typeName(of: scope, file)), let target = index.unit(owner)
      else { continue }
      switch target.outline.declarations[member].kind {
      case .type(let inner): return typeName(of: inner, owner)
      case .alias(let type): return typeName(spelledBy: type, at: type.lowerBound, owner, depth: depth + 1)
      default: continue
      }
    }
    if index.isType(name) { return nil }
    return alias(named: name, depth)
  }

  /// The type that an alias of another file stands for.
  private func alias(named name: String, _ depth: Int) -> SourceValue.TypeName? {
    guard let files = files(using: "typealias " + name) else { return nil }
    for file in files where index.files[file].language == .swift {
      guard let unit = index.unit(file) else { continue }
      for declaration in unit.outline.members(of: 0, named: name) {
        if case .alias(let type) = unit.outline.declarations[declaration].kind {
          return typeName(spelledBy: type, at: type.lowerBound, file, depth: depth + 1)
        }
      }
    }
    return nil
  }

  // MARK: - Parameters for types

  /// Whether a name is a parameter for a type, of a type or function around a place.
  func isTypeParameter(_ name: String, at place: Int, _ unit: SourceIndex.Unit, in function: Int? = nil)
    -> Bool
  {
    var headers = unit.outline.enclosing(place).compactMap { scope in
      unit.outline.type(scope)?.nameToken ?? unit.outline.function(scope)?.nameToken
    }
    if let function, let token = unit.outline.function(function)?.nameToken { headers.append(token) }
    return headers.contains { typeParameters(after: $0, unit).contains(name) }
  }

  /// The names of the parameters for types in the header of a type or function with a name at a token.
  func typeParameters(after name: Int, _ unit: SourceIndex.Unit) -> [String] {
    guard unit.tokens.isMark(name + 1, .less), let end = unit.tokens.angleEnd(name + 1) else { return [] }
    return unit.syntax.items(name + 2..<end - 1).map { unit.tokens.string($0.lowerBound) }
  }

  /// What the class that is asked about gives for a parameter for a type of a class that it extends: in
  /// `class LineChart: Chart<LineEvent>` the tokens `LineEvent` for the name `Event`.
  func typeArgument(_ name: String, at place: Int, _ file: Int) -> (tokens: Range<Int>, file: Int)? {
    guard let own, let unit = index.unit(file) else { return nil }
    for scope in unit.outline.enclosing(place) {
      guard let type = unit.outline.type(scope), decides(scope, file),
        let number = typeParameters(after: type.nameToken, unit).firstIndex(of: name)
      else { continue }
      return typeArgument(number, of: type.name, in: own.parts)
    }
    return nil
  }

  private func typeArgument(
    _ number: Int, of name: String, in parts: Set<SourceIndex.Part>
  ) -> (tokens: Range<Int>, file: Int)? {
    for part in parts {
      guard let unit = index.unit(part.file), let info = unit.outline.type(part.scope), !info.isExtension
      else { continue }
      let tokens = unit.tokens
      let end = unit.outline.scopes[part.scope].tokens.lowerBound
      for token in info.nameToken + 1..<max(info.nameToken + 1, end)
      where tokens.string(token) == name && tokens.isMark(token + 1, .less) {
        guard let close = tokens.angleEnd(token + 1) else { continue }
        let items = unit.syntax.items(token + 2..<close - 1)
        guard number < items.count else { continue }
        let argument = tokens.string(items[number].lowerBound)
        // `class B<T>: A<T>`
        if items[number].count == 1,
          let outer = typeParameters(after: info.nameToken, unit).firstIndex(of: argument)
        {
          return typeArgument(outer, of: info.name, in: parts)
        }
        return (items[number], part.file)
      }
    }
    return nil
  }
}
