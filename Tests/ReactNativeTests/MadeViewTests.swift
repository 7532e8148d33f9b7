import Diagnostics
import NativeSource
import ReactNative
import Testing

/// Where a method that gives a view keeps it.
@Suite struct MadeViewTests {
  private func stored(_ body: String) -> [String] {
    let text = SourceText(
      path: "/p/ios/A.m",
      """
      @interface DialManager : RCTViewManager
      @end
      @implementation DialManager
      - (UIView *)view { \(body) }
      @end
      """)
    let file = AppleFile(reading: NativeTokens(reading: text, as: .objectiveC))
    return file.parts.flatMap(\.methods).compactMap(\.madeView).flatMap(\.stored).map(\.text)
  }

  @Test(arguments: [
    ("return _view;", ["_view"]),
    ("return (UIView *)_view;", ["_view"]),
    ("return self->view;", ["view"]),
    ("return _view = [UIView new];", ["_view"]),
    ("UIView *v = [UIView new]; _view = v; return v;", ["_view"]),
    ("UIView *v = [UIView new]; return v;", []),
    ("dispatch_async(q, ^{ return _other; }); return [UIView new];", []),
  ])
  func findsTheField(body: String, fields: [String]) {
    #expect(stored(body) == fields)
  }

  /// What no person writes is not known, so that time stays linear.
  @Test func looksAsFarAsALimit() {
    let blocks = { (depth: Int) in
      String(repeating: "{ ", count: depth) + "return _view; " + String(repeating: "} ", count: depth)
    }
    #expect(stored(blocks(60)) == ["_view"])
    #expect(stored(blocks(70)) == [])
    let sum = { (count: Int) in "return _view = " + String(repeating: "a + ", count: count) + "a;" }
    #expect(stored(sum(100)) == ["_view"])
    #expect(stored(sum(150)) == [])
    let returns = (0..<100).map { "if (a) return _v\($0);" }.joined(separator: " ")
    #expect(stored(returns) == (0..<64).map { "_v\($0)" })
  }
}
