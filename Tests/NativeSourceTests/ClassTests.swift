import Diagnostics
import Testing

@testable import Containers
@testable import NativeSource

@Suite struct ClassTests {
  @Test(arguments: [
    ("a.h", "@interface ⟦MapView⟧ : ⟦NBComponent⟧ <P>\n@end", "MapView", "NBComponent"),
    ("a.h", "@\ninterface ⟦MapView⟧ : ⟦NBComponent⟧\n@\nend", "MapView", "NBComponent"),
    (
      "a.h", "NS_ASSUME_NONNULL_BEGIN\n@class NBComponent;\n@interface ⟦Box⟧<T> : ⟦NSObject⟧<P>\n@end", "Box",
      "NSObject"
    ),
    (
      "A.java", "package a; public final class ⟦MapView⟧ extends ⟦MPBaseEmbedView⟧ implements P { }",
      "MapView", "MPBaseEmbedView"
    ),
    ("A.java", "class ⟦MapView⟧<T extends View> extends ⟦a.b.Base⟧<T> { }", "MapView", "a.b.Base"),
    ("A.kt", "class ⟦MapView⟧ : P, ⟦MPBaseEmbedView⟧() {\n}", "MapView", "MPBaseEmbedView"),
    (
      "A.kt", "open class ⟦MapView⟧(a: Int) : ⟦MPBaseEmbedView⟧(a), P\nfun f() {}", "MapView",
      "MPBaseEmbedView"
    ),
  ])
  func declaration(path: String, marked: String, name: String, superclass: String) throws {
    let marked = MarkedSource(marked)
    let part = try #require(marked.facts(path).classes.first)
    #expect(part.name == name)
    #expect(part.nameRange == marked.ranges[0])
    #expect(part.superclass == superclass)
    #expect(part.superclassRange == marked.ranges[1])
  }

  @Test func methodsOfAnImplementation() throws {
    let marked = MarkedSource(
      """
      @implementation MapView
      - (id)⟦initWithConfig⟧:(NSDictionary *)config messageDelegate:(id<NBComponentMessageDelegate>)d {
        self = [super initWithConfig:config messageDelegate:d];
        return self;
      }
      - (UIView *)⟦contentView⟧ { return _view; }
      + (void)⟦load⟧ { [self setUp]; }
      @end
      """)
    let part = try #require(marked.facts("a.m").classes.first)
    #expect(part.methods.map(\.selector) == ["initWithConfig:messageDelegate:", "contentView", "load"])
    #expect(part.methods.map(\.nameRange) == marked.ranges)
    #expect(part.methods.map(\.isStatic) == [false, false, true])
    #expect(part.methods[0].parameters == ["config", "d"])
    #expect(part.methods[0].superCalls == ["initWithConfig:messageDelegate:"])
    #expect(part.methods[1].returns.map(\.kind) == [.other])
  }

  /// Both branches of `#if` are read, also where they share one closing brace.
  @Test func branchesThatShareABody() throws {
    let part = try #require(
      facts(
        "a.m",
        """
        @implementation A
        #if NEW
        - (void)a {
        #else
        - (void)b {
        #endif
          [self c];
        }
        - (void)d { }
        @end
        """
      ).classes.first)
    #expect(part.methods.map(\.selector) == ["a", "b", "d"])
  }

  @Test func aMethodThatIsNeverClosedDoesNotSwallowTheNext() throws {
    let part = try #require(
      facts("a.m", "@implementation A\n- (void)a {\n  if (x) {\n}\n- (void)b {\n}\n@end").classes.first)
    #expect(part.methods.map(\.selector) == ["a", "b"])
  }
}
