import Diagnostics
import Linting
import Markup
import MiniProgram

/// An operator that scripts have and mustaches do not.
package var unsupportedExpression: Rule {
  Rule(
    id: "unsupported-expression",
    summary: .init(en: "an operator that is not supported in a mustache", zh: "双大括号不支持该运算符"),
    category: .markup,
    severity: .error,
    rationale: .init(
      en:
        """
        Mustaches are not scripts: the base library knows member access, calls of SJS functions, `? :`, \
        arithmetic, comparison and logic, literals and template literals. With anything else the build \
        fails, or the value is false.
        """,
      zh: "双大括号不是脚本：基础库支持成员访问、SJS 函数调用、`? :`、算术、比较和逻辑运算、字面量以及模板字面量。使用其他运算符时，构建会失败，或值不正确。"),
    examples: [
      .wrong(
        "<text>{{ user⟦?.⟧name }}{{ title ⟦??⟧ '-' }}</text>",
        message: #""?." is not supported in a mustache"#,
        #""??" is not supported in a mustache"#),
      .right("<text>{{ a === b && c ? d : e || f }}{{ n + 1 }}{{ '=>' }}{{ newest }}</text>"),
      .wrong(
        in: .wxml,
        """
        <text>{{a ⟦**⟧ b}}{{⟦`⟧${a}`}}{{a ⟦in⟧ b}}{{(a || b)⟦.⟧c}}{{⟦typeof⟧ a}}{{a ⟦instanceof⟧ b}}{{a⟦?.⟧b}}</text>
        """, message: #""**" is not supported in a mustache"#, #""`" is not supported in a mustache"#,
        #""in" is not supported in a mustache"#, #""." is not supported in a mustache"#,
        #""typeof" is not supported in a mustache"#, #""instanceof" is not supported in a mustache"#,
        #""?." is not supported in a mustache"#),
      .right(in: .wxml, "<text>{{ a === b && c ? d : e || f }}{{ n + 1 }}{{ '=>' }}{{ newest }}</text>"),
      .wrong(
        in: .swan, "<text>{{ user⟦?.⟧name }}{{ title ⟦??⟧ '-' }}</text>",
        message: #""?." is not supported in a mustache"#, #""??" is not supported in a mustache"#),
      .right(in: .swan, "<text>{{ a === b && c ? d : e || f }}{{ n + 1 }}{{ newest }}</text>"),
    ],
    checks: [.expressions(checkUnsupportedExpression)])
}

private func checkUnsupportedExpression(_ mustache: Mustache, _ context: FileContext) {
  guard case .unsupported(let syntax, let place) = mustache.tree.reading else {
    if let place = mustache.tree.firstUse(outside: context.expressions), !context.mayBeOfSecondFramework {
      context.report(place, unsupportedForm(context.string(place)))
    }
    return
  }
  if isParameterMistake(mustache, context) { return }
  context.report(
    place, unsupportedSyntax(context.string(place), syntax.help(context.dialect)))
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
  fileprivate func help(_ dialect: Dialect) -> LocalizedText {
    let module = moduleKind(dialect)
    return switch self {
    case .optionalChaining:
      LocalizedText(
        en: #"write "a && a.b", or set the value in the script"#, zh: "改为“a && a.b”，或在脚本中设置该值")
    case .arrow, .function, .async, .await, .yield:
      LocalizedText(
        en: "write the function in \(module.english) and call it", zh: "把函数写在 \(module.chinese)中，再调用该函数")
    case .assignment, .increment, .decrement, .delete:
      LocalizedText(en: "change data with setData in the script", zh: "在脚本中用 setData 修改数据")
    case .new:
      LocalizedText(
        en: "make the object in the script, or in \(module.english)", zh: "在脚本或 \(module.chinese)中创建该对象")
    case .semicolon: LocalizedText(en: #"write one expression, without ";""#, zh: "只写一个表达式，去掉“;”")
    }
  }
}

/// The name of script modules in the dialect.
func moduleKind(_ dialect: Dialect) -> LocalizedText {
  let name = dialect.files.module.uppercased()
  return LocalizedText(en: name == "SJS" ? "an SJS module" : "a \(name) module", zh: "\(name) 模块")
}

private func unsupportedSyntax(_ spelling: String, _ help: LocalizedText) -> Message {
  Message(en: "\"\(spelling)\" is not supported in a mustache", zh: "“\(spelling)”不能在双大括号中使用", help: help)
}

/// For a form that other dialects have.
private func unsupportedForm(_ spelling: String) -> Message {
  Message(
    en: "\"\(spelling)\" is not supported in a mustache", zh: "“\(spelling)”不能在双大括号中使用",
    help: spelling == "??"
      ? LocalizedText(
        en: #"write "a || b", or "a === undefined ? b : a""#, zh: "改为“a || b”或“a === undefined ? b : a”")
      : LocalizedText(en: "compute the value in the script", zh: "在脚本中计算该值"))
}
