import Diagnostics
import Linting
import ReactNative

/// A method of a component view that does not call the method of its superclass.
package var missingSuperUpdate: Rule {
  Rule(
    id: "missing-super-update",
    summary: "`updateProps` or `prepareForRecycle` without the call of the superclass's",
    category: .reactNative,
    severity: .error,
    rationale: """
      `RCTViewComponentView` sets what every view has, and keeps the props, in `updateProps:oldProps:`, and cleans the view in \
      `prepareForRecycle`; its header marks both with `NS_REQUIRES_SUPER`. Without the call styles are not applied, or a view \
      that is used again looks like the last one.
      """,
    examples: [
      .wrong(
        [
          "ios/A.mm": """
          @interface DialView : RCTViewComponentView
          @end
          @implementation DialView
          - (void)⟦updateProps⟧:(Props::Shared const &)props oldProps:(Props::Shared const &)oldProps { [dial update]; }
          - (void)⟦prepareForRecycle⟧ { [dial reset]; }
          @end
          """,
          "ios/AcmeDialManager.m": """
          @interface AcmeDialManager : RCTViewManager
          @end
          @implementation AcmeDialManager
          RCT_EXPORT_MODULE(AcmeDial)
          - (UIView *)view { return [UISlider new]; }

          @end
          """,
          "package.json": #"{"name": "acme-dial", "peerDependencies": {"react-native": "*"}}"#,
        ], message: #""updateProps" does not call that of "RCTViewComponentView""#,
        #""prepareForRecycle" does not call that of "RCTViewComponentView""#),
      .right([
        "ios/A.mm": """
        @interface DialView : RCTViewComponentView
        @end
        @implementation DialView
        - (void)updateProps:(Props::Shared const &)props oldProps:(Props::Shared const &)oldProps {
          [super updateProps:props oldProps:oldProps];
        }
        - (void)prepareForRecycle { [super prepareForRecycle]; }
        @end
        """,
        "ios/AcmeDialManager.m": """
        @interface AcmeDialManager : RCTViewManager
        @end
        @implementation AcmeDialManager
        RCT_EXPORT_MODULE(AcmeDial)
        - (UIView *)view { return [UISlider new]; }

        @end
        """,
        "package.json": #"{"name": "acme-dial", "peerDependencies": {"react-native": "*"}}"#,
      ]),
    ],
    checks: [.package(check)])
}

private func check(_ context: PackageContext) {
  for type in context.library.classes.all.values.sorted(by: { $0.name < $1.name })
  where type.superclass == "RCTViewComponentView" {
    for method in type.methods where method.hasBody {
      let isUpdate = method.selector == "updateProps:oldProps:"
      guard isUpdate || method.selector == "prepareForRecycle", !method.superCalls.contains(method.name.text),
        !(isUpdate && method.assignsProps)
      else { continue }
      context.report(method.name, .noSuper(method.name.text, method.selector))
    }
  }
}

extension Message {
  fileprivate static func noSuper(_ name: String, _ selector: String) -> Message {
    Message(
      "\"\(name)\" does not call that of \"RCTViewComponentView\"",
      help: selector == "prepareForRecycle"
        ? "call \"[super prepareForRecycle]\""
        : "call \"[super updateProps:props oldProps:oldProps]\" at its end")
  }
}
