import Diagnostics

/// What the scanners of all languages share: the facts under construction and where in the source they are.
struct FactCollector {
  let source: NativeTokens
  let interest: FactFilter
  let reader: ExpressionReader
  var facts: NativeFileFacts
  /// Index of the class that is being read, -1 outside of classes.
  var classIndex = -1
  /// Index of the method that is being read, -1 outside of methods.
  var methodIndex = -1
  /// The types around the place, for languages in which types nest.
  var types = TypeNesting()
  /// Token index of the `{` of the method's body and of its `}`.
  var body = 0..<0 {
    didSet {
      parameterHashes = nil
      definitions = nil
      assigned = [:]
    }
  }
  /// Hashes of the names of the method's parameters, in their order; made when one is looked up.
  var parameterHashes: [UInt32]?
  /// The identifiers of the body that may be given a value there, by hash, then in order; found when one is looked up.
  var definitions: [(hash: UInt32, index: Int)]?
  /// The values that the body gives to the variables that were looked up.
  var assigned: [String: [Range<Int>?]] = [:]
  /// The arguments of the call that is read.
  var arguments: [Range<Int>] = []
  /// Whether the file contains the name of a call of interest: then one of its methods may hand a parameter on to such
  /// a call.
  private(set) var mayWrap: Bool
  /// Patterns of calls with a function that is imported by its name.
  var importedPatterns: Set<Int> = []

  init(_ source: NativeTokens, for interest: FactFilter) {
    self.source = source
    self.interest = interest
    // Each body that is read closely has a collector of its own.
    mayWrap =
      interest.namesCalls && source.tokens.contains { $0.kind == .identifier && interest.isCallName($0.code) }
    self.reader = ExpressionReader(source: source, ownProperties: interest.ownProperties)
    self.facts = NativeFileFacts(path: source.text.path, language: source.language)
    if !interest.names.isEmpty { facts.mentions = FactCollector.mentions(in: source, of: interest) }
    facts.suppressionComments = source.suppressionComments
    if interest.details.contains(.imports) {
      facts.importedFiles = source.imports.map { NativeName(text: source.text.string($0), range: $0) }
    }
  }

  private static func mentions(in source: NativeTokens, of interest: FactFilter) -> Set<String> {
    var mentions: Set<String> = []
    for token in source.tokens where token.kind == .identifier && Int(token.code) >= WordTable.firstName {
      if let name = interest.name(Int(token.code) - WordTable.firstName) { mentions.insert(name) }
    }
    return mentions
  }

  var owner: NativeOwner { NativeOwner(classIndex: classIndex, methodIndex: methodIndex) }

  /// The method that is being read.
  var method: NativeMethod? {
    if methodIndex < 0 { return nil }
    return classIndex >= 0 ? facts.classes[classIndex].methods[methodIndex] : facts.functions[methodIndex]
  }

  /// Adds a method to the class that is being read, and enters its body when it has one.
  mutating func addMethod(_ method: NativeMethod, body: Range<Int>?) {
    leaveMethod()
    var method = method
    method.calls = facts.calledNames.count..<facts.calledNames.count
    if classIndex >= 0 {
      facts.classes[classIndex].methods.append(method)
    } else {
      facts.functions.append(method)
    }
    guard let body else { return }
    methodIndex =
      (classIndex >= 0 ? facts.classes[classIndex].methods.count : facts.functions.count) - 1
    self.body = body
  }

  /// Reads the body of the method just entered for what the interest names under its selector.
  mutating func readBody() {
    guard let method, let body = interest.bodies[method.selector] else { return }
    func parameter(_ index: Int?) -> String? {
      index.flatMap { $0 < method.parameters.count ? method.parameters[$0] : nil }
    }
    if let name = parameter(body.compared) { readComparisons(of: name) }
    if let name = parameter(body.guarded), let compared = parameter(body.compared) {
      readGuards(of: name, by: compared)
    }
    if let name = parameter(body.keyed) { readKeys(of: name) }
    if let name = parameter(body.configuration) { readConfiguration(of: name) }
    if body.keepsReturns { readReturns() }
  }

