import Testing

@testable import XPath

/// Each form of selectors: what it becomes, and what it selects.
@Suite struct SelectorTests {
  private let page = Page(
    #"""
    <view id="top" class="page {{theme}} is-{{state}} wide">
      <image src="a.png" lazy-load/>
      <image src="B.PNG"/>
      <text data-id="1" data-name="x">hello</text><button @tap="go" wx:if="{{a}}" type="primary"></button>
      <view><image mode=""/> </view>
      <!-- note --><slot></slot>
    </view>
    <page-shell/>
    """#)

  @Test(arguments: [
    ("image", "/descendant::image"),
    ("*", "/descendant::*"),
    ("#top", "/descendant::*[@id = 'top']"),
    ("view.wide.page", "/descendant::view[has-word(@class, 'wide') and has-word(@class, 'page')]"),
    ("[src]", "/descendant::*[@src]"),
    ("[wx:if]", "/descendant::*[@wx:if]"),
    ("[@tap]", "/descendant::*[@*[name() = '@tap']]"),
    ("[:class]", "/descendant::*[@*[name() = ':class']]"),
    ("[a:b:c]", "/descendant::*[@*[name() = 'a:b:c']]"),
    ("[data-*]", "/descendant::*[@*[starts-with(name(), 'data-')]]"),
    ("[ wx:* ]", "/descendant::*[@*[starts-with(name(), 'wx:')]]"),
    ("[*]", "/descendant::*[@*]"),
    ("[type=primary]", "/descendant::*[@type = 'primary']"),
    (#"[type = "it's"]"#, #"/descendant::*[@type = "it's"]"#),
    (#"[a=it's"x"]"#, #"/descendant::*[@a = concat('it', "'", 's"x"')]"#),
    ("[type='']", "/descendant::*[@type = '']"),
    ("[src^=http:]", "/descendant::*[starts-with(@src, 'http:')]"),
    ("[src$='.png']", "/descendant::*[ends-with(@src, '.png')]"),
    ("[src*='a']", "/descendant::*[contains(@src, 'a')]"),
    ("[data-*=x]", "/descendant::*[contains(@data-, 'x')]"),
    ("[class~=wide]", "/descendant::*[has-word(@class, 'wide')]"),
    ("[src$='.PNG' i]", "/descendant::*[ends-with(lower-case(@src), '.png')]"),
    ("[src=a I]", "/descendant::*[lower-case(@src) = 'a']"),
    ("[src='' i]", "/descendant::*[@src = '']"),
    ("[src^='']", "/descendant::*[false()]"),
    ("view image", "/descendant::image[ancestor::view]"),
    ("view>image", "/descendant::image[parent::view]"),
    ("image + text", "/descendant::text[preceding-sibling::*[1][self::image]]"),
    ("text + *", "/descendant::*[preceding-sibling::*[1][self::text]]"),
    ("* + text", "/descendant::text[preceding-sibling::*[1]]"),
    ("image ~ button", "/descendant::button[preceding-sibling::image]"),
    ("a[b] > c.d e", "/descendant::e[ancestor::c[has-word(@class, 'd') and parent::a[@b]]]"),
    ("a, b , c", "/descendant::a | /descendant::b | /descendant::c"),
    ("image:not([lazy-load])", "/descendant::image[not(@lazy-load)]"),
    (":not(a, b[c])", "/descendant::*[not(self::a or self::b and @c)]"),
    (":not(*)", "/descendant::*[not(true())]"),
    ("view:has(image)", "/descendant::view[descendant::image]"),
    ("view:has(> image)", "/descendant::view[child::image]"),
    ("view:has(+ a[b])", "/descendant::view[following-sibling::*[1][self::a and @b]]"),
    ("view:has(~ a)", "/descendant::view[following-sibling::a]"),
    (
      "a:has(b > c, d + e)",
      "/descendant::a[(descendant::b[child::c] or descendant::d[following-sibling::*[1][self::e]])]"
    ),
    (":is(a, b c)", "/descendant::*[(self::a or self::c and ancestor::b)]"),
    ("a:first-child", "/descendant::a[not(preceding-sibling::*[1])]"),
    ("a:last-child", "/descendant::a[not(following-sibling::*[1])]"),
    ("a:only-child", "/descendant::a[not(preceding-sibling::*[1]) and not(following-sibling::*[1])]"),
    ("a:nth-child(1)", "/descendant::a[not(preceding-sibling::*[1])]"),
    ("a:nth-child( 3 )", "/descendant::a[preceding-sibling::*[2] and not(preceding-sibling::*[3])]"),
    ("a:empty", "/descendant::a[not(* or text())]"),
    (":root", "/descendant::*[not(parent::*)]"),
    ("A:NOT(b):Root", "/descendant::A[not(self::b) and not(parent::*)]"),
  ])
  func becomesXPath(selector: String, xpath: String) throws {
    let expression = try CompiledExpression(selector: selector)
    #expect(expression.xpath == xpath)
    #expect(expression.kind == .nodes)
    // What `--explain` prints means the same.
    let again = try CompiledExpression(xpath: xpath)
    #expect(try page.nodes(again) == page.nodes(expression))
  }

  private static let selections: [(String, [String])] = [
    ("image", [#"<image src="a.png" lazy-load/>"#, #"<image src="B.PNG"/>"#, #"<image mode=""/>"#]),
    ("image:not([lazy-load])", [#"<image src="B.PNG"/>"#, #"<image mode=""/>"#]),
    ("#top > image", [#"<image src="a.png" lazy-load/>"#, #"<image src="B.PNG"/>"#]),
    (
      ".wide, .page > text",
      [#"<view id="top" class="page {{theme}} is-{{state}} wide">"#, #"<text data-id="1" data-name="x">"#]
    ),
    (".is-", []), (".theme", []),
    ("[@tap]", [#"<button @tap="go" wx:if="{{a}}" type="primary">"#]),
    ("[wx:*][type=primary]", [#"<button @tap="go" wx:if="{{a}}" type="primary">"#]),
    ("[data-*]", [#"<text data-id="1" data-name="x">"#]),
    ("[src$='.png' i]", [#"<image src="a.png" lazy-load/>"#, #"<image src="B.PNG"/>"#]),
    ("[mode='']", [#"<image mode=""/>"#]), ("[lazy-load='']", [#"<image src="a.png" lazy-load/>"#]),
    ("[mode^='']", []),
    ("image + text", [#"<text data-id="1" data-name="x">"#]),
    ("image ~ slot", ["<slot>"]), ("text ~ image", []),
    (":root", [#"<view id="top" class="page {{theme}} is-{{state}} wide">"#, "<page-shell/>"]),
    (":root:last-child", ["<page-shell/>"]), ("#top + page-shell", ["<page-shell/>"]),
    ("image:nth-child(2)", [#"<image src="B.PNG"/>"#]), ("image:nth-child(3)", []),
    ("image:only-child", [#"<image mode=""/>"#]),
    ("slot:empty", ["<slot>"]), ("view:empty", []), ("text:empty", []),
    ("view:has(> image[mode])", ["<view>"]),
    ("view:has(slot)", [#"<view id="top" class="page {{theme}} is-{{state}} wide">"#]),
    (":has(+ button)", [#"<text data-id="1" data-name="x">"#]),
    (
      "view view, image, view > image",
      [
        #"<image src="a.png" lazy-load/>"#, #"<image src="B.PNG"/>"#, "<view>", #"<image mode=""/>"#,
      ]
    ),
    ("slot:is(view > slot, text)", ["<slot>"]),
  ]

  @Test(arguments: selections)
  func selects(selector: String, expected: [String]) throws {
    #expect(try page.select(selector) == expected)
  }

  @Test(arguments: [
    ("image", ["image"]), ("view > image, video image", ["image", "view", "video"]),
    ("*:not(imgae)", ["imgae"]), ("a:has(b c):is(d)", ["a", "b", "c", "d"]), ("[x]", []),
  ])
  func namesItsTags(selector: String, tags: [String]) throws {
    #expect(try CompiledExpression(selector: selector).tags.sorted() == tags.sorted())
  }

  @Test(arguments: [
    ("", "expected a selector at character 1 of the selector"),
    ("  ", "expected a selector at character 3 of the selector"),
    ("a,", "expected a selector at character 3 of the selector"),
    ("a >", "expected a selector at character 4 of the selector"),
    ("a > > b", "unexpected \">\" at character 5 of the selector"),
    ("image[src", "expected \"]\" at character 10 of the selector"),
    ("图片[名称", "expected \"]\" at character 6 of the selector"),
    ("image[]", "expected the name of an attribute at character 7 of the selector"),
    ("[a=]", "expected a value at character 4 of the selector"),
    ("[a='b]", "the value has no closing quote at character 4 of the selector"),
    ("[a=b c]", "expected \"]\" at character 6 of the selector"),
    ("[a*b]", "\"*\" stands only at the end of a name at character 3 of the selector"),
    ("[a-* = b]", "a name that ends in \"*\" takes no value at character 6 of the selector"),
    ("[a|=b]", "\"|=\" is not supported at character 3 of the selector"),
    ("[a!=b]", "\"!=\" is not supported at character 3 of the selector"),
    ("a|b", "\"|\" is not supported at character 2 of the selector"),
    ("a || b", "\"|\" is not supported at character 3 of the selector"),
    (#".w-1\/2"#, #""\" is not supported at character 5 of the selector"#),
    (#"[a='\'']"#, #""\" is not supported at character 5 of the selector"#),
    ("a /* b */", "\"/*\" is not supported at character 3 of the selector"),
    ("a::before", "\"::before\" is not supported at character 2 of the selector"),
    (
      "a:hover",
      "\":hover\" is not supported at character 2 of the selector; the pseudo-classes are :not, :has, :is, :first-child, :last-child, :only-child, :nth-child, :empty and :root"
    ),
    (
      "a:frist-child",
      "\":frist-child\" is not supported at character 2 of the selector; did you mean \":first-child\"?"
    ),
    ("a:nth-child(2n+1)", "\":nth-child\" takes a whole number from 1 at character 13 of the selector"),
    ("a:nth-child(0)", "\":nth-child\" takes a whole number from 1 at character 13 of the selector"),
    ("a:nth-child()", "\":nth-child\" takes a whole number from 1 at character 13 of the selector"),
    ("a:not", "expected \"(\" after \":not\" at character 6 of the selector"),
    ("a:not(", "expected a selector at character 7 of the selector"),
    ("a:not(b", "expected \")\" at character 8 of the selector"),
    (
      "cover-view:not(map cover-view)",
      "\":not\" takes no combinator at character 16 of the selector; write it as XPath"
    ),
    ("a)", "unexpected \")\" at character 2 of the selector"),
    ("a b 1", "unexpected \"1\" at character 5 of the selector"),
    ("[a='\u{0}']", "unexpected \"␀\" at character 5 of the selector"),
    ("#", "expected an id after \"#\" at character 2 of the selector"),
    (".", "expected a class after \".\" at character 2 of the selector"),
    (
      String(repeating: ":not(", count: 30) + "a" + String(repeating: ")", count: 30),
      "more than 16 parentheses are nested at character 85 of the selector"
    ),
    (String(repeating: "a ", count: 200), "more than 32 brackets are nested"),
    (String(repeating: "a", count: 4097), "has more than 4096 bytes"),
  ])
  func mistakesAreNamed(selector: String, sentence: String) {
    #expect(mistake(selector: selector) == sentence)
  }

  @Test func mistakesAreNamedInChinese() throws {
    #expect {
      try CompiledExpression(selector: "image[src")
    } throws: {
      ($0 as? ExpressionMistake)?.sentence.chinese == "选择器的第 10 个字符处：缺少“]”"
    }
  }
}
