/// Native sources that several examples share: complete, so that no rule finds anything in them.
enum ExampleSources {
  /// The launch of an iOS application that registers the class `MapView` as the type `my_map`.
  static let registration = """
    @implementation AppDelegate
    - (void)application:(UIApplication *)app beforeDidFinishLaunchingWithOptions:(NSDictionary *)options {
      [[PSDService sharedInstance] registerComponentWithName:@"my_map" clsName:@"MapView"];
    }
    @end
    """

  /// The iOS class `MapView`, with further methods.
  static func mapView(_ methods: String...) -> String {
    let own = """
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
      """
    return ([own] + methods + ["@end"]).joined(separator: "\n")
  }

  /// Methods of an iOS class that send events.
  static func sending(_ events: [String]) -> String {
    let sends = events.map { "  [self emit:@\"\($0)\"];" }.joined(separator: "\n")
    return """
      - (void)emit:(NSString *)name {
        [self.nbComponentMessageDelegate sendCustomEventMessage:@"nbcomponent.mpaasComponent.customEvent"
                                                      component:self
                                                           data:@{@"element": self.componentId, @"eventName": name}
                                                       callback:nil];
      }
      - (void)changed {
      \(sends)
      }
      """
  }
}
