import NativeSource
import Script

/// Reads on which platforms a place of a script is reached: what conditions on `Platform.OS` leave of them.
///
/// A condition that is not understood leaves all platforms.
struct PlatformReader {
  /// On which platforms a condition may be true, and on which it may be false.
  private struct Truth {
    var yes = Set(NativePlatform.allCases)
    var no = Set(NativePlatform.allCases)

    var negated: Truth { Truth(yes: no, no: yes) }
    func and(_ other: Truth) -> Truth {
      Truth(yes: yes.intersection(other.yes), no: no.union(other.no))
    }
    func or(_ other: Truth) -> Truth {
      Truth(yes: yes.union(other.yes), no: no.intersection(other.no))
    }
  }

  private let tokens: TokenList
  /// `isIOS` of `const isIOS = Platform.OS === 'ios'`.
  private var constants: [String: Truth] = [:]
  /// What names mean that other files declare: `isIOS`, `IS_ANDROID`.
  private static let conventions = [
    "isios": Truth(yes: [.ios], no: [.android]), "isandroid": Truth(yes: [.android], no: [.ios]),
  ]
  private static let deepest = 64

  init(_ tokens: TokenList) {
    self.tokens = tokens
    for index in 0..<tokens.count where tokens.isSpelled(index, "const") {
      guard tokens.kind(index + 1) == .identifier, tokens.kind(index + 2) == .assign else { continue }
      var end = index + 3
      while end < tokens.count, end == index + 3 || !startsStatement(end), tokens.kind(end) != .semicolon,
        tokens.kind(end) != .comma
      {
        end = tokens.skip(end)
      }
      constants[tokens.string(index + 1)] = truth(index + 3..<min(end, tokens.count))
    }
  }

  /// The platforms that remain of `platforms` at a token.
  func platforms(at index: Int, of platforms: Set<NativePlatform>) -> Set<NativePlatform> {
    var remaining = platforms
    var child = index
    for _ in 0..<PlatformReader.deepest {
      let parent = tokens.parent(child)
      let before = level(parent, before: child)
      remaining.formIntersection(statementPlatforms(before, child))
      remaining.formIntersection(expressionPlatforms(before))
      if tokens.kind(parent) == .openingBrace {
        remaining.formIntersection(memberPlatforms(parent, before))
        remaining.formIntersection(casePlatforms(parent, before))
      }
      if parent < 0 { break }
      child = parent
    }
    return remaining
  }

  // MARK: - Tokens

  /// The tokens directly between a bracket and a token in it, brackets with what is in them as one.
  private func level(_ parent: Int, before child: Int) -> [Int] {
    var found: [Int] = []
    var index = parent + 1
    while index < child {
      found.append(index)
      index = tokens.skip(index)
    }
    return found
  }

  private func startsLine(_ index: Int) -> Bool {
    guard index > 0, index < tokens.count else { return true }
    let (end, start) = (tokens.range(index - 1).end, tokens.range(index).start)
    return start > end && tokens.text.bytes[Int(end)..<Int(start)].contains(UInt8(ascii: "\n"))
  }

  /// Whether a statement begins at a token, where no semicolon is before it.
  private func startsStatement(_ index: Int) -> Bool {
    guard startsLine(index), tokens.kind(index) == .identifier || tokens.kind(index).isOpening else {
      return false
    }
    switch tokens.kind(index - 1) {
    case .identifier, .string, .number, .template, .closingParenthesis, .closingBracket, .closingBrace,
      .templateTail:
      return true
    default: return false
    }
  }

  // MARK: - Statements

  /// What `if` statements leave: those around the token, and those before it after which the code goes on only where
  /// their condition is false.
  private func statementPlatforms(_ before: [Int], _ child: Int) -> Set<NativePlatform> {
    var remaining = Truth().yes
    for (position, index) in before.enumerated() where tokens.isSpelled(index, "if") {
      guard position + 1 < before.count, tokens.kind(before[position + 1]) == .openingParenthesis else {
        continue
      }
      let condition = before[position + 1]
      let truth = truth(condition + 1..<tokens.closer(of: condition))
      let body = tokens.closer(of: condition) + 1
      let end = statementEnd(body)
      if (body..<end).contains(child) {
        remaining.formIntersection(truth.yes)
      } else if tokens.isSpelled(end, "else"), (end..<elseEnd(end)).contains(child) {
        remaining.formIntersection(truth.no)
      } else if child >= end, leaves(body, end) {
        remaining.formIntersection(truth.no)
      }
    }
    return remaining
  }

