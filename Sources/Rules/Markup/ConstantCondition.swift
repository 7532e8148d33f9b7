import Diagnostics
import Linting
import Markup

/// Two comparisons of one value that cannot both fail, or cannot both hold.
package var constantCondition: Rule {
  Rule(
    id: "constant-condition",
    summary: .init(
      en: "two comparisons of one value of which one always holds, or that never hold together",
      zh: "对同一个值的两次比较，结果恒真或恒假"),
    category: .markup,
    severity: .warning,
    rationale: .init(
      en: """
        One value is never equal to two others. It always differs from one of them, so "a != 1 || a != 2" is always true, and \
        "a == 1 && a == 2" is always false.
        """,
      zh: "一个值不可能同时等于两个不同的值，必然与其中之一不等，所以“a != 1 || a != 2”始终为 true，“a == 1 && a == 2”始终为 false。"),
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
    ],
    checks: [.expressions(check)])
}

private func check(_ mustache: Mustache, _ context: FileContext) {
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
    let fix = chain.operands.count == 2 ? fix(operation, `operator`, context) : nil
    found.append((operation, `operator` == .or, fix))
  }
  for finding in found.reversed() {
    context.report(
      finding.chain.range, .constant(context.excerpt(finding.chain.range), isTrue: finding.isTrue),
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
      let right = expression.lastChild?.unwrapped
    else { return nil }
    switch right.kind {
    case .string where !right.isEscaped: literal = .string(String(right.text.dropFirst().dropLast()))
    case .boolean: literal = .boolean(right.booleanValue == true)
    case .null: literal = .null
    case .undefined: literal = .undefined
    default:
      guard let number = right.numberValue else { return nil }
      literal = .number(number)
    }
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
private func fix(_ operation: Expression, _ operator: ExpressionOperator, _ context: FileContext) -> Fix? {
  guard let left = operation.firstChild, let right = operation.lastChild else { return nil }
  let between = context.text.trimmed(ByteRange(left.range.end, right.range.start))
  let (old, new) = `operator` == .or ? ("||", "&&") : ("&&", "||")
  guard context.string(between) == old else { return nil }
  return Fix(en: "write \(new)", zh: "改为 \(new)", .suggested, edits: [context.replace(between, with: new)])
}

extension Message {
  fileprivate static func constant(_ condition: String, isTrue: Bool) -> Message {
    Message(
      en: "\"\(condition)\" is always \(isTrue)", zh: "“\(condition)”始终为 \(isTrue)",
      help: isTrue
        ? LocalizedText(en: "write && in place of ||", zh: "把 || 改为 &&")
        : LocalizedText(en: "write || in place of &&", zh: "把 && 改为 ||"))
  }
}
