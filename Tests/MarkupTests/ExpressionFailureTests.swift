import Diagnostics
import Testing

@testable import Markup

@Suite struct ExpressionFailureTests {
  /// Parses `marked` without its `⟦⟧`. They are around what the failure must cover.
  private func sample(_ marked: String) -> (sample: ExpressionSample, expected: ByteRange) {
    let parts = marked.split(separator: "⟦", maxSplits: 1, omittingEmptySubsequences: false)
    let rest = parts[1].split(separator: "⟧", maxSplits: 1, omittingEmptySubsequences: false)
    let start = "<view a:if=\"{{".utf8.count + parts[0].utf8.count
    return (
      ExpressionSample(parts[0] + String(rest[0]) + rest[1]), ByteRange(start, start + rest[0].utf8.count)
    )
  }

  @Test(arguments: [
    ("x ⟦=>⟧ 1", UnsupportedSyntax.arrow), ("() ⟦=>⟧ 1", .arrow), ("(a, b) ⟦=>⟧ a", .arrow),
    ("(a, ...b) ⟦=>⟧ a", .arrow), ("(...b)⟦=>⟧a", .arrow), ("({a}, [b]) ⟦=>⟧ {", .arrow),
    ("x ⟦=⟧", .assignment),
    ("a: x ⟦=>⟧ 1", .arrow), ("f(x ⟦=>⟧ 1)", .arrow), ("x ⟦=&gt;⟧ 1", .arrow),
    ("a ⟦??=⟧ b", .assignment),
    ("x: a ⟦?.⟧ b, c", .optionalChaining), ("f(a ⟦?.⟧ b)", .optionalChaining),
    ("a⟦?.⟧b", .optionalChaining), ("a⟦?.⟧[0]", .optionalChaining), ("a.b⟦?.⟧()", .optionalChaining),
    ("a ⟦=⟧ 1", .assignment), ("a.b ⟦+=⟧ 1", .assignment), ("a ⟦**=⟧ 1", .assignment),
    ("a ⟦>>>=⟧ 1", .assignment),
    ("a ⟦&&=⟧ 1", .assignment), ("a ⟦&amp;&amp;=⟧ 1", .assignment), ("a ⟦||=⟧ 1", .assignment),
    ("{a ⟦=⟧ 1}", .assignment), ("a, b ⟦=⟧ 1", .assignment),
    ("a⟦++⟧", .increment), ("⟦++⟧a", .increment), ("a ⟦--⟧", .decrement), ("1 + ⟦--⟧a", .decrement),
    ("a⟦;⟧", .semicolon), ("⟦;⟧", .semicolon), ("width: 1⟦;⟧ height: 2", .semicolon),
    ("a⟦;⟧ b c", .semicolon),
    ("⟦new⟧ Date()", .new), ("a.b(⟦new⟧ Date)", .new), ("⟦new⟧(A)", .new),
    ("⟦function⟧ () {}", .function), ("⟦function⟧* g() {}", .function), ("x: ⟦function⟧ f() {}", .function),
    ("⟦async⟧ function () {}", .async), ("⟦async⟧ x => x", .async), ("async () ⟦=>⟧ x", .arrow),
    ("⟦await⟧ a", .await), ("⟦yield⟧ a", .yield), ("⟦delete⟧ a.b", .delete),
  ])
  func namesUnsupportedSyntax(marked: String, syntax: UnsupportedSyntax) {
    let (sample, expected) = sample(marked)
    #expect(sample.tree.reading == .unsupported(syntax, at: expected))
    #expect(sample.tree.root == nil)
  }

