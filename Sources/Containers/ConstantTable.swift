import Diagnostics
import NativeSource

/// The named strings of all files of a platform.
///
/// All constants are collected before one is looked up: a name is often used in a file that comes before the file that
/// defines it.
struct ConstantTable {
  private struct Entry {
    var file: Int
    var path: String
    var value: NativeExpression
  }

  private let files: [NativeFileFacts]
  /// Under each dotted end of its path: `com.example.Types.MAP`, `example.Types.MAP`, `Types.MAP`, `MAP`.
  private var entries: [String: [Entry]] = [:]

  /// The most definitions of one name that are compared: with more of them it is not a constant.
  private static let limit = 32
  /// How many constants are followed that name each other, perhaps in a circle.
  private static let chainLimit = 8
  /// The most dotted ends of a path that it is found by.
  private static let pathLimit = 12

  /// - Parameter wrappers: hashes of the names of methods with calls that give values.
  init(_ files: [NativeFileFacts], wrappers: Set<UInt32>) {
    self.files = files
    let wanted = ConstantTable.usedNames(files, wrappers)
    for (index, file) in files.enumerated() {
      for constant in file.constants where wanted.contains(lastComponent(constant.name)) {
        add(Entry(file: index, path: constant.name, value: constant.value))
      }
    }
  }

  /// - Parameter values: the values to look up.
  init(_ files: [NativeFileFacts], for values: [NativeExpression]) {
    self.files = files
    var wanted: Set<String> = []
    for value in values { ConstantTable.add(value, to: &wanted) }
    for file in files {
      for constant in file.constants { ConstantTable.add(constant.value, to: &wanted) }
    }
    for (index, file) in files.enumerated() {
      for constant in file.constants where wanted.contains(lastComponent(constant.name)) {
        add(Entry(file: index, path: constant.name, value: constant.value))
      }
    }
  }

  /// The last parts of all names that a fact or another constant uses: most `let`s of a program are never looked up.
  private static func usedNames(_ files: [NativeFileFacts], _ wrappers: Set<UInt32>) -> Set<String> {
    var names: Set<String> = []
    for file in files {
      for constant in file.constants { add(constant.value, to: &names) }
      for call in file.calls {
        for argument in call.arguments { add(argument, to: &names) }
        for entry in call.entries {
          add(entry.key, to: &names)
          add(entry.value, to: &names)
        }
      }
      for call in file.forwardings where wrappers.contains(call.nameHash) {
        for index in 0..<Int(call.argumentCount) { add(file.argument(index, of: call), to: &names) }
      }
      for comparison in file.comparisons { add(comparison.value, to: &names) }
      for read in file.keyReads { add(read.key, to: &names) }
    }
    return names
  }

  private static func add(_ expression: NativeExpression, to names: inout Set<String>) {
    switch expression.value {
    case .name(let name): names.insert(lastComponent(name))
    case .joined(let parts):
      for part in parts {
        if case .name(let name) = part.value { names.insert(lastComponent(name)) }
      }
    default: break
    }
  }

  private mutating func add(_ entry: Entry) {
    var name = entry.path[...]
    for _ in 0..<ConstantTable.pathLimit {
      entries[String(name), default: []].append(entry)
      guard let dot = name.utf8.firstIndex(of: UInt8(ascii: ".")) else { return }
      name = name[name.utf8.index(after: dot)...]
    }
  }

