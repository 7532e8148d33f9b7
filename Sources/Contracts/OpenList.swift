import Containers
import Diagnostics
import Files
import NativeSource

/// Lists of names of one platform that are not wholly known, and a place that leaves them open: which types are registered, or what
/// the views of some types send, compare and read.
package struct OpenList: Hashable, Sendable {
  package enum Subject: Int, Hashable, Sendable, Comparable, CaseIterable {
    case types, events, messages, parameters

    package static func < (a: Subject, b: Subject) -> Bool { a.rawValue < b.rawValue }
  }

  /// A place as it is shown: `path` is that of a file, or what a contract file says.
  package struct Spot: Hashable, Sendable {
    package var path: String
    /// From 1.
    package var line: Int
    /// The contract file that names the place.
    package var contract: String?

    /// `ios/AppDelegate.m:8`
    package func shown(from workingDirectory: String) -> String {
      "\(contract == nil ? Path.display(path, from: workingDirectory) : path):\(line)"
    }
  }

  package var platform: NativePlatform
  package var system: Container.System
  package var cause: OpenPlace.Cause
  package var spot: Spot
  /// In order.
  package var subjects: [Subject]
  /// The types whose lists are open, in byte order; none when it is the types themselves.
  package var types: [String]
  /// How often the place leaves them open: a line may have several names.
  package var count = 1

  /// The tag, where it must be named: not for `mpaas-component`.
  package var tag: String? { system == .mPaaS ? nil : system.tag }

  private struct Key: Hashable {
    var platform: NativePlatform
    var system: Container.System
    var cause: OpenPlace.Cause
    var spot: Spot
  }

  private struct Lists {
    var subjects: Set<Subject> = []
    var types: Set<String> = []
    /// By the list that it is about.
    var counts: [String: Int] = [:]
  }

  /// All open lists of some systems, in the order of platforms, subjects and places.
  ///
  /// - Parameter wanted: whether the interface of a type is wanted.
  package static func all(
    in facts: NativeFacts, of systems: [Container.System], reading fileSystem: any FileSystem,
    wanted: (String) -> Bool
  ) -> [OpenList] {
    var found: [Key: Lists] = [:]
    var lines = LinesOfPaths(fileSystem: fileSystem)
    func add(
      _ gaps: [OpenPlace], _ platform: NativePlatform, _ system: Container.System, _ subject: Subject,
      _ type: String?
    ) {
      for gap in gaps {
        let key = Key(platform: platform, system: system, cause: gap.cause, spot: lines.spot(gap))
        found[key, default: Lists()].subjects.insert(subject)
        if let type { found[key]!.types.insert(type) }
        found[key]!.counts["\(subject.rawValue)\(type ?? "")", default: 0] += 1
      }
    }
    for system in systems {
      for facts in facts[system].values {
        add(facts.gaps, facts.platform, system, .types, nil)
      }
    }
    for contract in facts.contracts(of: .mPaaS) where wanted(contract.type) {
      let interface = contract.interface
      add(interface.events.gaps, contract.platform, .mPaaS, .events, contract.type)
      add(interface.messages.gaps, contract.platform, .mPaaS, .messages, contract.type)
      add(interface.parameters.gaps, contract.platform, .mPaaS, .parameters, contract.type)
    }
    return found.map { key, lists in
      OpenList(
        platform: key.platform, system: key.system, cause: key.cause, spot: key.spot,
        subjects: lists.subjects.sorted(), types: lists.types.sorted(by: Path.precedes),
        count: lists.counts.values.max() ?? 1)
    }.sorted(by: precedes)
  }

  private static func precedes(_ a: OpenList, _ b: OpenList) -> Bool {
    if a.platform != b.platform { return a.platform < b.platform }
    if a.system != b.system { return a.system.name < b.system.name }
    if a.subjects.first != b.subjects.first { return a.subjects[0] < b.subjects[0] }
    if a.types != b.types { return a.types.lexicographicallyPrecedes(b.types, by: Path.precedes) }
    if a.spot.path != b.spot.path { return Path.precedes(a.spot.path, b.spot.path) }
    return (a.spot.line, a.cause) < (b.spot.line, b.cause)
  }
}

/// Lines of places. Each file is read once.
private struct LinesOfPaths {
  let fileSystem: any FileSystem
  private var tables: [String: LineTable?] = [:]

  init(fileSystem: any FileSystem) { self.fileSystem = fileSystem }

  mutating func spot(_ gap: OpenPlace) -> OpenList.Spot {
    let path = gap.place.path
    if let stated = gap.stated { return .init(path: stated.path, line: stated.line, contract: path) }
    if tables[path] == nil { tables[path] = .some((try? fileSystem.read(path)).map { LineTable($0) }) }
    let line = tables[path]!.map { $0.lineIndex(at: Int(gap.place.range.start)) + 1 } ?? 1
    return .init(path: path, line: line)
  }
}
