import Diagnostics
import Markup
import Testing

@testable import Answers

/// Where the cursor is, from what is before it.
@Suite struct CompletionPlaceTests {
  /// `kind typed`, and in a tag its name and the attributes; `-` where there is none.
  private func place(_ marked: String, _ dialect: Dialect = .axml) -> String {
    let bytes = Array(marked.utf8)
    guard let cursor = bytes.firstIndex(of: UInt8(ascii: "|")) else { return "no cursor" }
    let text = SourceText(
      path: "/a.axml", bytes: Array(bytes[..<cursor]) + Array(bytes[(cursor + 1)...]))
    guard let place = CompletionPlace(text, at: UInt32(cursor), dialect) else { return "-" }
    func string(_ range: ByteRange) -> String { text.string(range) }
    var words: [String]
    switch place.kind {
    case .tag: words = ["tag", string(place.typed)]
    case .endTag: words = ["end", string(place.typed)]
    case .attribute(let hasValue): words = ["attribute", string(place.typed)] + (hasValue ? ["="] : [])
    case .value(let value):
      words =
        [value.lacksQuotes ? "bare" : value.isInExpression ? "string" : "value"]
        + [string(value.attribute), string(value.content)]
    case .expression(let attribute, let content):
      words = ["names", attribute.map(string) ?? "text", string(content)]
    }
    if string(place.replaced) != string(place.typed) { words.append("for " + string(place.replaced)) }
    if let tag = place.tag {
      words.append("in " + ([tag.name] + tag.attributes.map(\.name)).map(string).joined(separator: ","))
    }
    if !place.enclosing.isEmpty {
      words.append("of " + place.enclosing.map { string($0.name) }.joined(separator: ","))
    }
    return words.joined(separator: " ")
  }

