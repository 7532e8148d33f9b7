import Diagnostics
import Linting
import Markup
import MiniProgram
import Script

/// What is known of a component of the program, for those who use it.
final class KnownComponent {
  let file: Int
  let script: ScriptFacts
  let scriptPath: String
  /// The fields of `properties` or `props`, its own and those of its mixins and behaviors.
  let properties: [DataField]
  /// The scripts that these are in.
  private let propertyPaths: [String]
  let externalClasses: [String]
  /// Whether a function of another module makes the component, and may give it more than its script shows: then only what is
  /// nearly known, and spelled in no module that it imports, is a mistake.
  let isMade: Bool

  /// Nil unless the file is a component with one call of `Component` of which all members are known, or with one object that a
  /// function of another module makes a component of.
  init?(_ file: Int, _ project: Project, _ mixins: inout MixinResolution) {
    let unit = project.files[file].unit
    guard unit.kind == .component, let script = unit.script, let path = unit.scriptPath else { return nil }
    let objects: [(object: ScriptObject, path: String)]
    if let object = script.factoryObject {
      objects = mixins.objects(from: [script.objects[object]], of: unit)
    } else {
      guard let instance = script.soleInstance, script.objects[instance].kind == .component,
        !script.isIncomplete || script.lacksResolvableMixinsOnly, mixins.handlers(of: unit).others < .made
      else { return nil }
      objects = script.isIncomplete ? mixins.objects(of: unit) : script.instances.map { ($0, path) }
      if objects.contains(where: \.object.dataIsIncomplete) { return nil }
    }
    isMade = script.factoryObject != nil
    self.file = file
    self.script = script
    scriptPath = path
    let fields = objects.flatMap { object, path in
      object.dataFields.lazy.filter { $0.source != .data }.map { (field: $0, path: path) }
    }
    properties = fields.map(\.field)
    propertyPaths = fields.map(\.path)
    externalClasses = objects.flatMap(\.object.externalClasses)
  }

  /// The last property of each name, and of each name as `meanOneProperty` compares them.
  private(set) lazy var propertiesByName = Dictionary(properties.map { ($0.name, $0) }) { $1 }
  private lazy var propertiesByMeaning = Dictionary(properties.map { (comparedName($0.name), $0) }) { $1 }

  /// The property that an attribute means: `showIcon` is `show-icon`, too.
  func property(ofAttribute name: String) -> DataField? {
    // For the few that nearly all components have, tables take longer to make than they save.
    if properties.count <= KnownComponent.scanLimit {
      let place =
        properties.indices.last { properties[$0].name == name }
        ?? properties.indices.last { meanOneProperty(properties[$0].name, name) }
      return place.map { properties[$0] }
    }
    return propertiesByName[name] ?? propertiesByMeaning[comparedName(name)]
  }

  /// The most properties that are looked through.
  private static let scanLimit = 32

  private lazy var firstByName = Dictionary(properties.indices.map { (properties[$0].name, $0) }) {
    first, _ in first
  }

  /// Where the first property with the name is declared.
  func place(ofProperty name: String) -> Place? {
    firstByName[name].map { Place(path: propertyPaths[$0], range: properties[$0].nameRange) }
  }

  private lazy var classesByMeaning = Set(externalClasses.map(comparedName))

  /// Whether an attribute gives it one of its classes.
  func takesClass(_ attribute: String) -> Bool {
    externalClasses.count <= KnownComponent.scanLimit
      ? externalClasses.contains { meanOneProperty($0, attribute) }
      : classesByMeaning.contains(comparedName(attribute))
  }

  /// What a user may give it by attributes: properties and classes.
  private(set) lazy var attributeNames = properties.map(\.name) + externalClasses

  private(set) lazy var events = KnownEvents(script.sentEvents.map { ($0.name.value, $0.name.range) })
  /// Its properties that are functions, and then those that its script calls without declaring them.
  private var functions: KnownEvents?

  func functions(_ modules: ReachableModules) -> KnownEvents {
    if let functions { return functions }
    let declared = properties.filter { $0.name.hasPrefix("on") }.map { ($0.name, $0.nameRange) }
    let found = KnownEvents(declared, others: modules.functionProps)
    functions = found
    return found
  }

  /// The attributes of events of which it is known that there is nothing to say, wherever the component is used.
  var silentEvents: Set<String> = []

  /// The names that its markup uses; nil when they are not all known.
  private var usedNames: Set<String>??

  /// Whether it may use a property of Alipay that it does not declare.
  func mayUse(_ name: String, _ modules: ReachableModules, _ project: Project) -> Bool {
    if modules.passProps || modules.areIncomplete || modules.spell(name) { return true }
    let used = usedNames ?? namesUsed(in: project)
    usedNames = .some(used)
    return used?.contains(name) ?? true
  }

