import Diagnostics
import Linting
import Markup

/// An id that the container may not find a native view by.
package var invalidNativeID: Rule {
  Rule(
    id: "invalid-native-id",
    summary: "an id by which the container may not find the native view",
    category: .nativeView,
    severity: .warning,
    rationale: """
      The iOS container makes names of classes and layers from the id and looks for the view by them. Characters other \
      than letters, digits, "-" and "_", over-long ids and the names of WebKit's own layers lead it astray.
      """,
    sources: ["names of layers: the frequently asked questions of the Alipay documentation of `video`"],
    dialects: .showingMPaaS,
    examples: [
      .wrong(#"<mpaas-component id="⟦main*map⟧"/>"#, message: #"id "main*map" contains "*""#),
      .right(#"<mpaas-component id="main-map" type="my_map" style="{{ width: 200, height: 200 }}"/>"#),
    ],
    checks: [.elements(.nativeViews, check)])
}

private func check(_ element: Element, _ context: FileContext) {
  guard let range = element.attribute(.id)?.staticValue, !context.text.trimmed(range).isEmpty else { return }
  let bytes = context.text.slice(range)
  if !bytes.allSatisfy(isIDByte) {
    let id = context.string(range)
    if let character = id.first(where: { !$0.utf8.allSatisfy(isIDByte) }) {
      context.report(range, .invalidPart(id, String(character)))
    }
  } else if let word = NativeViewFacts.layerWords.first(where: { bytes.containsBytes(of: $0) }) {
    context.report(range, .invalidPart(context.string(range), "\(word)"))
  } else if range.count > NativeViewFacts.longestID {
    context.report(range, .longID(context.string(range)))
  }
}

extension Message {
  fileprivate static func invalidPart(_ id: String, _ part: String) -> Message {
    let isWord = part.utf8.count > 1 && part.utf8.allSatisfy { $0 < 0x80 }
    return Message(
      "id \"\(id)\" contains \"\(part)\"",
      help: isWord
        ? "choose another word: \"\(part)\" is the name of a layer of WebKit"
        : #"use letters A-Z and a-z, digits, "-" and "_""#)
  }

  fileprivate static func longID(_ id: String) -> Message {
    Message(
      "this id is \(id.utf8.count) characters long",
      help: "use at most \(NativeViewFacts.longestID) characters")
  }
}
