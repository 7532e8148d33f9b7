import Diagnostics
import Files
import Markup
import MiniProgram
import Script

/// The edits that give a native view another id, in markup and in the calls of scripts that find it.
struct NativeIDRenaming {
  private let view: ProgramView
  private let id: String
  private let newID: String
  private let owners: [ProjectFile]

  init(_ view: ProgramView, _ id: String, _ owners: [String], to newID: String) {
    (self.view, self.id, self.newID) = (view, id, newID)
    self.owners = owners.compactMap(view.project.file(at:))
  }

  func edits() throws(RenameRefusal) -> [Edit] {
    try checkName()
    if newID == id { return [] }
    try checkMarkup()
    for owner in owners { try checkScript(of: owner) }
    try checkOtherScripts()
    return view.occurrences(of: .nativeID(id, owners: owners.map(\.unit.path))).map {
      Edit(replace: $0.place, with: newID)
    }
  }

  private func checkName() throws(RenameRefusal) {
    let isName =
      !newID.isEmpty
      && newID.utf8.allSatisfy { byte in
        byte.isASCIILetter || byte.isASCIIDigit || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
      }
    if !isName {
      throw RenameRefusal(
        en: "a view's id may have only letters, digits, \"-\" and \"_\"",
        zh: "视图的 id 只能含有字母、数字、“-”和“_”")
    }
  }

  /// The files with markup that the owners render.
  private var parts: Set<Int> {
    Set(owners.compactMap { view.project.indexes[$0.unit.path] }.flatMap(view.project.parts))
  }

  private func checkMarkup() throws(RenameRefusal) {
    let paths = Set(owners.map(\.unit.path))
    for part in parts.sorted() {
      let file = view.project.files[part]
      let facts = file.facts
      if facts.nativeViews.contains(where: { $0.id == newID })
        || facts.elementIDs.contains(where: { $0.id == newID })
      {
        throw RenameRefusal(
          en: "\(view.shown(file.unit.path)) already has the id \"\(newID)\"",
          zh: "\(view.shown(file.unit.path)) 中已有 id“\(newID)”")
      }
      if facts.nativeViews.contains(where: \.hasDynamicID) {
        throw RenameRefusal(
          en: "\(view.shown(file.unit.path)) makes ids at run time, which may be \"\(id)\"",
          zh: "\(view.shown(file.unit.path)) 在运行时生成 id，可能是“\(id)”")
      }
      if facts.elementIDs.contains(where: { $0.id == id }) {
        throw RenameRefusal(
          en: "another element of \(view.shown(file.unit.path)) also has the id",
          zh: "\(view.shown(file.unit.path)) 的另一个元素也使用该 id")
      }
      guard facts.nativeViews.contains(where: { $0.id == id }) else { continue }
      let other = view.project.owners(of: part).first {
        !paths.contains(view.project.files[$0].unit.path)
      }
      if let other {
        throw RenameRefusal(
          en:
            "\(view.shown(file.unit.path)) is also shown on \(view.project.display(other)): rename it there",
          zh: "\(view.shown(file.unit.path)) 也用于 \(view.project.display(other))：在那里重命名")
      }
    }
    for owner in owners {
      guard let sheet = view.program.stylesheet(of: owner.unit) else {
        throw RenameRefusal(
          en: "a style sheet that is compiled may select #\(id)",
          zh: "编译生成的样式文件可能选中 #\(id)")
      }
      if sheet.selects(id: id) || sheet.selectsIdsByAttribute {
        throw RenameRefusal(
          en: "a style sheet selects #\(id) and would no longer match",
          zh: "有样式文件选中 #\(id)，重命名后将不再匹配")
      }
    }
  }

  private func checkScript(of owner: ProjectFile) throws(RenameRefusal) {
    guard let script = owner.unit.script, let path = owner.unit.scriptPath, let text = view.text(path) else {
      return
    }
    let function = owner.unit.dialect.nativeContextFunction
    var arguments: Set<ByteRange> = []
    for call in script.contextCalls where call.method.value == function {
      guard let argument = call.argument else {
        throw RenameRefusal(
          en: "\(view.shown(path)) finds a view by an id that is only known at run time",
          zh: "\(view.shown(path)) 按运行时才知道的 id 查找视图")
      }
      arguments.insert(argument.range)
    }
    for range in ScriptUses.strings(spelling: id, in: text) where !arguments.contains(range) {
      throw RenameRefusal(
        en: "\(view.shown(Place(path: path, range: range))) mentions \"\(id)\", which may mean the view",
        zh: "\(view.shown(Place(path: path, range: range))) 写有“\(id)”，可能指该视图")
    }
  }

  /// A component in a slot of another one, or around it, may find the view.
  private func checkOtherScripts() throws(RenameRefusal) {
    let own = Set(owners.map(\.unit.path))
    for file in view.project.files where !own.contains(file.unit.path) {
      guard let script = file.unit.script, let path = file.unit.scriptPath,
        let index = view.project.indexes[file.unit.path]
      else { continue }
      for call in script.contextCalls {
        guard let argument = call.argument, argument.value == id else { continue }
        let hasOwn = view.project.parts(of: index).contains { part in
          view.project.files[part].facts.nativeViews.contains { $0.id == id }
        }
        if !hasOwn {
          throw RenameRefusal(
            en:
              "\(view.shown(Place(path: path, range: argument.range))) finds a view of this id, which may be this one",
            zh: "\(view.shown(Place(path: path, range: argument.range))) 查找该 id 的视图，可能就是这一个")
        }
      }
    }
  }
}

extension ScriptUses {
  /// The strings of a script that are an id, or select it.
  static func strings(spelling id: String, in text: SourceText) -> [ByteRange] {
    let list = TokenList.typed(text).tokens
    var found: [ByteRange] = []
    for index in 0..<list.count {
      guard let range = list.literal(index) else { continue }
      let bytes = text.slice(range)
      let isSelector = bytes.contains(word: "#" + id)
      if isSelector || bytes.elementsEqual(id.utf8) { found.append(range) }
    }
    return found
  }
}
