import Diagnostics

/// Reads a selector: a part of what CSS has, with names of attributes as pages have them. What else CSS has is a mistake that names
/// it.
struct SelectorReader {
  /// How deep pseudo-classes may be nested.
  static let maxDepth = 16

  private let scalars: [Unicode.Scalar]
  private var offset = 0
  private var depth = 0

  private init(_ text: String) { scalars = Array(text.unicodeScalars) }

  static func read(_ text: String) throws(ExpressionMistake) -> Selector {
    if text.utf8.count > CompiledExpression.maxLength { throw .tooLong(.selector) }
    var reader = SelectorReader(text)
    // A NUL would end the XPath.
    if let end = reader.scalars.firstIndex(of: "\0") {
      reader.offset = end
      throw reader.unexpected()
    }
    let selector = try reader.selector()
    if reader.offset < reader.scalars.count { throw reader.unexpected() }
    return selector
  }

  // MARK: Lists and chains

  private mutating func selector() throws(ExpressionMistake) -> Selector {
    var alternatives = [try chain()]
    while take(",") { alternatives.append(try chain()) }
    return Selector(alternatives: alternatives)
  }

  private mutating func chain() throws(ExpressionMistake) -> Selector.Chain {
    skipBlanks()
    var chain = Selector.Chain(first: try compound())
    while let relation = relation() { chain.rest.append((relation, try compound())) }
    return chain
  }

  /// What is between two compounds; nil at the end of a chain.
  private mutating func relation() -> Selector.Relation? {
    let hasBlanks = skipBlanks()
    if let sign = relationSign() { return sign }
    guard hasBlanks, let next = peek, next != ",", next != ")" else { return nil }
    return .descendant
  }

  private mutating func relationSign() -> Selector.Relation? {
    let relation: Selector.Relation
    switch peek {
    case ">": relation = .child
    case "+": relation = .next
    case "~": relation = .following
    default: return nil
    }
    offset += 1
    skipBlanks()
    return relation
  }

  // MARK: Compounds

  private mutating func compound() throws(ExpressionMistake) -> Selector.Compound {
    let start = offset
    var compound = Selector.Compound()
    if peek == "*" {
      offset += 1
    } else if let name = name() {
      compound.tag = name
    }
    while let condition = try condition() { compound.conditions.append(condition) }
    if offset > start { return compound }
    guard let next = peek, next != ",", next != ")" else { throw expected(en: "a selector", zh: "选择器") }
    throw unexpected()
  }

  /// Nil where no condition begins.
  private mutating func condition() throws(ExpressionMistake) -> Selector.Condition? {
    switch peek {
    case "#":
      offset += 1
      guard let id = word() else { throw expected(en: "an id after \"#\"", zh: "“#”后的 id") }
      return .id(id)
    case ".":
      offset += 1
      guard let word = word() else { throw expected(en: "a class after \".\"", zh: "“.”后的类名") }
      return .word(word)
    case "[":
      offset += 1
      return try attribute()
    case ":":
      return try pseudoClass()
    default: return nil
    }
  }

  // MARK: Attributes

  private mutating func attribute() throws(ExpressionMistake) -> Selector.Condition {
    skipBlanks()
    let name = try attributeName()
    skipBlanks()
    if take("]") { return .attribute(name, nil) }
    let start = offset
    guard let test = valueOperator() else {
      if let next = peek, next == "|" || next == "!" { throw unsupported("\(next)=") }
      throw expected(en: "\"]\"", zh: "“]”")
    }
    if case .beginning = name {
      throw mistake(at: start, en: "a name that ends in \"*\" takes no value", zh: "以“*”结尾的名称不能带值")
    }
    skipBlanks()
    var condition = Selector.ValueTest(operator: test, value: try value())
    skipBlanks()
    if peek == "i" || peek == "I" {
      offset += 1
      condition.ignoresCase = true
    }
    skipBlanks()
    if !take("]") { throw expected(en: "\"]\"", zh: "“]”") }
    return .attribute(name, condition)
  }

