import Diagnostics
import Files
import Containers
import NativeSource
import MiniProgram

/// A place in native source that makes it unknown which views the application registers, or what one of them does.
/// Nothing is reported where that must be known.
package struct HostGap: Hashable, Sendable {
  package enum Subject: Int, Hashable, Sendable, Comparable, CaseIterable {
    case types, events, messages, parameters

    package static func < (a: Subject, b: Subject) -> Bool { a.rawValue < b.rawValue }

    fileprivate var name: LocalizedText {
      switch self {
      case .types: .init(en: "types", zh: "类型")
      case .events: .init(en: "events", zh: "事件")
      case .messages: .init(en: "messages", zh: "消息")
      case .parameters: .init(en: "parameters", zh: "参数")
      }
    }
  }

  package var platform: NativePlatform
  package var path: String
  /// The line, from 1.
  package var line: Int
  /// What is unknown, in order, without repetitions.
  package var subjects: [Subject]
  /// The tag that shows the types. Nil for `mpaas-component`, which need not be named, and for interfaces.
  package var tag: String?
  /// The types whose interfaces are incomplete, in byte order; none when it is the types themselves.
  package var types: [String]
  /// How many further places make the same unknown.
  package var furtherCount: Int

  /// A sentence for people.
  package func sentence(from workingDirectory: String) -> LocalizedText {
    let place = "\(Path.display(path, from: workingDirectory)):\(line)"
    return LocalizedText(en: english(place), zh: chinese(place))
  }

  private func english(_ place: String) -> String {
    let names = sentenceList(subjects.map(\.name.english)).english
    let ofTag = tag.map { " of \($0)" } ?? ""
    let of =
      types.isEmpty
      ? ofTag : " of " + sentenceList(types.prefix(3).map { "\"\($0)\"" } + more(types.count - 3)).english
    let further =
      furtherCount == 0 ? "" : " (\(furtherCount) more place\(furtherCount == 1 ? " does" : "s do"), too)"
    return
      "\(place) leaves it unknown which \(names)\(of) there are on "
      + "\(platform.shown), so they are not checked\(further)"
  }

  private func chinese(_ place: String) -> String {
    let names = subjects.map(\.name.chinese)
    let chineseSubject =
      names.count < 2
      ? names.joined() : names.dropLast().joined(separator: "、") + "和" + names[names.count - 1]
    let chineseFurther = furtherCount == 0 ? "" : "（另有 \(furtherCount) 处同样如此）"
    let shown = quotedList(Array(types.prefix(3))).chinese
    let more = types.count > 3 ? "和另外 \(types.count - 3) 个类型" : ""
    let chineseOwner = types.isEmpty ? tag.map { " \($0) " } ?? "" : shown + more
    return "由于 \(place)，无法确定 \(platform.shown) 上\(chineseOwner)的\(chineseSubject)，不作检查\(chineseFurther)"
  }

  private func more(_ count: Int) -> [String] { count > 0 ? ["\(count) more"] : [] }
}

extension HostGap {
  private struct Key: Hashable {
    var platform: NativePlatform
    var place: Place
  }

  /// What is unknown in native sources: registrations, and the interfaces of the types that a program uses.
  package static func gaps(in facts: NativeFacts, for projects: [Project], reading fileSystem: any FileSystem)
    -> [HostGap]
  {
    var gaps: [HostGap] = []
    func add(
      _ key: Key, _ subjects: Set<Subject>, _ types: Set<String>, tag: String? = nil, furtherCount: Int
    ) {
      let text = try? fileSystem.read(key.place.path)
      gaps.append(
        HostGap(
          platform: key.platform, path: key.place.path,
          line: text.map { LineTable($0).lineIndex(at: Int(key.place.range.start)) + 1 } ?? 1,
          subjects: subjects.sorted(), tag: tag, types: types.sorted(by: Path.precedes),
          furtherCount: furtherCount))
    }
    let views = projects.flatMap { $0.files.flatMap(\.facts.nativeViews) }
    for system in ContainerSet.all.systems {
      // What the others register matters only to pages.
      guard system == .mPaaS || views.contains(where: { $0.tag == system.tag }) else { continue }
      for facts in facts[system].values.sorted(by: { $0.platform < $1.platform }) {
        guard let place = facts.gaps.first else { continue }
        add(
          Key(platform: facts.platform, place: place), [.types], [],
          tag: system == .mPaaS ? nil : system.tag, furtherCount: facts.gaps.count - 1)
      }
    }

    let used = Set(views.compactMap { $0.tag == Container.System.mPaaS.tag ? $0.type : nil })
    var interfaces: [Key: (subjects: Set<Subject>, types: Set<String>, count: Int)] = [:]
    for contract in facts.contracts(of: .mPaaS) where used.contains(contract.type) {
      let unknown: [(Subject, [Place])] = [
        (.events, contract.interface.events.gaps), (.messages, contract.interface.messages.gaps),
        (.parameters, contract.interface.parameters.gaps),
      ]
      for (subject, places) in unknown {
        guard let first = places.first else { continue }
        let key = Key(platform: contract.platform, place: first)
        interfaces[key, default: ([], [], 0)].subjects.insert(subject)
        interfaces[key]!.types.insert(contract.type)
        interfaces[key]!.count = max(interfaces[key]!.count, Set(places).count - 1)
      }
    }
    let sorted = interfaces.sorted {
      ($0.key.platform, $0.key.place.path, $0.key.place.range.start)
        < ($1.key.platform, $1.key.place.path, $1.key.place.range.start)
    }
    for (key, gap) in sorted { add(key, gap.subjects, gap.types, furtherCount: gap.count) }
    return gaps
  }
}
