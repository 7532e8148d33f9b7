import Diagnostics
import Linting
import Markup

/// A comparison whose result is always the same, or two of one value that cannot both fail, or cannot both hold.
package var constantCondition: Rule {
  Rule(
    id: "constant-condition",
    summary: .init(
      en: "a condition that is always true or always false",
      zh: "条件恒真或恒假"),
    category: .markup,
    severity: .warning,
    severities: .init(
      en: "info if two literals are compared, which may switch off a part of the page on purpose",
      zh: "比较两个字面量时为 info：可能是有意停用页面的一部分"),
    rationale: .init(
      en:
        """
        One value never equals two others. It always differs from one of them, so "a != 1 || a != 2" is \
        always true, and "a == 1 && a == 2" is always false. An array or object equals only itself, and \
        each literal creates a new one.
        """,
      zh:
        """
        一个值不可能同时等于两个不同的值，必然与其中之一不等，所以“a != 1 || a != 2”始终为 true，“a == 1 && a == 2”始终为 false。数组和对象只与自身相等，而字\
        面量每次都会生成新的数组或对象。
        """),
    fix: .suggested,
    examples: [
      .wrong(
        #"<view a:if="{{⟦a !== 1 || a !== 2⟧}}">{{⟦b.c == 'x' && b.c == 'y'⟧ ? 1 : 2}}</view>"#,
        message: #""a !== 1 || a !== 2" is always true"#, #""b.c == 'x' && b.c == 'y'" is always false"#,
        fixed: #"<view a:if="{{a !== 1 && a !== 2}}">{{b.c == 'x' || b.c == 'y' ? 1 : 2}}</view>"#),
      .right(#"<view a:if="{{a !== 1 && a !== 2}}">{{b.c == 'x' || b.c == 'y' ? 1 : 2}}</view>"#),
      .wrong(
        in: .wxml, #"<view wx:if="{{⟦a != 1 || a != 2⟧}}"/>"#, message: #""a != 1 || a != 2" is always true"#,
        fixed: #"<view wx:if="{{a != 1 && a != 2}}"/>"#),
      .wrong(
        in: .swan, #"<view s-if="⟦a != 1 || a != 2⟧"/>"#, message: #""a != 1 || a != 2" is always true"#,
        fixed: #"<view s-if="a != 1 && a != 2"/>"#),
      .right(in: .wxml, #"<view wx:if="{{a !== 1 && a !== 2}}">{{b.c == 'x' || b.c == 'y' ? 1 : 2}}</view>"#),
      .right(in: .swan, #"<view s-if="a !== 1 && a !== 2">{{b.c == 'x' || b.c == 'y' ? 1 : 2}}</view>"#),
    ],
    checks: [.expressions(checkComparisons), .expressions(checkChains)])
}

// MARK: One comparison

private func checkComparisons(_ mustache: Mustache, _ context: FileContext) {
  guard mustache.tree.isQuestionable, !context.hasSyntaxFault else { return }
  for operation in mustache.tree.binaryOperations.reversed() {
    guard let left = operation.firstChild, let right = operation.lastChild else { continue }
    if let isTrue = resultOfLiterals(left, operation.operator, right) {
      context.report(
        operation.range, sameLiterals(context.excerpt(operation.range), isTrue: isTrue), severity: .info)
    } else if let container = [right, left].first(where: { $0.kind == .array || $0.kind == .object }) {
      checkIdentity(
        operation, container, with: container.range == right.range ? left : right, mustache.range, context)
    }
  }
}

/// `a !== []`
private func checkIdentity(
  _ operation: Expression, _ container: Expression, with other: Expression, _ mustache: ByteRange,
  _ context: FileContext
) {
  let (isTrue, isStrict): (Bool, Bool)
  switch operation.operator {
  case .identical: (isTrue, isStrict) = (false, true)
  case .notIdentical: (isTrue, isStrict) = (true, true)
  case .equal: (isTrue, isStrict) = (false, false)
  case .notEqual: (isTrue, isStrict) = (true, false)
  default: return
  }
  // A text is converted: `'A' == ['A']`.
  if !isStrict, container.kind == .array, container.firstChild != nil { return }
  // Another rule speaks of `!a === []`.
  if other.kind == .unary, other.operator == .not { return }
  var right: String?
  // What has other members, as in `a != [] && a.name`, may be no array.
  if container.kind == .array, container.firstChild == nil, other.memberPath != nil,
    !context.string(mustache).contains(other.text + ".")
  {
    right = isTrue ? "\(other.text).length > 0" : "!\(other.text).length"
  }
  context.report(
    operation.range,
    identity(
      context.excerpt(operation.range), isTrue: isTrue, isStrict: isStrict,
      isArray: container.kind == .array, right),
    fix: right.map {
      Fix(en: "write \($0)", zh: "改为 \($0)", .suggested, edits: [context.replace(operation.range, with: $0)])
    })
}

/// What the comparison of two strings, numbers or Booleans gives; nil for anything else, and where values are converted.
private func resultOfLiterals(
  _ left: Expression, _ operator: ExpressionOperator?, _ right: Expression
) -> Bool? {
  guard let left = Comparison.Literal(left), let right = Comparison.Literal(right) else { return nil }
  switch (`operator`, left, right) {
  case (.equal, .number, .number), (.equal, .string, .string), (.equal, .boolean, .boolean),
    (.identical, _, _):
    return left == right
  case (.notEqual, .number, .number), (.notEqual, .string, .string), (.notEqual, .boolean, .boolean),
    (.notIdentical, _, _):
    return left != right
  case (.less, .number(let a), .number(let b)): return a < b
  case (.greater, .number(let a), .number(let b)): return a > b
  case (.lessOrEqual, .number(let a), .number(let b)): return a <= b
  case (.greaterOrEqual, .number(let a), .number(let b)): return a >= b
  default: return nil
  }
}

// MARK: Several comparisons

private func checkChains(_ mustache: Mustache, _ context: FileContext) {
  guard mustache.tree.isQuestionable, !context.hasSyntaxFault else { return }
  var seen: Set<ByteRange> = []
  var found: [(chain: Expression, isTrue: Bool, fix: Fix?)] = []
  for operation in mustache.tree.binaryOperations {
    guard let `operator` = operation.operator, `operator` == .or || `operator` == .and else { continue }
    // A part of a chain begins with it.
    if seen.contains(operation.range) { continue }
    let chain = Chain(operation, `operator`)
    seen.formUnion(chain.parts)
    guard chain.isConstant else { continue }
    let fix = chain.operands.count == 2 ? fixConstantCondition(operation, `operator`, context) : nil
    found.append((operation, `operator` == .or, fix))
  }
  for finding in found.reversed() {
    context.report(
      finding.chain.range, constant(context.excerpt(finding.chain.range), isTrue: finding.isTrue),
      fix: finding.fix)
  }
}

/// `a || b || c`: an operation with all others of its operator that it begins with.
private struct Chain {
  let `operator`: ExpressionOperator
  /// From the last one to the first one.
  private(set) var operands: [Expression] = []
  /// The ranges of the operations that it is made of.
  private(set) var parts: [ByteRange] = []

  init(_ operation: Expression, _ operator: ExpressionOperator) {
    self.operator = `operator`
    var rest = operation
    while rest.kind == .binary, rest.operator == `operator`, let left = rest.firstChild,
      let right = rest.lastChild
    {
      parts.append(rest.range)
      operands.append(right)
      rest = left
    }
    operands.append(rest)
  }

  /// Whether two operands compare one value with literals to which it cannot both be equal.
  var isConstant: Bool {
    var seen: [String: [Comparison]] = [:]
    for operand in operands {
      guard let comparison = Comparison(operand.unwrapped, findsDifference: `operator` == .or) else {
        continue
      }
      let earlier = seen[comparison.subject, default: []]
      if earlier.contains(where: comparison.excludes) { return true }
      if !earlier.contains(where: { $0.literal == comparison.literal }) {
        seen[comparison.subject, default: []].append(comparison)
      }
    }
    return false
  }
}

/// A path that is compared with a literal.
private struct Comparison {
  enum Literal: Equatable {
    case number(Double)
    case string(String)
    case boolean(Bool)
    case null, undefined

    init?(_ expression: Expression) {
      switch expression.kind {
      case .string where !expression.isEscaped: self = .string(String(expression.text.dropFirst().dropLast()))
      case .boolean: self = .boolean(expression.booleanValue == true)
      case .null: self = .null
      case .undefined: self = .undefined
      default:
        guard let number = expression.numberValue else { return nil }
        self = .number(number)
      }
    }
  }

  /// The source of the path.
  let subject: String
  let literal: Literal
  private let isStrict: Bool

  /// Nil for anything but `a != 1` or, without `findsDifference`, `a == 1`.
  init?(_ expression: Expression, findsDifference: Bool) {
    switch expression.operator {
    case .notEqual where findsDifference, .equal where !findsDifference: isStrict = false
    case .notIdentical where findsDifference, .identical where !findsDifference: isStrict = true
    default: return nil
    }
    guard let left = expression.firstChild, left.memberPath != nil,
      let right = expression.lastChild, let literal = Literal(right.unwrapped)
    else { return nil }
    self.literal = literal
    subject = left.text
  }

  /// Whether no value is equal to both literals. `==` converts: 1 is equal to '1' and to true.
  func excludes(_ other: Comparison) -> Bool {
    if literal == other.literal { return false }
    if isStrict, other.isStrict { return true }
    if isNothing || other.isNothing { return isNothing != other.isNothing }
    switch (literal, other.literal) {
    case (.number, .number), (.boolean, .boolean): return true
    case (.string(let a), .string(let b)):
      guard let a = number(a), let b = number(b) else { return true }
      return a != b
    default: return false
    }
  }

  private var isNothing: Bool { literal == .null || literal == .undefined }

  /// The number to which a text is equal, blanks around it aside; nil when it is equal to none.
  private func number(_ text: String) -> Double? {
    var text = text[...]
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return text.isEmpty ? 0 : Double(text)
  }
}

/// Writes the other operator; which of operator and comparisons is wrong, a person knows.
private func fixConstantCondition(
  _ operation: Expression, _ operator: ExpressionOperator, _ context: FileContext
) -> Fix? {
  guard let left = operation.firstChild, let right = operation.lastChild else { return nil }
  let between = context.text.trimmed(ByteRange(left.range.end, right.range.start))
  let (old, new) = `operator` == .or ? ("||", "&&") : ("&&", "||")
  guard context.string(between) == old else { return nil }
  return Fix(en: "write \(new)", zh: "改为 \(new)", .suggested, edits: [context.replace(between, with: new)])
}

private func constant(_ condition: String, isTrue: Bool) -> Message {
  Message(
    en: "\"\(condition)\" is always \(isTrue)", zh: "“\(condition)”始终为 \(isTrue)",
    help: isTrue
      ? LocalizedText(en: "write && in place of ||", zh: "把 || 改为 &&")
      : LocalizedText(en: "write || in place of &&", zh: "把 && 改为 ||"))
}

/// `==` converts: `[]` is equal to an empty text, too, but no array is equal to it.
private func identity(
  _ condition: String, isTrue: Bool, isStrict: Bool, isArray: Bool, _ right: String?
) -> Message {
  let help =
    right.map { LocalizedText(en: "write \($0)", zh: "改为 \($0)") }
    ?? (isArray
      ? LocalizedText(
        en: "every array literal is a new array; compare the contents of the arrays",
        zh: "数组字面量每次都是新数组，请比较数组的内容")
      : LocalizedText(
        en:
          "every object literal is a new object; compare its fields, or compute the result in the script",
        zh: "对象字面量每次都是新对象，请比较其字段，或在脚本中算出结果"))
  if isStrict {
    return Message(
      en: "\"\(condition)\" is always \(isTrue)", zh: "“\(condition)”始终为 \(isTrue)", help: help)
  }
  return Message(
    en: "\"\(condition)\" is \(isTrue) for every \(isArray ? "array" : "object")",
    zh: isArray ? "“\(condition)”对任何数组都为 \(isTrue)" : "“\(condition)”对任何对象都为 \(isTrue)", help: help)
}

private func sameLiterals(_ condition: String, isTrue: Bool) -> Message {
  Message(
    en: "\"\(condition)\" is always \(isTrue)", zh: "“\(condition)”始终为 \(isTrue)",
    help: .init(en: "compare with data, or remove the comparison", zh: "与数据比较，或删除该比较"))
}
