import Diagnostics

/// Reads an expression of XPath 1.0 without evaluating it: libxml2 says of a mistake only that there is one, and meets unknown names
/// and wrong arguments when a page reaches them.
///
/// The types of all expressions are known, because those of functions and variables are. So whatever is accepted here also runs, but
/// for limits and for patterns that are not literals.
struct XPathReader {
  /// What an expression says of itself.
  struct Result {
    var kind = ResultKind.nodes
    /// The alternatives of an expression that is a union, else the whole expression: ranges of characters from 0.
    var parts: [Range<Int>] = []
    /// What is evaluated in place of some of the expression, in order; each is in one part.
    var rewrites: [Rewrite] = []
    var prefixes: Set<String> = []
    var variables: Set<QueryVariable> = []
  }

  /// Other words for the characters of a range, which give the same.
  struct Rewrite {
    var range: Range<Int>
    var text: String
  }

  /// How deep parentheses and brackets may be nested: libxml2 calls itself for each.
  static let maxDepth = 32
  /// How many steps, operators and arguments there may be: libxml2 calls itself for each of a chain.
  static let maxOperations = 500

  let scalars: [Unicode.Scalar]
  var offset = 0
  private var depth = 0
  private var operationCount = 0
  /// How often `position()` or `last()` was called so far.
  var positionCount = 0
  var result = Result()
  /// The alternatives of the unions outside of all parentheses and brackets.
  private var outerUnions: [[Range<Int>]] = []
  /// Whether an operator other than `|` is outside of them.
  private var hasOuterOperator = false

  private init(_ text: String) { scalars = Array(text.unicodeScalars) }

  static func read(
    _ text: String, limit: Int = CompiledExpression.maxLength
  ) throws(ExpressionMistake) -> Result {
    if text.utf8.count > limit { throw .tooLong(.expression) }
    var reader = XPathReader(text)
    // A NUL would end what libxml2 reads.
    if let end = reader.scalars.firstIndex(of: "\0") {
      reader.offset = end
      throw reader.unexpected()
    }
    reader.result.kind = try reader.expression()
    if !reader.isAtEnd { throw reader.unexpected() }
    let isUnion = reader.outerUnions.count == 1 && !reader.hasOuterOperator
    reader.result.parts = isUnion ? reader.outerUnions[0] : [0..<reader.scalars.count]
    return reader.result
  }

  // MARK: Operators

  /// Binary operators from the weakest to the strongest, each with what it gives.
  private static let levels: [(words: [String], result: ResultKind)] = [
    (["or"], .boolean), (["and"], .boolean), (["!=", "="], .boolean), (["<=", ">=", "<", ">"], .boolean),
    (["+", "-"], .number), (["*", "div", "mod"], .number),
  ]

  /// Reads operands and the operators between them that are of a level or bind more strongly.
  mutating func expression(from least: Int = 0) throws(ExpressionMistake) -> ResultKind {
    var kind = try negation()
    while let level = takeOperator(from: least) {
      try countOperation()
      if depth == 0 { hasOuterOperator = true }
      _ = try expression(from: level + 1)
      kind = XPathReader.levels[level].result
    }
    return kind
  }

  /// Takes an operator of a level, or one that binds more strongly; returns its level.
  private mutating func takeOperator(from least: Int) -> Int? {
    skipBlanks()
    for level in least..<XPathReader.levels.count {
      for word in XPathReader.levels[level].words {
        let isName = word.unicodeScalars.first.map(isNameStart) ?? false
        if isName ? nameEnd(offset) == offset + word.utf8.count && has(word) : has(word) {
          offset += word.utf8.count
          return level
        }
      }
    }
    return nil
  }

  private mutating func negation() throws(ExpressionMistake) -> ResultKind {
    var isNegated = false
    while take("-") {
      try countOperation()
      isNegated = true
      if depth == 0 { hasOuterOperator = true }
    }
    let kind = try union()
    return isNegated ? .number : kind
  }

  private mutating func union() throws(ExpressionMistake) -> ResultKind {
    skipBlanks()
    var start = offset
    var parts: [Range<Int>] = []
    let kind = try path()
    parts.append(start..<offset)
    var left = kind
    while true {
      skipBlanks()
      let sign = offset
      guard take("|") else { break }
      try countOperation()
      skipBlanks()
      start = offset
      let right = try path()
      for kind in [left, right] where kind != .nodes {
        throw mistake(
          at: sign, en: "\"|\" takes nodes, not \(kind.name.english)", zh: "“|”的两边是节点，不能是\(kind.name.chinese)"
        )
      }
      parts.append(start..<offset)
      left = .nodes
    }
    if depth == 0 { outerUnions.append(parts) }
    return kind
  }

  // MARK: Paths

