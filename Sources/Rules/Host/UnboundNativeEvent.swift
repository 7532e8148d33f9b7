import Diagnostics
import Containers
import NativeSource
import Linting
import MiniProgram

/// An event that native code sends and no page wants.
package var unboundNativeEvent: Rule {
  Rule(
    id: "unbound-native-event",
    summary: .init(
      en: "a native event that no page binds",
      zh: "原生代码发送了事件，但没有页面绑定"),
    category: .host,
    severity: .warning,
    rationale: .init(
      en:
        """
        The view's event reaches no page: the tag lacks the attribute, or the event was renamed on one \
        side only.
        """,
      zh: "视图发送的事件到不了任何页面：标签缺少该属性，或事件只在一侧改了名。"),
    examples: [
      .wrong(
        [
          "ios/MapView.m": """
          @interface MapView : NBComponent
          @end
          @implementation MapView
          - (void)emit:(NSString *)name {
            [self.nbComponentMessageDelegate sendCustomEventMessage:@"nbcomponent.mpaasComponent.customEvent"
                                                          component:self
                                                               data:@{@"element": self.componentId, @"eventName": name}
                                                           callback:nil];
          }
          - (void)changed {
            [self emit:@"onMove"];
            [self emit:@"⟦onZoom⟧"];
          }
          @end
          void a(PSDService *s) { [s registerComponentWithName:@"my_map" clsName:@"MapView"]; }
          """,
          "pages/a/a.axml": """
          <mpaas-component id="a" type="my_map" onMove="go"/><mpaas-component id="b" type="my_chart" onZoom="go"/>
          """,
        ], message: #"no tag of type "my_map" binds "onZoom""#),
      .right([
        "pages/a/a.axml": """
        <mpaas-component id="a" type="my_map" style="{{ width: 200, height: 200 }}" onMove="go" onZoom="zoom"/>
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
        - (void)emit:(NSString *)name {
          [self.nbComponentMessageDelegate sendCustomEventMessage:@"nbcomponent.mpaasComponent.customEvent"
                                                        component:self
                                                             data:@{@"element": self.componentId, @"eventName": name}
                                                         callback:nil];
        }
        - (void)changed {
          [self emit:@"onMove"];
          [self emit:@"onZoom"];
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
    checks: [.host(checkUnboundNativeEvent)])
}

private func checkUnboundNativeEvent(_ context: HostContext) {
  let events = context.nativeEvents
  if events.tags.all.isEmpty { return }
  var reported: Set<Place> = []
  // An event that both platforms send is one that no tag binds.
  var names: Set<[String]> = []
  for side in NativePlatform.allCases {
    guard let platform = context.facts[.mPaaS][side] else { continue }
    let typesByClass = platform.typesByClass
    var bound: [[String]: BoundEvents] = [:]
    for sending in context.sendings[side] {
      guard let text = sending.event.name, let name = text.value, isEventName(name), !isBubblingEvent(name),
        !events.isNearMiss(sent: text)
      else { continue }
      let own = Set(sending.classes.flatMap { typesByClass[$0] ?? [] }).sorted()
      let types = platform.isComplete ? own : []
      let known = bound[types] ?? BoundEvents(types, events.tags)
      bound[types] = known
      guard !known.tags.isEmpty, context.show(own, of: platform, events.tags, text.stringPlace.path),
        !known.binds(name), reported.insert(text.stringPlace).inserted,
        side == .ios || !names.contains([name] + types)
      else { continue }
      names.insert([name] + types)
      context.report(
        text.stringPlace,
        unboundEvent(
          name, types, context.nearestName(to: name, in: known.names, for: text.stringPlace.path)),
        related: known.tags.prefix(10).map {
          RelatedPlace(en: "this tag does not bind it", zh: "此标签没有绑定该事件", at: $0.typePlace)
        })
    }
  }
}

extension NativeTags.Tag {
  /// Whether the value is a method of the page.
  fileprivate func defines(_ binding: NativeView.Binding) -> Bool {
    binding.value.flatMap { unit.script?.defines(handler: $0) } ?? false
  }
}

/// What is bound by the tags that may show a view.
private struct BoundEvents {
  /// The tags with one of the view's types.
  var tags: [NativeTags.Tag]
  var names: Set<String> = []
  /// The letters of attributes that are meant to bind and do not: `move` of `bindmove` and `onmove`.
  private var misnamed: Set<String> = []

  /// Collects what tags of `types` bind; without types, what all tags bind.
  init(_ types: [String], _ tags: NativeTags) {
    self.tags = types.isEmpty ? tags.all : types.flatMap { tags.byType[$0] ?? [] }
    for tag in self.tags + tags.untyped {
      names.formUnion(tag.view.events.map(\.name))
      for parameter in tag.view.parameters {
        let letters = letters(parameter.name[...])
        for prefix in ["on", "bind", "catch", "captureon", "capturebind", "capturecatch", "von"]
        where letters.hasPrefix(prefix) {
          misnamed.insert(String(letters.dropFirst(prefix.count)))
        }
        if parameter.name.hasPrefix("@") || parameter.namesMethod && tag.defines(parameter) {
          misnamed.insert(letters)
        }
      }
    }
  }

  func binds(_ event: String) -> Bool {
    names.contains(event) || misnamed.contains(letters(event.dropFirst(2)))
  }
}

private func letters(_ name: Substring) -> String { name.lowercased().filter(\.isLetter) }

private func unboundEvent(_ name: String, _ types: [String], _ near: String?) -> Message {
  let types = types.prefix(3)
  let views =
    types.isEmpty
    ? LocalizedText(en: "a native view", zh: "")
    : LocalizedText(
      en: "type " + types.map { "\"\($0)\"" }.joined(separator: " or "),
      zh: "（类型" + types.map { "“\($0)”" }.joined(separator: "或") + "）")
  return Message(
    en: "no tag of \(views.english) binds \"\(name)\"", zh: "没有标签绑定“\(name)”\(views.chinese)",
    help: didYouMean(near)
      ?? LocalizedText(
        en: "bind it with \(name)=\"method\", or do not send it",
        zh: "用 \(name)=\"method\" 绑定，或不再发送该事件"))
}
