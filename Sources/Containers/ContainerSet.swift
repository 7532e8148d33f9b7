import Diagnostics
import NativeSource

/// The containers that native source is checked for, and what is kept of native source for all of them.
package struct ContainerSet: Sendable {
  /// What a call of the interest means.
  enum Meaning: Sendable {
    case registration(Container.Registration, of: Container)
    case event(Container.Event, of: Container)
    case unknownRegistrations(of: Container)
    /// The first argument is a type that is no longer registered.
    case removal(of: Container)
  }

  package let containers: [Container]
  package let interest: FactFilter
  /// The meaning of each pattern in `interest.calls`, by index.
  let meanings: [Meaning]

  /// All known containers.
  package static let all = ContainerSet(
    Container.mPaaS + Container.tcmpp + Container.finClip + [.grvSplash, .voltMXWidget])

  /// - Parameter containers: at most one for each system and platform.
  package init(_ containers: [Container]) {
    self.containers = containers
    interest = containers.map(\.interest).reduce(FactFilter()) { $0.union($1) }
    meanings = containers.flatMap { container in
      container.registrations.map { Meaning.registration($0, of: container) }
        + container.events.map { .event($0, of: container) }
        + container.unknownRegistrations.map { _ in .unknownRegistrations(of: container) }
        + container.removals.map { _ in .removal(of: container) }
    }
  }

  package func containers(on platform: NativePlatform) -> [Container] {
    containers.filter { $0.platform == platform }
  }

  /// The container of a system on a platform; nil when it has none there.
  package func container(of system: Container.System, on platform: NativePlatform) -> Container? {
    containers.first { $0.system == system && $0.platform == platform }
  }

  /// The systems with views on pages, in the order of the containers.
  package var systems: [Container.System] {
    containers.map(\.system).reduce(into: []) { systems, system in
      if system.tag != nil, !systems.contains(system) { systems.append(system) }
    }
  }

  /// The types that the container registers itself, for views that pages show by a tag of this name.
  package func builtInTypes(ofTag tag: String) -> Set<String> {
    containers.reduce(into: []) { types, container in
      if container.system.tag == tag { types.formUnion(container.builtInTypes) }
    }
  }

  /// Calls that register views which pages show by one of these tags: for iOS two, for Android one; empty where none is known.
  package func searchedRegistrations(ofTags tags: Set<String>) -> [(
    platform: NativePlatform, texts: [String]
  )] {
    [(NativePlatform.ios, 2), (.android, 1)].compactMap { platform, limit in
      let shown = containers(on: platform).filter { $0.system.tag.map(tags.contains) ?? false }
      let texts = shown.flatMap { $0.registrations.map(\.call.searchedText) }.prefix(limit)
      return texts.isEmpty ? nil : (platform, Array(texts))
    }
  }

  /// The system with views that pages show by a tag with this name.
  package func system(ofTag tag: String) -> Container.System? { systems.first { $0.tag == tag } }
}

extension NativeFileFacts {
  /// Reads the facts of one file that any container needs, or nil when it is not native source.
  package init?(reading text: SourceText) { self.init(reading: text, for: ContainerSet.all.interest) }
}
