import Diagnostics
import Markup

/// A document in one line: `view[a:if="{{x}}" hidden](text"..." comment)`, for exact comparisons.
func dump(_ document: Document) -> String {
  func dump(_ nodes: Children) -> String {
    nodes.map { node -> String in
      let text = document.text
      switch node.kind {
      case .text: return "'" + text.string(node.range) + "'"
      case .comment: return "#" + text.string(node.range)
      case .element:
        let element = node.element!
        let attributes = element.attributes.map { attribute in
          attribute.hasValue ? "\(attribute.nameText)=<\(attribute.valueText)>" : attribute.nameText
        }
        let head = element.tag + (attributes.isEmpty ? "" : "[" + attributes.joined(separator: " ") + "]")
        let body = dump(element.children)
        return body.isEmpty ? head : "\(head)(\(body))"
      }
    }.joined(separator: " ")
  }
  return dump(document.roots)
}

/// The issues of a document, each as `kind:marked text`.
func issues(_ document: Document) -> [String] {
  document.issues.map { "\($0.kind):\(document.text.string($0.range))" }
}

func read(_ markup: String) -> Document { read(SourceText(path: "/page.axml", markup)) }

func read(_ text: SourceText) -> Document {
  MarkupReader.initializeLibrary()
  return MarkupReader(.axml).read(text)
}
