import Diagnostics
import NativeSource

/// Reads what a view manager of Java or Kotlin does with commands.
struct CommandReader {
  let tokens: NativeTokens
  let path: String
  /// Token indexes of the body of `receiveCommand` or `getCommandsMap`.
  let body: Range<Int>

  private func name(_ token: Int) -> NameAt {
    NameAt(tokens.string(token), at: Place(path: path, range: tokens.range(token)))
  }

  /// A string, a number or a dotted name that begins at a token and ends before `end`.
  private func value(_ start: Int, _ end: Int) -> JVMValue? {
    if tokens.isString(start), start + 1 == end, !tokens.isInterpolated(start) {
      return .literal(tokens.string(start))
    }
    if tokens.kind(start) == .number, start + 1 == end { return .constant(tokens.string(start)) }
    guard start < end, tokens.nameEnd(start) == end else { return nil }
    return .constant(dottedName(start))
  }

  private func dottedName(_ start: Int) -> String {
    (start..<tokens.nameEnd(start)).map { tokens.string($0) }.joined()
  }

  // MARK: - receiveCommand

  private static let getters: Set = ["getInt", "getDouble", "getBoolean", "getString"]

  /// The getters of arguments in the branches of `when`, `switch` and `if`.
  func arguments() -> [CommandArgument] {
    var found: [CommandArgument] = []
    var command = JVMValue.unknown
    let inner = innerValues
    for index in body {
      if let label = label(index) { command = label }
      guard tokens.isIdentifier(index), tokens.isMark(index + 1, .openingParenthesis),
        tokens.isMark(index - 1, .dot) || tokens.isMark(index - 1, .exclamation),
        CommandReader.getters.contains(tokens.string(index)), let values = receiver(index - 1),
        !inner.contains(values),
        tokens.kind(index + 2) == .number, tokens.isMark(index + 3, .closingParenthesis),
        let position = Int(tokens.string(index + 2))
      else { continue }
      found.append(CommandArgument(command: command, index: position, getter: name(index)))
    }
    return found
  }

  /// The variable before the dots and marks that end at `last`: `args` of `args!!.`; nil for what a call returns.
  private func receiver(_ last: Int) -> String? {
    var index = last
    while tokens.isMark(index, .dot) || tokens.isMark(index, .exclamation) || tokens.isMark(index, .question)
    {
      index -= 1
    }
    return tokens.isIdentifier(index) ? tokens.string(index) : nil
  }

  /// The variables with an argument that is an array or a map: their values are no arguments.
  private var innerValues: Set<String> {
    let getters = body.filter { tokens.spells($0, "getArray") || tokens.spells($0, "getMap") }
    if getters.isEmpty { return [] }
    return Set(
      getters.compactMap { getter in
        (body.lowerBound..<getter).suffix(CommandReader.maxValueLength).last { tokens.isMark($0, .assign) }
          .map { tokens.string($0 - 1) }
      } + ["it"])
  }

  /// Tokens from the `=` of a variable to the getter of its value.
  private static let maxValueLength = 12

  /// The command of a branch, at the last token of its label: `case A.TURN:`, `"a" ->`, `.equals("a")`, `== "a"`.
  private func label(_ index: Int) -> JVMValue? {
    if tokens.spells(index, "else") && tokens.isMark(index + 1, .arrow) || tokens.spells(index, "default") {
      return .unknown
    }
    let isNumber = tokens.kind(index) == .number
    guard tokens.isString(index) || tokens.isIdentifier(index) || isNumber else { return nil }
    let start = tokens.nameStart(index)
    let isBranch =
      tokens.isMark(index + 1, .arrow)
      || tokens.spells(start - 1, "case") && tokens.isMark(index + 1, .colon)
      || tokens.isMark(start - 1, .equal) && !tokens.isMark(index + 1, .dot)
      || tokens.isMark(start - 1, .openingParenthesis) && tokens.spells(start - 2, "equals")
    guard isBranch else { return nil }
    // `is Turn ->`, `a, b ->` of a closure
    if tokens.spells(start - 1, "is") { return .unknown }
    return value(start, index + 1) ?? .unknown
  }

  /// What the body does with the parameter that names the command.
  func dispatch(on parameter: String?) -> CommandDispatch {
    var dispatch = CommandDispatch(isIncomplete: parameter == nil)
    for index in body {
      if tokens.isIdentifier(index), tokens.string(index) == parameter, !tokens.isMark(index - 1, .dot) {
        if !isCompared(index) { dispatch.isIncomplete = true }
      } else if tokens.isString(index) {
        dispatch.values.insert(.literal(tokens.string(index)))
      } else if tokens.kind(index) == .number {
        dispatch.values.insert(.constant(tokens.string(index)))
      } else if tokens.isIdentifier(index), !tokens.isMark(index - 1, .dot) {
        dispatch.values.insert(.constant(dottedName(index)))
      }
    }
    return dispatch
  }

