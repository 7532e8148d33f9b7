import Testing

@testable import XPath

/// What is not XPath, or cannot give nodes, is known before a page is read.
@Suite struct XPathMistakeTests {
  @Test(arguments: [
    ("//image[@src", "expected \"]\" at character 13 of the expression"),
    ("//图片[@src", "expected \"]\" at character 10 of the expression"),
    ("", "expected an expression at character 1 of the expression"),
    ("//", "expected a step at character 3 of the expression"),
    ("a/", "expected a step at character 3 of the expression"),
    ("a | ", "expected an expression at character 5 of the expression"),
    ("a = ", "expected an expression at character 5 of the expression"),
    ("a]", "unexpected \"]\" at character 2 of the expression"),
    ("a b", "unexpected \"b\" at character 3 of the expression"),
    ("a[b]c", "unexpected \"c\" at character 5 of the expression"),
    ("@", "expected a name at character 2 of the expression"),
    ("wx:", "expected a name after \":\" at character 4 of the expression"),
    ("a[']", "the text in quotes has no end at character 3 of the expression"),
    ("(a", "expected \")\" at character 3 of the expression"),
    ("count(a", "expected \")\" at character 8 of the expression"),
    ("text(a)", "expected \")\" at character 6 of the expression"),
    (".[a]", "\".\" takes no \"[...]\" at character 2 of the expression; write self::node()[...]"),
    ("..[a]", "\"..\" takes no \"[...]\" at character 3 of the expression; write parent::node()[...]"),
    ("childs::a", "unknown axis \"childs\" at character 1 of the expression; did you mean \"child\"?"),
    (
      "//a[contain(., 'b')]",
      "unknown function \"contain\" at character 5 of the expression; did you mean \"contains\"?"
    ),
    (
      "//a[fn:matches(., 'b')]",
      "unknown function \"fn:matches\" at character 5 of the expression; did you mean \"matches\"?"
    ),
    ("document('a')", "unknown function \"document\" at character 1 of the expression"),
    (
      "//a[@b = $pth]",
      "unknown variable \"$pth\" at character 10 of the expression; the variables are $path, $dialect and $kind"
    ),
    ("//a[$]", "expected a name after \"$\" at character 6 of the expression"),
    ("//a[contains(.)]", "contains() takes 2 arguments, not 1 at character 5 of the expression"),
    ("//a[true(1)]", "true() takes no arguments, not 1 at character 5 of the expression"),
    ("//a[not()]", "not() takes 1 argument, not 0 at character 5 of the expression"),
    ("//a[substring('a')]", "substring() takes 2 or 3 arguments, not 1 at character 5 of the expression"),
    ("//a[concat('a')]", "concat() takes at least 2 arguments, not 1 at character 5 of the expression"),
    ("//a[count('b')]", "count() takes nodes, not text at character 11 of the expression"),
    ("//a['b'/c]", "\"/\" takes nodes, not text at character 5 of the expression"),
    ("//a[1[b]]", "\"[...]\" takes nodes, not a number at character 5 of the expression"),
    ("a | 'b'", "\"|\" takes nodes, not text at character 3 of the expression"),
    ("true() | b", "\"|\" takes nodes, not a boolean at character 8 of the expression"),
    ("count(//a)", "gives a number, not nodes"), ("1 + 1", "gives a number, not nodes"),
    ("-a", "gives a number, not nodes"), ("'a'", "gives text, not nodes"), ("$path", "gives text, not nodes"),
    ("string(//a)", "gives text, not nodes"), ("//a or //b", "gives a boolean, not nodes"),
    ("//a = 1", "gives a boolean, not nodes"), ("not(//a)", "gives a boolean, not nodes"),
    (
      "//a[matches(., '[')]",
      "\"[\" is not a regular expression of XML Schema at character 16 of the expression"
    ),
    (
      "//a[matches(., 'a)(b')]",
      "\"a)(b\" is not a regular expression of XML Schema at character 16 of the expression"
    ),
    ("a\u{0}b", "unexpected \"␀\" at character 2 of the expression"),
    (
      String(repeating: "(", count: 200) + "a" + String(repeating: ")", count: 200),
      "more than 32 brackets are nested at character 33 of the expression"
    ),
    (
      "a" + String(repeating: "/a", count: 1_100),
      "more than 500 steps and operators at character 1001 of the expression"
    ),
    (String(repeating: "a", count: 4097), "has more than 4096 bytes"),
  ])
  func areNamed(xpath: String, sentence: String) {
    #expect(mistake(xpath: xpath) == sentence)
  }

  @Test(arguments: [
    "/", "/*", "//*[@wx:for and not(@wx:key)]", "//@bind:tap", "//a/..", "(//a)[1]/b//c", "a[1][last()]",
    "//div[div div div]", "*[* * *]", "//a[. = 'x' or .. = \"y\"]", "id('a')/b",
    "//text()[normalize-space()]",
    "//comment() | //processing-instruction('x') | //node()", "ancestor-or-self::*/attribute::wx:*",
    "//a[position() mod 2 = 1 and - - 1 < .5 and 1. >= 2.5]", "//a[matches(., @pattern)]", " //a \n [ @b ] ",
    "//a[b and c or d != e]", "self::text", "//and[or]", "child :: a", "//a[substring(., 1, 2) = 'ab']",
    "$path | //a",
  ])
  func otherExpressionsAreRight(xpath: String) {
    let expected = xpath.hasPrefix("$") ? "\"|\" takes nodes, not text at character 7 of the expression" : ""
    #expect(mistake(xpath: xpath) == expected)
  }

  @Test func variablesAreKnown() throws {
    #expect(try CompiledExpression(xpath: "//a[$kind = 'page' and $path]").variables == [.kind, .path])
    #expect(try CompiledExpression(xpath: "//a['$kind']").variables == [])
  }
}
