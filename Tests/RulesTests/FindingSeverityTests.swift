import Diagnostics
import Linting
import Markup
import Rules
import Testing

/// Findings that are more or less severe than others of their rule.
@Suite struct FindingSeverityTests {
  /// The severities of what a rule finds in one page, in order.
  private func severities(_ rule: String, _ dialect: Dialect, _ page: String, script: String? = nil) throws
    -> [Severity]
  {
    let rule = try #require(allRules.first { $0.id == rule })
    let example =
      script.map { Example.right(in: dialect, page, script: $0) } ?? Example.right(in: dialect, page)
    return ExampleProgram(example).lint(rule).filter { $0.rule == rule.id }.sorted {
      $0.place.range < $1.place.range
    }.map(\.severity)
  }

  @Test(arguments: [Dialect.wxml, .ttml, .qml, .ksml, .xhsml, .jxml, .fxml])
  func anElseOnALoopIsCertainInWXMLAlone(dialect: Dialect) throws {
    let prefix = dialect.directives.prefix
    let found = try severities(
      "loop-with-else", dialect, "<view \(prefix)if=\"{{a}}\"/><view \(prefix)for=\"{{l}}\" \(prefix)else/>")
    #expect(found == [dialect === Dialect.wxml ? .error : .warning])
  }

  @Test(arguments: Dialect.all) func aLessThanBeforeABlankIsText(dialect: Dialect) throws {
    let page = "<text>a < b << c <\nd <1 <= <<2 <<</text>"
    #expect(
      try severities("stray-less-than", dialect, page) == [
        .warning, .warning, .warning, .error, .error, .error, .warning,
      ])
    #expect(try severities("stray-less-than", dialect, "<view/>a <") == [.error])
  }

  @Test(arguments: Dialect.all) func aForeignKeyIsAsSevereAsAMissingOne(dialect: Dialect) throws {
    let foreign = dialect === Dialect.axml ? ("wx:key", "wx:if") : ("a:key", "a:if")
    let page =
      "<view \(dialect.spelling(.for))=\"{{l}}\" \(foreign.0)=\"id\"/><view \(foreign.0)=\"\"/><view \(foreign.1)=\"{{a}}\"/>"
    #expect(try severities("foreign-directive", dialect, page) == [.info, .info, .error])
    #expect(try severities("missing-key", dialect, page) == [])
  }

  @Test(arguments: Dialect.all) func theSameValueTwiceIsAWarning(dialect: Dialect) throws {
    let page = #"<view class="a" class="a" class="b" id="{{a}}" id='{{a}}' hidden hidden hidden="a"/>"#
    #expect(
      try severities("duplicate-attribute", dialect, page) == [.warning, .error, .warning, .warning, .error])
  }

  @Test(arguments: Dialect.all) func aMissingBlankMattersInAXMLAlone(dialect: Dialect) throws {
    let found = try severities("missing-attribute-space", dialect, #"<view class="a"id="b"/>"#)
    #expect(found == [dialect === Dialect.axml ? .warning : .info])
  }

  @Test(arguments: [
    ("catchtouchmove", "anything", Severity.warning), ("catch:touchmove", "x", .warning),
    ("capture-catch:tap", "noop", .warning), ("catchtap", "do_Nothing", .warning),
    ("catchtap", "stopPropagation", .warning), ("catchtap", "preventTap", .warning),
    ("catchtap", "_none", .warning),
    ("catchtap", "open", .error), ("catchtap", "none1", .error), ("bindtap", "noop", .error),
    ("bindtouchmove", "noop", .error),
  ])
  func aMissingMethodThatDoesNothingIsAWarning(attribute: String, method: String, severity: Severity) throws {
    let page = "<view \(attribute)=\"\(method)\"/>"
    for dialect in [Dialect.wxml, .ttml, .swan] {
      #expect(try severities("undefined-handler", dialect, page, script: "Page({})") == [severity])
    }
  }

  @Test func inAXMLItIsAnError() throws {
    let page = #"<view catchTouchMove="noop" catchTap="stop"/>"#
    #expect(try severities("undefined-handler", .axml, page, script: "Page({})") == [.error, .error])
  }
}
