import Diagnostics
import Markup
import Testing

@testable import Linting

/// What edits make of a page; each `⟦old|new⟧` is one.
@Suite struct PageTrialTests {
  private static let path = "/a.axml"

  private let reader: MarkupReader

  init() {
    MarkupReader.initializeLibrary()
    reader = MarkupReader(.axml)
  }

  /// The text with what is before each `|`, and a fix for each edit.
  private func page(_ marked: String) -> (text: SourceText, fixes: [Fix]) {
    var bytes: [UInt8] = []
    var fixes: [Fix] = []
    for (index, part) in marked.split(separator: "⟦", omittingEmptySubsequences: false).enumerated() {
      if index == 0 {
        bytes += part.utf8
        continue
      }
      let halves = part.split(separator: "⟧", maxSplits: 1, omittingEmptySubsequences: false)
      let edit = halves[0].split(separator: "|", omittingEmptySubsequences: false)
      let place = Place(
        path: PageTrialTests.path, range: ByteRange(bytes.count, bytes.count + edit[0].utf8.count))
      fixes.append(Fix("edit \(index)", .safe, edits: [Edit(replace: place, with: String(edit[1]))]))
      bytes += Array(edit[0].utf8) + Array(halves[1].utf8)
    }
    return (SourceText(path: PageTrialTests.path, bytes: bytes), fixes)
  }

  private func result(_ marked: String) -> (text: String, objections: [PageTrial.Objection]) {
    let (text, fixes) = page(marked)
    let trial = PageTrial(text, reader)
    let objections = trial.objections(to: fixes)
    let edits = trial.edits(of: fixes.filter { objections[$0] == nil })
    return (
      String(decoding: text.applying(edits), as: UTF8.self), fixes.compactMap { objections[$0] }
    )
  }

