import Diagnostics
import Markup
import Testing

@testable import Linting

@Suite struct SuppressionReaderTests {
  /// What each suppression of a page covers, as text; regions without an end say so.
  private func scopes(_ markup: String) -> [String] {
    MarkupReader.initializeLibrary()
    let text = SourceText(path: "/a.axml", markup)
    return SuppressionReader.read(MarkupReader(.axml).read(text)).map { suppression in
      let end = suppression.scope.end == .max ? " to the end" : ""
      return "\(suppression.rule ?? "-"):\(text.string(suppression.scope))\(end)"
    }
  }

  @Test func nextLineIsTheFirstThatIsNeitherBlankNorAComment() {
    #expect(
      scopes("<!-- mpcheck-disable-next-line a, b -->\n\n<!-- why -->\n<view/>\n<text/>\n") == [
        "a:<view/>\n", "b:<view/>\n",
      ])
    #expect(scopes("<view/>\n<!-- mpcheck-disable-next-line a -->\n\n") == ["a:"])
  }

  @Test func nextLineReachesToTheEndOfAStartTag() {
    #expect(
      scopes("<!-- mpcheck-disable-next-line a -->\n<view><text\n  a=b\n>x</text></view>\n")
        == ["a:<view><text\n  a=b\n>"])
  }

  @Test func commentsInARowAreForTheSameLine() {
    let comments = (0..<2000).map { "<!-- mpcheck-disable-next-line r\($0) -->\n" }.joined()
    #expect(Set(scopes(comments + "<view/>\n").map { $0.split(separator: ":")[1] }) == ["<view/>\n"])
  }

  @Test func aRegionEndsWhereItsRuleIsEnabled() {
    #expect(
      scopes(
        "<!-- mpcheck-disable a, b -->1<!-- mpcheck-enable b -->2<!-- mpcheck-disable b -->3<!-- mpcheck-enable -->4"
      )
        == [
          "a:1<!-- mpcheck-enable b -->2<!-- mpcheck-disable b -->3", "b:1", "b:", "b:3",
        ])
    #expect(scopes("<!-- mpcheck-disable a -->1") == ["a:1 to the end"])
  }

  @Test func theFirstThatHidesAFindingCounts() {
    let text = SourceText(
      path: "/a.axml",
      "<!-- mpcheck-disable a -->\n<!-- mpcheck-disable-next-line a -->\n<view/>\n<!-- mpcheck-disable-next-line a -->\n"
    )
    let index = SuppressionIndex(SuppressionReader.read(MarkupReader(.axml).read(text))) { _ in nil }
    #expect(index.first(hiding: "a", of: "z", at: 64) == 0)
    #expect(index.first(hiding: "a", of: "z", at: 0) == nil)
    #expect(index.first(hiding: "b", of: "z", at: 64) == nil)
  }

  /// Rules `a` and `b` are in the category `c`. What hides findings of each at the digits.
  private func hiding(_ markup: String) -> [String] {
    MarkupReader.initializeLibrary()
    let text = SourceText(path: "/a.axml", markup)
    let suppressions = SuppressionReader.read(MarkupReader(.axml).read(text))
    let index = SuppressionIndex(suppressions) { ["a": "c", "b": "c"][$0] }
    return markup.utf8.enumerated().filter { (0x30...0x39).contains($1) }.map { offset, digit in
      let found = ["a", "b", "d"].filter {
        index.first(hiding: $0, of: $0 == "d" ? "e" : "c", at: UInt32(offset)) != nil
      }
      return "\(Unicode.Scalar(digit)):\(found.joined())"
    }
  }

  @Test func aCategoryMeansEachOfItsRules() {
    #expect(hiding("<!-- mpcheck-disable-next-line c -->\n1\n2") == ["1:ab", "2:"])
    #expect(hiding("1<!-- mpcheck-disable-file c, d -->") == ["1:abd"])
    #expect(hiding("<!-- mpcheck-disable c -->1<!-- mpcheck-enable c -->2") == ["1:ab", "2:"])
    #expect(hiding("<!-- mpcheck-disable c -->1<!-- mpcheck-enable -->2") == ["1:ab", "2:"])
  }

  @Test func aRegionEndsForARuleThatIsEnabledByItselfOrWithItsCategory() {
    #expect(
      hiding(
        "<!-- mpcheck-disable c -->1<!-- mpcheck-enable a -->2<!-- mpcheck-disable c -->3<!-- mpcheck-enable c -->4"
      ) == ["1:ab", "2:b", "3:ab", "4:"])
    #expect(
      hiding("<!-- mpcheck-disable a, d -->1<!-- mpcheck-enable c -->2<!-- mpcheck-disable a -->3")
        == ["1:ad", "2:d", "3:ad"])
    #expect(
      hiding("<!-- mpcheck-disable c -->1<!-- mpcheck-enable d -->2<!-- mpcheck-enable x -->3")
        == ["1:ab", "2:ab", "3:ab"])
    #expect(hiding("<!-- mpcheck-disable c --><!-- mpcheck-enable a -->1") == ["1:b"])
  }

  @Test func manyRegionsOfACategoryTakeNoLongerThanTheirText() {
    let part = "<!-- mpcheck-disable c -->1<!-- mpcheck-enable a -->2<!-- mpcheck-enable c -->3\n"
    let found = hiding(String(repeating: part, count: 3000))
    #expect(Set(found) == ["1:ab", "2:b", "3:"])
  }

  @Test func aLineIsFoundAmongMany() {
    let lines = (0..<50).map { _ in "<!-- mpcheck-disable-next-line a -->\n<view/>\n<text/>\n" }
    let text = SourceText(path: "/a.axml", lines.joined())
    let index = SuppressionIndex(SuppressionReader.read(MarkupReader(.axml).read(text))) { _ in nil }
    let length = UInt32(lines[0].utf8.count)
    for line in 0..<50 {
      #expect(index.first(hiding: "a", of: "z", at: UInt32(line) * length + 38) == line)
      #expect(index.first(hiding: "a", of: "z", at: UInt32(line) * length + 46) == nil)
    }
  }
}

@Suite struct EditMapTests {
  private let map = EditMap(
    [(2, 2, "abc\n"), (5, 8, ""), (9, 10, "xy")].map {
      Edit(replace: Place(path: "/a", range: ByteRange($0.0, $0.1)), with: $0.2)
    }, lineEnd: 2)

  @Test func leadsForth() {
    #expect([0, 1, 2, 4, 8, 10, 20].map { map.moved(UInt32($0)) } == [0, 1, 7, 9, 10, 13, 23])
  }

  @Test func leadsBack() {
    #expect(
      [0, 1, 2, 6, 7, 9, 10, 11, 12, 13, 23].map { map.origin(of: $0) } == [
        0, 1, 2, 2, 2, 4, 8, 9, 9, 10, 20,
      ])
  }
}
