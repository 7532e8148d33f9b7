import Diagnostics
import Markup

/// Something that can be written at a place of a page.
package struct Completion {
  /// What has the completion as its name.
  package enum Kind {
    case tag, component, attribute, event, directive, handler, template, nativeType, listedValue, boolean
    case field, loopVariable, scriptModule, global, export, styleClass, slot, lifecycle, file, folder
  }

  /// The bare name.
  package let label: String
  package let kind: Kind
  /// The first key of the order, from 0 to 9; completions of one rank stay in their order.
  package let rank: Int
  /// The range that it replaces.
  package let replaced: ByteRange
  package let text: String
  /// The text with `$1` where the cursor goes, and `$` escaped; nil where it goes to the end.
  package internal(set) var snippet: String?
  /// What is shown beside the label.
  package internal(set) var detail: String?
  /// Its documentation is found by this.
  package internal(set) var subject: CompletionSubject?
  /// The path of a component that is not registered for the page; nil for everything else.
  package internal(set) var unregistered: String?
}

extension MarkupPage {
  /// What can be written at a byte offset, in the order in which it is shown; nil where nothing of the language can be
  /// written.
  package func completions(at offset: UInt32) -> [Completion]? {
    guard let place = CompletionPlace(text, at: offset, dialect) else { return nil }
    var list = CompletionList(self, place)
    list.addAll()
    return list.items
  }
}

/// The completions of one place.
struct CompletionList {
  let page: MarkupPage
  let place: CompletionPlace
  private(set) var items: [Completion] = []

  init(_ page: MarkupPage, _ place: CompletionPlace) {
    self.page = page
    self.place = place
  }

  var dialect: Dialect { page.dialect }

  /// The innermost element around the place, where the tree has it.
  var enclosingElement: Element? {
    guard let name = place.enclosing.last?.name else { return nil }
    let index = page.document.firstNode(from: name.start - 1)
    guard index < page.document.nodes.count, let element = page.document.node(index).element,
      element.tagRange == name
    else { return nil }
    return element
  }

  mutating func addAll() {
    switch place.kind {
    case .tag: addTags()
    case .endTag: addEndTag()
    case .attribute(let hasValue): addAttributes(hasValue: hasValue)
    case .value(let value): addValues(value)
    case .expression(_, let content): addNames(content)
    }
  }

  /// Adds a completion.
  ///
  /// - Parameters:
  ///   - replacing: the range that it replaces; without it, the range of the place.
  ///   - text: what is written; without it, the label.
  mutating func add(
    _ label: String, _ kind: Completion.Kind, rank: Int = 0, replacing: ByteRange? = nil,
    text: String? = nil, change: (inout Completion) -> Void = { _ in }
  ) {
    var item = Completion(
      label: label, kind: kind, rank: rank, replaced: replacing ?? place.replaced, text: text ?? label)
    change(&item)
    items.append(item)
  }
}
