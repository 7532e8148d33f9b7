import Diagnostics
import Testing

@Suite struct SpellingTests {
  @Test(arguments: [
    ("view", "view", 0), ("veiw", "view", 1), ("viw", "view", 1), ("mpass-component", "mpaas-component", 1),
    ("mpaas-compnent", "mpaas-component", 1), ("abc", "xyz", 3), ("", "ab", 2), ("abcdef", "", 3),
  ])
  func measuresUpToItsLimit(a: String, b: String, distance: Int) {
    #expect(editDistance(a.utf8, b.utf8, limit: 2) == distance)
    #expect(editDistance(b.utf8, a.utf8, limit: 2) == distance)
  }

  @Test func offersTheNearestNameWhateverTheOrder() {
    #expect(nearestName(to: "custom_mpa", in: ["custom_map", "custom_chart"]) == "custom_map")
    #expect(nearestName(to: "ontap", in: ["onTop", "onTap"]) == "onTap")
    #expect(nearestName(to: "onTxp", in: ["onTop", "onTap"]) == "onTap")
    #expect(nearestName(to: "onTxp", in: ["onTap", "onTop"]) == "onTap")
    #expect(nearestName(to: "chart", in: ["map", "video"]) == nil)
  }

  @Test(arguments: [
    ("line-width", "lineWidth"), ("lineWidth", "lineWidth"), ("a-b-c", "aBC"), ("a--b-", "aB"), ("-", ""),
    ("", ""),
  ])
  func joinsWordsAtHyphens(name: String, expected: String) { #expect(name.camelCased == expected) }
}
