import Diagnostics
import Files
import Markup
import MiniProgram
import Reference
import Script

/// The text about a place of a page.
package struct Hover {
  package let text: RichText
  /// The range that the text is about.
  package let range: ByteRange

  init(_ text: RichText, _ range: ByteRange) { (self.text, self.range) = (text, range) }
}

extension MarkupPage {
  /// What is known of what is at a byte offset; nil where that is nothing.
  package func hover(at offset: UInt32) -> Hover? {
    MarkupHovers(self).hover(at: offset).flatMap { $0.text.isEmpty ? nil : $0 }
  }
}

/// Makes the text about a place of a page.
struct MarkupHovers {
  let page: MarkupPage

  init(_ page: MarkupPage) { self.page = page }

  var dialect: Dialect { page.dialect }
  private var language: Language { page.language }

  func hover(at offset: UInt32) -> Hover? {
    switch Cursor(page.document, at: offset) {
    case .tag(let element, let range): return tag(element.tag, element).map { Hover($0, range) }
    case .attributeName(let attribute, let element):
      return describe(attribute.nameText, element).map { Hover($0, attribute.nameRange) }
    case .attributeValue(let attribute, let element, _):
      guard let value = attribute.staticValue else { return nil }
      let word = page.text.trimmed(value)
      if word.isEmpty { return nil }
      return describe(page.string(word), of: attribute, element).map { Hover($0, word) }
    case .expression(let mustache): return expression(mustache, at: offset)
    case .elsewhere: return nil
    }
  }

  // MARK: Tags

  private func tag(_ name: String, _ element: Element? = nil) -> RichText? {
    if page.isBuiltin(name) {
      guard var text = RichText(tag: name, in: dialect, language) else { return nil }
      if page.isNativeView(name), let type = element?.attribute(.type)?.staticValue,
        let view = native(page.string(page.text.trimmed(type)))
      {
        text.paragraph()
        text.append(view)
      }
      return text
    }
    if let component = page.component(name) {
      return RichText(
        component: name, ComponentInterface(at: component.path, in: page), shown: page.shown(component.path),
        language)
    }
    // What cannot be followed is known by its registration.
    let registrations =
      (page.unit.configuration?.usingComponents ?? []) + (page.program.app?.usingComponents ?? [])
    guard let registration = registrations.first(where: { $0.name == name }) else { return nil }
    var text = RichText(language)
    text.bold("<\(name)>")
    text.paragraph()
    text.text(en: "Component \(code: registration.path)", zh: "组件 \(code: registration.path)")
    return text
  }

  // MARK: Attributes

  private func describe(_ attribute: String, _ element: Element) -> RichText? {
    if let directive = dialect.directive(attribute) {
      return dialect.reference(ofDirective: directive).map { RichText($0, named: attribute, language) }
    }
    let tag = element.tag
    if page.isNativeView(tag), let text = nativeAttribute(attribute, element) { return text }
    let builtin = page.isBuiltin(tag) ? tag : nil
    if builtin == nil, let component = page.component(tag),
      let text = componentAttribute(attribute, ComponentInterface(at: component.path, in: page))
    {
      return text
    }
    if let event = dialect.events.name(attribute) { return describe(event, named: attribute, onTag: builtin) }
    return dialect.reference(ofAttribute: attribute, onTag: builtin).map {
      RichText($0, named: attribute, language)
    }
  }

  /// A property or an event of a component.
  private func componentAttribute(_ attribute: String, _ interface: ComponentInterface) -> RichText? {
    if let property = interface[attribute] {
      var text = page.description(of: property, interface)
      text.paragraph()
      text.code(page.shown(property.place))
      addComment(above: property.place, to: &text)
      return text
    }
    guard let event = interface.events.first(where: { dialect.binds(attribute, $0.name) }) else { return nil }
    var text = RichText(language)
    text.bold(attribute)
    text.paragraph()
    let component = page.shown(interface.path)
    text.text(en: "An event of the component \(code: component)", zh: "组件 \(code: component) 的事件")
    if let place = event.places.first {
      let file = page.shown(place)
      text.text(en: ", sent in \(code: file)", zh: "，在 \(code: file) 中触发")
      if let comment = page.view.text(place.path)?.comment(aboveLineOf: place.range.start) {
        text.paragraph()
        text.quote(comment)
      }
    }
    return text
  }

