import Diagnostics
import Containers
import NativeSource
import Linting
import Markup
import MiniProgram
import Script

/// A parameter that a page passes and native code never reads.
package var unreadNativeParam: Rule {
  Rule(
    id: "unread-native-param",
    summary: .init(
      en: "a parameter that no host reads",
      zh: "宿主应用从不读取该参数"),
    category: .host,
    severity: .warning,
    rationale: .init(
      en:
        """
        The value has no effect: the parameter is misspelled, or was removed from native code. Not \
        reported when one platform reads the parameter, or when not all parameters of the type are known \
        on a platform.
        """,
      zh: "该值不起作用：参数拼写错误，或已从原生代码中删除。只要有一个平台读取该参数，或该类型的参数在某个平台上没有全部得知，就不报告。"),
    examples: [
      .wrong(
        [
          "pages/a/a.axml": #"<mpaas-component id="a" type="my_map" zoom="5" ⟦colour⟧="red" color="red"/>"#,
          "ios/MapView.m": """
          @interface MapView : NBComponent
          @end
          @implementation MapView
          - (void)componentDataDidChangeWithData:(NSDictionary *)data { _zoom = data[@"zoom"]; }
          @end
          void a(PSDService *s) { [s registerComponentWithName:@"my_map" clsName:@"MapView"]; }
          """,
          "android/MapView.java": """
          package a;
          class MapView extends MPBaseEmbedView {
            void register() { MPEmbedViewHelper.registerEmbedView("a.MapView", "my_map"); }
            public View getView(int width, int height, String viewId, String type, Map<String, String> params) { return map; }
            public void onReceivedRender(JSONObject data, H5BridgeContext context) { color = data.getString("color"); }
          }
          """,
        ], message: #"neither iOS nor Android reads "colour""#),
      .right([
        "pages/a/a.axml": """
        <mpaas-component id="a" type="my_map" style="{{ width: 200, height: 200 }}" zoom="5" color="red"/>
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
        - (void)componentDataDidChangeWithData:(NSDictionary *)data { _zoom = data[@"zoom"]; }
        @end
        """,
        "ios/AppDelegate.m": """
        @implementation AppDelegate
        - (void)application:(UIApplication *)app beforeDidFinishLaunchingWithOptions:(NSDictionary *)options {
          [[PSDService sharedInstance] registerComponentWithName:@"my_map" clsName:@"MapView"];
        }
        @end
        """,
        "android/MapView.java": """
        package a;
        class MapView extends MPBaseEmbedView {
          void register() { MPEmbedViewHelper.registerEmbedView("a.MapView", "my_map"); }
          public View getView(int width, int height, String viewId, String type, Map<String, String> params) { return map; }
          public void onReceivedRender(JSONObject data, H5BridgeContext context) { color = data.getString("color"); }
        }
        """,
      ]),
    ],
    checks: [.host(checkUnreadNativeParam)])
}

private func checkUnreadNativeParam(_ context: HostContext) {
  let platforms = NativePlatform.allCases.filter { context.facts[.mPaaS][$0]?.isKnown == true }
  let tags = NativeTags(of: context.projects)
  let contracts = Dictionary(grouping: context.facts.contracts(of: .mPaaS), by: \.type)
  var questions = PlatformQuestions(context)
  for (type, contracts) in contracts.sorted(by: { $0.key < $1.key })
  where context.splitTypes.others[type] == nil && context.decides(type) {
    guard let tags = tags.byType[type],
      contracts.allSatisfy({ $0.interface.parameters.isComplete }),
      !contracts.contains(where: { context.misspellsReader($0) })
    else { continue }
    let read = Set(contracts.flatMap(\.interface.parameters.items).compactMap(\.value))
    // `line-width` may reach the view as `lineWidth`.
    let folded = Set(read.map(\.camelCased))
    lazy var names = read.sorted()
    for tag in tags {
      for binding in tag.view.parameters
      where isOwnParameter(binding.name) && !passesFunction(binding, tag) {
        if folded.contains(binding.name.camelCased) { continue }
        // It may be meant for the platform that is not at hand.
        if platforms.count == 1, questions.asked(by: tag) { break }
        let place = tag.place(binding.nameRange)
        let near = context.nearestName(to: binding.name, in: names, for: place.path)
        context.report(
          place, unreadParameter(binding.name, platforms, near: near, names),
          related: contracts.prefix(10).map {
            RelatedPlace(en: "this view does not read it", zh: "此视图不读取该参数", at: $0.viewPlace(context.facts))
          })
      }
    }
  }
}

extension PlatformQuestions {
  /// Whether the page of a tag finds out on which platform it runs.
  fileprivate mutating func asked(by tag: NativeTags.Tag) -> Bool {
    if ask(tag.unit.path) { return true }
    guard let script = tag.unit.scriptPath else { return false }
    return ask(script)
  }
}

extension HostContext {
  /// Whether the class of a view has a method that is given parameters under a name that the container does not call: this is
  /// reported there.
  fileprivate func misspellsReader(_ contract: NativeViewContract) -> Bool {
    guard let index = contract.classIndex, let platform = facts[.mPaaS][contract.platform] else {
      return false
    }
    let container = Container.mPaaS(on: contract.platform)
    return platform.misspellings(of: index, in: container, inherited: true)
      .contains { container.method($0.intended)?.body.keyed != nil }
  }
}

/// Whether no other rule has something to say about the name.
private func isOwnParameter(_ name: String) -> Bool {
  if isContainerParameter(name) || BuildMark.isMark(name) { return false }
  if NativeViewFacts.fields.contains(where: { $0.fieldName == name.lowercased() }) { return false }
  if ["on", "bind", "catch", "capture"].contains(where: name.hasPrefix) { return false }
  return name.utf8.allSatisfy { byte in
    (byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 10 || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
  }
}

/// Whether the value is a function, which is another mistake.
private func passesFunction(_ binding: NativeView.Binding, _ tag: NativeTags.Tag) -> Bool {
  guard let value = binding.value else { return false }
  if value.contains("=>") || value.contains("function") { return true }
  guard let name = binding.mustacheName, let script = tag.unit.script else { return false }
  return script.defines(handler: name) || script.dataField(named: name)?.kind == .function
}

private func unreadParameter(
  _ name: String, _ platforms: [NativePlatform], near: String?, _ read: [String]
) -> Message {
  let only = platforms.count == 1 ? platforms[0].shown : nil
  return Message(
    en: only.map { "\($0) does not read \"\(name)\"" } ?? "neither iOS nor Android reads \"\(name)\"",
    zh: only.map { "\($0) 不读取“\(name)”" } ?? "iOS 和 Android 都不读取“\(name)”",
    help: didYouMean(near)
      ?? (read.isEmpty
        ? LocalizedText(en: "the view reads no parameter", zh: "该视图不读取任何参数：删除该属性")
        : LocalizedText(
          en: "the view reads \(quotedList(read).english)",
          zh: "改为该视图读取的参数：\(quotedList(read).chinese)，或删除该属性")))
}