  private func namesUsed(in project: Project) -> Set<String>? {
    var names: Set<String> = []
    for part in project.parts(of: file) {
      guard let used = project.files[part].facts.usedNames else { return nil }
      names.formUnion(used)
    }
    return names
  }

  private var reachable: ReachableModules??

  /// The modules that its script imports; nil when they cannot be read.
  func modules(_ project: Project) -> ReachableModules? {
    if let reachable { return reachable }
    let found = ReachableModules(from: scriptPath, in: project.sources)
    reachable = .some(found)
    return found
  }

  /// Whether the function that makes the component, or a module of either, may know a name: it is spelled there.
  func isMadeWith(_ name: String, _ project: Project) -> Bool {
    if !isMade { return false }
    guard let modules = modules(project), !modules.areIncomplete, modules.spell("Component") else {
      return true
    }
    return modules.spell(name) || modules.spell("#" + name) || modules.spell(name.camelCased)
  }
}

/// The names under which a component sends events, or calls functions that it is given.
struct KnownEvents {
  /// In order, each once.
  let names: [String]
  /// Where each is first, as far as that is known.
  private let ranges: [String: ByteRange]
  private let all: Set<String>

  init(_ places: [(name: String, range: ByteRange)], others: [String] = []) {
    names = (places.map(\.name) + others).uniqued()
    ranges = Dictionary(places.map { ($0.name, $0.range) }) { first, _ in first }
    all = Set(names)
  }

  func contain(_ name: String) -> Bool { all.contains(name) }
  func range(of name: String) -> ByteRange? { ranges[name] }
}

extension ProjectContext {
  /// Calls `visit` with each use of a component of the program in a file without syntax mistakes, and what is known of the
  /// component. `concerns` says of which uses something is to be known, and `mayBe` of which components.
  func forEachUse(
    where concerns: (UsedAttribute) -> Bool, of mayBe: (ProjectFile) -> Bool = { _ in true },
    _ visit: (ComponentUse, _ user: Int, KnownComponent) -> Void
  ) {
    var mixins = MixinResolution(project.sources)
    for target in project.usages.indices
    where !project.usages[target].componentUsers.isEmpty && mayBe(project.files[target]) {
      var known: KnownComponent??
      for site in project.usages[target].componentUsers {
        let file = project.files[site.file]
        // Most uses have nothing of it, and are not copied.
        guard file.facts.componentUses[site.number].attributes.contains(where: concerns),
          !file.facts.hasSyntaxMistakes, case let use = project.componentUse(at: site),
          !isPlaceholder(use.tag, in: file)
        else { continue }
        let component = known ?? KnownComponent(target, project, &mixins)
        known = .some(component)
        guard let component else { break }
        visit(use, site.file, component)
      }
    }
  }

  /// Whether another component is shown in place of it until it is loaded.
  private func isPlaceholder(_ tag: String, in file: ProjectFile) -> Bool {
    file.unit.configuration?.placeholders.contains { $0.name == tag } ?? false
  }
}

extension Project {
  /// Whether a file uses a component that is not one of its files.
  func hasUnknownComponents(_ file: Int) -> Bool {
    let file = files[file]
    if file.facts.componentUses.isEmpty { return false }
    let targets = sources.componentTargets(of: file.unit)
    return file.facts.componentUses.contains { use in
      targets[use.tag].map { self.file(at: $0)?.unit.script == nil } ?? true
    }
  }
}

/// A name of an attribute as `meanOneProperty` compares it.
private func comparedName(_ name: String) -> String {
  let bytes = name.utf8.filter { $0 != UInt8(ascii: "-") }
  return bytes.contains { $0 >= 0x80 }
    ? name.filter { $0 != "-" }.lowercased()
    : String(decoding: bytes.lazy.map(\.asciiLowercased), as: UTF8.self)
}

/// Whether two names of attributes mean the same property: they are equal but for `-` and the case of letters.
func meanOneProperty(_ a: String, _ b: String) -> Bool {
  var (first, second) = (a.utf8.makeIterator(), b.utf8.makeIterator())
  while true {
    let (left, right) = (nextOfProperty(&first), nextOfProperty(&second))
    if left != right {
      // Letters beyond ASCII have a case, too.
      guard (left ?? 0) | (right ?? 0) >= 0x80 else { return false }
      return comparedName(a) == comparedName(b)
    }
    if left == nil { return true }
  }
}

/// The next byte of a name, in lower case; a hyphen is passed over.
private func nextOfProperty(_ bytes: inout String.UTF8View.Iterator) -> UInt8? {
  while let byte = bytes.next() {
    if byte != UInt8(ascii: "-") { return byte.asciiLowercased }
  }
  return nil
}
