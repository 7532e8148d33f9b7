import Diagnostics

/// Finds how a variable is used, as far as all languages agree.
extension FactCollector {
  /// Whether the value at `index` is only tested or compared with `nil`: `if (data)`, `data != nil`.
  func isTested(_ start: Int, _ end: Int) -> Bool {
    if source.isMark(end + 1, .equal) || source.isMark(end + 1, .unequal) {
      return isNothing(end + 2)
    }
    if source.isMark(start - 1, .equal) || source.isMark(start - 1, .unequal) {
      return isNothing(start - 2)
    }
    let startsTest: Bool
    if source.isMark(start - 1, .openingParenthesis) {
      switch source.word(start - 2) {
      case .if, .while: startsTest = true
      default:
        // `HashMap<>(params)`, `makers[0](params)`, `handle?(params)` are calls, `"\(name)"` is a string.
        startsTest =
          !source.isIdentifier(start - 2) && !source.isString(start - 2)
          && !source.isMark(start - 2, .closingBracket)
          && !source.isMark(start - 2, .greater) && !isOptionalCall(start - 2)
      }
    } else {
      startsTest =
        source.isMark(start - 1, .exclamation) || source.isMark(start - 1, .and)
        || source.isMark(start - 1, .or)
    }
    guard startsTest else { return false }
    // `(data)["key"]`, `[(data) objectForKey:key]`
    if source.isMark(start - 1, .openingParenthesis), source.isMark(end + 1, .closingParenthesis),
      source.isMark(end + 2, .openingBracket) || source.isMark(end + 2, .dot) || source.isIdentifier(end + 2)
    {
      switch source.word(start - 2) {
      case .if, .while: break
      default: return false
      }
    }
    return source.isMark(end + 1, .closingParenthesis) || source.isMark(end + 1, .and)
      || source.isMark(end + 1, .or)
  }

  /// Whether a mark is directly behind what is called: `handle?(a)`, `handle!(a)`.
  private func isOptionalCall(_ mark: Int) -> Bool {
    guard source.isMark(mark, .question) || source.isMark(mark, .exclamation), mark > 0,
      source.tokens[mark - 1].end == source.tokens[mark].start
    else { return false }
    return source.isIdentifier(mark - 1) || source.open(mark - 1) != nil
      || source.isMark(mark - 1, .exclamation)
  }

  func isNothing(_ index: Int) -> Bool {
    switch source.word(index) {
    case .nil, .Nil, .null, .NULL: true
    default: false
    }
  }

  /// Whether the value at `index` is handed to a logging function, directly or inside a string.
  func isLogged(_ index: Int) -> Bool {
    var parent = Int(source.tokens[index].parent)
    for _ in 0..<NativeSourceLimit.enclosingCalls where parent > 0 {
      if source.isMark(parent, .openingParenthesis), isLogger(parent - 1) { return true }
      // `logger.debug { "$name" }`
      if source.isMark(parent, .openingBrace), source.language == .kotlin, isLogger(parent - 1) {
        return true
      }
      // `[Log info:@"%@", name]`
      if source.isMark(parent, .openingBracket), source.language == .objectiveC,
        source.isIdentifier(parent + 2), isLoggerName(parent + 1)
      {
        return true
      }
      parent = Int(source.tokens[parent].parent)
    }
    return false
  }

  /// Whether what is called at a token is a logger or a method of one: `Log.d`, `LoggerFactory.getTraceLogger().debug`.
  private func isLogger(_ name: Int) -> Bool {
    var name = name
    for _ in 0..<NativeSourceLimit.modifiers {
      guard source.isIdentifier(name) else { return false }
      if isLoggerName(name) { return true }
      var before = name - 1
      guard source.isMark(before, .dot) else { return false }
      before -= 1
      if source.isMark(before, .question) { before -= 1 }
      if source.isMark(before, .closingParenthesis), let open = source.open(before) { before = open - 1 }
      name = before
    }
    return false
  }