  /// An event of a built-in tag, or of any where `tag` is nil.
  private func describe(_ event: EventName, named attribute: String, onTag tag: String?) -> RichText? {
    let known = tag.flatMap { dialect.components[$0] }.flatMap {
      dialect.components.event(event.event, of: $0)
    }
    let name = known ?? dialect.components.bubblingEvent(event.event) ?? event.event
    guard name == event.event, let reference = dialect.reference(ofEvent: name, onTag: tag) else {
      return nil
    }
    var text = RichText(reference, named: attribute, language)
    if let binding = event.binding.sentence {
      text.paragraph()
      text.text(binding[language])
    }
    return text
  }

  // MARK: Values

  private func describe(_ value: String, of attribute: Attribute, _ element: Element) -> RichText? {
    let name = attribute.nameText
    let tag = element.tag
    if dialect.events.name(name) != nil { return handler(value, of: element) }
    if page.isNativeView(tag), attribute.name == .type { return native(value) }
    if element.name == .template, attribute.name == .is || attribute.name == .name { return template(value) }
    if name.hasPrefix("generic:") { return self.tag(value) }
    if !page.isBuiltin(tag), let component = page.component(tag) {
      let takesMethod = ComponentInterface(at: component.path, in: page)[name]?.isFunction ?? false
      return takesMethod ? handler(value, of: element) : nil
    }
    guard page.isBuiltin(tag), let reference = dialect.reference(ofAttribute: name, onTag: tag),
      reference.values.contains(value)
    else { return nil }
    return RichText(reference, named: name, language)
  }

  private func template(_ name: String) -> RichText? {
    guard let template = page.templates(named: name).first else { return nil }
    var text = RichText(language)
    text.bold(name)
    text.paragraph()
    let file = page.shown(template.place)
    text.text(en: "A template, defined in \(code: file)", zh: "模板，在 \(code: file) 中定义")
    return text
  }

  /// A method: its file and line, and the comment above it, for each page that renders the element.
  private func handler(_ name: String, of element: Element?) -> RichText? {
    let handlers = page.handlers(named: name, of: element)
    if handlers.isEmpty { return nil }
    var text = RichText(language)
    text.bold(name)
    for handler in handlers.prefix(MarkupHovers.maxListLength) {
      text.paragraph()
      let file = page.shown(handler.place)
      text.text(en: "A method in \(code: file)", zh: "\(code: file) 中的方法")
      addComment(above: handler.place, to: &text)
    }
    return text
  }

  private static let maxListLength = 10

  private func addComment(above place: Place, to text: inout RichText) {
    guard let source = page.view.text(place.path), let comment = source.comment(above: place.range.start)
    else {
      return
    }
    text.paragraph()
    text.quote(comment)
  }

  // MARK: Expressions

  private func expression(_ mustache: Cursor.Mustache, at offset: UInt32) -> Hover? {
    if let string = choice(mustache, at: offset), let attribute = mustache.attribute,
      let element = mustache.element
    {
      return describe(page.string(string), of: attribute, element).map { Hover($0, string) }
    }
    guard let path = ExpressionPath(page.text, mustache.range, at: offset) else { return nil }
    let root = path.segments[0]
    let (name, range) = path.segments[path.index]
    let element = mustache.element
    if let loop = page.loopVariable(root.name, around: element) {
      return path.index == 0 ? Hover(variable(name, loop.element), range) : nil
    }
    if let module = page.module(named: root.name) {
      if path.index == 0 { return Hover(self.module(module), range) }
      guard path.index == 1, let place = module.member(name) else { return nil }
      return Hover(exported(name, at: place), range)
    }
    guard path.index == 0 else { return nil }
    let fields = page.dataFields(named: name, of: element)
    return fields.isEmpty ? nil : Hover(field(fields), range)
  }

