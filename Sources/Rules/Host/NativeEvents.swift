import Diagnostics
import Linting
import Containers
import NativeSource
import Markup
import MiniProgram

/// The events of both sides, joined by type: what native code sends, and what tags bind.
struct NativeEvents {
  typealias Binding = (tag: NativeTags.Tag, binding: NativeView.Binding)

  /// An event that is sent, and one that is bound and meant to be it.
  struct NearMiss {
    var sent: NativeText
    var bound: String
    /// The attributes that bind it.
    var bindings: [Place]
  }

  let tags: NativeTags
  private(set) var nearMisses: [NearMiss] = []
  /// Indexes of `nearMisses` by the string that is sent.
  private var indexes: [Place: Int] = [:]
  /// The attributes of all near misses.
  private var boundPlaces: Set<Place> = []
  /// How many more names are compared. After that no more near misses are found: thousands of names would take minutes.
  private var comparisons = 300_000

  init(_ facts: NativeFacts, _ projects: [Project]) {
    tags = NativeTags(of: projects)
    for contract in facts.contracts(of: .mPaaS) { addNearMisses(contract) }
  }

  /// The attributes of the tags of `type` that bind events, by name. Untyped tags are included, because they may be of it.
  func bindings(of type: String) -> [String: [Binding]] { bindings((tags.byType[type] ?? []) + tags.untyped) }

  func bindings(_ tags: [NativeTags.Tag]) -> [String: [Binding]] {
    var bindings: [String: [Binding]] = [:]
    for tag in tags {
      for binding in tag.view.events { bindings[binding.name, default: []].append((tag, binding)) }
    }
    return bindings
  }

  // MARK: - Near misses

  /// Adds the near misses of each platform by itself: if one platform sends an event under its right name, the other one's is
  /// still not received.
  private mutating func addNearMisses(_ contract: NativeViewContract) {
    guard contract.interface.events.isComplete, let tags = tags.byType[contract.type]
    else { return }
    let all = bindings(of: contract.type)
    let bound = bindings(tags)
    let sent = Set(contract.interface.events.items.compactMap(\.name?.value))
    let unsent = bound.filter { name, bindings in
      !sent.contains(name) && !isBubblingEvent(name) && bindings.contains { $0.binding.namesMethod }
    }.keys.sorted()
    if unsent.isEmpty { return }
    let folded = Dictionary(unsent.map { ($0.lowercased(), $0) }, uniquingKeysWith: { first, _ in first })
    for event in contract.interface.events.items {
      guard let text = event.name, let name = text.value, all[name] == nil, isEventName(name),
        !isBubblingEvent(name), comparisons > 0
      else { continue }
      comparisons -= unsent.count
      guard let near = folded[name.lowercased()] ?? nearest(to: name, in: unsent) else { continue }
      let places = bound[near, default: []].map { $0.tag.place($0.binding.nameRange) }
      boundPlaces.formUnion(places)
      if let known = indexes[text.stringPlace] {
        for place in places
        where nearMisses[known].bound == near && !nearMisses[known].bindings.contains(place) {
          nearMisses[known].bindings.append(place)
        }
      } else {
        indexes[text.stringPlace] = nearMisses.count
        nearMisses.append(NearMiss(sent: text, bound: near, bindings: places))
      }
    }
  }

  /// Whether the event that is sent is reported as a near miss.
  func isNearMiss(sent text: NativeText) -> Bool {
    indexes[text.stringPlace] != nil
  }

  /// Whether the attribute is reported as a near miss.
  func isNearMiss(boundAt place: Place) -> Bool { boundPlaces.contains(place) }
}

/// The first name that differs from `name` by an edit distance of 1, or else of 2.
private func nearest(to name: String, in candidates: [String]) -> String? {
  for distance in 1...2 {
    if let near = candidates.first(where: { editDistance(name.utf8, $0.utf8, limit: 2) == distance }) {
      return near
    }
  }
  return nil
}

/// An event that is sent, with the classes of views that send it.
struct Sending {
  var event: SentEvent
  /// Indexes of `PlatformFacts.classes.all`; empty for an event that is sent outside of views.
  var classes: [Int]
}

/// The events that native views of mPaaS send on each platform.
struct NativeSendings {
  private let all: [NativePlatform: [Sending]]

  init(_ facts: NativeFacts) { all = facts[.mPaaS].mapValues(\.sendings) }

  subscript(platform: NativePlatform) -> [Sending] { all[platform] ?? [] }
}

extension HostContext {
  /// The events of both sides, made once for all rules.
  var nativeEvents: NativeEvents { shared(NativeEvents(facts, projects)) }

  /// The events that are sent, made once for all rules.
  var sendings: NativeSendings { shared(NativeSendings(facts)) }
}

extension PlatformFacts {
  /// Every event once, also when subclasses inherit it.
  fileprivate var sendings: [Sending] {
    var sendings: [Sending] = unmatchedEvents.map { Sending(event: $0, classes: []) }
    var indexes: [SentEvent: Int] = [:]
    for view in viewClasses {
      for event in interfaces[view]?.events.items ?? [] {
        if let known = indexes[event] {
          sendings[known].classes.append(view)
        } else {
          indexes[event] = sendings.count
          sendings.append(Sending(event: event, classes: [view]))
        }
      }
    }
    return sendings
  }
}

/// Whether the event is one that every element of a page can bind.
func isBubblingEvent(_ name: String) -> Bool {
  let events = Dialect.axml.events
  return events.name(name).map { events.bubbling.contains($0.event) } ?? false
}
