import Diagnostics
import Linting
import Markup

/// An element in a text that is not a text.
package var textChild: Rule {
  Rule(
    id: "text-child",
    summary: .init(en: "an element other than text inside text", zh: "text 中有 text 以外的元素"),
    category: .markup,
    severity: .info,
    rationale: .init(
      en: "A text tag may contain only text tags; some base libraries show other content, and some do not.",
      zh: "text 中只能包含 text；其他内容在部分基础库上显示，在另一些基础库上不显示。"),
    dialects: .families(.alipay, .weChat),
    examples: [
      .wrong(#"<text>one<⟦view⟧><image src="/a.png"/></view></text>"#, message: #""view" is inside a text"#),
      .right(#"<text>one<text>two</text><!-- a --><block a:if="{{a}}">three</block>{{b}}</text>"#),
      .wrong(in: .wxml, "<text>one<⟦view⟧/></text>", message: #""view" is inside a text"#),
      .right(
        in: .wxml, #"<text>one<text>two</text><!-- a --><block wx:if="{{a}}">three</block>{{b}}</text>"#),
    ],
    checks: [.elements(.named("text"), checkTextChild)])
}

private func checkTextChild(_ text: Element, _ context: FileContext) {
  reportTextChild(childrenOf: text, in: text, context)
}

private func reportTextChild(childrenOf parent: Element, in text: Element, _ context: FileContext) {
  for child in parent.children.lazy.compactMap(\.element) {
    if child.name == .block {
      reportTextChild(childrenOf: child, in: text, context)
    } else if !isAllowed(child), context.isBuiltIn(child), context.isBuiltIn(text),
      !context.document.isUnclosed(text)
    {
      context.report(child.tagRange, textChildMessage(child.tag, isContainer: isContainer(text, context)))
    }
  }
}

/// Whether a text is meant as a view: it has no text of its own, or it handles events, which come from what is in it, too.
private func isContainer(_ text: Element, _ context: FileContext) -> Bool {
  text.attributes.contains { context.dialect.events.name($0.nameText) != nil }
    || !text.children.contains { child in child.kind == .text }
}

/// Whether it is a text, or shows nothing of its own.
private func isAllowed(_ element: Element) -> Bool {
  ["text", "span"].contains(element.tag) || element.name == .slot || element.name == .template
    || element.name == .import
    || element.name == .include || element.name.isScriptModule
}

private func textChildMessage(_ tag: String, isContainer: Bool) -> Message {
  Message(
    en: "\"\(tag)\" is inside a text", zh: "text 中不能有“\(tag)”",
    help: isContainer
      ? LocalizedText(en: "write view in place of text", zh: "把 text 改为 view")
      : LocalizedText(
        en: "put it beside the text, and a view around both", zh: "移到 text 旁边，并用一个 view 包裹两者"))
}
