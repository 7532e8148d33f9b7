import Diagnostics
import Containers
import NativeSource
import Linting

/// A registered class that is not a native view.
package var viewClassBase: Rule {
  Rule(
    id: "view-class-base",
    summary: .init(
      en: "a registered class without the base class of native views",
      zh: "已注册的类没有继承原生视图的父类"),
    category: .host,
    severity: .error,
    rationale: .init(
      en:
        """
        The container creates native views only from subclasses of NBComponent (iOS) and MPBaseEmbedView \
        (Android). With any other class the place of the view stays blank, without a log line.
        """,
      zh: "容器只用 NBComponent（iOS）和 MPBaseEmbedView（Android）的子类创建原生视图。其他类既不显示任何内容，也不留下日志。"),
    examples: [
      .wrong(
        [
          "ios/MapView.m": """
          @interface MapView : ⟦UIView⟧
          @end
          @implementation MapView
          @end
          void a(PSDService *s) { [s registerComponentWithName:@"my_map" clsName:@"MapView"]; }
          """
        ], message: #""MapView" does not inherit NBComponent"#),
      .right([
        "ios/MapView.m": """
        @interface MapView : SDKBaseView
        @end
        @implementation MapView
        @end
        void a(PSDService *s) { [s registerComponentWithName:@"my_map" clsName:@"MapView"]; }
        """
      ]),
    ],
    checks: [.host(checkViewClassBase)])
}

private func checkViewClassBase(_ context: HostContext) {
  for platform in context.facts[.mPaaS].values {
    var reported: Set<Int> = []
    for registration in platform.sourceRegistrations {
      // The internal configuration takes classes of other kinds, too.
      guard !registration.takesAnyClass, let index = registration.classIndex,
        case .other(let end) = platform.classes.all[index].ancestry, reported.insert(index).inserted
      else { continue }
      let registered = platform.classes.all[index]
      context.report(
        registered.superclassPlace ?? registered.declaration, otherBaseClass(registered, end),
        related: [RelatedPlace(en: "registered here", zh: "在这里注册", at: registration.className.place)])
    }
  }
}

private func otherBaseClass(_ registered: NativeClass, _ end: String) -> Message {
  let container = Container.mPaaS(on: registered.platform)
  let base = container.baseClass ?? ""
  let handover = container.methods.first { $0.view != nil }?.selector ?? ""
  let chain =
    end == registered.name
    ? LocalizedText(en: "it inherits nothing", zh: "该类没有继承任何类")
    : LocalizedText(en: "its superclasses end with \(end)", zh: "该类的父类到 \(end) 为止")
  return Message(
    en: "\"\(registered.name)\" does not inherit \(base)", zh: "“\(registered.name)”没有继承 \(base)",
    help: .init(
      en: "\(chain.english): inherit \(base), and provide the view in \(handover)",
      zh: "\(chain.chinese)：改为继承 \(base)，并在 \(handover) 中返回视图"))
}
