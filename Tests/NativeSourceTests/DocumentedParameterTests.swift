import Diagnostics
import Testing

@testable import Containers
@testable import NativeSource

/// Parameters that the comment before a class documents.
@Suite struct DocumentedParameterTests {
  @Test(arguments: [
    ("a.h", "/** @param ⟦zoom⟧ a\n * @param\t⟦line-width⟧ */\n@interface V : NBComponent\n@end"),
    ("a.h", "/// \\param ⟦zoom⟧ a\nNS_ASSUME_NONNULL_BEGIN\n@interface V : NBComponent\n@end"),
    ("a.h", "/// @param other a\n@class W;\n@interface V : NBComponent\n@end"),
    ("a.m", "/// @param other a\n- (void)a:(int)other { }\n@implementation V\n@end"),
    ("a.swift", "/// - Parameter ⟦zoom⟧: a\n@objc(V)\npublic final class V: NBComponent { }"),
    (
      "V.java",
      "/** @param ⟦zoom⟧ a @param <T> b */ @Keep(\"x\") public class V<T> extends MPBaseEmbedView { }"
    ),
    ("V.java", "/** @param other a */ import a.B; /** @parameter zoom */ class V { }"),
    ("V.kt", "/** @param ⟦zoom⟧ a\n * @param id b */\nclass V(val id: String) : MPBaseEmbedView()"),
    ("V.kt", "/** @param other a */\nclass A : B()\n\nclass V : MPBaseEmbedView()"),
  ])
  func reads(path: String, marked: String) {
    let marked = MarkedSource(marked)
    let part = marked.facts(path).classes.last
    #expect(part?.name == "V")
    #expect(part?.documentedParameters.map(\.range) == marked.ranges)
  }

  @Test func whatTheContainerSuppliesIsNoParameter() throws {
    let source = """
      @interface V : NBComponent
      @end
      @implementation V
      - (void)componentDataDidChangeWithData:(NSDictionary *)data {
        a = data[@"id"]; b = data[@"element"]; c = data[@"NBSize"]; d = data[@"nbSize"];
      }
      @end
      """
    let platform = try #require(NativeFacts([facts("a.m", source)])[.mPaaS][.ios])
    #expect(platform.interfaces[0]?.parameters.items.map(\.value) == ["nbSize"])
  }
}
