import Diagnostics
import Containers
import NativeSource
import Linting

/// A registration with class and type exchanged.
package var swappedRegistration: Rule {
  Rule(
    id: "swapped-registration",
    summary: .init(
      en: "a registration with its class and type swapped",
      zh: "注册时类与类型写反"),
    category: .host,
    severity: .error,
    rationale: .init(
      en:
        """
        iOS takes the type first and then the class, Android the class first and then the type. If they \
        are swapped, the type is not registered, and the class does not exist.
        """,
      zh: "iOS 先写类型后写类，Android 先写类后写类型。写反后，该类型没有注册，而要找的类也不存在。"),
    examples: [
      .wrong(
        [
          "ios/a.m": """
          void a(PSDService *s) { [s registerComponentWithName:@"⟦MapView⟧" clsName:@"my_map"]; }
          @interface MapView : NBComponent
          @end
          @implementation MapView
          @end
          """
        ], message: #""MapView" is the class, not the type"#),
      .right([
        "ios/AppDelegate.m": """
        @implementation AppDelegate
        - (void)application:(UIApplication *)app beforeDidFinishLaunchingWithOptions:(NSDictionary *)options {
          [[PSDService sharedInstance] registerComponentWithName:@"my_map" clsName:@"MapView"];
        }
        @end
        """,
        "ios/MapView.m": """
        @interface MapView : NBComponent
        @property (nonatomic, strong) UIView *map;
        @end
        @implementation MapView
        - (id)initWithConfig:(NSDictionary *)config messageDelegate:(id<NBComponentMessageDelegate>)delegate {
          if (self = [super initWithConfig:config messageDelegate:delegate]) {
            _map = [[UIView alloc] initWithFrame:CGRectZero];
          }
          return self;
        }
        - (UIView *)contentView { return _map; }
        @end
        """,
      ]),
    ],
    checks: [.host(checkSwappedRegistration)])
}

private func checkSwappedRegistration(_ context: HostContext) {
  for platform in context.facts[.mPaaS].values {
    for registration in platform.sourceRegistrations where registration.isSwapped {
      let (type, name) = (registration.type, registration.className)
      let isTypeFirst = type.place.range.start < name.place.range.start
      let (first, second) = isTypeFirst ? (type, name) : (name, type)
      context.report(
        first.place, exchangedName(first.value ?? "", isType: isTypeFirst),
        related: [
          RelatedPlace(
            isTypeFirst
              ? LocalizedText(en: "the type", zh: "类型在这里") : LocalizedText(en: "the class", zh: "类在这里"),
            at: second.place)
        ])
    }
  }
}

private func exchangedName(_ name: String, isType: Bool) -> Message {
  isType
    ? Message(
      en: "\"\(name)\" is the class, not the type", zh: "“\(name)”是类，不是类型",
      help: .init(en: "swap the two: here the type comes first", zh: "交换两者：这里先写类型"))
    : Message(
      en: "\"\(name)\" is the type, not the class", zh: "“\(name)”是类型，不是类",
      help: .init(en: "swap the two: here the class comes first", zh: "交换两者：这里先写类"))
}
