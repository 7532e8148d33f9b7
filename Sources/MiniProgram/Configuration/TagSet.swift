/// The tags that a configuration registers. Each custom element is looked up.
struct TagSet: Sendable {
  private let tags: [String]
  /// The same when there are many; most configurations have so few that this would only take memory.
  private let index: Set<String>

  init(_ tags: [String]) {
    self.tags = tags
    index = tags.count > 16 ? Set(tags) : []
  }

  func contains(where isMeant: (String) -> Bool) -> Bool { tags.contains(where: isMeant) }

  func contains(_ tag: String) -> Bool { index.isEmpty ? tags.contains(tag) : index.contains(tag) }
}
