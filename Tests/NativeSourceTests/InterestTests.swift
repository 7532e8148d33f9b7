import Diagnostics
import Testing

@testable import NativeSource

/// Facts that are kept only where an interest names them.
@Suite struct InterestTests {
  private static let all = FactFilter(
    calls: [
      CallPattern("EXPORT_PROPERTY(_:_:)", form: .macro),
      CallPattern("Prop(name:)", form: .annotation, isPartial: true),
    ],
    details: .all)

  private func facts(_ path: String, _ marked: MarkedSource, _ interest: FactFilter = all) -> NativeFileFacts
  {
    NativeFileFacts(reading: SourceText(path: path, marked.source), for: interest)!
  }

  /// The declaration; the names that it conforms to are marked.
  @Test(arguments: [
    ("a.h", "@interface A : B <⟦P⟧, ⟦Q⟧>\n@end"),
    ("a.h", "@interface A<T> : B<T> <⟦P⟧>\n@end"),
    ("a.h", "@interface A (C) <⟦P⟧>\n@end"),
    ("a.h", "@interface A () <⟦P⟧>\n@end"),
    ("a.h", "@protocol A <⟦P⟧>\n@end"),
    ("a.swift", "class A: ⟦B⟧, ⟦M.P⟧ & ⟦Q⟧ where T: X { }"),
    ("a.swift", "extension A: ⟦P⟧ { }"),
    ("A.java", "class A extends ⟦B⟧<T> implements ⟦P⟧, ⟦a.Q⟧ { }"),
    ("A.kt", "class A : ⟦B⟧(), ⟦P⟧ { }"),
  ])
  func conformances(path: String, declaration: String) throws {
    let marked = MarkedSource(declaration)
    let part = try #require(facts(path, marked).classes.first)
    #expect(part.conformances.map(\.range) == marked.ranges)
    #expect(facts(path, marked, FactFilter()).classes.flatMap(\.conformances).isEmpty)
  }

  @Test func protocolsHaveTheirMethods() throws {
    let marked = MarkedSource(
      "@protocol P\n- (void)⟦a⟧:(int)x;\n@optional\n- (void)⟦b⟧;\n@required\n- (void)⟦c⟧;\n@end\n@implementation V\n- (void)d { }\n@end"
    )
    let part = try #require(facts("a.h", marked).classes.first)
    #expect(part.kind == .protocol)
    #expect(part.methods.map(\.nameRange) == marked.ranges)
    #expect(part.methods.map(\.isOptional) == [false, true, false])
    #expect(facts("a.h", marked, FactFilter()).classes.map(\.name) == ["V"])
  }

  @Test func properties() throws {
    let marked = MarkedSource(
      "@interface A : B\n@property (nonatomic, getter=isOn, setter = turn:) ⟦BOOL⟧ on;\n@property (class) ⟦id<P>⟧ ⟦peer⟧;\n@end"
    )
    let properties = try #require(facts("a.h", marked).classes.first).properties
    #expect(properties.map(\.name.text) == ["on", "peer"])
    #expect(properties.map(\.type?.range) == [marked.ranges[0], marked.ranges[1]])
    #expect(properties.map(\.getter) == ["isOn", "peer"])
    #expect(properties.map(\.setter) == ["turn:", "setPeer:"])
    #expect(properties.map(\.isStatic) == [false, true])
    #expect(properties[1].name.range == marked.ranges[2])
    let swift = MarkedSource(
      "class A { var on: ⟦Bool⟧ = true\n static var names: ⟦Set<String>⟧ { [] }\n let size: ⟦Int⟧ = 1 }")
    let own = try #require(facts("a.swift", swift).classes.first).properties
    #expect(own.map(\.type?.range) == swift.ranges)
    #expect(own.map(\.name.text) == ["on", "names", "size"])
  }

