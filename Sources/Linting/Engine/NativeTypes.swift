import Diagnostics
import MiniProgram
import NativeSource

/// The native view types that the host app registers, by the tag that shows them: those of one container do not serve the
/// tag of another.
package struct TypesByTag: Sendable, Equatable {
  /// What serves every tag of which nothing else is known.
  private let declared: NativeTypes
  private var types: [String: NativeTypes] = [:]

  package init(_ declared: NativeTypes = NativeTypes()) { self.declared = declared }

  package subscript(tag: String) -> NativeTypes {
    get { types[tag] ?? declared }
    set { types[tag] = newValue }
  }

  /// Whether some source of types was given, for whatever tag.
  var areKnown: Bool { declared.isKnown || types.values.contains(where: \.isKnown) }

  /// Whether some source of types was given for one of the tags.
  package func isKnown(forAnyOf tags: [String]) -> Bool { tags.contains { self[$0].isKnown } }

  /// Those of every tag together, for who asks by name alone.
  package var all: NativeTypes {
    types.values.reduce(into: declared) { all, types in
      for name in types.names { all.add(types[name]!) }
      all.isKnown = all.isKnown || types.isKnown
      all.isOpen = all.isOpen || types.isOpen
    }
  }
}

/// The native view types that the host app registers for one tag, as far as they are known.
package struct NativeTypes: Sendable, Equatable {
  package enum ParameterType: String, Sendable, CaseIterable {
    case string, number, boolean, object, array
  }

  package struct Parameter: Sendable, Hashable {
    package var type: ParameterType?
    /// Where it is declared.
    package var declaration: Place?

    package init(type: ParameterType?, declaration: Place?) {
      self.type = type
      self.declaration = declaration
    }
  }

  /// What is known of one type; of what is nil nothing is known: anything may be there.
  package struct View: Sendable, Equatable {
    package var name: String
    package var parameters: [String: Parameter]?
    package var events: Set<String>?
    /// Whether native sources show every event, so that a rule about those says which of them is not sent; and the same
    /// of parameters.
    package var hostsShowAllEvents = false
    package var hostsShowAllParameters = false
    /// The platforms it is registered on; empty when that was not said.
    package var platforms = NativePlatforms()
    /// Whether `nativeViews` says of the view itself where it is registered.
    package var statesPlatforms = false
    /// Where it is registered or declared.
    package var declarations: [Place] = []

    package init(name: String) { self.name = name }
  }

  package private(set) var views: [String: View] = [:]
  /// Whether some source of types was given: without one nothing is claimed about types.
  package var isKnown = false
  /// Whether a source may contain further types that could not be resolved.
  package var isOpen = false
  /// The platforms of which every registration is known, because all their native sources were read.
  package var closedPlatforms = NativePlatforms()
  /// The platforms that views in `nativeViews` name.
  private var statedPlatforms = NativePlatforms()

  package init() {}

  /// The types that configuration and command line declare.
  package init(_ configuration: Configuration) {
    for setting in configuration.nativeViews {
      var view = setting.value
      view.statesPlatforms = !view.platforms.isEmpty
      statedPlatforms.formUnion(view.platforms)
      add(view)
    }
  }

  /// Whether a type that is not among `views` is certainly not registered.
  package var isClosed: Bool { isKnown && !isOpen }

  /// Adds what one source says of a type. Sources add up: events and parameters are known as far as any source knows them.
  package mutating func add(_ view: View) {
    isKnown = true
    guard var known = views[view.name] else {
      views[view.name] = view
      return
    }
    if let parameters = view.parameters {
      known.parameters = (known.parameters ?? [:]).merging(parameters) { first, _ in first }
    }
    if let events = view.events { known.events = (known.events ?? []).union(events) }
    if view.hostsShowAllEvents { known.hostsShowAllEvents = true }
    if view.hostsShowAllParameters { known.hostsShowAllParameters = true }
    known.platforms.formUnion(view.platforms)
    if view.statesPlatforms { known.statesPlatforms = true }
    known.declarations += view.declarations
    views[view.name] = known
  }

  package subscript(name: String) -> View? { views[name] }

  /// The platform on which a view is registered when it is certainly not registered on the other.
  ///
  /// That is known when the native sources of both were read completely. What a view itself states of its platforms is
  /// complete, too; the other platform then matters when other views state that they are on it.
  package func onlyPlatform(of view: View) -> NativePlatform? {
    let known = view.statesPlatforms ? closedPlatforms.union(statedPlatforms) : closedPlatforms
    guard let platform = view.platforms.only, known == .all else { return nil }
    return platform
  }

  /// All names in byte order.
  package var names: [String] { views.keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) } }
}
