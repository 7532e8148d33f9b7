import Files

/// `--shard I/N`: one of N parts of the pages, so that N machines share the work. Together the parts find what one run
/// finds.
package struct Shard: Sendable {
  /// From 1 to `count`.
  private let index: Int
  private let count: Int

  /// Reads `I/N`; nil when the text is not such a part.
  package init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, let index = Int(parts[0]), let count = Int(parts[1]), index >= 1, index <= count
    else {
      return nil
    }
    self.index = index
    self.count = count
  }

  /// What a shard has of a plan.
  struct Selection: Sendable {
    private let index: Int
    /// The shard of each selected page, by its path without extension: pages in several languages may have the script beside
    /// them in common.
    private let shards: [Substring: Int]

    fileprivate init(_ index: Int, _ shards: [Substring: Int]) {
      self.index = index
      self.shards = shards
    }

    /// Whether the file at a path is in this shard. What belongs to no page, such as `app.json`, is in the first.
    func contains(_ path: String) -> Bool { shards[Path.withoutExtension(path), default: 1] == index }
  }

  func selection(of plan: Plan) -> Selection {
    var shards: [Substring: Int] = [:]
    for part in plan.parts {
      for page in part.program.pages where part.selection.contains(page) {
        let stem = Path.withoutExtension(page)
        if shards[stem] == nil { shards[stem] = shards.count % count + 1 }
      }
    }
    return Selection(index, shards)
  }
}
