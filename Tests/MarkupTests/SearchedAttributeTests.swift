import Diagnostics
import Testing
@testable import Markup

/// What is found of an attribute without reading the markup; the marks are around its value.
@Suite struct SearchedAttributeTests {
  private func searched(_ tag: String) -> SearchedAttribute {
    let text = SourceText(path: "/a.axml", tag)
    return SearchedAttribute("src", ofTagEndingAt: 7, in: text)
  }

  @Test(arguments: [
    (#"<import src="./a.axml"/>"#, "./a.axml"), (#"<import src='./a.axml'></import>"#, "./a.axml"),
    ("<import\n\ta:if=\"{{a}}\"  src = \"a\"\r\n>", "a"), (#"<import hidden src="it's" b/>"#, "it's"),
    (#"<import data-src="b" src="{{a}}"/>"#, "{{a}}"), (#"<import src=""/>"#, ""),
  ])
  func findsTheValue(tag: String, value: String) {
    guard case .value(let range) = searched(tag) else {
      Issue.record("\(searched(tag))")
      return
    }
    #expect(SourceText(path: "/a.axml", tag).string(range) == value)
  }

  @Test(arguments: [
    "<import/>", "<import>", "<import src>", "<import src />", #"<import name="src"/>"#, "<import a b/>",
  ])
  func saysThatThereIsNone(tag: String) {
    #expect(searched(tag) == .none)
  }

  /// The reader recovers from these, or lets a value end elsewhere.
  @Test(arguments: [
    "<import", "<import ", "<import src", "<import src=", #"<import src=""#, #"<import src="a"#,
    "<import src=a/>",
    #"<import src="a"b="c"/>"#, #"<import src="a" src="b"/>"#, #"<import src="a>"/>"#,
    #"<import src="a<b"/>"#,
    "<import src=\"a\nb\"/>", #"<import a="{{b === "c"}}" src="d"/>"#, #"<import / src="a"/>"#,
    #"<import <view src="a"/>"#, #"<import "" src="a"/>"#, #"<import =a src="a"/>"#,
    "<import src=\"a\u{0}\"/>",
    "<import a\u{0}b=\"c\"/>", "<import \u{1} src=\"a\"/>",
  ])
  func saysThatItIsUnclear(tag: String) {
    #expect(searched(tag) == .unclear)
  }
}
