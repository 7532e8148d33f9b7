import Diagnostics

/// The named strings of all files of a platform.
///
/// All constants are collected before one is looked up, for a name is often used in a file that comes before the
/// one that defines it.
struct ConstantTable {
  private struct Entry {
    var file: Int
    var path: String
    var value: HostExpression
  }

  private let files: [HostFileFacts]
  /// Under each dotted end of its path: `com.example.Types.MAP`, `example.Types.MAP`, `Types.MAP`, `MAP`.
  private var entries: [String: [Entry]] = [:]
  /// Definitions of one name that are looked at; more of them are no constant.
  private static let limit = 32

  init(_ files: [HostFileFacts]) {
    self.files = files
    for (index, file) in files.enumerated() {
      for constant in file.constants { add(Entry(file: index, path: constant.name, value: constant.value)) }
    }
  }

  private mutating func add(_ entry: Entry) {
    var name = entry.path[...]
    for _ in 0..<12 {
      entries[String(name), default: []].append(entry)
      guard let dot = name.utf8.firstIndex(of: 0x2E) else { return }
      name = name[name.utf8.index(after: dot)...]
    }
  }

  /// The value of `expression` as it stands in `file`, in the class with the dotted path `scope`.
  func text(_ expression: HostExpression, file: Int, scope: String) -> HostText {
    let place = Place(path: files[file].path, range: expression.range)
    var text = HostText(value: nil, place: place)
    switch expression.value {
    case .string(let value):
      text.value = value
      text.origin = place
    case .className(let name):
      text.value = name
      text.isClassReference = true
    case .name, .joined:
      if let (value, origin) = resolve(expression, file, scope, depth: 0) {
        text.value = value
        text.origin = origin
      }
    case .parameter, .componentId, .open: break
    }
    return text
  }

  private func resolve(_ expression: HostExpression, _ file: Int, _ scope: String, depth: Int) -> (
    String, Place?
  )? {
    // Constants that name each other in a circle.
    if depth > 8 { return nil }
    switch expression.value {
    case .string(let value): return (value, Place(path: files[file].path, range: expression.range))
    case .name(let name): return lookUp(name, file, scope, depth)
    case .joined(let parts):
      var value = ""
      for part in parts {
        guard let (text, _) = resolve(part, file, scope, depth: depth + 1) else { return nil }
        value += text
      }
      return (value, nil)
    case .className, .parameter, .componentId, .open: return nil
    }
  }

  private func lookUp(_ name: String, _ file: Int, _ scope: String, _ depth: Int) -> (String, Place?)? {
    var name = name
    for prefix in ["self.", "Self.", "this."] where name.hasPrefix(prefix) {
      name.removeFirst(prefix.utf8.count)
    }
    guard let candidates = entries[name], candidates.count <= ConstantTable.limit else { return nil }
    var found: (String, Place?)?
    for candidate in preferred(candidates, name, file, scope) {
      let outer = String(
        candidate.path.dropLast(min(candidate.path.utf8.count, lastComponent(name).utf8.count + 1)))
      guard let value = resolve(candidate.value, candidate.file, outer, depth: depth + 1) else { return nil }
      // Two definitions that differ, as for two build variants: it is either.
      if let found, found.0 != value.0 { return nil }
      if found == nil { found = value }
    }
    return found
  }

  /// Of several definitions those that the name means at its place: of the enclosing types, of the file, or all.
  private func preferred(_ candidates: [Entry], _ name: String, _ file: Int, _ scope: String) -> [Entry] {
    if candidates.count == 1 { return candidates }
    var scope = scope[...]
    let package = files[file].packageName
    while !scope.isEmpty {
      let path = (package.isEmpty ? "" : package + ".") + scope + "." + name
      let own = candidates.filter { $0.path == path }
      if !own.isEmpty { return own }
      guard let dot = scope.utf8.lastIndex(of: 0x2E) else { break }
      scope = scope[..<dot]
    }
    let local = candidates.filter { $0.file == file }
    if !local.isEmpty { return local }
    let imported = candidates.filter { files[file].imports.contains($0.path) }
    return imported.isEmpty ? candidates : imported
  }
}
