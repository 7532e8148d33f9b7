import Diagnostics
import Linting
import Markup
import MiniProgram
import Script

/// A field of the data that a handler assigns and the page never shows.
package var lostAssignment: Rule {
  Rule(
    id: "lost-assignment",
    summary: .init(
      en: "an assignment to this.data that the page does not show",
      zh: "直接给 this.data 赋值，页面不会更新"),
    category: .project,
    severity: .warning,
    rationale: .init(
      en:
        """
        Only setData sends data to the page: after an assignment to this.data the page shows the old value. \
        Reported for methods of a page that events call and nothing else does, and for fields that the page \
        shows and that no setData ever gives it.
        """,
      zh:
        """
        只有 setData 会把数据发送到页面：直接给 this.data 赋值后，页面仍显示原来的值。只报告由事件调用、没有其他调用的页面方法，并且该字段在页面上显示，也没有任何 setData 设置它。
        """),
    sources: [
      .init(
        en: """
          "setData" of the WeChat documentation of Page: changing this.data directly does not change the state of the \
          page; the documents of Douyin, QQ and Baidu say the same
          """,
        zh: "微信文档 Page 的 setData 一节：直接修改 this.data 无法改变页面的状态；抖音、QQ、百度的文档相同")
    ],
    dialects: .families(.weChat, .baidu),
    examples: [
      .wrong(
        [
          "pages/a/a.js": "Page({ data: { isOpen: false }, open() { this.data.⟦isOpen⟧ = true } })",
          "pages/a/a.wxml": #"<view bindtap="open">{{isOpen ? 'open' : 'closed'}}</view>"#,
          "app.json": #"{ "pages": ["pages/a/a"] }"#,
        ], message: #"the page does not show this change of "isOpen""#),
      .right(
        [
          "pages/a/a.js":
            "Page({ data: { isOpen: false }, open() { this.setData({ isOpen: true }); this.data.count = 1 } })",
          "pages/a/a.wxml": #"<view bindtap="open">{{isOpen ? 'open' : 'closed'}}</view>"#,
          "app.json": #"{ "pages": ["pages/a/a"] }"#,
        ]),
      .wrong(
        [
          "pages/a/a.js": "Page({ data: { count: 0 }, add() { const that = this; that.data.⟦count⟧ += 1 } })",
          "pages/a/a.swan": #"<view bindtap="add">{{count}}</view>"#,
          "app.json": #"{ "pages": ["pages/a/a"] }"#,
        ], message: #"the page does not show this change of "count""#),
      .right(
        [
          "pages/a/a.js":
            "Page({ data: { count: 0 }, add() { this.setData({ count: this.data.count + 1 }) } })",
          "pages/a/a.swan": #"<view bindtap="add">{{count}}</view>"#,
          "app.json": #"{ "pages": ["pages/a/a"] }"#,
        ]),
    ],
    checks: [.project(checkLostAssignment)])
}

private func checkLostAssignment(_ context: ProjectContext) {
  let project = context.project
  var shared: SharedData?
  for file in project.files where !file.facts.lostAssignments.isEmpty {
    guard let script = file.unit.script, let path = file.unit.scriptPath,
      let text = project.sources.text(path),
      script.instances.allSatisfy({ $0.mixins.isEmpty && !$0.hasOpenStore })
    else { continue }
    let known = shared ?? SharedData(of: project)
    shared = known
    if known.replacesFramework { return }
    let lifecycles = Lifecycles.functions(of: .page, in: file.unit.dialect)
    for shown in file.facts.lostAssignments {
      let assignment = shown.assignment
      if known.contains(assignment.name) || file.facts.namesBoundBothWays.contains(assignment.name)
        || lifecycles.contains(assignment.method) || isRead(assignment.method, in: text)
      {
        continue
      }
      context.report(
        Place(path: path, range: assignment.range), lostAssignmentMessage(assignment.name),
        related: [
          RelatedPlace(en: "it is shown here", zh: "在这里显示", at: file.place(shown.use))
        ])
    }
  }
}

private func lostAssignmentMessage(_ name: String) -> Message {
  Message(
    en: "the page does not show this change of \"\(name)\"", zh: "页面不会显示“\(name)”的这次修改",
    help: .init(
      en: "write this.setData({ \(name): ... })", zh: "改用 this.setData({ \(name): ... })"))
}
