import Diagnostics
import Linting
import ReactNative

/// An initial value of a view that differs from the initial value in the spec.
package var mismatchedPropDefault: Rule {
  Rule(
    id: "mismatched-prop-default",
    summary: .init(
      en: "an initial value that differs from the spec's default",
      zh: "视图的初始值与 spec 文件不同"),
    category: .reactNative,
    severity: .warning,
    rationale: .init(
      en:
        """
        With the new architecture, a component view sets only what has changed since the last props, and \
        compares the first ones with the initial values of the spec: that of `WithDefault`, else 0, false \
        or "". A view that begins with another value keeps it when a script sets the spec's initial value, \
        or sets nothing.
        """,
      zh:
        """
        在新架构下，组件视图只设置与上一次相比有变化的属性，首次则与 spec 文件的初始值比较：有 `WithDefault` 时取其中的值，否则是 0、false 或 ""。如果视图以其他值开始，那么\
        脚本设置的正是 spec 文件的初始值或什么都不设置时，视图都会保留原来的值。
        """),
    examples: [
      .wrong(
        [
          "ios/V.swift": """
          @objc(DialView) class V: UIView {
          @objc var value: Double = ⟦1.0⟧ { didSet { } }
          @objc var big = ⟦true⟧
          @objc var mode: String = "⟦a⟧"
          }
          """,
          "ios/A.mm": """
          @interface DialComponentView : RCTViewComponentView
          @end
          @implementation DialComponentView
          + (P)p { return concreteComponentDescriptorProvider<AcmeDialComponentDescriptor>(); }
          - (void)updateProps:(Props::Shared const &)props oldProps:(Props::Shared const &)oldProps {
          DialView *view = (DialView *)self.contentView;
          if (old.value != new.value) { [view setValue:new.value]; }
          if (old.big != new.big) { view.big = new.big; }
          if (old.mode != new.mode) { view.mode = text(new.mode); }
          [super updateProps:props oldProps:oldProps];
          }
          @end
          Class<RCTComponentViewProtocol> AcmeDialCls(void) { return DialComponentView.class; }
          """,
          "src/AcmeDialNativeComponent.ts": """
          interface NativeProps extends ViewProps { value?: CT.Double; big?: boolean; mode?: string }
          export default codegenNativeComponent<NativeProps>('AcmeDial');
          """,
          "package.json": #"{"name": "acme-dial", "peerDependencies": {"react-native": "*"}}"#,
        ], message: #""value" begins as 1.0 here; without WithDefault the spec says 0"#,
        #""big" begins as true here; without WithDefault the spec says false"#,
        #""mode" begins as "a" here; without WithDefault the spec says """#),
      .right([
        "ios/V.swift": "@objc(DialView) class V: UIView { @objc var value: Double = 0.5 }",
        "ios/A.mm": """
        @interface DialComponentView : RCTViewComponentView
        @end
        @implementation DialComponentView
        + (P)p { return concreteComponentDescriptorProvider<AcmeDialComponentDescriptor>(); }
        - (void)updateProps:(Props::Shared const &)props oldProps:(Props::Shared const &)oldProps {
        DialView *view = (DialView *)self.contentView;
        if (old.value != new.value) { [view setValue:new.value]; }
        [super updateProps:props oldProps:oldProps];
        }
        @end
        Class<RCTComponentViewProtocol> AcmeDialCls(void) { return DialComponentView.class; }
        """,
        "src/AcmeDialNativeComponent.ts": """
        interface NativeProps extends ViewProps { value?: CT.WithDefault<CT.Double, 0.5> }
        export default codegenNativeComponent<NativeProps>('AcmeDial');
        """,
        "package.json": #"{"name": "acme-dial", "peerDependencies": {"react-native": "*"}}"#,
      ]),
    ],
    checks: [.package(checkMismatchedPropDefault)])
}

private func checkMismatchedPropDefault(_ context: PackageContext) {
  let library = context.library
  for (component, type) in library.componentViews {
    guard let spec = library.spec(of: component, on: .ios) else { continue }
    let variables = type.parts.flatMap { $0.instanceVariables + $0.properties }
    for update in type.methods.flatMap(\.propUpdates) {
      guard let prop = spec.prop(update.prop), let declared = prop.initialValue, declared != .nothing,
        prop.type.kind != nil,
        let target = update.targetType
          ?? variables.first(where: { $0.name.text == update.target || "_" + $0.name.text == update.target })?
          .type,
        let view = library.classes.find(target), view.isSwift,
        let property = view.properties.first(where: {
          $0.objectiveCName.text == prop.name.text && $0.isStored
        }),
        property.isExposed || view.exposesMembers, !view.initialises(property.name.text),
        !type.methods.contains(where: { $0.assignedMembers.contains(prop.name.text) }),
        let initial = property.initialValue,
        initial.literal != declared, initial.literal.isComparable(to: declared)
      else { continue }
      context.report(
        initial.place, begins(prop, initial.literal, declared, spelled: property.initialText),
        related: [RelatedPlace(en: "the prop of the spec", zh: "spec 文件中的属性", at: prop.name)])
    }
  }
}

private func begins(
  _ prop: ComponentSpec.Prop, _ here: ComponentSpec.Literal, _ declared: ComponentSpec.Literal,
  spelled: String
) -> Message {
  Message(
    en:
      "\"\(prop.name.text)\" begins as \(spelled) here; \(prop.statesInitialValue ? "" : "without WithDefault ")"
      + "the spec says \(declared.text)",
    zh:
      "“\(prop.name.text)”在这里的初始值是 \(spelled)，而 spec 文件中\(prop.statesInitialValue ? "" : "没有写 WithDefault，")"
      + "初始值是 \(declared.text)",
    help: .init(
      en: "begin with \(declared.text), or declare \"WithDefault\" with \(here.text)",
      zh: "初始值改为 \(declared.text)，或在 spec 文件中用“WithDefault”把初始值声明为 \(here.text)"))
}

extension ComponentSpec.Literal {
  /// Whether both are of one type. If not, the types of the prop are what differs.
  fileprivate func isComparable(to other: ComponentSpec.Literal) -> Bool {
    switch (self, other) {
    case (.number, .number), (.boolean, .boolean), (.string, .string): true
    default: false
    }
  }

  fileprivate var text: String {
    switch self {
    case .number(let value):
      value == value.rounded() && abs(value) < 1e15 ? String(Int(value)) : String(value)
    case .boolean(let value): String(value)
    case .string(let value): "\"\(value)\""
    case .nothing: "null"
    }
  }
}
