import Diagnostics
import NativeSource

/// Merges declarations into classes and follows their superclasses.
struct ClassGraph {
  private let files: [NativeFileFacts]
  private let platform: NativePlatform
  /// Types nest a few levels: a generated tower of them is not searched to its top. Chains of superclasses are longer.
  static let enclosingLimit = 8
  private static let chainLimit = 64
  private static let protocolLimit = 4
  private static let addMethod = identifierHash("class_addMethod".utf8)
  /// Names of base classes, at which chains end.
  private let bases: Set<String>
  /// Names of the protocols of containers.
  private let protocolNames: Set<String>
  /// The same by their hashes.
  private let containerProtocols: [UInt32: String]
  private(set) var table = NativeClassTable()
  /// The class of each class part, by file and part; -1 for parts of classes that are not declared.
  private(set) var owners: [[Int]] = []

  init(_ files: [NativeFileFacts], _ platform: NativePlatform, bases: Set<String>, protocols: Set<String>) {
    self.files = files
    self.platform = platform
    self.bases = bases
    protocolNames = protocols
    containerProtocols = Dictionary(
      protocols.map { (identifierHash($0.utf8), $0) }, uniquingKeysWith: { first, _ in first })
    owners = files.map { [Int](repeating: -1, count: $0.classes.count) }
    addProtocols()
    addDeclarations()
    addExtensions()
    for index in table.all.indices {
      follow(index)
      if let name = table.all[index].runtimeName { table.byRuntimeName[name, default: []].append(index) }
    }
  }

  /// The class that a fact's owner belongs to, or nil.
  func classIndex(_ file: Int, _ owner: NativeOwner) -> Int? {
    guard owner.classIndex >= 0 else { return nil }
    let index = owners[file][owner.classIndex]
    return index >= 0 ? index : nil
  }

  /// The class that a fact's owner belongs to and those around it, the nearest first: a listener calls the methods of
  /// the class that encloses it.
  func enclosing(_ file: Int, _ owner: NativeOwner) -> [Int] {
    guard owner.classIndex >= 0 else { return [] }
    var classes = [classIndex(file, owner)].compactMap { $0 }
    var path = files[file].classes[owner.classIndex].name[...]
    for _ in 0..<ClassGraph.enclosingLimit {
      guard let dot = path.utf8.lastIndex(of: UInt8(ascii: ".")) else { break }
      path = path[..<dot]
      guard let part = files[file].classes.firstIndex(where: { $0.name == path }),
        let index = classIndex(file, NativeOwner(classIndex: part, methodIndex: -1))
      else { continue }
      classes.append(index)
    }
    return classes
  }

  // MARK: - Merging

  private mutating func addProtocols() {
    for file in files {
      for part in file.classes where part.kind == .protocol {
        let name = identifierHash(simpleName(part.name).utf8)
        addProtocol(name, at: Place(path: file.path, range: part.nameRange))
        for refined in part.conformances {
          addRefinement(name, identifierHash(simpleName(refined.text).utf8))
        }
      }
      for declaration in file.protocols {
        addProtocol(declaration.nameHash, at: Place(path: file.path, range: declaration.nameRange))
      }
      for refinement in file.refinements { addRefinement(refinement.name, refinement.refined) }
    }
  }

  private mutating func addProtocol(_ name: UInt32, at place: Place) {
    if table.protocols[name] == nil { table.protocols[name] = place }
    // Of the copies of a header that frameworks bring along, a few are enough.
    if let own = containerProtocols[name],
      table.containerProtocols[own, default: []].count < ClassGraph.protocolLimit
    {
      table.containerProtocols[own, default: []].append(place)
    }
  }

  private mutating func addRefinement(_ name: UInt32, _ refined: UInt32) {
    if table.refinedProtocols[name]?.contains(refined) != true {
      table.refinedProtocols[name, default: []].append(refined)
    }
  }

  private mutating func addDeclarations() {
    for (fileIndex, file) in files.enumerated() {
      for (partIndex, part) in file.classes.enumerated() {
        guard part.kind != .extension, part.kind != .other, part.kind != .protocol else { continue }
        let name = fullName(part, file)
        let index = existing(name, file.language) ?? addClass(name, part, file)
        merge(part, partIndex, fileIndex, into: index)
      }
    }
  }

