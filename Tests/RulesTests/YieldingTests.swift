import Linting
import Rules
import Testing

/// One mistake in an attribute is one finding: a rule that says what is wrong with its name goes before.
@Suite struct YieldingTests {
  @Test(arguments: [
    (#"<image bindscroll="gone"/>"#, ["unknown-event"]),
    (#"<image bindload="gone"/>"#, ["undefined-handler"]),
    (#"<c bindother="gone" bindtap="none"/>"#, ["unsent-component-event", "undefined-handler"]),
    (#"<c bindsent="gone"/>"#, ["undefined-handler"]),
    (#"<view bindtap="gone" bindtap="none"/>"#, ["undefined-handler", "duplicate-attribute"]),
    (#"<button type="primary" type="defualt"/>"#, ["duplicate-attribute"]),
    (#"<button size="small" size="small"/>"#, ["duplicate-attribute"]),
    (#"<button size="small" size="mini"/>"#, ["unknown-attribute-value", "duplicate-attribute"]),
  ])
  func oneFindingForAnAttribute(page: String, rules: [String]) {
    let program = ExampleProgram([
      Example.File("pages/a/a.wxml", page),
      Example.File("pages/a/a.json", #"{ "usingComponents": { "c": "/c/c" } }"#),
      Example.File("pages/a/a.js", "Page({})"),
      Example.File("c/c.wxml", "<view/>"), Example.File("c/c.json", #"{ "component": true }"#),
      Example.File("c/c.js", "Component({ methods: { a() { this.triggerEvent('sent') } } })"),
      Example.File("app.json", #"{ "pages": ["pages/a/a"] }"#),
    ])
    let found = program.lint().map(\.rule).filter { $0 != "unused-component" }
    #expect(found == rules)
  }

  /// Where the other rule is off, the method is missing all the same.
  @Test func aRuleThatIsOffDoesNotGoBefore() throws {
    let rule = try #require(allRules.first { $0.id == "undefined-handler" })
    let page = Example.right(in: .wxml, #"<image bindscroll="gone"/>"#, script: "Page({})")
    #expect(ExampleProgram(page).lint(rule).map(\.rule) == ["undefined-handler"])
  }

  @Test func theRulesThatGoBeforeExist() {
    let ids = Set(allRules.map(\.id))
    for rule in allRules { #expect(ids.isSuperset(of: rule.yieldsTo), "\(rule.id)") }
  }
}