  /// Each is made as it is, with the blanks that it needs.
  @Test(arguments: [
    (#"<view a⟦="1"|⟧class="b">"#, #"<view a class="b">"#),
    (#"<view a⟦ old=""|⟧b="c"/>"#, #"<view a b="c"/>"#),
    (#"<view⟦ old=""|⟧b="c"/>"#, #"<view b="c"/>"#),
    (#"<view a="1"⟦ old=""|⟧b="c"/>"#, #"<view a="1" b="c"/>"#),
    (#"<view a=1⟦ old=""|⟧b="c"/>"#, #"<view a=1 b="c"/>"#),
    (#"<view a=⟦ old=""|⟧b="c"/>"#, #"<view a= b="c"/>"#),
    (#"<view a⟦ old=""|⟧⟦ new=""|⟧b="c"/>"#, #"<view a b="c"/>"#),
    (#"<view a⟦ old=""|⟧/>"#, "<view a/>"),
    (#"<view a⟦ old=""|⟧ b/>"#, "<view a b/>"),
    (#"<view ⟦a|b⟧="⟦c|{{d}}⟧" ⟦wx:if|a:if⟧=⟦|"⟧{{a}}⟦|"⟧/>"#, #"<view b="{{d}}" a:if="{{a}}"/>"#),
    (#"<view a="b"⟦| c="{{d}}"⟧ e="f"/>"#, #"<view a="b" c="{{d}}" e="f"/>"#),
    (#"<view a="b"⟦| c="d"⟧/>"#, #"<view a="b" c="d"/>"#),
    (#"<view⟦| c="d"⟧ ⟦a|b⟧/>"#, #"<view c="d" b/>"#),
    (#"<view a=⟦|""⟧>"#, #"<view a="">"#),
    (#"<view a= ⟦|"⟧{{b}}⟦|"⟧ c/>"#, #"<view a= "{{b}}" c/>"#),
    (#"<view a = ⟦|'⟧b"c⟦|'⟧/>"#, #"<view a = 'b"c'/>"#),
    ("<⟦veiw|view⟧>a</⟦veiw|view⟧>", "<view>a</view>"),
    ("<view>o⟦-|⟧ne</view>", "<view>one</view>"),
    ("<view>a<!-- b -->⟦<!-- c -->|⟧d</view>", "<view>a<!-- b -->d</view>"),
    ("<view>a⟦<!-- c -->\n|⟧d {{e}}</view>", "<view>ad {{e}}</view>"),
    ("<view>⟦-|⟧</view>", "<view></view>"),
    ("<view>⟦<block>|⟧<text/>⟦</block>|⟧</view>", "<view><text/></view>"),
    ("⟦|<!-- a -->\n⟧<view/>", "<!-- a -->\n<view/>"),
    ("<view>⟦<|{{'<'}}⟧</view>", "<view>{{'<'}}</view>"),
    (#"<view a="{{b == ⟦"|'⟧x⟦"|'⟧}}"/>"#, #"<view a="{{b == 'x'}}"/>"#),
    ("<swiper><text>a⟦</swiper>|</text>⟧⟦</text>|</swiper>⟧", "<swiper><text>a</text></swiper>"),
  ])
  func isMade(marked: String, expected: String) {
    let (text, objections) = result(marked)
    #expect(text == expected)
    #expect(objections.isEmpty)
  }

  /// In the first text, each edit by itself would change more than it names, or bring a mistake. The second text is what is
  /// made.
  @Test(
    arguments: [
      ("<view><⟦-|⟧view></view>", "<view><-view></view>", .tree),
      ("<view>{⟦-|⟧{a}}</view>", "<view>{-{a}}</view>", .tree),
      (#"<view a="{⟦-|⟧{b}}"/>"#, #"<view a="{-{b}}"/>"#, .tree),
      ("<view>a⟦</view>|⟧<text/></view>", "<view>a</view><text/></view>", .tree),
      (#"<view ⟦a|⟧="1"/>"#, #"<view a="1"/>"#, .syntax(.invalidName)),
      (#"<view a⟦ b=""|⟧="c"/>"#, #"<view a b=""="c"/>"#, .tree),
      (#"<view a= ⟦old="" |⟧b/>"#, #"<view a= old="" b/>"#, .tree),
      (#"<view ⟦onTap|on⟧ on/>"#, "<view onTap on/>", .syntax(.duplicateAttribute)),
      ("<!-⟦+|⟧- a --><view/>", "<!-+- a --><view/>", .tree),
      ("<view a⟦=|⟧\"b\"/>", "<view a=\"b\"/>", .tree),
      (#"<view a="b⟦"|⟧ c="d"/>"#, #"<view a="b" c="d"/>"#, .syntax(.unterminatedValue)),
    ] as [(String, String, PageTrial.Objection)])
  func isRefused(marked: String, expected: String, objection: PageTrial.Objection) {
    let (text, objections) = result(marked)
    #expect(text == expected)
    #expect(objections == [objection])
  }

  @Test func onlyTheGuiltyOneOfManyIsRefused() {
    let good = #"<view ⟦bindtap|onTap⟧="go" a⟦="1"|⟧class="b">o⟦-|⟧ne</view>"#
    let bad = "<view><⟦-|⟧view></view>"
    let (text, objections) = result(good + bad + good + bad + good)
    let fixed = #"<view onTap="go" a class="b">one</view>"#
    let left = "<view><-view></view>"
    #expect(text == fixed + left + fixed + left + fixed)
    #expect(objections == [.tree, .tree])
  }

  @Test func mistakesThatWereThereBeforeAreNoReason() {
    let (text, objections) = result(#"<view a="1"b="2" b="3" c=d><text>⟦-|⟧</view>"#)
    #expect(text == #"<view a="1"b="2" b="3" c=d><text></view>"#)
    #expect(objections.isEmpty)
  }

  @Test(arguments: [
    ("return⟦/* b */|⟧a", "return a"), ("a +⟦/* b */|⟧+ b", "a + + b"), ("a⟦/* b */|⟧.b", "a.b"),
    ("{⟦/* b */|⟧\"a\": 1}", "{\"a\": 1}"), ("my.⟦make|create⟧()", "my.create()"),
    ("// ⟦a, |⟧b: c", "// b: c"), ("// b⟦, a|⟧: c", "// b: c"), ("1⟦/* b */|2⟧3", "1 2 3"),
  ])
  func codeKeepsItsTokensApart(marked: String, expected: String) {
    let (text, fixes) = page(marked)
    let edits = TokenSeparation(text, nil).separated(fixes.flatMap(\.edits))
    #expect(String(decoding: text.applying(edits), as: UTF8.self) == expected)
  }
}
