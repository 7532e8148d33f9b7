import ArgumentParser
import Files

/// `--shard I/N`: one of several parts of the pages, so that as many machines share the work. What the parts find
/// together is what one run finds.
struct Shard: ExpressibleByArgument {
  /// From 1 to `count`.
  let index: Int
  let count: Int

  init?(argument: String) {
    let parts = argument.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, let index = Int(parts[0]), let count = Int(parts[1]), index >= 1, index <= count
    else {
      return nil
    }
    self.index = index
    self.count = count
  }

  /// The pages of this part without their extension: every `count`-th one that is selected.
  func stems(of parts: [LintPlan.Part]) -> Set<Substring> {
    var stems: Set<Substring> = []
    var number = 0
    for part in parts {
      for page in part.program.pages where part.selection.contains(page) {
        if number % count == index - 1 { stems.insert(Path.withoutExtension(page)) }
        number += 1
      }
    }
    return stems
  }

  /// Whether what belongs to no page, such as `app.json`, is in this part.
  var holdsTheRest: Bool { index == 1 }
}
