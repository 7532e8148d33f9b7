import Diagnostics
import Files
import Markup

/// A slot of a file that a component may be of.
package struct DeclaredSlot: Sendable {
  /// Empty where it has none; nil where a mustache sets it.
  package var name: String?
  /// The value of the name, where it is not empty.
  package var nameRange: ByteRange?
  package var placement: Placement
}

/// What is written between the tags of a component.
package struct ComponentContent: Sendable {
  /// The name in the start tag of the component.
  package var tagRange: ByteRange
  /// The first element, by its tag, or text; nil where there are only uses of templates and slots, whose content is not known.
  package var first: ByteRange?
  /// The static values of `slot` of the elements directly in it, blocks aside.
  package var slots: [(name: String, range: ByteRange)] = []
}

extension FactExtraction {
  /// Notes a slot of a file that is not a page.
  mutating func addDeclaredSlot(_ element: Element, _ placement: Placement) {
    var slot = DeclaredSlot(name: "", placement: placement)
    if let name = element.attribute(.name) {
      slot.name = name.hasMustache ? nil : name.staticValue.map(text.string) ?? ""
      if slot.name?.isEmpty == false { slot.nameRange = name.staticValue }
    }
    facts.declaredSlots.append(slot)
  }

  /// Notes what is between the tags of a component.
  mutating func addContent(of component: Element) {
    if component.node.subtreeEnd == component.index + 1 { return }
    var content = ComponentContent(tagRange: component.tagRange)
    var isEmpty = true
    var waiting = [component.children]
    while var children = waiting.popLast() {
      guard let node = children.next() else { continue }
      waiting.append(children)
      if node.kind == .comment { continue }
      isEmpty = false
      guard let element = node.element else {
        if content.first == nil { content.first = text.trimmed(node.range) }
        continue
      }
      switch element.name.known {
      case .block: waiting.append(element.children)
      case .template, .include, .import, .slot, .scriptModule, .otherScriptModule: break
      default:
        if content.first == nil { content.first = element.tagRange }
        for attribute in element.attributes where attribute.nameBytes.are("slot") {
          guard let range = attribute.staticValue, !text.trimmed(range).isEmpty else { continue }
          content.slots.append((text.string(range), range))
        }
      }
    }
    if !isEmpty { facts.contents.append(content) }
  }
}
