import Diagnostics
import Files
import NativeSource

/// What all native sources of a project say: the linked facts of the files. The result depends on nothing else.
package struct NativeFacts: Sendable {
  /// In the order of their paths, bytewise.
  package let files: [NativeFileFacts]
  /// By system and platform. Only platforms with files are in it, and only where the system has a container.
  package let systems: [Container.System: [NativePlatform: PlatformFacts]]
  /// The files that are no sources and were read all the same: tables that the sources load.
  package let readResources: Set<String>

  /// Links the facts of files, in any order, and adds what contract files declare. Of the platforms `unread`, further files are
  /// unknown.
  ///
  /// - Parameters:
  ///   - resources: the files of the applications that are no sources.
  ///   - read: the text of one of the files, where values are followed into it; nil where it cannot be read.
  package init(
    _ files: [NativeFileFacts], declared: [DeclaredPlatform] = [], unread: Set<NativePlatform> = [],
    containers: ContainerSet = .all, resources: ResourceFiles = ResourceFiles(),
    reading read: @escaping (String) -> SourceText? = { _ in nil }
  ) {
    // The files of a tree with thousands of headers are in order, and for one platform: each copy of the list would be
    // megabytes.
    let files = NativeFacts.isSorted(files) ? files : files.sorted { Path.precedes($0.path, $1.path) }
    self.files = files
    var systems: [Container.System: [NativePlatform: PlatformFacts]] = [:]
    var readResources: Set<String> = []
    for platform in NativePlatform.allCases {
      let isOnly = files.allSatisfy { $0.language.platform == platform }
      var own = isOnly ? files : files.filter { $0.language.platform == platform }
      if own.isEmpty { continue }
      let macros = platform == .ios ? MacroTable(own, containers.interest, read: read) : nil
      if let macros { own = macros.facts() }
      let values = ValueReader(own, resources: resources, macros: macros, read: read)
      for (system, facts) in ContainerLinker(own, platform, containers, values).link() {
        systems[system, default: [:]][platform] = facts
      }
      readResources.formUnion(values.readResources)
    }
    for (system, declared) in Dictionary(grouping: declared, by: \.system) {
      for (platform, declarations) in Dictionary(grouping: declared, by: \.platform) {
        systems[system, default: [:]][
          platform, default: PlatformFacts(platform: platform, classes: NativeClassTable())
        ].add(declarations)
      }
    }
    for system in systems.keys {
      for platform in unread {
        systems[system]![platform, default: PlatformFacts(platform: platform, classes: NativeClassTable())]
          .hasUnreadFiles = true
      }
    }
    self.systems = systems
    self.readResources = readResources
  }

  /// What the sources say of the views of a system, by platform.
  package subscript(system: Container.System) -> [NativePlatform: PlatformFacts] {
    systems[system] ?? [:]
  }

  private static func isSorted(_ files: [NativeFileFacts]) -> Bool {
    zip(files, files.dropFirst()).allSatisfy { Path.precedes($0.path, $1.path) }
  }

  /// The texts of values that were read closely, in the class with this name.
  package func texts(of values: [(path: String, value: NativeExpression)], scope: String) -> [NativeText] {
    let table = ConstantTable(files, for: values.map(\.value))
    return values.map { path, value in
      guard let file = index(of: path) else {
        return NativeText(value: nil, place: Place(path: path, range: value.range))
      }
      return table.text(value, file: file, scope: scope)
    }
  }

  /// The index of a file; the files are in order.
  private func index(of path: String) -> Int? {
    let index = files.partitioningIndex { !$0.path.utf8.lexicographicallyPrecedes(path.utf8) }
    return index < files.count && files[index].path == path ? index : nil
  }

  /// The contracts of a system on all platforms, by type, then platform.
  package func contracts(of system: Container.System) -> [NativeViewContract] {
    NativeFacts.sorted(self[system].values.flatMap(\.contracts))
  }

  /// The contracts of all systems, for lookups by type alone.
  package var contracts: [NativeViewContract] {
    NativeFacts.sorted(platforms.values.flatMap(\.contracts))
  }

  private static func sorted(_ contracts: [NativeViewContract]) -> [NativeViewContract] {
    contracts.sorted {
      $0.type != $1.type ? $0.type.utf8.lexicographicallyPrecedes($1.type.utf8) : $0.platform < $1.platform
    }
  }

  /// What the sources say of the views of all systems together, by platform.
  package var platforms: [NativePlatform: PlatformFacts] {
    let sorted = systems.sorted { $0.key.name < $1.key.name }
    return sorted.reduce(into: [:]) { platforms, system in
      for (platform, facts) in system.value {
        if platforms[platform] == nil { platforms[platform] = facts } else { platforms[platform]!.add(facts) }
      }
    }
  }
}

