import Diagnostics
import Markup
import Script

extension FactExtraction {
  /// Notes what templates look up, and what their uses give them. Nothing follows from that where parts of the markup are in the
  /// wrong place, or where alternatives of a build are side by side.
  mutating func noteTemplateData(_ names: inout NameTraits, _ spelling: (NameID) -> String) {
    if templateElements.isEmpty || facts.hasSyntaxMistakes || facts.hasUndecidedConditions { return }
    let tree = ExpressionTree()
    let modules = Set(facts.moduleNames.map { WordSet.hash(of: $0) })
    var (definition, use) = (0, 0)
    for index in templateElements {
      let element = document.element(index)
      if definition < facts.templates.count, facts.templates[definition].range == element.range {
        var reading = TemplateReading(
          document, unit.dialect, modules: modules, hasOtherBindings: bindsNames, tree: tree)
        facts.templates[definition].reads = reading.reads(of: element, &names, spelling)
        definition += 1
      }
      if element.has(.is) {
        if facts.templateUses[use].name != nil { facts.templateUses[use].data = data(of: element, tree) }
        use += 1
      }
    }
  }

  /// What a use of a template gives it; nil where that may be any name.
  private func data(of use: Element, _ tree: ExpressionTree) -> TemplateData? {
    var loopNames: [String] = []
    for element in [use] + use.ancestors {
      if element.name == .template, element.has(.name) { break }
      guard let loop = LoopVariables(of: element) else { continue }
      guard let item = loop.item, let index = loop.index else { return nil }
      loopNames += [item, index]
    }
    guard let attribute = use.attribute(.data) else {
      return TemplateData(entries: [], range: nil, loopNames: loopNames)
    }
    guard let mustache = attribute.wholeMustache, let entries = entries(mustache, loopNames, tree) else {
      return nil
    }
    return TemplateData(entries: entries, range: mustache, loopNames: loopNames)
  }

  private func entries(
    _ mustache: ByteRange, _ loopNames: [String], _ tree: ExpressionTree
  ) -> [TemplateData.Entry]? {
    tree.parse(text, range: text.expressionRange(mustache))
    guard let root = tree.root, tree.firstUse(outside: unit.expressions) == nil else { return nil }
    func valueName(_ value: Expression) -> String? {
      value.identifierName.flatMap { loopNames.contains($0) ? nil : $0 }
    }
    // In Swan, the data is an object with braces: what such data gives without them, no document says.
    if unit.dialect.id == "swan", tree.reading == .bareObject || root.kind == .identifier { return nil }
    if root.kind == .identifier {
      // The platform reads `{{item}}` as `{{item: item}}`.
      return [
        TemplateData.Entry(
          name: root.text, keyRange: root.range, range: root.range, valueName: valueName(root))
      ]
    }
    guard root.kind == .object, !root.hasUnknownProperties else { return nil }
    var entries: [TemplateData.Entry] = []
    for property in root.properties {
      if property.key.kind == .invalidKey { return nil }
      entries.append(
        TemplateData.Entry(
          name: text.string(property.nameRange), keyRange: property.key.range,
          range: ByteRange(property.key.range.start, property.value.range.end),
          valueName: valueName(property.value)))
    }
    return entries
  }
}
