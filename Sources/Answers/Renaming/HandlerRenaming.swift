import Diagnostics
import Files
import Markup
import MiniProgram
import Script

/// The edits that give a method of pages or components another name, in scripts and in markup.
struct HandlerRenaming {
  private let view: ProgramView
  private let name: String
  private let newName: String
  private let search: HandlerSearch
  private let declarations: [Place]

  init(_ view: ProgramView, _ name: String, _ declarations: [Place], to newName: String) {
    (self.view, self.name, self.newName, self.declarations) = (view, name, newName, declarations)
    search = HandlerSearch(view, name, declarations)
  }

  func edits() throws(RenameRefusal) -> [Edit] {
    try requireIdentifier(newName, LocalizedText(en: "a method", zh: "方法"))
    for name in [name, newName] where LifeCycle.methods.contains(name) {
      throw RenameRefusal(
        en: "\"\(name)\" is a method that the container calls",
        zh: "“\(name)”是由容器调用的方法")
    }
    if newName == name { return [] }
    if InstanceMembers.contains(newName) {
      throw RenameRefusal(
        en: "\"\(newName)\" has a special meaning in pages and components",
        zh: "“\(newName)”在页面和组件中有专门的含义")
    }
    try checkOwners()
    try checkKeys()
    try checkMarkup()
    try checkScripts()
    return search.occurrences.map { Edit(replace: $0.place, with: replacement($0)) } + otherDeclarations
  }

  // MARK: Checks

  private func checkOwners() throws(RenameRefusal) {
    if search.owners.isEmpty {
      throw RenameRefusal(
        en: "no page or component is known to have the method",
        zh: "没有已知的页面或组件含有该方法")
    }
    let own = Set(search.owners.compactMap(\.unit.scriptPath))
    for place in declarations where !own.contains(place.path) {
      throw RenameRefusal(
        en: "the method is in \(view.shown(place.path)), which other pages may use as well",
        zh: "该方法在 \(view.shown(place.path)) 中，其他页面可能也在使用")
    }
    var resolution = MixinResolution(view.program)
    for owner in search.owners {
      guard let script = owner.unit.script, let path = owner.unit.scriptPath else { continue }
      let handlers = resolution.handlers(of: owner.unit)
      if handlers.others >= .made {
        throw RenameRefusal(
          en: "\(view.shown(path)) cannot be read completely: it may use the method in other ways",
          zh: "\(view.shown(path)) 无法完整读取：其中可能以别的方式使用该方法")
      }
      if handlers.others == .given, script.modules.contains(where: { !isKnown($0, from: path) }) {
        throw RenameRefusal(
          en: "\(view.shown(path)) passes the page to modules that cannot be read, which may use the method",
          zh: "\(view.shown(path)) 把页面实例交给了无法读取的模块，那里可能使用该方法")
      }
      if handlers.contains(newName) || handlers.uncallable.contains(newName) {
        throw RenameRefusal(
          en: "\(view.shown(path)) already has a method \"\(newName)\"",
          zh: "\(view.shown(path)) 中已有方法“\(newName)”")
      }
      let same = script.instances.flatMap(\.methods).filter { $0.name == name }
      if Set(same.map(\.location)).count > 1 {
        throw RenameRefusal(
          en: "\(view.shown(path)) has two methods \"\(name)\"",
          zh: "\(view.shown(path)) 中有两个方法“\(name)”")
      }
    }
  }

  /// Refuses the name of another member beside the method, also one that is not a method: `timer: 0`.
  private func checkKeys() throws(RenameRefusal) {
    for (path, places) in Dictionary(grouping: declarations, by: \.path).sorted(by: { $0.key < $1.key }) {
      guard let text = view.text(path) else { continue }
      let literals = OptionLiterals(around: places.map(\.range), in: text)
      guard let key = literals.key(newName) else { continue }
      throw RenameRefusal(
        en: "\(view.shown(Place(path: path, range: key))) already has a member \"\(newName)\"",
        zh: "\(view.shown(Place(path: path, range: key))) 已有成员“\(newName)”")
    }
  }

  private func isKnown(_ module: ModuleReference, from path: String) -> Bool {
    module.isTypeOnly
      || ModuleResolver(view.program).target(of: module.specifier.value, from: path) != .unknown
  }

  private func checkMarkup() throws(RenameRefusal) {
    if let shared = search.sharedFiles.min() {
      throw RenameRefusal(
        en: "\(view.shown(shared)) is also shown on pages that have another method \"\(name)\", or none",
        zh: "\(view.shown(shared)) 也用于其他页面，那里的方法“\(name)”是另一个，或者没有该方法")
    }
    if let place = search.dynamicPlace {
      throw RenameRefusal(
        en: "the page chooses a method at run time, which may be \"\(name)\": \(view.shown(place))",
        zh: "页面在运行时选择方法，可能选中“\(name)”：\(view.shown(place))")
    }
    if let place = search.spelledPlaces.first {
      throw RenameRefusal(
        en: "\"\(name)\" may be passed on as a method's name in \(view.shown(place))",
        zh: "\(view.shown(place)) 可能把“\(name)”作为方法名传递")
    }
    for owner in search.owners.compactMap({ view.project.indexes[$0.unit.path] }) {
      for part in view.project.parts(of: owner) {
        let file = view.project.files[part]
        for reference in file.facts.references where reference.kind != .module {
          if case .unknowable = reference.resolution {
            throw RenameRefusal(
              en: "the markup that \(view.shown(file.place(reference.sourceRange))) names cannot be read",
              zh: "\(view.shown(file.place(reference.sourceRange))) 引用的页面文件无法读取")
          }
        }
      }
    }
  }

