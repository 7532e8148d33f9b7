import Containers
import Diagnostics
import Linting
import Markup
import MiniProgram
import Script

/// A native view that the page never makes.
package var uncreatedNativeView: Rule {
  Rule(
    id: "uncreated-native-view",
    summary: .init(
      en: "an external-element without a context on its page",
      zh: "页面没有为 external-element 创建上下文"),
    category: .nativeView,
    severity: .warning,
    rationale: .init(
      en:
        """
        The call of wx.createExternalElementContext with the tag's id makes the app create the view in its \
        place: without the call nothing is drawn.
        """,
      zh: "用标签的 id 调用 wx.createExternalElementContext，应用才会在标签的位置创建视图：没有这个调用，什么也不会绘制。"),
    dialects: .showingTCMPP,
    examples: [
      .wrong(
        [
          "pages/a/a.wxml": """
          <external-element id="⟦map⟧" type="my_map" style="width: 100px; height: 100px"/><external-element id="chart" \
          type="a" style="width: 1px; height: 1px"/>
          """,
          "pages/a/a.js": "Page({ onReady() { this.chart = wx.createExternalElementContext('chart') } })",
          "app.json": #"{ "pages": ["pages/a/a"] }"#,
        ], message: #"no script creates the view of "map""#),
      .right([
        "pages/a/a.wxml": #"<external-element id="map" type="my_map" style="width: 100px; height: 100px"/>"#,
        "pages/a/a.js": "Page({ onReady() { this.map = wx.createExternalElementContext('map') } })",
        "app.json": #"{ "pages": ["pages/a/a"] }"#,
      ]),
    ],
    checks: [.document(checkUncreatedNativeView)])
}

private func checkUncreatedNativeView(_ context: FileContext) {
  guard context.file.facts.nativeViews.contains(where: { $0.tag == Container.System.tcmpp.tag }),
    let contexts = MadeContexts(context)
  else { return }
  for element in context.document.elements where context.isExternalElement(element) {
    guard context.isNativeView(element), let value = element.attribute(.id)?.staticValue,
      !context.text.trimmed(value).isEmpty
    else { continue }
    let id = context.string(value)
    if contexts.made.contains(id) || contexts.mayMean(id, context) { continue }
    context.report(value, uncreatedView(id))
  }
}

/// The views for which a page's script makes contexts.
private struct MadeContexts {
  /// Their ids.
  private(set) var made: Set<String> = []
  /// Those of views that are not there.
  private let unknown: Set<String>
  /// Whether one of them may be that of any view, because the id of that is missing.
  private let mayBeOfAny: Bool

  /// Nil where it is not known of all of them.
  init?(_ context: FileContext) {
    guard let script = context.script, !script.isIncomplete,
      !script.modules.contains(where: { !$0.isTypeOnly })
    else { return nil }
    for call in script.contextCalls {
      let isMisspelled = call.isMisspelling(of: NativeContextCall.elementFunction)
      guard isMisspelled || call.method.value == NativeContextCall.elementFunction else { continue }
      guard !isMisspelled, let id = call.givenID?.text else { return nil }
      made.insert(id)
    }
    let views = context.file.facts.nativeViews.filter { $0.tag == Container.System.tcmpp.tag }
    let ids = Set(views.compactMap(\.id))
    unknown = made.subtracting(ids)
    mayBeOfAny = ids.subtracting(made).count <= unknown.count - views.count { $0.id == nil }
  }

  /// Whether the script makes the context of a view that is not there, and most likely means the one with `id`:
  /// `unknown-native-context` reports it in the script.
  func mayMean(_ id: String, _ context: FileContext) -> Bool {
    !unknown.isEmpty && (mayBeOfAny || context.nearestName(to: id, in: unknown) != nil)
  }
}

private func uncreatedView(_ id: String) -> Message {
  Message(
    en: "no script creates the view of \"\(id)\"", zh: "没有任何代码创建“\(id)”的视图",
    help: .init(
      en: "call wx.createExternalElementContext('\(id)') when the page is ready",
      zh: "在页面就绪后调用 wx.createExternalElementContext('\(id)')"))
}
