import Diagnostics

/// A call while it is read: where its name and its arguments are.
struct CallSite {
  /// Token of the name; for a message, of the first part of its selector.
  var name: Int
  /// First and last token.
  var first: Int
  var last: Int
  /// `_` for an argument without a label.
  var labels: [String]
  var arguments: [Range<Int>]
  /// Token of the macro's name, if the call is in the definition of a macro.
  var macro: Int?
  /// Whether the method is only named, `register(name:cls:)`: what it is called with is not known.
  var isReference = false
}

extension FactCollector {
  /// Keeps the call for each pattern that it fits, among the patterns of the name with this number.
  ///
  /// - Parameter isForm: whether a pattern has a form of the language.
  mutating func addCall(_ site: CallSite, named number: Int, where isForm: (CallPattern.Form) -> Bool) {
    for index in interest.patterns(number) {
      let pattern = interest.calls[index]
      guard isForm(pattern.form), fits(site, pattern),
        let first = first(of: site, pattern, index)
      else { continue }
      let range = source.outerRange(first, min(site.last, source.count - 1))
      let condition = site.arguments.first?.lowerBound ?? site.name
      var call = NativeCall(
        pattern: index, range: range, owner: owner, isConditional: isConditional(condition))
      if let macro = site.macro { call.macro = source.tokens[macro].hash }
      if let label = pattern.dictionary, site.isReference {
        guard site.labels.contains(label) else { continue }
        call.hasUnknownEntries = true
      } else if let label = pattern.dictionary {
        guard let argument = site.labels.firstIndex(of: label) else { continue }
        addDictionary(site.arguments[argument], to: &call)
      }
      call.arguments = arguments(of: site, pattern)
      facts.calls.append(call)
    }
  }

  private func fits(_ site: CallSite, _ pattern: CallPattern) -> Bool {
    if let macro = site.macro, pattern.exceptIn == source.string(macro) { return false }
    if case .constructor = pattern.form { return true }
    return pattern.admits(source.string(site.name), site.labels)
  }

  /// The token that the call begins with; nil when it is sent to a class other than the pattern's.
  private func first(of site: CallSite, _ pattern: CallPattern, _ index: Int) -> Int? {
    guard let receiver = pattern.receiver else { return site.first }
    if site.first < site.name {
      return (site.first..<site.name).contains { source.string($0) == receiver } ? site.first : nil
    }
    guard source.isMark(site.name - 1, .dot) else {
      return importedPatterns.contains(index) && source.word(site.name - 1) != .fun ? site.first : nil
    }
    if source.string(site.name - 2) == receiver { return site.name - 2 }
    // The object of a Kotlin class, under the name that Java has for it.
    let isInstance = source.spells(site.name - 2, "INSTANCE") || source.spells(site.name - 2, "Companion")
    return isInstance && source.string(site.name - 4) == receiver ? site.name - 4 : nil
  }

  private mutating func arguments(of site: CallSite, _ pattern: CallPattern) -> [NativeExpression] {
    if site.isReference {
      return site.arguments.map { NativeExpression(.unknown, source.range($0.lowerBound)) }
    }
    switch pattern.form {
    case .macro: return site.arguments.map { spelled($0, isInMacro: site.macro != nil) }
    case .constructor(let setters) where site.arguments.count != setters.count:
      return setters.map { value($0.flatMap { setterValue(after: site.last, $0) } ?? site.last..<site.last) }
    default:
      // In the definition of a macro only literal strings are known.
      let isTemplate = pattern.readsLiteralsOnly || site.macro != nil && pattern.dictionary == nil
      var values: [NativeExpression] = []
      for argument in pattern.isPartial ? site.arguments.prefix(1) : site.arguments[...] {
        let value = value(argument)
        if isTemplate, case .string = value.value {
          values.append(value)
        } else {
          values.append(isTemplate ? NativeExpression(.unknown, value.range) : value)
        }
      }
      return values
    }
  }