  var keepsReturns: Bool { method.map { interest.bodies[$0.selector]?.keepsReturns == true } ?? false }

  func keeps(_ detail: FactFilter.Details) -> Bool { interest.details.contains(detail) }

  func name(_ token: Int) -> NativeName { NativeName(text: source.string(token), range: source.range(token)) }

  /// From the first byte of `first` to the last of `last`; nil when nothing is between them.
  func name(from first: Int, to last: Int) -> NativeName? {
    guard first >= 0, first <= last, last < source.count else { return nil }
    let range = source.outerRange(first, last)
    return NativeName(text: source.text.string(range), range: range)
  }

  /// The module that `import` names, from the token after it.
  mutating func addImport(_ start: Int) {
    let end = source.nameEnd(start)
    if let name = name(from: start, to: end - 1) { facts.importedFiles.append(name) }
  }

  mutating func leaveMethod() {
    guard methodIndex >= 0 else { return }
    let end = facts.calledNames.count
    changeMethod { $0.calls = $0.calls.lowerBound..<end }
    methodIndex = -1
    body = 0..<0
  }

  /// Notes that the method being read sends `selector` to `super`. More than a few say nothing new.
  mutating func addSuperCall(_ selector: String) {
    changeMethod { if $0.superCalls.count < NativeSourceLimit.ownMessages { $0.superCalls.append(selector) } }
  }

  mutating func addInitialiserCall(_ selector: String) {
    changeMethod {
      if $0.initialiserCalls.count < NativeSourceLimit.ownMessages { $0.initialiserCalls.append(selector) }
    }
  }

  mutating func changeMethod(_ change: (inout NativeMethod) -> Void) {
    guard methodIndex >= 0 else { return }
    if classIndex >= 0 {
      change(&facts.classes[classIndex].methods[methodIndex])
    } else {
      change(&facts.functions[methodIndex])
    }
  }

  /// Adds the accessors of a property as methods, if the interest names them.
  ///
  /// - Parameter isReadOnly: whether it has no setter.
  mutating func addAccessors(_ name: Int, getter: String, setter: String, isReadOnly: Bool) {
    for selector in isReadOnly ? [getter] : [getter, setter] where interest.accessors.contains(selector) {
      var method = NativeMethod(selector: selector, name: name, in: source)
      method.isProperty = true
      addMethod(method, body: nil)
    }
  }

  /// Adds the constant with a value of some tokens. A variable is kept too, with an unknown value: it hides a constant with
  /// the same name further out.
  mutating func addConstant(_ name: String, _ value: Range<Int>, isVariable: Bool = false) {
    var expression = reader.expression(value)
    if value.count > NativeSourceLimit.constant || isVariable { expression.value = .unknown }
    facts.constants.append(NativeConstant(name: name, value: expression))
  }

  /// Notes what is changed at a token: the `=` of `NAMES[k] = v`, `NAMES += x` and `a.names = x`, or the name of a function that changes a
  /// collection, `NAMES.add(x)`, `[NAMES addObject:x]`.
  mutating func noteChange(at index: Int) {
    var name = index - 1
    if source.isMark(index, .assign) {
      if source.isMark(name, .plus) {
        name -= 1
      } else {
        if source.isMark(name, .closingBracket), let open = source.open(name), open > 0 {
          name = open - 1
        } else {
          // `hosts.views = x`
          guard source.isIdentifier(name), source.isAccessed(name) else { return }
        }
      }
    } else if source.isMark(name, .dot) {
      name -= 1
    }
    while source.isMark(name, .question) || source.isMark(name, .exclamation) { name -= 1 }
    guard name >= 0, source.isIdentifier(name) else { return }
    facts.changedNames.insert(source.tokens[name].hash)
  }

  mutating func addGap(_ subject: NativeGap.Subject, _ range: ByteRange) {
    facts.gaps.append(NativeGap(subject: subject, range: range, owner: owner))
  }
}
