import Diagnostics
import Linting
import ReactNative

/// A component view that reads its props before it has any.
package var missingDefaultProps: Rule {
  Rule(
    id: "missing-default-props",
    summary: .init(
      en: "a component view that reads old props before it has any",
      zh: "组件视图没有给 _props 赋初值就读取上一次的 props"),
    category: .reactNative,
    severity: .error,
    rationale: .init(
      en:
        """
        `_props` has the type of `RCTViewComponentView` until the class assigns its own. The cast in the \
        first update then reads memory that does not belong to the component's props: wrong values, or a \
        crash.
        """,
      zh:
        """
        在类给 `_props` 赋值之前，`_props` 是 `RCTViewComponentView` 的 props。这时首次更新中的类型转换会读到不属于该组件属性的内存：得到错误的值，或者崩\
        溃。
        """),
    examples: [
      .wrong(
        [
          "ios/A.mm": """
          @interface V : RCTViewComponentView
          @end
          @implementation V
          - (void)updateProps:(Props::Shared const &)props oldProps:(Props::Shared const &)oldProps {
            const auto &old = *std::static_pointer_cast<AcmeDialProps const>(⟦_props⟧);
            [super updateProps:props oldProps:oldProps];
          }
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
        ], message: #"nothing assigns "_props", so the first update casts the superclass's props"#),
      .right([
        "ios/A.mm": """
        @interface V : RCTViewComponentView
        @end
        @implementation V
        - (instancetype)initWithFrame:(CGRect)frame {
          if (self = [super initWithFrame:frame]) { _props = std::make_shared<const AcmeDialProps>(); }
          return self;
        }
        - (void)updateProps:(Props::Shared const &)props oldProps:(Props::Shared const &)oldProps {
          const auto &old = *std::static_pointer_cast<const AcmeDialProps>(_props);
          [super updateProps:props oldProps:oldProps];
        }
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
    checks: [.package(checkMissingDefaultProps)])
}

private func checkMissingDefaultProps(_ context: PackageContext) {
  let library = context.library
  let classes = library.classes
  for type in classes.all.values.sorted(by: { $0.name < $1.name }) {
    guard let cast = type.methods.lazy.flatMap(\.propsCasts).first else { continue }
    let (chain, end) = classes.chain(type)
    if end != "RCTViewComponentView" || library.isDerived(componentView: type)
      || chain.contains(where: \.assignsProps)
    {
      continue
    }
    context.report(cast.place, unassigned(cast.text))
  }
}

private func unassigned(_ component: String) -> Message {
  Message(
    en: "nothing assigns \"_props\", so the first update casts the superclass's props",
    zh: "“_props”没有赋初值，首次更新时转换的是父类的 props",
    help: .init(
      en: "assign \"std::make_shared<const \(component)Props>()\" to \"_props\" in \"initWithFrame:\"",
      zh: "在“initWithFrame:”中把“std::make_shared<const \(component)Props>()”赋给“_props”"))
}
