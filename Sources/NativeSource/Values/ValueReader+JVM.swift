import Diagnostics
import Files

/// Follows what Java and Kotlin have alone: classes of files, reified types, annotations, members that an extension
/// function names of what it extends, lambdas that count.
extension ValueReader {
  // MARK: - Classes of files

  /// The file of Kotlin whose functions and properties Java finds in a class: `TypesKt`, `@file:JvmName("Types")`.
  private func kotlinFile(of type: SourceValue.TypeName) -> Int? {
    guard index.files[type.file].language == .java, index.parts(of: type).isEmpty, !type.isText else {
      return nil
    }
    let name = simpleName(type.name)
    guard let files = files(using: name.hasSuffix("Kt") ? String(name.dropLast(2)) : name) else { return nil }
    var found: [Int] = []
    for file in index.files.indices where index.files[file].language == .kotlin {
      if Path.lastComponent(index.files[file].path) == name.dropLast(2) + ".kt", name.hasSuffix("Kt") {
        found.append(file)
      } else if files.contains(file), let unit = index.unit(file),
        (0..<ValueReader.maxFileAnnotations).contains(where: { token in
          unit.tokens.spells(token, "JvmName") && unit.tokens.isMark(token - 1, .colon)
            && unit.tokens.isString(token + 2) && unit.tokens.string(token + 2) == name
        })
      {
        found.append(file)
      }
    }
    return found.count == 1 ? found[0] : nil
  }

  /// The tokens at the beginning of a file in which it is annotated.
  private static let maxFileAnnotations = 24

  /// A property or constant of a file of Kotlin that Java names by the file's class.
  func ofFileClass(
    _ name: String, _ type: SourceValue.TypeName, _ bindings: ValueBindings
  ) throws(Unbound) -> SourceValue? {
    guard let file = kotlinFile(of: type), let unit = index.unit(file),
      let declaration = unit.outline.members(of: 0, named: name).first
    else { return nil }
    return try declared(declaration, file, bindings)
  }

  /// The result of a function of a file of Kotlin that Java calls by the file's class.
  func ofFileClass(
    _ call: SyntaxTree.Call, _ type: SourceValue.TypeName, _ caller: Int, _ bindings: ValueBindings
  ) throws(Unbound) -> SourceValue? {
    guard let file = kotlinFile(of: type), let unit = index.unit(file) else { return nil }
    guard let scope = overload(call, unit.outline.members(of: 0, named: call.name), file) else { return nil }
    return try returned(scope, file, binding(call, caller, to: scope, file, bindings))
  }

  // MARK: - Reified types

  /// Binds the reified type parameters of a function to the type arguments of a call: `register<MapView>("map")`.
  func bindTypeParameters(
    of function: SourceOutline.Function, _ call: SyntaxTree.Call, _ file: Int, _ owner: Int,
    _ bindings: ValueBindings, _ result: inout ValueBindings
  ) {
    guard !function.typeParameters.isEmpty, let unit = index.unit(owner), let caller = index.unit(file) else {
      return
    }
    let arguments = caller.syntax.items(call.typeArguments)
    for (number, token) in function.typeParameters.enumerated() {
      guard
        let declaration = unit.outline.byName[unit.tokens.hash(token)]?.first(where: {
          unit.outline.declarations[$0].token == token
        })
      else { continue }
      let id = DeclarationID(file: owner, index: declaration)
      result[id] = .unknown
      guard function.typeParameters.count == arguments.count, number < arguments.count,
        let first = arguments[number].first, caller.tokens.nameEnd(first) > first
      else { continue }
      let end = caller.tokens.nameEnd(first)
      let name = (first..<end).reduce(into: "") { $0 += caller.tokens.string($1) }
      // A type parameter of the function that calls.
      if end == first + 1, let outer = caller.outline.declaration(named: name, at: first),
        case .parameter = caller.outline.declarations[outer].kind
      {
        result[id] = .deferred(SyntaxTree(.name(name), first..<end), file: file, bindings)
      } else {
        result[id] = .type(
          .init(name: name, file: file, range: caller.tokens.outerRange(first, end - 1)))
      }
    }
  }

  // MARK: - Annotations

