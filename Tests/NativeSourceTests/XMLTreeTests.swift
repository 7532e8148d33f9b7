import Diagnostics
import Testing

@testable import NativeSource

@Suite struct XMLTreeTests {
  /// Names and values of attributes, texts and whole elements are marked.
  @Test func ranges() throws {
    let marked = MarkedSource(
      "<?xml version=\"1.0\"?>\n⟦<a xmlns:x='u' ⟦b⟧ = '⟦1 > \"2\"⟧'\n x:⟦c⟧=\"\">é⟦<d/>⟧⟦<e>⟦t&amp;u⟧</e >⟧</a>⟧"
    )
    let tree = try #require(XMLTree(SourceText(path: "a.xml", marked.source)))
    #expect(tree.elements.map(\.name) == ["a", "d", "e"])
    #expect(tree.elements.map(\.parent) == [-1, 0, 0])
    #expect(tree.elements.map(\.range) == [marked.ranges[0], marked.ranges[4], marked.ranges[5]])
    let attributes = tree.elements[0].attributes
    #expect(attributes.map(\.name.text) == ["b", "x:c"])
    #expect(attributes.map(\.value.text) == ["1 > \"2\"", ""])
    #expect(attributes[0].name.range == marked.ranges[1])
    #expect(attributes[0].value.range == marked.ranges[2])
    #expect(tree.elements[2].text == NativeName(text: "t&u", range: marked.ranges[6]))
  }

  /// Not well-formed, or with entities of its own.
  @Test(arguments: [
    "<a><b></a>", "<a b=1/>", "", "<!DOCTYPE a [<!ENTITY e 'x'>]><a>&e;</a>",
    "<!DOCTYPE a [<!ENTITY % e SYSTEM 'file:///etc/passwd'>%e;]><a/>",
  ])
  func refused(source: String) {
    #expect(XMLTree(SourceText(path: "a.xml", source)) == nil)
  }

  @Test(
    arguments: [
      (
        CommentSyntax.markup, "<a><!-- mpcheck-disable x -->⟦⟧<!-- no --></a>", ["<!-- mpcheck-disable x -->"]
      ),
      (.hash, "a = 1 # mpcheck-disable x\r\n# no\n", ["# mpcheck-disable x"]),
      (.slashes, "// mpcheck-disable x", ["// mpcheck-disable x"]),
      (.markup, "<!-- mpcheck-disable", []),
    ] as [(CommentSyntax, String, [String])])
  func comments(syntax: CommentSyntax, source: String, comments: [String]) {
    let text = SourceText(path: "a", source.replacing("⟦⟧", with: ""))
    #expect(syntax.suppressions(in: text).map { text.string($0) } == comments)
  }
}
