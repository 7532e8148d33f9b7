import Files
import Testing

@Suite struct PathIndexTests {
  @Test func findsEachPathOfALongList() {
    var index = PathIndex()
    let paths = (0..<3_000).map { "/program/pages/page-\($0)/index.axml" } + ["/", "/中文.axml"]
    for path in paths { index.append(path) }
    for (number, path) in paths.enumerated() { #expect(index[path] == number) }
    #expect(index["/program/pages/page-3000/index.axml"] == nil)
    #expect(index[""] == nil)
    #expect(PathIndex()["/"] == nil)
  }
}
