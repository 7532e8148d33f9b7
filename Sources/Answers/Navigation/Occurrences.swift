import Containers
import Diagnostics
import Files
import Linting
import Markup
import MiniProgram
import NativeSource
import Script

/// A place where a symbol is used or declared.
struct Occurrence: Hashable {
  let place: Place
  var isDeclaration = false
  /// Whether it is in native source.
  var isNative = false
}

extension ProgramView {
  /// Every use and declaration of a symbol in the program and in its native sources, as far as they are certain.
  func occurrences(of symbol: Symbol) -> [Occurrence] {
    switch symbol {
    case .handler(let name, let declarations):
      HandlerSearch(self, name, declarations).occurrences
    case .data(let name, let owners): DataSearch(self, name, owners: owners).occurrences
    case .template(let name, let file): templateOccurrences(name, file)
    case .module(let name, let file): moduleOccurrences(name, file)
    case .export(let name, let file): exportOccurrences(name, file)
    case .file(let path): fileOccurrences(path)
    case .componentEvent(let name, let component): componentEventOccurrences(name, component)
    case .nativeType(let type): nativeTypeOccurrences(type)
    case .nativeEvent(let name, let types): eventOccurrences(name, types)
    case .nativeParameter(let name, let types): parameterOccurrences(name, types)
    case .nativeID(let id, let owners): nativeIDOccurrences(id, owners)
    }
  }

  /// The files, among some, that contain a word in their text.
  func files(_ indexes: some Sequence<Int>, containing word: String) -> [ProjectFile] {
    indexes.compactMap { index in
      let file = project.files[index]
      return text(file.unit.path)?.contains(word: word) == true ? file : nil
    }
  }

  // MARK: Templates

  private func templateOccurrences(_ name: String, _ path: String) -> [Occurrence] {
    var found: [Occurrence] = []
    for file in files(project.files.indices, containing: name) {
      if file.unit.path == path {
        found += file.templates.filter { $0.name == name }.map {
          Occurrence(place: $0.place, isDeclaration: true)
        }
      }
      guard !file.facts.templateUses.isEmpty, let page = page(file),
        page.templates(named: name).first?.place.path == path
      else { continue }
      for element in page.document.elements where element.name == .template {
        guard let use = element.attribute(.is) else { continue }
        for range in page.text.choices(use) where page.string(range) == name {
          found.append(Occurrence(place: file.place(range)))
        }
      }
    }
    return found
  }

  // MARK: Script modules

  /// The uses of a name that a file binds a module to: in the file, and in the files that it shares markup with.
  private func moduleOccurrences(_ name: String, _ path: String) -> [Occurrence] {
    guard let index = project.indexes[path] else { return [] }
    var found: [Occurrence] = []
    for file in files(project.includeGroup(of: index), containing: name) {
      guard let page = page(file), let module = page.module(named: name), module.place.path == path else {
        continue
      }
      if file.unit.path == path { found.append(Occurrence(place: module.place, isDeclaration: true)) }
      found += page.moduleUses(name).map { Occurrence(place: file.place($0.root)) }
    }
    return found
  }

  private func exportOccurrences(_ name: String, _ path: String) -> [Occurrence] {
    var found = exportDeclarations(name, path)
    let binding = project.files.indices.filter { index in
      let facts = project.files[index].facts
      return project.files[index].unit.path == path
        || facts.references.contains { $0.kind == .module && $0.resolution == .file(path) }
    }
    var seen: Set<Int> = []
    for index in binding.flatMap({ project.includeGroup(of: $0) }) where seen.insert(index).inserted {
      let file = project.files[index]
      guard let page = page(file) else { continue }
      for module in page.modules() where module.file == path {
        if let imported = module.imported {
          guard imported == name else { continue }
          if module.place.path == file.unit.path, let range = page.importedName(module) {
            found.append(Occurrence(place: file.place(range)))
          }
          found += page.moduleUses(module.name).map { Occurrence(place: file.place($0.root)) }
        } else {
          for use in page.moduleUses(module.name) {
            if let member = use.member, page.string(member) == name {
              found.append(Occurrence(place: file.place(member)))
            }
          }
        }
      }
    }
    return found
  }

  /// The exports with a name in a module, or in the modules between the tags of a page.
  private func exportDeclarations(_ name: String, _ path: String) -> [Occurrence] {
    guard let text = text(path) else { return [] }
    var bodies: [ByteRange?] = []
    if project.indexes[path] == nil {
      bodies = [nil]
    } else if let document = document(path) {
      for element in document.elements where element.name.isScriptModule {
        if let body = element.rawBody { bodies.append(body) }
      }
    }
    return bodies.flatMap { body -> [Occurrence] in
      let exports = ModuleExports(text, in: body)
      guard let export = exports.all.first(where: { $0.name == name }) else { return [] }
      return [export.range, exports.place(of: export)].map {
        Occurrence(place: Place(path: path, range: $0), isDeclaration: true)
      }
    }
  }

  // MARK: Files

