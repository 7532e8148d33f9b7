import Diagnostics
import Markup
import Testing

/// What compiles must be read with its exact tree and, apart from three warnings, without an issue.
@Suite struct MarkupReaderTests {
  @Test(arguments: [
    ("<view/><text>a</text>", "view text('a')"),
    (
      "<view a:if=\"{{a && b < c}}\">x</view><view a:else>y</view>",
      "view[a:if=<{{a && b < c}}>]('x') view[a:else]('y')"
    ),
    ("<view a='1' b = \"2\"\n  c/>", "view[a=<1> b=<2> c]"),
    ("<text>{{ a < b && c > d ? '</x>' : `}}` }}</text>", "text('{{ a < b && c > d ? '</x>' : `}}` }}')"),
    ("<a style=\"{{{ width: 1, h: {b: 2} }}}\"/>", "a[style=<{{{ width: 1, h: {b: 2} }}}>]"),
    ("<a b='{{ \"x\" }}' c=\"{{ '}}' }}\"/>", "a[b=<{{ \"x\" }}> c=<{{ '}}' }}>]"),
    ("<a b=\"a & b &nbsp; &#12; <c>\">&copy; & &lt;</a>", "a[b=<a & b &nbsp; &#12; <c>>]('&copy; & &lt;')"),
    ("<!-- a -- b --><a/><!--->--><b/>", "#<!-- a -- b --> a #<!--->--> b"),
    ("<![CDATA[ <x> & ]]><a/>", "'<![CDATA[ <x> & ]]>' a"),
    ("<?xml version=\"1.0\"?><!DOCTYPE x><a/>", "a"),
    (
      "<wxs module=\"m\">if (a < b && c) { '</view>' }</wxs><a/>",
      "wxs[module=<m>]('if (a < b && c) { '</view>' }') a"
    ),
    (
      "<view @tap=\"a\" :key=\"b\" v-on:tap=\"c\" xmlns:q=\"d\" xmlns=\"e\"/>",
      "view[@tap=<a> :key=<b> v-on:tap=<c> xmlns:q=<d> xmlns=<e>]"
    ),
    ("<view 中文=\"地图\">😀{{'好'}}</view>", "view[中文=<地图>]('😀{{'好'}}')"),
    ("<view\r\n a=\"1\r\n2\">\r\n</view>\r\n", "view[a=<1\r\n2>]"),
    ("]]> a ]] > <a/>", "']]> a ]] > ' a"),
    ("<a b=\"{{x}}}\" c=\"{ {y} }\"/>{ {{z}} }", "a[b=<{{x}}}> c=<{ {y} }>] '{ {{z}} }'"),
    ("<view / a></view junk >", "view[a]"),
    ("<text>{{`a {{ b }} c`}}</text>", "text('{{`a {{ b }} c`}}')"),
    ("<a>{{ don't }}</a><b>{{ can't }}</b>", "a('{{ don't }}') b('{{ can't }}')"),
    ("<a b=\"\" c=''/>", "a[b=<> c=<>]"),
    ("", ""),
  ])
  func readsWhatCompiles(markup: String, tree: String) {
    let document = read(markup)
    #expect(dump(document) == tree)
    #expect(issues(document) == [])
  }

  /// Text, white space and names are read many bytes at a time.
  @Test(arguments: 0..<36) func readsTextAndNamesOfAnyLength(length: Int) {
    let word = String(repeating: "abc中-d", count: length).prefix(length)
    let name = "n" + String(repeating: "ame-1._", count: length).prefix(length)
    let blanks = String(String(repeating: " \n\t\r", count: length).unicodeScalars.prefix(length))
    let text = blanks + "x\(word){{y}}\(word)" + blanks
    let document = read("<\(name) \(name)=\"\(word)\">\(text)</\(name)>\(blanks)<a/>\(blanks)")
    #expect(dump(document) == "\(name)[\(name)=<\(word)>]('\(text)') a")
    #expect(issues(document) == [])
    // With a control in it, each byte is looked at.
    let controlled = read(
      "<\(name) \(name)=\"\(word)\">\(text)</\(name)>\(blanks)\u{1}\(blanks)<a/>\(blanks)")
    #expect(dump(controlled) == "\(name)[\(name)=<\(word)>]('\(text)') '\(blanks)\u{1}\(blanks)' a")
    #expect(issues(controlled) == ["controlCharacter:\u{1}"])
  }