  /// The value of `expression` in `file`, in the class with the dotted path `scope`.
  func text(_ expression: NativeExpression, file: Int, scope: String) -> NativeText {
    let place = files[file].place(expression.range)
    var text = NativeText(value: nil, place: place)
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
    case .parameter, .ownProperty, .unknown: break
    }
    return text
  }

  private func resolve(_ expression: NativeExpression, _ file: Int, _ scope: String, depth: Int) -> (
    String, Place?
  )? {
    if depth > ConstantTable.chainLimit { return nil }
    switch expression.value {
    case .string(let value): return (value, files[file].place(expression.range))
    case .name(let name): return lookUp(name, file, scope, depth)
    case .joined(let parts):
      var value = ""
      for part in parts {
        guard let (text, _) = resolve(part, file, scope, depth: depth + 1) else { return nil }
        value += text
      }
      return (value, nil)
    case .className, .parameter, .ownProperty, .unknown: return nil
    }
  }

  private func lookUp(_ name: String, _ file: Int, _ scope: String, _ depth: Int) -> (String, Place?)? {
    var name = name
    for prefix in ["self.", "Self.", "this."] where name.hasPrefix(prefix) {
      name.removeFirst(prefix.utf8.count)
    }
    guard let candidates = entries[name], candidates.count <= ConstantTable.limit else {
      return nil
    }
    var found: (String, Place?)?
    for candidate in visible(candidates, name, file, scope) {
      let outer = self.scope(of: candidate)
      guard let value = resolve(candidate.value, candidate.file, outer, depth: depth + 1) else { return nil }
      // Two definitions differ, as for two build variants: the value may be either.
      if let found, found.0 != value.0 { return nil }
      if found == nil { found = value }
    }
    return found
  }

  /// The types that enclose a definition, without its package.
  private func scope(of entry: Entry) -> String {
    let package = files[entry.file].packageName
    let path = package.isEmpty ? entry.path[...] : entry.path.dropFirst(package.utf8.count + 1)
    return path.utf8.lastIndex(of: UInt8(ascii: ".")).map { String(path[..<$0]) } ?? ""
  }

  /// The definitions of a name that it can mean at its place.
  private func visible(_ candidates: [Entry], _ name: String, _ file: Int, _ scope: String) -> [Entry] {
    switch files[file].language {
    case .objectiveC:
      let global = candidates.filter { $0.path == name && files[$0.file].language == .objectiveC }
      let local = global.filter { $0.file == file }
      return local.isEmpty ? global : local
    case .swift:
      let own = enclosing(candidates, name, scope, prefix: "")
      if !own.isEmpty { return own }
      let global = candidates.filter { $0.path == name }
      return global.isEmpty && name.utf8.contains(UInt8(ascii: ".")) ? candidates : global
    case .java, .kotlin: return visibleInJVM(candidates, name, file, scope)
    case .propertyList, .xml: return []
    }
  }

  /// The definitions in the innermost of the enclosing types that has one.
  private func enclosing(_ candidates: [Entry], _ name: String, _ scope: String, prefix: String) -> [Entry] {
    var scope = scope[...]
    for _ in 0..<ClassGraph.enclosingLimit where !scope.isEmpty {
      let path = prefix + scope + "." + name
      let own = candidates.filter { $0.path == path }
      if !own.isEmpty { return own }
      guard let dot = scope.utf8.lastIndex(of: UInt8(ascii: ".")) else { break }
      scope = scope[..<dot]
    }
    return []
  }

  private func visibleInJVM(_ candidates: [Entry], _ name: String, _ file: Int, _ scope: String) -> [Entry] {
    let facts = files[file]
    let prefix = facts.packageName.isEmpty ? "" : facts.packageName + "."
    let own = enclosing(candidates, name, scope, prefix: prefix)
    if !own.isEmpty { return own }
    if let superclass = facts.classes.first(where: { $0.name == scope })?.superclass {
      let inherited = candidates.filter { ("." + $0.path).hasSuffix("." + superclass + "." + name) }
      if !inherited.isEmpty { return inherited }
    }
    // Import of the constant itself, or of the first part of `Types.MAP`.
    let first = name.utf8.firstIndex(of: UInt8(ascii: ".")).map { String(name[..<$0]) } ?? name
    let rest = name.dropFirst(first.utf8.count)
    let explicit = facts.imports.filter { lastComponent($0) == first }
    if !explicit.isEmpty {
      return candidates.filter { explicit.contains($0.path.dropLast(rest.utf8.count) + "") }
    }
    let neighbours = candidates.filter { $0.path == prefix + name || $0.path == name }
    if !neighbours.isEmpty { return neighbours }
    let packages = facts.imports.filter { $0.hasSuffix(".*") }.map { $0.dropLast(1) }
    return candidates.filter { candidate in packages.contains { candidate.path == $0 + name } }
  }
}
