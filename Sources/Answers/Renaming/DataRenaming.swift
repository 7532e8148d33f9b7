import Diagnostics
import Files
import Markup
import MiniProgram
import Script

/// The edits that give a name of data another name, in the script and in the markup of its page or component.
struct DataRenaming {
  private let view: ProgramView
  private let name: String
  private let newName: String
  private let search: DataSearch

  init(_ view: ProgramView, _ name: String, _ owners: [String], to newName: String) {
    (self.view, self.name, self.newName) = (view, name, newName)
    search = DataSearch(view, name, owners: owners)
  }

  func edits() throws(RenameRefusal) -> [Edit] {
    try requireIdentifier(newName, LocalizedText(en: "data", zh: "数据"))
    if newName == name { return [] }
    if newName == "__proto__" {
      throw RenameRefusal(
        en: "data cannot be named \"__proto__\", which is the prototype of an object",
        zh: "数据不能命名为“__proto__”：这是对象的原型")
    }
    guard let owner = search.owners.first, search.owners.count == 1, let path = owner.unit.scriptPath else {
      throw RenameRefusal(
        en: "the name is shown on several pages: rename it on each of them",
        zh: "该名称用在多个页面中：在每个页面中分别重命名")
    }
    try checkScope(of: owner, path)
    try checkScripts(path)
    try checkMarkup(of: owner)
    try checkOtherScripts(path)
    return search.occurrences.map { occurrence in
      Edit(replace: occurrence.place, with: replacement(occurrence.place, path))
    }
  }

  /// In `{ name }` one of the two that it means keeps its name: in the script the variable, in a template the key.
  private func replacement(_ place: Place, _ script: String) -> String {
    if !search.shorthands.contains(place) { return newName }
    return place.path == script ? "\(newName): \(name)" : "\(name): \(newName)"
  }

  // MARK: Checks

  private func checkScope(of owner: ProjectFile, _ path: String) throws(RenameRefusal) {
    var resolution = MixinResolution(view.program)
    guard let scope = resolution.dataScope(of: owner.unit) else {
      throw RenameRefusal(
        en: "\(view.shown(path)) cannot be read completely: it may give the data other names",
        zh: "\(view.shown(path)) 无法完整读取：其中可能给 data 加了别的数据名")
    }
    if scope.isGivenAway {
      throw RenameRefusal(
        en: "\(view.shown(path)) passes the page to other code, which may use its data",
        zh: "\(view.shown(path)) 把页面实例交给了其他代码，那里可能使用其 data")
    }
    if scope.contains(newName) {
      throw RenameRefusal(
        en: "\(view.shown(path)) already has data named \"\(newName)\"",
        zh: "\(view.shown(path)) 的 data 中已有“\(newName)”")
    }
  }

  private func checkScripts(_ own: String) throws(RenameRefusal) {
    for (path, sites) in search.scripts {
      let known = Set(sites.sites.filter { $0.name == name }.map(\.range))
      if path != own {
        guard let range = known.min(by: { $0.start < $1.start }) else { continue }
        throw RenameRefusal(
          en:
            "\(view.shown(Place(path: path, range: range))) uses the data, which other pages may use as well",
          zh: "\(view.shown(Place(path: path, range: range))) 使用该数据，其他页面可能也在使用")
      }
      for site in sites.sites where site.name == name {
        if case .declared(let source) = site.kind, source.isProperty {
          throw RenameRefusal(
            en: "\"\(name)\" is a property, which pages give the component by an attribute",
            zh: "“\(name)”是组件属性，由页面通过标签上的属性传入")
        }
      }
      if let range = sites.wholeUses.first {
        throw RenameRefusal(
          en:
            "\(view.shown(Place(path: path, range: range))) uses the data as a whole, which may include the name",
          zh: "\(view.shown(Place(path: path, range: range))) 使用整个 data，可能用到该名称")
      }
      guard let text = view.text(path) else { continue }
      for range in DataRenaming.unclearUses(of: name, in: text) where !known.contains(range) {
        throw RenameRefusal(
          en: "\(view.shown(Place(path: path, range: range))) mentions \"\(name)\", which may mean the data",
          zh: "\(view.shown(Place(path: path, range: range))) 写有“\(name)”，可能指该数据")
      }
    }
  }