  @Test func aByteOrderMarkIsNoText() {
    let document = read(SourceText(path: "/a", bytes: [0xEF, 0xBB, 0xBF] + Array("<a/>".utf8)))
    #expect(dump(document) == "a")
    #expect(document.nodes[0].range == ByteRange(3, 7))
  }

  @Test(arguments: [
    ("<a b=c d={{e}}/>", "a[b=<c> d=<{{e}}>]", ["unquotedValue:c", "unquotedValue:{{e}}"]),
    ("<a b=c>x</a>", "a[b=<c>]('x')", ["unquotedValue:c"]),
    ("<a b= c=\"d\" e= f = 'g'/>", "a[b c=<d> e f=<g>]", []),
    ("<a b= c/>", "a[b=<c>]", ["unquotedValue:c"]),
    (
      "a < b <a/> c <1> <", "'a < b ' a ' c <1> <'",
      ["lessThanInText:<", "lessThanInText:<", "lessThanInText:<"]
    ),
    ("<!x", "'<!x'", ["lessThanInText:<"]),
    ("<a></</a>", "a('</')", ["lessThanInText:<"]),
    ("<a></ b <c/></a>", "a('</ b ' c)", ["lessThanInText:<"]),
    ("<a/></ b", "a '</ b'", []),
    (
      "<a><<b/><<< c <<</a>", "a('<' b '<<< c <<')",
      ["lessThanInText:<", "lessThanInText:<<<", "lessThanInText:<<"]
    ),
    (
      "<a>\n<<<<<<< x\n<b>\n=======\n<b c=\"1\">\n>>>>>>> y\n</b>\n</a>", "a(b(b[c=<1>]))",
      ["mergeConflict:<<<<<<< x", "mergeConflict:=======", "mergeConflict:>>>>>>> y"]
    ),
    (
      "<a\n<<<<<<< x\n  b=\"1\"\n=======\n  b=\"2\"\n>>>>>>> y\n/>", "a[b=<1> b=<2>]",
      [
        "mergeConflict:<<<<<<< x", "mergeConflict:=======", "duplicateAttribute:b", "mergeConflict:>>>>>>> y",
      ]
    ),
    ("<a/>\n>>>>>>> y\n<b/>", "a b", ["mergeConflict:>>>>>>> y"]),
    (
      "<a>\n=======\n<<<<<<<1</a>", "a('\n=======\n<<<<<<<1')",
      ["lessThanInText:<<<<<<<"]
    ),
    ("<a b=>x</a>", "a[b=<>]('x')", ["unquotedValue:"]),
    ("<a b={{ c > d }} e/>", "a[b=<{{ c > d }}> e]", ["unquotedValue:{{ c > d }}"]),
    ("<a b=\"1\"c=\"2\"d/>", "a[b=<1> c=<2> d]", ["missingAttributeSpace:c", "missingAttributeSpace:d"]),
    (
      "<a b=\"\u{1}\">\u{0}</a>", "a[b=<\u{1}>]('\u{0}')",
      ["controlCharacter:\u{1}", "controlCharacter:\u{0}"]
    ),
  ])
  func warnsOfLooseSpelling(markup: String, tree: String, reported: [String]) {
    let document = read(markup)
    #expect(dump(document) == tree)
    #expect(issues(document) == reported)
  }

