import Diagnostics
import Linting
import Markup
import Script

/// A nearly right name of the function that makes contexts of native views.
package var misspelledNativeContext: Rule {
  Rule(
    id: "misspelled-native-context",
    summary: .init(
      en: "a misspelled createMpaasCustomComponentContext",
      zh: "createMpaasCustomComponentContext 拼写错误"),
    category: .nativeView,
    severity: .error,
    rationale: .init(
      en: "No function has this name: the call throws, and no message reaches the view.",
      zh: "不存在该名称的函数：调用会抛出异常，消息到不了视图。"),
    fix: .safe,
    examples: [
      .wrong(
        [
          "pages/a/a.js": "Page({ onLoad() { this.map = my.⟦createMPaaSComponentContext⟧('map') } })",
          "pages/a/a.axml": #"<mpaas-component id="map"/>"#,
        ], message: "my.createMPaaSComponentContext does not exist",
        fixed: "Page({ onLoad() { this.map = my.createMpaasCustomComponentContext('map') } })"),
      .right(
        #"<mpaas-component id="map" type="my_map" style="{{ width: 200, height: 200 }}"/>"#,
        script: "Page({ onLoad() { this.map = my.createMpaasCustomComponentContext('map') } })"),
      .wrong(
        [
          "pages/a/a.js": "Page({ onReady() { this.map = wx.⟦createExternalelementContext⟧('map') } })",
          "pages/a/a.wxml": #"<external-element id="map" type="b"/>"#,
        ], message: "wx.createExternalelementContext does not exist",
        fixed: "Page({ onReady() { this.map = wx.createExternalElementContext('map') } })"),
      .right(
        in: .wxml, #"<external-element id="map" type="my_map" style="width: 200px; height: 200px"/>"#,
        script: "Page({ onReady() { this.map = wx.createExternalElementContext('map') } })"),
    ],
    checks: [.script(checkMisspelledNativeContext)])
}

private func checkMisspelledNativeContext(_ script: ScriptFacts, _ text: SourceText, _ context: FileContext) {
  guard let right = context.dialect.nativeContextFunction else { return }
  let platform = context.dialect.script.platform
  for call in script.contextCalls where call.isMisspelling(of: right) {
    let place = Place(path: text.path, range: call.method.range)
    context.report(
      place, misspelledFunction(call.method.value, right, platform),
      fix: Fix(en: "write \(right)", zh: "改为 \(right)", .safe, edits: [Edit(replace: place, with: right)]))
  }
}

extension NativeContextCall {
  /// Whether the name is meant to be `right`, the function that makes contexts of views, and is not.
  func isMisspelling(of right: String) -> Bool {
    if method.value == right { return false }
    if right == NativeContextCall.componentFunction, method.value.lowercased().contains("paas") {
      return true
    }
    return NativeContextCall.isNear(method.value.utf8, right)
  }
}

private func misspelledFunction(_ name: String, _ right: String, _ platform: String) -> Message {
  Message(
    en: "\(platform).\(name) does not exist", zh: "\(platform).\(name) 不存在",
    help: .init(en: "write \(platform).\(right)", zh: "改为 \(platform).\(right)"))
}
