import Diagnostics
import Markup
import Testing

@testable import XPath

/// What expressions see of a page, and what they give.
@Suite struct EvaluatorTests {
  @Test func theTopLevelHasSeveralNodes() throws {
    let page = Page("<!-- a --><view><a/></view> text <image/>")
    #expect(try page.find("/*") == ["<view>", "<image/>"])
    #expect(try page.find("/node()") == ["<!-- a -->", "<view>", "text", "<image/>"])
    #expect(try page.find("/") == ["(document)"])
    #expect(try page.find("//image/preceding::*") == ["<view>", "<a/>"])
    #expect(try page.find("//a/following::node()") == ["text", "<image/>"])
    #expect(try page.find("/*[last()]") == ["<image/>"])
    #expect(try page.find("view") == ["<view>"])
    #expect(try page.find("/self::node()[not(.//page-shell)]") == ["(document)"])
    #expect(try page.find("/self::node()[not(image)]") == [])
  }

  @Test func namesAreAsTheyAreWritten() throws {
    let page = Page(
      #"<a:b wx:if="1" bind:tap="2" @tap="3" :class="4" a:b:c="5" bind:="6" xml:lang="en" xmlns:x="y"/>"#)
    #expect(try page.find("//a:b/@wx:if") == [#"wx:if="1""#])
    #expect(try page.find("//@bind:tap") == [#"bind:tap="2""#])
    #expect(try page.find("//@*[name() = '@tap']") == [#"@tap="3""#])
    #expect(try page.find("//@*[name() = ':class']") == [#":class="4""#])
    #expect(try page.find("//@*[name() = 'a:b:c' and local-name() = 'b:c']") == [#"a:b:c="5""#])
    #expect(try page.find("//@bind:*") == [#"bind:tap="2""#, #"bind:="6""#])
    #expect(try page.find("//@xml:lang | //@xmlns:x") == [#"xml:lang="en""#, #"xmlns:x="y""#])
    #expect(try page.find("//*[lang('en')]").count == 1)
    #expect(try page.find("//b") == [])
    #expect(try page.find("//@if") == [])
    #expect(try page.find("//a:*[name() = 'a:b']").count == 1)
    #expect(try page.find("//namespace::*") == [])
  }

  @Test func valuesAreTheSourceBetweenTheQuotes() throws {
    let page = Page(#"<a b="{{c ? 'd' : '&amp;'}}" e f=g h='' b="second"/>"#)
    #expect(try page.text("//@b") == "{{c ? 'd' : '&amp;'}}")
    #expect(try page.find("//@b") == [#"b="{{c ? 'd' : '&amp;'}}""#])
    #expect(try page.find("//@*[. = '']") == ["e", "h=''"])
    #expect(try page.find("//@f") == ["f=g"])
  }

  @Test func oneOfManyAttributesCounts() throws {
    let many = (0..<40).map { "a\($0)=\"1\"" }.joined(separator: " ")
    let page = Page("<v \(many) a3=\"2\" a39=\"2\" b=\"1\"/>")
    #expect(try page.text("count(//@*)") == "41")
    #expect(try page.find("//@*[. = '2']") == [])
  }

  @Test func whiteSpaceIsText() throws {
    let page = Page("<a> <b/>\n<c>x</c>  </a>\n<d></d>")
    #expect(try page.text("count(//a/text())") == "3")
    #expect(try page.text("count(/text())") == "1")
    #expect(try page.text("string-length(//a)") == "5")
    #expect(try page.find("//text()") == ["(blank)", "(blank)", "x", "(blank)", "(blank)"])
    #expect(try page.find("//*[not(node())]") == ["<b/>", "<d>"])
  }

  @Test func whatABuildLeavesOutIsNotThere() throws {
    let page = Page("<a><!-- #if QQ --> <b/> <!-- #else --><c/><!-- #endif --></a>")
    #expect(try page.find("//a/node()") == ["<!-- #if QQ -->", "<!-- #else -->", "<c/>", "<!-- #endif -->"])
  }

  @Test func scriptModulesAreOneText() throws {
    let page = Page("<wxs module=\"m\">var a = '<b/>' // <!-- c -->\n</wxs>")
    #expect(try page.find("//wxs/node()") == ["var a = '<b/>' // <!-- c -->"])
    #expect(try page.find("//b | //comment()") == [])
  }

  @Test func aBrokenPageIsSeenAsRecovered() throws {
    let page = Page("<view><text>a</view></wrong> b <image")
    #expect(try page.find("//view/text") == ["<text>"])
    #expect(try page.find("/text()") == ["b"])
  }

  @Test func zerosAndBytesThatAreNotUTF8AreReplaced() throws {
    let page = Page(Array("<a b=\"x".utf8) + [0xFF, 0] + Array("y\">".utf8) + [0xE4] + Array("</a>".utf8))
    #expect(try page.text("//@b") == "x\u{FFFD}\u{FFFD}y")
    #expect(try page.text("//a") == "\u{FFFD}")
    #expect(try page.text("string-length(//@b)") == "4")
  }

  @Test func aByteOrderMarkIsNoText() throws {
    let page = Page([0xEF, 0xBB, 0xBF] + Array("a<b/>".utf8))
    #expect(try page.find("/node()") == ["a", "<b/>"])
    #expect(try page.text("string-length(/)") == "1")
  }

  @Test func nodesComeInTheOrderOfTheFileAndOnce() throws {
    let page = Page("<a x='1'><b/></a><c/>")
    #expect(
      try page.find("//c | //b | //a | //@x | //b | /") == [
        "(document)", "<a x='1'>", "x='1'", "<b/>", "<c/>",
      ])
    #expect(try page.find("(//c | //b)[1]") == ["<b/>"])
    #expect(try page.find("//b/ancestor::*/descendant-or-self::*") == ["<a x='1'>", "<b/>"])
  }

  @Test func variablesHaveTheValuesOfTheFile() throws {
    var page = Page("<a/>")
    #expect(
      try page.find("//a[$path = 'pages/home/home.wxml' and $dialect = 'wxml' and $kind = 'page']").count == 1
    )
    page.values.kind = .other
    #expect(try page.find("//a[$kind = 'other']").count == 1)
    #expect(try page.text("concat($path, ' ', $kind)") == "pages/home/home.wxml other")
  }

