import Containers
import Diagnostics
import Linting
import NativeSource

/// A class of TCMPP or FinClip without a method that the container calls.
package var missingElementMethod: Rule {
  Rule(
    id: "missing-element-method",
    summary: .init(
      en:
        "an external-element or native-view class without a required method",
      zh: "external-element 或 native-view 类缺少容器会调用的方法"),
    category: .host,
    severity: .error,
    rationale: .init(
      en:
        """
        TCMPP creates the view of an external-element with createWithParams:context: of its class, and \
        passes calls of the page to operateWithParams:context:. FinClip creates the view of a native-view \
        with onCreateView:, updates it with onUpdateView:, and sets nativeViewId and type. A registration \
        tells the compiler none of that: the app crashes with an unrecognized selector when a page shows \
        the tag.
        """,
      zh:
        """
        TCMPP 通过类的 createWithParams:context: 创建 external-element 的视图，并通过 operateWithParams:context: 转交页面的调\
        用。FinClip 通过 onCreateView: 创建 native-view 的视图，通过 onUpdateView: 更新视图，并设置 nativeViewId 和 type。编译器无法从\
        注册得知这些要求：页面显示该标签时，应用因 unrecognized selector 而崩溃。
        """),
    examples: [
      .wrong(
        [
          "ios/MapView.m": """
          @implementation ⟦MapView⟧
          TMARegisterExternalElement(my_map);
          + (UIView *)createWithParams:(NSDictionary *)params context:(id)context { return [MapView new]; }
          @end
          @interface MapView : UIView
          @end
          @implementation ⟦ChartView⟧
          TMARegisterExternalElement(my_chart)
          @end
          @interface ChartView : UIView
          @end
          """
        ], message: #""MapView" does not implement -operateWithParams:context:"#,
        #""ChartView" does not implement +createWithParams:context: and -operateWithParams:context:"#),
      .right([
        "ios/MapView.m": """
        @interface MapView : UIView <TMAExternalElementView>
        @end
        @implementation MapView
        TMARegisterExternalElement(my_map);
        + (UIView *)createWithParams:(NSDictionary *)params context:(id<TMAExternalJSContextProtocol>)context {
          return [[MapView alloc] initWithFrame:CGRectZero];
        }
        - (void)operateWithParams:(NSDictionary *)params context:(id<TMAExternalJSContextProtocol>)context { }
        @end
        """,
        "ios/ListView.m": """
        @interface ListView : UIView <FATAppletNativeViewProtocol>
        @property (nonatomic, strong) NSNumber *nativeViewId;
        @property (nonatomic, strong) NSString *type;
        @end
        @implementation ListView
        + (UIView *)onCreateView:(NSDictionary *)param { return [[ListView alloc] initWithFrame:CGRectZero]; }
        - (void)onUpdateView:(NSDictionary *)param { }
        @end
        """,
        "ios/Views.m": """
        @implementation Views
        - (void)start { [[FATClient sharedClient].nativeViewManager registerNativeViewType:@"my_list" \
        nativeViewClass:[ListView class]]; }
        @end
        """,
      ]),
    ],
    checks: [.host(checkMissingElementMethod)])
}

private func checkMissingElementMethod(_ context: HostContext) {
  checkMissingElementMethod(.tcmppOnIOS, context)
  checkMissingElementMethod(.finClipOnIOS, context)
}

private func checkMissingElementMethod(_ container: Container, _ context: HostContext) {
  guard let platform = context.facts[container.system][container.platform] else { return }
  let registrations = platform.sourceRegistrations
  let registered = Set(registrations.compactMap(\.classIndex))
  for index in platform.instantiated(of: container) {
    let entry = platform.classes.all[index]
    guard entry.language == .objectiveC, entry.implementation != nil else { continue }
    // For TCMPP only the macro says that objects of the class are made.
    if container.system == .tcmpp, !registered.contains(index) { continue }
    let methods = platform.missingGroups(of: index, in: container).flatMap(\.selectors)
    let properties = container.system == .finClip ? missingProperties(of: index, platform, context) : []
    if methods.isEmpty, properties.isEmpty { continue }
    let registration = registrations.first { $0.classIndex == index }
    var related =
      registration.map { [RelatedPlace(en: "registered here", zh: "在这里注册", at: $0.type.place)] } ?? []
    for (method, intended) in platform.nearMisses(of: index, in: container) where methods.contains(intended) {
      let name = signed(intended, container)
      related.append(
        RelatedPlace(en: "is this meant as \(name)?", zh: "可能是 \(name) 的误写", at: method.namePlace))
    }
    context.report(
      entry.namePlace, missingMethods(entry.name, methods, properties, container), related: related)
  }
}

/// The properties of the protocol that nothing in the files of the class and its superclasses names.
private func missingProperties(of index: Int, _ platform: PlatformFacts, _ context: HostContext)
  -> [String]
{
  guard platform.isWhollyKnown(index, of: .finClipOnIOS) else { return [] }
  let paths = Set(platform.chain(of: index).flatMap(\.paths)).sorted()
  return FinClip.properties.filter { name in
    paths.allSatisfy { context.methodBodyReader(of: $0)?.places(of: name).isEmpty == true }
  }
}

/// `+onCreateView:`, `-onUpdateView:`.
private func signed(_ selector: String, _ container: Container) -> String {
  (container.method(selector)?.isStatic == true ? "+" : "-") + selector
}

/// As the vendors' headers declare them.
private let declarations = [
  TCMPP.create:
    "+ (UIView *)createWithParams:(NSDictionary *)params context:(id<TMAExternalJSContextProtocol>)context",
  TCMPP.operate:
    "- (void)operateWithParams:(NSDictionary *)param context:(id<TMAExternalJSContextProtocol>)context",
  FinClip.create: "+ (UIView *)onCreateView:(NSDictionary *)param",
  FinClip.update: "- (void)onUpdateView:(NSDictionary *)param",
]

private func missingMethods(
  _ name: String, _ methods: [String], _ properties: [String], _ container: Container
) -> Message {
  let names = methods.map { signed($0, container) } + properties
  let help = methods.map { "\"\(declarations[$0] ?? $0)\"" } + properties.map { "the property \($0)" }
  let missing = sentenceList(names)
  let chineseNames = quotedSentence(methods.map { declarations[$0] ?? $0 }).chinese
  let chineseLink = methods.isEmpty || properties.isEmpty ? "" : "，以及"
  let chineseFields = properties.isEmpty ? "" : "属性 \(sentenceList(properties).chinese)"
  return Message(
    en: "\"\(name)\" does not implement \(missing.english)", zh: "“\(name)”没有实现 \(missing.chinese)",
    help: .init(
      en: "add \(sentenceList(help).english)", zh: "添加\(chineseNames)\(chineseLink)\(chineseFields)"))
}