  private mutating func path() throws(ExpressionMistake) -> ResultKind {
    skipBlanks()
    let start = offset
    guard let primary = try self.primary() else {
      try locationPath()
      return .nodes
    }
    if peek == "[" {
      try need(.nodes, primary, at: start, of: "[...]")
      _ = try predicates()
    }
    if peek == "/" {
      try need(.nodes, primary, at: start, of: "/")
      try restOfPath()
    }
    return primary
  }

  /// What is not a path: a variable, a literal, a number, a call, or an expression in parentheses. Nil for a path.
  private mutating func primary() throws(ExpressionMistake) -> ResultKind? {
    guard let first = peek else { throw expected(en: "an expression", zh: "表达式") }
    switch first {
    case "$": return try variable()
    case "(":
      offset += 1
      return try nested(closing: ")") { reader throws(ExpressionMistake) in try reader.expression() }
    case "\"", "'":
      _ = try literal()
      return .text
    case "0"..."9": return number()
    case ".": return isDigit(offset + 1) ? number() : nil
    default: return try call()
    }
  }

  private mutating func variable() throws(ExpressionMistake) -> ResultKind {
    let start = offset
    offset += 1
    guard let end = nameEnd(offset) else { throw expected(en: "a name after \"$\"", zh: "“$”后的名称") }
    let name = string(offset..<end)
    offset = end
    guard let variable = QueryVariable(rawValue: name) else {
      let known = QueryVariable.allCases.map { "$\($0.rawValue)" }
      throw mistake(
        at: start, LocalizedText(en: "unknown variable \"$\(name)\"", zh: "未知的变量“$\(name)”"),
        help: LocalizedText(
          en: "the variables are \(sentenceList(known).english)", zh: "可用的变量：\(sentenceList(known).chinese)"))
    }
    result.variables.insert(variable)
    return .text
  }

  mutating func literal() throws(ExpressionMistake) -> String {
    let start = offset
    let quote = scalars[offset]
    guard let end = scalars[(start + 1)...].firstIndex(of: quote) else {
      throw mistake(at: start, en: "the text in quotes has no end", zh: "引号中的文本没有结束")
    }
    offset = end + 1
    return string(start + 1..<end)
  }

  private mutating func number() -> ResultKind {
    while isDigit(offset) { offset += 1 }
    if offset < scalars.count, scalars[offset] == "." { offset += 1 }
    while isDigit(offset) { offset += 1 }
    return .number
  }

  // MARK: Calls

  static let nodeTypes: Set<String> = ["node", "text", "comment", "processing-instruction"]

  /// A call of a function; nil where none is.
  private mutating func call() throws(ExpressionMistake) -> ResultKind? {
    let start = offset
    guard let end = qualifiedNameEnd(offset) else { return nil }
    let name = string(start..<end)
    if XPathReader.nodeTypes.contains(name) || !has("(", from: end) { return nil }
    guard let function = XPathFunction.named(name) else {
      throw mistake(
        at: start, LocalizedText(en: "unknown function \"\(name)\"", zh: "未知的函数“\(name)”"),
        help: didYouMean(nearestName(to: name, in: XPathFunction.all.map(\.name))))
    }
    offset = end
    _ = take("(")
    let count = try arguments(of: function)
    if !function.takes(count) { throw wrongCount(count, of: function, at: start) }
    if function.name == "position" || function.name == "last" { positionCount += 1 }
    return function.result
  }

  private mutating func arguments(of function: XPathFunction) throws(ExpressionMistake) -> Int {
    if take(")") { return 0 }
    return try nested(closing: ")") { reader throws(ExpressionMistake) in
      var count = 0
      repeat {
        try reader.countOperation()
        reader.skipBlanks()
        let start = reader.offset
        let kind = try reader.expression()
        if let wanted = function.kind(ofArgument: count) {
          try reader.need(wanted, kind, at: start, of: "\(function.name)()")
        }
        if function.name == "matches", count == 1 { try reader.checkPattern(from: start) }
        count += 1
      } while reader.take(",")
      return count
    }
  }

  /// Reads the pattern of `matches` where it is a literal and nothing else.
  private func checkPattern(from start: Int) throws(ExpressionMistake) {
    var reader = self
    reader.offset = start
    guard let quote = peek(at: start), quote == "\"" || quote == "'", let pattern = try? reader.literal()
    else {
      return
    }
    reader.skipBlanks()
    var end = self
    end.skipBlanks()
    guard reader.offset == end.offset, Pattern(pattern) == nil else { return }
    throw mistake(
      at: start, en: "\"\(pattern)\" is not a regular expression of XML Schema",
      zh: "“\(pattern)”不是 XML Schema 的正则表达式")
  }

