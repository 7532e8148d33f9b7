import Testing

@testable import XPath

/// Messages with expressions in braces.
@Suite struct MessageTemplateTests {
  private let page = Page("<image src=\"a.png\" data-text=\"}\"/><view>\n  one\r\ntwo</view>")

  @Test(arguments: [
    ("<image src=\"{@src}\"> loads at once", "<image src=\"a.png\"> loads at once"),
    ("{{a}} {{{name()}}}", "{a} {image}"), ("{'}'}{@*[. = '}']}", "}}"),
    ("{count(//*)} of {$path}", "2 of pages/home/home.wxml"),
    ("{//view}", "   one two"), ("{@missing}", ""), ("{1 = 1}", "true"), ("plain", "plain"), ("", ""),
    ("{//view | @src}", "a.png"), ("{//view/missing | //missing}", ""),
  ])
  func areMadeAtANode(message: String, expected: String) throws {
    #expect(try page.text(of: message, at: .element(0)) == expected)
  }

  @Test func valuesAreCut() throws {
    let page = Page(
      "<a b='" + String(repeating: "中", count: 81) + "' c='" + String(repeating: "x", count: 80) + "'/>")
    #expect(try page.text(of: "{@b}.", at: .element(0)) == String(repeating: "中", count: 79) + "….")
    #expect(try page.text(of: "{@c}.", at: .element(0)) == String(repeating: "x", count: 80) + ".")
  }

  @Test func theNodeMayBeAnyOne() throws {
    #expect(try page.text(of: "{name()}={.}", at: .attribute(0)) == "src=a.png")
    #expect(try page.text(of: "{name(*)}", at: .document) == "image")
    let text = try page.nodes(CompiledExpression(xpath: "//text()"))[0]
    #expect(try page.text(of: "{name(..)}", at: text) == "view")
  }

  @Test(arguments: [
    ("a {b", "expected \"}\" at character 5 of the message; write \"{{\" for a brace"),
    ("a } b", "unexpected \"}\" at character 3 of the message; write \"}}\" for a brace"),
    ("中 {}", "expected an expression at character 4 of the message"),
    ("a {@} b", "expected a name at character 5 of the message"),
    ("{'}", "expected \"}\" at character 4 of the message; write \"{{\" for a brace"),
    ("x {foo()}", "unknown function \"foo\" at character 4 of the message"),
  ])
  func mistakesAreNamed(message: String, sentence: String) {
    #expect(mistake(message: message) == sentence)
  }

  @Test func variablesAndPlainTexts() throws {
    #expect(try MessageTemplate("{$kind} {$path}").variables == [.kind, .path])
    #expect(try MessageTemplate("{{a}}").plainText == "{a}")
    #expect(try MessageTemplate("{a}").plainText == nil)
  }
}
