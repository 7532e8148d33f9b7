import Diagnostics
import HostCode
import MiniProgram

/// The events of both sides, joined by type: what native code sends, and what tags bind.
struct NativeEvents {
  typealias Binding = (tag: NativeTags.Tag, binding: NativeView.Binding)

  /// An event that is sent, and one that is bound and meant to be it.
  struct NearMiss {
    var sent: HostText
    var bound: String
    /// The attributes that bind it.
    var bindings: [Place]
  }

  let tags: NativeTags
  private let facts: HostFacts
  private(set) var nearMisses: [NearMiss] = []

  init(_ facts: HostFacts, _ projects: [Project]) {
    self.facts = facts
    tags = NativeTags(of: projects)
    for contract in facts.contracts { addNearMisses(contract) }
  }

  /// The attributes of the tags of `type` that bind events, by name; those of untyped tags, too, which may be of it.
  func bindings(of type: String) -> [String: [Binding]] { bindings((tags.byType[type] ?? []) + tags.untyped) }

  func bindings(_ tags: [NativeTags.Tag]) -> [String: [Binding]] {
    var bindings: [String: [Binding]] = [:]
    for tag in tags {
      for binding in tag.view.events { bindings[binding.name, default: []].append((tag, binding)) }
    }
    return bindings
  }

  // MARK: - Near misses

  /// On each platform by itself: an event that the other platform sends under its right name is as little received.
  private mutating func addNearMisses(_ contract: NativeViewContract) {
    guard contract.classIndex != nil, !contract.faces.events.isOpen, let tags = tags.byType[contract.type]
    else { return }
    let all = bindings(of: contract.type)
    let bound = bindings(tags)
    let sent = Set(contract.faces.events.items.compactMap(\.name?.value))
    let unsent = bound.filter { name, bindings in
      !sent.contains(name) && !isBubblingEvent(name) && bindings.contains { $0.binding.namesMethod }
    }.keys.sorted()
    if unsent.isEmpty { return }
    for event in contract.faces.events.items {
      guard let text = event.name, let name = text.value, all[name] == nil, isEventName(name),
        !isBubblingEvent(name), let near = nearest(to: name, in: unsent)
      else { continue }
      let places = bound[near, default: []].map { $0.tag.place($0.binding.nameRange) }
      if let known = nearMisses.firstIndex(where: { $0.sent.stringPlace == text.stringPlace }) {
        if nearMisses[known].bound == near { nearMisses[known].bindings += places }
      } else {
        nearMisses.append(NearMiss(sent: text, bound: near, bindings: places))
      }
    }
  }

  /// Whether the event that is sent is told as a near miss.
  func isNearMiss(sent text: HostText) -> Bool {
    nearMisses.contains { $0.sent.stringPlace == text.stringPlace }
  }

  /// Whether the attribute is told as a near miss.
  func isNearMiss(boundAt place: Place) -> Bool { nearMisses.contains { $0.bindings.contains(place) } }
}

/// The name that differs from `name` by case, or by an edit distance of 1 or 2.
private func nearest(to name: String, in candidates: [String]) -> String? {
  if let other = candidates.first(where: { $0.lowercased() == name.lowercased() }) { return other }
  for distance in 1...2 {
    if let near = candidates.first(where: { editDistance(name.utf8, $0.utf8, limit: 2) == distance }) {
      return near
    }
  }
  return nil
}
