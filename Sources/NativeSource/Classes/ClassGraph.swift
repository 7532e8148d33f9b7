import Diagnostics

/// Which declarations of the files of one platform make up a class, and which class a superclass is.
package struct ClassGraph: Sendable {
  /// A declaration, by the index of its file and its index in `NativeFileFacts.classes`.
  package struct Part: Hashable, Comparable, Sendable {
    package var file: Int
    package var index: Int

    package init(file: Int, index: Int) {
      self.file = file
      self.index = index
    }

    package static func < (a: Part, b: Part) -> Bool { (a.file, a.index) < (b.file, b.index) }
  }

  /// What makes declarations of iOS one class. For Android it is the binary name.
  package enum Identity: Sendable {
    /// The name in its language: an Objective-C and a Swift class with one name are two.
    case language
    /// The name that Objective-C has for it, without the outer types of Swift.
    case objectiveC
  }

  package struct Class: Sendable {
    /// Objective-C: the name. Swift: the name with outer types, `Outer.Inner`, or the name of its `Identity`. Java and
    /// Kotlin: the binary name, `com.example.Outer$Inner`.
    package let name: String
    package let language: NativeLanguage
    /// Categories and extensions come after all declarations.
    package fileprivate(set) var parts: [Part] = []
    /// The first superclass that a declaration names, and that declaration.
    package fileprivate(set) var superclass: (name: String, part: Part)?
    /// Whether declarations name different superclasses, or two define it.
    package fileprivate(set) var isAmbiguous = false
  }

  /// Types nest a few levels: a generated tower of them is not searched to its top. Chains of superclasses are longer.
  package static let enclosingLimit = 8
  private static let chainLimit = 64

  private let files: [NativeFileFacts]
  private let platform: NativePlatform
  private let identity: Identity
  /// In the order of their first declarations; after them the classes that have only categories or extensions.
  package private(set) var classes: [Class] = []
  /// How many of `classes` are declared.
  package private(set) var declaredCount = 0
  /// The declared classes by name.
  package private(set) var byName: [String: [Int]] = [:]
  /// The class of each class part, by file and part; -1 for a part that does not declare a class.
  private var owners: [[Int]]
  /// Names in Objective-C by names in Swift.
  private var exportedNames: [String: String] = [:]
  /// The scanned class that the superclass of each class means; nil where it is not scanned.
  private var superclasses: [Int?] = []

  /// - Parameter isProtocol: whether a name of Swift is the name of a protocol, which may be in the place of a
  ///   superclass.
  package init(
    _ files: [NativeFileFacts], _ platform: NativePlatform, identity: Identity = .language,
    isProtocol: (String) -> Bool = { _ in false }
  ) {
    self.files = files
    self.platform = platform
    self.identity = identity
    owners = files.map { [Int](repeating: -1, count: $0.classes.count) }
    if identity == .objectiveC { addExportedNames() }
    addDeclarations(isProtocol)
    declaredCount = classes.count
    addExtensions()
    superclasses = classes.map { $0.superclass.flatMap(index) }
  }

  // MARK: - Which class

  /// The declared class that a fact's owner belongs to, or nil.
  package func classIndex(_ file: Int, _ owner: NativeOwner) -> Int? {
    guard owner.classIndex >= 0 else { return nil }
    let index = owners[file][owner.classIndex]
    return index >= 0 && index < declaredCount ? index : nil
  }

  /// The class that a fact's owner belongs to and the classes around it, the nearest first: a listener calls the
  /// methods of the class that encloses it.
  package func enclosing(_ file: Int, _ owner: NativeOwner) -> [Int] {
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

  /// The declared class that a name of either language means, where the two share their names.
  package func find(_ name: String) -> Int? { byName[name]?.first ?? findExported(name) }

  /// The declared class of Objective-C that a Swift class is, by its name in Swift.
  private func findExported(_ name: String) -> Int? { exportedNames[name].flatMap { byName[$0]?.first } }

  /// The scanned class that a superclass means at the place where it is named.
  private func index(of superclass: (name: String, part: Part)) -> Int? {
    let (name, part) = superclass
    let enclosing = files[part.file].classes[part.index].name
    if platform == .android {
      return JVMNames(file: files[part.file], enclosing: enclosing).candidates(name).lazy
        .compactMap { self.byName[$0]?.first }.first
    }
    let language = files[part.file].language
    if identity == .objectiveC {
      let name = lastComponent(name)
      return language == .swift ? findExported(name) ?? find(name) : find(name)
    }
    var scope = enclosing[...]
    for _ in 0..<ClassGraph.enclosingLimit {
      guard let dot = scope.utf8.lastIndex(of: UInt8(ascii: ".")) else { break }
      scope = scope[..<dot]
      if let nested = existing(scope + "." + name, language) { return nested }
    }
    return existing(name, language) ?? byName[name]?.first
  }

  // MARK: - Superclasses

  /// The scanned classes that the class at `index` extends, the nearest first; a class that extends itself comes again
  /// at the end. And the name at which the chain ends: the name of a class that is not scanned, or one of `bases`; nil
  /// where it ends otherwise.
  ///
  /// - Parameter part: the declaration that names the first superclass; any declaration, when nil.
  package func ancestry(of index: Int, from part: Part? = nil, endingAt bases: Set<String> = []) -> (
    classes: [Int], end: String?
  ) {
    var ancestors: [Int] = []
    var superclass = classes[index].superclass?.name
    var scanned = superclasses[index]
    if let part {
      superclass = files[part.file].classes[part.index].superclass
      scanned = superclass.flatMap { self.index(of: ($0, part)) }
    }
    while let name = superclass, ancestors.count < ClassGraph.chainLimit {
      guard let next = scanned, !bases.contains(simpleName(name)) else { return (ancestors, name) }
      let isKnown = next == index || ancestors.contains(next)
      ancestors.append(next)
      superclass = isKnown ? nil : classes[next].superclass?.name
      scanned = superclasses[next]
    }
    return (ancestors, nil)
  }

  /// The scanned classes that the class at `index` extends or may extend, itself first, and the names of all classes that
  /// are not scanned and that one of them may extend: each branch of an `#if` may name another one. No name where no superclass
  /// is named, or the chain does not end.
  package func family(of index: Int) -> (classes: [Int], bases: Set<String>) {
    var bases: Set<String> = []
    var family = [index]
    var next = 0
    while next < family.count, family.count < ClassGraph.chainLimit {
      let type = classes[family[next]]
      next += 1
      let isRepeated = type.superclass.map { repeatsSuperclass($0.part) } ?? false
      for part in type.parts {
        let declaration = files[part.file].classes[part.index]
        // What a Swift extension names are protocols.
        guard declaration.kind != .extension, let name = declaration.superclass,
          isRepeated || !declaration.repeatsSuperclass
        else { continue }
        if let known = self.index(of: (name, part)) {
          if !family.contains(known) { family.append(known) }
        } else {
          bases.insert(name)
        }
      }
    }
    return (family, bases)
  }

  /// The names of the classes that are not scanned and at which the chain of the class at `index` may end.
  package func bases(of index: Int) -> Set<String> { family(of: index).bases }

  /// The declared class that a name means in a declaration.
  package func index(named name: String, in part: Part) -> Int? { index(of: (name, part)) }

  // MARK: - Joining

  private mutating func addExportedNames() {
    for part in files.lazy.filter({ $0.language == .swift }).flatMap(\.classes) where part.kind == .definition
    {
      if let name = part.runtimeName { exportedNames[lastComponent(part.name)] = name }
    }
  }

  private func name(of part: NativeClassPart, _ file: NativeFileFacts) -> String {
    if platform == .android {
      let binary = JVMNames.binary(part.name)
      return file.packageName.isEmpty ? binary : file.packageName + "." + binary
    }
    guard identity == .objectiveC else { return part.name }
    let name = lastComponent(part.name)
    // A class of Objective-C may have the name that a Swift class has in Swift alone.
    return file.language == .swift ? exportedNames[name] ?? name : name
  }

  private func existing(_ name: String, _ language: NativeLanguage) -> Int? {
    byName[name]?.first {
      platform == .android || identity == .objectiveC
        || (classes[$0].language == .swift) == (language == .swift)
    }
  }

  private mutating func addDeclarations(_ isProtocol: (String) -> Bool) {
    for (fileIndex, file) in files.enumerated() {
      for (partIndex, part) in file.classes.enumerated() {
        guard part.kind != .extension, part.kind != .other, part.kind != .protocol else { continue }
        let name = name(of: part, file)
        let index = existing(name, file.language) ?? classes.count
        if index == classes.count {
          classes.append(Class(name: name, language: file.language))
          byName[name, default: []].append(index)
        }
        let own = Part(file: fileIndex, index: partIndex)
        if let superclass = part.superclass, file.language != .swift || !isProtocol(superclass) {
          add(superclass, namedBy: own, to: index)
        } else if part.kind == .definition, classes[index].parts.contains(where: isDefinition) {
          // Two classes with one name, in two targets.
          classes[index].isAmbiguous = true
        }
        add(own, to: index)
      }
    }
  }

  private mutating func add(_ superclass: String, namedBy part: Part, to index: Int) {
    if let known = classes[index].superclass, !repeatsSuperclass(known.part) {
      if known.name != superclass, !repeatsSuperclass(part) { classes[index].isAmbiguous = true }
    } else if classes[index].superclass == nil || !repeatsSuperclass(part) {
      classes[index].superclass = (superclass, part)
    }
  }

  private func repeatsSuperclass(_ part: Part) -> Bool {
    files[part.file].classes[part.index].repeatsSuperclass
  }

  private func isDefinition(_ part: Part) -> Bool {
    files[part.file].classes[part.index].kind == .definition
  }

  /// Categories and extensions; a Swift extension may extend an Objective-C class, and the other way round.
  private mutating func addExtensions() {
    var undeclared: [String: Int] = [:]
    for (fileIndex, file) in files.enumerated() {
      for (partIndex, part) in file.classes.enumerated() where part.kind == .extension {
        let name = name(of: part, file)
        let own = Part(file: fileIndex, index: partIndex)
        if let index = existing(name, file.language) ?? byName[name]?.first ?? undeclared[name] {
          add(own, to: index)
        } else {
          undeclared[name] = classes.count
          classes.append(Class(name: name, language: file.language))
          add(own, to: classes.count - 1)
        }
      }
    }
  }

  private mutating func add(_ part: Part, to index: Int) {
    owners[part.file][part.index] = index
    classes[index].parts.append(part)
  }
}

/// What a simple name of a Java or Kotlin file may mean.
package struct JVMNames {
  private let file: NativeFileFacts
  /// The class that contains the use of the name.
  private let enclosing: String

  package init(file: NativeFileFacts, enclosing: String) {
    self.file = file
    self.enclosing = enclosing
  }

  /// `Outer$Inner` of `Outer.Inner`.
  static func binary(_ name: String) -> String {
    String(decoding: name.utf8.map { $0 == UInt8(ascii: ".") ? UInt8(ascii: "$") : $0 }, as: UTF8.self)
  }

  /// Binary names, the most likely first.
  package func candidates(_ name: String) -> [String] {
    let prefix = file.packageName.isEmpty ? "" : file.packageName + "."
    let binary = JVMNames.binary(name)
    var candidates: [String] = []
    var scope = JVMNames.binary(enclosing)[...]
    for _ in 0..<ClassGraph.enclosingLimit where !scope.isEmpty {
      candidates.append(prefix + scope + "$" + binary)
      guard let mark = scope.utf8.lastIndex(of: UInt8(ascii: "$")) else { break }
      scope = scope[..<mark]
    }
    let first = name.utf8.firstIndex(of: UInt8(ascii: ".")).map { String(name[..<$0]) } ?? name
    let imports = file.imports.prefix(NativeSourceLimit.imports)
    for imported in imports {
      if imported.hasSuffix(first), lastComponent(imported) == first {
        candidates.append(imported + binary.dropFirst(first.utf8.count))
      }
    }
    candidates.append(prefix + binary)
    for imported in imports where imported.hasSuffix(".*") {
      candidates.append(imported.dropLast(1) + binary)
    }
    candidates.append(name)
    return candidates
  }
}

/// The part of a name after its last `.` or `$`.
package func simpleName(_ name: String) -> String {
  guard let mark = name.utf8.lastIndex(where: { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "$") }) else {
    return name
  }
  return String(name[name.utf8.index(after: mark)...])
}
