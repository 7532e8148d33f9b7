import Diagnostics

/// The names that the `a:for` of an element binds.
package struct LoopVariables: Sendable {
  /// `item` unless `a:for-item` says otherwise; nil when that is not static.
  package let item: String?
  /// `index` unless `a:for-index` says otherwise; nil when that is not static.
  package let index: String?

  /// Nil when the element has no loop.
  package init?(of element: Element) {
    guard let loop = element.attribute(.for) else { return nil }
    let bare = loop.bareLoop
    func name(_ range: ByteRange?, _ preset: String) -> String { range.map(loop.bytes.string) ?? preset }
    item = LoopVariables.name(element.attribute(.forItem), unless: name(bare?.item, "item"))
    index = LoopVariables.name(element.attribute(.forIndex), unless: name(bare?.index, "index"))
  }

  private static func name(_ attribute: Attribute?, unless preset: String) -> String? {
    guard let attribute else { return preset }
    return attribute.staticValue.map { attribute.bytes.string($0) }
  }

  package func binds(_ name: String) -> Bool { item == name || index == name }

  /// The innermost loop around `element` that binds `name`. The search ends at the `template` definition that the
  /// element is in: what is around a definition is not seen inside it.
  package static func binding(_ name: String, around element: Element) -> Element? {
    for ancestor in element.ancestors {
      if ancestor.name == .template, ancestor.has(.name) { return nil }
      if let loop = LoopVariables(of: ancestor), loop.binds(name) { return ancestor }
    }
    return nil
  }

  /// Whether a loop around `element` binds `name`, or may bind it, because its names are not static.
  package static func isBound(_ name: String, around element: Element) -> Bool {
    for ancestor in element.ancestors {
      if ancestor.name == .template, ancestor.has(.name) { return false }
      guard let loop = LoopVariables(of: ancestor) else { continue }
      if loop.binds(name) || loop.item == nil || loop.index == nil { return true }
    }
    return false
  }
}