  private func isLoggerName(_ index: Int) -> Bool {
    guard source.isIdentifier(index) else { return false }
    let name = source.string(index)
    if name.hasSuffix("Log") || name.hasSuffix("Logger") || FactCollector.loggers.contains(name) {
      return true
    }
    // `LogUtil`, not `LoginManager`.
    return name.hasPrefix("Log") && (name.dropFirst(3).first?.isUppercase ?? true)
      || name.hasPrefix("Logger") && (name.dropFirst(6).first?.isUppercase ?? true)
  }

  /// Functions that only print or check. Source: Foundation, the C library, Kotlin, Android, CocoaLumberjack.
  private static let loggers: Set<String> = [
    "print", "println", "debugPrint", "dump", "printf", "fprintf", "os_log", "log", "assert", "NSAssert",
    "NSParameterAssert", "NSCParameterAssert", "DDLogDebug", "DDLogInfo", "DDLogWarn", "DDLogError",
    "DDLogVerbose",
    "Timber", "RVLogger", "H5Log", "logger", "LOG", "LOGGER",
  ]

  /// Whether the value at `index` is an argument of a call to `super`.
  func isHandedToSuper(_ index: Int) -> Bool {
    let parent = Int(source.tokens[index].parent)
    if source.isMark(parent, .openingBracket) { return source.word(parent + 1) == .super }
    return source.isMark(parent, .openingParenthesis) && source.isMark(parent - 2, .dot)
      && source.word(parent - 3) == .super
  }

  /// The token after `?` and `!` that follow `index`.
  func afterOptional(_ index: Int) -> Int {
    var next = index + 1
    while source.isMark(next, .question) || source.isMark(next, .exclamation) { next += 1 }
    return next
  }

  /// Calls `use` for every use of one of `names` in the body of the method being read; `use` may add names with the
  /// same meaning.
  mutating func forEachUse(
    of name: String, _ use: (inout FactCollector, Int, inout [String]) -> Void
  ) {
    if name.isEmpty { return }
    var names = [name]
    var hashes = [identifierHash(name.utf8)]
    for index in body {
      let token = source.tokens[index]
      guard token.kind == .identifier, hashes.contains(token.hash), !source.isAccessed(index),
        names.contains(source.string(index)), !isLabel(index)
      else { continue }
      use(&self, index, &names)
      if names.count > 8 { names.removeLast(names.count - 8) }
      hashes = names.map { identifierHash($0.utf8) }
    }
  }

  /// `data:` of a selector or of a Swift argument.
  private func isLabel(_ index: Int) -> Bool {
    guard source.isMark(index + 1, .colon) else { return false }
    switch source.language {
    case .objectiveC: return !source.isMark(index - 1, .question)
    case .swift: return source.isMark(index - 1, .openingParenthesis) || source.isMark(index - 1, .comma)
    default: return false
    }
  }

  /// The local variable that is declared with the value at `index` and nothing else:
  /// `NSDictionary *d = data;`, `let d = data as? [String: Any]`.
  func alias(_ index: Int) -> Int? {
    guard source.isMark(index - 1, .assign), source.isIdentifier(index - 2) else { return nil }
    let next = afterOptional(index)
    switch source.language {
    case .swift, .kotlin:
      switch source.word(index - 3) {
      case .let, .var, .val: break
      default: return nil
      }
      let isWhole =
        source.word(next) == .as || source.isMark(next, .openingBrace) || source.isMark(next, .comma)
        || source.word(next) == .else || beginsStatement(next) || source.isMark(next, .coalesce)
      return isWhole ? index - 2 : nil
    default:
      let isDeclaration =
        source.isMark(index - 3, .star) || source.isIdentifier(index - 3)
        || source.isMark(index - 3, .greater)
      return isDeclaration && source.isMark(index + 1, .semicolon) ? index - 2 : nil
    }
  }
}