  @Test(arguments: [
    ("ends-with('a.png', '.png')", "true"), ("ends-with('png', 'a.png')", "false"),
    ("ends-with('a', '')", "true"),
    ("lower-case('ÄB')", "äb"), ("lower-case(//@x)", "hello"),
    ("has-word('a b', 'b')", "true"), ("has-word('a b', 'a b')", "false"), ("has-word('a', '')", "false"),
    ("has-word('{{a}} b{{c}} {{d}}e f', 'f')", "true"), ("has-word('b{{c}}', 'b')", "false"),
    ("has-word('{{d}}e', 'e')", "false"), ("has-word(\"{{x ? 'b' : ''}}\", ':')", "false"),
    ("has-word(\"{{ '}}' }} b\", 'b')", "true"), ("has-word('{{ {a: 1} }} b', 'b')", "true"),
    ("has-word('{{ a b', 'b')", "false"), ("has-word('{= a =} b', 'b')", "true"),
    ("has-word('{= a =}', 'a')", "false"),
    ("has-word('a {b', '{b')", "true"),
    ("matches('abc', 'b')", "true"), ("matches('abc', '^b')", "false"), ("matches('abc', 'b$')", "false"),
    ("matches('abc', '^abc$')", "true"), ("matches('a\nb\nc', 'b')", "true"),
    ("matches('a\nb', 'a.b')", "false"),
    ("matches('x|y', '^a|y$')", "false"), ("matches('', '')", "true"), ("matches('a', '^$')", "false"),
    ("matches('', '^$')", "true"),
    ("matches('a$b', 'a\\$b')", "true"), ("matches('a$', 'a\\$$')", "true"),
    ("matches('a\\', '\\\\$')", "true"), ("matches('a$', 'a\\$')", "true"),
    ("matches('价格', '[一-龥]')", "true"),
    ("matches('13800138000', '^\\d{11}$')", "true"),
    ("position()", "1"), ("last()", "1"), ("count(//@*)", "1"), ("string-length('中文')", "2"),
  ])
  func functions(xpath: String, expected: String) throws {
    #expect(try Page("<a x='HELLO'/>").text(xpath) == expected)
  }

