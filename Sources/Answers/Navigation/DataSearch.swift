import Diagnostics
import Files
import Markup
import MiniProgram
import Script

/// Where a name of data is declared, given a value and read: in the scripts of pages and components, and in what they render.
struct DataSearch {
  let name: String
  let owners: [ProjectFile]
  private(set) var occurrences: [Occurrence] = []
  /// The places of the occurrences where the name is that of something else, too: `{{ {name} }}`, `const { name } = this.data`.
  private(set) var shorthands: Set<Place> = []
  /// The sites of the name in scripts, by path.
  private(set) var scripts: [(path: String, sites: DataSites)] = []
  /// A mustache that spells the name and cannot be read.
  private(set) var unreadablePlace: Place?

  private let view: ProgramView

  /// `owners` are the paths of the markup of pages and components.
  init(_ view: ProgramView, _ name: String, owners: [String]) {
    (self.view, self.name) = (view, name)
    self.owners = owners.compactMap(view.project.file)
    searchScripts()
    searchMarkup()
  }

  private mutating func searchScripts() {
    var resolution = MixinResolution(view.program)
    var seen: Set<String> = []
    for owner in owners {
      let words = ScriptVocabulary(owner.unit.dialect)
      for path in [owner.unit.scriptPath].compactMap({ $0 }) + resolution.objects(of: owner.unit).map(\.path)
      where seen.insert(path).inserted {
        guard let text = view.text(path) else { continue }
        let sites = DataSites(text, words)
        scripts.append((path, sites))
        for site in sites.sites where site.name == name {
          var occurrence = Occurrence(place: Place(path: path, range: site.range))
          if case .declared = site.kind { occurrence.isDeclaration = true }
          occurrences.append(occurrence)
          if site.isShorthand { shorthands.insert(occurrence.place) }
        }
      }
    }
  }

  private mutating func searchMarkup() {
    let project = view.project
    let parts = Set(owners.compactMap { project.indexes[$0.unit.path] }.flatMap { project.parts(of: $0) })
    for file in view.files(parts.sorted(), containing: name) {
      guard let page = view.page(file), page.module(named: name) == nil else { continue }
      for use in page.dataUses(name) {
        let place = file.place(use.range)
        occurrences.append(Occurrence(place: place))
        if use.isShorthand { shorthands.insert(place) }
        if !use.isReadable, unreadablePlace == nil { unreadablePlace = place }
      }
    }
  }
}

extension MarkupPage {
  /// A place in a mustache that looks a name of data up.
  struct DataNameUse {
    let range: ByteRange
    /// Whether the name is a key, too.
    let isShorthand: Bool
    let isReadable: Bool
    let element: Element?
  }

  /// Where mustaches outside of template definitions look a name up that neither a loop nor a slot binds.
  func dataUses(_ name: String) -> [DataNameUse] {
    var found: [DataNameUse] = []
    let tree = ExpressionTree()
    func read(_ mustache: ByteRange, _ attribute: Attribute?, around element: Element?) {
      guard text.slice(mustache).contains(word: name) else { return }
      if element.map({ Placement(of: $0).template != nil }) ?? false { return }
      let range =
        attribute.flatMap { $0.name == .for ? $0.bareLoop?.list : nil } ?? text.expressionRange(mustache)
      tree.parse(text, range: range)
      let isReadable = tree.reading == .expression || tree.reading == .bareObject
      var shorthands: Set<ByteRange> = []
      var waiting = isReadable ? [tree.root].compactMap { $0 } : []
      while let expression = waiting.popLast() {
        for property in expression.properties where property.isShorthand {
          shorthands.insert(property.value.range)
        }
        waiting += expression.children
      }
      // A template takes `{{item}}` as `{{item: item}}`.
      let isData = attribute?.isTemplateData(of: element) ?? false
      if isData, let root = tree.root, root.kind == .identifier { shorthands.insert(root.range) }
      tree.forEachReference { range in
        guard string(range) == name, loopVariable(name, around: element) == nil,
          !isBoundBySlot(name, around: element)
        else { return }
        found.append(
          DataNameUse(
            range: range, isShorthand: shorthands.contains(range), isReadable: isReadable, element: element))
      }
    }
    for index in document.nodes.indices {
      let node = document.node(index)
      guard let element = node.element else {
        for mustache in node.textMustaches { read(mustache, nil, around: node.parent) }
        continue
      }
      for attribute in element.attributes {
        let outer = attribute.name == .for ? element.parent : element
        for mustache in attribute.mustaches { read(mustache, attribute, around: outer) }
      }
    }
    return found
  }

  /// Whether something around an element gives the content of a slot a name.
  private func isBoundBySlot(_ name: String, around element: Element?) -> Bool {
    guard let element else { return false }
    for around in [element] + Array(element.ancestors) {
      for attribute in around.attributes {
        let names = attribute.nameText
        guard ["slot-scope", "slot:", "let:"].contains(where: names.hasPrefix) else { continue }
        if text.slice(attribute.range).contains(word: name) { return true }
      }
    }
    return false
  }
}

extension Attribute {
  /// Whether it is the data that an element gives to a template.
  fileprivate func isTemplateData(of element: Element?) -> Bool {
    guard let element else { return false }
    return name == .data && element.name == .template
  }
}
