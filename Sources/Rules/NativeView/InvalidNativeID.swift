import Diagnostics
import Linting
import Markup

/// An id that the container may not find a native view by.
package var invalidNativeID: Rule {
  Rule(
    id: "invalid-native-id",
    summary: .init(en: "an id by which the container may not find the native view", zh: "id 可能使容器找不到原生视图"),
    category: .nativeView,
    severity: .warning,
    rationale: .init(
      en:
        """
        The iOS container builds names of classes and layers from the id and uses them to find the view. \
        It may find the wrong one if the id has characters other than letters, digits, "-" and "_", is too \
        long, or is the name of one of WebKit's own layers.
        """,
      zh: "iOS 容器用 id 生成类名和图层名，再据此查找视图。字母、数字、“-”和“_”以外的字符、过长的 id，以及 WebKit 自己的图层名，都会使容器找错。"),
    sources: [
      .init(
        en: "names of layers: the frequently asked questions of the Alipay documentation of `video`",
        zh: "图层的名称：支付宝 `video` 组件文档的常见问题")
    ],
    dialects: .showingMPaaS,
    examples: [
      .wrong(#"<mpaas-component id="⟦main*map⟧"/>"#, message: #"id "main*map" contains "*""#),
      .right(#"<mpaas-component id="main-map" type="my_map" style="{{ width: 200, height: 200 }}"/>"#),
    ],
    checks: [.elements(.nativeViews, checkInvalidNativeID)])
}

private func checkInvalidNativeID(_ element: Element, _ context: FileContext) {
  guard let range = element.attribute(.id)?.staticValue, !context.text.trimmed(range).isEmpty else { return }
  let bytes = context.text.slice(range)
  if !bytes.allSatisfy(isIDByte) {
    let id = context.string(range)
    if let character = id.first(where: { !$0.utf8.allSatisfy(isIDByte) }) {
      context.report(range, invalidPart(id, String(character)))
    }
  } else if let word = NativeViewFacts.layerWords.first(where: { bytes.containsBytes(of: $0) }) {
    context.report(range, invalidPart(context.string(range), "\(word)"))
  } else if range.count > NativeViewFacts.maxIDLength {
    context.report(range, longID(context.string(range)))
  }
}

private func invalidPart(_ id: String, _ part: String) -> Message {
  let isWord = part.utf8.count > 1 && part.utf8.allSatisfy { $0 < 0x80 }
  return Message(
    en: "id \"\(id)\" contains \"\(part)\"", zh: "id“\(id)”中有“\(part)”",
    help: isWord
      ? .init(
        en: "choose another word: \"\(part)\" is the name of a layer of WebKit",
        zh: "换一个词：“\(part)”是 WebKit 图层的名称")
      : .init(en: #"use letters A-Z and a-z, digits, "-" and "_""#, zh: "只使用字母 A-Z 和 a-z、数字、“-”和“_”"))
}

private func longID(_ id: String) -> Message {
  Message(
    en: "this id is \(id.utf8.count) characters long", zh: "此 id 有 \(id.utf8.count) 个字符",
    help: .init(
      en: "use at most \(NativeViewFacts.maxIDLength) characters",
      zh: "最多使用 \(NativeViewFacts.maxIDLength) 个字符"
    ))
}
