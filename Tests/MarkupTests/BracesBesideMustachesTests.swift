import Diagnostics
import Testing
@testable import Markup

/// Whether braces are beside mustaches.
@Suite struct BracesBesideMustachesTests {
  @Test(arguments: [
    "", "<view/>", "<view>{a</view>", "<view>{{a}}</view>", #"<view a="{{b}}c{{d}}">{{e}} {{f}}</view>"#,
    #"<view style="{{ { a: 1 } }}"/>"#, #"<view a="{{ {b: {c: 1}} }}">{{ '}' }}</view>"#,
    #"<view a:for="{{[{a: 1}, {a: 2}]}}" a:key="a">{{item.a}}</view>"#,
  ])
  func noneAre(markup: String) {
    #expect(!read(markup).hasBracesBesideMustaches)
  }

  @Test(arguments: [
    "}", "<view>a}</view>", "<view>{a}</view>", "<view>{{a}}}</view>", "<view>{{a}}{</view>",
    "<view>{{a}}{{{b}}</view>",
    "<view>{{a}} }</view>", #"<view a="}">{{ {a: 1} }}</view>"#, #"<view>{{ {a: 1} }}</view><!-- } -->"#,
  ])
  func someAre(markup: String) {
    #expect(read(markup).hasBracesBesideMustaches)
  }

  @Test("a value without braces may end in a brace of its own")
  func bareValues() {
    let text = SourceText(path: "/a.swan", #"<view s-for="a in {{list}}" s-if="{a: {b: 1}}">{{a}}</view>"#)
    let document = MarkupReader(.swan).read(text)
    #expect(!document.hasBracesBesideMustaches)
  }
}
