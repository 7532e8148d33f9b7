import Diagnostics
import Testing

@testable import Containers
@testable import NativeSource

@Suite struct ConstantTests {
  struct File: Sendable {
    var path: String
    var source: String
    init(_ path: String, _ source: String) {
      self.path = path
      self.source = source
    }
  }

  private static let register = "[s registerComponentWithName:kType clsName:@\"MapView\"];"

  /// The files; the value that the one registration's type resolves to.
  @Test(
    arguments: [
      (
        [File("a.m", "- (void)a { \(register) }"), File("z.m", "NSString *const kType = @\"custom_map\";")],
        "custom_map"
      ),
      (
        [File("a.m", "- (void)a { \(register) }"), File("z.h", "#define kType @\"custom_map\"")], "custom_map"
      ),
      (
        [File("a.m", "- (void)a { \(register) }"), File("z.h", "#define kType (@\"custom_\" @\"map\")")],
        "custom_map"
      ),
      (
        [
          File("a.m", "- (void)a { \(register) }"),
          File("y.h", "extern NSString *const kType;\n#define kOther @\"custom_map\""),
          File("z.m", "static NSString * const kType = kOther;"),
        ], "custom_map"
      ),
      ([File("a.m", "- (void)a { NSString *kType = @\"custom_map\"; \(register) }")], "custom_map"),
      (
        [
          File("a.m", "static NSString *const kType = @\"mine\";\n- (void)a { \(register) }"),
          File("z.m", "static NSString *const kType = @\"other\";"),
        ], "mine"
      ),
      (
        [
          File("a.m", "- (void)a { \(register) }"), File("y.m", "NSString *const kType = @\"x\";"),
          File("z.m", "NSString *const kType = @\"y\";"),
        ], nil
      ),
      ([File("a.m", "- (void)a { \(register) }")], nil),
      ([File("a.m", "#define kType kOther\n#define kOther kType\n- (void)a { \(register) }")], nil),
      // A variable or a parameter hides a constant of the same name.
      ([File("a.m", "NSString *const kType = @\"x\";\n- (void)a:(NSString *)kType { \(register) }")], nil),
      (
        [
          File(
            "a.m", "NSString *const kType = @\"x\";\n- (void)a { NSString *kType = [self type]; \(register) }"
          )
        ], nil
      ),
      (
        [
          File(
            "a.m", "NSString *const kType = @\"x\";\n- (void)a { for (NSString *kType in list) \(register) }")
        ], nil
      ),
      (
        [
          File("A.swift", "func a() { s.registerComponent(withName: Types.map, clsName: \"MapView\") }"),
          File(
            "B.swift",
            "enum Types {\n  static let map: String = \"custom_\" + suffix\n}\nlet suffix = \"map\""),
        ], "custom_map"
      ),
      (
        [
          File(
            "A.swift", "func a() { s.registerComponent(withName: Kind.map.rawValue, clsName: \"MapView\") }"),
          File("B.swift", "enum Kind: String {\n  case list, map = \"custom_map\"\n}"),
        ], "custom_map"
      ),
      (
        [
          File(
            "A.swift",
            "var kType = \"x\"\nfunc a() { s.registerComponent(withName: kType, clsName: \"MapView\") }")
        ], nil
      ),
      (
        [
          File(
            "A.java",
            "package a; import b.Types; class A { void a() { MPEmbedViewHelper.registerEmbedView(\"V\", Types.MAP); } }"
          ),
          File("T.java", "package b; class Types { public static final String MAP = \"custom_map\"; }"),
          File("U.java", "package c; class Types { public static final String MAP = \"other\"; }"),
        ], "custom_map"
      ),
      (
        [
          File(
            "A.java",
            "package a; import sdk.Types; class A { void a() { MPEmbedViewHelper.registerEmbedView(\"V\", Types.MAP); } }"
          ),
          File("U.java", "package c; class Types { public static final String MAP = \"other\"; }"),
        ], nil
      ),
      (
        [
          File(
            "A.java",
            "package a; import static c.Types.MAP; class A extends Base { void a() { MPEmbedViewHelper.registerEmbedView(\"V\", MAP); } }"
          ),
          File("U.java", "package c; class Types { public static final String MAP = \"custom_map\"; }"),
        ], "custom_map"
      ),
      (
        [
          File(
            "A.java",
            "package a; class A { private String type = \"x\"; void a() { MPEmbedViewHelper.registerEmbedView(\"V\", type); } }"
          ),
          File("B.java", "package a; class B { static final String type = \"other\"; }"),
        ], nil
      ),
      (
        [
          File(
            "A.swift",
            "class A {\n  var t = \"x\"\n  func a() { s.registerComponent(withName: t, clsName: \"V\") }\n}"),
          File("B.swift", "let t = \"other\""),
        ], nil
      ),
      (
        [
          File(
            "A.java",
            "package a; class A { static final String T = P + \"map\"; private static final String P = \"custom_\"; void a() { MPEmbedViewHelper.registerEmbedView(\"V\", T); } }"
          ),
          File("B.java", "package a; class B { static final String T = \"other\"; }"),
        ], "custom_map"
      ),
      (
        [
          File(
            "A.java",
            "class A { static String T = \"x\"; void a() { MPEmbedViewHelper.registerEmbedView(\"V\", T); } }"
          )
        ], nil
      ),
      (
        [
          File(
            "A.java",
            "interface T { String MAP = \"custom_map\"; }\nclass A { void a() { MPEmbedViewHelper.registerEmbedView(\"V\", T.MAP); } }"
          )
        ], "custom_map"
      ),
      (
        [
          File(
            "A.kt",
            "package a\nclass A { fun a() { MPEmbedViewHelper.registerEmbedView(\"V\", MapView.TYPE) } }"),
          File(
            "B.kt",
            "package a\nclass MapView : MPBaseEmbedView() {\n  companion object {\n    const val TYPE = \"custom_map\"\n  }\n}"
          ),
        ], "custom_map"
      ),
      (
        [
          File(
            "A.kt",
            "const val TYPE: String = \"custom_map\"\nfun a() { MPEmbedViewHelper.registerEmbedView(\"V\", TYPE) }"
          )
        ], "custom_map"
      ),
      ([File("A.kt", "fun a(t: String) { MPEmbedViewHelper.registerEmbedView(\"V\", \"x_$t\") }")], nil),
    ] as [([File], String?)])
  func type(files: [File], value: String?) throws {
    let host = NativeFacts(files.map { facts($0.path, $0.source) })
    let platform = try #require(host[.mPaaS].values.first { !$0.registrations.isEmpty })
    #expect(platform.registrations.map(\.type.value) == [value])
    #expect(platform.isComplete == (value != nil))
  }

