/// A directive of a build tool in a comment: `<!-- #if ALIPAY || MY -->`.
struct BuildDirective {
  enum Kind { case `if`, elif, `else`, endif }

  /// True, false, or nil when it depends on a name that is not a known platform.
  typealias Condition = Bool?

  var kind: Kind
  /// What the branch after `#if` and `#elif` depends on; true otherwise.
  var condition: Condition

  /// Reads the comment text between the byte offsets `start` and `end`; nil when it is an ordinary comment. `own` are
  /// the names that mean the platform of the file.
  init?(_ source: UnsafePointer<UInt8>, _ start: Int, _ end: Int, own: Set<String>) {
    var offset = start
    while offset < end, isMarkupSpace(source[offset]) { offset += 1 }
    guard offset < end, source[offset] == UInt8(ascii: "#") else { return nil }
    offset += 1
    let wordStart = offset
    while offset < end, source[offset].isASCIILetter { offset += 1 }
    // No directive is longer than `ifndef`, no condition than a line.
    guard offset - wordStart <= 6, end - offset <= 1_000 else { return nil }
    let word = String(
      decoding: UnsafeBufferPointer(start: source + wordStart, count: offset - wordStart), as: UTF8.self)
    let rest = UnsafeBufferPointer(start: source + offset, count: end - offset)
    switch word {
    case "if", "ifdef":
      kind = .if
      condition = BuildCondition.evaluate(rest, own: own)
    case "ifndef":
      kind = .if
      condition = BuildCondition.evaluate(rest, own: own).map { !$0 }
    case "elif":
      kind = .elif
      condition = BuildCondition.evaluate(rest, own: own)
    case "else":
      kind = .else
      condition = true
    case "endif":
      kind = .endif
      condition = true
    default: return nil
    }
  }
}

/// Names, `!`, `&&`, `||` and parentheses, in three-valued logic.
enum BuildCondition {
  static func evaluate(_ text: UnsafeBufferPointer<UInt8>, own: Set<String>) -> Bool? {
    var reader = Reader(text: text, own: own)
    let value = reader.disjunction()
    return reader.isBroken || reader.peek() != nil ? nil : value
  }

  private struct Reader {
    let text: UnsafeBufferPointer<UInt8>
    let own: Set<String>
    var offset = 0
    var depth = 0
    var isBroken = false

    init(text: UnsafeBufferPointer<UInt8>, own: Set<String>) {
      self.text = text
      self.own = own
    }

    mutating func peek() -> UInt8? {
      while offset < text.count, isMarkupSpace(text[offset]) { offset += 1 }
      return offset < text.count ? text[offset] : nil
    }

    mutating func takePair(_ byte: UInt8) -> Bool {
      guard peek() == byte, offset + 1 < text.count, text[offset + 1] == byte else { return false }
      offset += 2
      return true
    }

    mutating func disjunction() -> Bool? {
      var value = conjunction()
      while takePair(UInt8(ascii: "|")) {
        let right = conjunction()
        value = value == true || right == true ? true : value == nil || right == nil ? nil : false
      }
      return value
    }

    mutating func conjunction() -> Bool? {
      var value = term()
      while takePair(UInt8(ascii: "&")) {
        let right = term()
        value = value == false || right == false ? false : value == nil || right == nil ? nil : true
      }
      return value
    }

    mutating func term() -> Bool? {
      var isNegated = false
      while peek() == UInt8(ascii: "!") {
        isNegated.toggle()
        offset += 1
      }
      let value: Bool?
      if peek() == UInt8(ascii: "(") {
        offset += 1
        depth += 1
        guard depth < 32 else {
          isBroken = true
          return nil
        }
        value = disjunction()
        depth -= 1
        if peek() == UInt8(ascii: ")") { offset += 1 } else { isBroken = true }
      } else {
        value = name()
      }
      return isNegated ? value.map { !$0 } : value
    }

    mutating func name() -> Bool? {
      _ = peek()
      let start = offset
      while offset < text.count, isNameByte(text[offset]) { offset += 1 }
      if start == offset {
        isBroken = true
        return nil
      }
      let name = String(decoding: UnsafeBufferPointer(rebasing: text[start..<offset]), as: UTF8.self)
      if own.contains(name) { return true }
      let isOther =
        OtherPlatforms.buildNames.contains(name) || Dialect.all.contains { $0.buildNames.contains(name) }
      return isOther ? false : nil
    }

    private func isNameByte(_ byte: UInt8) -> Bool {
      byte.isASCIILetter || byte.isASCIIDigit || byte == UInt8(ascii: "-")
        || byte == UInt8(ascii: "_")
    }
  }
}

/// The conditional comments that a place of the file is in.
struct ConditionStack {
  enum Step {
    case read
    case readUndecided
    /// Reading goes on after the next directive of this condition.
    case skip
  }

  private enum State {
    /// No branch was taken yet.
    case pending
    /// One branch was taken: the others are not read.
    case taken
    /// It depends on an unknown name: all branches are read.
    case undecided
  }

  private var open: [State] = []
  private var isBroken = false

  /// What to do after `directive`.
  mutating func meet(_ directive: BuildDirective) -> Step {
    if isBroken { return .readUndecided }
    switch directive.kind {
    case .if:
      open.append(.pending)
      return enter(directive.condition)
    case .elif, .else:
      switch open.last {
      case nil: return .read
      case .undecided: return .readUndecided
      case .taken: return .skip
      case .pending: return enter(directive.condition)
      }
    case .endif:
      _ = open.popLast()
      return .read
    }
  }

  private mutating func enter(_ condition: BuildDirective.Condition) -> Step {
    switch condition {
    case true?:
      open[open.count - 1] = .taken
      return .read
    case false?:
      return .skip
    case nil:
      open[open.count - 1] = .undecided
      return .readUndecided
    }
  }

  /// Reads all that follows: a condition has no end.
  mutating func giveUp() { isBroken = true }
}
