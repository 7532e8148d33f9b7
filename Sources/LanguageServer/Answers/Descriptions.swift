import Diagnostics
import Files
import LanguageServerProtocol
import Markup
import MiniProgram
import Reference

/// What things mean, as hovers and completions show it.
extension RichText {
  /// A tag of the base library; nil where nothing is known of it.
  init?(tag: String, in dialect: Dialect) {
    guard let reference = dialect.reference(ofTag: tag) else { return nil }
    self.init()
    bold("<\(tag)>")
    paragraph()
    text(reference.summary)
    add(since: reference.since)
    paragraph()
    text("Source: \(reference.source).")
  }

  /// An attribute, event or directive.
  init(_ reference: AttributeReference, named name: String) {
    self.init()
    bold(name)
    if let type = reference.type, type != "none" { text(": \(type)") }
    paragraph()
    text(reference.summary)
    if !reference.values.isEmpty {
      paragraph()
      text("Values: ")
      for (index, value) in reference.values.enumerated() {
        if index > 0 { text(", ") }
        code(value)
      }
      text(".")
    }
    add(since: reference.since)
  }

  private mutating func add(since version: String?) {
    guard let version else { return }
    paragraph()
    text("Since version \(version) of the base library.")
  }

  /// A component with its properties and events.
  init(component tag: String, _ interface: ComponentInterface, shown path: String) {
    self.init()
    bold("<\(tag)>")
    paragraph()
    text("Component ")
    code(path)
    list("Properties:", interface.properties.filter { !$0.isFunction }.map { ($0.name, $0.type) })
    let events = interface.properties.filter(\.isFunction).map(\.name) + interface.events
    list("Events:", events.map { ($0, nil) })
  }
}

extension Dialect {
  /// The directive that an attribute is, in whatever spelling.
  func directive(_ name: String) -> KnownName? {
    let usual = usualSpelling(of: name)
    return [KnownName.if, .elif, .else, .for, .forItem, .forIndex, .forKey].first {
      directives.word($0) != nil && spelling($0) == usual
    }
  }

  static func named(_ id: String) -> Dialect? { Dialect.all.first { $0.id.rawValue == id } }
}

/// `completionItem/resolve`.
extension LanguageServer {
  /// The item with its documentation, where there is some.
  func resolveCompletion(_ params: LSP.CompletionItemParams) -> JSONTree {
    guard case .object(var members) = JSONTree(params.item) else { return .null }
    if let data = params.item.optional("data"), let text = documentation(of: data) {
      let content: JSONTree =
        client.documentsCompletionsInMarkdown ? text.content(inMarkdown: true) : .string(text.plain)
      members.removeAll { $0.key == "documentation" }
      members.append(("documentation", content))
    }
    return .object(members)
  }

  private func documentation(of data: JSONValue) -> RichText? {
    func word(_ key: String) -> String? { data.optional(key)?.string }
    if let dialect = word("dialect").flatMap(Dialect.named) {
      if let tag = word("tag") { return RichText(tag: tag, in: dialect) }
      let tag = word("on").flatMap { $0.isEmpty ? nil : $0 }
      let reference: AttributeReference?
      if let name = word("attribute") {
        reference = dialect.reference(ofAttribute: name, onTag: tag)
      } else if let name = word("event") {
        reference = dialect.reference(ofEvent: name, onTag: tag)
      } else {
        reference = word("directive").flatMap(dialect.directive).flatMap(dialect.reference(ofDirective:))
      }
      return reference.map { RichText($0, named: $0.name) }
    }
    guard let page = word("uri").flatMap({ page(LSP.DocumentURI($0)) }) else { return nil }
    if let path = word("path"), let offset = data.optional("at")?.integer.flatMap(UInt32.init(exactly:)) {
      return page.description(of: Place(path: path, range: ByteRange(offset, offset)), self)
    }
    guard let path = word("component") else { return nil }
    let interface = ComponentInterface(at: path, in: page)
    if let name = word("property") { return interface[name].map { page.description(of: $0, interface) } }
    return RichText(
      component: UnregisteredComponent.tag(ofPath: path, below: page.program.root) ?? page.shown(path),
      interface,
      shown: page.shown(path))
  }
}

extension MarkupPage {
  /// A declaration: its file and line, and the comment above it.
  fileprivate func description(of place: Place, _ server: LanguageServer) -> RichText? {
    guard let source = server.text(place.path) else { return nil }
    var text = RichText()
    text.code(server.shown(place, in: self))
    if Dialect.all.dialect(ofFile: place.path) == nil,
      let comment = source.comment(above: place.range.start)
    {
      text.paragraph()
      text.quote(comment)
    }
    return text
  }

  /// A property of a component.
  func description(of property: ComponentInterface.Property, _ interface: ComponentInterface) -> RichText {
    var text = RichText()
    text.bold(property.name)
    if let type = property.type { text.text(": \(type)") }
    text.paragraph()
    text.text(property.isFunction ? "An event of the component " : "A property of the component ")
    text.code(shown(interface.path))
    return text
  }
}
