import Diagnostics
import Linting
import Markup

/// A key of a style object that no script accepts.
package var invalidStyleObject: Rule {
  Rule(
    id: "invalid-style-object",
    summary: .init(
      en: "an invalid key in a style object",
      zh: "样式对象中的键无效"),
    category: .nativeView,
    severity: .error,
    rationale: .init(
      en:
        """
        The compiler turns the object form into an object literal of JavaScript: with such a key the build \
        fails.
        """,
      zh: "对象形式会编译成 JavaScript 的对象字面量：有这样的键时，构建失败。"),
    fix: .suggested,
    dialects: .showingMPaaS,
    examples: [
      .wrong(
        #"<mpaas-component id="a" style="{{ width: 1, height: 1, ⟦margin-top⟧: 2 }}"/>"#,
        message: #""margin-top" is not a valid key of an object"#,
        fixed: #"<mpaas-component id="a" style="{{ width: 1, height: 1, marginTop: 2 }}"/>"#),
      .right(#"<mpaas-component id="a" type="my_map" style="{{ width: 1, height: 1, marginTop: 2 }}"/>"#),
    ],
    checks: [.elements(.nativeViews, checkInvalidStyleObject)])
}

private func checkInvalidStyleObject(_ element: Element, _ context: FileContext) {
  guard let mustache = element.attribute(.style)?.mustaches.first else { return }
  let tree = context.expression(mustache)
  guard let object = tree.root?.unwrapped, object.kind == .object else { return }
  for property in object.properties where property.key.kind == .invalidKey {
    let name = property.key.text
    let fix = camelCase(name).map {
      Fix(
        en: "write \($0)", zh: "改为 \($0)", .suggested, edits: [context.replace(property.key.range, with: $0)])
    }
    context.report(property.key.range, invalidKeyMessage(name, camelCase(name)), fix: fix)
  }
}

/// `marginTop` of `margin-top`; nil when the name has other characters than letters, digits and `-`.
private func camelCase(_ name: String) -> String? {
  let words = name.split(separator: "-", omittingEmptySubsequences: false)
  guard words.count > 1, words.dropFirst().allSatisfy({ !$0.isEmpty }),
    words.allSatisfy({ $0.utf8.allSatisfy { isIDByte($0) && $0 != UInt8(ascii: "_") } }),
    words[0].utf8.first.map({ $0 > UInt8(ascii: "9") }) ?? true
  else { return nil }
  return words.dropFirst().reduce(into: String(words[0])) { $0 += $1.capitalisedFirst }
}

private func invalidKeyMessage(_ name: String, _ camelCase: String?) -> Message {
  Message(
    en: "\"\(name)\" is not a valid key of an object", zh: "“\(name)”不是有效的对象键",
    help: camelCase.map {
      LocalizedText(en: "write \($0), or '\(name)' in quotes", zh: "改为 \($0)，或加上引号写成 '\(name)'")
    } ?? LocalizedText(en: "write it in quotes", zh: "加上引号"))
}
