import Diagnostics
import Markup
import Testing

@testable import XPath

/// What is marked of nodes, and of which nothing is said.
@Suite struct QueryNodeTests {
  private func findings(
    _ source: String, _ xpath: String, marking part: QueryNode.AttributePart = .name
  ) throws -> [String] {
    let page = Page(source)
    return try page.nodes(CompiledExpression(xpath: xpath)).filter { !$0.isUncertain(in: page.document) }
      .compactMap { node in
        node.findingRange(in: page.document, marking: part).map {
          "\($0.start):\(page.document.text.string($0))"
        }
      }
  }

  @Test func findingsMarkNames() throws {
    let source = "<a b='c' d e=''> f <!-- g --> </a>"
    #expect(
      try findings(source, "//node() | //@* | /") == [
        "0:", "1:a", "3:b", "9:d", "11:e", "17:f", "19:<!-- g -->",
      ])
    #expect(try findings(source, "//@*", marking: .value) == ["6:c", "9:d", "11:e"])
  }

  private static let brokenPages: [(String, [String])] = [
    // A start tag with an issue: neither it nor its attributes, but what is in it.
    ("<a b=c><d e='f'>g</d></a>", ["d", "e", "g"]),
    ("<a b='1' b='2'>x</a>", ["x"]),
    // An end tag with one.
    ("<a><b>x</b></c><d/>", ["b", "x", "d"]), ("<a></a b='1'><c/>", ["a", "c"]),
    ("<a><b>x</a>", ["a", "x"]),
    // Its end tag is after that of an element around it.
    ("<a><b>x</a></b><c/>", ["a", "x", "c"]),
    ("<a", []),
  ]

  @Test(arguments: brokenPages)
  func whatHasASyntaxFindingIsNotReported(source: String, expected: [String]) throws {
    let page = Page(source)
    let nodes = try page.nodes(CompiledExpression(xpath: "//node() | //@*")).filter {
      !$0.isUncertain(in: page.document)
    }
    #expect(
      nodes.compactMap { $0.findingRange(in: page.document).map(page.document.text.string) } == expected)
  }

  @Test func nothingIsSaidOfADocumentThatWasNotRead() throws {
    let page = Page([0xFF, 0xFE, 0x61, 0])
    #expect(QueryNode.document.isUncertain(in: page.document))
    #expect(!QueryNode.document.isUncertain(in: Page("").document))
    let deep = Page(String(repeating: "<a>", count: 300) + String(repeating: "</a>", count: 300))
    #expect(QueryNode.document.isUncertain(in: deep.document))
  }
}
