import Diagnostics

/// The files of one platform as they are looked into: tokens and outlines are made when they are asked for.
final class SourceIndex {
  /// A file that was looked into.
  final class Unit {
    let tokens: NativeTokens
    let outline: SourceOutline
    let syntax: SyntaxReader
    /// The calls of the file that the facts keep.
    private let calls: Set<ByteRange>
    /// The scopes of types, by the ends of their names.
    private(set) lazy var typeScopes: [UInt32: Int] = {
      var found: [UInt32: Int] = [:]
      for (scope, _) in outline.scopes.enumerated() {
        guard let type = outline.type(scope) else { continue }
        let end = tokens.range(type.nameToken).end
        if found[end] == nil { found[end] = scope }
      }
      return found
    }()

    init(_ tokens: NativeTokens, calls: Set<ByteRange>) {
      self.calls = calls
      self.tokens = tokens
      outline = OutlineReader.outline(of: tokens)
      syntax = SyntaxReader(tokens)
    }

    /// Whether a message is one that the facts keep: such ones read what they are given.
    func isKept(messageAt open: Int) -> Bool {
      tokens.isMark(open, .openingBracket) && tokens.close(open) < tokens.count
        && calls.contains(tokens.outerRange(open, tokens.close(open)))
    }
  }

  /// A declaration of a type.
  struct Part: Hashable {
    var file: Int
    var scope: Int
  }

  let files: [NativeFileFacts]
  let resources: ResourceIndex
  private let read: (String) -> SourceText?
  private var units: [Int: Unit?] = [:]
  private var unitsLeft = SourceIndex.maxUnits

  /// The most files that are looked into for one application.
  private static let maxUnits = 512

  let macros: MacroTable?

  init(
    _ files: [NativeFileFacts], resources: ResourceFiles, macros: MacroTable?,
    read: @escaping (String) -> SourceText?
  ) {
    self.files = files
    self.resources = ResourceIndex(resources, text: read)
    self.macros = macros
    self.read = read
  }

  /// A file; nil where it cannot be read, or too many were.
  func unit(_ file: Int) -> Unit? {
    if let known = units[file] { return known }
    guard unitsLeft > 0, let text = read(files[file].path) else {
      units[file] = .some(nil)
      return nil
    }
    unitsLeft -= 1
    let unit = Unit(
      macros?.tokens(of: text, file, NativeTokens.languageWords)
        ?? NativeTokens(reading: text, as: files[file].language),
      calls: Set(files[file].calls.map(\.range)))
    units[file] = unit
    return unit
  }

  func place(_ range: ByteRange, _ file: Int) -> Place {
    let expansion = files[file].expansion ?? (units[file] ?? nil)?.tokens.expansion
    return expansion?.place(range) ?? Place(path: files[file].path, range: range)
  }

  // MARK: - Types

  private lazy var typesByName: [String: [(file: Int, part: Int)]] = {
    var found: [String: [(file: Int, part: Int)]] = [:]
    for (file, facts) in files.enumerated() {
      for (part, type) in facts.classes.enumerated() {
        found[simpleName(type.name), default: []].append((file, part))
      }
    }
    return found
  }()

  private var partsOfTypes: [SourceValue.TypeName: [Part]] = [:]

  /// Whether a name is the name of a type of the sources.
  func isType(_ name: String) -> Bool { typesByName[simpleName(name)] != nil }

  /// The declarations of the type that a name means in a file; none where several types have it.
  func parts(of type: SourceValue.TypeName) -> [Part] {
    // An anonymous class, or the body of one case of an enum.
    if type.name.isEmpty {
      return unit(type.file)?.typeScopes[type.range.end].map { [Part(file: type.file, scope: $0)] } ?? []
    }
    let key = SourceValue.TypeName(name: type.name, file: type.file, range: ByteRange(0, 0))
    if let known = partsOfTypes[key] { return known }
    let parts = findParts(of: type.name, type.file)
    partsOfTypes[key] = parts
    return parts
  }

  private func findParts(of name: String, _ file: Int) -> [Part] {
    let candidates = typesByName[simpleName(name)] ?? []
    var chosen = candidates
    let names = Set(candidates.map { qualifiedName($0.file, $0.part) })
    if names.count > 1 {
      let facts = files[file]
      if facts.language == .java || facts.language == .kotlin {
        let wanted = JVMNames(file: facts, enclosing: "").candidates(name).map { binary in
          String(
            decoding: binary.utf8.map { $0 == UInt8(ascii: "$") ? UInt8(ascii: ".") : $0 }, as: UTF8.self)
        }
        let own = candidates.filter { $0.file == file }
        let imported = candidates.filter { wanted.contains(qualifiedName($0.file, $0.part)) }
        chosen = own.isEmpty ? imported : own
      } else {
        let exact = candidates.filter { files[$0.file].classes[$0.part].name == name }
        let own = candidates.filter { $0.file == file }
        chosen = Set(exact.map { qualifiedName($0.file, $0.part) }).count == 1 ? exact : own
      }
      if Set(chosen.map { qualifiedName($0.file, $0.part) }).count != 1 { return [] }
    }
    return chosen.compactMap { candidate in
      let part = files[candidate.file].classes[candidate.part]
      guard let unit = unit(candidate.file) else { return nil }
      return unit.typeScopes[part.nameRange.end].map { Part(file: candidate.file, scope: $0) }
    }
  }

