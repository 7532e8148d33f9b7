import Diagnostics
import Linting
import Markup

/// A name of a nested loop that hides one of the loop around it.
package var shadowedLoopVariable: Rule {
  Rule(
    id: "shadowed-loop-variable",
    summary: .init(
      en: "a loop variable that shadows one of an outer loop", zh: "循环变量遮蔽了外层循环的变量"),
    category: .markup,
    severity: .warning,
    rationale: .init(
      en: "Inside, the name means only the inner variable, and the outer one cannot be read.",
      zh: "在内层，该名称只表示内层的变量，无法访问外层的变量。"),
    examples: [
      .wrong(
        """
        <view a:for="{{rows}}" a:for-item="row" a:key="id">
          <text a:for="{{row.cells}}" a:for-item="⟦row⟧" a:key="id"/>
        </view>
        """, message: #""row" shadows the variable of an outer loop"#),
      .right(#"<view a:for="{{rows}}" a:key="id"><text a:for="{{item.cells}}" a:key="id"/></view>"#),
      .wrong(
        in: .wxml,
        """
        <view wx:for="{{rows}}" wx:for-item="row" wx:key="id">
          <text wx:for="{{row.cells}}" wx:for-item="⟦row⟧" wx:key="id"/>
        </view>
        """,
        message: #""row" shadows the variable of an outer loop"#),
      .right(
        in: .wxml,
        #"<view wx:for="{{rows}}" wx:key="id"><text wx:for="{{item.cells}}" wx:key="id"/></view>"#),
      .wrong(
        in: .swan,
        """
        <view s-for="row in rows">
          <text s-for="row.cells" s-for-item="⟦row⟧"/>
        </view>
        """,
        message: #""row" shadows the variable of an outer loop"#),
      .right(in: .swan, #"<view s-for="rows"><text s-for="item.cells"/></view>"#),
    ],
    checks: [.attributes(.known(.forItem, .forIndex), with: .text, checkShadowedLoopVariable)])
}

private func checkShadowedLoopVariable(_ attribute: Attribute, _ element: Element, _ context: FileContext) {
  guard element.has(.for), let value = attribute.staticValue, !context.text.trimmed(value).isEmpty
  else { return }
  let name = context.string(value)
  // Written out or not, the default names are known to mean the innermost loop.
  if name == (attribute.name == .forItem ? "item" : "index") { return }
  let other = element.attribute(attribute.name == .forItem ? .forIndex : .forItem)
  if let other, other.index < attribute.index, let otherValue = other.staticValue,
    context.string(otherValue) == name
  {
    context.report(
      value, sameNames(name),
      related: [RelatedPlace(en: "the other name", zh: "另一个名称", at: context.place(otherValue))])
  } else if let loop = LoopVariables.binding(name, around: element) {
    context.report(
      value, boundName(name),
      related: loop.attribute(.for).map {
        [RelatedPlace(en: "the outer loop", zh: "外层循环", at: context.place($0.nameRange))]
      }
        ?? [])
  }
}

private func boundName(_ name: String) -> Message {
  Message(
    en: "\"\(name)\" shadows the variable of an outer loop", zh: "“\(name)”遮蔽了外层循环的变量",
    help: .init(en: "choose another name", zh: "换一个名称"))
}

private func sameNames(_ name: String) -> Message {
  Message(
    en: "\"\(name)\" names both the item and the index", zh: "“\(name)”既是当前项的名称，又是下标的名称",
    help: .init(en: "choose another name", zh: "换一个名称"))
}