  /// A macro's argument as `#` makes a string from it.
  private func spelled(_ argument: Range<Int>, isInMacro: Bool) -> NativeExpression {
    guard let first = argument.first, let last = argument.last else {
      return NativeExpression(.unknown, source.range(argument.lowerBound))
    }
    let range = source.outerRange(first, last)
    // An argument over several lines is a bracket that does not end.
    let isKnown = !isInMacro && !source.text.slice(range).contains(UInt8(ascii: "\n"))
    return NativeExpression(isKnown ? .string(source.text.string(range)) : .unknown, range)
  }

  /// The value given by `setName(value)` or `name = value` near after the constructor that ends at `close`.
  private func setterValue(after close: Int, _ name: String) -> Range<Int>? {
    let end = min(body.upperBound, close + NativeSourceLimit.setters)
    guard close < end else { return nil }
    let setter = "set" + name.capitalisedFirst
    for index in close..<end where source.isIdentifier(index) {
      // What follows belongs to the next object.
      if let number = source.name(index), isConstructor(number) { return nil }
      if source.isMark(index + 1, .openingParenthesis), source.string(index) == setter {
        return source.arguments(index + 1).first
      }
      if source.isMark(index + 1, .assign), source.string(index) == name {
        return value(after: index + 1)
      }
    }
    return nil
  }

  private func isConstructor(_ number: Int) -> Bool {
    interest.patterns(number).contains {
      if case .constructor = interest.calls[$0].form { true } else { false }
    }
  }

  // MARK: - Names that are called

  /// Notes that `name` is called: by the method being read, or by the first value of a property.
  mutating func addCalledName(_ name: Int, _ argumentCount: Int) {
    guard interest.keepsCalls else { return }
    facts.calledNames.append(source.tokens[name].hash)
    facts.calledCounts.append(UInt8(min(argumentCount, Int(NativeFileFacts.reference))))
  }

  /// Notes that the method being read names a method without calling it.
  mutating func addReference(_ name: Int) { addCalledName(name, Int(NativeFileFacts.reference)) }

  /// Notes that `name(...)` is called, and keeps the call with the arguments that are known.
  ///
  /// - Parameter isLabelled: whether arguments have labels, as in Swift.
  mutating func addFunctionCall(_ name: Int, _ open: Int, isLabelled: Bool = false) {
    guard interest.keepsCalls else { return }
    let close = source.close(open)
    arguments.removeAll(keepingCapacity: true)
    var start = open + 1
    var index = start
    while index <= close {
      guard index == close || source.isMark(index, .comma) else {
        index = source.next(index)
        continue
      }
      if index > start || index < close {
        let isNamed = isLabelled && index > start + 1 && source.isMark(start + 1, .colon)
        arguments.append((isNamed ? start + 2 : start)..<max(start, index))
      }
      index += 1
      start = index
    }
    addCalledName(name, arguments.count)
    if !source.word(name).isControl { addForwarding(name, name..<min(close + 1, source.count)) }
  }

  /// Keeps a call with the arguments in `arguments`. Where the file has no call of interest, calls of its own methods
  /// do not matter: only calls that may be sent to a class of another file are kept.
  mutating func addForwarding(_ name: Int, _ tokens: Range<Int>) {
    guard methodIndex >= 0, interest.keepsCalls, !arguments.isEmpty,
      arguments.count < Int(NativeFileFacts.reference),
      facts.forwardings.count < NativeSourceLimit.forwardings
    else { return }
    let (receiver, token) = receiver(name)
    guard mayWrap || isForeign(receiver, token) else { return }
    var call = NativeForwarding(
      nameHash: source.tokens[name].hash, receiverHash: receiver == .name ? source.tokens[token].hash : 0,
      range: source.outerRange(tokens.lowerBound, tokens.upperBound - 1), classIndex: Int32(classIndex),
      methodIndex: Int32(methodIndex), firstArgument: UInt32(facts.forwardedArguments.count),
      argumentCount: UInt8(arguments.count), receiver: receiver, isConditional: isConditional(name))
    for index in 0..<min(arguments.count, 8)
    where FactCollector.mayBeKnown(arguments[index], source) {
      let value = value(arguments[index])
      if value.value == .unknown { continue }
      call.knownArguments |= 1 << UInt8(index)
      facts.forwardedArguments.append(value)
    }
    facts.forwardings.append(call)
  }