  @Test(arguments: [
    ("a ⟦b⟧", ExpectedSyntax.operatorOrEnd), ("a ⟦'b c'⟧", .operatorOrEnd), ("a ⟦12px⟧", .operatorOrEnd),
    ("a +⟦⟧", .operand), ("a + ⟦)⟧", .operand), ("⟦==⟧ a", .operand), ("a && ⟦||⟧ b", .operand),
    ("(a⟦⟧", .closingParenthesis), ("(a ⟦b⟧)", .closingParenthesis), ("a⟦)⟧", .operatorOrEnd),
    ("(⟦)⟧", .operand), ("(a, ⟦)⟧", .operand), ("(⟦...⟧a)", .operand),
    ("[a⟦⟧", .closingBracket), ("[a ⟦b⟧]", .closingBracket), ("a[⟦]⟧", .operand), ("a[b⟦⟧", .closingBracket),
    ("f(⟦,⟧a)", .operand), ("f(a⟦⟧", .closingParenthesis),
    ("{a: 1⟦⟧", .closingBrace), ("{a: 1 ⟦b⟧: 2}", .closingBrace), ("{a:⟦⟧", .operand), ("{'a'⟦}⟧", .colon),
    ("{a⟦(⟧) {}}", .colon), ("{⟦,⟧}", .propertyName), ("{⟦#⟧a: 1}", .propertyName),
    ("a ? b⟦⟧", .colon), ("a ? b ⟦c⟧", .colon), ("a ?⟦⟧", .operand), ("a ? b :⟦⟧", .operand),
    ("a.⟦⟧", .propertyName), ("a.⟦'b'⟧", .propertyName), ("a.⟦.⟧b", .propertyName),
    ("⟦'abc⟧", .closingQuote), ("a + ⟦\"abc⟧", .closingQuote), ("⟦`abc⟧", .closingQuote),
    ("`${a⟦⟧", .closingBrace), ("⟦&quot;abc⟧", .closingQuote), ("⟦/ab⟧", .closingSlash),
    ("⟦20rpx⟧", .operatorOrEnd), ("⟦0x⟧", .digit), ("⟦1e⟧", .digit), ("⟦0b2⟧", .digit),
    ("⟦/⟧/ a", .operand), ("a ⟦#⟧ b", .operatorOrEnd), ("⟦@⟧", .operand), ("a, b⟦.⟧c", .colon),
    ("a ⟦？⟧ b : c", .operatorOrEnd), ("⟦‘⟧a’", .operand), ("a⟦，⟧b", .operatorOrEnd), ("...⟦⟧", .operand),
    ("a, b⟦-⟧c", .colon), ("a: 1 ⟦b⟧: 2", .operatorOrEnd), ("margin-top: 2, x ⟦y⟧", .colon),
    ("a ⟦!⟧ b", .operatorOrEnd), ("a⟦`⟧b`", .operatorOrEnd),
    ("{null⟦}⟧", .colon), ("a, true⟦⟧", .colon), ("a, typeof⟦⟧", .colon), ("{⟦.⟧: 1}", .propertyName),
    ("{⟦-⟧: 1}", .propertyName),
    ("a /⟦/ b⟧", .closingSlash), ("a /⟦*⟧ b", .operand),
  ])
  func pointsAtTheOffendingToken(marked: String, expected: ExpectedSyntax) {
    let (sample, range) = sample(marked)
    #expect(sample.tree.reading == .invalid(at: range, expected: expected))
  }

  @Test func capsNestingAndStaysSilentBeyond() {
    func nested(_ open: String, _ close: String, _ count: Int) -> ExpressionTree.Reading {
      ExpressionSample(
        String(repeating: open, count: count) + "a" + String(repeating: close, count: count)
      ).tree.reading
    }
    let cap = ExpressionTree.maximumDepth
    for (open, close) in [("(", ")"), ("[", "]"), ("f(", ")"), ("{a:", "}"), ("a ? ", ": b"), ("`${", "}`")] {
      #expect(nested(open, close, cap - 1) == .expression)
      #expect(nested(open, close, cap) == .tooDeep)
      #expect(nested(open, close, 100_000) == .tooDeep)
    }
  }

  @Test(arguments: ["!", "- ", "a + ", "a ** ", "a || ", "a ? b : ", "a.b.", "f(), "])
  func longChainsNeedNoNesting(link: String) {
    let sample = ExpressionSample(String(repeating: link, count: 100_000) + "a")
    #expect(sample.failure == nil || link == "f(), ")
    #expect(sample.tree.reading != .tooDeep)
    sample.tree.root?.forEachLiteralChoice { _ in }
  }
}