  /// What an annotation of a class of the sources is given: `view.getAnnotation(PageType.class)`.
  func annotation(
    _ call: SyntaxTree.Call, of type: SourceValue.TypeName, _ file: Int, _ bindings: ValueBindings
  ) throws(Unbound) -> SourceValue? {
    var wanted: String?
    if let first = call.arguments.first?.value {
      guard case .type(let annotation) = try value(first, file, bindings) else { return nil }
      wanted = simpleName(annotation.name)
    } else if let unit = index.unit(file), let last = call.typeArguments.last {
      wanted = unit.tokens.string(last)
    }
    guard let wanted, let part = index.parts(of: type).first, let unit = index.unit(part.file),
      let info = unit.outline.type(part.scope)
    else { return nil }
    let tokens = unit.tokens
    var at = info.nameToken - 1
    for _ in 0..<NativeSourceLimit.typeHeader where at > 0 {
      if tokens.isMark(at, .semicolon) || tokens.isMark(at, .closingBrace)
        || tokens.isMark(at, .openingBrace)
      {
        return nil
      }
      let open = tokens.isMark(at, .closingParenthesis) ? tokens.open(at) : nil
      if let open, tokens.string(open - 1) == wanted {
        return .record(
          unit.syntax.items(open + 1..<at).map { item in
            let first = item.lowerBound
            let isNamed = tokens.isIdentifier(first) && tokens.isMark(first + 1, .assign)
            let value = unit.syntax.expression(isNamed ? first + 2..<item.upperBound : item)
            return .init(
              name: isNamed ? tokens.string(first) : "value", value: .deferred(value, file: part.file, [:]))
          }, nil)
      }
      at = (open ?? at) - 1
    }
    return nil
  }

  // MARK: - Extension functions

  /// Members of classes that the library has, which an extension function may name of what it extends.
  private static let membersOfClasses: Set<String> = [
    "java", "simpleName", "qualifiedName", "canonicalName", "name", "javaObjectType", "typeName",
  ]

  /// A member that an extension function names of what it extends; nil where the name means something else.
  func ofExtended(
    _ name: String, _ token: Int, _ file: Int, _ bindings: ValueBindings
  ) throws(Unbound) -> SourceValue? {
    guard let unit = index.unit(file), unit.tokens.language == .kotlin,
      let scope = unit.outline.enclosingFunction(token),
      let function = unit.outline.function(scope), let first = function.receiver.first
    else { return nil }
    let extended = unit.tokens.string(first)
    if extended == "KClass" || extended == "Class" {
      guard ValueReader.membersOfClasses.contains(name) else { return nil }
    } else {
      let type = SourceValue.TypeName(name: extended, file: file, range: unit.tokens.range(first))
      guard !index.parts(of: type).isEmpty, findMember(name, type) != nil else { return nil }
    }
    let id = DeclarationID.receiver(file, scope: scope)
    guard let receiver = bindings[id] else { throw Unbound(declaration: id) }
    return try member(name, ofValue: resolved(receiver, bindings), bindings).nonUnknown
  }

  /// The member of what a closure of Kotlin is run for: `with(Types) { MAP }`, `Types.run { MAP }`.
  func ofScopeFunction(
    _ name: String, _ token: Int, _ file: Int, _ bindings: ValueBindings
  ) throws(Unbound) -> SourceValue? {
    guard let unit = index.unit(file), unit.tokens.language == .kotlin, !unit.tokens.isAccessed(token) else {
      return nil
    }
    // Local variables come first.
    if let declaration = unit.outline.declaration(named: name, at: token) {
      switch unit.outline.scopes[unit.outline.declarations[declaration].scope].kind {
      case .type, .file: break
      default: return nil
      }
    }
    for scope in unit.outline.enclosing(token) {
      guard case .closure(let first) = unit.outline.scopes[scope].kind else {
        if unit.outline.function(scope) != nil { return nil }
        continue
      }
      guard isOfScopeFunction(first, unit.tokens), let call = unit.hostCall(ofClosureAt: first) else {
        continue
      }
      let receiver: SyntaxTree?
      switch call.name {
      case "with" where call.base == nil && call.arguments.count == 2: receiver = call.arguments[0].value
      case "run" where call.arguments.count == 1, "apply" where call.arguments.count == 1:
        receiver = call.base
      default: continue
      }
      guard let receiver else { continue }
      let owner = try value(receiver, file, bindings)
      guard hasMember(name, owner, isClass: receiver.isClass) else { continue }
      let found = try member(name, ofValue: owner, bindings)
      if !found.isUnknown { return found }
    }
    return nil
  }