  private func statementEnd(_ start: Int) -> Int {
    if tokens.kind(start) == .openingBrace { return tokens.closer(of: start) + 1 }
    var index = start
    while index < tokens.count, !tokens.kind(index).isClosing {
      if tokens.kind(index) == .semicolon { return index + 1 }
      if index > start, startsStatement(index) || tokens.isSpelled(index, "else") { return index }
      index = tokens.skip(index)
    }
    return index
  }

  /// The end of all branches that follow an `else`.
  private func elseEnd(_ start: Int) -> Int {
    var index = start
    while tokens.isSpelled(index, "else") {
      index += 1
      if tokens.isSpelled(index, "if"), tokens.kind(index + 1) == .openingParenthesis {
        index = tokens.closer(of: index + 1) + 1
      }
      index = statementEnd(index)
    }
    return index
  }

  /// Whether the code after a statement is not reached from it.
  private func leaves(_ start: Int, _ end: Int) -> Bool {
    let isBlock = tokens.kind(start) == .openingBrace
    var index = isBlock ? start + 1 : start
    while index < (isBlock ? end - 1 : end) {
      if tokens.isSpelled(index, "return") || tokens.isSpelled(index, "throw") { return true }
      if tokens.isSpelled(index, "if"), tokens.kind(index + 1) == .openingParenthesis {
        index = elseEnd(statementEnd(tokens.closer(of: index + 1) + 1))
      } else {
        index = tokens.skip(index)
      }
    }
    return false
  }

  // MARK: - Expressions

  /// What `condition &&`, `condition ||` and `condition ? a : b` leave; an arrow is between two such expressions.
  private func expressionPlatforms(_ before: [Int]) -> Set<NativePlatform> {
    var start = 0
    for (position, index) in before.enumerated() {
      switch tokens.kind(index) {
      case .semicolon, .comma, .assign, .openingBrace: start = position + 1
      default:
        if tokens.isSpelled(index, "return") {
          start = position + 1
        } else if startsStatement(index) {
          start = position
        }
      }
    }
    return before[start...].split { tokens.kind($0) == .arrow }.reduce(Truth().yes) {
      $0.intersection(operandPlatforms($1))
    }
  }

  private func operandPlatforms(_ level: ArraySlice<Int>) -> Set<NativePlatform> {
    var operands = level
    var remaining = Truth().yes
    if let question = operands.lastIndex(where: { tokens.kind($0) == .question }) {
      let truth = truth(operands[..<question])
      let colon = operands[question...].firstIndex { tokens.kind($0) == .colon }
      remaining = colon == nil ? truth.yes : truth.no
      operands = operands[((colon ?? question) + 1)...]
    }
    if let sign = operands.lastIndex(where: { isSign($0, "&&") || isSign($0, "||") }) {
      let truth = truth(operands[..<sign])
      remaining.formIntersection(isSign(operands[sign], "&&") ? truth.yes : truth.no)
    }
    return remaining
  }

  private func isSign(_ index: Int, _ spelling: StaticString) -> Bool {
    tokens.kind(index) == .operator && tokens.isSpelled(index, spelling)
  }

  private func truth(_ level: ArraySlice<Int>) -> Truth {
    guard let first = level.first, let last = level.last else { return Truth() }
    return truth(first..<tokens.skip(last))
  }

