import Diagnostics
import Files
import Markup
import NativeSource

extension Snapshot {
  /// The name at an offset of a document, when it can be renamed; nil elsewhere.
  package func renamedName(in text: SourceText, at offset: UInt32) -> ByteRange? {
    renamed(in: text, at: offset)?.target.range
  }

  /// The edits that give what is at a byte offset another name; nil where its kind cannot be renamed.
  package func renaming(
    in text: SourceText, at offset: UInt32, to newName: String
  ) throws(RenameRefusal) -> [Edit]? {
    guard let (view, target) = renamed(in: text, at: offset), let symbol = target.symbol else { return nil }
    return try Renaming(view, symbol, to: newName).edits()
  }

  /// What is at a byte offset, when its kind can be renamed.
  private func renamed(in text: SourceText, at offset: UInt32) -> (view: ProgramView, target: Target)? {
    guard NativeLanguage(path: text.path) == nil else { return nil }
    let views = programs(of: text.path)
    guard let view = views.first, let target = target(in: text, at: offset, views),
      let symbol = target.symbol
    else { return nil }
    switch symbol {
    case .handler(_, let declarations):
      // What no page binds is left to editors for scripts.
      let isMarkup = Dialect.all.dialect(ofFile: text.path) != nil
      let scripts = Set(declarations.map(\.path))
      let isBound = isMarkup || view.occurrences(of: symbol).contains { !scripts.contains($0.place.path) }
      return isBound ? (view, target) : nil
    case .data:
      // What no page shows is left to editors for scripts.
      let isShown = view.occurrences(of: symbol).contains {
        Dialect.all.dialect(ofFile: $0.place.path) != nil
      }
      return isShown ? (view, target) : nil
    case .template, .nativeID: return (view, target)
    case .module(let name, _):
      // In `{ fmt: f }` the first name is the module's own.
      return text.string(target.range) == name ? (view, target) : nil
    default: return nil
    }
  }
}

/// Why something is not renamed.
package struct RenameRefusal: Error {
  /// For the user, one sentence.
  package let reason: LocalizedText

  init(en english: String, zh chinese: String) { reason = LocalizedText(en: english, zh: chinese) }
}

/// The edits that give a symbol another name, wherever it is used: all of them or none. A renaming that might break
/// something is refused.
struct Renaming {
  private let view: ProgramView
  private let symbol: Symbol
  private let newName: String

  init(_ view: ProgramView, _ symbol: Symbol, to newName: String) {
    (self.view, self.symbol, self.newName) = (view, symbol, newName)
  }

  func edits() throws(RenameRefusal) -> [Edit] {
    let edits: [Edit]
    switch symbol {
    case .handler(let name, let declarations):
      edits = try HandlerRenaming(view, name, declarations, to: newName).edits()
    case .data(let name, let owners): edits = try DataRenaming(view, name, owners, to: newName).edits()
    case .template(let name, let file): edits = try template(name, file)
    case .module(let name, let file): edits = try module(name, file)
    case .nativeID(let id, let owners):
      edits = try NativeIDRenaming(view, id, owners, to: newName).edits()
    default:
      throw RenameRefusal(
        en: "this cannot be renamed",
        zh: "此处无法重命名")
    }
    return edits.uniqued()
  }

  // MARK: Templates

  private func template(_ name: String, _ path: String) throws(RenameRefusal) -> [Edit] {
    let forbidden = newName.unicodeScalars.first {
      $0.value < 0x20 || "\"'`\\<>{}".unicodeScalars.contains($0)
    }
    if let forbidden {
      throw RenameRefusal(
        en: forbidden.value < 0x20
          ? "a template cannot be named so: a control character is in the name"
          : "a template cannot be named so: \"\(forbidden)\" is in the name",
        zh: forbidden.value < 0x20
          ? "模板名称不符合要求：其中含有控制字符" : "模板名称不符合要求：其中含有“\(forbidden)”"
      )
    }
    if newName.isEmpty || newName.first == " " || newName.last == " " {
      throw RenameRefusal(
        en: "a template cannot have this name: it is empty or has blanks around it",
        zh: "模板名称不符合要求：不能为空，首尾不能有空格")
    }
    if newName == name { return [] }
    for file in view.project.files {
      let isDefinition = file.unit.path == path
      if !isDefinition, file.facts.templateUses.isEmpty { continue }
      guard let page = view.page(file) else { continue }
      let definition = page.templates(named: name).first?.place.path
      guard isDefinition || definition == path else { continue }
      if let other = page.templates(named: newName).first {
        throw RenameRefusal(
          en: "the template \"\(newName)\" is already defined in \(view.shown(other.place))",
          zh: "模板“\(newName)”已在 \(view.shown(other.place)) 中定义")
      }
      for element in page.document.elements where element.name == .template {
        guard let use = element.attribute(.is), page.text.isDynamic(use) else { continue }
        throw RenameRefusal(
          en:
            "the page chooses a template at run time, which may be \"\(name)\": "
            + "\(view.shown(file.place(use.valueOrNameRange)))",
          zh: "页面在运行时选择模板，可能选中“\(name)”：\(view.shown(file.place(use.valueOrNameRange)))")
      }
    }
    return view.occurrences(of: symbol).map { Edit(replace: $0.place, with: newName) }
  }

