import Diagnostics
import Testing

@testable import Containers
@testable import NativeSource

/// The conditions that a registration depends on, and what shows that two of its strings are exchanged.
@Suite struct ConditionTests {
  @Test(
    arguments: [
      ("a.m", "- (void)a { R }", false),
      ("a.m", "- (void)a { x(); if (on) { y(); } R }", false),
      ("a.m", "- (void)a { dispatch_once(&t, ^{ R }); }", false),
      ("a.m", "- (void)a { if (on) R }", true),
      ("a.m", "- (void)a { if (on) { x(); R } }", true),
      ("a.m", "- (void)a { if (on) { x(); } else { R } }", true),
      ("a.m", "- (void)a { switch (kind) { case 1: x(); R break; } }", true),
      ("a.m", "- (void)a { for (int i = 0; i < 2; i++) { R } }", true),
      ("a.m", "- (void)a {\n#if DEBUG\nR\n#else\nx();\n#endif\n}", true),
      ("a.m", "- (void)a {\n#if DEBUG\nx();\n#endif\nR\n#ifdef B\n#endif\n}", false),
      ("a.m", "- (void)a {\n#ifdef A\n#ifdef B\n#endif\nR\n", true),
    ] as [(String, String, Bool)])
  func objectiveC(path: String, source: String, isConditional: Bool) throws {
    let call = "[[PSDService sharedInstance] registerComponentWithName:@\"t\" clsName:@\"C\"];"
    try expect(path, source.replacing("R", with: call), isConditional)
  }

  @Test(arguments: [
    ("func a() {\n x()\n R\n}", false),
    ("func a() {\n guard x else { return }\n R\n}", false),
    ("func a() {\n if x { R }\n}", true),
    ("func a() {\n if let x = y, z() {\n  x()\n  R\n }\n}", true),
    ("func a() {\n switch x {\n case 1:\n  R\n default: break\n }\n}", true),
    ("func a() {\n#if DEBUG\n R\n#endif\n}", true),
  ])
  func swift(source: String, isConditional: Bool) throws {
    let call = "PSDService.sharedInstance().registerComponent(withName: \"t\", clsName: \"C\")"
    try expect("a.swift", source.replacing("R", with: call), isConditional)
  }

  @Test(arguments: [
    ("A.java", "class A { void a() { x(); R; } }", false),
    ("A.java", "class A { void a() { if (x) { } R; } }", false),
    ("A.java", "class A { void a() { if (x) R; else y(); } }", true),
    ("A.java", "class A { void a() { try { R; } finally { } } }", false),
    ("A.java", "class A { void a() { try { x(); } catch (E e) { R; } } }", true),
    ("A.kt", "class A {\n fun a() {\n  x()\n  R\n }\n}", false),
    ("A.kt", "class A {\n fun a() {\n  if (x) {\n   R\n  }\n }\n}", true),
    ("A.kt", "class A {\n fun a() {\n  when (x) {\n   1 -> R\n  }\n }\n}", true),
  ])
  func jvm(path: String, source: String, isConditional: Bool) throws {
    try expect(
      path, source.replacing("R", with: "MPEmbedViewHelper.registerEmbedView(\"C\", \"t\")"), isConditional)
  }

  private func expect(_ path: String, _ source: String, _ isConditional: Bool) throws {
    let platform = try #require(NativeFacts([facts(path, source)])[.mPaaS].values.first)
    #expect(platform.registrations.map(\.isConditional) == [isConditional])
  }

  @Test func aWrapperCalledUnderAConditionRegistersUnderIt() throws {
    let source = """
      @implementation A
      - (void)add:(NSString *)t as:(NSString *)c { [s registerComponentWithName:t clsName:c]; }
      - (void)a { [self add:@"a" as:@"A"]; if (x) { [self add:@"b" as:@"B"]; } }
      @end
      """
    let platform = try #require(NativeFacts([facts("a.m", source)])[.mPaaS][.ios])
    #expect(platform.registrations.map(\.isConditional) == [false, true])
  }

  private static let view = "@interface MapView : NBComponent\n@end\n@implementation MapView\n@end\n"

  /// The arguments after `registerComponentWithName:`; the index of the class; whether the two are exchanged.
  @Test(arguments: [
    ("@\"map\" clsName:@\"MapView\"", 0, false),
    ("@\"MapView\" clsName:@\"map\"", nil, true),
    ("NSStringFromClass([MapView class]) clsName:@\"map\"", nil, true),
    ("NSStringFromClass([MapView class]) clsName:NSStringFromClass([MapView class])", 0, false),
    ("@\"MapView\" clsName:@\"MapView\"", 0, false),
    ("@\"map\" clsName:@\"Other\"", nil, false),
    ("@\"Model\" clsName:@\"SDKView\"", nil, false),
    ("@\"MapView\" clsName:kUnknown", nil, false),
  ])
  func exchange(arguments: String, classIndex: Int?, isSwapped: Bool) throws {
    let source =
      ConditionTests.view + "@interface Model : NSObject\n@end\n@implementation Model\n@end\n"
      + "void a(void) { [s registerComponentWithName:\(arguments)]; }"
    let platform = try #require(NativeFacts([facts("a.m", source)])[.mPaaS][.ios])
    #expect(platform.registrations.map(\.classIndex) == [classIndex])
    #expect(platform.registrations.map(\.isSwapped) == [isSwapped])
  }

  @Test func anAndroidExchange() throws {
    let source =
      "package a; class V extends MPBaseEmbedView { void a() { MPEmbedViewHelper.registerEmbedView(\"map\", V.class.getName()); MPEmbedViewHelper.registerEmbedView(\"a.V\", \"map\"); } }"
    let platform = try #require(NativeFacts([facts("V.java", source)])[.mPaaS][.android])
    #expect(platform.registrations.map(\.isSwapped) == [true, false])
  }

  @Test(arguments: [
    ("V.java", "public abstract class V extends MPBaseEmbedView { }", true),
    ("V.java", "@Keep public final class V extends MPBaseEmbedView { }", false),
    ("V.kt", "abstract class V : MPBaseEmbedView()", true),
    ("V.kt", "internal sealed class V : MPBaseEmbedView()", true),
    ("V.kt", "open class V : MPBaseEmbedView()", false),
  ])
  func abstractClass(path: String, source: String, isAbstract: Bool) throws {
    let platform = try #require(NativeFacts([facts(path, source)])[.mPaaS][.android])
    #expect(platform.classes.all.map(\.isAbstract) == [isAbstract])
  }

  @Test func anEventOutsideOfViewsIsKeptAsUnmatched() throws {
    let source =
      "- (void)a { [d sendCustomEventMessage:@\"c\" component:v data:@{@\"eventName\": @\"onTap\"} callback:nil]; }"
    let platform = try #require(NativeFacts([facts("a.m", source)])[.mPaaS][.ios])
    #expect(platform.unmatchedEvents.map(\.name?.value) == ["onTap"])
  }
}