  private func checkScripts() throws(RenameRefusal) {
    let own = Set(search.owners.compactMap(\.unit.scriptPath))
    let declared = Set(declarations)
    for (path, uses) in search.scriptUses {
      for use in uses.uses {
        let place = Place(path: path, range: use.range)
        if declared.contains(place) { continue }
        switch use.meaning {
        case .other: break
        // The object may be given to the page, or its type may be the page's type.
        case .key:
          guard own.contains(path), path.hasSuffix(".ts") || assigns(path) else { continue }
          throw RenameRefusal(
            en: "\(view.shown(place)) mentions \"\(name)\", which may mean the method",
            zh: "\(view.shown(place)) 写有“\(name)”，可能指该方法")
        case .ofThis:
          if !own.contains(path) {
            throw RenameRefusal(
              en: "\(view.shown(place)) uses the method, which other pages may use as well",
              zh: "\(view.shown(place)) 使用该方法，其他页面可能也在使用")
          }
        case .unknown:
          throw RenameRefusal(
            en: "\(view.shown(place)) mentions \"\(name)\", which may mean the method",
            zh: "\(view.shown(place)) 写有“\(name)”，可能指该方法")
        }
      }
    }
    for path in search.scripts {
      guard let text = view.text(path) else { continue }
      let uses = ScriptUses(of: name, in: text, platform: "", imports: [])
      if uses.looksUpUnknownNames {
        throw RenameRefusal(
          en: "\(view.shown(path)) looks up methods by names that are only known at run time",
          zh: "\(view.shown(path)) 按运行时才知道的名称查找方法")
      }
    }
    try checkOtherScripts(own)
  }

  /// Whether the script of an owner gives the method by assignment: `Object.assign(this, { onTap() {} })`.
  private func assigns(_ path: String) -> Bool {
    search.owners.contains { owner in
      owner.unit.scriptPath == path && owner.unit.script?.assignedNames.contains(name) == true
    }
  }

  /// Code that gets a page or component may call its methods.
  private func checkOtherScripts(_ own: Set<String>) throws(RenameRefusal) {
    let hasComponents = search.owners.contains { $0.unit.kind == .component }
    let givesItself = search.owners.contains { $0.unit.script?.passesThis == true }
    let modules = Set(view.project.importedModules.map(\.path))
    let app = ["app.js", "app.ts"].map { Path.child(view.program.root, $0) }
    let scripts = Set(view.project.files.compactMap(\.unit.scriptPath) + app).union(modules)
      .subtracting(search.scripts)
    let platform = view.program.program.dialects[0].script.platform
    for path in scripts.sorted() where view.program.hasFile(path) {
      guard let text = view.text(path), text.contains(word: name) else { continue }
      let mayHoldPage =
        hasComponents || givesItself && modules.contains(path)
        || text.bytes.containsBytes(of: "getCurrentPages")
      guard mayHoldPage else { continue }
      let uses = ScriptUses(of: name, in: text, platform: platform, imports: view.imports(of: text))
      for use in uses.uses {
        guard case .unknown = use.meaning else { continue }
        throw RenameRefusal(
          en:
            "\(view.shown(Place(path: path, range: use.range))) mentions \"\(name)\", which may mean the method",
          zh: "\(view.shown(Place(path: path, range: use.range))) 写有“\(name)”，可能指该方法")
      }
    }
  }

  // MARK: Edits

  /// Further declarations of the name in the same objects: the setter of a getter.
  private var otherDeclarations: [Edit] {
    let known = Set(search.occurrences.map(\.place))
    return search.owners.flatMap { owner -> [Edit] in
      guard let script = owner.unit.script, let path = owner.unit.scriptPath else { return [] }
      return script.instances.flatMap(\.methods).filter { $0.name == name }
        .map { Occurrence(place: Place(path: path, range: $0.nameRange), isDeclaration: true) }
        .filter { !known.contains($0.place) }
        .map { Edit(replace: $0.place, with: replacement($0)) }
    }
  }

  /// `{ onTap }` becomes `{ onPress: onTap }`: the function keeps its name.
  private func replacement(_ occurrence: Occurrence) -> String {
    guard occurrence.isDeclaration, let text = view.text(occurrence.place.path) else { return newName }
    let range = occurrence.place.range
    func isBlank(_ byte: UInt8) -> Bool { byte <= 0x20 }
    var before = Int(range.start) - 1
    while before >= 0, isBlank(text.bytes[before]) { before -= 1 }
    var after = Int(range.end)
    while after < text.count, isBlank(text.bytes[after]) { after += 1 }
    let begins =
      before >= 0 && (text.bytes[before] == UInt8(ascii: "{") || text.bytes[before] == UInt8(ascii: ","))
    let ends =
      after < text.count && (text.bytes[after] == UInt8(ascii: ",") || text.bytes[after] == UInt8(ascii: "}"))
    return begins && ends ? "\(newName): \(name)" : newName
  }
}
