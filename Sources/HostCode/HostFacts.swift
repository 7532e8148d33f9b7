import Diagnostics

/// What all native sources of a project say about custom views: the facts of the files, linked.
package struct HostFacts: Sendable {
  /// In the order of their paths, bytewise.
  package let files: [HostFileFacts]
  /// Only platforms that have files.
  package let platforms: [HostPlatform: PlatformFacts]

  /// Links the facts of files, whose order does not matter, and adds what contract files declare.
  package init(_ files: [HostFileFacts], declared: [DeclaredPlatform] = []) {
    let files = files.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    self.files = files
    var platforms: [HostPlatform: PlatformFacts] = [:]
    for platform in HostPlatform.allCases {
      let own = files.filter { $0.language.platform == platform }
      if !own.isEmpty { platforms[platform] = HostLinker(own, platform).link() }
    }
    for declaration in declared {
      platforms[
        declaration.platform,
        default: PlatformFacts(platform: declaration.platform, classes: HostClassTable())
      ].add(declaration)
    }
    self.platforms = platforms
  }

  /// The contracts of all platforms, by type, then platform.
  package var contracts: [NativeViewContract] {
    platforms.values.flatMap(\.contracts).sorted {
      $0.type != $1.type ? $0.type.utf8.lexicographicallyPrecedes($1.type.utf8) : $0.platform < $1.platform
    }
  }
}

/// What the native sources of one platform say.
package struct PlatformFacts: Sendable {
  package var platform: HostPlatform
  /// In the order of their places.
  package var registrations: [HostRegistration] = []
  /// What the vendor's own property lists register: no registrations of the host.
  package var builtInRegistrations: [HostRegistration] = []
  /// All classes of the scanned sources.
  package var classes: HostClassTable
  /// Indexes of `classes.all`: those that reach the vendor's base class, and those that are registered.
  package var viewClasses: [Int] = []
  /// The faces of the view classes, by class index.
  package var faces: [Int: ViewFaces] = [:]
  /// Events that are sent outside of the view classes: for which of them is not known.
  package var strayEvents: [SentEvent] = []
  /// One for each type that is registered under a known name.
  package var contracts: [NativeViewContract] = []
  /// Places of registrations that cannot be read.
  package var openPlaces: [Place] = []

  /// Whether a contract file speaks of the platform.
  package var isDeclared = false

  /// Whether the host has anything to do with custom views.
  package var isKnown: Bool { !registrations.isEmpty || !viewClasses.isEmpty || isDeclared }

  /// Whether every registration was resolved, so that what is absent is not registered.
  package var isClosed: Bool { openPlaces.isEmpty }
}

/// A string of native source, as far as its value is known.
package struct HostText: Hashable, Sendable {
  /// Nil when it is not known.
  package var value: String?
  /// Where it is used: of a string what stands between its quotes, of a constant its name.
  package var place: Place
  /// The string that gives the value, which may stand in another file; nil when several do, or none.
  package var origin: Place?
  /// Whether the value is the name of a class that the source refers to, not a string.
  package var isClassReference = false
}

/// The registration of a view.
package struct HostRegistration: Hashable, Sendable {
  package enum LaunchReach: Hashable, Sendable {
    /// In the launch method, or in what it calls, directly or not.
    case reached
    case notReached
    /// No launch method is in the scanned sources, or the platform has none.
    case unknown
  }

  package var platform: HostPlatform
  package var spelling: RegistrationSpelling
  package var type: HostText
  package var className: HostText
  /// The whole call, or the `<dict>` of a property list.
  package var place: Place
  /// The method that it stands in.
  package var enclosingSelector: String?
  package var reach: LaunchReach
  /// Whether a condition of the program or of its build decides about it: then it may exclude another one.
  package var isConditional = false
  /// Index of the class in `PlatformFacts.classes.all`; nil when no scanned class, or more than one, has the name.
  package var classIndex: Int?
  /// Whether class and type are exchanged: the type names a scanned class that may be a view, the class none.
  package var isSwapped = false

  package var isResolved: Bool { type.value != nil && className.value != nil }
}

/// A set of names that native code knows, and where it may know more.
package struct Face<Item: Hashable & Sendable>: Hashable, Sendable {
  package var items: [Item] = []
  package var openPlaces: [Place] = []

  package var isOpen: Bool { !openPlaces.isEmpty }

  package init() {}
}

/// An event that native code sends to the page.
package struct SentEvent: Hashable, Sendable {
  package enum Element: Hashable, Sendable {
    /// The id of the tag that the view belongs to.
    case ownTag
    case text(HostText)
  }

  package var spelling: EventCall.Spelling
  /// Nil when the data names no event.
  package var name: HostText?
  /// Nil when the data names no element, and always on Android.
  package var element: Element?
  /// Nil on Android.
  package var channel: HostText?
  /// The keys of the data, iOS only.
  package var keys: [HostText] = []
  /// Whether the data may hold more keys.
  package var hasOpenData = false
  /// The dictionary or the value in its place; on Android the whole call.
  package var dataPlace: Place
  package var place: Place
}

/// What the class of a view sends, receives and reads, with what its scanned ancestors do.
package struct ViewFaces: Hashable, Sendable {
  package var events = Face<SentEvent>()
  package var messages = Face<HostText>()
  package var parameters = Face<HostText>()

  package init() {}
}

/// One type of custom view on one platform: what native code registers, implements, reads, sends and receives.
package struct NativeViewContract: Hashable, Sendable {
  package var type: String
  package var platform: HostPlatform
  /// At least one.
  package var registrations: [HostRegistration]
  /// Index of the class in `PlatformFacts.classes.all`; nil when no scanned class, or more than one, is registered.
  package var classIndex: Int?
  /// All open when the class is not known.
  package var faces: ViewFaces
}
