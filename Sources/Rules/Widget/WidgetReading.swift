import Containers
import Diagnostics
import Linting
import NativeSource

/// What the classes of a widget do with what the platform gives them, from close reading.
struct WidgetReading {
  /// A key that is read or compared with.
  struct Key {
    var text: NativeText
    /// Whether the model is read with the key; else the name of a changed property is compared with it.
    var isRead: Bool
    var name: String { text.value ?? "" }
    /// The string itself, in the definition of a constant.
    var stringPlace: Place { text.origin ?? text.place }
  }

  let member: HostContext.Member
  /// The keys in the order of their places.
  private(set) var keys: [Key] = []
  /// Whether no further key may be read.
  private(set) var readsAreKnown = true
  /// The update methods of the class and its superclasses; empty if there is certainly none.
  private(set) var updates: [NativeClass.Method] = []
  /// Whether no further key may be compared with.
  private(set) var comparisonsAreKnown = true
  /// The initialisers that the platform may call.
  private(set) var initialisers: [NativeClass.Method] = []
  private let context: HostContext
  /// The properties on iOS of all mappings of the class.
  let properties: [WidgetMapping.Property]
  /// The first property of each name that native code may use.
  private let propertiesByName: [String: WidgetMapping.Property]
  let declaredNames: Set<String>

  init(_ member: HostContext.Member, _ context: HostContext) {
    self.member = member
    self.context = context
    properties = (member.platform.mappedClasses[member.index] ?? []).flatMap(\.properties)
    propertiesByName = Dictionary(
      properties.flatMap { property in property.nativeNames.map { ($0, property) } },
      uniquingKeysWith: { first, _ in first })
    declaredNames = Set(propertiesByName.keys)
    let container = Container.voltMXWidget
    for selector in [VoltMX.initialiser, VoltMX.olderInitialiser] {
      if let wanted = container.method(selector),
        let method = member.platform.implementation(of: wanted, in: member.index)
      {
        initialisers.append(method)
      }
    }
    readKeys()
    readUpdates()
    keys.sort {
      ($0.text.place.path, $0.text.place.range.start) < ($1.text.place.path, $1.text.place.range.start)
    }
  }

  var entry: NativeClass { member.entry }
  var mappings: [WidgetMapping.Entry] { member.platform.mappedClasses[member.index] ?? [] }
  var isMapped: Bool { !mappings.isEmpty }
  /// The properties by which events come to scripts.
  var callbacks: [WidgetMapping.Property] { properties.filter(\.isEvent) }
  /// The declared property that is most likely meant by a key that is not declared, for the file at `path`.
  func nearestProperty(to name: String, for path: String) -> WidgetMapping.Property? {
    context.nearestName(to: name, in: declaredNames, for: path).flatMap {
      propertiesByName[$0]
    }
  }

  /// Whether all methods of the class are known.
  var isWhollyKnown: Bool { member.platform.isWhollyKnown(member.index, of: .voltMXWidget) }

  /// The methods of the classes of the chain with their bodies.
  private var bodies: [(method: NativeClass.Method, reading: MethodReading)] {
    member.platform.chain(of: member.index).flatMap(\.methods).compactMap { method in
      context.reading(of: method).map { (method, $0) }
    }
  }

  /// The files of the chain.
  var files: [MethodBodyReader] {
    Set(member.platform.chain(of: member.index).flatMap(\.paths)).sorted().compactMap(
      context.methodBodyReader)
  }

  private mutating func readKeys() {
    var values: [(path: String, value: NativeExpression)] = []
    for (method, reading) in bodies {
      let reads = reading.keyReads(ofMember: VoltMX.model)
      values += reads.keys.map { (method.path, $0) }
      if !reads.isComplete { readsAreKnown = false }
    }
    for text in context.facts.texts(of: values, scope: entry.name) {
      if text.value == nil { readsAreKnown = false } else { keys.append(Key(text: text, isRead: true)) }
    }
    // With the environment, other objects could read its model.
    for method in initialisers where handsOn(parameter: 1, of: method) { readsAreKnown = false }
  }

  private mutating func readUpdates() {
    guard let wanted = Container.voltMXWidget.method(VoltMX.update) else { return }
    updates = member.platform.chain(of: member.index).compactMap { $0.implementation(of: wanted) }
    var values: [(path: String, value: NativeExpression)] = []
    for method in updates {
      guard let reading = context.reading(of: method) else {
        comparisonsAreKnown = false
        continue
      }
      let compared = reading.comparedTexts(ofParameter: 0)
      values += compared.values.map { (method.path, $0) }
      if !compared.isComplete { comparisonsAreKnown = false }
    }
    for text in context.facts.texts(of: values, scope: entry.name) {
      if text.value == nil {
        comparisonsAreKnown = false
      } else {
        keys.append(Key(text: text, isRead: false))
      }
    }
  }

  /// The names under which the object keeps a parameter of its initialiser, with types that it is cast to.
  private func storedNames(ofParameter index: Int, of method: NativeClass.Method) -> [(
    name: String, type: String?
  )] {
    context.reading(of: method)?.storedNames(ofParameter: index) ?? []
  }

