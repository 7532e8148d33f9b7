import Diagnostics
import Files

/// The files of an application that are no sources, by their names. They are listed when one of them is asked for.
package struct ResourceFiles: Sendable {
  /// Their absolute paths.
  let paths: @Sendable () -> [String]

  package init(paths: @escaping @Sendable () -> [String] = { [] }) { self.paths = paths }
}

/// Finds and reads the files that sources load by a literal name.
final class ResourceIndex {
  private let files: ResourceFiles
  private let text: (String) -> SourceText?
  /// The files that were read, whether they could be used or not.
  private(set) var readPaths: Set<String> = []
  private var texts: [String: SourceText?] = [:]
  private var contents: [String: SourceValue] = [:]
  private lazy var pathsByName: [String: [String]] = Dictionary(
    grouping: files.paths(), by: { String(Path.lastComponent($0)) })

  /// The size in bytes above which a file is unknown. Tables that people write are smaller by far.
  private static let maxSize = 1_000_000
  /// The most files of one name that are compared.
  private static let maxCandidates = 16
  /// How deep values are in each other.
  private static let maxDepth = 16

  init(_ files: ResourceFiles, text: @escaping (String) -> SourceText?) {
    self.files = files
    self.text = text
  }

  // MARK: - Files

  /// The file of a bundle with a name, which may begin with folders; nil where there is none, or others differ.
  func bundleFile(_ name: String, in folder: String? = nil) -> String? {
    let end = "/" + (folder.map { $0 + "/" } ?? "") + name
    return only((pathsByName[String(Path.lastComponent(name))] ?? []).filter { $0.hasSuffix(end) })
  }

  /// The file of Android's assets at a path.
  func asset(_ name: String) -> String? {
    only(
      (pathsByName[String(Path.lastComponent(name))] ?? []).filter { $0.hasSuffix("/assets/" + name) })
  }

  /// The file behind `R.raw.name`.
  func rawFile(_ name: String) -> String? {
    let candidates = ["json", "xml", "plist"].flatMap { pathsByName[name + "." + $0] ?? [] }
    return only(candidates.filter { isFolder(Path.parent($0), of: "raw") })
  }

  /// Whether a folder has resources of a kind: `raw`, `raw-zh`.
  private func isFolder(_ path: String, of kind: String) -> Bool {
    let name = Path.lastComponent(path)
    return name == kind || name.hasPrefix(kind + "-")
  }

  /// The only one of several files; the first one where all have the same bytes.
  private func only(_ paths: [String]) -> String? {
    guard let first = paths.first, paths.count <= ResourceIndex.maxCandidates else { return nil }
    if paths.count == 1 { return first }
    guard let known = read(first) else { return nil }
    let isSame = paths.dropFirst().allSatisfy { path in
      read(path).map { $0.bytes.elementsEqual(known.bytes) } ?? false
    }
    return isSame ? first : nil
  }

  private func read(_ path: String) -> SourceText? {
    if let known = texts[path] { return known }
    readPaths.insert(path)
    var found = text(path)
    if let size = found?.count, size > ResourceIndex.maxSize { found = nil }
    texts[path] = .some(found)
    return found
  }

  // MARK: - Contents

  /// The list or dictionary in a file: JSON, or a property list as XML.
  func contents(of path: String) -> SourceValue {
    if let known = contents[path] { return known }
    var found = SourceValue.unknown
    if let text = read(path) {
      let start = text.bytes.first { $0 > UInt8(ascii: " ") && $0 < 0x80 }
      if start == UInt8(ascii: "<") {
        found = XMLTree(text).map { propertyList($0, path) } ?? .unknown
      } else {
        found = JSONDocument(text).root.map { json($0, path, 0) } ?? .unknown
      }
    }
    contents[path] = found
    return found
  }

  private func json(_ value: JSONValue, _ path: String, _ depth: Int) -> SourceValue {
    guard depth < ResourceIndex.maxDepth else { return .unknown }
    if let text = value.string { return .text(text, Place(path: path, range: value.range)) }
    if value.isArray {
      return .list(value.elements.map { json($0, path, depth + 1) }, isOpen: false)
    }
    if value.isObject {
      return .dictionary(
        value.members.map { member in
          .init(
            key: .text(member.key, Place(path: path, range: member.keyRange)),
            value: json(member.value, path, depth + 1))
        }, isOpen: false)
    }
    if let bool = value.bool { return .boolean(bool) }
    return value.isNull ? .nothing : .unknown
  }

  private func propertyList(_ tree: XMLTree, _ path: String) -> SourceValue {
    guard tree.elements.first?.name == "plist" else { return .unknown }
    let children = ResourceIndex.children(of: tree)
    guard let root = children[0].first else { return .unknown }
    return propertyList(root, tree, children, path, 0)
  }

  /// The elements directly in each element.
  private static func children(of tree: XMLTree) -> [[Int]] {
    var children = [[Int]](repeating: [], count: tree.elements.count)
    for (index, element) in tree.elements.enumerated() where element.parent >= 0 {
      children[element.parent].append(index)
    }
    return children
  }

  private func propertyList(
    _ index: Int, _ tree: XMLTree, _ children: [[Int]], _ path: String, _ depth: Int
  ) -> SourceValue {
    guard depth < ResourceIndex.maxDepth else { return .unknown }
    let element = tree.elements[index]
    switch element.name {
    case "string": return text(element, path)
    case "true": return .boolean(true)
    case "false": return .boolean(false)
    case "array":
      return .list(
        children[index].map { propertyList($0, tree, children, path, depth + 1) }, isOpen: false)
    case "dict":
      var entries: [SourceValue.Entry] = []
      var key: SourceValue?
      for child in children[index] {
        if tree.elements[child].name == "key" {
          key = text(tree.elements[child], path)
        } else if let own = key {
          entries.append(
            .init(key: own, value: propertyList(child, tree, children, path, depth + 1)))
          key = nil
        }
      }
      return .dictionary(entries, isOpen: false)
    default: return .unknown
    }
  }

