import Diagnostics
import NativeSource

/// The native view types that the host app registers, by the tag that shows them: the types of one container do not
/// serve the tag of another.
package struct TypesByTag: Sendable, Equatable {
  /// The types for every tag about which nothing else is known.
  private let declared: NativeTypes
  private var types: [String: NativeTypes] = [:]

  package init(_ declared: NativeTypes = NativeTypes()) { self.declared = declared }

  package subscript(tag: String) -> NativeTypes {
    get { types[tag] ?? declared }
    set { types[tag] = newValue }
  }

  /// Whether some source of types was given, for any tag.
  package var areKnown: Bool { declared.isKnown || types.values.contains(where: \.isKnown) }

  /// Whether some source of types was given for one of the tags.
  package func isKnown(forAnyOf tags: [String]) -> Bool { tags.contains { self[$0].isKnown } }

  /// The types of all tags together, for lookups by name alone.
  package var all: NativeTypes {
    types.values.reduce(into: declared) { all, types in
      all.add(types.views.values)
      all.isKnown = all.isKnown || types.isKnown
      all.hasUnknownTypes = all.hasUnknownTypes || types.hasUnknownTypes
      all.unknownNames.formUnion(types.unknownNames)
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

  /// What is known of one type. Where a value is nil it is unknown: there may be anything.
  package struct View: Sendable, Equatable {
    package var name: String
    package var parameters: [String: Parameter]?
    package var events: Set<String>?
    /// Whether native sources show every event: then a rule about hosts reports the events that are not sent. The other
    /// value says the same for parameters.
    package var hostsShowAllEvents = false
    package var hostsShowAllParameters = false
    /// The platforms it is registered on; empty when no source says it.
    package var platforms = NativePlatforms()
    /// Whether an entry of `nativeViews` itself says where the view is registered.
    package var statesPlatforms = false
    /// Where it is registered or declared.
    package var declarations: [Place] = []

    package init(name: String) { self.name = name }
  }

  package private(set) var views: [String: View] = [:]
  /// All names in byte order.
  package private(set) var names: [String] = []
  /// Whether some source of types was given: without one, nothing is said about types.
  package var isKnown = false
  /// Whether a source may contain further types that could not be resolved.
  package var hasUnknownTypes = false
  /// What is known of the types that could not be resolved, where there may be such.
  var unknownNames: Set<TextAffixes> = []
  /// Whether a placeholder is registered, in the place of some type.
  package var hasPlaceholder = false
  /// The platforms with no unknown registrations, because all their native sources were read.
  package var completePlatforms = NativePlatforms()
  /// The platforms that views in `nativeViews` name.
  private var statedPlatforms = NativePlatforms()

  package init() {}

  /// The types that configuration and command line declare.
  package init(declared views: [View]) {
    add(
      views.map { view in
        var view = view
        view.statesPlatforms = !view.platforms.isEmpty
        statedPlatforms.formUnion(view.platforms)
        return view
      })
  }

  /// Whether a type that is not among `views` is certainly not registered.
  package var isComplete: Bool { isKnown && !hasUnknownTypes }

  /// Whether a type that could not be resolved may be this one.
  package func mayHave(_ name: String) -> Bool { unknownNames.contains { $0.fit(name) } }

  /// Adds what sources say of types. Sources add up: what any source knows of events and parameters is known.
  package mutating func add(_ views: some Sequence<View>) {
    for view in views { add(view) }
    names = self.views.keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  private mutating func add(_ view: View) {
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

  /// The platform on which a view is registered, when it is certainly not registered on the other one.
  ///
  /// That is known when the native sources of both were read completely. What a view itself states of its platforms is
  /// complete, too; the other platform then matters when other views state that they are on it.
  package func onlyPlatform(of view: View) -> NativePlatform? {
    let known = view.statesPlatforms ? completePlatforms.union(statedPlatforms) : completePlatforms
    guard let platform = view.platforms.only, known == .all else { return nil }
    return platform
  }

  /// The types that are certainly registered on this platform alone, in byte order.
  package func names(onlyOn platform: NativePlatform) -> [String] {
    names.filter { name in views[name].flatMap(onlyPlatform) == platform }
  }
}
