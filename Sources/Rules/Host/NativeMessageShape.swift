import Containers
import Diagnostics
import Linting
import MiniProgram
import Script

/// A message to a native view that does not say what it is.
package var nativeMessageShape: Rule {
  Rule(
    id: "native-message-shape",
    summary: .init(
      en: "a message to a native view without actionType",
      zh: "发送给原生视图的消息没有 actionType"),
    category: .host,
    severity: .warning,
    rationale: .init(
      en:
        """
        postMessage of a view's context takes an object with actionType and data. Native code compares the \
        name under actionType: without it, a message has no name, and no view recognises it.
        """,
      zh: "视图上下文的 postMessage 接受包含 actionType 和 data 的对象。actionType 的值是原生代码比较的名称：没有它，消息到达时没有名称，任何视图都无法识别。"),
    sources: [
      .init(
        en: "the Android page \"Send custom message to custom View\"",
        zh: "Android 页面“Send custom message to custom View”")
    ],
    examples: [
      .wrong(
        [
          "pages/a/a.js": """
          Page({ onReady() {
            this.map = my.createMpaasCustomComponentContext('map');
            this.map.postMessage(⟦{ type: 'reset' }⟧);
            this.map.postMessage(⟦'reset'⟧);
          } })
          """,
          "pages/a/a.axml": #"<mpaas-component id="map" type="my_map"/>"#,
          "ios/AppDelegate.m": """
          void a(PSDService *s) { [s registerComponentWithName:@"my_map" clsName:@"MapView"]; }
          """,
        ], message: "this message has no actionType", "this message has no actionType"),
      .right([
        "pages/a/a.js": """
        Page({ onReady() {
          this.map = my.createMpaasCustomComponentContext('map');
          this.map.postMessage({ actionType: 'reset', data: {} });
        } })
        """,
        "pages/a/a.axml": #"<mpaas-component id="map" type="my_map" style="{{ width: 200, height: 200 }}"/>"#,
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
        - (void)componentReceiveMessage:(NSString *)message data:(NSDictionary *)data callback:(NBComponentCallback)callback {
          if ([message isEqualToString:@"reset"]) { callback(@{}); }
        }
        @end
        """,
        "ios/AppDelegate.m": """
        @implementation AppDelegate
        - (void)application:(UIApplication *)app beforeDidFinishLaunchingWithOptions:(NSDictionary *)options {
          [[PSDService sharedInstance] registerComponentWithName:@"my_map" clsName:@"MapView"];
        }
        @end
        """,
      ]),
    ],
    checks: [.host(checkNativeMessageShape)])
}

private func checkNativeMessageShape(_ context: HostContext) {
  for file in context.projects.lazy.flatMap(\.files) {
    guard let script = file.unit.script, let path = file.unit.scriptPath else { continue }
    for message in script.messages {
      guard let argument = message.wrongArgument, let call = message.context,
        script.contextCalls[call].method.value == NativeContextCall.componentFunction
      else { continue }
      context.report(Place(path: path, range: argument), nativeMessageWithoutAction)
    }
  }
}

private let nativeMessageWithoutAction = Message(
  en: "this message has no actionType", zh: "此消息没有 actionType",
  help: .init(
    en: "write { actionType: 'name', data: {...} }, with a name that the view compares",
    zh: "写成 { actionType: 'name', data: {...} }，其中 name 换成视图所比较的名称"))