  private func fullName(_ part: NativeClassPart, _ file: NativeFileFacts) -> String {
    guard platform == .android else { return part.name }
    let binary = String(
      decoding: part.name.utf8.map { $0 == UInt8(ascii: ".") ? UInt8(ascii: "$") : $0 }, as: UTF8.self)
    return file.packageName.isEmpty ? binary : file.packageName + "." + binary
  }

  /// Objective-C and Swift classes of one name are two; Java and Kotlin share their names.
  private func existing(_ name: String, _ language: NativeLanguage) -> Int? {
    table.byName[name]?.first {
      platform == .android || (table.all[$0].language == .swift) == (language == .swift)
    }
  }

  private mutating func addClass(_ name: String, _ part: NativeClassPart, _ file: NativeFileFacts) -> Int {
    let index = table.all.count
    var new = NativeClass(
      name: name, platform: platform, language: file.language,
      declaration: Place(path: file.path, range: part.nameRange))
    new.runtimeName = file.language == .swift ? part.runtimeName : name
    table.all.append(new)
    table.byName[name, default: []].append(index)
    table.bySimpleName[simpleName(name), default: []].append(index)
    return index
  }

  private mutating func merge(_ part: NativeClassPart, _ partIndex: Int, _ fileIndex: Int, into index: Int) {
    owners[fileIndex][partIndex] = index
    let path = files[fileIndex].path
    let place = Place(path: path, range: part.nameRange)
    switch part.kind {
    case .interface:
      // A header's declaration is the one to show, even when its implementation was read first.
      if table.all[index].implementation == table.all[index].declaration {
        table.all[index].declaration = place
      }
    case .implementation, .definition:
      if table.all[index].implementation == nil { table.all[index].implementation = place }
    case .extension, .protocol, .other: break
    }
    if let superclass = superclass(of: part, files[fileIndex].language) {
      if let known = table.all[index].superclass, known != superclass { table.all[index].isAmbiguous = true }
      if table.all[index].superclass == nil {
        table.all[index].superclass = superclass
        table.all[index].superclassPlace = part.superclassRange.map { Place(path: path, range: $0) }
      }
    } else if part.kind == .definition, table.all[index].parts.contains(where: { isDefinition($0) }) {
      // Two classes of one name, of two targets.
      table.all[index].isAmbiguous = true
    }
    if part.isAbstract { table.all[index].isAbstract = true }
    if let runtimeName = part.runtimeName { table.all[index].runtimeName = runtimeName }
    let calls = part.methods.map(\.calls)
    if let first = calls.first, let last = calls.last, first.lowerBound <= last.upperBound,
      files[fileIndex].calledNames[first.lowerBound..<last.upperBound].contains(ClassGraph.addMethod)
    {
      table.all[index].addsMethods = true
    }
    for method in part.methods {
      table.all[index].methods.append(NativeClass.Method(method: method, path: path))
    }
    for parameter in part.documentedParameters {
      let place = Place(path: path, range: parameter.range)
      table.all[index].documentedParameters.append(
        NativeText(value: parameter.text, place: place, origin: place))
    }
    for protocolName in part.conformances {
      table.all[index].conformances.append(
        NativeClass.Conformance(
          name: protocolName.text, place: Place(path: path, range: protocolName.range)))
    }
    for gap in files[fileIndex].gaps where gap.subject == .members && gap.owner.classIndex == partIndex {
      table.all[index].memberGaps.append(Place(path: path, range: gap.range))
    }
    table.all[index].parts.append((fileIndex, partIndex))
  }

  /// What the declaration names as the superclass. In Swift a protocol may be in its place, and after the name of an
  /// extension there are protocols alone.
  private func superclass(of part: NativeClassPart, _ language: NativeLanguage) -> String? {
    guard language == .swift, let superclass = part.superclass else { return part.superclass }
    if part.kind == .extension || protocolNames.contains(simpleName(superclass)) { return nil }
    return table.place(ofProtocol: superclass) == nil ? superclass : nil
  }

  private func isDefinition(_ at: (file: Int, part: Int)) -> Bool {
    files[at.file].classes[at.part].kind == .definition
  }

  /// Categories and extensions; a Swift extension may extend an Objective-C class, and the other way round.
  private mutating func addExtensions() {
    for (fileIndex, file) in files.enumerated() {
      for (partIndex, part) in file.classes.enumerated() where part.kind == .extension {
        let candidates = table.byName[part.name] ?? []
        let index = existing(part.name, file.language) ?? candidates.first
        if let index { merge(part, partIndex, fileIndex, into: index) }
      }
    }
  }

