import Diagnostics
import Fuzzing
import SeededRandom
import Testing

/// Random selectors, expressions and messages over pages of every shape.
@Suite struct QueryFuzzTests {
  private static let pages = [
    "",
    "<view class=\"a price\"><image src=\"a\" data-id=\"1\"/> text <text a:if=\"{{a}}\">中文</text></view><a/>",
    "<block a:for=\"{{list}}\"><view id=\"a\" class=\"{{b}} item-row\" @tap=\"c\" :class=\"d\" xml:lang=\"en\"/><!-- note --></block>",
    "a<view><text>b</view></text><image <a b=c b='d'>",
  ]

  @Test(arguments: 0..<8 as Range<UInt64>) func everyPromiseHolds(round: UInt64) throws {
    let checks = QueryChecks()
    for seed in 0..<(Sampling.isOff ? 2_000 : 40) as Range<UInt64> {
      for (index, page) in QueryFuzzTests.pages.enumerated() {
        let text = SourceText(path: "/\(index).axml", page)
        #expect(throws: Never.self, "seed \(seed), round \(round), page \(index)") {
          try checks.check(text, seed: seed * 8 + round)
        }
      }
    }
  }
}