  @Test(arguments: [
    "[一-龥]", "[abc]", "[a-c中x-z]", "[ -~]", "[.$|(*]", "[\u{10000}-\u{10FFFF}]", "[é]", "[a-]", "[-a]",
    "[^a]", "[a-c-[b]]", "[]", "[c-a]", "[a\\d]", "[\\-]", "[a]b]", "[a-b-c]",
  ])
  func aClassOfCharactersIsWhatLibxml2TakesItFor(pattern: String) throws {
    let page = Page(
      "<p b=\"\(pattern)\"/><t>b</t><t>中文 ~</t><t>é-9</t><t>🗺️</t><t>a]b</t><t>\\x$</t><t>\n</t><t></t>")
    func found(_ pattern: String) -> [String]? { try? page.find("//t[matches(., \(pattern))]") }
    #expect(found("//p/@b") == found("concat('(', //p/@b, ')')"))
  }

  /// What `//` stands for, which is evaluated as it is written.
  @Test(arguments: [
    "//a", "//*[@x]", "//a[1]", "//a[b][last()]", "//*[b[1]]", "//*[position() = 2]", "//a[count(b)]",
    "//a[b and 1]",
    "//text()[normalize-space()]", "//node()[string-length()]", "//@x", "//@*[1]", "//@*[. = '2']/..",
    "// a [ @x ]",
    "//self::a[@x]", "//child::a[@x]", "//.", "//a[//b[@x]]//c[1] | (//b[@y] | //c)[2]", "count(//a[@x]) = 2",
    "//*['//a' = '//a']", "//a[@x]//b[@y]", "//wx:c[@y]", "//comment()[contains(., '//')]",
    "//a[string(last())]",
  ])
  func allDescendants(xpath: String) throws {
    let page = Page(
      "<a x='1' y='2'>t<b y='2'><a x='1'><b/><wx:c y='1'/><!-- // --></a></b><b/> </a><a><c/><c/></a><b x='3'/>"
    )
    let pieces = xpath.split(separator: "'", omittingEmptySubsequences: false)
    let spelled = pieces.enumerated().map { index, piece in
      index % 2 == 1
        ? String(piece)
        : piece.split(separator: "//", omittingEmptySubsequences: false)
          .joined(separator: "/descendant-or-self::node()/")
    }.joined(separator: "'")
    if xpath.hasPrefix("count") {
      #expect(try page.text(xpath) == page.text(spelled))
    } else {
      #expect(try page.find(xpath) == page.find(spelled))
    }
  }

  @Test func aPatternThatAPageHasMayBeWrong() throws {
    let page = Page("<a b='[' c='x'/>")
    #expect(throws: EvaluationFailure.badPattern("[")) { try page.find("//a[matches(@c, @b)]") }
    #expect(try page.find("//a[matches(@c, @c)]").count == 1)
  }

  @Test func operationsAreLimited() throws {
    let page = Page(String(repeating: "<a><b/></a>", count: 3_000))
    #expect(throws: EvaluationFailure.limitReached) { try page.find("//*[count(//*) = 1]") }
    #expect(try page.find("//b").count == 3_000)
  }

  @Test func aPatternThatCannotBeDecidedIsALimit() throws {
    let page = Page("<a>" + String(repeating: "a", count: 100) + "</a>")
    #expect(throws: EvaluationFailure.limitReached) { try page.find("//a[matches(., '^(a|aa)+b')]") }
    let long = Page("<a>" + String(repeating: "a", count: 100_000) + "</a>")
    #expect(throws: EvaluationFailure.limitReached) { try long.find("//a[matches(., 'a+b')]") }
    #expect(try long.find("//a[matches(., 'b')]") == [])
  }

  @Test func oneEvaluatorGoesFromFileToFile() throws {
    let evaluator = Evaluator()
    let expression = try CompiledExpression(selector: "a, [x]")
    for page in [Page("<a/><b x/>"), Page(""), Page("<c/>"), Page("<d x=\"{{1}}\"><a/></d>")] {
      evaluator.begin(page.document, page.values)
      #expect(try evaluator.nodes(expression) == page.nodes(expression))
    }
  }

  @Test func textsOfNodes() throws {
    let page = Page("<a b='c'> d <e>f</e></a><!--g-->")
    let evaluator = Evaluator()
    evaluator.begin(page.document, page.values)
    let nodes = try evaluator.nodes(CompiledExpression(xpath: "//node() | //@*"))
    #expect(nodes.map(evaluator.stringValue) == [" d f", "c", " d ", "f", "f", "g"])
  }
}
