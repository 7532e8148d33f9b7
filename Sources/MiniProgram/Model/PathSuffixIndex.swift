/// The pages that `app.json` lists, by the ends of their paths: a page that was moved into a sub-package keeps it.
struct PathSuffixIndex {
  private var pages: [Substring: [String]] = [:]

  /// Names of parts that so many pages have that they say nothing: a path of nothing else is another page's as well.
  private static let commonParts: Set<Substring> = ["index", "list", "detail", "create", "edit", "add"]

  /// How many pages with one end are compared.
  private static let maxComparedPages = 16

  init(_ app: AppConfiguration?) {
    for page in app?.pages ?? [] {
      if let tail = PathSuffixIndex.tail(of: page.path) { pages[tail, default: []].append(page.path) }
    }
  }

  /// The one page with a path that ends as `path` does, by at least two parts, one of which has a name of its own; of several
  /// pages the one with the most.
  func page(like path: String) -> String? {
    guard let tail = PathSuffixIndex.tail(of: path), let found = pages[tail],
      found.count <= PathSuffixIndex.maxComparedPages
    else { return nil }
    let parts = path.split(separator: "/").reversed()
    let ranked = found.map { page in
      (page: page, length: zip(page.split(separator: "/").reversed(), parts).prefix { $0 == $1 }.count)
    }
    let length = ranked.reduce(0) { max($0, $1.length) }
    if parts.prefix(length).allSatisfy(PathSuffixIndex.commonParts.contains) { return nil }
    let longest = ranked.filter { $0.length == length }
    return longest.count == 1 ? longest[0].page : nil
  }

  /// The last two parts of a path.
  private static func tail(of path: String) -> Substring? {
    guard let last = path.lastIndex(of: "/") else { return nil }
    let before = path[..<last].lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex
    return before == last ? nil : path[before...]
  }
}
