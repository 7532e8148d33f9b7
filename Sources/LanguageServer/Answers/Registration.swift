import Diagnostics
import Files
import LanguageServerProtocol
import Linting
import Markup
import MiniProgram

/// What makes a component known in a page: a change of the `.json` beside it.
struct Registration {
  /// The edits of the configuration; of one that does not exist yet, what it is to contain.
  let edits: [Edit]
  /// The path of the configuration, where that has to be made first.
  let created: String?
}

extension LanguageServer {
  static let registerCommand = "mpcheck.register"

  /// The edit that registers a component of the program for an unknown tag: the one whose path suggests that name. A tag that
  /// differs from the name in capitals, `-` and `_` is renamed where it is used. Nil where there is no such component, or
  /// more than one, or the configuration cannot be changed.
  func registration(of tag: String, in page: MarkupPage) -> JSONTree? {
    let components = page.unregisteredComponents
    let exact = components.filter { $0.tag == tag }
    let candidates =
      exact.isEmpty
      ? components.filter { UnregisteredComponent.folded($0.tag) == UnregisteredComponent.folded(tag) }
      : exact
    guard candidates.count == 1 else { return nil }
    let component = candidates[0]
    return registration(
      of: component.tag, component: component.path, in: page, with: page.renaming(tag, to: component.tag))
  }

  /// The edit that registers the component whose markup file is at a path, and makes further edits of the page.
  func registration(
    of tag: String, component: String, in page: MarkupPage, with others: [Edit] = []
  ) -> JSONTree? {
    guard let registration = page.registration(of: tag, component: component) else { return nil }
    guard let created = registration.created else { return workspaceEdit(registration.edits + others) }
    guard client.editsDocumentChanges, client.createsFiles else { return nil }
    let creation = creation(of: created, containing: registration.edits.map(\.text).joined())
    guard case .object(let changes) = workspaceEdit(others), case .array(let rest)? = changes.first?.value
    else {
      return nil
    }
    return ["documentChanges": .array(creation + rest)]
  }

  private func creation(of path: String, containing text: String) -> [JSONTree] {
    let uri = JSONTree.string(uri(of: path))
    let start = LSP.Position(line: 0, character: 0)
    return [
      ["kind": "create", "uri": uri, "options": ["ignoreIfExists": true]],
      [
        "textDocument": ["uri": uri, "version": nil],
        "edits": [LSP.TextEdit(range: LSP.Range(start: start, end: start), newText: text).json],
      ],
    ]
  }

  /// `workspace/executeCommand`.
  func executeCommand(_ params: LSP.ExecuteCommandParams) throws(LSP.ResponseError) -> JSONTree {
    guard params.command == LanguageServer.registerCommand else { throw .invalidParams("command") }
    let words = params.arguments.compactMap(\.string)
    guard words.count >= 2, words.count == params.arguments.count else { throw .invalidParams("arguments") }
    guard client.appliesEdits else { throw .requestFailed("the client cannot apply edits") }
    guard let page = page(LSP.DocumentURI(words[0])) else {
      throw .requestFailed("the page is not open")
    }
    let tag = words[1]
    if page.program.registers(tag, in: page.unit) { return .null }
    let edit =
      words.count > 2
      ? registration(of: tag, component: words[2], in: page) : registration(of: tag, in: page)
    guard let edit else {
      throw .requestFailed("\"\(tag)\" cannot be registered in \(page.shown(page.unit.configurationPath))")
    }
    request("workspace/applyEdit", ["label": .string("Register \(tag)"), "edit": edit]) { _ in }
    return .null
  }
}

extension MarkupPage {
  /// Gives all elements of a tag another name; no edits where it is the same.
  fileprivate func renaming(_ tag: String, to name: String) -> [Edit] {
    if tag == name { return [] }
    return document.elements.flatMap { element -> [Edit] in
      guard element.tag == tag else { return [] }
      return [element.tagRange, element.endTagRange].compactMap { $0 }
        .map { Edit(replace: Place(path: path, range: $0), with: name) }
    }
  }

