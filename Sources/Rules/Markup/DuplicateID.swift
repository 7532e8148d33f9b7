import Diagnostics
import Linting
import Markup
import MiniProgram

/// The same id twice on one page, where something looks for it.
package var duplicateID: Rule {
  Rule(
    id: "duplicate-id",
    summary: .init(
      en: "a duplicate id that a script or another tag looks for",
      zh: "脚本或其他标签所查找的 id 在页面中重复"),
    category: .markup,
    severity: .warning,
    rationale: .init(
      en:
        """
        Code that looks the id up finds only the first element. Not reported when nothing looks the id up: \
        neither the script nor a module that it imports has the id as a string, alone or after "#", and no \
        tag names it in for= or scroll-into-view=. Nor where selectAll looks for all of them, or where the id \
        is data that the script compares with e.target.id.
        """,
      zh:
        """
        查找该 id 时只能得到第一个元素。没有地方查找的 id 不报告：脚本及其引入的模块中没有内容为该 id 的字符串（单独出现或在“#”之后），也没有标签在 for= 或 \
        scroll-into-view= 中用到该 id。用 selectAll 查找全部元素时不报告，id 只是脚本与 e.target.id 比较的数据时也不报告。
        """),
    examples: [
      .wrong(
        #"<view id="a"/><text id="⟦a⟧"/><view id='⟦a⟧'/>"#,
        script: "Page({ onReady() { my.createSelectorQuery().select('#a') } })",
        message: #"duplicate id "a""#, #"duplicate id "a""#),
      .right(
        #"<view id="a"/><view id="b"/><view id="A"/><view id="{{c}}"/><view id="{{c}}"/>"#,
        script: "Page({ onReady() { my.createSelectorQuery().select('#a') } })"),
      .wrong(
        in: .wxml, #"<view id="a"/><text id="⟦a⟧"/><view id='⟦a⟧'/>"#,
        script: "Page({ onReady() { wx.createSelectorQuery().select('#a') } })",
        message: #"duplicate id "a""#, #"duplicate id "a""#),
      .right(
        in: .wxml, #"<view id="a"/><view id="b"/><view id="A"/><view id="{{c}}"/><view id="{{c}}"/>"#,
        script: "Page({ onReady() { wx.createSelectorQuery().select('#a') } })"),
      .wrong(
        in: .swan, #"<view id="a"/><text id="⟦a⟧"/><view id='⟦a⟧'/>"#,
        script: "Page({ onReady() { swan.createSelectorQuery().select('#a') } })",
        message: #"duplicate id "a""#, #"duplicate id "a""#),
      .right(
        in: .swan, #"<view id="a"/><view id="b"/><view id="A"/><view id="{{c}}"/><view id="{{c}}"/>"#,
        script: "Page({ onReady() { swan.createSelectorQuery().select('#a') } })"),
    ],
    checks: [.project(checkDuplicateID)])
}

private func checkDuplicateID(_ context: ProjectContext) {
  let project = context.project
  let questions = project.files.indices.flatMap { file in
    project.files[file].facts.repeatedIDs.map { (file: file, id: $0) }
  }
  if questions.isEmpty { return }
  let wanted = RelevantIDs(
    in: project,
    questions.map {
      RelevantIDs.Question(
        $0.id.id, template: $0.id.template, file: $0.file, isScrolledTo: $0.id.sharesScrollView)
    })
  for (question, isWanted) in zip(questions, wanted.answers) where isWanted {
    let file = project.files[question.file]
    context.report(
      file.place(question.id.range), idTaken(question.id.id),
      related: [RelatedPlace(en: "also here", zh: "这里也有", at: file.place(question.id.earlier))])
  }
}

private func idTaken(_ id: String) -> Message {
  Message(
    en: "duplicate id \"\(id)\"", zh: "id“\(id)”重复",
    help: .init(en: "choose another id", zh: "换一个 id"))
}
