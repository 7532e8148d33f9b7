import Diagnostics

/// The built-in tags of a dialect. Their events are found whatever their case.
package final class ComponentTable: Sendable {
  /// All names in byte order.
  package let names: [String]
  /// The boolean attributes of all tags.
  package let booleans: Set<String>
  /// The attributes of all tags that have a list of values.
  package let enumerated: Set<String>
  private let tags: [String: BuiltinTag]
  /// The tags whose events an attribute binds in their usual spelling.
  private let tagsByEvent: [String: [String]]
  private let bubbling: [String: String]
  private let all: [String: String]
  private let events: EventSyntax
  private let commonBooleans: Set<String>

  /// `commonBooleans` are boolean attributes of every tag.
  package init(_ tags: [BuiltinTag], events: EventSyntax, commonBooleans: Set<String> = []) {
    names = tags.map(\.name)
    self.commonBooleans = commonBooleans
    booleans = Set(tags.flatMap(\.booleans)).union(commonBooleans)
    enumerated = Set(tags.flatMap { $0.enumerations.keys })
    self.tags = Dictionary(uniqueKeysWithValues: tags.map { ($0.name, $0) })
    tagsByEvent = tags.reduce(into: [:]) { found, tag in
      for event in tag.events { found[event, default: []].append(tag.name) }
    }
    self.events = events
    bubbling = Dictionary(uniqueKeysWithValues: events.bubbling.map { ($0.lowercased(), $0) })
      .merging(events.aliases) { first, _ in first }
    var all: [String: String] = [:]
    for name in tags.lazy.flatMap(\.events) {
      guard let event = events.name(name)?.event else { continue }
      let lowered = event.lowercased()
      // Of events that differ in case alone, the first in byte order is kept.
      if let known = all[lowered], known <= event { continue }
      all[lowered] = event
    }
    self.all = all
  }

  package subscript(name: String) -> BuiltinTag? { tags[name] }

  package func contains(_ name: String) -> Bool { tags[name] != nil }

  /// Whether an attribute binds an event of a built-in tag, in its usual spelling. Nothing of the tag is copied for it.
  package func binds(_ attribute: String, on tag: String) -> Bool {
    tagsByEvent[attribute]?.contains(tag) ?? false
  }

  /// Whether an attribute of a built-in tag is known to be a boolean.
  package func isBoolean(_ attribute: String, of tag: BuiltinTag) -> Bool {
    commonBooleans.contains(attribute) || tag.booleans.contains(attribute)
  }

  /// The event that `name` (`scrolltolower`, `click`, without prefix) means on a built-in tag. Nil when it is neither
  /// an event of the tag nor one that bubbles.
  package func event(_ name: String, of tag: BuiltinTag) -> String? {
    let name = name.lowercased()
    return ComponentTable.events(of: tag, events)[name] ?? bubbling[name]
  }

  /// The bubbling event that `name` means, whatever its case.
  package func bubblingEvent(_ name: String) -> String? { bubbling[name.lowercased()] }

  /// The event of any built-in tag that `name` means, whatever its case.
  package func anyEvent(_ name: String) -> String? {
    let name = name.lowercased()
    return bubbling[name] ?? all[name]
  }

  /// The only event of any built-in tag at an edit distance of 1 of `name`, whatever its case; nil when it is one itself.
  package func onlyEvent(near name: String) -> String? {
    let name = name.lowercased()
    guard bubbling[name] == nil, all[name] == nil else { return nil }
    var found: String?
    for events in [all, bubbling] {
      for (lowered, event) in events where editDistance(name.utf8, lowered.utf8, limit: 1) == 1 {
        if let found, found != event { return nil }
        found = event
      }
    }
    return found
  }

  private static func events(of tag: BuiltinTag, _ syntax: EventSyntax) -> [String: String] {
    Dictionary(tag.events.compactMap { syntax.name($0) }.map { ($0.event.lowercased(), $0.event) }) {
      first, _ in first
    }
  }
}
