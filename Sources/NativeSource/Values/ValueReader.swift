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
  /// Names that a property is made of: what they are is of one object.
  var namesOfObjects: Set<DeclarationID> = []
  /// The functions with parameters among these: what two of them give an object are of different calls.
  var functionsOfObjects: Set<SourceIndex.Part> = []
  /// The calls of functions that were looked for.
  var callsOfFunctions: [SourceIndex.Part: FunctionCalls] = [:]
  /// What the sources do to the variables that were looked at; nil where that is unknown.
  var changesOfVariables: [DeclarationID: Changes?] = [:]
  /// The calls of closures in the variables that were looked at; nil where there may be others.
  var callsOfVariables: [DeclarationID: FunctionCalls?] = [:]
  /// What the constants of files are.
  var valuesOfFiles: [DeclarationID: SourceValue] = [:]
  /// How often something was not looked at any further.
  var cuts = 0
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
    guard depth < ValueReader.maxDepth, stepsLeft > 0, let unit = index.unit(file) else { return cut() }
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
      if let found = try expectedMember(name, tree, file) { return found }
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
    case .fallback(let first, let second):
      let found = try value(first, file, bindings)
      if first.isCertain, case .text = found { return found }
      return .oneOf(
        [found, try value(second, file, bindings)].filter { if case .nothing = $0 { false } else { true } })
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
    case .keyPath(let names): return .keyPath(names)
    case .boolean(let value): return .boolean(value)
    case .nothing: return .nothing
    case .number:
      return ValueReader.integer(unit.tokens.string(tree.tokens.lowerBound)).map { .integer($0) } ?? .unknown
    case .unknown: return try computed(tree, file, bindings)
    }
  }

  private func textToken(_ tree: SyntaxTree, _ unit: SourceIndex.Unit) -> Int {
    tree.tokens.last { unit.tokens.isString($0) } ?? tree.tokens.lowerBound
  }

  /// What is unknown only because it is not looked at any further.
  func cut() -> SourceValue {
    cuts += 1
    return .unknown
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

  func joined(
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
    // `1 + 2`
    let numbers = values.compactMap { if case .integer(let number) = $0 { number } else { nil } }
    if numbers.count == parts.count { return .integer(numbers.reduce(0, &+)) }
    // `"\(X.self)"`
    if values.count == 1, case .type(let name) = values[0] { return .text(simpleName(name.name), nil) }
    if let found = try joinedByName(parts, values, tree, file, bindings) { return found }
    return try joined(values, isWhole: parts.count == 1)
  }

  /// What parts are joined to that are made of one name with several values: `first(name) + rest(name)` has one of them in
  /// both. Nil where each part has values of its own.
  private func joinedByName(
    _ parts: [SyntaxTree], _ values: [SourceValue], _ tree: SyntaxTree, _ file: Int, _ bindings: ValueBindings
  ) throws(Unbound) -> SourceValue? {
    guard values.count(where: { $0.alternatives.count > 1 }) > 1, let unit = index.unit(file) else {
      return nil
    }
    var seen: Set<Int> = []
    for part in parts {
      var own: Set<Int> = []
      for token in part.tokens where unit.tokens.isIdentifier(token) && !unit.tokens.isAccessed(token) {
        if let name = unit.outline.declaration(named: unit.tokens.string(token), at: token) {
          own.insert(name)
        }
      }
      for name in own.sorted() where !seen.insert(name).inserted {
        let id = DeclarationID(file: file, index: name)
        guard case .choice(let alternatives) = try declared(name, file, bindings) else { continue }
        var found: [SourceValue] = []
        for alternative in alternatives {
          found.append(try joined(parts, tree, file, bindings.merging([id: alternative]) { $1 }))
        }
        return .oneOf(found)
      }
    }
    return nil
  }

  /// The most strings that parts of them are joined to.
  private static let maxTexts = 64

  /// All strings that values are joined to.
  ///
  /// - Parameter isWhole: whether there is one value alone, which is a string itself.
  func joined(_ values: [SourceValue], isWhole: Bool = false) throws(Unbound) -> SourceValue {
    var texts = [""]
    for value in values {
      var next: [String] = []
      for alternative in value.some {
        switch alternative {
        case .enumCase(let own) where !isWhole:
          for described in try description(of: own, [:]).alternatives {
            guard case .text(let text, _) = described else { return .unknown }
            next += texts.map { $0 + text }
          }
        case .integer(let number) where !isWhole: next += texts.map { $0 + String(number) }
        default:
          guard let text = text(alternative) else { return .unknown }
          next += texts.map { $0 + text }
        }
      }
      texts = next
      if texts.count > ValueReader.maxTexts { return .unknown }
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
    let wanted =
      try subject.flatMap { subject throws(Unbound) in
        try unlessGiven(bindings) { () throws(Unbound) in try self.value(subject, file, bindings) }
      } ?? .unknown
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
    if case .boolean(let wanted) = comparison.second.kind {
      // Where it is not known which value a name has, both count.
      guard case .boolean(let found)? = try? value(comparison.first, file, bindings) else { return nil }
      return found == wanted
    }
    func isConstant(_ tree: SyntaxTree) -> Bool { tree.isConstant || number(tree, file) != nil }
    let isFirst =
      isConstant(comparison.first) && !isConstant(comparison.second)
      || comparison.first.isClass && !comparison.second.isClass
    let (value, constant) =
      isFirst ? (comparison.second, comparison.first) : (comparison.first, comparison.second)
    guard isConstant(constant) || constant.isClass, !value.isUnknown else { return nil }
    do throws(Unbound) {
      return try matches(self.value(value, file, bindings), [constant], file, bindings)
    } catch {
      // Which case of an enum of the sources it is, is asked; which string or constant of a library, is not: both values count.
      if case .text = constant.kind { return nil }
      let isAsked = constant.isClass || constant.isConstant && isOfSources(constant)
      if !isAsked, isGivenByOthers(error.declaration, bindings) { return nil }
      throw error
    }
  }

  /// Whether the type of `Type.name` is in the sources; so may be that of `.name`.
  private func isOfSources(_ constant: SyntaxTree) -> Bool {
    guard case .member(let base?, _) = constant.kind, case .name(let type) = base.kind else { return true }
    return index.isType(type)
  }

  /// Whether a value is one of the labels of a branch; nil when that is unknown. A branch without labels is for all
  /// values.
  func matches(
    _ value: SourceValue, _ labels: [SyntaxTree], _ file: Int, _ bindings: ValueBindings
  ) throws(Unbound) -> Bool? {
    if labels.isEmpty { return value.isUnknown || value.alternatives.count > 1 ? nil : true }
    if case .choice(let values) = value {
      // Known where it is the same for each of them.
      var first: Bool?
      for (number, value) in values.enumerated() {
        guard let own = try matches(value, labels, file, bindings), number == 0 || own == first else {
          return nil
        }
        first = own
      }
      return first
    }
    var isUnknown = false
    for label in labels {
      switch value {
      case .enumCase(let own):
        guard let (name, isWhole) = label.caseName else {
          isUnknown = true
          continue
        }
        guard name == own.name else { continue }
        if isWhole { return true }
        isUnknown = true
      case .text(let text, _):
        guard case .text(let other, _) = try self.value(label, file, bindings) else {
          isUnknown = true
          continue
        }
        if text == other { return true }
      case .integer(let own):
        guard case .integer(let other) = try self.value(label, file, bindings) else {
          isUnknown = true
          continue
        }
        if own == other { return true }
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
}

extension SyntaxTree {
  /// Whether it is spelled as a string or the case of an enum.
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

  /// Whether it is something wherever its text is known: a part of a string, `name.first`, or what is made of that.
  var isCertain: Bool {
    switch kind {
    case .member(_?, "first"), .member(_?, "last"): true
    case .call(let call) where call.name == "map" || call.name == "flatMap": call.base?.isCertain ?? false
    default: false
    }
  }

  /// Whether it is spelled as a class: `X.class`, `X::class`, `X::class.java`, `[X class]`.
  var isClass: Bool {
    switch kind {
    case .call(let call) where call.name == "class" && call.arguments.isEmpty:
      if case .name(let type)? = call.base?.kind { type.utf8.first?.isASCIIUppercase == true } else { false }
    case .member(let base?, "java"): base.isClass
    case .member(let base?, "class"):
      switch base.kind {
      case .name(let type), .member(_, let type): type.utf8.first?.isASCIIUppercase == true
      default: false
      }
    default: false
    }
  }

  /// The name of a case in the label of a branch, and whether it is for all values of the case: `.seat(let a)`, not `.seat(.full)`.
  var caseName: (name: String, isWhole: Bool)? {
    if let name = lastName { return (name, true) }
    if case .call(let call) = kind { return (call.name, false) }
    return nil
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