  /// Whether one of these names is before a closure, or before the brackets there.
  private func isOfScopeFunction(_ closure: Int, _ tokens: NativeTokens) -> Bool {
    let isBehindBrackets = tokens.isMark(closure - 1, .closingParenthesis)
    let name = isBehindBrackets ? (tokens.open(closure - 1) ?? 0) - 1 : closure - 1
    return tokens.spells(name, "with") || tokens.spells(name, "run") || tokens.spells(name, "apply")
  }

  private func hasMember(_ name: String, _ owner: SourceValue, isClass: Bool) -> Bool {
    switch owner {
    case .type where isClass: ValueReader.membersOfClasses.contains(name)
    case .type(let type), .object(let type): findMember(name, type) != nil
    case .record(let fields, let type):
      fields.contains { $0.name == name } || type.map { findMember(name, $0) != nil } ?? false
    default: false
    }
  }

  // MARK: - Lambdas that count

  /// Whether a closure is called with each number from 0 to the end of a list: `IntStream.range(0, n).forEach(...)`,
  /// `(0 until n).forEach { }`, `names.indices.forEach { }`, `repeat(n) { }`.
  func isCounted(closure scope: Int, _ file: Int) -> Bool {
    guard let unit = index.unit(file), case .closure(let first) = unit.outline.scopes[scope].kind,
      let call = unit.hostCall(ofClosureAt: first)
    else { return false }
    let tokens = unit.tokens
    func isZero(_ tree: SyntaxTree) -> Bool {
      if case .number = tree.kind { tokens.string(tree.tokens.lowerBound) == "0" } else { false }
    }
    func isEnd(_ tree: SyntaxTree?) -> Bool {
      guard let tree else { return false }
      switch tree.kind {
      case .number, .closure: return false
      default: return true
      }
    }
    if call.name == "repeat", call.base == nil { return isEnd(call.arguments.first?.value) }
    guard call.name == "forEach" || call.name == "forEachOrdered", let base = call.base else { return false }
    switch base.kind {
    case .member(_, "indices"): return true
    case .call(let range) where range.name == "range" && range.arguments.count == 2:
      return isZero(range.arguments[0].value) && isEnd(range.arguments[1].value)
    case .call(let range) where range.name == "until" && range.arguments.count == 1:
      return range.base.map(isZero) == true && isEnd(range.arguments[0].value)
    default: return false
    }
  }

  // MARK: - Collections that a block changes

  /// A collection after a block that changes it by its name: `also { it["map"] = "a.MapView" }`.
  func changed(
    _ first: SourceValue, by closure: SyntaxTree.Closure, _ file: Int, _ bindings: ValueBindings
  ) throws(Unbound) -> SourceValue {
    guard let unit = index.unit(file) else { return .unknown }
    let scope = unit.outline.scope(at: max(closure.open, closure.body.lowerBound))
    let own = unit.outline.scopes[scope].declarations.first {
      if case .parameter = unit.outline.declarations[$0].kind { true } else { false }
    }
    let name = own.map { unit.outline.declarations[$0].name } ?? "it"
    var changes: [Change] = []
    for token in closure.body where unit.tokens.string(token) == name && !unit.tokens.isAccessed(token) {
      switch change(at: token, unit) {
      case .none: if isPassed(token, unit) { return .unknown }
      case .some(.some(let found)): changes.append(found)
      case .some(.none): return .unknown
      }
    }
    return try adding(changes, to: first, file, around: closure.open, bindings)
  }
}

extension SourceIndex.Unit {
  /// The call of a closure that is named at a token: `block(a)`, `block?.invoke(a)`, `block.accept(a)`.
  func invocation(at token: Int) -> SyntaxTree.Call? {
    var next = token + 1
    while tokens.isMark(next, .question) || tokens.isMark(next, .exclamation) { next += 1 }
    if tokens.isMark(next, .openingParenthesis) { return call(at: token) }
    guard tokens.isMark(next, .dot), ValueReader.invocations.contains(tokens.string(next + 1)) else {
      return nil
    }
    return call(at: next + 1)
  }
}
