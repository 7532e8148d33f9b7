import Testing

@testable import Containers
@testable import NativeSource

/// What `contentView` and `getView` give back.
@Suite struct ReturnTests {
  @Test(arguments: [
    ("return _view;", [NativeReturn.Kind.other]),
    ("return self.view;", [.other]),
    ("return nil;", [.none]),
    ("return [[UIView alloc] init];", [.fresh]),
    ("return [[[MapView alloc] initWithFrame:r] autorelease];", [.fresh]),
    ("return [UIView new];", [.fresh]),
    ("UIView *v = [[UIView alloc] init]; v.frame = r; return v;", [.fresh]),
    ("if (_view) { return _view; }\nUIView *v = [UIView new]; _view = v; return v;", [.other, .fresh]),
    ("if (!_view) { _view = [[UIView alloc] init]; } return _view;", [.other]),
    ("static UIView *v = nil; if (!v) v = [UIView new]; return v;", [.other]),
    ("[self run:^UIView *{ return nil; }]; dispatch_async(q, ^{ return; }); return _view;", [.other]),
    ("return [self makeView];", [.other]),
  ])
  func objectiveC(body: String, kinds: [NativeReturn.Kind]) {
    let facts = facts("a.m", "@implementation V\n- (UIView *)contentView { \(body) }\n@end")
    #expect(facts.classes[0].methods[0].returns.map(\.kind) == kinds)
  }

  @Test(arguments: [
    ("func contentView() -> UIView! { return view }", [NativeReturn.Kind.other]),
    ("func contentView() -> UIView! { view }", [.other]),
    ("func contentView() -> UIView! { UIView() }", [.fresh]),
    ("func contentView() -> UIView! { nil }", [.none]),
    ("func contentView() -> UIView! {\n let v = UIView(frame: .zero)\n return v\n}", [.fresh]),
    (
      "func contentView() -> UIView! {\n if let old = view { return old }\n let v = UIView()\n view = v\n return v\n}",
      [.other, .fresh]
    ),
    ("var contentView: UIView { return view }", [.other]),
    ("func contentView() -> UIView! {\n views.forEach { v in return }\n return view\n}", [.other]),
  ])
  func swift(member: String, kinds: [NativeReturn.Kind]) {
    let facts = facts("a.swift", "class V: NBComponent {\n  override \(member)\n}")
    #expect(facts.classes[0].methods.map(\.selector) == ["contentView"])
    #expect(facts.classes[0].methods[0].returns.map(\.kind) == kinds)
  }

  @Test(arguments: [
    (
      "V.java",
      "public View getView(int w, int h, String i, String t, Map<String, String> p) { return new TextView(c); }",
      [NativeReturn.Kind.fresh]
    ),
    (
      "V.java",
      "public View getView(int w, int h, String i, String t, Map<String, String> p) { return null; }", [.none]
    ),
    (
      "V.java",
      "public View getView(int w, int h, String i, String t, Map<String, String> p) { TextView v = new TextView(c); return v; }",
      [.fresh]
    ),
    (
      "V.java",
      "public View getView(int w, int h, String i, String t, Map<String, String> p) { if (v == null) v = new View(c); return v; }",
      [.other]
    ),
    (
      "V.kt",
      "override fun getView(w: Int, h: Int, i: String?, t: String?, p: Map<String, String>?): View = TextView(c)",
      [.fresh]
    ),
    (
      "V.kt",
      "override fun getView(w: Int, h: Int, i: String?, t: String?, p: Map<String, String>?): View? { return null }",
      [.none]
    ),
    (
      "V.kt",
      "override fun getView(w: Int, h: Int, i: String?, t: String?, p: Map<String, String>?): View = view",
      [.other]
    ),
  ])
  func jvm(path: String, member: String, kinds: [NativeReturn.Kind]) {
    let facts = facts(
      path,
      "class V \(path.hasSuffix("kt") ? ": MPBaseEmbedView()" : "extends MPBaseEmbedView") {\n\(member)\n}")
    #expect(facts.classes[0].methods.map(\.selector) == ["getView"])
    #expect(facts.classes[0].methods[0].returns.map(\.kind) == kinds)
  }
}
