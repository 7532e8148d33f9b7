import Diagnostics
import Linting
import Markup
import Script

/// A field that is read of the list where the item of the loop is meant.
package var listAsItem: Rule {
  Rule(
    id: "list-as-item",
    summary: .init(
      en: "a field of the list used instead of the item's",
      zh: "循环中读取的是列表的字段，而不是当前项的字段"),
    category: .project,
    severity: .warning,
    rationale: .init(
      en:
        """
        A list has no fields except its length: the expression is undefined for every item. The data \
        begins with an array, so the name is a list.
        """,
      zh: "列表除 length 外没有其他字段：每一项读到的都是 undefined。data 中该名称的初始值是数组，因此它是列表。"),
    fix: .suggested,
    examples: [
      .wrong(
        #"<view a:for="{{photos}}" a:key="id"><image src="{{⟦photos⟧.url}}"/></view>"#,
        script: "Page({ data: { photos: [] } })",
        message: #""photos" is the list, and has no "url""#,
        fixed: #"<view a:for="{{photos}}" a:key="id"><image src="{{item.url}}"/></view>"#),
      .right(
        #"<view a:for="{{photos}}" a:key="id"><image src="{{item.url}}"/>{{photos.length}}{{photos[index].url}}</view>"#,
        script: "Page({ data: { photos: [] } })"),
      .wrong(
        in: .wxml,
        #"<view wx:for="{{rows}}" wx:for-item="row" wx:key="id"><text>{{⟦rows⟧.name || ''}}</text></view>"#,
        script: "Page({ data: { rows: [] } })", message: #""rows" is the list, and has no "name""#,
        fixed:
          #"<view wx:for="{{rows}}" wx:for-item="row" wx:key="id"><text>{{row.name || ''}}</text></view>"#),
      .wrong(
        in: .swan, #"<view s-for="row in rows">{{⟦rows⟧.name}}</view>"#,
        script: "Page({ data: { rows: [] } })", message: #""rows" is the list, and has no "name""#,
        fixed: #"<view s-for="row in rows">{{row.name}}</view>"#),
      .right(
        in: .wxml,
        #"<view wx:for="{{photos}}" wx:key="id"><image src="{{item.url}}"/>{{photos.length}}{{photos[index].url}}</view>"#,
        script: "Page({ data: { photos: [] } })"),
      .right(
        in: .swan,
        #"<view s-for="photos"><image src="{{item.url}}"/>{{photos.length}}{{photos[index].url}}</view>"#,
        script: "Page({ data: { photos: [] } })"),
    ],
    checks: [.attributes(.known(.for), checkListAsItem)])
}

private func checkListAsItem(_ loop: Attribute, _ element: Element, _ context: FileContext) {
  guard let list = list(of: loop, context), context.unit.hasDataField(named: list, in: context.text),
    case let name = context.string(list), context.script?.dataField(named: name)?.kind == .array,
    let item = LoopVariables(of: element)?.item, item != name
  else { return }
  let word = context.text.slice(list)
  // Nearly no mustache of a loop has the name of its list.
  for mustache in context.mustaches(in: element)
  where context.text.slice(mustache).firstIndex(ofWord: word, from: 0) != nil {
    checkListAsItem(mustache, list: name, item: item, context)
  }
}

/// The name of the list that a loop goes over; nil for another expression.
private func list(of loop: Attribute, _ context: FileContext) -> ByteRange? {
  if loop.isBare { return loop.bareLoop?.list }
  return loop.wholeMustache.map(context.text.expressionRange)
}

private func checkListAsItem(_ mustache: ByteRange, list: String, item: String, _ context: FileContext) {
  let tree = context.expression(mustache)
  guard let root = tree.root, case .expression = tree.reading else { return }
  root.forEachReference { name in
    guard context.string(name) == list, let range = context.member(of: name), !range.isEmpty,
      !context.isCalled(range), case let member = context.string(range), member != "length",
      let node = context.document.innermostNode(around: mustache), let element = node.element ?? node.parent,
      context.sees(list, at: element)
    else { return }
    context.report(
      name, fieldOfList(list, member, item),
      fix: Fix(
        en: "write \(item).\(member)", zh: "改为 \(item).\(member)", .suggested,
        edits: [context.replace(name, with: item)]))
  }
}

private func fieldOfList(_ list: String, _ member: String, _ item: String) -> Message {
  Message(
    en: "\"\(list)\" is the list, and has no \"\(member)\"", zh: "“\(list)”是列表，没有“\(member)”",
    help: .init(en: "write \(item).\(member)", zh: "改为 \(item).\(member)"))
}