  @Test func aTextFullOfNULsIsNotRead() {
    let chinese = Array(String(repeating: "<a>地图</a>", count: 9).utf16)
    let samples: [(bytes: [UInt8], first: Int)] = [
      ("<a/>".utf8.flatMap { [$0, 0] }, 1), ("<a/>".utf8.flatMap { [0, $0] }, 0),
      (chinese.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }, 1),
    ]
    for (bytes, first) in samples {
      let document = read(SourceText(path: "/a", bytes: bytes))
      #expect(document.issues == [SyntaxIssue(.notUTF8, ByteRange(first, first + 1))])
      #expect(document.nodes.isEmpty)
    }
  }

  @Test(arguments: [
    ("<a><b></a><c/>", "a(b) c", ["unclosedTag:b"]),
    ("<a><b><c></a>", "a(b(c))", ["unclosedTag:b", "unclosedTag:c"]),
    ("<a>", "a", ["unclosedTag:a"]),
    ("<view>x</veiw><c/>", "view('x') c", ["mismatchedTag:veiw"]),
    ("<view>x</VIEW>", "view('x')", ["mismatchedTag:VIEW"]),
    ("<view></text>x</view>", "view('x')", ["unmatchedEndTag:</text>"]),
    ("</text><a/></>", "a", ["unmatchedEndTag:</text>", "unmatchedEndTag:</>"]),
    ("<bold><item></bold></item>", "bold(item)", ["misnestedEndTag:</item>"]),
    ("<a><b></a>x</b>", "a(b) 'x'", ["misnestedEndTag:</b>"]),
    ("<a><b></a><c></b></c>", "a(b) c", ["unclosedTag:b"]),
    ("<a><b></c></a>", "a(b)", ["mismatchedTag:c"]),
    ("<a><b>x<b></a>", "a(b('x'))", ["unclosedTag:b"]),
    ("<a c=\"1\">x<a>\n<b d=\"2\"/>", "a[c=<1>]('x') b[d=<2>]", ["unclosedTag:a"]),
    ("<a><b><a></a></a></b></a>", "a(b(a))", ["unmatchedEndTag:</a>"]),
    ("<a/></a>", "a", ["unmatchedEndTag:</a>"]),
    ("<view></veiw></view>", "view", ["unmatchedEndTag:</veiw>"]),
    (
      "<view>\n <view>x</veiw>\n</view>\n</view>", "view(view('x'))",
      ["mismatchedTag:veiw", "unmatchedEndTag:</view>"]
    ),
    ("<c><b>x<a/></a></c>", "c(b('x' a))", ["unclosedTag:b", "unmatchedEndTag:</a>"]),
    ("<view <text>x</text></view>", "view(text('x'))", ["unterminatedTag:<view"]),
    ("<view><text></text </view><a/>", "view(text) a", ["unterminatedTag:</text"]),
    ("<a b=\"1\" ", "a[b=<1>]", ["unterminatedTag:<a"]),
    ("<a b=\"1></a>\n<c d=\"2\"/>", "a[b=<1>] c[d=<2>]", ["unterminatedValue:\""]),
    ("<a b=\"1 c=\"2\"/>", "a[b=<1> c=<2>]", ["unterminatedValue:\""]),
    ("<a b=\"1></a>", "a[b=<1>]", ["unterminatedValue:\""]),
    ("<a/><!-- b\n<c/>", "a c", ["unterminatedComment:<!--"]),
    (
      "<a>{{ b </a><c d=\"{{e\"/>", "a('{{ b ') c[d=<{{e>]",
      ["unterminatedMustache:{{", "unterminatedMustache:{{"]
    ),
    ("<a b=\"{{c\" d=\"{{e}}\"/>", "a[b=<{{c> d=<{{e}}>]", ["unterminatedMustache:{{"]),
    ("<a b=\"{{ t === \"x\" }}\" c/>", "a[b=<{{ t === \"x\" }}> c]", ["quoteInMustache:\""]),
    ("<a b=\"1\" c b=\"2\"/>", "a[b=<1> c b=<2>]", ["duplicateAttribute:b"]),
    ("<a 1b=\"2\" [c]=\"3\"/>", "a[1b=<2> [c]=<3>]", ["invalidName:1b", "invalidName:[c]"]),
    ("<a b=\"1\"\"/>", "a[b=<1>]", ["invalidName:\""]),
    ("<a#b></a#b>", "a#b", ["invalidName:a#b"]),
  ])
  func reportsEachRootCauseOnce(markup: String, tree: String, reported: [String]) {
    let document = read(markup)
    #expect(dump(document) == tree)
    #expect(issues(document) == reported)
  }

  @Test(arguments: [
    (
      "<!-- #if ALIPAY --><a><!-- #else --><b><!-- #endif --></a>",
      "#<!-- #if ALIPAY --> a(#<!-- #else --> #<!-- #endif -->)", false
    ),
    (
      "<!-- #ifdef MP-WEIXIN --><a><!-- #elif MY --><b><!-- #endif --></b>",
      "#<!-- #ifdef MP-WEIXIN --> #<!-- #elif MY --> b(#<!-- #endif -->)", false
    ),
    (
      "<!--#ifndef WECHAT && (MY || FOO)--><a/><!--#endif-->",
      "#<!--#ifndef WECHAT && (MY || FOO)--> a #<!--#endif-->", false
    ),
    (
      "<!-- #if !MY --><!-- #if X --><a><!-- #endif --><!-- #endif --><b/>",
      "#<!-- #if !MY --> #<!-- #endif --> b", false
    ),
    (
      "<!-- #if FOO --><a><!-- #else --><a b><!-- #endif --></a>",
      "#<!-- #if FOO --> a(#<!-- #else --> a[b](#<!-- #endif -->))", true
    ),
    ("<!-- #if WECHAT --><a/>", "#<!-- #if WECHAT --> a", true),
    ("<!-- #1 --><a/>", "#<!-- #1 --> a", false),
  ])
  func evaluatesConditionalComments(markup: String, tree: String, isUndecided: Bool) {
    let document = read(markup)
    #expect(dump(document) == tree)
    #expect(document.hasUndecidedConditions == isUndecided)
    #expect(issues(document) == [])
  }

  @Test func keepsExactRanges() {
    let document = read("<view a:if=\"{{x}}\" hidden>some text<!-- hi --></view>")
    let view = document.node(0).element!
    #expect(view.range == ByteRange(0, 53))
    #expect(view.tagRange == ByteRange(1, 5))
    #expect(view.startTagRange == ByteRange(0, 26))
    let attributes = Array(view.attributes) as [Attribute]
    #expect(attributes.map(\.nameRange) == [ByteRange(6, 10), ByteRange(19, 25)])
    #expect(attributes.map(\.valueRange) == [ByteRange(12, 17), nil])
    #expect(attributes[0].wholeMustache == ByteRange(12, 17))
    #expect(view.children.map(\.range) == [ByteRange(26, 35), ByteRange(35, 46)])
  }

  @Test(arguments: [
    ("<a>b</a>", [6..<7]), ("<a></a >", [5..<6]), ("<a></a\nb='/'>", [5..<6]), ("<a></a", [5..<6]),
    ("<a/>", [nil]), ("<a>", [nil]),
    // The end tag belongs to the inner one; another end tag is taken for it; a start tag is.
    ("<b><a><a>c</a></b>", [16..<17, nil, 12..<13]), ("<a>b</c>", [nil]),
    ("<a><b>x<b></a>", [12..<13, nil]),
  ])
  func findsNamesOfEndTags(markup: String, names: [Range<Int>?]) {
    let document = read(markup)
    let found = document.elements.map { $0.endTagRange.map { Int($0.start)..<Int($0.end) } }
    #expect(found == names)
  }

  @Test func refusesUTF16AndReportsBadUTF8Once() {
    #expect(issues(read(SourceText(path: "/a", bytes: [0xFF, 0xFE, 0x3C, 0]))).count == 1)
    let document = read(
      SourceText(path: "/a", bytes: Array("<a b=\"".utf8) + [0xC3, 0x28, 0xFF] + Array("\"/><c/>".utf8)))
    #expect(document.issues == [SyntaxIssue(.notUTF8, ByteRange(6, 7))])
    #expect(document.nodes.count == 2)
  }

  @Test func anEmptyValueIsAfterItsEqualsSign() {
    let document = read("<a b= >c</a>")
    let attribute = Array(document.node(0).element!.attributes)[0] as Attribute
    #expect(attribute.valueRange == ByteRange(6, 6))
    #expect(attribute.range == ByteRange(3, 6))
    #expect(attribute.quote == .none)
  }

  /// The reader looks at eight bytes at a time.
  @Test(arguments: 0..<20) func findsOddBytesWhereverTheyAre(offset: Int) {
    let before = [UInt8](repeating: UInt8(ascii: "a"), count: offset)
    let chinese = Array("<a>\t\n好好".utf8) + before
    for bad: [UInt8] in [
      [0xFF], [0x80], [0xC0, 0x80], [0xE0, 0x80, 0x80], [0xE4, 0xB8], [0xED, 0xA0, 0x80],
      [0xF5, 0x80, 0x80, 0x80],
      [0xF0, 0x80, 0x80, 0x80],
    ] {
      for after in ["", "</a>", "好</a>"] {
        let document = read(SourceText(path: "/a", bytes: chinese + bad + Array(after.utf8)))
        #expect(
          document.issues.first { $0.kind == .notUTF8 }?.range == ByteRange(chinese.count, chinese.count + 1))
      }
    }
    #expect(read(SourceText(path: "/a", bytes: chinese + Array("好é😀</a>".utf8))).issues.isEmpty)

    for (prefix, suffix) in [
      ("<a>", "</a>"), ("<a>", ""), ("<a b='", "'/>"), ("<a b=\"{{ ", " }}\"/>"), ("<a>{{ ", " }}</a>"),
      ("<a><![CDATA[", "]]></a>"), ("<wxs>", "</wxs>"), ("<a b=", "/>"),
    ] {
      for control: UInt8 in [0, 1, 8, 11, 12, 14, 31] {
        let start = Array(prefix.utf8) + before
        let document = read(SourceText(path: "/a", bytes: start + [control] + Array(suffix.utf8)))
        #expect(
          document.issues.filter { $0.kind == .controlCharacter }.map(\.range)
            == [ByteRange(start.count, start.count + 1)], "\(control) in \(prefix)")
      }
    }
  }

  /// libxml2 keeps all names that a reader meets, and refuses more than 10 MB of them unless an option allows it.
  @Test func readsAnyNumberOfNames() {
    let reader = MarkupReader(.axml)
    let filler = String(repeating: "n", count: 900)
    for file in 0..<3 {
      let markup = (0..<4_500).map { "<\(filler)-\(file)-\($0)/>" }.joined()
      let document = reader.read(SourceText(path: "/a", markup))
      #expect(document.nodes.count == 4_500)
      #expect(document.issues.isEmpty)
    }
    #expect(reader.unexpectedErrorCount == 0)
  }

  @Test func capsAttributesDepthAndIssues() {
    let many = "<a " + (0..<5_000).map { "b\($0)=\"{{1}}\" " }.joined() + "/><c/>"
    var document = read(many)
    #expect(document.issues.map(\.kind) == [.tooManyAttributes])
    #expect(document.attributes.count == 4_096)
    #expect(document.nodes.count == 2)

    document = read(
      String(repeating: "<a>", count: 1_000) + "<b/>" + String(repeating: "</a>", count: 1_000) + "<c/>")
    #expect(document.issues.map(\.kind) == [.tooDeep])
    #expect(document.nodes.count == 257)

    // In text, strings of a mustache are matched for 8 KB; the first `}}` ends a longer one.
    for (length, end) in [(8_100, 8_110), (8_300, 8_306)] {
      document = read("{{ '" + String(repeating: "a", count: length) + "}}' }}")
      #expect(document.node(0).textMustaches.map(\.end) == [UInt32(end)])
    }

    document = read(String(repeating: "</a>", count: 5_000))
    #expect(document.issues.count == 1_001)
    #expect(document.issues.last?.kind == .tooManyIssues)
  }
}