  /// Whether the receiver, with its name at `token`, may be a class or function of another file: not a variable, nor a
  /// name of Apple's frameworks.
  private func isForeign(_ receiver: NativeForwarding.Receiver, _ token: Int) -> Bool {
    let start = Int(source.tokens[token].start)
    let first = source.text.bytes[start]
    switch receiver {
    case .other: return false
    case .name: return first.isASCIIUppercase && !isOfFramework(start)
    case .own: return !first.isASCIIUppercase || !isOfFramework(start)
    }
  }

  /// Whether the name is like `NSLog`, `UIColor`, `CGRectMake`, `XCTAssertEqual`: a prefix of Apple's and another
  /// capital letter.
  private func isOfFramework(_ start: Int) -> Bool {
    guard source.language == .objectiveC || source.language == .swift, start + 3 < source.text.count else {
      return false
    }
    let bytes = source.text.bytes
    switch (bytes[start], bytes[start + 1]) {
    case (UInt8(ascii: "N"), UInt8(ascii: "S")), (UInt8(ascii: "U"), UInt8(ascii: "I")),
      (UInt8(ascii: "C"), UInt8(ascii: "G")), (UInt8(ascii: "X"), UInt8(ascii: "C")):
      return bytes[start + 2].isASCIIUppercase
    default: return false
    }
  }

  /// Whether the tokens can be a literal, a constant, a parameter or the name of a class.
  ///
  /// It is asked while a call is put together: a method would be given a copy of the collector for each argument.
  private static func mayBeKnown(_ tokens: Range<Int>, _ source: NativeTokens) -> Bool {
    guard let first = tokens.first, tokens.count <= NativeSourceLimit.forwardedArgument else { return false }
    if source.isString(first) || source.isMark(first, .at) && source.isString(first + 1) { return true }
    guard source.isIdentifier(first) else { return source.isMark(first, .openingParenthesis) }
    switch source.word(first) {
    case .nil, .Nil, .null, .NULL: return false
    default:
      return tokens.count == 1 || !source.isMark(first + 1, .openingParenthesis)
        || source.isNameOfClass(first)
    }
  }

  /// The receiver of the call of `name`, and the token of the receiver's name, for a bare call the token of the call:
  /// `[self name:...]`, `Registry.name(...)`, `name(...)`.
  private func receiver(_ name: Int) -> (NativeForwarding.Receiver, token: Int) {
    let isMessage = source.language == .objectiveC && !source.isMark(name + 1, .openingParenthesis)
    let dot = source.isMark(name - 1, .question) ? name - 2 : name - 1
    guard isMessage || source.isMark(dot, .dot) else { return (.own, name) }
    let receiver = isMessage ? name - 1 : dot - 1
    guard source.isIdentifier(receiver),
      isMessage ? source.isMark(receiver - 1, .openingBracket) : !source.isMark(receiver - 1, .dot)
    else { return (.other, name) }
    switch source.word(receiver) {
    case .self, .super, .this: return (.own, name)
    default: return (.name, receiver)
    }
  }
}

extension NativeTokens {
  /// Whether the call is `NSStringFromClass(...)` or `String(describing: ...)`: other calls have unknown values.
  fileprivate func isNameOfClass(_ index: Int) -> Bool {
    word(index) == .NSStringFromClass || spells(index, "String")
  }
}