  /// The name up to white space, `]` or an operator.
  private mutating func attributeName() throws(ExpressionMistake) -> Selector.AttributeName {
    let start = offset
    while let next = peek, !isBlank(next), next != "]", !startsOperator {
      if next == "\"" || next == "'" || next == "\\" { throw unexpected() }
      offset += 1
    }
    let name = string(start..<offset)
    guard let star = name.unicodeScalars.firstIndex(of: "*") else {
      if name.isEmpty { throw expected(en: "the name of an attribute", zh: "属性名") }
      return .exactly(name)
    }
    let beginning = name.unicodeScalars[..<star]
    if beginning.count + 1 < offset - start {
      throw mistake(
        at: start + beginning.count, en: "\"*\" stands only at the end of a name", zh: "“*”只能在名称的末尾")
    }
    return .beginning(String(beginning))
  }

  private var startsOperator: Bool {
    guard let next = peek else { return false }
    let isSign = next == "~" || next == "^" || next == "$" || next == "*" || next == "|" || next == "!"
    return next == "=" || isSign && scalar(at: offset + 1) == "="
  }

  private mutating func valueOperator() -> Selector.ValueTest.Operator? {
    for length in [1, 2] where offset + length <= scalars.count {
      if let found = Selector.ValueTest.Operator(rawValue: string(offset..<offset + length)) {
        offset += length
        return found
      }
    }
    return nil
  }

  private mutating func value() throws(ExpressionMistake) -> String {
    let start = offset
    if let quote = peek, quote == "\"" || quote == "'" {
      offset += 1
      while let next = peek, next != quote {
        if next == "\\" { throw unsupported("\\") }
        if next == "\n" || next == "\r" { break }
        offset += 1
      }
      if !take(quote) { throw mistake(at: start, en: "the value has no closing quote", zh: "值缺少后引号") }
      return string(start + 1..<offset - 1)
    }
    while let next = peek, !isBlank(next), next != "]" {
      if next == "\\" { throw unsupported("\\") }
      offset += 1
    }
    if offset == start { throw expected(en: "a value", zh: "值") }
    return string(start..<offset)
  }

  // MARK: Pseudo-classes

  private static let pseudoClasses = [
    ":not", ":has", ":is", ":first-child", ":last-child", ":only-child", ":nth-child", ":empty", ":root",
  ]

  private mutating func pseudoClass() throws(ExpressionMistake) -> Selector.Condition {
    let start = offset
    offset += 1
    if take(":") {
      let name = "::" + (name() ?? "")
      offset = start
      throw unsupported(name)
    }
    guard let name = name()?.lowercased() else {
      throw expected(en: "a name after \":\"", zh: "“:”后的名称")
    }
    switch name {
    case "first-child": return .firstChild
    case "last-child": return .lastChild
    case "only-child": return .onlyChild
    case "empty": return .empty
    case "root": return .root
    case "nth-child": return .nthChild(try wholeNumber())
    case "not": return .not(try list(of: name, takesChains: false))
    case "is": return .any(try list(of: name, takesChains: true))
    case "has": return .has(try relativeList())
    default:
      offset = start
      throw unsupported(
        ":\(name)",
        help: didYouMean(nearestName(to: ":\(name)", in: SelectorReader.pseudoClasses))
          ?? LocalizedText(
            en: "the pseudo-classes are \(sentenceList(SelectorReader.pseudoClasses).english)",
            zh: "可用的伪类：\(sentenceList(SelectorReader.pseudoClasses).chinese)"))
    }
  }

  private mutating func list(of name: String, takesChains: Bool) throws(ExpressionMistake) -> Selector {
    try inParentheses(after: name) { reader throws(ExpressionMistake) in
      let start = reader.offset
      let selector = try reader.selector()
      if !takesChains, selector.alternatives.contains(where: { !$0.rest.isEmpty }) {
        throw reader.mistake(
          at: start,
          LocalizedText(en: "\":\(name)\" takes no combinator", zh: "“:\(name)”中不能有组合符"),
          help: LocalizedText(en: "write it as XPath", zh: "改用 XPath"))
      }
      return selector
    }
  }

  private mutating func relativeList() throws(ExpressionMistake) -> [(Selector.Relation, Selector.Chain)] {
    try inParentheses(after: "has") { reader throws(ExpressionMistake) in
      var chains: [(Selector.Relation, Selector.Chain)] = []
      repeat {
        reader.skipBlanks()
        let relation = reader.relationSign() ?? .descendant
        chains.append((relation, try reader.chain()))
      } while reader.take(",")
      return chains
    }
  }