  /// The name of a block is inside of its type. Source: "Working with Blocks" of Apple's "Programming with Objective-C".
  @Test func blocks() throws {
    let marked = MarkedSource(
      """
      @interface A : B <P> {
      @private ⟦UIView *⟧⟦_view⟧; int ⟦_counts⟧[kCount]; struct { int x; } ⟦_pair⟧; id ⟦_detent⟧ API_AVAILABLE(ios(15));
        void (^⟦_onEnd⟧)(Reason *);
      }
      @property (copy) void (^_Nullable ⟦onEnd⟧)(NSDictionary *) __attribute__((unused));
      @end
      """)
    let part = try #require(facts("a.h", marked).classes.first)
    #expect(
      [part.fields[0].type?.range] + part.fields.map { $0.name.range } == Array(marked.ranges[0..<6]))
    #expect(part.properties.map(\.name.range) == [marked.ranges[6]])
  }

  /// A brace that is missing hides no class.
  @Test func instanceVariablesEndAtTheNextClass() {
    let source = MarkedSource("@implementation A { int _a;\n@implementation B { int _b; }\n@end")
    let classes = facts("a.m", source).classes
    #expect(classes.map(\.name) == ["A", "B"])
    #expect(classes.flatMap(\.fields).map(\.name.text) == ["_a", "_b"])
  }

  /// What is declared directly in the body of a class, without what a companion object has.
  @Test(arguments: [
    (
      "A.java",
      "class A { private final View ⟦view⟧ = null; Map<A, B> ⟦map⟧; int[] ⟦a⟧; void f() throws X { View v = null; } }"
    ),
    ("A.kt", "class A(val x: Int) { val ⟦view⟧ = 1\n lateinit var ⟦b⟧: B\n companion object { val c = 1 } }"),
  ])
  func fields(path: String, source: String) throws {
    let marked = MarkedSource(source)
    let part = try #require(facts(path, marked).classes.first)
    #expect(part.fields.map(\.name.range) == marked.ranges)
    #expect(facts(path, marked, FactFilter()).classes[0].fields.isEmpty)
  }

  /// Labels, types and names are marked, in this order for each parameter.
  @Test(arguments: [
    ("a.h", "@interface A : B\n- (void)⟦move⟧:(⟦int⟧)⟦x⟧ ⟦to⟧:(⟦NSArray<id> *⟧)⟦y⟧;\n@end", true),
    ("a.swift", "class A { func move(⟦by⟧ ⟦x⟧: ⟦Int⟧, ⟦to⟧ ⟦y⟧: ⟦[Int]⟧) { } }", true),
    ("A.java", "class A { void move(⟦int⟧ ⟦x⟧, ⟦List<A>⟧ ⟦y⟧) { } }", false),
    ("A.kt", "class A { fun move(⟦x⟧: ⟦Int⟧, ⟦y⟧: ⟦A?⟧) { } }", false),
    // What is before a type and after it is not a part of it: JLS 8.4.1, FormalParameter; Kotlin, functionValueParameter.
    ("A.java", "class A { void move(@Nullable final ⟦Integer⟧ ⟦x⟧, @Size(max = 2) ⟦int⟧ ⟦y⟧) { } }", false),
    ("A.kt", "class A { fun move(⟦x⟧: ⟦Int⟧ = 1, @Foo ⟦y⟧: ⟦A?⟧ = null) { } }", false),
  ])
  func signatures(path: String, declaration: String, hasLabels: Bool) throws {
    let marked = MarkedSource(declaration)
    let method = try #require(facts(path, marked).classes.first?.methods.first)
    let ranges = method.signature.flatMap { parameter in
      (hasLabels ? [parameter.label] : []) + [parameter.name.range]
        + [parameter.type?.range].compactMap { $0 }
    }
    #expect(ranges.sorted { $0.start < $1.start } == marked.ranges)
    #expect(facts(path, marked, FactFilter()).classes[0].methods[0].signature.isEmpty)
  }

  @Test func macrosAndAnnotations() throws {
    let macro = MarkedSource(
      "@implementation A\n⟦EXPORT_PROPERTY(⟦size⟧, ⟦NSArray<id> *⟧)⟧\n#define EXPORT_PROPERTY(a, b) x\n@end")
    let call = try #require(facts("a.m", macro).calls.first)
    #expect([call.range] + call.arguments.map(\.range) == macro.ranges)
    #expect(call.owner == NativeOwner(classIndex: 0, methodIndex: -1))
    let annotation = MarkedSource("class A { @⟦Prop(name = \"⟦size⟧\", x = 1)⟧ public void a(V v) { } }")
    let use = try #require(facts("A.java", annotation).calls.first)
    #expect([use.range] + use.arguments.map(\.range) == annotation.ranges)
    #expect(facts("A.java", annotation).calls.count == 1)
  }

  @Test func imports() {
    let objectiveC = MarkedSource("#import <⟦a/b.h⟧>\n#include \"⟦c.h⟧\"\n@import ⟦UIKit.View⟧;\n#pragma x")
    #expect(facts("a.m", objectiveC).importedFiles.map(\.range) == objectiveC.ranges)
    #expect(facts("a.m", objectiveC, FactFilter()).importedFiles.isEmpty)
    // The kind of what is imported is not its name: "The Swift Programming Language", Import Declaration.
    let swift = MarkedSource(
      "import ⟦UIKit⟧\n@testable import ⟦A.B⟧\nimport class ⟦C.D⟧\nclass E: F { var g = 1 }")
    #expect(facts("a.swift", swift).importedFiles.map(\.range) == swift.ranges)
    #expect(facts("a.swift", swift).classes.map(\.name) == ["E"])
  }

  /// What Objective-C sees of Swift.
  @Test func exposure() throws {
    let source = MarkedSource(
      """
      @objcMembers class A: B {
        var a = 1
        private var b = 1
        @objc private(set) var c = 1
        class subscript(i: Int) -> Int { 1 }
        func d() async { }
      }
      class E: A {
        @objc(f: g:) func x(_ a: Int, _ b: Int) { }
        override func h() { }
        func i() throws { }
      }
      @objc extension E { func j() { } }
      @objc protocol P { @objc(k:) func k(_ a: Int) async throws
        func l() }
      """)
    let classes = facts("a.swift", source).classes
    #expect(classes.map(\.name) == ["A", "E", "E", "P"])
    #expect(classes.map(\.exposesMembers) == [true, false, true, true])
    #expect(classes[0].properties.map(\.isExposed) == [true, false, true])
    #expect(classes[0].properties.map(\.isPrivate) == [false, true, false])
    let methods = classes.flatMap(\.methods)
    #expect(methods.map(\.selector) == ["d", "f:g:", "h", "i", "j", "k:", "l"])
    #expect(methods.map(\.isExposed) == [true, true, true, false, true, true, true])
    #expect(methods.map(\.hasEffects) == [true, false, false, true, false, true, false])
  }

  /// Nor does what is in it end the class around it. Source: C11, 6.10.3, Macro replacement.
  @Test func aMacroDeclaresNothing() {
    let source = MarkedSource(
      "@implementation A\n#define VIEW(name) @interface name : B @end\n- (void)a { }\n@end")
    #expect(facts("a.m", source).classes.map(\.name) == ["A"])
    #expect(facts("a.m", source).classes[0].methods.map(\.selector) == ["a"])
  }

  @Test func membersThatMayBeHidden() {
    let marked = MarkedSource(
      "@implementation A\n⟦ACME_EXIT⟧\n- (void)a { f(); }\n⟦ACME⟧(x);\n⟦ACME⟧(x)\n@end\nvoid f(void) { }")
    #expect(facts("a.m", marked).gaps.map(\.range) == marked.ranges)
  }
}