  private func qualifiedName(_ file: Int, _ part: Int) -> String {
    let package = files[file].packageName
    let name = files[file].classes[part].name
    return package.isEmpty ? name : package + "." + name
  }

  /// The files in whose text a name is; nil where there are more files than may be searched.
  func files(containing name: String, atMost limit: Int) -> [Int]? {
    guard files.count <= limit else { return nil }
    let wanted = Array(name.utf8)
    return files.indices.filter { contains(wanted, $0) }
  }

  /// Whether bytes are in the text of a file; also where that cannot be read.
  func contains(_ wanted: [UInt8], _ file: Int) -> Bool {
    searched(file).map { SourceIndex.contains(wanted, $0) } ?? true
  }

  private var textsOfFiles: [Int: SourceText?] = [:]

  private func searched(_ file: Int) -> SourceText? {
    if let known = textsOfFiles[file] { return known }
    let text = read(files[file].path)
    textsOfFiles[file] = .some(text)
    return text
  }

  private static func contains(_ wanted: [UInt8], _ text: SourceText) -> Bool {
    guard let first = wanted.first else { return false }
    var rest = text.bytes[...]
    while let at = rest.firstIndex(of: first) {
      rest = rest[at...]
      if rest.starts(with: wanted) { return true }
      rest = rest.dropFirst()
    }
    return false
  }

  // MARK: - Subclasses

  private lazy var partsBySuperclass: [String: [(file: Int, part: Int)]] = {
    var found: [String: [(file: Int, part: Int)]] = [:]
    for (file, facts) in files.enumerated() {
      for (part, type) in facts.classes.enumerated() {
        guard let superclass = type.superclass, !type.repeatsSuperclass else { continue }
        found[simpleName(superclass), default: []].append((file, part))
      }
    }
    return found
  }()

  /// The most classes below a class that are looked at.
  private static let maxSubclasses = 256

  /// The declarations of the classes that extend one with a name, directly or not.
  func subclasses(of name: String) -> [Part] {
    var found: [Part] = []
    var seen: Set<String> = [simpleName(name)]
    var pending = [simpleName(name)]
    while let next = pending.popLast(), seen.count < SourceIndex.maxSubclasses {
      for (file, part) in partsBySuperclass[next] ?? [] {
        let type = files[file].classes[part]
        guard seen.insert(simpleName(type.name)).inserted else { continue }
        pending.append(simpleName(type.name))
        found += parts(of: .init(name: type.name, file: file, range: ByteRange(0, 0)))
      }
    }
    return found
  }

  // MARK: - Functions and constants

  private lazy var filesByFunction: [UInt32: [Int]] = {
    var found: [UInt32: [Int]] = [:]
    for (file, facts) in files.enumerated() {
      for method in facts.functions { add(method, file, &found) }
      for type in facts.classes { for method in type.methods { add(method, file, &found) } }
    }
    return found
  }()

  private func add(_ method: NativeMethod, _ file: Int, _ found: inout [UInt32: [Int]]) {
    guard method.bodyRange != nil, found[method.nameHash]?.last != file else { return }
    found[method.nameHash, default: []].append(file)
  }

  /// The files that define a function with a name.
  func files(definingFunction name: String) -> [Int] { filesByFunction[identifierHash(name.utf8)] ?? [] }

  private lazy var callersByName: [UInt32: [Int]] = {
    var found: [UInt32: [Int]] = [:]
    for (file, facts) in files.enumerated() {
      for name in facts.calledNames where found[name]?.last != file { found[name, default: []].append(file) }
    }
    return found
  }()

  /// The files that call something with a name.
  func files(calling name: String) -> [Int] { callersByName[identifierHash(name.utf8)] ?? [] }

  private lazy var constantsByName: [String: [(file: Int, constant: Int)]] = {
    var found: [String: [(file: Int, constant: Int)]] = [:]
    for (file, facts) in files.enumerated() {
      for (index, constant) in facts.constants.enumerated() {
        found[lastComponent(constant.name), default: []].append((file, index))
      }
    }
    return found
  }()

  /// The constants with a last name, with their files.
  func constants(named name: String) -> [(file: Int, constant: NativeConstant)] {
    (constantsByName[name] ?? []).map { ($0.file, files[$0.file].constants[$0.constant]) }
  }
}