  // MARK: Script modules

  private func module(_ name: String, _ path: String) throws(RenameRefusal) -> [Edit] {
    try requireIdentifier(newName, LocalizedText(en: "a script module", zh: "脚本模块"))
    if newName == name { return [] }
    guard let index = view.project.indexes[path], let own = view.page(view.project.files[index]) else {
      throw RenameRefusal(
        en: "the file of the module cannot be read",
        zh: "模块所在的文件无法读取")
    }
    if own.modules().filter({ $0.name == name && $0.place.path == path }).count > 1 {
      throw RenameRefusal(
        en: "two modules of the file are named \"\(name)\"",
        zh: "该文件中有两个模块都叫“\(name)”")
    }
    for member in [index] + view.project.includeGroup(of: index).filter({ $0 != index }) {
      let file = view.project.files[member]
      guard let page = view.page(file) else { continue }
      let isTaken =
        page.modules().contains { $0.name == newName } || !page.moduleUses(newName).isEmpty
        || page.document.elements.contains { LoopVariables(of: $0)?.binds(newName) == true }
      if isTaken {
        throw RenameRefusal(
          en: "\"\(newName)\" is already used in \(view.shown(file.unit.path))",
          zh: "\(view.shown(file.unit.path)) 中已使用“\(newName)”")
      }
    }
    return view.occurrences(of: symbol).map { occurrence in
      let isShorthand =
        occurrence.isDeclaration
        && own.modules().contains { module in
          module.place == occurrence.place && module.imported == name && own.importedName(module) == nil
        }
      return Edit(replace: occurrence.place, with: isShorthand ? "\(name): \(newName)" : newName)
    }
  }
}

/// Refuses what cannot be a name in scripts and expressions. `what` is the kind of what has the name.
func requireIdentifier(_ name: String, _ what: LocalizedText) throws(RenameRefusal) {
  // Pages are read as if all letters beyond ASCII were letters of names; what is written has to be one in a script, too.
  let isName =
    Array(name.utf8).withUnsafeBufferPointer(isIdentifier)
    && name.unicodeScalars.allSatisfy { $0.isASCII || $0.properties.isIDContinue }
    && name.unicodeScalars.first.map { $0.isASCII || $0.properties.isIDStart } == true
  if !isName {
    throw RenameRefusal(
      en: "\(what.english) cannot be named \"\(name)\": a name is a letter, \"_\" or \"$\", then also digits",
      zh: "\(what.chinese)不能命名为“\(name)”：名称以字母、“_”或“$”开头，之后还可以有数字")
  }
  if reservedWords.contains(name) || literalWords.contains(name) {
    throw RenameRefusal(
      en: "\(what.english) cannot be named \"\(name)\", which is a reserved word",
      zh: "\(what.chinese)不能命名为“\(name)”：这是语言的保留字")
  }
}

/// The reserved words of ECMAScript.
private let reservedWords: Set<String> = [
  "await", "break", "case", "catch", "class", "const", "continue", "debugger", "default", "delete", "do",
  "else", "enum", "export", "extends", "finally", "for", "function", "if", "import", "in", "instanceof",
  "new", "return", "super", "switch", "this", "throw", "try", "typeof", "var", "void", "while", "with",
  "yield", "let", "static",
]

extension ProgramView {
  /// A file as messages name it: from the folder of the program.
  func shown(_ path: String) -> String { Path.display(path, from: program.root) }

  /// A place as messages name it, with its line.
  func shown(_ place: Place) -> String {
    guard let text = text(place.path) else { return shown(place.path) }
    return "\(shown(place.path)):\(text.line(at: place.range.start))"
  }
}
