import Diagnostics
import Linting
import Markup
import MiniProgram
import Script

/// A method of the script in the mustache of an event.
package var handlerInMustache: Rule {
  Rule(
    id: "handler-in-mustache",
    summary: .init(en: "a mustache around the method name of an event", zh: "事件的方法名写在双大括号中"),
    category: .project,
    severity: .warning,
    rationale: .init(
      en: "A mustache sees data only: the event gets no handler, and the method is never called.",
      zh: "双大括号只能访问 data：事件没有得到处理函数，不会调用任何方法。"),
    fix: .suggested,
    examples: [
      .wrong(
        #"<view onTap="{{⟦pick⟧}}"/><view onTap="{{busy ? '' : ⟦pick⟧}}"/>"#,
        script: "Page({ data: { busy: false }, pick() {} })",
        message: #""pick" is a method, but a mustache sees only data"#,
        #""pick" is a method, but a mustache sees only data"#,
        fixed: #"<view onTap="pick"/><view onTap="{{busy ? '' : 'pick'}}"/>"#),
      .right(
        #"<view onTap="pick"/><view onTap="{{busy ? '' : 'pick'}}"/><view onTap="{{name}}"/>"#,
        script: "Page({ data: { busy: false, name: 'pick' }, pick() {} })"),
      .wrong(
        in: .wxml, #"<view bindtap="{{⟦pick⟧}}"/>"#, script: "Page({ pick() {} })",
        message: #""pick" is a method, but a mustache sees only data"#, fixed: #"<view bindtap="pick"/>"#),
      .right(
        in: .wxml,
        #"<view bindtap="pick"/><view bindtap="{{busy ? '' : 'pick'}}"/><view bindtap="{{name}}"/>"#,
        script: "Page({ data: { busy: false, name: 'pick' }, pick() {} })"),
      .wrong(
        in: .swan, #"<view bindtap="{{⟦pick⟧}}"/><view bindtap="{{busy ? '' : ⟦pick⟧}}"/>"#,
        script: "Page({ data: { busy: false }, pick() {} })",
        message: #""pick" is a method, but a mustache sees only data"#,
        #""pick" is a method, but a mustache sees only data"#,
        fixed: #"<view bindtap="pick"/><view bindtap="{{busy ? '' : 'pick'}}"/>"#),
      .right(
        in: .swan,
        #"<view bindtap="pick"/><view bindtap="{{busy ? '' : 'pick'}}"/><view bindtap="{{name}}"/>"#,
        script: "Page({ data: { busy: false, name: 'pick' }, pick() {} })"),
    ],
    checks: [
      .attributes(
        .matching { name, dialect in
          dialect.events.name(name) != nil || dialect.family == .alipay && name == "ref"
        }, with: .mustaches, checkHandlerInMustache)
    ])
}

private func checkHandlerInMustache(_ attribute: Attribute, _ element: Element, _ context: FileContext) {
  guard let mustache = attribute.wholeMustache, !element.name.isNativeView,
    let script = context.script, !script.assignsUnknownFields, let value = attribute.valueRange,
    case let isClosed = !script.dataIsIncomplete && context.knowsMethods(at: element),
    isClosed || isDecided(attribute, script, context),
    let root = context.expression(mustache).root
  else { return }
  var waiting = [(root, isWhole: true)]
  while let (expression, isWhole) = waiting.popLast() {
    switch expression.kind {
    case .group: expression.firstChild.map { waiting.append(($0, isWhole)) }
    case .conditional: waiting += expression.children.dropFirst().reversed().map { ($0, false) }
    case .identifier:
      let name = expression.text
      guard isClosed ? isMethod(name, script) : isOwnMethod(name, of: element, script, context),
        script.dataField(named: name) == nil, !script.setDataKeys.contains(name),
        !script.assignedFields.contains(name), context.sees(name, at: element)
      else { continue }
      let quote = attribute.quote == .single ? "\"" : "'"
      let right = isWhole ? name : quote + name + quote
      context.report(
        expression.range, methodInMustache(name, attribute.nameText, isWhole ? right : nil),
        fix: Fix(
          en: "write \(right)", zh: "改为 \(right)", .suggested,
          edits: [context.replace(isWhole ? value : expression.range, with: right)]))
    default: break
    }
  }
}

private func isMethod(_ name: String, _ script: ScriptFacts) -> Bool {
  script.method(named: name)?.kind == .function && script.defines(handler: name)
}

/// Whether an event is decided in a script that may have further properties: those of Alipay's components come from constants of
/// other modules, and from functions that make the component. A function among them cannot be the handler of a built-in tag
/// either.
private func isDecided(_ attribute: Attribute, _ script: ScriptFacts, _ context: FileContext) -> Bool {
  context.dialect.family == .alipay && !script.setDataIsIncomplete
    && context.dialect.events.name(attribute.nameText) != nil
    && (!script.isIncomplete || script.factoryObject != nil)
}

/// Whether a method is written in the script's own options. For a component, it must also be named as what handles an event.
private func isOwnMethod(
  _ name: String, of element: Element, _ script: ScriptFacts, _ context: FileContext
) -> Bool {
  let isNamedAsHandler = name.hasPrefix("on") && name.utf8.dropFirst(2).first?.isASCIIUppercase == true
  guard isNamedAsHandler || context.isBuiltIn(element) else { return false }
  guard let object = script.factoryObject.map({ script.objects[$0] }) else { return isMethod(name, script) }
  return !object.dataFields.contains { $0.name == name }
    && object.methods.contains { $0.name == name && $0.kind == .function && $0.location == .methods }
}

/// `value` is what to write as the whole value; nil for a branch.
private func methodInMustache(_ name: String, _ attribute: String, _ value: String?) -> Message {
  Message(
    en: "\"\(name)\" is a method, but a mustache sees only data", zh: "“\(name)”是方法，而双大括号只能访问 data",
    help: value.map {
      LocalizedText(en: "write \(attribute)=\"\($0)\"", zh: "改为 \(attribute)=\"\($0)\"")
    } ?? LocalizedText(en: "write the name in quotes", zh: "给方法名加上引号"))
}