  private func text(_ element: XMLTree.Element, _ path: String) -> SourceValue {
    // A longer one was cut; `$(NAME)` is set by the build.
    guard element.text.text.utf8.count < XMLTree.maxTextLength, !element.text.text.contains("$(") else {
      return .unknown
    }
    return .text(element.text.text, Place(path: path, range: element.text.range))
  }

  /// The value under a key of the application's `Info.plist`.
  func informationEntry(_ key: String) -> SourceValue {
    var found: [SourceValue] = []
    for (name, paths) in pathsByName where name.hasSuffix("Info.plist") {
      for path in paths {
        switch contents(of: path) {
        case .dictionary(let entries, _):
          for entry in entries {
            if case .text(key, _) = entry.key { found.append(entry.value) }
          }
        default: return .unknown
        }
      }
    }
    return found.count == 1 ? found[0] : .unknown
  }

  // MARK: - Localised strings

  /// The text that the tables of strings with a name have under a key, where all translations agree; another one where none has
  /// it.
  func localized(_ key: String, table: String, standard: String) -> SourceValue {
    let paths = pathsByName[table + ".strings"] ?? []
    guard !paths.isEmpty, paths.count <= ResourceIndex.maxCandidates else { return .unknown }
    var found: SourceValue?
    for path in paths {
      guard case .dictionary(let entries, _) = strings(in: path) else { return .unknown }
      let own =
        entries.last { if case .text(key, _) = $0.key { true } else { false } }?.value ?? .text(standard, nil)
      guard case .text(let text, _) = own else { return .unknown }
      if case .text(let known, _)? = found, known != text { return .unknown }
      if found == nil { found = own }
    }
    return found ?? .unknown
  }

  /// A table of strings: a property list, or `"key" = "value";`.
  private func strings(in path: String) -> SourceValue {
    if let known = contents[path] { return known }
    guard let text = read(path) else { return .unknown }
    let start = text.bytes.first { $0 > UInt8(ascii: " ") && $0 < 0x80 }
    if start == UInt8(ascii: "<") { return contents(of: path) }
    let tokens = NativeTokens(reading: text, as: .objectiveC)
    let reader = FactCollector(tokens, for: .nothing).reader
    var entries: [SourceValue.Entry] = []
    var index = 0
    func word(_ index: Int) -> SourceValue? {
      let place = Place(path: path, range: tokens.range(index))
      if tokens.isString(index) { return .text(reader.stringValue(index), place) }
      return tokens.isIdentifier(index) ? .text(tokens.string(index), place) : nil
    }
    while index < tokens.count {
      guard let key = word(index), tokens.isMark(index + 1, .assign), let value = word(index + 2),
        tokens.isMark(index + 3, .semicolon)
      else {
        contents[path] = .unknown
        return .unknown
      }
      entries.append(.init(key: key, value: value))
      index += 4
    }
    contents[path] = .dictionary(entries, isOpen: false)
    return .dictionary(entries, isOpen: false)
  }

  // MARK: - Values of Android

  /// The value of `R.string.name` or `R.array.name`, where all files of values that have it agree.
  func value(_ kind: String, named name: String) -> SourceValue {
    guard let found = definitions[kind + "/" + name], found.count == 1 else { return .unknown }
    guard case .list(let items, _) = found[0] else { return text(behind: found[0]) }
    return .list(items.map(text), isOpen: false)
  }

  /// The text that `@string/name` stands for; any other value itself.
  private func text(behind value: SourceValue) -> SourceValue {
    guard case .resource(.identifier(let kind, let name)) = value else { return value }
    guard let found = definitions[kind + "/" + name], found.count == 1, case .text = found[0] else {
      return .unknown
    }
    return found[0]
  }

  /// What the files of values define, by kind and name.
  private lazy var definitions: [String: [SourceValue]] = {
    var found: [String: [SourceValue]] = [:]
    let paths = files.paths().filter {
      $0.hasSuffix(".xml") && isFolder(Path.parent($0), of: "values")
    }
    for path in paths {
      guard let text = read(path), let tree = XMLTree(text) else {
        // It may define any of them otherwise.
        return [:]
      }
      let children = ResourceIndex.children(of: tree)
      for child in children.first ?? [] {
        let element = tree.elements[child]
        guard let name = element.attributes.first(where: { $0.name.text == "name" })?.value.text else {
          continue
        }
        switch element.name {
        case "string": found["string/" + name, default: []].append(resource(element, path))
        case "string-array", "array":
          found["array/" + name, default: []].append(
            .list(children[child].map { resource(tree.elements[$0], path) }, isOpen: false))
        default: break
        }
      }
    }
    return found
  }()

  /// The text of a resource; unknown where Android changes it.
  private func resource(_ element: XMLTree.Element, _ path: String) -> SourceValue {
    let text = element.text.text
    let isPlain = text.utf8.allSatisfy {
      $0 != UInt8(ascii: "\\") && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "'")
        && $0 > UInt8(ascii: " ")
    }
    if text.hasPrefix("@string/") { return .resource(.identifier("string", String(text.dropFirst(8)))) }
    guard isPlain, !text.isEmpty, !text.hasPrefix("@"), !text.hasPrefix("?") else { return .unknown }
    return self.text(element, path)
  }
}