  private func fileOccurrences(_ path: String) -> [Occurrence] {
    /// Every text that names the file contains this.
    let word = String(Path.lastComponent(Path.stem(path)))
    var places: [Place] = []
    for file in project.files {
      places += file.facts.references.filter { $0.resolution == .file(path) }.map {
        file.place($0.sourceRange)
      }
      places += componentTags(in: file, of: path)
      let page = file.unit.kind == .page ? file.unit.path : nil
      if let script = file.unit.script, let scriptPath = file.unit.scriptPath {
        places += links(in: script.pageLinks, of: scriptPath, to: path, from: page)
      }
      places += navigatorLinks(in: file, to: path, spelling: word, from: page)
    }
    for module in project.importedModules {
      places += links(in: module.facts.pageLinks, of: module.path, to: path, from: nil)
    }
    places += configurationPaths(to: path, spelling: word)
    let isThere = project.indexes[path] != nil || program.hasFile(path)
    return places.map { Occurrence(place: $0) }
      + (isThere ? [Occurrence(place: Place(startOf: path), isDeclaration: true)] : [])
  }

  /// The tags that mean the component at a path.
  private func componentTags(in file: ProjectFile, of path: String) -> [Place] {
    uses(of: path, in: file).map { file.place($0.tagRange) }
  }

  private func uses(of component: String, in file: ProjectFile) -> [ComponentUse] {
    if file.facts.componentUses.isEmpty { return [] }
    var targets = program.componentTargets(of: file.unit)
    if file.unit.kind == .fragment, let index = project.indexes[file.unit.path] {
      targets.merge(project.ownerComponentTargets(of: index)) { own, _ in own }
    }
    return file.facts.componentUses.filter { targets[$0.tag] == component }
  }

  /// The attributes that bind an event of a component, and the calls that send it.
  private func componentEventOccurrences(_ name: String, _ component: String) -> [Occurrence] {
    let sent = events(of: program.unit(at: component)).filter { $0.name == name }.flatMap(\.places)
    let bound = project.files.flatMap { file in
      uses(of: component, in: file).flatMap(\.attributes)
        .filter { $0.isEvent && file.unit.dialect.binds($0.name, name) }.map { file.place($0.range) }
    }
    return sent.map { Occurrence(place: $0, isDeclaration: true) } + bound.map { Occurrence(place: $0) }
  }

  /// The links of a script to a page; `page` is the file of the page that they are on.
  private func links(
    in links: [PageLink], of script: String, to path: String, from page: String?
  ) -> [Place] {
    let found = links.filter { !$0.isComposed && program.page(ofLink: $0.url.value, from: page) == path }
    guard !found.isEmpty, let text = text(script) else { return [] }
    return found.map { Place(path: script, range: text.pathRange(ofLink: $0.url.range)) }
  }

  private func navigatorLinks(
    in file: ProjectFile, to path: String, spelling word: String, from page: String?
  ) -> [Place] {
    guard let text = text(file.unit.path), text.bytes.containsBytes(of: "navigator"),
      text.contains(word: word), let document = document(file.unit.path)
    else { return [] }
    return document.elements.compactMap { element in
      guard element.name == .navigator, let range = element.attribute(.url)?.valueRange,
        program.page(ofLink: document.text.string(range), from: page) == path
      else { return nil }
      return file.place(document.text.pathRange(ofLink: range))
    }
  }

  private func configurationPaths(to path: String, spelling word: String) -> [Place] {
    let configurations =
      project.files.map(\.unit.configurationPath) + [program.program.manifest].compactMap { $0 }
    var places: [Place] = []
    for configuration in Set(configurations) where program.hasFile(configuration) {
      guard let text = text(configuration), text.contains(word: word) || word == "index" else {
        continue
      }
      for entry in JSONTargets(self, text).all where entry.path == path && !entry.item.isKey {
        places.append(Place(path: configuration, range: entry.item.range))
      }
    }
    return places
  }

  // MARK: Native views

  private func tags(ofTypes types: [String]) -> [(file: ProjectFile, view: NativeView)] {
    project.files.flatMap { file in
      file.facts.nativeViews.filter { view in
        types.isEmpty || view.type.map(types.contains) == true
      }.map { (file, $0) }
    }
  }

  private func nativeTypeOccurrences(_ type: String) -> [Occurrence] {
    var found = tags(ofTypes: [type]).compactMap { file, view in
      view.typeRange.map { Occurrence(place: file.place($0)) }
    }
    let declared = nativeTypes[type]?.declarations ?? []
    found += declared.filter { NativeLanguage(path: $0.path) == nil }.map {
      Occurrence(place: $0, isDeclaration: true)
    }
    for contract in native.flatMap(\.contracts) where contract.type == type {
      found += contract.registrations.map {
        Occurrence(place: $0.type.place, isDeclaration: true, isNative: true)
      }
    }
    return found
  }

