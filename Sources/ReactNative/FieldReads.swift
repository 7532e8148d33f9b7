import NativeSource

/// Where one file reads the fields of its classes. What it finds is made once, when it is asked first.
final class FieldReads {
  private let tokens: NativeTokens
  private let methods: [NativeMethod]
  /// The tokens of each name, in order.
  private lazy var indexes = readIndexes()
  /// The bodies of the methods as token indexes, in order, and what each declares.
  private lazy var bodies = readBodies()
  private var locals: [Int: Set<String>] = [:]

  init(_ tokens: NativeTokens, _ classes: [NativeClassPart]) {
    self.tokens = tokens
    methods = classes.flatMap(\.methods)
  }

  private func readIndexes() -> [String: [Int]] {
    var found: [String: [Int]] = [:]
    for index in 0..<tokens.count where tokens.isIdentifier(index) {
      found[tokens.string(index), default: []].append(index)
    }
    return found
  }

  private func readBodies() -> [(range: Range<Int>, parameters: [String])] {
    methods.compactMap { method in
      guard let body = method.bodyRange else { return nil }
      let start = tokens.index(at: body.start)
      return (start..<max(start, tokens.index(at: body.end)), method.parameters)
    }.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  /// The tokens that read a field, in order.
  ///
  /// - Parameter spelled: the name as the source has it at the field's assignment: `_dial` also of a property `dial`.
  func reads(of spelled: String) -> [Int] {
    guard tokens.language == .objectiveC else { return (indexes[spelled] ?? []).filter(isRead) }
    let property = spelled.hasPrefix("_") ? String(spelled.dropFirst()) : spelled
    let accessed = (indexes[property] ?? []).filter { isRead($0) && (spelled == property || isOwn($0)) }
    return (accessed + (indexes["_" + property] ?? []).filter(isRead)).sorted()
  }

  /// Whether a name is after `self.`, `this.`, `self->`, or `[self`.
  private func isOwn(_ index: Int) -> Bool {
    if tokens.spells(index - 1, "self") { return tokens.isMark(index - 2, .openingBracket) }
    guard tokens.isMark(index - 1, .dot) || tokens.isMark(index - 1, .arrow) else { return false }
    // `this@DialManager.dial`
    return tokens.spells(index - 2, "self") || tokens.spells(index - 2, "this")
      || tokens.isMark(index - 3, .at) && tokens.spells(index - 4, "this")
  }

  private func isRead(_ index: Int) -> Bool {
    // A label, or a declaration of Swift and Kotlin.
    if tokens.isMark(index + 1, .assign) || tokens.isMark(index + 1, .colon) { return false }
    // `@synthesize dial = _dial;`
    if tokens.isMark(index - 1, .assign), tokens.spells(index - 3, "synthesize") { return false }
    if isOwn(index) { return true }
    return !tokens.isMark(index - 1, .dot) && !isDeclaration(index) && !isLocal(index)
  }

  /// Words before a name that are not its type.
  private static let operators: Set = [
    "return", "else", "in", "case", "to", "is", "as", "await", "throw", "try", "and", "or", "when",
  ]

  /// Whether a field, a parameter or a variable is declared: `DialView *dial;`, `Dial dial,`, `val dial`.
  private func isDeclaration(_ index: Int) -> Bool {
    let before = tokens.string(index - 1)
    if ["val", "var", "let", "property", "synthesize"].contains(before) { return true }
    let isTyped =
      tokens.isIdentifier(index - 1) && !FieldReads.operators.contains(before)
      || tokens.isMark(index - 1, .star) || tokens.isMark(index - 1, .greater)
      || tokens.isMark(index - 1, .closingBracket)
    return isTyped
      && (tokens.isMark(index + 1, .semicolon) || tokens.isMark(index + 1, .comma)
        || tokens.isMark(index + 1, .closingParenthesis))
  }

  /// Whether the method around a token declares its name, or the token is a parameter of one.
  private func isLocal(_ index: Int) -> Bool {
    var (low, high) = (0, bodies.count)
    while low < high {
      let middle = (low + high) / 2
      if bodies[middle].range.lowerBound <= index { low = middle + 1 } else { high = middle }
    }
    guard low > 0, bodies[low - 1].range.contains(index) else {
      // There, Objective-C only declares.
      return tokens.language == .objectiveC
    }
    let body = bodies[low - 1]
    let names =
      locals[low - 1]
      ?? LocalVariables(tokens: tokens, body: body.range, parameters: Set(body.parameters)).names()
    locals[low - 1] = names
    return names.contains(tokens.string(index))
  }
}
