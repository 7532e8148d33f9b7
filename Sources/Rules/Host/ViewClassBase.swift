import Diagnostics
import Containers
import NativeSource
import Linting

/// A registered class that is not a native view.
package var viewClassBase: Rule {
  Rule(
    id: "view-class-base",
    summary: "a registered class that does not inherit the base class of native views",
    category: .host,
    severity: .error,
    rationale: """
      The container makes native views of subclasses of NBComponent (iOS) and MPBaseEmbedView (Android) only. With \
      another class nothing is shown and nothing is logged.
      """,
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
    checks: [.host(check)])
}

private func check(_ context: HostContext) {
  for platform in context.facts[.mPaaS].values {
    var reported: Set<Int> = []
    for registration in platform.sourceRegistrations {
      // The internal configuration takes classes of other kinds, too.
      guard !registration.takesAnyClass, let index = registration.classIndex,
        case .other(let end) = platform.classes.all[index].ancestry, reported.insert(index).inserted
      else { continue }
      let registered = platform.classes.all[index]
      context.report(
        registered.superclassPlace ?? registered.declaration, .otherBaseClass(registered, end),
        related: [RelatedPlace("registered here", at: registration.className.place)])
    }
  }
}

extension Message {
  fileprivate static func otherBaseClass(_ registered: NativeClass, _ end: String) -> Message {
    let container = Container.mPaaS(on: registered.platform)
    let base = container.baseClass ?? ""
    let handover = container.methods.first { $0.view != nil }?.selector ?? ""
    let chain = end == registered.name ? "it inherits nothing" : "its superclasses end with \(end)"
    return Message(
      "\"\(registered.name)\" does not inherit \(base)",
      help: "\(chain): inherit \(base), and hand over the view in \(handover)")
  }
}
