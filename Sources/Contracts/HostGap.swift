import Containers
import Diagnostics
import Files
import MiniProgram
import NativeSource

/// One cause for which something of the native side is not checked, with all places where it is: which views an application
/// registers, or what some of them do, is not wholly known.
package struct HostGap: Hashable, Sendable {
  package var platform: NativePlatform
  package var cause: OpenPlace.Cause
  /// In order.
  package var subjects: [OpenList.Subject]
  /// The tag that shows the types. Nil for `mpaas-component`, which need not be named.
  package var tag: String?
  /// The types whose interfaces are open, in byte order; none when it is the types themselves.
  package var types: [String]
  /// In order, each once.
  package var spots: [OpenList.Spot]
  /// How many names are unknown.
  package var count: Int
  /// For registrations: how many there are, those that are unknown included.
  package var total = 0
  /// How many tags of pages are less checked because of it.
  var tagCount = 0
}

extension HostGap {
  private struct Key: Hashable {
    var platform: NativePlatform
    var system: Container.System
    var cause: OpenPlace.Cause
    var subjects: [OpenList.Subject]
    var contract: String?
  }

  /// What is unknown in native sources, for the pages of some programs: registrations, and the interfaces of the types that they use.
  /// What silences most comes first.
  package static func gaps(in facts: NativeFacts, for projects: [Project], reading fileSystem: any FileSystem)
    -> [HostGap]
  {
    let views = projects.flatMap { $0.files.flatMap(\.facts.nativeViews) }
    // What the others register matters only to pages.
    let systems = ContainerSet.all.systems.filter { system in
      system == .mPaaS || views.contains { $0.tag == system.tag }
    }
    let used = Set(views.compactMap { $0.tag == Container.System.mPaaS.tag ? $0.type : nil })
    let lists = OpenList.all(in: facts, of: systems, reading: fileSystem, wanted: used.contains)
    return gaps(of: lists, facts).map { gap in
      var gap = gap
      let tag = gap.tag ?? Container.System.mPaaS.tag
      gap.tagCount = views.count { view in
        view.tag == tag && (gap.types.isEmpty || view.type.map(gap.types.contains) == true)
      }
      return gap
    }.sorted(by: precedes)
  }

  /// The causes of open lists, whether pages use them or not.
  package static func gaps(of lists: [OpenList], _ facts: NativeFacts) -> [HostGap] {
    var found: [Key: HostGap] = [:]
    for list in lists {
      let key = Key(
        platform: list.platform, system: list.system, cause: list.cause, subjects: list.subjects,
        contract: list.spot.contract)
      let new = HostGap(
        platform: list.platform, cause: list.cause, subjects: list.subjects, tag: list.tag, types: [],
        spots: [], count: 0)
      found[key, default: new].types += list.types
      found[key]!.spots.append(list.spot)
      found[key]!.count += list.count
    }
    return found.map { key, gap in
      var gap = gap
      gap.types = Set(gap.types).sorted(by: Path.precedes)
      gap.spots.sort { ($0.path, $0.line) < ($1.path, $1.line) }
      if gap.cause == .registration, let platform = facts[key.system][key.platform] {
        gap.total = gap.count + platform.knownRegistrationCount
      }
      return gap
    }.sorted(by: precedes)
  }

  private static func precedes(_ a: HostGap, _ b: HostGap) -> Bool {
    if a.tagCount != b.tagCount { return a.tagCount > b.tagCount }
    if a.subjects != b.subjects { return a.subjects.lexicographicallyPrecedes(b.subjects) }
    if a.platform != b.platform { return a.platform < b.platform }
    if a.tag != b.tag { return a.tag ?? "" < b.tag ?? "" }
    if a.spots[0].path != b.spots[0].path { return Path.precedes(a.spots[0].path, b.spots[0].path) }
    return (a.spots[0].line, a.cause) < (b.spots[0].line, b.cause)
  }
}

extension PlatformFacts {
  /// How many registrations of the sources are wholly known.
  fileprivate var knownRegistrationCount: Int {
    struct Known: Hashable {
      var place: Place
      var type: String?
      var className: String?
    }
    return Set(
      registrations.filter(\.isResolved).map {
        Known(place: $0.place, type: $0.type.value, className: $0.className.value)
      }
    ).count
  }
}
