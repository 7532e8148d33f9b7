import Diagnostics
import Files
import Markup
import MiniProgram
import Script

/// What names in scripts mean.
struct ScriptTargets {
  private let view: ProgramView
  private let text: SourceText
  /// The page or component that the script belongs to.
  private let owner: ProjectFile?
  private let dialect: Dialect
  private let facts: ScriptFacts

  init(_ view: ProgramView, _ text: SourceText) {
    (self.view, self.text) = (view, text)
    owner = view.owner(ofScript: text.path)
    dialect = owner?.unit.dialect ?? view.program.program.dialects[0]
    facts = ScriptFacts(scanning: text, ScriptVocabulary(dialect))
  }

  func target(at offset: UInt32) -> Target? {
    moduleExport(offset) ?? pageLink(offset) ?? nativeID(offset) ?? sentEvent(offset) ?? handler(offset)
      ?? data(offset)
  }

  // MARK: Paths and ids

  /// The links that lead to pages.
  var links: [PathLink] {
    let page = owner.flatMap { $0.unit.kind == .page ? $0.unit.path : nil }
    return facts.pageLinks.compactMap { link in
      view.program.page(ofLink: link.url.value, from: page).map {
        PathLink(range: link.url.range, target: $0)
      }
    }
  }

  private func pageLink(_ offset: UInt32) -> Target? {
    guard let link = links.first(where: { $0.range.touches(offset) }) else { return nil }
    return Target(text.pathRange(ofLink: link.range), file: link.target)
  }

  private func nativeID(_ offset: UInt32) -> Target? {
    guard let owner, let function = owner.unit.dialect.nativeContextFunction else { return nil }
    for call in facts.contextCalls where call.method.value == function {
      guard let argument = call.argument, argument.range.touches(offset) else { continue }
      let symbol = Symbol.nativeID(argument.value, owners: [owner.unit.path])
      let tags = view.occurrences(of: symbol).filter(\.isDeclaration)
      return tags.isEmpty ? nil : Target(argument.range, tags.map(\.place), symbol)
    }
    return nil
  }

  /// The name of an event that a component sends: it leads to the attributes that bind it, as one of native code does.
  private func sentEvent(_ offset: UInt32) -> Target? {
    guard let owner, owner.unit.kind == .component,
      let sent = facts.sentEvents.first(where: { $0.isOwn && $0.name.range.touches(offset) })
    else { return nil }
    let symbol = Symbol.componentEvent(sent.name.value, component: owner.unit.path)
    let uses = view.occurrences(of: symbol).filter { !$0.isDeclaration }
    return Target(sent.name.range, uses.map(\.place), symbol)
  }

  // MARK: Names

  /// A method where it is written, or a member of `this` that is a method.
  private func handler(_ offset: UInt32) -> Target? {
    let objects = facts.objects
    for object in objects {
      for (index, method) in object.methods.enumerated()
      where method.nameRange.touches(offset) && object.isHandler(index) && object.kind != .exported {
        let place = Place(path: text.path, range: method.nameRange)
        return Target(method.nameRange, [place], .handler(method.name, declarations: [place]))
      }
    }
    guard let owner, let word = word(at: offset) else { return nil }
    let uses = ScriptUses(
      of: text.string(word), in: text, platform: dialect.script.platform, imports: [])
    guard let use = uses.use(at: offset), case .ofThis = use.meaning else { return nil }
    var resolution = MixinResolution(view.program)
    let declared = resolution.handlerDeclarations(of: owner.unit).filter {
      $0.method.name == text.string(word)
    }.map(\.place)
    return declared.isEmpty
      ? nil : Target(use.range, declared, .handler(text.string(word), declarations: declared))
  }

  /// A name of data: where it is declared, given to `setData`, or read.
  private func data(_ offset: UInt32) -> Target? {
    guard let owner,
      let site = DataSites(text, ScriptVocabulary(dialect)).sites.first(where: { $0.range.touches(offset) })
    else { return nil }
    var resolution = MixinResolution(view.program)
    let declared = resolution.dataDeclarations(of: owner.unit).filter { $0.field.name == site.name }.map(
      \.place)
    return view.dataTarget(site.name, site.range, [owner.unit.path], declared: declared)
  }

  /// The name around an offset.
  private func word(at offset: UInt32) -> ByteRange? {
    var start = Int(offset)
    var end = Int(offset)
    while start > 0, isWordByte(text.bytes[start - 1]) { start -= 1 }
    while end < text.count, isWordByte(text.bytes[end]) { end += 1 }
    return start < end ? ByteRange(start, end) : nil
  }

  /// An export, in a file that pages bind as a script module.
  private func moduleExport(_ offset: UInt32) -> Target? {
    guard view.isScriptModule(text.path) else { return nil }
    return ModuleExports(text).target(at: offset, in: text.path)
  }
}

extension ModuleExports {
  /// An export where it is named, or where what it names is declared; `file` is the path of the module.
  func target(at offset: UInt32, in file: String) -> Target? {
    for export in members + named {
      let place = place(of: export)
      guard let range = [export.range, place].first(where: { $0.touches(offset) }) else { continue }
      return Target(range, [Place(path: file, range: place)], .export(export.name, file: file))
    }
    return nil
  }
}

extension ProgramView {
  /// A name of data in pages and components. It is defined where it is declared, or else where it is given a value; nil where
  /// it is neither.
  func dataTarget(_ name: String, _ range: ByteRange, _ owners: [String], declared: [Place]) -> Target? {
    let symbol = Symbol.data(name, owners: owners)
    if !declared.isEmpty { return Target(range, declared, symbol) }
    let given = DataSearch(self, name, owners: owners).scripts.flatMap { path, sites in
      sites.sites.filter { $0.name == name && $0.isGiven }.map { Place(path: path, range: $0.range) }
    }
    return given.isEmpty ? nil : Target(range, given, symbol)
  }

  /// Whether some page binds the script at a path as a script module.
  func isScriptModule(_ path: String) -> Bool {
    let suffixes = program.program.dialects.flatMap(\.moduleSuffixes)
    guard suffixes.contains(where: path.hasSuffix) else { return false }
    return project.files.contains { file in
      file.facts.references.contains { $0.kind == .module && $0.resolution == .file(path) }
    }
  }
}
