import Diagnostics
import Linting
import Markup
import MiniProgram
import Script

/// A method of the script in the mustache of an event.
package var handlerInMustache: Rule {
  Rule(
    id: "handler-in-mustache",
    summary: .init(en: "a mustache with the name of a method as the value of an event", zh: "用双大括号写方法名的事件"),
    category: .project,
    severity: .warning,
    rationale: .init(
      en: "A mustache sees data only: the event gets no handler, and nothing is called.",
      zh: "双大括号只能访问 data：事件没有得到处理函数，不会调用任何方法。"),
    fix: .suggested,
    examples: [
      .wrong(
        #"<view onTap="{{⟦pick⟧}}"/><view onTap="{{busy ? '' : ⟦pick⟧}}"/>"#,
        script: "Page({ data: { busy: false }, pick() {} })",
        message: #""pick" is a method, and a mustache sees data only"#,
        #""pick" is a method, and a mustache sees data only"#,
        fixed: #"<view onTap="pick"/><view onTap="{{busy ? '' : 'pick'}}"/>"#),
      .right(
        #"<view onTap="pick"/><view onTap="{{busy ? '' : 'pick'}}"/><view onTap="{{name}}"/>"#,
        script: "Page({ data: { busy: false, name: 'pick' }, pick() {} })"),
      .wrong(
        in: .wxml, #"<view bindtap="{{⟦pick⟧}}"/>"#, script: "Page({ pick() {} })",
        message: #""pick" is a method, and a mustache sees data only"#, fixed: #"<view bindtap="pick"/>"#),
    ],
    checks: [
      .attributes(
        .matching { name, dialect in
          dialect.events.name(name) != nil || dialect.family == .alipay && name == "ref"
        }, check)
    ])
}

private func check(_ attribute: Attribute, _ element: Element, _ context: FileContext) {
  guard attribute.hasMustache, let mustache = attribute.wholeMustache, !element.name.isNativeView,
    let script = context.script, !script.dataIsIncomplete, !script.assignsUnknownFields,
    context.knowsMethods(at: element), let value = attribute.valueRange,
    let root = context.expression(mustache).root
  else { return }
  var waiting = [(root, isWhole: true)]
  while let (expression, isWhole) = waiting.popLast() {
    switch expression.kind {
    case .group: expression.firstChild.map { waiting.append(($0, isWhole)) }
    case .conditional: waiting += expression.children.dropFirst().reversed().map { ($0, false) }
    case .identifier:
      let name = expression.text
      guard script.method(named: name)?.kind == .function, script.defines(handler: name),
        script.dataField(named: name) == nil, !script.setDataKeys.contains(name),
        !script.assignedFields.contains(name), context.sees(name, at: element)
      else { continue }
      let quote = attribute.quote == .single ? "\"" : "'"
      let right = isWhole ? name : quote + name + quote
      context.report(
        expression.range, .methodInMustache(name, attribute.nameText, isWhole ? right : nil),
        fix: Fix(
          en: "write \(right)", zh: "改为 \(right)", .suggested,
          edits: [context.replace(isWhole ? value : expression.range, with: right)]))
    default: break
    }
  }
}

extension Message {
  /// `value` is what to write as the whole value; nil for a branch.
  fileprivate static func methodInMustache(_ name: String, _ attribute: String, _ value: String?) -> Message {
    Message(
      en: "\"\(name)\" is a method, and a mustache sees data only", zh: "“\(name)”是方法，而双大括号只能访问 data",
      help: value.map {
        LocalizedText(en: "write \(attribute)=\"\($0)\"", zh: "改为 \(attribute)=\"\($0)\"")
      } ?? LocalizedText(en: "write the name in quotes", zh: "给方法名加上引号"))
  }
}
