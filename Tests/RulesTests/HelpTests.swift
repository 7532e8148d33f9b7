import Linting
import Testing

/// Helps that depend on more than the rule.
@Suite struct HelpTests {
  @Test(arguments: [
    ("text-child", "<text>one<view/></text>", "put it beside the text, and a view around both"),
    ("text-child", #"<text><image src="/a.png"/></text>"#, "write view in place of text"),
    ("text-child", #"<text onTap="go">one<image src="/a.png"/></text>"#, "write view in place of text"),
    ("foreign-directive", #"<view wx:key="id"/>"#, "write a:key"),
    (
      "foreign-directive", #"<view wx:key=" "/>"#,
      #"write a:key with the name of a field that differs from item to item, or "*this""#
    ),
  ])
  func says(rule: String, page: String, help: String) {
    let found = ExampleProgram(.right(page)).lint().filter { $0.rule == rule }
    #expect(found.map(\.help) == [help])
  }
}
