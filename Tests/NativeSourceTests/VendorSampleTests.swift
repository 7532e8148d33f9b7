import Diagnostics
import Testing

@testable import Containers
@testable import NativeSource

/// The code of the vendor's page "Custom View", as a reader would paste it: no `@end`, no `@implementation`.
@Suite struct VendorSampleTests {
  static let view = """
    @interface CustomTestView : NBComponent

    - (id)initWithConfig:(NSDictionary *)config messageDelegate:(id<NBComponentMessageDelegate>)messageDelegate {
        self = [super initWithConfig:config messageDelegate:messageDelegate];
        if (self) {
            self.contentSpaceView = [[UIView alloc] init];
            self.contentSpaceView.backgroundColor = [UIColor orangeColor];
            self.contentSpaceView.frame = CGRectMake(0, 0, 100, 100);
            UITapGestureRecognizer *tap = [[UITapGestureRecognizer alloc] initWithTarget:self action:@selector(postMessage)];
            [self.contentSpaceView addGestureRecognizer:tap];
        }
        return self;
    }
    //Return the View created in `init`.
    - (UIView *)contentView {
        return self.contentSpaceView;
    }

    - (void)componentReceiveMessage:(NSString *)message data:(NSDictionary *)data callback:(NBComponentCallback)callback {
        if ([message isEqualToString:@"⟦setColor⟧"]) {
            callback(@{@"success":@"1"});
        }else if ([message isEqualToString:@"⟦startAnimation⟧"]) {
            ⟦[self.nbComponentMessageDelegate sendCustomEventMessage:@"⟦nbcomponent.mpaasComponent.customEvent⟧" component:self data:⟦@{@"⟦sth⟧":@"start"}⟧ callback:^(NSDictionary * _Nonnull data) {

            }]⟧;
        }
    }

    - (void)componentDataWillChangeWithData:(NSDictionary *)data {

    }

    - (void)componentDataDidChangeWithData:(NSDictionary *)data {

    }
    """

  static let send = """
    [self.nbComponentMessageDelegate sendCustomEventMessage:@"nbcomponent.mpaasComponent.customEvent" component:self data:@{
                @"element":@"⟦elementId⟧",
                @"eventName":@"⟦onXxx⟧",
                @"data":{}
            } callback:^(NSDictionary * _Nonnull data) {

            }];
    """

  static let registration = """
    - (void)application:(UIApplication *)application beforeDidFinishLaunchingWithOptions:(NSDictionary *)launchOptions {

        ⟦[[PSDService sharedInstance] registerComponentWithName:@"⟦componentName⟧" clsName:@"⟦className⟧"]⟧;

    }
    """

  /// The older edition of the page numbers the lines of its code.
  static func numbered(_ source: String) -> String {
    source.split(separator: "\n").enumerated().map { "  \($0.offset + 1). \($0.element)" }.joined(
      separator: "\n")
  }

  @Test(arguments: [VendorSampleTests.view, VendorSampleTests.view + "\n@end"])
  func pastedView(source: String) throws {
    let marked = MarkedSource(source)
    let facts = marked.facts("CustomTestView.m")
    let part = try #require(facts.classes.first)
    #expect(facts.classes.count == 1)
    #expect(part.name == "CustomTestView")
    #expect(part.superclass == "NBComponent")
    #expect(
      part.methods.map(\.selector) == [
        "initWithConfig:messageDelegate:", "contentView", "componentReceiveMessage:data:callback:",
        "componentDataWillChangeWithData:", "componentDataDidChangeWithData:",
      ])
    #expect(part.methods[0].superCalls == ["initWithConfig:messageDelegate:"])
    #expect(part.methods[1].returns.map(\.kind) == [.other])
    #expect(facts.comparisons.map(\.value.range) == [marked.ranges[0], marked.ranges[1]])
    let event = try #require(facts.events.first)
    #expect(event.range == marked.ranges[2])
    #expect(event.channel?.range == marked.ranges[3])
    #expect(event.dataRange == marked.ranges[4])
    #expect(event.entries.map(\.key.range) == [marked.ranges[5]])
    #expect(facts.gaps.isEmpty)
  }

  @Test func pastedSend() throws {
    let marked = MarkedSource(VendorSampleTests.send)
    let event = try #require(marked.facts("a.m").events.first)
    #expect(event.entries.map(\.key.value) == [.string("element"), .string("eventName"), .string("data")])
    #expect(event.entries[0].value.range == marked.ranges[0])
    #expect(event.entries[1].value.range == marked.ranges[1])
  }

  @Test func pastedRegistration() throws {
    let marked = MarkedSource(VendorSampleTests.registration)
    let platform = try #require(NativeFacts([marked.facts("a.m")])[.mPaaS][.ios])
    let registration = try #require(platform.registrations.first)
    #expect(registration.place.range == marked.ranges[0])
    #expect(registration.type.place.range == marked.ranges[1])
    #expect(registration.className.place.range == marked.ranges[2])
    #expect(registration.type.value == MPaaS.placeholderType)
    #expect(registration.className.value == MPaaS.placeholderClass)
    #expect(registration.enclosingSelector == MPaaS.launchSelector)
    #expect(registration.reachability == .reachable)
  }

  @Test func numberedLines() throws {
    let facts = MarkedSource(VendorSampleTests.numbered(VendorSampleTests.view)).facts("a.m")
    #expect(facts.classes.map(\.name) == ["CustomTestView"])
    #expect(facts.classes[0].methods.map(\.selector).contains("componentReceiveMessage:data:callback:"))
    #expect(facts.comparisons.map(\.value.value) == [.string("setColor"), .string("startAnimation")])
    let registration = MarkedSource(VendorSampleTests.numbered(VendorSampleTests.registration)).facts("a.m")
    #expect(registration.registrations.map(\.type.value) == [.string("componentName")])
  }

  @Test func androidPage() throws {
    let marked = MarkedSource(
      """
      public class ⟦MyTestEmbedView⟧ extends MPBaseEmbedView {
          @Override
          public View ⟦getView⟧(int width, int height, String viewId, String mType, Map<String, String> params) {
              // Return the true Android view.
              return mRealView;
          }
      }

      MPEmbedViewHelper.registerEmbedView("⟦com.mpaas.demo.nebula.MyTestEmbedView⟧", "⟦custom_map⟧");
      """)
    let facts = marked.facts("MyTestEmbedView.java")
    let part = try #require(facts.classes.first)
    #expect(part.nameRange == marked.ranges[0])
    #expect(part.methods.map(\.nameRange) == [marked.ranges[1]])
    #expect(part.methods[0].parameters == ["width", "height", "viewId", "mType", "params"])
    #expect(facts.registrations.map(\.className?.range) == [marked.ranges[2]])
    #expect(facts.registrations.map(\.type.range) == [marked.ranges[3]])
  }
}