  // MARK: - Superclasses

  private mutating func follow(_ index: Int) {
    var current = index
    var ancestors: [Int] = []
    var isWhollyScanned = true
    var ancestry: NativeClass.Ancestry?
    while ancestry == nil, ancestors.count < ClassGraph.chainLimit {
      let entry = table.all[current]
      if entry.implementation == nil { isWhollyScanned = false }
      if entry.isAmbiguous {
        ancestry = .unknown
      } else if let superclass = entry.superclass {
        if bases.contains(simpleName(superclass)) {
          ancestry = .base(simpleName(superclass))
        } else if let next = superclassIndex(superclass, of: current) {
          if next == index || ancestors.contains(next) { ancestry = .unknown }
          ancestors.append(next)
          current = next
        } else {
          ancestry = isPlatformClass(superclass, current) ? .other(end: superclass) : .unknown
        }
      } else {
        ancestry = hasNoSuperclass(entry) ? .other(end: entry.name) : .unknown
      }
    }
    table.all[index].ancestry = ancestry ?? .unknown
    table.all[index].ancestors = ancestors
    table.all[index].isWhollyScanned = isWhollyScanned
  }

  /// Whether the class inherits nothing, as far as its declaration is scanned.
  private func hasNoSuperclass(_ entry: NativeClass) -> Bool {
    guard let first = entry.parts.first else { return false }
    // An `@implementation` need not repeat the superclass.
    return files[first.file].classes[first.part].kind == .definition
  }

  private func isPlatformClass(_ name: String, _ index: Int) -> Bool {
    if PlatformClasses.contains(name, on: platform) { return true }
    guard platform == .android, let part = table.all[index].parts.first else { return false }
    if PlatformClasses.javaLang.contains(name) { return true }
    return files[part.file].imports.contains {
      lastComponent($0) == name && PlatformClasses.contains($0, on: platform)
    }
  }

  /// The scanned class that `name` means in the declaration of the class at `index`.
  private func superclassIndex(_ name: String, of index: Int) -> Int? {
    guard let at = table.all[index].parts.first else { return nil }
    let language = table.all[index].language
    if platform == .android {
      return JVMNames(file: files[at.file], enclosing: files[at.file].classes[at.part].name)
        .candidates(name).lazy.compactMap { self.table.byName[$0]?.first }.first
    }
    var scope = files[at.file].classes[at.part].name[...]
    for _ in 0..<ClassGraph.enclosingLimit {
      guard let dot = scope.utf8.lastIndex(of: UInt8(ascii: ".")) else { break }
      scope = scope[..<dot]
      if let nested = existing(scope + "." + name, language) { return nested }
    }
    if let own = existing(name, language) { return own }
    if let other = table.byName[name]?.first { return other }
    // Objective-C sees a Swift class under its exported name.
    return table.bySimpleName[name]?.first { table.all[$0].name == name }
  }
}

/// What a simple name of a Java or Kotlin file may mean.
struct JVMNames {
  let file: NativeFileFacts
  /// The class that the name is in.
  let enclosing: String

  /// Binary names, the most likely first.
  func candidates(_ name: String) -> [String] {
    let prefix = file.packageName.isEmpty ? "" : file.packageName + "."
    let binary = String(
      decoding: name.utf8.map { $0 == UInt8(ascii: ".") ? UInt8(ascii: "$") : $0 }, as: UTF8.self)
    var candidates: [String] = []
    var scope = String(
      decoding: enclosing.utf8.map { $0 == UInt8(ascii: ".") ? UInt8(ascii: "$") : $0 }, as: UTF8.self)[...]
    for _ in 0..<ClassGraph.enclosingLimit where !scope.isEmpty {
      candidates.append(prefix + scope + "$" + binary)
      guard let mark = scope.utf8.lastIndex(of: UInt8(ascii: "$")) else { break }
      scope = scope[..<mark]
    }
    let first = name.utf8.firstIndex(of: UInt8(ascii: ".")).map { String(name[..<$0]) } ?? name
    for imported in file.imports {
      if lastComponent(imported) == first { candidates.append(imported + binary.dropFirst(first.utf8.count)) }
    }
    candidates.append(prefix + binary)
    for imported in file.imports where imported.hasSuffix(".*") {
      candidates.append(imported.dropLast(1) + binary)
    }
    candidates.append(name)
    return candidates
  }
}