  /// The strings with the name as a word, and the keys of objects with which changes of data are observed.
  private static func unclearUses(of name: String, in text: SourceText) -> [ByteRange] {
    let list = TokenList.typed(text).tokens
    var found: [ByteRange] = []
    for index in 0..<list.count {
      if let range = list.literal(index) {
        guard text.slice(range).contains(word: name) else { continue }
        // The first segment of a path is a site of its own.
        let bytes = text.slice(range)
        let isPath =
          bytes.count > name.utf8.count && bytes.starts(with: name.utf8)
          && (bytes[name.utf8.count] == UInt8(ascii: ".") || bytes[name.utf8.count] == UInt8(ascii: "["))
        found.append(isPath ? ByteRange(range.start, range.start + UInt32(name.utf8.count)) : range)
      } else if list.kind(index) == .identifier, text.slice(list.range(index)).elementsEqual(name.utf8) {
        let opener = list.parent(index)
        guard list.kind(opener) == .openingBrace, list.kind(opener - 1) == .colon else { continue }
        if ["observers", "observer", "watch", "computed"].contains(list.string(opener - 2)) {
          found.append(list.range(index))
        }
      }
    }
    return found
  }

  private func checkMarkup(of owner: ProjectFile) throws(RenameRefusal) {
    if let place = search.unreadablePlace {
      throw RenameRefusal(
        en: "the expression in \(view.shown(place)) cannot be read",
        zh: "\(view.shown(place)) 中的表达式无法解析")
    }
    guard let index = view.project.indexes[owner.unit.path] else { return }
    for part in view.project.parts(of: index) {
      let file = view.project.files[part]
      for reference in file.facts.references where reference.kind == .include {
        if view.project.target(of: reference) == nil {
          throw RenameRefusal(
            en: "the markup that \(view.shown(file.place(reference.sourceRange))) names cannot be read",
            zh: "\(view.shown(file.place(reference.sourceRange))) 引用的页面文件无法读取")
        }
      }
      guard let page = view.page(file) else { continue }
      let uses = page.dataUses(name)
      if uses.isEmpty { continue }
      if let other = view.project.users(of: nil, in: part).first(where: { $0 != index }) {
        throw RenameRefusal(
          en:
            "\(view.shown(file.unit.path)) is also shown on \(view.project.display(other)), which has other data",
          zh: "\(view.shown(file.unit.path)) 也用于 \(view.project.display(other))，而后者的 data 不同")
      }
      let isTaken =
        page.module(named: newName) != nil
        || uses.contains { page.loopVariable(newName, around: $0.element) != nil }
      if isTaken {
        throw RenameRefusal(
          en: "\"\(newName)\" means something else in \(view.shown(file.unit.path))",
          zh: "“\(newName)”在 \(view.shown(file.unit.path)) 中另有含义")
      }
    }
  }

  /// Scripts that take the page from the stack, or the component from a page, may use its data.
  private func checkOtherScripts(_ own: String) throws(RenameRefusal) {
    let modules = view.project.importedModules.map(\.path)
    let app = ["app.js", "app.ts"].map { Path.child(view.program.root, $0) }
    let scripts = Set(view.project.files.compactMap(\.unit.scriptPath) + app + modules).subtracting([own])
    let words = ScriptVocabulary(view.program.program.dialects[0])
    for path in scripts.sorted() where view.program.hasFile(path) {
      guard let text = view.text(path), text.contains(word: name),
        ["getCurrentPages", "selectComponent", "getTabBar", "selectAllComponents", "$getComponentBySelector"]
          .contains(where: { text.bytes.containsBytes(of: $0) })
      else { continue }
      guard let foreign = DataSites(text, words).foreignNames.first(where: { $0.name == name }) else {
        continue
      }
      throw RenameRefusal(
        en:
          "\(view.shown(Place(path: path, range: foreign.range))) mentions \"\(name)\", which may mean the data",
        zh: "\(view.shown(Place(path: path, range: foreign.range))) 写有“\(name)”，可能指该数据")
    }
  }
}