  /// Calls to which the name of a command may go without being handled there.
  private static let bystanders: Set = [
    "equals", "format", "println", "print", "v", "d", "i", "w", "e", "wtf", "assertNotNull", "requireNonNull",
    "checkNotNull", "IllegalArgumentException", "IllegalStateException", "UnsupportedOperationException",
    "JSApplicationIllegalArgumentException", "RuntimeException",
  ]

  /// Whether the name of the command is only compared, logged, or given to the superclass at a token.
  private func isCompared(_ index: Int) -> Bool {
    var before = index - 1
    var after = index + 1
    // `commandId!!.toInt()`
    while tokens.isMark(after, .exclamation) || tokens.isMark(after, .question) { after += 1 }
    if tokens.isMark(after, .dot) {
      guard
        ["equals", "toInt", "hashCode", "toIntOrNull", "contentEquals"].contains(where: {
          tokens.string(after + 1) == $0
        }),
        tokens.isMark(after + 2, .openingParenthesis)
      else { return false }
      if tokens.spells(after + 1, "equals") || tokens.spells(after + 1, "contentEquals") { return true }
      after = tokens.close(after + 2) + 1
    }
    if isEquation(before) || isEquation(after) { return true }
    // `+ commandId`, of a message
    if tokens.isMark(before, .plus) || tokens.isMark(after, .plus) { return true }
    var open = tokens.parent(index)
    if tokens.spells(open - 1, "parseInt") || tokens.spells(open - 1, "valueOf") {
      before = tokens.nameStart(open - 1) - 1
      after = tokens.close(open) + 1
      if isEquation(before) || isEquation(after) { return true }
      open = tokens.parent(open)
    }
    guard tokens.isMark(open, .openingParenthesis) else { return false }
    if tokens.spells(open - 1, "when") || tokens.spells(open - 1, "switch") { return true }
    if tokens.spells(open - 1, "receiveCommand") {
      return tokens.isMark(open - 2, .dot) && tokens.spells(open - 3, "super")
    }
    return CommandReader.bystanders.contains(tokens.string(open - 1))
  }

  private func isEquation(_ index: Int) -> Bool {
    tokens.isMark(index, .equal) || tokens.isMark(index, .unequal)
  }

  // MARK: - getCommandsMap

  /// The commands with their numbers: `of("turn", TURN)`, `.put("turn", TURN)`, `"turn" to TURN`, `map["turn"] = TURN`.
  func numbers() -> [CommandNumber] {
    var found: [CommandNumber] = []
    func add(_ command: JVMValue?, _ number: JVMValue?) {
      found.append(CommandNumber(command: command ?? .unknown, number: number ?? .unknown))
    }
    for index in body where tokens.isIdentifier(index) || tokens.isMark(index, .openingBracket) {
      if tokens.spells(index, "of") || tokens.spells(index, "put"),
        tokens.isMark(index + 1, .openingParenthesis)
      {
        let arguments = tokens.arguments(index + 1).map { value($0.lowerBound, $0.upperBound) }
        for pair in stride(from: 0, to: arguments.count - 1, by: 2) {
          add(arguments[pair], arguments[pair + 1])
        }
      } else if tokens.spells(index, "to"), !tokens.isMark(index + 1, .openingParenthesis) {
        add(value(tokens.nameStart(index - 1), index), value(index + 1, valueEnd(index + 1)))
      } else if tokens.isMark(index, .openingBracket) {
        let close = tokens.close(index)
        guard tokens.isMark(close + 1, .assign) else { continue }
        add(value(index + 1, close), value(close + 2, valueEnd(close + 2)))
      }
    }
    return found
  }

  private func valueEnd(_ start: Int) -> Int { max(start + 1, tokens.nameEnd(start)) }
}

extension CommandDispatch {
  fileprivate init(isIncomplete: Bool) { self.isIncomplete = isIncomplete }

  func union(_ other: CommandDispatch) -> CommandDispatch {
    var both = self
    both.values.formUnion(other.values)
    both.isIncomplete = isIncomplete || other.isIncomplete
    return both
  }
}

extension NativeTokens {
  /// Tokens of a dotted name: a longer one is not known.
  private static let maxNameLength = 64

  /// The first token of the dotted name that ends at `index`.
  fileprivate func nameStart(_ index: Int) -> Int {
    var start = index
    let limit = index - NativeTokens.maxNameLength
    while start > limit, isMark(start - 1, .dot), isIdentifier(start - 2) { start -= 2 }
    return start
  }
}