  @Test(arguments: [
    ("<|", "tag "), ("<vi|", "tag vi"), ("<|\n<text/>", "tag "), ("<vi|ew a>", "tag vi for view"),
    ("<view><te|</view>", "tag te of view"), ("中文😀 <vi|", "tag vi"), ("<a:b-c|", "tag a:b-c"),
    ("a < |", "-"), ("a |", "-"), ("|", "-"), ("|<view/>", "-"), ("<view>|</view>", "-"),
    ("<view></|", "end  of view"), ("<view><text></te|xt></view>", "end te for text of view,text"),
    ("<view></view|>", "end view of view"), ("<view></view |>", "-"), ("<view></view>|", "-"),
    ("<image/><|", "tag "), ("<view><text>a</text><|", "tag  of view"),
    ("<view><text>a</view><|", "tag "), ("</view><view><|", "tag  of view"),
  ])
  func tags(_ marked: String, _ expected: String) { #expect(place(marked) == expected) }

  @Test(arguments: [
    ("<view |", "attribute  in view"), ("<view on|", "attribute on in view"),
    ("<view\n  a:f|\n>", "attribute a:f in view"), ("<view\r\n  |", "attribute  in view"),
    ("<view class=\"a\" o|", "attribute o in view,class"), ("<view class=\"a\"|", "-"),
    ("<view o| class=\"a\">", "attribute o in view,class"),
    ("<view |class=\"a\" id='b'/>", "attribute  in view,class,id"),
    ("<view on|Tap=\"a\" id=\"b\">", "attribute on = for onTap in view,id"), ("<view/|>", "-"),
    ("<view /|", "-"),
    ("<view>|", "-"), ("<view hidden |>", "attribute  in view,hidden"),
    ("<view class=\"{{a > b}}\" |>", "attribute  in view,class"),
    ("<view class=\"{{ a ? '>' : '\n' }}\" |>", "attribute  in view,class"),
    ("<view o|\n<text id=\"a\">", "attribute o in view"), ("<view 中=\"文😀\" o|", "attribute o in view,中"),
    ("<view a=b c={{d}} o|", "attribute o in view,a,c"),
    ("<view a=\"b\"c=\"d\" o|", "attribute o in view,a,c"),
    ("<view capture-ca|tch", "attribute capture-ca for capture-catch in view"),
    ("<view class=\"a\"\" o|", "attribute o in view,class"),
    // Values that never end.
    ("<view class=\"a id=\"b\" o|", "attribute o in view,class,id"),
    ("<view class=\"a>\n<text o|", "attribute o in text of view"),
    ("<view class=\"a\n<text o|", "attribute o in text of view"),
    ("<view class=\"{{a>\n  <text o|", "attribute o in text of view"),
    ("<view class=\"a\n<|", "tag  of view"),
    ("<view\n<text o|", "attribute o in text of view"),
  ])
  func attributes(_ marked: String, _ expected: String) { #expect(place(marked) == expected) }

  @Test(arguments: [
    ("<view class=\"|", "value class  in view"), ("<view class=\"|\"", "value class  in view"),
    ("<view class='a b|c' id='d'>", "value class a b in view,id"),
    ("<view onTap=\"on|>a</view>", "value onTap on in view"),
    ("<view class=|", "bare class  in view"), ("<view class= |", "bare class  in view"),
    ("<view class=a|b id=c>", "bare class a in view,id"),
    ("<view a=\"{{b}}c|", "value a {{b}}c in view"), ("<view a=\"{|", "value a { in view"),
    ("<view id=\"x\" a=\"{{b ? 'c|", "string a c in view,id"), ("<view a=\"x{{b ? 'c|", "-"),
    ("<view a=\"{{b ? 'c' : 'd|e'}}\" f/>", "string a d in view,f"),
    ("<view a=\"/b?c=\" d=\"|", "value d  in view,a"),
  ])
  func values(_ marked: String, _ expected: String) { #expect(place(marked) == expected) }

  @Test(arguments: [
    ("{{|", "names text "), ("{{ a| }}", "names text  a"),
    ("<view>{{ item.| }}</view>", "names text  item. of view"),
    ("{{a}}|", "-"), ("{{a}}{{ b|", "names text  b"), ("{|{", "-"), ("{{a}|}", "-"), ("{{ 'a|' }}", "-"),
    ("{{ {a: 1}.b + c|", "names text  {a: 1}.b + c"), ("{{ '}}' + a|", "names text  '}}' + a"),
    ("{{ don't }} <vi|", "tag vi"), ("{{ a\n<view o|", "attribute o in view"), ("{{ a </text><vi|", "tag vi"),
    ("{{ `a ${b|} c` }}", "names text  `a ${b"), ("{{ `a ${ {b: 1}.b } c|", "-"), ("{{ `${a}` }}<|", "tag "),
    ("{{ a < b|", "names text  a < b"), ("{{ a <!-- b --><vi|", "tag vi"),
    ("{{ 中文😀 + a|", "names text  中文😀 + a"),
    ("<view a=\"{{|}}\">", "names a  in view"),
    ("<view a=\"{{ b }} {{ c|\" d=\"e\">", "names a  c in view,d"),
    ("<view a={{b|}}>", "names a b in view"), ("<view a=\"{{ b\" c=\"{{ d|", "names c  d in view,a"),
    ("<view data=\"{{{a: b|}}}\">", "names data {a: b in view"),
    ("<view a='{{ b === \"c|", "string a c in view"),
  ])
  func expressions(_ marked: String, _ expected: String) { #expect(place(marked) == expected) }

  @Test(arguments: [
    ("<!-- <vi| -->", "-"), ("<!-- a --><vi|", "tag vi"), ("<!-- a\n<vi|", "tag vi"), ("<!-- <vi|", "-"),
    ("<!|", "-"),
    ("<sjs>if (a <b|) {}</sjs>", "-"), ("<sjs>a</sjs><vi|", "tag vi"),
    ("<sjs src=\"|\">a</sjs>", "value src  in sjs"),
    ("<sjs>a <vi|", "tag vi of sjs"), ("<?xml <vi|?>", "-"), ("<?xml?><vi|", "tag vi"),
    ("<![CDATA[<vi|]]>", "-"),
  ])
  func whatIsNotMarkup(_ marked: String, _ expected: String) { #expect(place(marked) == expected) }

  @Test func otherDialects() {
    #expect(place("<view s-if=\"a|\" b/>", .swan) == "names s-if a in view,b")
    #expect(place("<view s-for=\"a, i in li|\"/>", .swan) == "names s-for a, i in li in view")
    #expect(place("<view a=\"{=b|=}\" c/>", .swan) == "names a b in view,c")
    #expect(place("<view a=\"{=b=}\" c|/>", .swan) == "attribute c in view,a")
    #expect(place("<view bind:t|/>", .wxml) == "attribute bind:t in view")
    #expect(place("<wxs module=\"m\">a <b|</wxs>", .wxml) == "-")
    #expect(place("<View></view><|", .wxml) == "tag ")
    #expect(place("<View></view><|", .axml) == "tag  of View")
  }

  /// Whatever is cut off where, there is an answer, and what is typed ends at the cursor.
  @Test func anyPrefixHasAPlace() {
    let page = Array(
      "<view a:for=\"{{ [1, '}}'] }}\" class='a {{b}}'>中{{ c < d ? \"x\" : `y` }}<!-- e --><sjs>f</sjs></view>"
        .utf8)
    for cursor in 0...page.count {
      for text in [Array(page[..<cursor]), page] {
        let source = SourceText(path: "/a.axml", bytes: text)
        guard let place = CompletionPlace(source, at: UInt32(cursor), .axml) else { continue }
        #expect(Int(place.typed.end) == cursor && place.replaced.end >= place.typed.end)
      }
    }
  }
}
