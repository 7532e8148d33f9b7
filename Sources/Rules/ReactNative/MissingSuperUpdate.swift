import Diagnostics
import Linting
import ReactNative

/// A method of a component view that does not call the method of its superclass.
package var missingSuperUpdate: Rule {
  Rule(
    id: "missing-super-update",
    summary: .init(
      en: "`updateProps` or `prepareForRecycle` without a call of super",
      zh: "`updateProps` 或 `prepareForRecycle` 没有调用父类的方法"),
    category: .reactNative,
    severity: .error,
    rationale: .init(
      en:
        """
        `RCTViewComponentView` sets what every view has and keeps the props in `updateProps:oldProps:`, \
        and cleans the view in `prepareForRecycle`; its header marks both with `NS_REQUIRES_SUPER`. \
        Without the call, styles are not applied, or a recycled view looks like its last use.
        """,
      zh:
        """
        `RCTViewComponentView` 在 `updateProps:oldProps:` 中设置所有视图共有的内容并保存属性，在 `prepareForRecycle` 中清理视图；其头文\
        件用 `NS_REQUIRES_SUPER` 标记了这两个方法。不调用父类的方法，样式不会生效，或者复用的视图仍是上一次的样子。
        """),
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
        ], message: #""updateProps" does not call super"#,
        #""prepareForRecycle" does not call super"#),
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
    checks: [.package(checkMissingSuperUpdate)])
}

private func checkMissingSuperUpdate(_ context: PackageContext) {
  for type in context.library.classes.all.values.sorted(by: { $0.name < $1.name })
  where type.superclass == "RCTViewComponentView" {
    for method in type.methods where method.hasBody {
      let isUpdate = method.selector == "updateProps:oldProps:"
      guard isUpdate || method.selector == "prepareForRecycle", !method.superCalls.contains(method.name.text),
        !(isUpdate && method.assignsProps)
      else { continue }
      context.report(method.name, noSuper(method.name.text, method.selector))
    }
  }
}

private func noSuper(_ name: String, _ selector: String) -> Message {
  Message(
    en: "\"\(name)\" does not call super",
    zh: "“\(name)”没有调用“RCTViewComponentView”的同名方法",
    help: selector == "prepareForRecycle"
      ? .init(en: "call \"[super prepareForRecycle]\"", zh: "调用“[super prepareForRecycle]”")
      : .init(
        en: "call \"[super updateProps:props oldProps:oldProps]\" at its end",
        zh: "在方法末尾调用“[super updateProps:props oldProps:oldProps]”"))
}
