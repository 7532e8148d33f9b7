import Diagnostics
import Markup
import MiniProgram
import Script

/// What names in markup mean.
struct MarkupTargets {
  private let page: MarkupPage
  private var text: SourceText { page.text }

  init(_ page: MarkupPage) { self.page = page }

  func target(at offset: UInt32) -> Target? {
    switch Cursor(page.document, at: offset) {
    case .tag(let element, let range): return component(page.string(element.tagRange), range)
    case .attributeName(let attribute, let element): return name(attribute, element)
    case .attributeValue(let attribute, let element, let value):
      return self.value(attribute, element, value, offset)
    case .expression(let mustache): return expression(mustache, offset)
    case .elsewhere(let node): return node.flatMap { moduleBody($0, offset) }
    }
  }

  // MARK: Tags and attributes

  private func component(_ tag: String, _ range: ByteRange) -> Target? {
    page.component(tag).map { Target(range, $0.places, .file($0.path)) }
  }

  private func name(_ attribute: Attribute, _ element: Element) -> Target? {
    let name = attribute.nameText
    if element.name.isNativeView {
      guard let type = element.nativeType.map(page.string) else { return nil }
      let declared = page.nativeDeclaration(type)
      if element.bindsEvent(attribute, page.dialect) {
        let sent = declared?.events.filter { $0.name == name } ?? []
        return Target(attribute.nameRange, sent.map(\.place), .nativeEvent(name, types: [type]))
      }
      guard NativeView.isParameter(name, in: page.dialect) else { return nil }
      var read = (declared?.parameters ?? []).filter { $0.name.camelCased == name.camelCased }
        .map(\.place)
      if read.isEmpty, let place = page.nativeTypes[type]?.parameters?[name]?.declaration { read = [place] }
      return Target(attribute.nameRange, read, .nativeParameter(name.camelCased, types: [type]))
    }
    guard let component = page.component(page.string(element.tagRange)) else { return nil }
    let plain = name.hasPrefix("model:") ? String(name.dropFirst(6)) : name
    let properties = component.properties.filter { $0.field.name.camelCased == plain.camelCased }
    if !properties.isEmpty { return Target(attribute.nameRange, properties.map(\.place)) }
    return page.event(name, of: component.unit).map {
      Target(attribute.nameRange, $0.places, .componentEvent($0.name, component: component.path))
    }
  }

  private func value(
    _ attribute: Attribute, _ element: Element, _ value: ByteRange, _ offset: UInt32
  ) -> Target? {
    if element.bindsEvent(attribute, page.dialect), !attribute.hasMustache {
      return handlers(attribute, element, offset) ?? moduleFunction(value, offset)
    }
    switch element.name.known {
    case .import, .include: return attribute.name == .src ? file(value, .markup) : nil
    case .scriptModule, .otherScriptModule: return module(attribute, element, value, offset)
    case .template:
      if attribute.name == .is { return templates(attribute, offset) }
      guard attribute.name == .name, !attribute.hasMustache, !text.trimmed(value).isEmpty else { return nil }
      let name = text.string(value)
      return Target(
        value, [Place(path: page.path, range: value)], .template(name, file: page.path))
    case .navigator where attribute.name == .url && page.component("navigator") == nil:
      return link(value)
    case .nativeView, .otherNativeView:
      if attribute.name == .type, !attribute.hasMustache { return nativeType(value) }
      if attribute.name == .id, !attribute.hasMustache, !text.trimmed(value).isEmpty {
        let owners = page.owners(of: element).map(\.path)
        return Target(
          value, [Place(path: page.path, range: value)],
          owners.isEmpty ? nil : .nativeID(text.string(value), owners: owners))
      }
    default: break
    }
    if attribute.nameText.hasPrefix("generic:"), !attribute.hasMustache {
      return component(text.string(value), value)
    }
    if attribute.nameText == "slot", !attribute.hasMustache { return slot(value, element) }
    return styleClass(attribute, element, offset) ?? moduleFunction(value, offset)
  }

  /// The name of a slot of the component around an element.
  private func slot(_ value: ByteRange, _ element: Element) -> Target? {
    let name = text.string(value)
    guard let around = element.ancestors.first(where: { $0.name != .block }),
      let component = page.component(page.string(around.tagRange)),
      let slot = page.view.slots(of: component.path).first(where: { $0.name == name })
    else { return nil }
    return Target(value, [slot.place])
  }

  /// A class: it leads to every selector that names it.
  private func styleClass(_ attribute: Attribute, _ element: Element, _ offset: UInt32) -> Target? {
    guard let range = page.className(at: offset, in: attribute) else { return nil }
    let name = text.string(range)
    let declared = page.styleClasses(of: element).filter { $0.name == name }
    return declared.isEmpty ? nil : Target(range, declared.map(\.place))
  }

  // MARK: Values

  private func handlers(_ attribute: Attribute, _ element: Element, _ offset: UInt32) -> Target? {
    let names = element.handlerNames(attribute, in: text)
    guard let touched = names.first(where: { $0.touches(offset) }) else { return nil }
    let all = page.handlers(of: element)
    func declarations(_ range: ByteRange) -> [Place] {
      let name = text.string(range)
      return all.filter { $0.method.name == name }.map(\.place)
    }
    let own = declarations(touched)
    return Target(
      touched, names.flatMap(declarations),
      own.isEmpty ? nil : .handler(text.string(touched), declarations: own))
  }

