import Diagnostics
import Linting
import Markup

/// A block that groups for no reason.
package var needlessBlock: Rule {
  Rule(
    id: "needless-block",
    summary: .init(en: "a redundant block without a condition or loop", zh: "block 没有条件或循环，是多余的"),
    category: .markup,
    severity: nil,
    rationale: .init(
      en: "A block is not rendered itself: without a condition or loop, its content can stand alone.",
      zh: "block 自身不会渲染：没有条件或循环时，其中的内容可以单独存在。"),
    fix: .safe,
    examples: [
      .wrong(
        "<view><⟦block⟧><text/></block></view>", message: #"this "block" has no condition and no loop"#,
        fixed: "<view><text/></view>"),
      .right(#"<block a:if="{{a}}"><text/></block><block a:else><text/></block>"#),
      .wrong(
        in: .wxml, "<view><⟦block⟧><text/></block></view>",
        message: #"this "block" has no condition and no loop"#, fixed: "<view><text/></view>"),
      .right(in: .wxml, #"<block wx:if="{{a}}"><text/></block><block wx:else><text/></block>"#),
      .wrong(
        in: .swan, "<view><⟦block⟧><text/></block></view>",
        message: #"this "block" has no condition and no loop"#, fixed: "<view><text/></view>"),
      .right(in: .swan, #"<block s-if="a"><text/></block><block s-else><text/></block>"#),
    ],
    checks: [.elements(.named("block"), checkNeedlessBlock)])
}

private func checkNeedlessBlock(_ element: Element, _ context: FileContext) {
  if element.attributes.contains(where: { isControl($0.nameText, context.dialect) }) { return }
  context.report(element.tagRange, needlessBlockMessage, fix: fixNeedlessBlock(element, context))
}

/// Whether the attribute is a reason for a block, also in the form of another platform, which is reported there.
private func isControl(_ name: String, _ dialect: Dialect) -> Bool {
  dialect.directives.rest(of: name) != nil || name.hasPrefix("slot:") || name.hasPrefix("let:")
    || ["slot", "slot-scope", "key", "ref"].contains(name)
    || dialect.foreignDirective(name) != nil
}

/// Deletes both tags where that cannot change what is beside what.
private func fixNeedlessBlock(_ element: Element, _ context: FileContext) -> Fix? {
  guard element.attributes.first(where: { _ in true }) == nil,
    !(element.parent.map { $0.name == .template } ?? false),
    !element.children.contains(where: { $0.element?.continuesChain ?? false }),
    element.followingSiblingElement?.continuesChain != true, !context.document.isUnclosed(element)
  else { return nil }
  var edits = [context.remove(element.startTagRange)]
  if !element.node.isSelfClosing {
    guard let end = endTag(of: element, context) else { return nil }
    edits.append(context.remove(end))
  }
  return Fix(en: "delete its tags", zh: "删除其标签", .safe, edits: edits)
}

/// From `</` to after `>`; nil when the reader closed the element.
private func endTag(of element: Element, _ context: FileContext) -> ByteRange? {
  let bytes = context.text.slice(element.range)
  guard let start = bytes.lastIndex(of: UInt8(ascii: "<")), start + 1 < bytes.count,
    bytes[start + 1] == UInt8(ascii: "/"), bytes.last == UInt8(ascii: ">")
  else { return nil }
  return ByteRange(Int(element.range.start) + start, Int(element.range.end))
}

private let needlessBlockMessage = Message(
  en: #"this "block" has no condition and no loop"#, zh: "此“block”既没有条件也没有循环",
  help: .init(en: "delete its two tags", zh: "删除其开始标签和结束标签"))
