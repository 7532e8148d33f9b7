import Diagnostics
import Markup
import Script

/// Takes from a tree what other files need to know of it.
package struct FactExtraction {
  private let document: Document
  private let text: SourceText
  private let unit: SourceUnit
  private let resolve: (_ source: String, _ kind: ReferenceKind) -> Resolution
  private var facts = MarkupFacts()
  private let script: ScriptFacts?
  /// Whether names that the script does not show are worth keeping: absence means something.
  private let keepsHandlers: Bool

  /// `isComponentTag` and `eventName` are asked for each element and attribute: they should be tables.
  package static func facts(
    of document: Document, unit: SourceUnit, names: inout NameTraits, spelling: (NameID) -> String,
    resolve: (_ source: String, _ kind: ReferenceKind) -> Resolution
  ) -> MarkupFacts {
    withoutActuallyEscaping(resolve) { resolve in
      var extraction = FactExtraction(document: document, unit: unit, resolve: resolve)
      extraction.walk(&names, spelling)
      return extraction.facts
    }
  }

  private init(document: Document, unit: SourceUnit, resolve: @escaping (_ source: String, _ kind: ReferenceKind) -> Resolution)
  {
    self.document = document
    text = document.text
    self.unit = unit
    self.resolve = resolve
    script = unit.script
    switch unit.kind {
    case .fragment: keepsHandlers = true
    case .page, .component:
      keepsHandlers = unit.script.map { !$0.isOpen || $0.isOpenByResolvableMixinsOnly } ?? false
    }
    facts.hasUndecidedConditions = document.hasUndecidedConditions
  }

  private mutating func walk(_ names: inout NameTraits, _ spelling: (NameID) -> String) {
    for index in document.nodes.indices where document.nodes[index].kind == .element {
      let element = Element(document: document, index: index)
      let name = element.name
      if name == .mpaasComponent {
        addNativeView(element, &names, spelling)
      } else {
        switch name {
        case NameID(.template): addTemplate(element)
        case NameID(.import): addReference(element, .import, .src)
        case NameID(.include): addReference(element, .include, .src)
        case NameID(.importSJS): addReference(element, .importSJS, .from)
        default:
          if !names.isBuiltinTag(name, spelling) {
            facts.componentUses.append(
              ComponentUse(tag: element.tag, tagRange: element.tagRange, placement: Placement(of: element)))
          }
          if let id = element.attribute(.id), let value = staticText(id) {
            facts.elementIDs.append(
              ElementID(id: value.text, range: value.range, placement: Placement(of: element)))
          }
        }
      }
      if keepsHandlers { addHandlers(element, &names, spelling) }
    }
    noteUsedNames()
  }

  /// The value of an attribute that holds no mustache and is not blank.
  private func staticText(_ attribute: Attribute?) -> (text: String, range: ByteRange)? {
    guard let range = attribute?.staticValue, !text.trimmed(range).isEmpty else { return nil }
    return (text.string(range), range)
  }

  private mutating func addNativeView(
    _ element: Element, _ names: inout NameTraits, _ spelling: (NameID) -> String
  ) {
    var view = NativeView(tagRange: element.tagRange, placement: Placement(of: element))
    if let id = element.attribute(.id) {
      view.hasDynamicID = id.hasMustache
      if let value = staticText(id) { (view.id, view.idRange) = (value.text, value.range) }
    }
    if let value = staticText(element.attribute(.type)) {
      (view.type, view.typeRange) = (value.text, value.range)
    }
    for attribute in element.attributes {
      let binding = NativeView.Binding(name: attribute.nameText, nameRange: attribute.nameRange)
      if names.isEvent(attribute.name, spelling) {
        view.events.append(binding)
      } else if NativeView.isParameter(binding.name) {
        view.parameters.append(binding)
      }
    }
    facts.nativeViews.append(view)
  }

  private mutating func addTemplate(_ element: Element) {
    if let name = staticText(element.attribute(.name)) {
      facts.templates.append(TemplateDefinition(name: name.text, nameRange: name.range))
    }
    if let use = element.attribute(.is) {
      let name = staticText(use)
      facts.templateUses.append(
        TemplateUse(name: name?.text, range: use.valueOrNameRange, placement: Placement(of: element)))
    }
  }

  private mutating func addReference(_ element: Element, _ kind: FileReference.Kind, _ attribute: KnownName) {
    guard let source = staticText(element.attribute(attribute)) else { return }
    var reference = FileReference(
      kind: kind, source: source.text, sourceRange: source.range, tagRange: element.tagRange,
      placement: Placement(of: element), resolution: resolve(source.text, kind == .importSJS ? .script : .markup))
    if kind == .importSJS, let names = staticText(element.attribute(.name)) {
      reference.names = SJSBinding.names(in: text, range: names.range)
      reference.isNameUsed = false
    }
    facts.references.append(reference)
  }

  private mutating func addHandlers(
    _ element: Element, _ names: inout NameTraits, _ spelling: (NameID) -> String
  ) {
    for attribute in element.attributes where names.isEvent(attribute.name, spelling) {
      func add(_ range: ByteRange) {
        guard isIdentifier(text.slice(range)) else { return }
        let name = text.string(range)
        if let script, script.defines(handler: name) { return }
        facts.unresolvedHandlers.append(
          HandlerUse(
            attribute: attribute.nameText, name: name, range: range,
            template: Placement.template(around: element)))
      }
      if let range = attribute.staticValue {
        add(range)
      } else if let mustache = attribute.wholeMustache {
        let tree = ExpressionTree(parsing: text, range: document.expressionRange(mustache))
        tree.root?.forEachLiteralChoice { add($0) }
      }
    }
  }

  /// Finds out which names of `import-sjs` occur in the file; only files that import any pay for it.
  private mutating func noteUsedNames() {
    guard facts.references.contains(where: { !$0.names.isEmpty }) else { return }
    var used: Set<String> = []
    var tree = ExpressionTree()
    for mustache in document.mustaches {
      tree.parse(text, range: document.expressionRange(mustache))
      tree.forEachReference { used.insert(text.string($0)) }
    }
    for index in facts.references.indices where !facts.references[index].names.isEmpty {
      facts.references[index].isNameUsed = facts.references[index].names.contains { used.contains($0.name) }
    }
  }
}