  private func wrongCount(_ count: Int, of function: XPathFunction, at start: Int) -> ExpressionMistake {
    let most = function.parameters.count
    let least = most - function.optionalCount
    let wanted: LocalizedText
    if function.isVariadic {
      wanted = LocalizedText(en: "at least \(least) arguments", zh: "至少 \(least) 个参数")
    } else if least == most {
      wanted = LocalizedText(
        en: "\(most == 0 ? "no" : "\(most)") argument\(most == 1 ? "" : "s")", zh: "\(most) 个参数")
    } else {
      wanted = LocalizedText(
        en: "\(least) or \(most) argument\(most == 1 ? "" : "s")", zh: "\(least) 或 \(most) 个参数")
    }
    return mistake(
      at: start, en: "\(function.name)() takes \(wanted.english), not \(count)",
      zh: "\(function.name)() 需要\(wanted.chinese)，不是 \(count) 个")
  }

  // MARK: Characters

  var isAtEnd: Bool {
    mutating get { peek == nil }
  }

  /// The next character that is not blank; nil at the end.
  var peek: Unicode.Scalar? {
    mutating get {
      skipBlanks()
      return peek(at: offset)
    }
  }

  func peek(at offset: Int) -> Unicode.Scalar? { offset < scalars.count ? scalars[offset] : nil }

  mutating func skipBlanks() {
    while let next = peek(at: offset), isBlank(next) { offset += 1 }
  }

  private func isBlank(_ scalar: Unicode.Scalar) -> Bool {
    scalar == " " || scalar == "\t" || scalar == "\n" || scalar == "\r"
  }

  mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    guard peek == scalar else { return false }
    offset += 1
    return true
  }

  /// Whether the word is next.
  func has(_ word: String) -> Bool {
    scalars[offset...].starts(with: word.unicodeScalars)
  }

  /// Whether the word is next, or after blanks, from an offset on.
  func has(_ word: String, from start: Int) -> Bool {
    scalars[start...].drop(while: isBlank).starts(with: word.unicodeScalars)
  }

  private func isDigit(_ offset: Int) -> Bool { peek(at: offset).map { ("0"..."9").contains($0) } ?? false }

  /// The end of the name, without a prefix, at an offset; nil where none is.
  func nameEnd(_ start: Int) -> Int? {
    guard let first = peek(at: start), isNameStart(first) else { return nil }
    return scalars[start...].firstIndex { !isNamePart($0) } ?? scalars.count
  }

  func qualifiedNameEnd(_ start: Int) -> Int? {
    guard let end = nameEnd(start) else { return nil }
    return peek(at: end) == ":" ? nameEnd(end + 1) ?? end : end
  }

  func string(_ range: Range<Int>) -> String {
    String(String.UnicodeScalarView(scalars[range]))
  }

  // MARK: Nesting and mistakes

  mutating func nested<Value>(
    closing end: Unicode.Scalar,
    _ read: (inout XPathReader) throws(ExpressionMistake) -> Value
  ) throws(ExpressionMistake) -> Value {
    if depth == XPathReader.maxDepth {
      throw mistake(
        at: offset - 1, en: "more than \(XPathReader.maxDepth) brackets are nested",
        zh: "括号嵌套超过 \(XPathReader.maxDepth) 层")
    }
    depth += 1
    let value = try read(&self)
    depth -= 1
    if !take(end) { throw expected(en: "\"\(end)\"", zh: "“\(end)”") }
    return value
  }

  mutating func countOperation() throws(ExpressionMistake) {
    operationCount += 1
    if operationCount > XPathReader.maxOperations {
      throw mistake(
        at: offset, en: "more than \(XPathReader.maxOperations) steps and operators",
        zh: "步和运算符超过 \(XPathReader.maxOperations) 个")
    }
  }

  private func need(
    _ wanted: ResultKind, _ kind: ResultKind, at start: Int, of taker: String
  ) throws(ExpressionMistake) {
    if kind == wanted { return }
    throw mistake(
      at: start,
      en:
        "\(taker.first?.isLetter ?? false ? taker : "\"\(taker)\"") takes \(wanted.name.english), not \(kind.name.english)",
      zh:
        "\(taker.first?.isLetter ?? false ? "\(taker) " : "“\(taker)”")需要\(wanted.name.chinese)，不是\(kind.name.chinese)"
    )
  }

  func mistake(at offset: Int, en english: String, zh chinese: String) -> ExpressionMistake {
    mistake(at: offset, LocalizedText(en: english, zh: chinese))
  }

  func mistake(
    at offset: Int, _ reason: LocalizedText, help: LocalizedText? = nil
  ) -> ExpressionMistake {
    ExpressionMistake(.expression, reason, help: help, character: offset + 1)
  }

  /// What is missing at the next character.
  mutating func expected(en english: String, zh chinese: String) -> ExpressionMistake {
    skipBlanks()
    return mistake(at: offset, en: "expected \(english)", zh: "缺少\(chinese)")
  }

  /// What is said of a character that nothing can begin with here.
  mutating func unexpected() -> ExpressionMistake {
    skipBlanks()
    let end = nameEnd(offset) ?? offset + 1
    let word = string(offset..<min(end, scalars.count)).visible()
    return mistake(at: offset, en: "unexpected \"\(word)\"", zh: "多余的“\(word)”")
  }
}
