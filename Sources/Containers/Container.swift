import Diagnostics
import NativeSource

/// What runs views that an application writes, on one platform: how it knows a view's class, how classes are registered
/// and events sent, and which methods it calls.
///
/// A container is a value. A new one is a file with its values and its entry in `ContainerSet.all`.
package struct Container: Sendable {
  /// The product that the container belongs to. The parts of a product on several platforms are containers of one
  /// system, one on each.
  package struct System: Hashable, Sendable {
    package let name: String
    /// The tag that shows its views on pages; nil when they are not on pages.
    package let tag: String?
    /// Where what is known of it is from, in a few words.
    package let source: LocalizedText

    package init(_ name: String, tag: String? = nil, source: LocalizedText) {
      self.name = name
      self.tag = tag
      self.source = source
    }

    package static func == (a: System, b: System) -> Bool { a.name == b.name }
    package func hash(into hasher: inout Hasher) { hasher.combine(name) }
  }

  /// What shows that a class is one of the container's.
  package enum Identity: Hashable, Sendable {
    case superclass(String)
    /// The class, an ancestor, or a protocol that these adopt names this protocol.
    case conformance(String)
    /// No source shows it.
    case unknown
  }

  /// A call that registers a class. Numbers are 0-based indexes of arguments.
  package struct Registration: Sendable {
    package var spelling: RegistrationSpelling
    package var call: CallPattern
    package var type: Int
    /// Nil when it is the class with the implementation that contains the call.
    package var className: Int?
    /// Whether classes of other kinds are registered by this call, too.
    package var takesAnyClass = false
  }

  /// A call that sends an event to the page.
  package struct Event: Sendable {
    package var spelling: EventSpelling
    package var call: CallPattern
    /// The argument with the name of the channel.
    package var channel: Int?
    /// The argument with the name of the event, where it is not an entry of the dictionary.
    package var name: Int?
    /// Whether the call also sends other things than events, on other channels.
    package var isShared = false
  }

  /// A method that the container calls.
  package struct Method: Sendable {
    /// What a method that hands over a view must return.
    package enum View: Hashable, Sendable {
      /// It is called more than once, so that it must be the view that is kept.
      case kept
      case any
    }

    package var selector: String
    /// Selectors that Swift derives from the other names under which it imports the method; they count in every class.
    package var importedSelectors: [String] = []
    /// The names under which Swift imports it; they count in the container's classes alone: `updateLoading(_:by:)`.
    package var swiftNames: [CallPattern.Shape] = []
    /// What its body is read for.
    package var body = FactFilter.Body()
    package var view: View?
    package var mustCallSuper = false
    /// Whether it is a method of the class, `+` in Objective-C.
    package var isStatic = false

    package init(
      _ selector: String, imported importedSelectors: [String] = [], swift swiftNames: [String] = [],
      body: FactFilter.Body = FactFilter.Body(), view: View? = nil, mustCallSuper: Bool = false,
      isStatic: Bool = false
    ) {
      self.selector = selector
      self.importedSelectors = importedSelectors
      self.swiftNames = swiftNames.map { CallPattern.Shape($0) }
      self.body = body
      self.view = view
      self.mustCallSuper = mustCallSuper
      self.isStatic = isStatic
    }
  }

  /// Sources in these languages that contain one of these identifiers may show views of any type.
  package struct UnknownTypes: Sendable {
    package var languages: Set<NativeLanguage>
    package var names: Set<String>

    package init(in languages: Set<NativeLanguage>, _ names: Set<String>) {
      self.languages = languages
      self.names = names
    }
  }

  /// Classes of the vendor that an application extends. Classes of other packages with the same names are other
  /// classes.
  package struct Proxies: Sendable {
    package var package: String
    package var names: Set<String>
  }

  /// Methods of a group: a class must have some of them.
  package struct Group: Hashable, Sendable {
    package var selectors: [String]
    /// Whether one of them is enough.
    package var isEither: Bool

    package static func all(_ selectors: String...) -> Group { Group(selectors: selectors, isEither: false) }
    package static func either(_ selectors: String...) -> Group {
      Group(selectors: selectors, isEither: true)
    }
  }

  package var system: System
  package var platform: NativePlatform
  package var identity: Identity
  /// Every method that it calls, with the vendor's spelling even where that is a mistake.
  package var methods: [Method]
  package var groups: [Group] = []
  /// The right names of methods by their well-known wrong spellings; near names are computed.
  package var misspellings: [String: String] = [:]
  /// What the names of methods begin with that are the container's alone. A method with the name of one of these and other
  /// labels is meant to be it.
  package var methodPrefix: String?
  package var registrations: [Registration] = []
  package var events: [Event] = []
  /// Calls after which anything may be registered.
  package var unknownRegistrations: [CallPattern] = []
  /// Calls that take a registration back; their first argument is its type.
  package var removals: [CallPattern] = []
  /// Files that use the container in a way in which it is unknown what types it gives.
  package var unknownTypes: [UnknownTypes] = []
  /// Classes of the vendor: that the application extends one of them matters by itself.
  package var proxies: Proxies?
  /// The method in which registrations belong.
  package var launchSelector: String?
  /// Names of types that the container registers itself, and the files that do.
  package var builtInTypes: Set<String> = []
  package var vendorFiles: Set<String> = []
  /// Properties of the class itself that are interesting: dictionaries that have parameters as keys, the id of the
  /// view's tag.
  package var parameterProperties: Set<String> = []
  package var idProperties: Set<String> = []
  /// Keys that the container itself puts among the parameters.
  package var isSuppliedParameter: @Sendable (String) -> Bool = { _ in false }
  /// Details of declarations that are needed as well.
  package var details: FactFilter.Details = []
  /// Identifiers by which the files that are read closely are found.
  package var names: Set<String> = []
  /// The root element of the XML files that name classes of the container: it makes objects of these classes.
  package var mapping: FactFilter.DocumentRoot?

  package var baseClass: String? {
    if case .superclass(let name) = identity { name } else { nil }
  }

  package var protocolName: String? {
    if case .conformance(let name) = identity { name } else { nil }
  }

  package var selectors: [String] { methods.map(\.selector) }

  /// Whether what views send, receive and read is read. For other containers that is unknown.
  package var readsInterfaces: Bool { !events.isEmpty }

  /// The container's method that a method of the class is, by its selector or by a name that Swift has for it.
  package func method(answeredBy method: NativeClass.Method) -> Method? {
    methods.first { $0.isAnswered(by: method) }
  }

  package func method(_ selector: String) -> Method? { methods.first { $0.selector == selector } }

  /// What is kept of native source for this container.
  package var interest: FactFilter {
    var bodies: [String: FactFilter.Body] = [:]
    var imported: [String: String] = [:]
    for method in methods {
      var body = method.body
      if method.view != nil { body.keepsReturns = true }
      if body != FactFilter.Body() { bodies[method.selector] = body }
      for name in method.importedSelectors { imported[name] = method.selector }
    }
    // The accessors that a property may have: `name`, `setName:`.
    let accessors =
      platform == .ios ? selectors.filter { !$0.utf8.dropLast().contains(UInt8(ascii: ":")) } : []
    var details = details
    if case .conformance = identity { details.formUnion([.conformances, .protocols, .memberGaps]) }
    return FactFilter(
      calls: registrations.map(\.call) + events.map(\.call) + unknownRegistrations + removals, bodies: bodies,
      accessors: Set(accessors), selectors: imported, ownDictionaries: parameterProperties,
      ownProperties: idProperties, details: details,
      names: unknownTypes.reduce(names.union(proxies?.names ?? [])) { $0.union($1.names) },
      documents: mapping.map { [$0] } ?? [])
  }
}

extension Container.Method {
  /// The selectors by which a method of Swift may be found in facts: its selector is derived from its name.
  var derivedSelectors: [String] {
    swiftNames.map { SwiftSelectors.selector($0.name, labels: $0.labels) }
  }

  /// Whether the method has the selector, or a name that Swift has for it.
  package func isAnswered(by method: NativeClass.Method) -> Bool {
    if method.method.isStatic != isStatic { return false }
    if method.method.selector == selector { return true }
    guard !swiftNames.isEmpty, method.isSwift, !method.method.hasExportedSelector else { return false }
    return derivedSelectors.contains(method.method.selector)
  }
}

/// How a view is registered in the source.
package struct RegistrationSpelling: RawRepresentable, Hashable, Sendable {
  package let rawValue: String
  package init(rawValue: String) { self.rawValue = rawValue }
}

/// How an event is sent in the source.
package struct EventSpelling: RawRepresentable, Hashable, Sendable {
  package let rawValue: String
  package init(rawValue: String) { self.rawValue = rawValue }
}