  /// Nil where the configuration is not JSON, or none would be read.
  func registration(of tag: String, component: String) -> Registration? {
    guard unit.kind != .fragment else { return nil }
    let path = registeredPath(of: component)
    let member = "\(JSONTree.string(tag).onOneLine): \(JSONTree.string(path).onOneLine)"
    let whole = "{\n  \"usingComponents\": {\n    \(member)\n  }\n}\n"
    guard let text = program.text(unit.configurationPath) else {
      let edit = Edit(replace: Place(startOf: unit.configurationPath), with: whole)
      return Registration(edits: [edit], created: unit.configurationPath)
    }
    let document = JSONDocument(text)
    if document.isBlank {
      let place = Place(path: text.path, range: ByteRange(0, text.count))
      return Registration(edits: [Edit(replace: place, with: whole)], created: nil)
    }
    guard let root = document.root, root.isObject else { return nil }
    let insertion = JSONInsertion(text)
    // The second key is the one that Swan had before.
    let object = root["usingComponents"] ?? root["usingSwanComponents"]
    if let object {
      guard object.isObject else { return nil }
      return Registration(edits: [insertion.edit(adding: member, to: object, depth: 2)], created: nil)
    }
    let added =
      insertion.isOnOneLine(root)
      ? "\"usingComponents\": { \(member) }"
      : "\"usingComponents\": {\n\(insertion.indentation(2))\(member)\n\(insertion.indentation(1))}"
    return Registration(edits: [insertion.edit(adding: added, to: root, depth: 1)], created: nil)
  }

  /// A component's path as the configuration writes such paths: from the root, or from the file where all others are so.
  private func registeredPath(of component: String) -> String {
    let known = (unit.configuration?.usingComponents ?? []).map(\.path)
    let isRelative = !known.isEmpty && known.allSatisfy { $0.hasPrefix("./") || $0.hasPrefix("../") }
    let stem = Path.stem(component)
    if program.program.kind != .loose, !isRelative, let path = Path.relative(stem, to: program.root) {
      return "/" + path
    }
    return relativePath(to: stem)
  }

  /// A path from the folder of the page: `./a`, `../b/c`.
  func relativePath(to target: String) -> String {
    let folder = Path.parent(path)
    if let below = Path.relative(target, to: folder) { return "./" + below }
    let common = Path.commonFolder([folder, Path.parent(target)]) ?? "/"
    let steps = Path.relative(folder, to: common)?.split(separator: "/").count ?? 0
    return String(repeating: "../", count: steps) + (Path.relative(target, to: common) ?? target[...])
  }
}

/// Adds members to objects of a JSON text in the way in which it is written.
struct JSONInsertion {
  private let text: SourceText
  private let unit: String

  init(_ text: SourceText) {
    self.text = text
    let first = JSONDocument(text).root?.members.first
    unit = first.flatMap { JSONInsertion.lineIndentation(text, before: Int($0.keyRange.start) - 1) } ?? "  "
  }

  func indentation(_ depth: Int) -> String { String(repeating: unit, count: depth) }

  /// Whether the members of an object are on the line of its brace.
  func isOnOneLine(_ object: JSONValue) -> Bool {
    guard let first = object.members.first else { return false }
    return !text.slice(ByteRange(object.range.start, first.keyRange.start)).contains(0x0A)
  }

  /// The edit that adds a member after all others; `depth` is that of members of the object.
  func edit(adding member: String, to object: JSONValue, depth: Int) -> Edit {
    guard let last = object.members.last else {
      let place = Place(path: text.path, range: object.range)
      let text = "{\n\(indentation(depth))\(member)\n\(indentation(depth - 1))}"
      return Edit(replace: place, with: text).ending(linesAs: self.text)
    }
    let end = last.value.range.end + (last.value.string == nil ? 0 : 1)
    let separator = isOnOneLine(object) ? ", " : ",\n" + indentation(depth)
    return Edit(replace: Place(path: text.path, range: ByteRange(end, end)), with: separator + member)
      .ending(linesAs: text)
  }

  /// What is before `offset` on its line, if that is blank.
  private static func lineIndentation(_ text: SourceText, before offset: Int) -> String? {
    var start = offset
    while start > 0, text.bytes[start - 1] == 0x20 || text.bytes[start - 1] == 0x09 { start -= 1 }
    guard start > 0, start < offset, text.bytes[start - 1] == 0x0A || text.bytes[start - 1] == 0x0D else {
      return nil
    }
    return text.string(ByteRange(start, offset))
  }
}
