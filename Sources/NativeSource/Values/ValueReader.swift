import Diagnostics

/// Says what expressions of native source can be: it follows constants, elements of collections, cases of enums, and the
/// parameters of functions whose calls are all in the sources.
///
/// It is asked only for what the facts of the files leave unknown, so that a host with literals costs nothing.
package final class ValueReader {
  let index: SourceIndex
  /// How deep the value is that is being looked at.
  var depth = 0
  /// What is being looked at, so that what names itself ends.
  var visiting: Set<DeclarationID> = []
  /// The class of the object that the question is about; nil where that may be any.
  var own: OwnClass?
  /// Whether a list whose elements are counted may have others.
  var hasOpenList = false
  /// Whether an element was asked for behind the end of a list whose elements are counted.
  var isBehindEnd = false
  /// Whether one was asked for before the end.
  var isInList = false
  /// Whether a collection has elements that calls of a function add, for whatever object that is called.
  var hasSharedChanges = false
  /// The calls of functions that were looked for.
  var callsOfFunctions: [SourceIndex.Part: FunctionCalls] = [:]
  /// What the sources do to the variables that were looked at; nil where that is unknown.
  var changesOfVariables: [DeclarationID: Changes?] = [:]
  /// The calls of closures in the variables that were looked at; nil where there may be others.
  var callsOfVariables: [DeclarationID: FunctionCalls?] = [:]
  /// What was learned of uses of values.
  var uses = UseMemory()
  /// The steps that are left for one question.
  var stepsLeft = 0
  /// The steps that are left for all of them.
  var allStepsLeft = ValueReader.maxAllSteps

  /// How deep values are in each other.
  static let maxDepth = 48
  /// The most steps for one question: nested loops over long tables are cut.
  static let maxSteps = 60_000
  /// The most steps for all questions about one application.
  static let maxAllSteps = 2_000_000

  /// - Parameters:
  ///   - files: the facts of all files of one platform.
  ///   - resources: the files of the application that are no sources.
  ///   - read: the text of a file; nil where it cannot be read.
  ///   - macros: the macros of the files.
  package init(
    _ files: [NativeFileFacts], resources: ResourceFiles = ResourceFiles(), macros: MacroTable? = nil,
    read: @escaping (String) -> SourceText?
  ) {
    index = SourceIndex(files, resources: resources, macros: macros, read: read)
  }

  /// The files that are no sources and were read all the same, because the sources load them.
  package var readResources: Set<String> { index.resources.readPaths }

  // MARK: - Expressions

  /// What a tree in a file is.
  func value(_ tree: SyntaxTree, _ file: Int, _ bindings: ValueBindings) throws(Unbound) -> SourceValue {
    guard depth < ValueReader.maxDepth, stepsLeft > 0, let unit = index.unit(file) else { return .unknown }
    depth += 1
    stepsLeft -= 1
    allStepsLeft -= 1
    defer { depth -= 1 }
    switch tree.kind {
    case .text(let text):
      return .text(text, index.place(unit.tokens.range(textToken(tree, unit)), file))
    case .joined(let parts): return try joined(parts, tree, file, bindings)
    case .name(let name): return try named(name, tree.tokens.lowerBound, file, bindings)
    case .member(nil, let name):
      if let found = implicitMember(name, tree, file) { return found }
      return try staticMember(name, tree, file)
    case .member(let base?, let name): return try member(name, of: base, tree, file, bindings)
    case .call(let call): return try result(of: call, tree, file, bindings)
    case .element(let base, let key): return try element(of: base, at: key, file, bindings)
    case .list(let items):
      var values: [SourceValue] = []
      for item in items { values.append(.deferred(item, file: file, bindings)) }
      return .list(values, isOpen: false)
    case .dictionary(let entries):
      return .dictionary(
        entries.map {
          .init(
            key: .deferred($0.key, file: file, bindings), value: .deferred($0.value, file: file, bindings))
        },
        isOpen: false)
    case .tuple(let items):
      return .record(
        items.map { .init(name: $0.label, value: .deferred($0.value, file: file, bindings)) }, nil)
    case .choice(let trees):
      let values = try values(trees, file, bindings)
      return .oneOf(values.filter { if case .nothing = $0 { false } else { true } })
    case .conditional(let comparison, let equal, let other):
      switch try isEqual(comparison, file, bindings) {
      case true?: return try value(equal, file, bindings)
      case false?: return try value(other, file, bindings)
      case nil:
        return .oneOf(
          try values([equal, other], file, bindings).filter { if case .nothing = $0 { false } else { true } })
      }
    case .branches(let subject, let branches): return try branch(of: branches, subject, file, bindings)
    case .closure(let closure): return .closure(closure, file: file)
    case .reference(_, let name), .selector(let name): return .function(name: name)
    case .boolean(let value): return .boolean(value)
    case .nothing: return .nothing
    case .number, .unknown: return .unknown
    }
  }

  private func textToken(_ tree: SyntaxTree, _ unit: SourceIndex.Unit) -> Int {
    tree.tokens.last { unit.tokens.isString($0) } ?? tree.tokens.lowerBound
  }

  /// What several trees in a file are.
  func values(_ trees: [SyntaxTree], _ file: Int, _ bindings: ValueBindings) throws(Unbound) -> [SourceValue]
  {
    var values: [SourceValue] = []
    for tree in trees { values.append(try value(tree, file, bindings)) }
    return values
  }

  /// What is behind a value that was not looked at as yet.
  func resolved(_ value: SourceValue, _ bindings: ValueBindings) throws(Unbound) -> SourceValue {
    var value = value
    for _ in 0..<ValueReader.maxDepth {
      guard case .deferred(let tree, let file, let own) = value else { return value }
      value = try self.value(tree, file, own.isEmpty ? bindings : bindings.merging(own) { $1 })
    }
    return .unknown
  }

  private func joined(
    _ parts: [SyntaxTree], _ tree: SyntaxTree, _ file: Int, _ bindings: ValueBindings
  ) throws(Unbound) -> SourceValue {
    var values: [SourceValue] = []
    for part in parts {
      if case .text(let text) = part.kind, text.isEmpty { continue }
      values.append(try value(part, file, bindings))
    }
    // `list + list`
    if values.contains(where: { if case .list = $0 { true } else { false } }) {
      return concatenated(values)
    }
    if values.contains(where: { if case .dictionary = $0 { true } else { false } }) {
      return merged(values)
    }
    // `"\(X.self)"`
    if values.count == 1, case .type(let name) = values[0] { return .text(simpleName(name.name), nil) }
    var texts = [""]
    for value in values {
      var next: [String] = []
      for alternative in value.alternatives {
        switch alternative {
        case .text(let text, _): next += texts.map { $0 + text }
        case .enumCase(let own) where parts.count > 1: next += texts.map { $0 + own.name }
        default: return .unknown
        }
      }
      texts = next
      if texts.count > 64 { return .unknown }
    }
    return .oneOf(texts.map { .text($0, nil) })
  }

  private func concatenated(_ values: [SourceValue]) -> SourceValue {
    var all: [SourceValue] = []
    var isOpen = false
    for value in values {
      switch value {
      case .list(let items, let open):
        all += items
        isOpen = isOpen || open
      case .unknown: isOpen = true
      default: all.append(value)
      }
    }
    return .list(all, isOpen: isOpen)
  }

  private func merged(_ values: [SourceValue]) -> SourceValue {
    var all: [SourceValue.Entry] = []
    var isOpen = false
    for value in values {
      switch value {
      case .dictionary(let entries, let open):
        all += entries
        isOpen = isOpen || open
      case .record(let fields, _) where fields.count == 2:
        all.append(.init(key: fields[0].value, value: fields[1].value))
      default: isOpen = true
      }
    }
    return .dictionary(all, isOpen: isOpen)
  }

  /// The value of the branch for the subject; of all branches where that is not known.
  private func branch(
    of branches: [SyntaxTree.Branch], _ subject: SyntaxTree?, _ file: Int, _ bindings: ValueBindings
  ) throws(Unbound) -> SourceValue {
    let wanted = subject == nil ? .unknown : try value(subject!, file, bindings)
    var values: [SourceValue] = []
    for branch in branches {
      switch try matches(wanted, branch.labels, file, bindings) {
      case true?: return .oneOf(values + [try value(branch.value, file, bindings)])
      case false?: continue
      case nil: values.append(try value(branch.value, file, bindings))
      }
    }
    return .oneOf(values)
  }

  /// Whether two values are equal; nil when that is unknown. One of them is a constant.
  func isEqual(_ comparison: SyntaxTree.Comparison, _ file: Int, _ bindings: ValueBindings) throws(Unbound)
    -> Bool?
  {
    let isFirst =
      comparison.first.isConstant && !comparison.second.isConstant
      || comparison.first.isClass && !comparison.second.isClass
    let (value, constant) =
      isFirst ? (comparison.second, comparison.first) : (comparison.first, comparison.second)
    guard constant.isConstant || constant.isClass, !value.isUnknown else { return nil }
    do throws(Unbound) {
      return try matches(self.value(value, file, bindings), [constant], file, bindings)
    } catch {
      // Which case of an enum it is, is asked; which string, is not: both values count.
      if case .text = constant.kind { return nil }
      throw error
    }
  }

  /// Whether a value is one of the labels of a branch; nil when that is unknown. A branch without labels is for all
  /// values.
  func matches(
    _ value: SourceValue, _ labels: [SyntaxTree], _ file: Int, _ bindings: ValueBindings
  ) throws(Unbound) -> Bool? {
    if labels.isEmpty { return value.isUnknown || value.alternatives.count > 1 ? nil : true }
    var isUnknown = false
    for label in labels {
      switch value {
      case .enumCase(let own):
        guard let name = label.lastName else {
          isUnknown = true
          continue
        }
        if name == own.name { return true }
      case .text(let text, _):
        guard case .text(let other, _) = try self.value(label, file, bindings) else {
          isUnknown = true
          continue
        }
        if text == other { return true }
      case .type(let own):
        guard label.isClass, case .type(let other) = try self.value(label, file, bindings) else {
          isUnknown = true
          continue
        }
        let parts = (index.parts(of: own), index.parts(of: other))
        if parts.0.isEmpty || parts.1.isEmpty {
          isUnknown = true
        } else if parts.0 == parts.1 {
          return true
        }
      default: isUnknown = true
      }
    }
    return isUnknown ? nil : false
  }

  // MARK: - Names

  /// What a bare name means at a token.
  func named(_ name: String, _ token: Int, _ file: Int, _ bindings: ValueBindings) throws(Unbound)
    -> SourceValue
  {
    guard let unit = index.unit(file) else { return .unknown }
    switch name {
    case "self", "this", "Self": return try receiver(token, file, bindings, isType: name == "Self")
    case "super":
      let tree = SyntaxTree(.name(name), token..<token + 1)
      return staticType(tree, file).map { .object($0) } ?? .unknown
    default: break
    }
    if var declaration = unit.outline.declaration(named: name, at: token) {
      declaration = unit.outline.property(besides: declaration)
      let found = try ofReceiver(name, overriding(declaration, file), token, file, bindings)
      guard case .type = unit.outline.scopes[unit.outline.declarations[declaration].scope].kind else {
        return found
      }
      return try dispatched(found, name, nil, at: token, file, bindings)
    }
    if let implicit = implicitParameter(name, token, unit) {
      let id = DeclarationID.implicit(file, scope: implicit.scope, implicit.index)
      guard let value = bindings[id] else { throw Unbound(declaration: id) }
      return try resolved(value, bindings)
    }
    if let found = try ofExtended(name, token, file, bindings) { return found }
    // A member of the type around it, or of what that extends.
    for scope in unit.outline.enclosing(token) {
      guard let type = unit.outline.type(scope) else { continue }
      let own = receiverType(of: scope, file)
      if let member = findMember(name, own) {
        return try dispatched(
          ofReceiver(name, member, token, file, bindings), name, nil, at: token, file, bindings)
      }
      if type.isEnum || isEnumExtension(scope, file) {
        if ValueReader.namesOfCases.contains(name), let cases = cases(of: own) {
          return .list(cases, isOpen: false)
        }
        if ["rawValue", "name"].contains(name) {
          let found = try member(name, ofValue: receiver(token, file, bindings, isType: false), bindings)
          if !found.isUnknown { return found }
        }
      }
      for supertype in type.supertypes {
        let range = unit.tokens.range(type.nameToken)
        let parent = SourceValue.TypeName(name: supertype, file: file, range: range)
        if let found = try inherited(name, parent, file, bindings) { return found }
      }
    }
    if let value = try backing(name, token, file, bindings) { return value }
    if let value = try global(name, file, bindings) { return value }
    if let value = try typeParameter(name, token, file, bindings) { return value }
    if index.isType(name) || name.utf8.first.map({ $0.isASCIIUppercase }) == true {
      return .type(.init(name: name, file: file, range: unit.tokens.range(token)))
    }
    return .unknown
  }

  /// `$0` of the closure around a token, or `it`.
  func implicitParameter(_ name: String, _ token: Int, _ unit: SourceIndex.Unit) -> (
    scope: Int, index: Int
  )? {
    let number: Int
    switch unit.tokens.language {
    case .swift where name.utf8.first == UInt8(ascii: "$"): number = Int(name.dropFirst()) ?? -1
    case .kotlin where name == "it": number = 0
    default: return nil
    }
    guard number >= 0, number < 8 else { return nil }
    let scope = unit.outline.enclosing(token).first {
      guard case .closure = unit.outline.scopes[$0].kind else { return false }
      return !unit.outline.scopes[$0].declarations.contains { declaration in
        if case .parameter = unit.outline.declarations[declaration].kind { true } else { false }
      }
    }
    return scope.map { ($0, number) }
  }

  /// The name of the type with a scope.
  func typeName(of scope: Int, _ file: Int) -> SourceValue.TypeName {
    guard let unit = index.unit(file), let type = unit.outline.type(scope) else {
      return .init(name: "", file: file, range: ByteRange(0, 0))
    }
    var name = type.name
    var outer = unit.outline.scopes[scope].parent
    while outer > 0 {
      if let type = unit.outline.type(outer), !type.isTransparent { name = type.name + "." + name }
      outer = unit.outline.scopes[outer].parent
    }
    return .init(name: name, file: file, range: unit.tokens.range(type.nameToken))
  }

  /// `self` at a token.
  private func receiver(
    _ token: Int, _ file: Int, _ bindings: ValueBindings, isType: Bool
  ) throws(Unbound) -> SourceValue {
    guard let unit = index.unit(file) else { return .unknown }
    for scope in unit.outline.enclosing(token) where unit.outline.function(scope) != nil {
      let id = DeclarationID.receiver(file, scope: scope)
      if let value = bindings[id] { return try resolved(value, bindings) }
      // An extension function of Kotlin, or a method of an enum: which value it is, only calls say.
      let function = unit.outline.function(scope)!
      if !function.receiver.isEmpty { throw Unbound(declaration: id) }
      if let type = unit.outline.enclosingType(token), unit.outline.type(type)!.isEnum, !function.isStatic {
        throw Unbound(declaration: id)
      }
      if let type = unit.outline.enclosingType(token), isEnumExtension(type, file), !function.isStatic {
        throw Unbound(declaration: id)
      }
    }
    guard let type = unit.outline.enclosingType(token) else { return .unknown }
    let name = receiverType(of: type, file)
    guard let scope = unit.outline.enclosingFunction(token), let function = unit.outline.function(scope),
      function.isStatic
    else { return isType ? .type(name) : .object(name) }
    // A class method may be sent to a subclass; these two are not inherited so.
    if function.name == "load" || function.name == "initialize" || unit.tokens.language == .java
      || index.subclasses(of: name.name).isEmpty
    {
      return .type(name)
    }
    throw Unbound(declaration: .receiver(file, scope: scope))
  }

  /// The names of the list of all cases of an enum.
  static let namesOfCases: Set<String> = ["allCases", "entries", "values"]

  /// What a member is that a function names of its own object. Where the declaration does not say so, the object does:
  /// the case of an enum, what a constructor was given, the class that adopts a protocol.
  func ofReceiver(
    _ name: String, _ member: (declaration: Int, file: Int), _ token: Int, _ file: Int,
    _ bindings: ValueBindings
  ) throws(Unbound) -> SourceValue {
    guard let unit = index.unit(file), let owner = index.unit(member.file) else { return .unknown }
    let own = owner.outline.declarations[member.declaration]
    guard case .type(let type) = owner.outline.scopes[own.scope].kind, !type.isTransparent,
      bindings[DeclarationID(file: member.file, index: member.declaration)] == nil,
      let scope = unit.outline.enclosing(token).first(where: { unit.outline.function($0) != nil }),
      unit.outline.function(scope)?.isInitialiser == false
    else { return try declared(member.declaration, member.file, bindings) }
    let isStated: Bool
    switch own.kind {
    case .variable(nil), .other: isStated = false
    case .getter: isStated = !type.isEnum
    default: return try declared(member.declaration, member.file, bindings)
    }
    let isRequirement =
      type.keyword == .protocol || type.keyword == .interface && owner.tokens.language != .objectiveC
    if own.isStatic, !isRequirement { return try declared(member.declaration, member.file, bindings) }
    let id = DeclarationID.receiver(file, scope: scope)
    if let receiver = bindings[id] {
      let found = try self.member(name, ofValue: resolved(receiver, bindings), bindings)
      if !found.isUnknown { return found }
    } else if !isStated, isRequirement || type.isEnum {
      throw Unbound(declaration: id)
    }
    let found = try declared(member.declaration, member.file, bindings)
    if found.isUnknown, let asked = self.own,
      asked.parts.contains(.init(file: member.file, scope: own.scope)),
      let made = try ofConstructors(name, member.declaration, member.file, asked.type, [], bindings)
    {
      return made
    }
    if found.isUnknown, !isStated, !own.isMutable, bindings[id] == nil { throw Unbound(declaration: id) }
    return found
  }

  private func isEnumExtension(_ scope: Int, _ file: Int) -> Bool {
    guard let unit = index.unit(file), let type = unit.outline.type(scope), type.isExtension else {
      return false
    }
    return index.parts(of: typeName(of: scope, file)).contains { part in
      index.unit(part.file)?.outline.type(part.scope)?.isEnum == true
    }
  }

  /// What a declaration of a file is.
  func declared(_ declaration: Int, _ file: Int, _ bindings: ValueBindings) throws(Unbound) -> SourceValue {
    guard let unit = index.unit(file) else { return .unknown }
    let id = DeclarationID(file: file, index: declaration)
    if let value = bindings[id] { return try resolved(value, bindings) }
    let own = unit.outline.declarations[declaration]
    switch own.kind {
    case .parameter, .element: throw Unbound(declaration: id)
    case .part(let tokens, let path):
      return try part(path, of: value(unit.syntax.expression(tokens), file, bindings), bindings)
    case .variable:
      if isWalker(declaration, file) { throw Unbound(declaration: id) }
      if let getter = getter(of: declaration, file) {
        return try returned(getter.scope, getter.file, bindings)
      }
      return try variable(declaration, file, bindings)
    case .function(let scope):
      // `self.views` of Objective-C
      if unit.tokens.language == .objectiveC, case .type = unit.outline.scopes[own.scope].kind,
        unit.outline.function(scope)?.parameters.isEmpty == true
      {
        return try returned(scope, file, bindings)
      }
      return .function(name: own.name)
    case .getter(let scope):
      return try returned(scope, file, try receiverBinding(of: own, file, bindings))
    case .enumCase:
      return .enumCase(
        .init(type: typeName(of: own.scope, file), name: own.name, declaration: declaration, file: file))
    case .type(var scope):
      while scope > 0, unit.outline.type(scope)?.isTransparent != false {
        scope = unit.outline.scopes[scope].parent
      }
      return scope > 0 ? .type(typeName(of: scope, file)) : .unknown
    case .other: return .unknown
    }
  }

  /// In a getter of an enum that another member names, `self` is the same value.
  private func receiverBinding(
    of declaration: SourceOutline.Declaration, _ file: Int, _ bindings: ValueBindings
  ) throws(Unbound) -> ValueBindings {
    guard !declaration.isStatic, case .getter(let scope) = declaration.kind else { return bindings }
    let id = DeclarationID.receiver(file, scope: scope)
    guard bindings[id] == nil else { return bindings }
    var bindings = bindings
    // The innermost `self` that is known.
    for (known, value) in bindings where known.file == file && known.implicit?.index == 15 {
      if case .enumCase = value { bindings[id] = value }
    }
    return bindings
  }

  /// The part of a value that a pattern names.
  func part(_ path: SourceOutline.Path, of value: SourceValue, _ bindings: ValueBindings) throws(Unbound)
    -> SourceValue
  {
    var value = try resolved(value, bindings)
    for step in path {
      switch value {
      case .record(let fields, _) where step < fields.count:
        value = try resolved(fields[step].value, bindings)
      case .list(let items, false) where step < items.count: value = try resolved(items[step], bindings)
      case .choice(let values):
        var parts: [SourceValue] = []
        for value in values { parts.append(try part([step], of: value, bindings)) }
        value = .oneOf(parts)
      default: return .unknown
      }
    }
    return value
  }

  /// A constant that another file defines.
  private func global(_ name: String, _ file: Int, _ bindings: ValueBindings) throws(Unbound) -> SourceValue?
  {
    var values: [SourceValue] = []
    for (other, constant) in index.constants(named: name) {
      guard isVisible(constant, name, other, from: file) else { continue }
      guard index.files[other].language.platform == index.files[file].language.platform else { continue }
      if case .unknown = constant.value.value {
        guard let unit = index.unit(other),
          let declaration = unit.outline.declarations.indices.first(where: {
            unit.outline.declarations[$0].name == name && isGlobal(unit.outline.declarations[$0].scope, unit)
          })
        else { continue }
        values.append(try declared(declaration, other, bindings))
      } else {
        values.append(try constantValue(constant.value, other, bindings))
      }
    }
    guard !values.isEmpty else { return nil }
    return same(values)
  }

  private func isGlobal(_ scope: Int, _ unit: SourceIndex.Unit) -> Bool {
    switch unit.outline.scopes[scope].kind {
    case .file: true
    case .type:
      unit.tokens.language == .java || unit.tokens.language == .kotlin || unit.tokens.language == .objectiveC
    default: false
    }
  }

  private func isVisible(_ constant: NativeConstant, _ name: String, _ other: Int, from file: Int) -> Bool {
    let facts = index.files[other]
    switch facts.language {
    case .java, .kotlin:
      let prefix = facts.packageName.isEmpty ? "" : facts.packageName + "."
      if constant.name == prefix + name {
        return facts.packageName == index.files[file].packageName || isImported(constant.name, file)
      }
      return isImported(constant.name, file)
    default: return constant.name == name
    }
  }

  private func isImported(_ path: String, _ file: Int) -> Bool {
    index.files[file].imports.contains {
      $0 == path
        || $0.hasSuffix(".*") && path.hasPrefix($0.dropLast(1))
          && !path.dropFirst($0.utf8.count - 1).contains(".")
    }
  }

  /// The value of several definitions, if it is one.
  func same(_ values: [SourceValue]) -> SourceValue {
    guard values.count > 1 else { return values.first ?? .unknown }
    var text: String?
    for value in values {
      guard case .text(let own, _) = value, text == nil || text == own else { return .unknown }
      text = own
    }
    return values[0]
  }

  /// What a value of the facts is. Constants may name each other, in a circle or in a long chain.
  func constantValue(_ value: NativeExpression, _ file: Int, _ bindings: ValueBindings) throws(Unbound)
    -> SourceValue
  {
    guard depth < ValueReader.maxDepth, stepsLeft > 0 else { return .unknown }
    depth += 1
    stepsLeft -= 1
    allStepsLeft -= 1
    defer { depth -= 1 }
    switch value.value {
    case .string(let text): return .text(text, index.place(value.range, file))
    case .className(let name): return .type(.init(name: name, file: file, range: value.range, isText: true))
    case .name(let name):
      guard let unit = index.unit(file) else { return .unknown }
      let token = unit.tokens.index(at: value.range.start)
      let parts = name.split(separator: ".").map(String.init)
      guard let first = parts.first else { return .unknown }
      var found = try named(first, token, file, bindings)
      for part in parts.dropFirst() { found = try member(part, ofValue: found, bindings) }
      return found
    case .joined(let parts):
      var text = ""
      for part in parts {
        guard case .text(let own, _) = try constantValue(part, file, bindings) else { return .unknown }
        text += own
      }
      return .text(text, nil)
    case .parameter, .ownProperty, .unknown: return .unknown
    }
  }
}

extension SyntaxTree {
  /// Whether it is spelt as a string or the case of an enum.
  var isConstant: Bool {
    switch kind {
    case .text, .member(nil, _): true
    case .member(let base?, let name):
      if case .name(let type) = base.kind {
        type.utf8.first?.isASCIIUppercase == true && !["self", "class", "java"].contains(name)
      } else {
        false
      }
    default: false
    }
  }

  /// Whether it is spelt as a class: `X.class`, `X::class`, `X::class.java`.
  var isClass: Bool {
    switch kind {
    case .member(let base?, "java"): base.isClass
    case .member(let base?, "class"):
      switch base.kind {
      case .name(let type), .member(_, let type): type.utf8.first?.isASCIIUppercase == true
      default: false
      }
    default: false
    }
  }

  /// The last name of `A.b`, `.b`, `b`.
  var lastName: String? {
    switch kind {
    case .name(let name), .member(_, let name): name
    case .call(let call)
    where call.arguments.allSatisfy { if case .unknown = $0.value.kind { true } else { false } }:
      call.name
    default: nil
    }
  }
}
