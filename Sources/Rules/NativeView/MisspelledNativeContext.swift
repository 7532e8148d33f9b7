import Diagnostics
import Linting
import Script

/// A nearly right name of the function that makes contexts of custom views.
package let misspelledNativeContext = Rule(
  id: "misspelled-native-context",
  summary: "a misspelling of createMpaasCustomComponentContext",
  category: .nativeView,
  severity: .error,
  rationale:
    "The function does not exist under another name: the call throws, and no message reaches the view.",
  fix: .safe,
  examples: [
    .wrong(
      [
        .init("pages/a/a.js", "Page({ onLoad() { this.map = my.⟦createMPaaSComponentContext⟧('map') } })"),
        .init("pages/a/a.axml", #"<mpaas-component id="map"/>"#),
      ],
      message: "my.createMPaaSComponentContext does not exist",
      fixed: "Page({ onLoad() { this.map = my.createMpaasCustomComponentContext('map') } })"),
    .wrong(
      [
        .init("pages/a/a.js", "const a = my.⟦createMpaasComponentContext⟧(id)\nPage({})"),
        .init("pages/a/a.axml", "<view/>"),
      ],
      message: "my.createMpaasComponentContext does not exist",
      fixed: "const a = my.createMpaasCustomComponentContext(id)\nPage({})"),
    .right(
      #"<mpaas-component id="map" type="my_map" style="{{ width: 200, height: 200 }}"/>"#,
      script: "Page({ onLoad() { this.map = my.createMpaasCustomComponentContext('map') } })"),
    .right(
      #"<mpaas-component id="map"/>"#,
      script: "Page({ onLoad() { my.createMpaasCustomComponentContext('map'); my.createMapContext('a') } })"),
    .right(
      #"<mpaas-component id="map"/>"#,
      script:
        "// my.createMPaaSComponentContext('a')\nPage({ onLoad() { this.createMPaaSComponentContext('map') } })"
    ),
  ],
  checks: [.script(check)])

private func check(_ script: ScriptFacts, _ text: SourceText, _ context: FileContext) {
  for call in script.contextCalls where call.isMisspelled {
    let place = Place(path: text.path, range: call.method.range)
    context.report(
      place, .misspelledFunction(call.method.value),
      fix: Fix(
        "write \(nativeContextFunction)", .safe, edits: [Edit(replace: place, with: nativeContextFunction)]))
  }
}

/// The function that makes the context of a custom view.
///
/// Source: mPaaS documentation, "Send custom message to custom view".
let nativeContextFunction = "createMpaasCustomComponentContext"

extension NativeContextCall {
  /// Whether the function is meant to be `nativeContextFunction` and is not.
  fileprivate var isMisspelled: Bool {
    method.value != nativeContextFunction && method.value.lowercased().contains("paas")
  }
}

extension Message {
  fileprivate static func misspelledFunction(_ name: String) -> Message {
    Message("my.\(name) does not exist", help: "write my.\(nativeContextFunction)")
  }
}
