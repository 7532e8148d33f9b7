import Diagnostics

/// How a variable is used, as far as all languages agree.
extension FactCollector {
  /// Whether the value at `index` is only compared with nothing or tested: `if (data)`, `data != nil`.
  func isTested(_ start: Int, _ end: Int) -> Bool {
    if source.isMark(end + 1, Mark.equal) || source.isMark(end + 1, Mark.unequal) {
      return isNothing(end + 2)
    }
    if source.isMark(start - 1, Mark.equal) || source.isMark(start - 1, Mark.unequal) {
      return isNothing(start - 2)
    }
    let startsTest: Bool
    if source.isMark(start - 1, 0x28) {
      switch source.word(start - 2) {
      case .if, .while: startsTest = true
      default: startsTest = !source.isIdentifier(start - 2) && !source.isMark(start - 2, 0x5D)
      }
    } else {
      startsTest =
        source.isMark(start - 1, 0x21) || source.isMark(start - 1, Mark.and)
        || source.isMark(start - 1, Mark.or)
    }
    guard startsTest else { return false }
    return source.isMark(end + 1, 0x29) || source.isMark(end + 1, Mark.and) || source.isMark(end + 1, Mark.or)
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
    for _ in 0..<4 where parent > 0 {
      if source.isMark(parent, 0x28), isLogger(parent - 1) { return true }
      parent = Int(source.tokens[parent].parent)
    }
    return false
  }

  private func isLogger(_ name: Int) -> Bool {
    guard source.isIdentifier(name) else { return false }
    let names = source.isMark(name - 1, 0x2E) ? [name, name - 2] : [name]
    return names.contains { index in
      guard source.isIdentifier(index) else { return false }
      let name = source.string(index)
      return name.hasSuffix("Log") || name.hasPrefix("Log") || name.hasSuffix("Logger")
        || FactCollector.loggers.contains(name)
    }
  }

  /// Functions that only print or check. Source: Foundation, the C library, Kotlin, Android, CocoaLumberjack.
  private static let loggers: Set<String> = [
    "print", "println", "debugPrint", "dump", "printf", "fprintf", "os_log", "log", "assert", "NSAssert",
    "NSParameterAssert", "NSCParameterAssert", "DDLogDebug", "DDLogInfo", "DDLogWarn", "DDLogError",
    "DDLogVerbose",
    "Timber", "RVLogger", "H5Log",
  ]

  /// Whether the value at `index` is an argument of a call to `super`.
  func isHandedToSuper(_ index: Int) -> Bool {
    let parent = Int(source.tokens[index].parent)
    if source.isMark(parent, 0x5B) { return source.word(parent + 1) == .super }
    return source.isMark(parent, 0x28) && source.isMark(parent - 2, 0x2E) && source.word(parent - 3) == .super
  }

  /// The token behind `?` and `!` that follow `index`.
  func behindOptional(_ index: Int) -> Int {
    var next = index + 1
    while source.isMark(next, 0x3F) || source.isMark(next, 0x21) { next += 1 }
    return next
  }

  /// Every use of one of `names` in the body of the method being read; `use` may add names that mean the same.
  mutating func forEachUse(
    of name: String, _ use: (inout FactCollector, Int, inout [String]) -> Void
  ) {
    if name.isEmpty { return }
    var names = [name]
    var hashes = [identifierHash(name.utf8)]
    for index in body {
      let token = source.tokens[index]
      guard token.kind == .identifier, hashes.contains(token.hash), !source.isMark(index - 1, 0x2E),
        !source.isMark(index - 1, Mark.arrow), names.contains(source.string(index)), !isLabel(index)
      else { continue }
      use(&self, index, &names)
      if names.count > 8 { names.removeLast(names.count - 8) }
      hashes = names.map { identifierHash($0.utf8) }
    }
  }

  /// `data:` of a selector or of a Swift argument.
  private func isLabel(_ index: Int) -> Bool {
    guard source.isMark(index + 1, 0x3A) else { return false }
    switch source.language {
    case .objectiveC: return !source.isMark(index - 1, 0x3F)
    case .swift: return source.isMark(index - 1, 0x28) || source.isMark(index - 1, 0x2C)
    default: return false
    }
  }

  /// The local variable that is declared with the value at `index` and nothing else:
  /// `NSDictionary *d = data;`, `let d = data as? [String: Any]`.
  func alias(_ index: Int) -> Int? {
    guard source.isMark(index - 1, 0x3D), source.isIdentifier(index - 2) else { return nil }
    let behind = behindOptional(index)
    switch source.language {
    case .swift, .kotlin:
      switch source.word(index - 3) {
      case .let, .var, .val: break
      default: return nil
      }
      let isWhole =
        source.word(behind) == .as || source.isMark(behind, 0x7B) || source.isMark(behind, 0x2C)
        || source.word(behind) == .else || beginsStatement(behind) || source.isMark(behind, Mark.coalesce)
      return isWhole ? index - 2 : nil
    default:
      let isDeclaration =
        source.isMark(index - 3, 0x2A) || source.isIdentifier(index - 3) || source.isMark(index - 3, 0x3E)
      return isDeclaration && source.isMark(index + 1, 0x3B) ? index - 2 : nil
    }
  }
}