  /// The string at a place that may be the value of a mustache.
  private func choice(_ mustache: Cursor.Mustache, at offset: UInt32) -> ByteRange? {
    guard mustache.attribute?.wholeMustache == mustache.range else { return nil }
    let tree = ExpressionTree(parsing: page.text, range: page.text.expressionRange(mustache.range))
    var found: ByteRange?
    tree.root?.forEachLiteralChoice { if $0.touches(offset) { found = $0 } }
    return found
  }

  private func variable(_ name: String, _ loop: Element) -> RichText {
    var text = RichText(language)
    text.bold(name)
    text.paragraph()
    let isEntry = LoopVariables(of: loop)?.item == name
    guard let list = loop.attribute(.for).map({ page.string($0.range) }) else { return text }
    if isEntry {
      text.text(en: "The entry of the loop \(code: list)", zh: "循环 \(code: list) 的当前项")
    } else {
      text.text(en: "The number of the entry of the loop \(code: list)", zh: "循环 \(code: list) 的当前项的下标")
    }
    return text
  }

  private func module(_ module: ModuleDeclaration) -> RichText {
    if let imported = module.imported, module.target.path != page.path || module.file == page.path {
      return exported(imported, named: module.name, at: module.target)
    }
    var text = RichText(language)
    text.bold(module.name)
    text.paragraph()
    text.text(en: "A script module", zh: "脚本模块")
    if let file = module.file {
      let shown = file == page.path ? page.shown(module.place) : page.shown(file)
      text.text(en: ", in \(code: shown)", zh: "，位于 \(code: shown)")
    }
    return text
  }

  private func exported(_ name: String, named shown: String? = nil, at place: Place) -> RichText {
    var text = RichText(language)
    text.bold(shown ?? name)
    text.paragraph()
    let file = page.shown(place)
    text.text(en: "Exported by a script module in \(code: file)", zh: "由 \(code: file) 中的脚本模块导出")
    addComment(above: place, to: &text)
    return text
  }

  private func field(_ fields: [DataDeclaration]) -> RichText {
    var text = RichText(language)
    text.bold(fields[0].field.name)
    for declaration in fields.prefix(MarkupHovers.maxListLength) {
      let field = declaration.field
      var type = field.kind.shown
      if field.source == .properties, let script = page.view.text(declaration.place.path) {
        type = TokenList.typed(script).tokens.declaredType(ofMember: field.nameRange)
      }
      text.paragraph()
      switch field.source {
      case .data: text.text(en: "A field of the data", zh: "data 中的字段")
      case .computed: text.text(en: "A computed field of the data", zh: "data 中的计算字段")
      case .props, .properties: text.text(en: "A property of the component", zh: "组件的属性")
      }
      text.type(type)
      let file = page.shown(declaration.place)
      text.text(en: ", in \(code: file)", zh: "，位于 \(code: file)")
      addComment(above: declaration.place, to: &text)
    }
    return text
  }
}

extension EventSyntax.Binding {
  /// What else happens to the event; nil for the usual binding.
  fileprivate var sentence: LocalizedText? {
    switch self {
    case .bind: nil
    case .catch:
      LocalizedText(en: "The event does not propagate to outer elements.", zh: "事件不再冒泡到外层元素。")
    case .captureBind:
      LocalizedText(
        en: "It is handled in the capture phase, before the inner elements.", zh: "在捕获阶段触发，先于内层元素。")
    case .captureCatch:
      LocalizedText(
        en: "It is handled in the capture phase, and does not propagate to the inner elements.",
        zh: "在捕获阶段触发，不再传给内层元素。")
    }
  }
}
