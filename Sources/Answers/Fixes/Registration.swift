import Diagnostics
import Files
import Linting
import Markup
import MiniProgram

/// Registers a component for a page, by a change of the `.json` beside it.
extension MarkupPage {
  /// Whether the configuration registers a tag here.
  package func registers(_ tag: String) -> Bool { program.registers(tag, in: unit) }

  /// Where the components of the page are registered; absolute.
  package var configurationPath: String { unit.configurationPath }

  /// Registers a component of the program for an unknown tag: the component with a path that suggests the name. A tag
  /// that differs from the name in capitals, `-` and `_` is renamed where it is used. Nil where there is no such
  /// component, or more than one, or the configuration cannot be changed.
  package func registration(of tag: String) -> FileChange? {
    let components = unregisteredComponents
    let exact = components.filter { $0.tag == tag }
    let candidates =
      exact.isEmpty
      ? components.filter { UnregisteredComponent.folded($0.tag) == UnregisteredComponent.folded(tag) }
      : exact
    guard candidates.count == 1 else { return nil }
    let component = candidates[0]
    return registration(of: component.tag, component: component.path).map {
      FileChange($0.edits + renaming(tag, to: component.tag), creating: $0.created)
    }
  }

  /// Gives all elements of a tag another name; no edits where it is the same.
  private func renaming(_ tag: String, to name: String) -> [Edit] {
    if tag == name { return [] }
    return document.elements.flatMap { element -> [Edit] in
      guard element.tag == tag else { return [] }
      return [element.tagRange, element.endTagRange].compactMap { $0 }
        .map { Edit(replace: Place(path: path, range: $0), with: name) }
    }
  }

  /// Registers the component that has its markup file at a path. Nil where the configuration is not JSON, would not be read, or
  /// cannot be: a link out of the repository is in its place, say, through which an editor would write.
  package func registration(of tag: String, component: String) -> FileChange? {
    guard unit.kind != .fragment else { return nil }
    let path = registeredPath(of: component)
    let member = "\"\(JSONWriter.escaped(tag))\": \"\(JSONWriter.escaped(path))\""
    let whole = "{\n  \"usingComponents\": {\n    \(member)\n  }\n}\n"
    guard let text = program.text(unit.configurationPath) else {
      if !program.resolver.isFree(unit.configurationPath) { return nil }
      return FileChange([], creating: (unit.configurationPath, whole))
    }
    let document = JSONDocument(text)
    if document.isBlank {
      let place = Place(path: text.path, range: ByteRange(0, text.count))
      return FileChange([Edit(replace: place, with: whole)])
    }
    guard let root = document.root, root.isObject else { return nil }
    let insertion = JSONInsertion(text)
    // The second key is the key that Swan had before.
    let object = root["usingComponents"] ?? root["usingSwanComponents"]
    if let object {
      guard object.isObject else { return nil }
      return FileChange([insertion.edit(adding: member, to: object, depth: 2)])
    }
    let added =
      insertion.isOnOneLine(root)
      ? "\"usingComponents\": { \(member) }"
      : "\"usingComponents\": {\n\(insertion.indentation(2))\(member)\n\(insertion.indentation(1))}"
    return FileChange([insertion.edit(adding: added, to: root, depth: 1)])
  }

  /// A component's path as the configuration writes such paths: from the file where all others are written so, else
  /// from the root.
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

/// Adds members to objects of a JSON text in the style in which it is written.
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

  /// The edit that adds a member after all others; `depth` is the depth of the object's members.
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