  /// Whether a parameter of the initialiser, or what it is stored in, is given to another object.
  func handsOn(parameter index: Int, of method: NativeClass.Method) -> Bool {
    guard let initialiser = context.reading(of: method), index < initialiser.method.parameters.count else {
      return true
    }
    let names = Set(
      storedNames(ofParameter: index, of: method).map {
        $0.name.hasPrefix("_") ? String($0.name.dropFirst()) : $0.name
      })
    if initialiser.handsOn(names, parameters: [initialiser.method.parameters[index]]) { return true }
    return !names.isEmpty && bodies.contains { $0.reading.handsOn(names) }
  }

  // MARK: - Events

  /// The protocol by which the widget raises events, as far as it is scanned.
  struct EventProtocol {
    var name: String
    var place: Place
    var file: MethodBodyReader
    var methods: [NativeMethod]
  }

  var eventProtocol: EventProtocol? {
    guard let name = eventProtocolName, let place = member.platform.classes.place(ofProtocol: name),
      let file = context.methodBodyReader(of: place.path),
      let part = file.facts.classes.first(where: { $0.kind == .protocol && $0.nameRange == place.range })
    else { return nil }
    return EventProtocol(
      name: name, place: place, file: file, methods: part.methods.filter { !$0.isStatic && !$0.isProperty })
  }

  private var eventProtocolName: String? {
    if let mapped = mappings.flatMap(\.mappings).compactMap(\.eventProtocol).first { return mapped.text }
    for method in initialisers {
      for (name, type) in storedNames(ofParameter: 0, of: method) {
        if let type { return type }
        let found = files.lazy.compactMap { $0.protocolName(ofMember: name) }.first
        if let found { return found }
      }
    }
    return nil
  }

  /// The methods that the class certainly never calls: none of its files sends their selectors.
  func unraised(_ methods: [NativeMethod]) -> [NativeMethod] {
    if initialisers.contains(where: { handsOn(parameter: 0, of: $0) })
      || files.contains(where: \.makesUnknownSelectors)
    {
      return []
    }
    var mentions: [String: MentionedNames] = [:]
    func mayMention(_ name: String, _ selector: String, _ facts: NativeFileFacts) -> Bool {
      guard facts.language == .objectiveC || facts.language == .swift,
        let text = context.text(at: facts.path), !name.isEmpty, text.bytes.contains(word: name)
      else { return false }
      guard let reading = context.methodBodyReader(of: facts.path) else { return true }
      let known = mentions[facts.path] ?? MentionedNames(reading)
      mentions[facts.path] = known
      return known.contain(name, selector: selector)
    }
    let text = eventProtocol?.file.text
    return methods.filter { method in
      let hash = method.nameHash
      if context.facts.files.contains(where: { $0.calledNames.contains(hash) }) { return false }
      let name = text?.string(method.nameRange) ?? ""
      return !context.facts.files.contains { mayMention(name, method.selector, $0) }
    }
  }

  // MARK: - The platform

  /// The selector of the initialiser that the platform calls, and the place that shows it; nil when either may be called.
  var initialiser: (selector: String, place: Place)? {
    var found: [(selector: String, place: Place)] = []
    for (selector, names) in VoltMX.environments {
      let place = files.lazy.compactMap { file in
        names.lazy.compactMap { file.places(of: $0).first }.first.map {
          Place(path: file.text.path, range: $0)
        }
      }.first
      if let place { found.append((selector, place)) }
    }
    // Sources that name both, or import both, are built for either.
    let imported = files.flatMap { $0.facts.importedFiles.map(\.text) }
    let importsBoth = ["Kony", "VoltMX"].allSatisfy { name in imported.contains { $0.contains(name) } }
    if found.count > 1 || importsBoth { return nil }
    for place in member.platform.classes.containerProtocols["CWIWidget"] ?? [] {
      guard let file = context.methodBodyReader(of: place.path),
        let part = file.facts.classes.first(where: { $0.kind == .protocol && $0.nameRange == place.range })
      else { continue }
      let found = part.methods.filter { VoltMX.environments[$0.selector] != nil }
      if Set(found.map(\.selector)).count == 1 {
        return (found[0].selector, Place(path: place.path, range: found[0].nameRange))
      }
    }
    return found.first
  }
}

extension HostContext {
  /// The widgets that have objects.
  var widgets: [WidgetReading] {
    shared(instances(of: .voltMXWidget).map { WidgetReading($0, self) })
  }

  /// All entries of mappings.
  var mappedWidgets: [WidgetMapping.Entry] { (facts[.voltMX][.ios]?.mappings ?? []).flatMap(\.classes) }
}

extension NativeMethod {
  /// The property of the mapping that means an event: the parts joined, each but the first with a capital letter.
  var eventName: String {
    let parts = selector.split(separator: ":").map(String.init)
    return (parts.first ?? "") + parts.dropFirst().map(\.capitalisedFirst).joined()
  }
}