  /// `onTap="gestures.tap"`
  private func moduleFunction(_ value: ByteRange, _ offset: UInt32) -> Target? {
    let bytes = text.slice(value)
    guard let dot = bytes.firstIndex(of: UInt8(ascii: ".")), dot > 0 else { return nil }
    let root = ByteRange(Int(value.start), Int(value.start) + dot)
    let member = ByteRange(Int(root.end) + 1, Int(value.end))
    guard isIdentifier(text.slice(root)), isIdentifier(text.slice(member)),
      let module = page.module(named: text.string(root))
    else { return nil }
    return self.module(
      module, [(text.string(root), root), (text.string(member), member)], root.touches(offset) ? 0 : 1)
  }

  private func templates(_ attribute: Attribute, _ offset: UInt32) -> Target? {
    let names = text.choices(attribute).filter { !text.trimmed($0).isEmpty }
    guard let touched = names.first(where: { $0.touches(offset) }) else { return nil }
    let all = names.flatMap { page.templates(named: text.string($0)) }
    let own = all.first { $0.name == text.string(touched) }
    return Target(
      touched, all.map(\.place), own.map { .template($0.name, file: $0.place.path) })
  }

  private func file(_ value: ByteRange, _ kind: ReferenceKind) -> Target? {
    page.file(at: value, as: kind).map { Target(value, file: $0) }
  }

  private func link(_ value: ByteRange) -> Target? {
    page.page(linkedAt: value).map { Target(text.pathRange(ofLink: value), file: $0) }
  }

  private func nativeType(_ value: ByteRange) -> Target? {
    let type = text.string(value)
    if type.isEmpty { return nil }
    let declared = page.nativeDeclaration(type)
    // The entry of a table is elsewhere than the call that registers it.
    let registrations: [Definition] =
      declared?.registrations.map { _, place, call in
        let isAround = call.path == place.path && call.range.contains(place.range)
        return Definition(place, whole: isAround ? call.range : nil)
      } ?? []
    let classes = declared?.classes.map { Definition($0.place) } ?? []
    // What is registered nowhere may still be declared.
    let configured =
      registrations.isEmpty ? page.configuredDeclarations(ofType: type).map { Definition($0) } : []
    return Target(value, registrations + classes + configured, .nativeType(type))
  }

  // MARK: Script modules

  /// In the tag that binds a script module.
  private func module(
    _ attribute: Attribute, _ element: Element, _ value: ByteRange, _ offset: UInt32
  ) -> Target? {
    let module = page.dialect.scriptModules[element.name.known == .scriptModule ? 0 : 1]
    if attribute.name == NameID(module.source) { return attribute.hasMustache ? nil : file(value, .script) }
    guard attribute.name == NameID(module.name), !attribute.hasMustache else { return nil }
    for binding in SJSBinding.all(in: text, range: value) {
      guard let declared = page.modules().first(where: { $0.place.range == binding.range }) else { continue }
      if binding.range.touches(offset) {
        return Target(binding.range, [declared.target], .module(binding.name, file: page.path))
      }
      if let imported = binding.imported, imported.range.touches(offset), let file = declared.file {
        return Target(imported.range, [declared.target], .export(imported.name, file: file))
      }
    }
    return nil
  }

  /// A path that begins with the name of a module, at one of its segments.
  private func module(
    _ module: ModuleDeclaration, _ segments: [(name: String, range: ByteRange)], _ index: Int
  ) -> Target? {
    let range = segments[index].range
    switch index {
    case 0: return Target(range, [module.target], .module(module.name, file: module.place.path))
    case 1:
      guard let place = module.member(segments[1].name), let file = module.file else { return nil }
      return Target(range, [place], .export(segments[1].name, file: file))
    default: return nil
    }
  }

  /// A name in a module that is between tags.
  private func moduleBody(_ node: NodeView, _ offset: UInt32) -> Target? {
    guard let element = node.element ?? node.parent, element.name.isScriptModule,
      let body = element.rawBody, body.touches(offset)
    else { return nil }
    return ModuleExports(text, in: body).target(at: offset, in: page.path)
  }

  // MARK: Expressions

  private func expression(_ mustache: Cursor.Mustache, _ offset: UInt32) -> Target? {
    if let attribute = mustache.attribute, let element = mustache.element, !attribute.isBare {
      if element.bindsEvent(attribute, page.dialect) {
        if let target = handlers(attribute, element, offset) { return target }
      } else if element.name == .template, attribute.name == .is {
        if let target = templates(attribute, offset) { return target }
      } else if let target = styleClass(attribute, element, offset) {
        return target
      }
    }
    guard let path = ExpressionPath(text, mustache.range, at: offset) else { return nil }
    let (root, range) = path.segments[0]
    // The list of a loop is looked up outside of the loop.
    let isLoop = mustache.attribute.map { $0.name == .for } ?? false
    let inner = isLoop ? mustache.element?.parent : mustache.element
    if let variable = page.loopVariable(root, around: inner) {
      return path.index == 0 ? Target(range, [variable.place]) : nil
    }
    if let module = page.module(named: root) { return self.module(module, path.segments, path.index) }
    guard path.index == 0 else { return nil }
    if mustache.element.map({ Placement(of: $0).template != nil }) ?? false { return nil }
    let owners = page.owners(of: mustache.element).map(\.path)
    let places = page.dataFields(named: root, of: mustache.element).map(\.place)
    return page.view.dataTarget(root, range, owners, declared: places)
  }
}