  private func eventOccurrences(_ name: String, _ types: [String]) -> [Occurrence] {
    var found = tags(ofTypes: types).flatMap { file, view in
      view.events.filter { $0.name == name }.map { Occurrence(place: file.place($0.nameRange)) }
    }
    for facts in native {
      for contract in facts.contracts where types.contains(contract.type) {
        found += contract.interface.events.items.compactMap(\.name).filter { $0.value == name }.map {
          Occurrence(place: $0.place, isNative: true)
        }
      }
      for platform in facts.platforms.values where types.isEmpty {
        found += platform.unmatchedEvents.compactMap(\.name).filter { $0.value == name }.map {
          Occurrence(place: $0.place, isNative: true)
        }
      }
    }
    return found
  }

  private func parameterOccurrences(_ name: String, _ types: [String]) -> [Occurrence] {
    var found = tags(ofTypes: types).flatMap { file, view in
      view.parameters.filter { $0.name.camelCased == name }.map {
        Occurrence(place: file.place($0.nameRange))
      }
    }
    for contract in native.flatMap(\.contracts) where types.contains(contract.type) {
      found += contract.interface.parameters.items.filter { $0.value?.camelCased == name }.map {
        Occurrence(place: $0.place, isNative: true)
      }
    }
    return found
  }

  /// The tags with an id that pages or components render, and the calls in their scripts that find one by the id.
  private func nativeIDOccurrences(_ id: String, _ owners: [String]) -> [Occurrence] {
    var found: [Occurrence] = []
    var seen: Set<Int> = []
    for owner in owners.compactMap({ project.indexes[$0] }) {
      for part in project.parts(of: owner) where seen.insert(part).inserted {
        let file = project.files[part]
        for view in file.facts.nativeViews where view.id == id {
          guard let range = view.idRange else { continue }
          found.append(Occurrence(place: file.place(range), isDeclaration: true))
        }
      }
      let unit = project.files[owner].unit
      guard let script = unit.script, let path = unit.scriptPath,
        let function = unit.dialect.nativeContextFunction
      else { continue }
      for call in script.contextCalls where call.method.value == function {
        if let argument = call.argument, argument.value == id {
          found.append(Occurrence(place: Place(path: path, range: argument.range)))
        }
      }
    }
    return found
  }
}

extension MarkupPage {
  /// A use of a name that a script module is bound to.
  struct ModuleUse {
    let root: ByteRange
    /// What follows the name: `fmt` of `m.fmt`.
    let member: ByteRange?
  }

  /// Where expressions and plain values use a name that a script module is bound to; not where a loop binds it.
  func moduleUses(_ name: String) -> [ModuleUse] {
    var found: [ModuleUse] = []
    let tree = ExpressionTree()
    func read(_ mustache: ByteRange, around element: Element?) {
      guard text.slice(mustache).contains(word: name) else { return }
      tree.parse(text, range: text.expressionRange(mustache))
      tree.forEachReference { range in
        guard string(range) == name, loopVariable(name, around: element) == nil else { return }
        found.append(ModuleUse(root: range, member: text.member(after: range, before: mustache.end)))
      }
    }
    for index in document.nodes.indices {
      let node = document.node(index)
      guard let element = node.element else {
        for mustache in node.textMustaches { read(mustache, around: node.parent) }
        continue
      }
      for attribute in element.attributes {
        if let value = attribute.staticValue {
          guard text.slice(value).starts(with: Array((name + ".").utf8)), !element.name.isScriptModule,
            takesFunction(attribute)
          else { continue }
          let root = ByteRange(Int(value.start), Int(value.start) + name.utf8.count)
          found.append(ModuleUse(root: root, member: ByteRange(Int(root.end) + 1, Int(value.end))))
        }
        let outer = attribute.name == .for ? element.parent : element
        for mustache in attribute.mustaches { read(mustache, around: outer) }
      }
    }
    return found
  }

  /// Whether a plain value of the attribute may name a function of a module: `onTap="gestures.tap"`.
  private func takesFunction(_ attribute: Attribute) -> Bool {
    let name = attribute.nameText
    return dialect.events.name(name) != nil || name.hasPrefix("change:") || name.hasPrefix("capture-")
  }

  /// The name `fmt` in `{ fmt: f }`; nil where both are one word.
  func importedName(_ module: ModuleDeclaration) -> ByteRange? {
    for element in document.elements where element.name.isScriptModule {
      for attribute in element.attributes {
        guard let value = attribute.staticValue, value.start <= module.place.range.start,
          module.place.range.end <= value.end
        else { continue }
        for binding in SJSBinding.all(in: text, range: value) where binding.range == module.place.range {
          return binding.imported.flatMap { $0.range == binding.range ? nil : $0.range }
        }
      }
    }
    return nil
  }
}

extension SourceText {
  /// The name after a dot that follows a range.
  fileprivate func member(after range: ByteRange, before limit: UInt32) -> ByteRange? {
    let start = Int(range.end) + 1
    guard start < Int(limit), bytes[start - 1] == UInt8(ascii: ".") else { return nil }
    var end = start
    while end < Int(limit), isWordByte(bytes[end]) { end += 1 }
    return end > start ? ByteRange(start, end) : nil
  }
}
