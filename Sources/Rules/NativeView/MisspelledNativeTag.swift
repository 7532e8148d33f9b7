import Diagnostics
import Linting
import Markup
import MiniProgram

/// A tag that is nearly `mpaas-component`.
package var misspelledNativeTag: Rule {
  Rule(
    id: "misspelled-native-tag",
    summary: .init(en: "a tag that is nearly \"mpaas-component\"", zh: "标签名与“mpaas-component”几乎相同，疑似拼写错误"),
    category: .nativeView,
    severity: .error,
    rationale: .init(
      en:
        """
        Names are case-sensitive. The base library neither renders nor logs anything for an unknown tag: \
        the place of the view stays blank.
        """,
      zh: "名称区分大小写。对不认识的标签，基础库既不渲染也不写日志：视图的位置保持空白。"),
    fix: .suggested,
    examples: [
      .wrong(
        #"<⟦mpass-component⟧ id="map" type="custom_map"></mpass-component>"#,
        message: #""mpass-component" is not the tag of a native view"#,
        fixed: #"<mpaas-component id="map" type="custom_map"></mpaas-component>"#),
      .right(
        """
        <mpaas-component id="map" type="custom_map" style="{{ width: 200, height: 200 }}"></mpaas-component>
        """),
      .wrong(
        [
          "pages/a/a.wxml": #"<⟦external_element⟧ id="a"/>"#,
          "app.json": #"{ "pages": ["pages/a/a"] }"#,
          "project.config.json": #"{ "TCMPPappid": "a" }"#,
        ], message: #""external_element" is not the tag of a native view"#),
      .right(
        [
          "pages/a/a.wxml":
            #"<external-element id="map" type="my_map" style="width: 200px; height: 200px"></external-element>"#,
          "app.json": #"{ "pages": ["pages/a/a"] }"#,
          "project.config.json": #"{ "TCMPPappid": "a" }"#,
        ]),
    ],
    checks: [
      .elements(.matching { $1.misspelledNativeTag($0) != nil }, checkMisspelledNativeTag),
      .project(checkProgram),
    ])
}

private func checkMisspelledNativeTag(_ element: Element, _ context: FileContext) {
  let name = element.tag
  guard let tag = context.dialect.misspelledNativeTag(name),
    !context.program.registers(name, in: context.unit), context.showsContainer
  else { return }
  context.report(
    element.tagRange, misspelledTag(name, tag), fix: fixMisspelledNativeTag(element, context.text, tag))
}

/// Reports the tag where only another page has the exact one.
private func checkProgram(_ context: ProjectContext) {
  guard context.showsNativeViews else { return }
  for (file, uses) in context.nearNativeTags where file.facts.nativeViews.isEmpty {
    let dialect = file.unit.dialect
    // The tree is not kept, and files with such tags are few.
    let document = context.project.sources.text(file.unit.path).map { MarkupReader(dialect).read($0) }
    for use in uses {
      guard let tag = dialect.misspelledNativeTag(use.tag) else { continue }
      context.report(
        file.place(use.tagRange), misspelledTag(use.tag, tag),
        fix: document.flatMap { document in
          document.innermostNode(around: use.tagRange)?.element.map {
            fixMisspelledNativeTag($0, document.text, tag)
          }
        })
    }
  }
}

private func fixMisspelledNativeTag(_ element: Element, _ text: SourceText, _ tag: String) -> Fix {
  func write(_ range: ByteRange) -> Edit { Edit(replace: Place(path: text.path, range: range), with: tag) }
  return Fix(
    en: "write \(tag)", zh: "改为 \(tag)", .suggested,
    edits: [element.tagRange, element.endTagRange].compactMap { $0.map(write) })
}

private func misspelledTag(_ name: String, _ tag: String) -> Message {
  Message(
    en: "\"\(name)\" is not the tag of a native view", zh: "“\(name)”不是原生视图的标签", help: didYouMean(tag))
}