  private func truth(_ range: Range<Int>, depth: Int = 0) -> Truth {
    guard !range.isEmpty, range.count < 256, depth < 16 else { return Truth() }
    for (sign, isOr) in [("||" as StaticString, true), ("&&", false)] {
      var index = range.lowerBound
      while index < range.upperBound {
        if isSign(index, sign) {
          let left = truth(range.lowerBound..<index, depth: depth + 1)
          let right = truth(index + 1..<range.upperBound, depth: depth + 1)
          return isOr ? left.or(right) : left.and(right)
        }
        index = tokens.skip(index)
      }
    }
    let first = range.lowerBound
    if tokens.kind(first) == .bang { return truth(first + 1..<range.upperBound, depth: depth + 1).negated }
    if tokens.kind(first) == .openingParenthesis, tokens.closer(of: first) == range.upperBound - 1 {
      return truth(first + 1..<range.upperBound - 1, depth: depth + 1)
    }
    let isCall =
      range.count == 3 && tokens.kind(first + 1) == .openingParenthesis
      && tokens.closer(of: first + 1) == first + 2
    if range.count == 1 || isCall {
      let name = tokens.string(first)
      return constants[name] ?? PlatformReader.conventions[name.lettersAndDigits] ?? Truth()
    }
    return comparison(range)
  }

  /// `Platform.OS === 'ios'`, either way round.
  private func comparison(_ range: Range<Int>) -> Truth {
    guard let sign = range.first(where: { tokens.kind($0) == .operator }) else { return Truth() }
    let (left, right) = (range.lowerBound..<sign, sign + 1..<range.upperBound)
    guard let literal = isPlatform(left) ? right : isPlatform(right) ? left : nil, literal.count == 1,
      let name = tokens.literal(literal.lowerBound)
    else { return Truth() }
    let own = Set([NativePlatform(rawValue: tokens.text.string(name))].compactMap { $0 })
    let truth = Truth(yes: own, no: Truth().no.subtracting(own))
    return switch tokens.string(sign) {
    case "===", "==": truth
    case "!==", "!=": truth.negated
    default: Truth()
    }
  }

  /// `Platform.OS`, or `OS` alone, which is taken out of it.
  private func isPlatform(_ range: Range<Int>) -> Bool {
    guard let last = range.last, tokens.isSpelled(last, "OS") else { return false }
    return range.count == 1 || range.count >= 3 && tokens.isSpelled(last - 2, "Platform")
  }

  // MARK: - Objects and switches

  /// What the key of a member of `Platform.select({...})` leaves.
  private func memberPlatforms(_ open: Int, _ before: [Int]) -> Set<NativePlatform> {
    guard tokens.kind(open - 1) == .openingParenthesis, tokens.isSpelled(open - 2, "select"),
      tokens.isSpelled(open - 4, "Platform")
    else { return Truth().yes }
    let start = before.lastIndex { tokens.kind($0) == .comma }.map { $0 + 1 } ?? before.startIndex
    guard start < before.endIndex else { return Truth().yes }
    let key = tokens.string(before[start])
    if let platform = NativePlatform(rawValue: key) { return [platform] }
    guard key == "default" || key == "native" else { return [] }
    return Truth().yes.subtracting(
      level(open, before: tokens.closer(of: open)).compactMap { index in
        let isKey = index == open + 1 || tokens.kind(index - 1) == .comma
        return isKey ? NativePlatform(rawValue: tokens.string(index)) : nil
      })
  }

  /// What the labels of `switch (Platform.OS) {...}` leave.
  private func casePlatforms(_ open: Int, _ before: [Int]) -> Set<NativePlatform> {
    let around = level(tokens.parent(open), before: open).suffix(2)
    guard around.count == 2, let first = around.first, let last = around.last,
      tokens.isSpelled(first, "switch"),
      isPlatform(last + 1..<tokens.closer(of: last))
    else { return Truth().yes }
    var remaining: Set<NativePlatform> = []
    var hasEnded = false
    for index in before {
      if tokens.isSpelled(index, "break") || tokens.isSpelled(index, "return") { hasEnded = true }
      let isDefault = tokens.isSpelled(index, "default")
      guard isDefault || tokens.isSpelled(index, "case") else { continue }
      if hasEnded { remaining = [] }
      hasEnded = false
      if isDefault {
        remaining = Truth().yes
      } else if let name = tokens.literal(index + 1) {
        remaining.formUnion([NativePlatform(rawValue: tokens.text.string(name))].compactMap { $0 })
      }
    }
    return remaining
  }
}
