import Diagnostics
import Linting
import Markup
import MiniProgram

/// An operator that scripts have and mustaches do not.
package var unsupportedExpression: Rule {
  Rule(
    id: "unsupported-expression",
    summary: "an operator that cannot be used in a mustache",
    category: .markup,
    severity: .error,
    rationale: """
      Mustaches are not scripts: the base library knows member access, calls of SJS functions, `? :`, arithmetic, \
      comparison and logic, literals and template literals. The build fails, or the value is false.
      """,
    examples: [
      .wrong(
        "<text>{{ user⟦?.⟧name }}{{ title ⟦??⟧ '-' }}</text>", message: #""?." cannot be used in a mustache"#,
        #""??" cannot be used in a mustache"#),
      .right("<text>{{ a === b && c ? d : e || f }}{{ n + 1 }}{{ '=>' }}{{ newest }}</text>"),
      .wrong(
        in: .wxml,
        """
        <text>{{a ⟦**⟧ b}}{{⟦`⟧${a}`}}{{a ⟦in⟧ b}}{{(a || b)⟦.⟧c}}{{⟦typeof⟧ a}}{{a ⟦instanceof⟧ b}}{{a⟦?.⟧b}}</text>
        """, message: #""**" cannot be used in a mustache"#, #""`" cannot be used in a mustache"#,
        #""in" cannot be used in a mustache"#, #""." cannot be used in a mustache"#,
        #""typeof" cannot be used in a mustache"#, #""instanceof" cannot be used in a mustache"#,
        #""?." cannot be used in a mustache"#),
    ],
    checks: [.expressions(check)])
}

private func check(_ mustache: Mustache, _ context: FileContext) {
  guard case .unsupported(let syntax, let place) = mustache.tree.reading else {
    if let place = mustache.tree.firstUse(outside: context.expressions), !context.mayBeOfSecondFramework {
      context.report(place, .unsupportedForm(context.string(place)))
    }
    return
  }
  if isParameterMistake(mustache, context) { return }
  context.report(
    place, .unsupportedSyntax(context.string(place), syntax.help(context.dialect)))
}

/// Whether a rule about native views reports the attribute because of the mustache.
private func isParameterMistake(_ mustache: Mustache, _ context: FileContext) -> Bool {
  guard context.dialect.family == .alipay, let element = mustache.element, element.name.isNativeView,
    let attribute = mustache.attribute
  else { return false }
  switch NativeAttribute(attribute, of: element, context) {
  case .functionParameter, .onParameter: return true
  default: return false
  }
}

extension UnsupportedSyntax {
  /// What to write instead.
  fileprivate func help(_ dialect: Dialect) -> String {
    let module = moduleKind(dialect)
    return switch self {
    case .optionalChaining: #"write "a && a.b", or set the value in the script"#
    case .arrow, .function, .async, .await, .yield: "write the function in \(module) and call it"
    case .assignment, .increment, .decrement, .delete: "change data with setData in the script"
    case .new: "make the object in the script, or in \(module)"
    case .semicolon: #"write one expression, without ";""#
    }
  }
}

/// The name of script modules in the dialect.
func moduleKind(_ dialect: Dialect) -> String {
  let name = dialect.files.module.uppercased()
  return name == "SJS" ? "an SJS module" : "a \(name) module"
}

extension Message {
  fileprivate static func unsupportedSyntax(_ spelling: String, _ help: String) -> Message {
    Message("\"\(spelling)\" cannot be used in a mustache", help: help)
  }
}

extension Message {
  /// For a form that other dialects have.
  fileprivate static func unsupportedForm(_ spelling: String) -> Message {
    Message(
      "\"\(spelling)\" cannot be used in a mustache",
      help: spelling == "??"
        ? #"write "a || b", or "a === undefined ? b : a""# : "work out the value in the script")
  }
}
