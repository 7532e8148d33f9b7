import Diagnostics
import Files
import Markup
import MiniProgram
import Rules
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
      throw RenameRefusal(reason: "a view's id has letters, digits, \"-\" and \"_\" alone")
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
        throw RenameRefusal(reason: "\(view.shown(file.unit.path)) has the id \"\(newID)\" already")
      }
      if facts.nativeViews.contains(where: \.hasDynamicID) {
        throw RenameRefusal(
          reason: "\(view.shown(file.unit.path)) makes ids when it runs, which may be \"\(id)\"")
      }
      if facts.elementIDs.contains(where: { $0.id == id }) {
        throw RenameRefusal(reason: "another element of \(view.shown(file.unit.path)) has the id, too")
      }
      guard facts.nativeViews.contains(where: { $0.id == id }) else { continue }
      let other = view.project.owners(of: part).first {
        !paths.contains(view.project.files[$0].unit.path)
      }
      if let other {
        throw RenameRefusal(
          reason:
            "\(view.shown(file.unit.path)) is also shown on \(view.project.display(other)): rename it there")
      }
    }
    for owner in owners {
      guard let sheet = view.program.stylesheet(of: owner.unit) else {
        throw RenameRefusal(reason: "a style sheet that is compiled may select #\(id)")
      }
      if sheet.selects(id: id) || sheet.selectsIdsByAttribute {
        throw RenameRefusal(reason: "a style sheet selects #\(id), which would not find it any more")
      }
    }
  }

  private func checkScript(of owner: ProjectFile) throws(RenameRefusal) {
    guard let script = owner.unit.script, let path = owner.unit.scriptPath, let text = view.text(path) else {
      return
    }
    let function = nativeContextFunction(owner.unit.dialect)
    var arguments: Set<ByteRange> = []
    for call in script.contextCalls where call.method.value == function {
      guard let argument = call.argument else {
        throw RenameRefusal(
          reason: "\(view.shown(path)) finds a view by an id that is known when it runs only")
      }
      arguments.insert(argument.range)
    }
    for range in ScriptUses.strings(spelling: id, in: text) where !arguments.contains(range) {
      throw RenameRefusal(
        reason:
          "\(view.shown(Place(path: path, range: range))) spells \"\(id)\", which may mean the view")
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
            reason:
              "\(view.shown(Place(path: path, range: argument.range))) finds a view of this id, which may be this one"
          )
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