/// What the native sources of one platform say of the views of one system.
package struct PlatformFacts: Sendable {
  package var platform: NativePlatform
  /// In the order of their places.
  package var registrations: [ViewRegistration] = []
  /// Their classes, by indexes of `classes.all`.
  var registeredClasses: Set<Int> = []
  /// What the vendor's own property lists register: not registrations of the application.
  package var builtInRegistrations: [ViewRegistration] = []
  /// All classes of the scanned sources.
  package var classes: NativeClassTable
  /// Indexes of `classes.all`: the implemented classes of a container that registers, and those that are registered.
  package var viewClasses: [Int] = []
  /// The interfaces of the view classes, by class index.
  package var interfaces: [Int: ViewInterface] = [:]
  /// Events that are sent outside of the view classes: it is unknown for which of them.
  package var unmatchedEvents: [SentEvent] = []
  /// One for each type that is registered under a known name, in byte order.
  package var contracts: [NativeViewContract] = []
  /// The files that name classes of a container, each with what it says of the classes.
  package var mappings: [WidgetMapping] = []
  /// The widgets that contract files declare.
  package var declaredWidgets: [WidgetContract] = []
  /// What the mappings say of each scanned class, by its index.
  package var mappedClasses: [Int: [WidgetMapping.Entry]] = [:]
  /// What leaves it open which types are registered.
  package var gaps: [OpenPlace] = []

  /// Which of the container's proxies the sources name. Those that a contract file lists count, too.
  package var mentions: Set<String> = []

  /// Whether a contract file declares something for the platform.
  package var isDeclared = false

  /// Whether there are files of it that were not read.
  var hasUnreadFiles = false

  /// Adds what the same sources say of another system.
  fileprivate mutating func add(_ other: PlatformFacts) {
    registrations += other.registrations
    registeredClasses.formUnion(other.registeredClasses)
    builtInRegistrations += other.builtInRegistrations
    if classes.all.isEmpty { classes = other.classes }
    viewClasses = Set(viewClasses + other.viewClasses).sorted()
    interfaces.merge(other.interfaces) { first, _ in first }
    unmatchedEvents += other.unmatchedEvents
    contracts += other.contracts
    mappings += other.mappings
    declaredWidgets += other.declaredWidgets
    mappedClasses.merge(other.mappedClasses) { first, _ in first }
    gaps += other.gaps
    mentions.formUnion(other.mentions)
    isDeclared = isDeclared || other.isDeclared
    hasUnreadFiles = hasUnreadFiles || other.hasUnreadFiles
  }

  /// Whether the application has anything to do with native views.
  package var isKnown: Bool { !registrations.isEmpty || !viewClasses.isEmpty || isDeclared }

  /// Whether all files were read and every registration was resolved: what is absent is then not registered.
  package var isComplete: Bool { gaps.isEmpty && !hasUnreadFiles }

  /// What is known of the types that may be registered beside the known ones.
  var unknownNames: Set<TextAffixes> {
    var names = Set(gaps.compactMap(\.unknownName))
    if hasUnreadFiles { names.insert(TextAffixes()) }
    return names
  }

  /// Whether it is known for a type whether the application registers it: all files were read, and it is registered, or every
  /// registration is known.
  package func decides(_ type: String) -> Bool {
    if hasUnreadFiles || gaps.isEmpty { return !hasUnreadFiles }
    let index = contracts.partitioningIndex { !$0.type.utf8.lexicographicallyPrecedes(type.utf8) }
    return index < contracts.count && contracts[index].type == type
  }
}