  @Test func aResolvedConstantNamesItsString() throws {
    let use = MarkedSource("- (void)a { [s registerComponentWithName:⟦kType⟧ clsName:@\"V\"]; }")
    let definition = MarkedSource("NSString *const kType = @\"⟦custom_map⟧\";")
    let host = NativeFacts([use.facts("a.m"), definition.facts("b.m")])
    let registration = try #require(host[.mPaaS][.ios]?.registrations.first)
    #expect(registration.type.place == Place(path: "a.m", range: use.ranges[0]))
    #expect(registration.type.origin == Place(path: "b.m", range: definition.ranges[0]))
  }

  @Test(arguments: [
    ("a.m", "NSStringFromClass([MapView class])", "MapView"),
    ("a.m", "NSStringFromClass(MapView.class)", "MapView"),
    ("a.m", "@\"MapView\"", "MapView"),
  ])
  func classReference(path: String, expression: String, name: String) throws {
    let host = NativeFacts([
      facts(path, "- (void)a { [s registerComponentWithName:@\"t\" clsName:\(expression)]; }"),
      facts("b.m", "@interface MapView : NBComponent\n@end\n@implementation MapView\n@end"),
    ])
    #expect(host.contracts(of: .mPaaS).first?.registrations[0].className.value == name)
    #expect(host.contracts(of: .mPaaS).first?.classIndex == 0)
  }

  @Test(arguments: [
    ("A.java", "MapView.class.getName()"), ("A.kt", "MapView::class.java.name"),
    ("A.kt", "MapView::class.qualifiedName!!"),
    ("A.java", "\"b.MapView\""),
  ])
  func jvmClassReference(path: String, expression: String) throws {
    let host = NativeFacts([
      facts(
        path,
        "package a\nimport b.MapView\nclass A { void a() { MPEmbedViewHelper.registerEmbedView(\(expression), \"t\"); } }"
          .replacingFun(path)),
      facts("B.java", "package b; public class MapView extends MPBaseEmbedView { }"),
    ])
    #expect(host.contracts(of: .mPaaS).first?.registrations[0].className.value == "b.MapView")
    #expect(host.contracts(of: .mPaaS).first?.classIndex != nil)
  }
}

extension String {
  /// The Kotlin spelling of a Java method without arguments.
  fileprivate func replacingFun(_ path: String) -> String {
    guard path.hasSuffix(".kt"), let range = firstRange(of: "void a()") else {
      return path.hasSuffix(".java") ? split(separator: "\n").joined(separator: ";\n") : self
    }
    return self[..<range.lowerBound] + "fun a()" + self[range.upperBound...]
  }
}
