import Diagnostics
import Files
import Markup
import Script

/// A name without `_` and in lower case.
package func foldedName(_ name: String) -> String { name.lowercased().filter { $0 != "_" } }

/// Takes from a tree the facts that other files need of it.
package struct FactExtraction {
  let document: Document
  let text: SourceText
  let unit: SourceUnit
  let resolve: (_ source: String, _ kind: ReferenceKind) -> Resolution
  var facts = MarkupFacts()
  private var chains = ConditionChains()
  /// Whether names that the script does not show are kept: that no module shows them either may mean something.
  private let keepsHandlers: Bool
  /// Whether attributes other than those of loops may bind names.
  private(set) var bindsNames = false
  /// The definitions and the uses of templates.
  private(set) var templateElements: [Int] = []
  /// Where these names are not kept: the methods of the script without `_` and in lower case. A name that is like one of them
  /// is kept all the same.
  private let methodsInOtherCase: Set<String>
  /// Built-in tags that the file's configuration replaces by components.
  let replacedTags: Set<String>
  /// Nil where nothing is to be collected.
  private let datasets: DatasetCollection?

  /// `names` and `spelling` belong to the reader of the document.
  package static func facts(
    of document: Document, unit: SourceUnit, names: inout NameTraits, spelling: (NameID) -> String,
    resolve: @escaping (_ source: String, _ kind: ReferenceKind) -> Resolution
  ) -> MarkupFacts {
    var extraction = FactExtraction(document: document, unit: unit, resolve: resolve)
    extraction.walk(&names, spelling)
    var facts = MarkupFacts()
    swap(&facts, &extraction.facts)
    facts.mayMisspellLifecycles = names.mayMisspellLifecycles(unit)
    return facts
  }

  private init(
    document: Document, unit: SourceUnit,
    resolve: @escaping (_ source: String, _ kind: ReferenceKind) -> Resolution
  ) {
    self.document = document
    text = document.text
    self.unit = unit
    self.resolve = resolve
    switch unit.kind {
    case .fragment: keepsHandlers = true
    case .page, .component:
      keepsHandlers =
        unit.script.map { !$0.dependsOnGlobals || $0.lacksResolvableMixinsOnly } ?? false
    }
    methodsInOtherCase = keepsHandlers ? [] : Set((unit.script?.handlerNames ?? []).map(foldedName))
    replacedTags = Set(
      (unit.configuration?.usingComponents ?? []).map(\.name).filter { unit.dialect.components.contains($0) })
    datasets = DatasetCollection(
      document, unit.dialect, reads: unit.script?.datasetReads ?? [],
      keepsAll: unit.kind == .fragment)
    facts.hasUndecidedConditions = document.hasUndecidedConditions
    facts.hasSyntaxMistakes = document.issues.contains { !$0.kind.isHarmless(in: unit.dialect) }
    facts.templatesAreIncomplete = document.issues.contains { FactExtraction.swallowsElements($0.kind) }
  }

  /// Whether what is after such an issue may be missing from the tree, or be in another place.
  private static func swallowsElements(_ kind: SyntaxIssue.Kind) -> Bool {
    switch kind {
    case .unterminatedTag, .unterminatedValue, .unterminatedComment, .unterminatedMustache, .quoteInMustache,
      .notUTF8, .utf16, .tooManyAttributes, .tooDeep, .tooManyIssues:
      true
    default: false
    }
  }

  private mutating func walk(_ names: inout NameTraits, _ spelling: (NameID) -> String) {
    for index in document.nodes.indices {
      guard case .element = document.nodes[index].kind else { continue }
      let element = document.element(index)
      let name = element.name
      if name.isNativeView, unit.replacedNativeTags.isEmpty || !unit.replacedNativeTags.contains(element.tag)
      {
        addNativeView(element, &names, spelling)
      } else {
        switch name.known {
        case .template: addTemplate(element)
        case .import: addReference(element, .import, .src)
        case .include: addReference(element, .include, .src)
        case .scriptModule: addModule(element, unit.dialect.scriptModules[0])
        case .otherScriptModule: addModule(element, unit.dialect.scriptModules[1])
        default:
          let traits = names(name, spelling)
          if traits.contains(.contextElement) { addContextElement(element) }
          if traits.contains(.link), let link = staticText(element.attribute(.url)) {
            facts.links.append(link.text)
          }
          if traits.contains(.media) { addMissingResources(of: element) }
          if name == .slot {
            if unit.kind != .component { addSlot(element) }
            if unit.kind != .page, unit.dialect.family == .weChat {
              addDeclaredSlot(element, Placement(of: element, &chains))
            }
          }
          if !traits.contains(.builtinTag), OtherPlatforms.moduleTags.contains(element.tag) {
            addForeignModule(element)
          }
          if !traits.contains(.builtinTag)
            || !replacedTags.isEmpty && replacedTags.contains(element.tag)
          {
            facts.componentUses.append(
              ComponentUse(
                tag: element.tag, tagRange: element.tagRange, placement: Placement(of: element, &chains),
                attributes: usedAttributes(of: element, &names, spelling)))
            if unit.dialect.family == .weChat { addContent(of: element) }
          }
          if let id = element.attribute(.id) {
            if let value = staticText(id), unit.dialect.misspelledNativeTag(element.tag) == nil {
              facts.elementIDs.append(
                ElementID(id: value.text, range: value.range, placement: Placement(of: element, &chains)))
            } else {
              facts.hasUnknownIDs = true
            }
          }
        }
      }
      addTraits(element, &names, spelling)
    }
    noteUsedNames(&names, spelling)
    noteUndefinedNames(&names, spelling)
    noteTemplateData(&names, spelling)
    if let datasets {
      facts.unsetReads = datasets.unsetReads()
      facts.handlerData = datasets.all
      facts.hasUnknownHandlers = datasets.hasUnknownHandlers(besides: facts.moduleNames)
    }
    if !document.hasUndecidedConditions {
      facts.repeatedIDs = RepeatedIDs.all(of: facts.elementIDs, in: document)
    }
    if !unit.expressions.contains(.dataCall) || unit.usesSecondFramework || !facts.moduleNames.isEmpty {
      noteCalls()
    }
  }

  /// The value of an attribute that contains no mustache and is not blank.
  private func staticText(_ attribute: Attribute?) -> (text: String, range: ByteRange)? {
    guard let range = attribute?.staticValue, !text.trimmed(range).isEmpty else { return nil }
    return (text.string(range), range)
  }

  private mutating func addNativeView(
    _ element: Element, _ names: inout NameTraits, _ spelling: (NameID) -> String
  ) {
    var view = NativeView(
      tag: element.tag, tagRange: element.tagRange, placement: Placement(of: element, &chains))
    if let id = element.attribute(.id) {
      view.hasDynamicID = id.hasMustache
      if id.hasMustache { facts.hasUnknownIDs = true }
      if let value = staticText(id) { (view.id, view.idRange) = (value.text, value.range) }
    }
    if let value = staticText(element.attribute(.type)) {
      (view.type, view.typeRange) = (value.text, value.range)
    }
    view.events = bindings(of: element, .usualEvent, besides: [], &names, spelling)
    view.parameters = bindings(of: element, .parameter, besides: .usualEvent, &names, spelling)
    facts.nativeViews.append(view)
  }

  /// The attributes with names that have one trait and not another.
  private func bindings(
    of element: Element, _ trait: NameTraits.Traits, besides other: NameTraits.Traits,
    _ names: inout NameTraits,
    _ spelling: (NameID) -> String
  ) -> [NativeView.Binding] {
    func isWanted(_ attribute: Attribute, _ names: inout NameTraits) -> Bool {
      let traits = names(attribute.name, spelling)
      return traits.contains(trait) && traits.isDisjoint(with: other)
    }
    var bindings: [NativeView.Binding] = []
    // They are kept until the end: with spare capacity, those of 4,000 pages take megabytes.
    bindings.reserveCapacity(element.attributes.reduce(0) { isWanted($1, &names) ? $0 + 1 : $0 })
    for attribute in element.attributes where isWanted(attribute, &names) {
      bindings.append(
        NativeView.Binding(
          name: attribute.nameText, nameRange: attribute.nameRange,
          value: attribute.valueRange.map(attribute.bytes.string), valueRange: attribute.valueRange))
    }
    return bindings
  }

  /// The attributes of a component that it may know.
  private func usedAttributes(
    of element: Element, _ names: inout NameTraits, _ spelling: (NameID) -> String
  ) -> [UsedAttribute] {
    func traits(_ attribute: Attribute, _ names: inout NameTraits) -> NameTraits.Traits {
      names(attribute.name, spelling).intersection([.event, .parameter])
    }
    var used: [UsedAttribute] = []
    // They are kept until the end, without spare capacity.
    used.reserveCapacity(element.attributes.reduce(0) { traits($1, &names).isEmpty ? $0 : $0 + 1 })
    for attribute in element.attributes {
      let traits = traits(attribute, &names)
      if traits.isEmpty { continue }
      let value = attribute.staticValue
      let isBlank = value.map { text.trimmed($0).isEmpty } ?? true
      used.append(
        UsedAttribute(
          name: attribute.nameText, range: attribute.nameRange, isEvent: traits.contains(.event),
          textRange: isBlank ? nil : value,
          isFalse: value.map { text.slice($0).are("false") } ?? false,
          isMethodName: value.map(isMethodName) ?? false,
          dataName: traits.contains(.event) ? nil : value.flatMap(dataName)))
    }
    return used
  }

  /// Whether a value names a method of the script, in the language whose components take functions by their names.
  private func isMethodName(_ value: ByteRange) -> Bool {
    guard unit.dialect.family == .alipay, let script = unit.script, isIdentifier(text.slice(value)) else {
      return false
    }
    return script.defines(handlerWithHash: WordSet.hash(text.slice(value)))
  }

  /// A value that is the name of a field of the script's data; nil for others.
  private func dataName(_ value: ByteRange) -> (text: String, range: ByteRange)? {
    guard unit.hasDataField(named: value, in: text) else { return nil }
    return (text.string(value), value)
  }

  private mutating func addContextElement(_ element: Element) {
    guard let kind = ContextElement.Kind(rawValue: element.tag) else { return }
    let attributes = element.attributes.filter { attribute in
      attribute.name == .id || kind == .canvas && ["canvas-id", "canvasId"].contains(attribute.nameText)
    }
    facts.contextElements.append(
      ContextElement(
        kind: kind, ids: attributes.compactMap { staticText($0)?.text },
        hasDynamicID: attributes.contains(where: \.hasMustache)))
  }

  private mutating func addSlot(_ element: Element) {
    guard element.children.allSatisfy({ $0.kind == .comment }), !document.isPlacedByRepair(element) else {
      return
    }
    if element.ancestors.contains(where: { $0.name == .template }) { return }
    var slot = EmptySlot(tagRange: element.tagRange, name: staticText(element.attribute(.name))?.text)
    if let parent = element.ancestors.first(where: { $0.name != .block })?.tag,
      !unit.dialect.components.contains(parent) || replacedTags.contains(parent)
    {
      slot.component = parent
    }
    facts.emptySlots.append(slot)
  }

  private mutating func addTemplate(_ element: Element) {
    templateElements.append(element.index)
    if let name = staticText(element.attribute(.name)) {
      facts.templates.append(
        TemplateDefinition(
          name: name.text, nameRange: name.range, range: element.range, isUse: element.has(.is)))
    } else if element.attribute(.name)?.hasMustache == true {
      facts.templatesAreIncomplete = true
    }
    if let use = element.attribute(.is) {
      let name = staticText(use)
      facts.templateUses.append(
        TemplateUse(name: name?.text, range: use.valueOrNameRange, placement: Placement(of: element, &chains))
      )
    }
  }

  private mutating func addModule(_ element: Element, _ module: Dialect.ScriptModule) {
    addReference(element, .module, module.source, name: module.name)
    if module.takesBody, !element.has(module.source), let name = staticText(element.attribute(module.name)) {
      let names = SJSBinding.names(in: text, range: name.range)
      facts.inlineModules.append(contentsOf: names)
      if let end = element.endTagRange, element.node.startTagEnd + 2 <= end.start {
        facts.moduleBodies.append((names.map(\.name), ByteRange(element.node.startTagEnd, end.start - 2)))
      }
    }
    if let name = staticText(element.attribute(module.name)),
      !isIdentifier(text.slice(text.trimmed(name.range)))
    {
      for binding in SJSBinding.all(in: text, range: name.range) where binding.imported != nil {
        facts.exportNames.insert(binding.name)
      }
    }
  }

  private mutating func addForeignModule(_ element: Element) {
    for attribute in [KnownName.module, .name] {
      guard let names = staticText(element.attribute(attribute)) else { continue }
      facts.foreignModuleNames += SJSBinding.names(in: text, range: names.range).map(\.name)
    }
  }

  private mutating func addReference(
    _ element: Element, _ kind: FileReference.Kind, _ attribute: KnownName, name: KnownName? = nil
  ) {
    guard let attribute = element.attribute(attribute), let range = attribute.valueRange,
      !text.trimmed(range).isEmpty
    else { return }
    let source = text.string(range)
    var reference = FileReference(
      kind: kind, source: source, sourceRange: range, tagRange: element.tagRange,
      tag: element.name.known ?? .import, placement: Placement(of: element, &chains),
      resolution: attribute.hasMustache
        ? .unknowable(.dynamic) : resolve(source, kind == .module ? .script : .markup))
    if let name, let names = staticText(element.attribute(name)) {
      reference.names = SJSBinding.names(in: text, range: names.range)
    }
    facts.references.append(reference)
  }

  /// The traits that `addTraits` asks for.
  private static var noted: NameTraits.Traits {
    [.event, .worklet, .generic, .namesElement, .bindsBothWays, .bindsNames, .foreignLoop]
  }

  /// Adds the facts that follow from attributes that have a meaning by their names.
  private mutating func addTraits(
    _ element: Element, _ names: inout NameTraits, _ spelling: (NameID) -> String
  ) {
    for attribute in element.attributes {
      let traits = names(attribute.name, spelling)
      // Nearly all have nothing that matters here.
      if traits.isDisjoint(with: FactExtraction.noted) { continue }
      if traits.contains(.event) {
        guard bindsHandler(traits, of: element) else { continue }
        if keepsHandlers || !methodsInOtherCase.isEmpty { addHandlers(attribute, of: element) }
        datasets?.add(attribute, of: element)
      } else if traits.contains(.worklet) {
        if keepsHandlers || !methodsInOtherCase.isEmpty { addHandlers(attribute, of: element) }
      } else if traits.contains(.generic) {
        if let tag = staticText(attribute) {
          facts.genericTags?.insert(tag.text)
        } else if attribute.hasMustache {
          facts.genericTags = nil
        }
      } else if traits.contains(.namesElement) {
        addNamedIDs(attribute, of: element)
      } else if traits.contains(.bindsBothWays), attribute.hasMustache {
        addNamesBoundBothWays(attribute)
      } else if !traits.isDisjoint(with: [.bindsNames, .foreignLoop]) {
        bindsNames = true
      }
    }
  }

  /// Whether an attribute with the name of an event is one. Of the forms that built-in tags know, a native view has the
  /// usual one only.
  private func bindsHandler(_ traits: NameTraits.Traits, of element: Element) -> Bool {
    !element.name.isNativeView || traits.contains(.usualEvent)
  }

  private mutating func addNamesBoundBothWays(_ attribute: Attribute) {
    for mustache in attribute.mustaches {
      let tree = ExpressionTree(parsing: text, range: text.expressionRange(mustache))
      tree.forEachReference { facts.namesBoundBothWays.append(text.string($0)) }
    }
  }

  private mutating func addNamedIDs(_ attribute: Attribute, of element: Element) {
    let isScrolled = attribute.nameBytes.are("scroll-into-view")
    func add(_ range: ByteRange) {
      let id = text.string(range)
      if isScrolled {
        facts.scrolledIDs.append(NamedID(id: id, range: range, isOfScrollView: element.tag == "scroll-view"))
      } else {
        facts.namedIDs.append(id)
      }
    }
    if let id = staticText(attribute) {
      add(id.range)
    } else if let mustache = attribute.wholeMustache {
      let tree = ExpressionTree(parsing: text, range: text.expressionRange(mustache))
      tree.root?.forEachLiteralChoice { add($0) }
    }
  }

  private mutating func addHandlers(_ attribute: Attribute, of element: Element) {
    func add(_ range: ByteRange) {
      guard isIdentifier(text.slice(range)) else { return }
      if let script = unit.script, script.defines(handlerWithHash: WordSet.hash(text.slice(range))) { return }
      let name = text.string(range)
      // On a native view such a value makes the attribute a parameter with a forbidden name; elsewhere it does not name
      // a method.
      if isLiteralWord(text.slice(range)) { return }
      if !keepsHandlers, !methodsInOtherCase.contains(foldedName(name)) { return }
      facts.unresolvedHandlers.append(
        HandlerUse(
          attribute: attribute.nameText, attributeRange: attribute.nameRange, tag: element.tagRange,
          name: name,
          range: range,
          template: Placement.template(around: element)))
    }
    if let range = attribute.staticValue {
      add(range)
    } else if let mustache = attribute.wholeMustache {
      let tree = ExpressionTree(parsing: text, range: text.expressionRange(mustache))
      tree.root?.forEachLiteralChoice { add($0) }
    }
  }

  /// Finds out which names occur in mustaches: in files that import scripts, and in those that others may include.
  private mutating func noteUsedNames(_ names: inout NameTraits, _ spelling: (NameID) -> String) {
    // Whatever Alipay's pages give a component is visible in its markup.
    guard
      unit.kind == .fragment || facts.references.contains(where: { !$0.names.isEmpty })
        || unit.kind == .component && unit.dialect.family == .alipay
    else { return }
    var used: [String] = []
    var known = ByteStringTable()
    func note(_ name: UnsafeBufferPointer<UInt8>) {
      let count = known.count
      if known.add(name) == count { used.append(String(decoding: name, as: UTF8.self)) }
    }
    let tree = ExpressionTree()
    let bytes = text.bytes
    for mustache in document.mustaches {
      tree.parse(text, range: text.expressionRange(mustache))
      tree.forEachReference { note(bytes.slice($0)) }
    }
    for attribute in document.attributes where attribute.mustacheCount == 0 && attribute.hasValue {
      guard names(attribute.name, spelling).contains(.takesFunction) else { continue }
      // `onTap="gestures.tap"`
      note(
        UnsafeBufferPointer(rebasing: bytes.slice(attribute.valueRange).prefix { $0 != UInt8(ascii: ".") }))
    }
    facts.usedNames = used
  }
}
