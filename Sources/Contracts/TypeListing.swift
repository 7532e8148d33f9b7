import Diagnostics
import Files
import Containers
import NativeSource

/// The native view types that hosts and the configuration make known, for `mpcheck types`.
package struct TypeListing: Sendable {
  package struct Entry: Hashable, Sendable {
    package var type: String
    /// The tag that shows it on pages; nil for a type of the configuration, which serves every tag.
    package var tag: String?
    /// Nil when the configuration does not say it.
    package var platform: NativePlatform?
    /// Nil for a type of the configuration, and for a class with an unknown name.
    package var className: String?
    /// Where it is registered or declared; nil for the command line.
    package var place: Place?
  }

  /// Whether some are shown by a tag other than `mpaas-component`, so that each is listed with its own.
  package var hasSeveralTags: Bool {
    entries.contains { $0.tag != nil && $0.tag != Container.System.mPaaS.tag }
  }

  /// By type, platform, tag and place.
  package private(set) var entries: [Entry] = []
  /// By name and place.
  package private(set) var widgets: [WidgetContract] = []

  /// - Parameter declared: the types of the configuration, each with its place there; nil for the command line.
  package init(_ hosts: [NativeFacts], declared: [(view: NativeTypes.View, place: Place?)]) {
    widgets = hosts.flatMap { $0[.voltMX].values.flatMap(\.widgets) }
    var found: Set<Entry> = []
    for system in ContainerSet.all.systems {
      for registration in hosts.flatMap({ $0.contracts(of: system).flatMap(\.registrations) }) {
        guard let type = registration.type.value else { continue }
        found.insert(
          Entry(
            type: type, tag: system.tag, platform: registration.platform,
            className: registration.className.value, place: registration.type.place))
      }
    }
    for (view, place) in declared {
      let platforms = NativePlatform.allCases.filter(view.platforms.contains)
      for platform in platforms.isEmpty ? [nil] : platforms.map(Optional.some) {
        found.insert(
          Entry(type: view.name, tag: nil, platform: platform, className: nil, place: place))
      }
    }
    entries = found.sorted { a, b in
      if a.type != b.type { return Path.precedes(a.type, b.type) }
      if a.platform != b.platform {
        return a.platform.map { platform in b.platform.map { platform.rawValue < $0.rawValue } ?? true }
          ?? false
      }
      if a.tag != b.tag { return a.tag ?? "" < b.tag ?? "" }
      let (path, other) = (a.place?.path ?? "", b.place?.path ?? "")
      if path != other { return Path.precedes(path, other) }
      return (a.place?.range.start ?? 0, a.className ?? "") < (b.place?.range.start ?? 0, b.className ?? "")
    }
  }
}