  private mutating func wholeNumber() throws(ExpressionMistake) -> Int {
    try inParentheses(after: "nth-child") { reader throws(ExpressionMistake) in
      reader.skipBlanks()
      let start = reader.offset
      while let next = reader.peek, next != ")", !reader.isBlank(next) { reader.offset += 1 }
      let text = reader.string(start..<reader.offset)
      reader.skipBlanks()
      let isWhole = text.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
      guard isWhole, let number = Int(text), number > 0, number <= Int32.max, reader.peek == ")" else {
        throw reader.mistake(
          at: start, en: "\":nth-child\" takes a whole number from 1", zh: "“:nth-child”只接受从 1 开始的整数")
      }
      return number
    }
  }

  private mutating func inParentheses<Value>(
    after name: String, _ read: (inout SelectorReader) throws(ExpressionMistake) -> Value
  ) throws(ExpressionMistake) -> Value {
    if !take("(") { throw expected(en: "\"(\" after \":\(name)\"", zh: "“:\(name)”后的“(”") }
    if depth == SelectorReader.maxDepth {
      throw mistake(
        at: offset - 1, en: "more than \(SelectorReader.maxDepth) parentheses are nested",
        zh: "括号嵌套超过 \(SelectorReader.maxDepth) 层")
    }
    depth += 1
    let value = try read(&self)
    depth -= 1
    skipBlanks()
    if !take(")") { throw peek == nil ? expected(en: "\")\"", zh: "“)”") : unexpected() }
    return value
  }

  // MARK: Characters

  private var peek: Unicode.Scalar? { scalar(at: offset) }

  private func scalar(at offset: Int) -> Unicode.Scalar? {
    offset < scalars.count ? scalars[offset] : nil
  }

  private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    guard peek == scalar else { return false }
    offset += 1
    return true
  }

  /// Whether there were any.
  @discardableResult private mutating func skipBlanks() -> Bool {
    let start = offset
    while let next = peek, isBlank(next) { offset += 1 }
    return offset > start
  }

  private func isBlank(_ scalar: Unicode.Scalar) -> Bool {
    scalar == " " || scalar == "\t" || scalar == "\n" || scalar == "\r" || scalar == "\u{C}"
  }

  /// A tag, or the name of a pseudo-class; nil where none begins.
  private mutating func name() -> String? {
    guard let first = peek, isNameStart(first) else { return nil }
    return word()
  }

  /// Letters, digits, `-` and `_`: an id or a class as it is in a page. Nil where none begins.
  private mutating func word() -> String? {
    let start = offset
    while let next = peek, next != ".", isNamePart(next) { offset += 1 }
    return offset > start ? string(start..<offset) : nil
  }

  private func string(_ range: Range<Int>) -> String {
    String(String.UnicodeScalarView(scalars[range]))
  }

  // MARK: Mistakes

  private func mistake(at offset: Int, en english: String, zh chinese: String) -> ExpressionMistake {
    mistake(at: offset, LocalizedText(en: english, zh: chinese))
  }

  private func mistake(
    at offset: Int, _ reason: LocalizedText, help: LocalizedText? = nil
  ) -> ExpressionMistake {
    ExpressionMistake(.selector, reason, help: help, character: offset + 1)
  }

  private func expected(en english: String, zh chinese: String) -> ExpressionMistake {
    mistake(at: offset, en: "expected \(english)", zh: "缺少\(chinese)")
  }

  /// What CSS has and selectors here have not.
  private func unsupported(_ word: String, help: LocalizedText? = nil) -> ExpressionMistake {
    mistake(
      at: offset, LocalizedText(en: "\"\(word)\" is not supported", zh: "不支持“\(word)”"), help: help)
  }

  private func unexpected() -> ExpressionMistake {
    guard let next = peek else { return expected(en: "a selector", zh: "选择器") }
    switch next {
    case "|", "\\", "&": return unsupported(String(next))
    case "/" where scalar(at: offset + 1) == "*": return unsupported("/*")
    default:
      let shown = String(next).visible()
      return mistake(at: offset, en: "unexpected \"\(shown)\"", zh: "多余的“\(shown)”")
    }
  }
}
