import Diagnostics
import Linting
import Markup

/// A comparison of which only the left side is negated.
package var negatedComparison: Rule {
  Rule(
    id: "negated-comparison",
    summary: .init(en: "a \"!\" that negates only the left side of a comparison", zh: "“!”只作用于比较的左侧"),
    category: .markup,
    severity: .warning,
    rationale: .init(
      en:
        """
        "!" binds tighter than a comparison: true or false is compared, which never equals a string and is \
        rarely more or less than anything.
        """,
      zh: "“!”的优先级高于比较运算符：参与比较的是 true 或 false，不会等于字符串，也几乎不会大于或小于任何值。"),
    fix: .suggested,
    examples: [
      .wrong(
        #"<view a:if="{{⟦!list.length > 3⟧}}">{{⟦!type === 'a'⟧ ? 1 : 2}}</view>"#,
        message: #""!" negates "list.length", not the comparison"#,
        #""!" negates "type", not the comparison"#,
        fixed: #"<view a:if="{{!(list.length > 3)}}">{{!(type === 'a') ? 1 : 2}}</view>"#),
      .right(
        #"<view a:if="{{!(a > b)}}"/><view a:if="{{!a.length > 0}}">{{!a == !b}}{{!a === true}}</view>"#),
      .wrong(
        in: .wxml, #"<view wx:if="{{⟦!a > b⟧}}"/>"#, message: #""!" negates "a", not the comparison"#,
        fixed: #"<view wx:if="{{!(a > b)}}"/>"#),
      .wrong(
        in: .swan, #"<view s-if="⟦!a > b⟧"/>"#, message: #""!" negates "a", not the comparison"#,
        fixed: #"<view s-if="!(a > b)"/>"#),
      .right(
        in: .wxml,
        #"<view wx:if="{{!(a > b)}}"/><view wx:if="{{!a.length > 0}}">{{!a == !b}}{{!a === true}}</view>"#),
      .right(
        in: .swan, #"<view s-if="!(a > b)"/><view s-if="!a.length > 0">{{!a == !b}}{{!a === true}}</view>"#),
    ],
    checks: [.expressions(checkNegatedComparison)])
}

private func checkNegatedComparison(_ mustache: Mustache, _ context: FileContext) {
  guard mustache.tree.isQuestionable, !context.hasSyntaxFault else { return }
  for comparison in mustache.tree.binaryOperations.reversed() {
    guard let left = comparison.firstChild, left.kind == .unary, left.operator == .not,
      let negated = left.firstChild, negated.isPathOrCall, let right = comparison.lastChild,
      let `operator` = comparison.operator, isMeantAsWhole(`operator`, right, context)
    else { continue }
    let fixed = ByteRange(negated.range.start, comparison.range.end)
    // One edit: what is inserted at the end of a value without braces is not in the value.
    let edit = context.replace(fixed, with: "(\(context.string(fixed)))")
    context.report(
      comparison.range, negatedOperand(context.excerpt(negated.range), "!(\(context.excerpt(fixed)))"),
      fix: Fix(en: "write ( ) around the comparison", zh: "给比较加上 ( )", .suggested, edits: [edit]))
  }
}

/// Whether the comparison of a negated value with `right` is another one than the negated comparison. For a count, and for a text
/// that is compared with the empty one, some of them are the same.
private func isMeantAsWhole(_ operator: ExpressionOperator, _ right: Expression, _ context: FileContext)
  -> Bool
{
  let number = right.numberValue
  switch `operator` {
  case .less, .greaterOrEqual: return number != 1 && isCompared(right)
  case .greater, .lessOrEqual: return number != 0 && isCompared(right)
  case .equal, .notEqual: return number.map { $0 != 0 } ?? isText(right)
  case .identical, .notIdentical: return number != nil || isText(right)
  default: return false
  }
}

private func isText(_ expression: Expression) -> Bool {
  expression.kind == .string && expression.stringValueRange?.isEmpty == false
}

private func isCompared(_ expression: Expression) -> Bool {
  expression.numberValue != nil || expression.kind == .string || expression.memberPath != nil
}

extension Expression {
  /// Whether it is a name, or a member, an element or a call of one.
  fileprivate var isPathOrCall: Bool {
    switch kind {
    case .identifier, .member, .index, .call: true
    default: false
    }
  }
}

private func negatedOperand(_ operand: String, _ right: String) -> Message {
  Message(
    en: "\"!\" negates \"\(operand)\", not the comparison", zh: "“!”取反的是“\(operand)”，而不是比较的结果",
    help: .init(en: "write \(right)", zh: "改为 \(right)"))
}
