import Diagnostics
import Containers
import NativeSource
import Linting
import MiniProgram
import Script

/// A message that a page posts and no view knows.
package var unhandledNativeMessage: Rule {
  Rule(
    id: "unhandled-native-message",
    summary: .init(
      en: "a message that the native view does not handle",
      zh: "原生视图没有处理页面发送的消息"),
    category: .host,
    severity: .warning,
    rationale: .init(
      en:
        """
        The view distinguishes messages by the name under actionType and drops those that it does not \
        know. Not reported when the class passes the name on to code that may handle it.
        """,
      zh: "视图根据 actionType 中的名称区分消息，丢弃不识别的消息。只要类把该名称转交给可能识别的代码，就不报告。"),
    examples: [
      .wrong(
        [
          "ios/MapView.m": """
          @interface MapView : NBComponent
          @end
          @implementation MapView
          - (void)componentReceiveMessage:(NSString *)message data:(NSDictionary *)data callback:(NBComponentCallback)callback {
            if ([message isEqualToString:@"setColor"]) { callback(@{}); }
          }
          @end
          void a(PSDService *s) { [s registerComponentWithName:@"my_map" clsName:@"MapView"]; }
          """,
          "pages/a/a.axml": #"<mpaas-component id="map" type="my_map"/>"#,
          "pages/a/a.js": """
          Page({ onReady() {
            this.map = my.createMpaasCustomComponentContext('map');
            this.map.postMessage({ actionType: 'setColor', data: {} });
            this.map.postMessage({ actionType: '⟦setColour⟧', data: {} });
          } })
          """,
        ], message: #"no view of type "my_map" handles the message "setColour""#),
      .right([
        "pages/a/a.axml": #"<mpaas-component id="map" type="my_map" style="{{ width: 200, height: 200 }}"/>"#,
        "pages/a/a.js": """
        Page({ onReady() {
          this.map = my.createMpaasCustomComponentContext('map');
          this.map.postMessage({ actionType: 'setColor', data: {} });
        } })
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
        - (void)componentReceiveMessage:(NSString *)message data:(NSDictionary *)data callback:(NBComponentCallback)callback {
          if ([message isEqualToString:@"setColor"]) { callback(@{}); }
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
    checks: [.host(checkUnhandledNativeMessage)])
}

private func checkUnhandledNativeMessage(_ context: HostContext) {
  let contracts = Dictionary(grouping: context.facts.contracts(of: .mPaaS), by: \.type)
    .filter { context.splitTypes.others[$0.key] == nil && context.decides($0.key) }
  var posts = PostedMessages()
  for project in context.projects {
    var texts = GivenTexts(project)
    for (index, file) in project.files.enumerated() {
      guard let script = file.unit.script, !script.messages.isEmpty, let path = file.unit.scriptPath
      else { continue }
      let types = typesByID(file: index, project)
      var receivers: [String: Receivers?] = [:]
      for message in script.messages {
        guard let call = message.context, let given = script.contextCalls[call].givenID,
          let id = texts.text(given, in: path), let types = types[id]
        else { continue }
        let known = receivers[id] ?? Receivers(types, contracts)
        receivers[id] = known
        guard let known, !known.contracts.contains(where: { context.misspellsReceiver($0) }) else { continue }
        for action in message.actionTypes {
          guard let name = texts.text(action, in: path) else { continue }
          let place = Place(path: path, range: action.range)
          if known.messages.contains(name) {
            posts.add(name, at: place, to: known)
            continue
          }
          let near = context.nearestName(to: name, in: known.names, for: path)
          context.report(
            place, unhandledMessage(name, known.contracts[0].type, near: near, known.names),
            related: known.contracts.prefix(10).map {
              RelatedPlace(en: "not compared here", zh: "此处没有比较该消息", at: receiver(of: $0, context.facts))
            })
        }
      }
    }
  }
  let near = reportNearNames(of: posts, context)
  reportMessagesOfOnePlatform(posts, without: near, context)
}

/// Reports the messages that one platform compares under a name that no page posts, and that is near one that pages post and
/// the other platform knows. Returns these, by type.
private func reportNearNames(of posts: PostedMessages, _ context: HostContext) -> [String: Set<String>] {
  var reported: Set<Place> = []
  var found: [String: Set<String>] = [:]
  for (type, contracts) in posts.receivers where contracts.count == NativePlatform.allCases.count {
    let known = contracts.map { Set($0.interface.messages.items.compactMap(\.value)) }
    let posted = posts.names[type] ?? [:]
    for (own, other) in [(0, 1), (1, 0)] {
      let missed = posted.keys.filter { !known[own].contains($0) && known[other].contains($0) }
      if missed.isEmpty { continue }
      for text in contracts[own].interface.messages.items {
        guard let name = text.value, posted[name] == nil, !known[other].contains(name),
          reported.insert(text.stringPlace).inserted,
          let near = context.nearestName(to: name, in: missed, for: text.stringPlace.path)
        else { continue }
        context.report(
          text.stringPlace, otherName(name, near, contracts[other].platform),
          related: posted[near]?.prefix(1).map { RelatedPlace(en: "posted here", zh: "在这里发送", at: $0) } ?? [])
        found[type, default: []].insert(near)
      }
    }
  }
  return found
}

/// Reports the messages that the class of one platform knows and that of the other does not.
private func reportMessagesOfOnePlatform(
  _ posts: PostedMessages, without reported: [String: Set<String>], _ context: HostContext
) {
  var questions = PlatformQuestions(context)
  for (type, contracts) in posts.receivers where contracts.count == NativePlatform.allCases.count {
    for (name, places) in posts.names[type] ?? [:] where reported[type]?.contains(name) != true {
      guard let other = contracts.first(where: { !$0.interface.messages.items.contains { $0.value == name } })
      else { continue }
      for place in places where !questions.ask(place.path) {
        context.report(
          place, unknownOnPlatform(name, other.platform),
          related: [
            RelatedPlace(en: "not compared here", zh: "此处没有比较该消息", at: receiver(of: other, context.facts))
          ])
      }
    }
  }
}

extension HostContext {
  /// Whether the class of a view has the method that receives messages under a name that the container does not call: this is
  /// reported there.
  fileprivate func misspellsReceiver(_ contract: NativeViewContract) -> Bool {
    guard let index = contract.classIndex, let platform = facts[.mPaaS][contract.platform] else {
      return false
    }
    let name = messageReceiver(contract.platform)
    return platform.misspellings(of: index, in: .mPaaS(on: contract.platform), inherited: true)
      .contains { $0.intended == name }
  }
}

/// The messages that pages post to views of one type, and that one of the platforms knows.
private struct PostedMessages {
  /// The views of each type, one on each platform.
  private(set) var receivers: [String: [NativeViewContract]] = [:]
  /// For each type, the posts of each message.
  private(set) var names: [String: [String: [Place]]] = [:]

  mutating func add(_ name: String, at place: Place, to views: Receivers) {
    let types = Set(views.contracts.map(\.type))
    guard types.count == 1, let type = types.first else { return }
    receivers[type] = views.contracts
    names[type, default: [:]][name, default: []].append(place)
  }
}

/// The views that receive the messages for one id.
private struct Receivers {
  let contracts: [NativeViewContract]
  /// The messages that one of them knows.
  let messages: Set<String>
  /// The same in order.
  let names: [String]

  /// Nil when they may know other messages.
  init?(_ types: Set<String>, _ byType: [String: [NativeViewContract]]) {
    guard types.allSatisfy({ byType[$0] != nil }) else { return nil }
    contracts = types.sorted().flatMap { byType[$0] ?? [] }
    guard contracts.allSatisfy(\.interface.messages.isComplete) else { return nil }
    messages = Set(contracts.flatMap(\.interface.messages.items).compactMap(\.value))
    names = messages.sorted()
  }
}

/// The types of the views on the page or component and in what it includes, by id. Ids with a type that is chosen at run
/// time are left out.
private func typesByID(file: Int, _ project: Project) -> [String: Set<String>] {
  var types: [String: Set<String>] = [:]
  var dynamic: Set<String> = []
  for view in project.parts(of: file).flatMap({ project.files[$0].facts.nativeViews }) {
    guard let id = view.id else { continue }
    if let type = view.type { types[id, default: []].insert(type) } else { dynamic.insert(id) }
  }
  return types.filter { !dynamic.contains($0.key) }
}

private func receiver(of contract: NativeViewContract, _ facts: NativeFacts) -> Place {
  let method = contract.viewClass(facts)?.implementation(of: messageReceiver(contract.platform))
  return method?.namePlace ?? contract.viewPlace(facts)
}

private func messageReceiver(_ platform: NativePlatform) -> String {
  Container.mPaaS(on: platform).methods.first { $0.body.compared != nil }?.selector ?? ""
}

private func otherName(_ name: String, _ posted: String, _ other: NativePlatform) -> Message {
  Message(
    en: "no page posts the message \"\(name)\"", zh: "没有页面发送消息“\(name)”",
    help: .init(
      en: "pages post \"\(posted)\", which \(other.shown) knows: compare with that",
      zh: "页面发送的是“\(posted)”，\(other.shown) 能识别：改为与该名称比较"))
}

private func unknownOnPlatform(_ name: String, _ platform: NativePlatform) -> Message {
  Message(
    en: "the view does not handle the message \"\(name)\" on \(platform.shown)",
    zh: "\(platform.shown) 上的视图没有处理消息“\(name)”",
    help: .init(
      en: "handle it on \(platform.shown), too, or post it only on the other platform",
      zh: "在 \(platform.shown) 上也处理该消息，或只在另一个平台上发送"))
}

private func unhandledMessage(
  _ name: String, _ type: String, near: String?, _ known: [String]
) -> Message {
  Message(
    en: "no view of type \"\(type)\" handles the message \"\(name)\"",
    zh: "类型为“\(type)”的视图没有处理消息“\(name)”",
    help: didYouMean(near)
      ?? (known.isEmpty
        ? LocalizedText(en: "the view knows no message", zh: "该视图不识别任何消息：删除此调用，或在视图中处理")
        : LocalizedText(
          en: "the view knows \(quotedList(known).english)", zh: "改为该视图识别的消息：\(quotedList(known).chinese)"))
  )
}
