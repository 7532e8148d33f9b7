import Diagnostics
import NativeSource
import ReactNative
import Testing

/// Declarations of Objective-C and Swift as React Native's rules see them.
@Suite struct AppleReaderTests {
  private func file(_ path: String, _ source: String) -> AppleFile {
    let text = SourceText(path: path, source)
    return AppleFile(reading: NativeTokens(reading: text, as: NativeLanguage(path: path)!))
  }

  /// The methods of all classes, those with a body as `a {}`.
  @Test(arguments: [
    // A semicolon may be before a body, as GCC and Clang have it; parameters may be many.
    ("- (void)a; { }\n- (void)b:(NSString *)format, ... { }", ["a {}", "b: {}"]),
    // The next method begins at the start of a line, where a brace is missing.
    ("- (void)a {\n  if (x) {\n}\n- (void)b {\n}", ["a {}", "b {}"]),
    // Functions and macros are not methods.
    (
      "static UIView *view(void) { return nil; }\nRCT_EXPORT_METHOD(a) { }\n- (UIView *)view { }", ["view {}"]
    ),
    // A header for each branch of an `#if`, and one body.
    ("#if A\n- (void)a\n#else\n- (void)b:(int)x\n#endif\n{ }", ["a", "b: {}"]),
    // A string is not a keyword.
    ("- (void)a { x[@\"end\"] = @\"interface\"; }\n- (void)b { }", ["a {}", "b {}"]),
    ("- (void)a UNUSED_BY(x) { }\n- (instancetype)init NS_UNAVAILABLE;", ["a {}", "init"]),
  ])
  func methods(members: String, selectors: [String]) {
    let source = "@implementation A\n\(members)\n@end"
    let methods = file("/p/ios/A.m", source).parts.flatMap(\.methods)
    #expect(methods.map { $0.selector + ($0.hasBody ? " {}" : "") } == selectors)
  }

  /// Between the brackets that a condition opens, as for C++, declarations are what they are elsewhere.
  @Test func linkageIsNotABody() {
    let source = """
      #ifdef __cplusplus
      extern "C" {
      #endif
      @interface A : UIView
      - (void)a;
      @end
      #ifdef __cplusplus
      }
      #endif
      """
    #expect(file("/p/ios/A.h", source).parts.flatMap(\.methods).map(\.selector) == ["a"])
  }

  /// A category of a class with type parameters does not say what the class is. Source: Clang, "Objective-C Type Parameters".
  @Test func kinds() {
    let source = """
      @interface A<T> : B
      @end
      @interface A<T> (More)
      @end
      @interface RCT_EXTERN_REMAP_MODULE(Dial, DialManager, RCTViewManager)
      @end
      @interface RCT_EXTERN_MODULE(Half)
      RCT_EXPORT_VIEW_PROPERTY(a, BOOL)
      @end
      """
    let parts = file("/p/ios/A.h", source).parts
    #expect(parts.map(\.kind) == [.interface, .category, .externModule])
    #expect(parts.map(\.name.text) == ["A", "A", "DialManager"])
    #expect(parts.map(\.superclass) == ["B", nil, "RCTViewManager"])
    #expect(parts.map(\.moduleName?.text) == [nil, nil, "Dial"])
    #expect(parts.flatMap(\.viewProperties).isEmpty)
  }

  /// An actor may extend `NSObject` and be seen by Objective-C. Source: SE-0306, "Actors".
  @Test func swift() {
    let source = """
      import class React.RCTViewManager
      @objc(Outer) class Holder: NSObject {
        @objc class Inner: React.RCTViewManager { required init(a: Int) { } }
      }
      actor Dial: NSObject { @objc let size: Swift.Set<Int> = 1 }
      """
    let file = file("/p/ios/A.swift", source)
    #expect(file.parts.map(\.name.text) == ["Holder", "Inner", "Dial"])
    #expect(file.parts.map(\.superclass) == ["NSObject", "RCTViewManager", "NSObject"])
    #expect(file.parts.map(\.runtimeName) == ["Outer", nil, nil])
    #expect(file.parts.flatMap(\.methods).isEmpty)
    #expect(file.parts.flatMap(\.properties).map(\.type) == ["Set"])
    #expect(file.modules.map(\.text) == ["React"])
  }
}
