/// How many links between files are still followed to answer questions about one program. Where each of thousands of templates
/// uses the next, each has thousands of users: the answers together would be longer than the program, squared.
///
/// It is as large as the program, many times, so that only such chains use it up. Then nothing more is known.
package struct LinkBudget: Sendable {
  package private(set) var links: Int

  private static let perLink = 64
  private static let least = 100_000

  package init(for project: Project) {
    links = LinkBudget.least + LinkBudget.perLink * project.linkCount
  }

  /// Whether one more link may be followed, or something else be looked at.
  package mutating func follow(_ count: Int = 1) -> Bool {
    links -= count
    return links >= 0
  }
}
