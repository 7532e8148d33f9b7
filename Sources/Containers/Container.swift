import Diagnostics
import NativeSource

/// What runs views that an application writes, on one platform: how it knows a view's class, how classes are
/// registered and events sent, and which methods it calls.
///
/// A container is a value. A new one is a file with its values and its entry in `ContainerSet.all`.
package struct Container: Sendable {
  /// The product that the container belongs to: its parts on several platforms are containers of one system, one on each.
  package struct System: Hashable, Sendable {
    package let name: String
    /// The tag by which pages show its views; nil when they are not on pages.
    package let tag: String?

    package init(_ name: String, tag: String? = nil) {
      self.name = name
      self.tag = tag
    }

    package static func == (a: System, b: System) -> Bool { a.name == b.name }
    package func hash(into hasher: inout Hasher) { hasher.combine(name) }
  }

  /// What makes a class one of the container's.
  package enum Identity: Hashable, Sendable {
    case superclass(String)
    /// A protocol that the class, an ancestor, or a protocol of theirs names.
    case conformance(String)
    /// No source says it.
    case unknown
  }

  /// A call that registers a class. Numbers are 0-based indexes of arguments.
  package struct Registration: Sendable {
    package var spelling: RegistrationSpelling
    package var call: CallPattern
    package var type: Int
    /// Nil when it is the class in whose implementation the call is.
    package var className: Int?
    /// Whether classes of other kinds are registered so, too.
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
    /// Whether the call also sends what is not an event, on other channels.
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
    /// Selectors that are derived from the other names under which Swift imports it, of every class.
    package var importedSelectors: [String] = []
    /// The names under which Swift imports it, of the container's classes alone: `updateLoading(_:by:)`.
    package var swiftNames: [CallPattern.Shape] = []
    /// What its body is read for.
    package var body = Interest.Body()
    package var view: View?
    package var mustCallSuper = false
    /// Whether it is a method of the class, `+` in Objective-C.
    package var isStatic = false

    package init(
      _ selector: String, imported importedSelectors: [String] = [], swift swiftNames: [String] = [],
      body: Interest.Body = Interest.Body(), view: View? = nil, mustCallSuper: Bool = false,
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

  /// Sources of these languages that have one of these identifiers may show views of any type.
  package struct UnknownTypes: Sendable {
    package var languages: Set<NativeLanguage>
    package var names: Set<String>

    package init(in languages: Set<NativeLanguage>, _ names: Set<String>) {
      self.languages = languages
      self.names = names
    }
  }

  /// Classes of the vendor that an application extends; classes of other packages with their names are others.
  package struct Proxies: Sendable {
    package var package: String
    package var names: Set<String>
  }

  /// Methods of which a class must have some.
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
  /// Every method that it calls; misspelt by the vendor where the vendor does.
  package var methods: [Method]
  package var groups: [Group] = []
  /// Well-known wrong spellings of methods, by which the right ones are found; near ones are computed.
  package var misspellings: [String: String] = [:]
  package var registrations: [Registration] = []
  package var events: [Event] = []
  /// Calls after which anything may be registered.
  package var unknownRegistrations: [CallPattern] = []
  /// Files that use the container in a way of which it is not known what types it gives.
  package var unknownTypes: [UnknownTypes] = []
  /// Classes of the vendor of which it matters by itself that the application extends them.
  package var proxies: Proxies?
  /// The method in which registrations belong.
  package var launchSelector: String?
  /// Names of types that the container registers itself, and the files that do.
  package var builtInTypes: Set<String> = []
  package var vendorFiles: Set<String> = []
  /// The class's own properties that are interesting: dictionaries whose keys are parameters, the id of the view's tag.
  package var parameterProperties: Set<String> = []
  package var idProperties: Set<String> = []
  /// Keys that the container itself puts among the parameters.
  package var isSuppliedParameter: @Sendable (String) -> Bool = { _ in false }
  /// Facts of declarations that are needed besides.
  package var details: Interest.Details = []
  /// Identifiers by which files are found that are read closely.
  package var names: Set<String> = []
  /// The root of the XML files that name classes of the container, by which it makes objects of them.
  package var mapping: Interest.DocumentRoot?

  package var baseClass: String? {
    if case .superclass(let name) = identity { name } else { nil }
  }

  package var protocolName: String? {
    if case .conformance(let name) = identity { name } else { nil }
  }

  package var selectors: [String] { methods.map(\.selector) }

  /// Whether it is read what views send, receive and read; of others that is not known.
  package var readsInterfaces: Bool { !events.isEmpty }

  /// The method that the class's own one is, by its selector or a name that Swift has for it.
  package func method(answeredBy method: NativeClass.Method) -> Method? {
    methods.first { $0.isAnswered(by: method) }
  }

  package func method(_ selector: String) -> Method? { methods.first { $0.selector == selector } }

  /// What is kept of native source for this container.
  package var interest: Interest {
    var bodies: [String: Interest.Body] = [:]
    var imported: [String: String] = [:]
    for method in methods {
      var body = method.body
      if method.view != nil { body.keepsReturns = true }
      if body != Interest.Body() { bodies[method.selector] = body }
      for name in method.importedSelectors { imported[name] = method.selector }
    }
    // Those that a property may have: `name`, `setName:`.
    let accessors =
      platform == .ios ? selectors.filter { !$0.utf8.dropLast().contains(UInt8(ascii: ":")) } : []
    var details = details
    if case .conformance = identity { details.formUnion([.conformances, .protocols, .memberGaps]) }
    return Interest(
      calls: registrations.map(\.call) + events.map(\.call) + unknownRegistrations, bodies: bodies,
      accessors: Set(accessors), selectors: imported, ownDictionaries: parameterProperties,
      ownProperties: idProperties, details: details,
      names: unknownTypes.reduce(names.union(proxies?.names ?? [])) { $0.union($1.names) },
      documents: mapping.map { [$0] } ?? [])
  }
}

extension Container.Method {
  /// The selectors under which a method of Swift may be found in facts: the selector is derived from its name.
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