/// A string of native source, as far as its value is known.
package struct NativeText: Hashable, Sendable {
  /// Nil when it is unknown.
  package var value: String?
  /// Where it is used: for a string what is between its quotes, for a constant its name.
  package var place: Place
  /// The string with the value, which may be in another file; nil when there are several, or none.
  package var origin: Place?
  /// Whether the value is the name of a class that the source refers to, not a string.
  package var isClassReference = false
}

/// The registration of a view.
package struct ViewRegistration: Hashable, Sendable {
  package enum Reachability: Hashable, Sendable {
    /// The registration is in the launch method, or in what that calls, directly or not.
    case reachable
    case unreachable
    /// The scanned sources contain no launch method, or the platform has none.
    case unknown
  }

  package var platform: NativePlatform
  package var spelling: RegistrationSpelling
  /// Whether classes of other kinds are registered in the same way, too.
  package var takesAnyClass = false
  package var type: NativeText
  package var className: NativeText
  /// The whole call, or the `<dict>` of a property list.
  package var place: Place
  /// The method that contains it.
  package var enclosingSelector: String?
  package var reachability: Reachability
  /// Whether it depends on a condition of the program or of its build: then it may exclude another one.
  package var isConditional = false
  /// An index in `PlatformFacts.classes.all`; nil when no scanned class, or more than one, has the name.
  package var classIndex: Int?
  /// Whether class and type are exchanged: the type is the name of a scanned class that may be a view, and the class is
  /// not the name of one.
  package var isSwapped = false

  package var isResolved: Bool { type.value != nil && className.value != nil }
}

/// Names that native code knows, and the places that may contain more.
package struct KnownNames<Item: Hashable & Sendable>: Hashable, Sendable {
  package var items: [Item] = []
  package var gaps: [OpenPlace] = []

  package var isComplete: Bool { gaps.isEmpty }

  package init() {}

  mutating func add(_ other: KnownNames<Item>) {
    items += other.items
    gaps += other.gaps
  }
}

/// An event that native code sends to the page.
package struct SentEvent: Hashable, Sendable {
  package enum Element: Hashable, Sendable {
    /// The id of the tag that the view belongs to.
    case ownTag
    case text(NativeText)
  }

  package var spelling: EventSpelling
  /// Nil when the data does not name an event.
  package var name: NativeText?
  /// Nil when the data does not name an element, and always on Android.
  package var element: Element?
  /// Nil on Android.
  package var channel: NativeText?
  /// The keys of the data, iOS only.
  package var keys: [NativeText] = []
  /// Whether the data may contain more keys.
  package var hasUnknownKeys = false
  /// The dictionary or the value in its place; on Android the whole call.
  package var dataPlace: Place
  package var place: Place
}

/// What the class of a view sends, receives and reads; what its scanned ancestors do is included.
package struct ViewInterface: Hashable, Sendable {
  package var events = KnownNames<SentEvent>()
  package var messages = KnownNames<NativeText>()
  package var parameters = KnownNames<NativeText>()

  package init() {}

  mutating func add(_ other: ViewInterface) {
    events.add(other.events)
    messages.add(other.messages)
    parameters.add(other.parameters)
  }

  /// For a view with an unknown class: there may be anything at these places.
  mutating func addGaps(_ places: [OpenPlace]) {
    events.gaps += places
    messages.gaps += places
    parameters.gaps += places
  }
}

/// One type of native view on one platform: what native code registers, implements, reads, sends and receives.
package struct NativeViewContract: Hashable, Sendable {
  package var type: String
  package var platform: NativePlatform
  /// At least one.
  package var registrations: [ViewRegistration]
  /// An index in `PlatformFacts.classes.all`; nil when no scanned class, or more than one, is registered.
  package var classIndex: Int?
  /// It has gaps only when the class is unknown.
  package var interface: ViewInterface
}
