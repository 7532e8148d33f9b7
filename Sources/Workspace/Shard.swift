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
    /// The paths of its pages without their extension: every `count`-th one of those that are selected.
    fileprivate var stems: Set<Substring> = []
    /// The same for the pages of the other shards.
    fileprivate var others: Set<Substring> = []
    /// Whether files that belong to no page, such as `app.json`, are in this shard.
    fileprivate var hasTheRest = false

    func contains(_ path: String) -> Bool {
      let stem = Path.withoutExtension(path)
      return stems.contains(stem) || (hasTheRest && !others.contains(stem))
    }
  }

  func selection(of plan: Plan) -> Selection {
    var selection = Selection(hasTheRest: index == 1)
    var number = 0
    for part in plan.parts {
      for page in part.program.pages where part.selection.contains(page) {
        if number % count == index - 1 { selection.stems.insert(Path.withoutExtension(page)) }
        number += 1
      }
    }
    selection.others = Set(plan.parts.flatMap { $0.program.pages.map { Path.withoutExtension($0) } })
      .subtracting(selection.stems)
    return selection
  }
}