extension NativeView {
  /// Whether an attribute that is no event is a parameter: neither reserved nor one that AXML itself reads.
  package static func isParameter(_ name: String) -> Bool {
    switch name {
    case "id", "type", "style", "class", "key", "ref", "slot", "hidden", "role": false
    default:
      !["a:", "data-", "aria-", "mark:", "generic:", "change:", "model:", "slot-"].contains {
        name.hasPrefix($0)
      }
    }
  }
}

extension Placement {
  /// Where `element` stands.
  package init(of element: Element) {
    self.init()
    var current: Element? = element
    while let element = current {
      if loop == nil, let loop = element.attribute(.aFor) { self.loop = loop.nameRange }
      if template == nil { template = Placement.definedTemplate(element) }
      if let branch = Placement.branch(of: element) { branches.append(branch) }
      current = element.parent
    }
    branches.reverse()
  }

  /// The name of the `template` definition around `element`.
  static func template(around element: Element) -> String? {
    for ancestor in element.ancestors {
      if let name = definedTemplate(ancestor) { return name }
    }
    return nil
  }

  private static func definedTemplate(_ element: Element) -> String? {
    guard element.name == .template, let name = element.attribute(.name)?.staticValue else { return nil }
    return element.document.text.string(name)
  }

  /// The branch of an `a:if` chain that `element` itself carries.
  private static func branch(of element: Element) -> Branch? {
    if element.has(.aIf) { return Branch(chain: element.range.start, branch: element.range.start) }
    guard element.has(.aElif) || element.has(.aElse) else { return nil }
    var head = element
    for _ in 0..<longestChain {
      guard let previous = head.precedingSiblingElement else { return nil }
      head = previous
      if head.has(.aIf) { return Branch(chain: head.range.start, branch: element.range.start) }
      if !head.has(.aElif) { return nil }
    }
    return nil
  }

  /// How many branches are looked back for the `a:if`; a megabyte of them would else take the square of their number.
  private static let longestChain = 256
}

/// What is true of a name whatever file it stands in, asked once per name and thread.
package struct NameTraits {
  private struct Traits: OptionSet {
    let rawValue: UInt8
    static let known = Traits(rawValue: 1)
    static let builtinTag = Traits(rawValue: 2)
    static let event = Traits(rawValue: 4)
  }

  private var traits: [Traits] = []

  package init() {}

  package mutating func isBuiltinTag(_ name: NameID, _ spelling: (NameID) -> String) -> Bool {
    self[name, spelling].contains(.builtinTag)
  }

  /// Whether an attribute of that name binds an event.
  package mutating func isEvent(_ name: NameID, _ spelling: (NameID) -> String) -> Bool {
    self[name, spelling].contains(.event)
  }

  private subscript(name: NameID, spelling: (NameID) -> String) -> Traits {
    mutating get {
      let index = Int(name.rawValue)
      if index >= traits.count { traits += Array(repeating: [], count: index + 64 - traits.count) }
      if traits[index].isEmpty {
        let name = spelling(name)
        var found: Traits = .known
        if BuiltinTags.contains(name) { found.insert(.builtinTag) }
        if EventName(name) != nil { found.insert(.event) }
        traits[index] = found
      }
      return traits[index]
    }
  }
}
