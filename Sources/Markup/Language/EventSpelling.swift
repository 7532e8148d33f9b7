/// The events of the built-in tags, found whatever their case.
package enum EventSpelling {
  /// The event that `name` (`scrolltolower`, `click`) means on a built-in tag, without `on`; nil when neither its own
  /// events nor those that bubble have it.
  package static func event(_ name: String, of tag: BuiltinTag) -> String? {
    let name = name.lowercased()
    return events(of: tag)[name] ?? bubbling[name]
  }

  /// The bubbling event that `name` means, whatever its case.
  package static func bubblingEvent(_ name: String) -> String? { bubbling[name.lowercased()] }

  /// The event of any built-in tag that `name` means, whatever its case.
  package static func anyEvent(_ name: String) -> String? {
    let name = name.lowercased()
    return bubbling[name] ?? all[name]
  }

  private static func events(of tag: BuiltinTag) -> [String: String] {
    Dictionary(tag.events.compactMap { EventName($0) }.map { ($0.event.lowercased(), $0.event) }) {
      first, _ in first
    }
  }

  /// `click` and `longpress` are what browsers and other platforms call two of them.
  private static let bubbling = Dictionary(
    uniqueKeysWithValues: EventName.bubbling.map { ($0.lowercased(), $0) } + [
      ("click", "Tap"), ("longpress", "LongTap"),
    ])

  private static let all = Dictionary(
    BuiltinTags.names.compactMap { BuiltinTags[$0] }.flatMap { events(of: $0) }.sorted { $0.value < $1.value }
  ) { first, _ in first }
}
