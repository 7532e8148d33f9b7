import Diagnostics
import Linting
import ReactNative

/// An initial value of a view that differs from that of the spec.
package let mismatchedPropDefault = Rule(
  id: "mismatched-prop-default",
  summary: "an initial value of a view that differs from that of the spec",
  category: .reactNative,
  severity: .warning,
  rationale: """
    With the new architecture a component view sets what has changed since the last props, and the first ones are compared \
    with the initial values of the spec: that of `WithDefault`, else 0, false or "". A view that begins with another value \
    keeps it when a script sets the initial value of the spec, and when it sets nothing.
    """,
  examples: [
    .wrong(
      [
        .init(
          "ios/V.swift",
          "@objc(DialView) class V: UIView {\n@objc var value: Double = ⟦1.0⟧ { didSet { } }\n@objc var big = ⟦true⟧\n@objc var mode: String = \"⟦a⟧\"\n}"
        ),
        .init(
          "ios/A.mm",
          updates(
            "if (old.value != new.value) { [view setValue:new.value]; }\nif (old.big != new.big) { view.big = new.big; }\nif (old.mode != new.mode) { view.mode = text(new.mode); }"
          )),
        LibrarySources.spec("value?: CT.Double; big?: boolean; mode?: string"), LibrarySources.package,
      ], message: #""value" begins as 1.0 here and as 0 in the spec"#,
      #""big" begins as true here and as false in the spec"#,
      #""mode" begins as "a" here and as "" in the spec"#),
    .wrong(
      [
        .init("ios/V.swift", "@objc(DialView) class V: UIView { @objc var value: Double = ⟦-1⟧ }"),
        .init("ios/A.mm", updates("if (old.value != new.value) [view setValue:new.value];")),
        LibrarySources.spec("value?: CT.WithDefault<CT.Double, 0.5>"), LibrarySources.package,
      ], message: #""value" begins as -1 here and as 0.5 in the spec"#),
    .right([
      .init("ios/V.swift", "@objc(DialView) class V: UIView { @objc var value: Double = 0.5 }"),
      .init("ios/A.mm", updates("if (old.value != new.value) { [view setValue:new.value]; }")),
      LibrarySources.spec("value?: CT.WithDefault<CT.Double, 0.5>"), LibrarySources.package,
    ]),
    // Set without a comparison, hidden from Objective-C, no literal, a union, a variable of another class.
    .right([
      .init(
        "ios/V.swift",
        """
        @objc(DialView) class V: UIView {
        @objc var a: Double = 1
        private var b: Double = 1
        @objc func setB(_ b: Double) {}
        @objc var c: Double = Double.pi
        @objc var d = "x"
        @objc var e: Double = 1
        }
        """),
      .init(
        "ios/A.mm",
        updates(
          """
          [view setA:new.a];
          if (old.b != new.b) { [view setB:new.b]; }
          if (old.c != new.c) { [view setC:new.c]; }
          if (old.d != new.d) { view.d = text(new.d); }
          if (old.e != new.e) { [other setE:new.e]; }
          """)),
      LibrarySources.spec(
        "a?: CT.Double; b?: CT.Double; c?: CT.Double; d?: CT.WithDefault<'x' | 'y', 'y'>; e?: CT.Double"),
      LibrarySources.package,
    ]),
    // The first props are compared with those of the view.
    .right([
      .init("ios/V.swift", "@objc(DialView) class V: UIView { @objc var value: Double = 1 }"),
      .init(
        "ios/A.mm",
        updates("if (old.value != new.value) { [view setValue:new.value ?: defaultProps->value]; }")),
      LibrarySources.spec("value?: CT.Double"), LibrarySources.package,
    ]),
    .wrong(
      [
        .init("ios/V.swift", "@objc(DialView) @objcMembers class V: UIView { var value = ⟦1.5⟧ }"),
        .init(
          "ios/A.mm",
          updates("if (old->value != new->value) { view.value = new->value; }").replacing(
            "DialView *view = (DialView *)self.contentView;", with: "")
            + "\n@interface DialComponentView ()\n@property DialView *view;\n@end"),
        .init(
          "src/A.js",
          "type Props = $ReadOnly<{| ...ViewProps, value?: ?Double |}>;\nexport default (codegenNativeComponent<Props>('AcmeDial'): T);"
        ),
        LibrarySources.package,
      ], message: #""value" begins as 1.5 here and as 0 in the spec"#),
    // What Objective-C does not see, and two specs for one platform.
    .right([
      .init("ios/V.swift", "@objc(DialView) class V: UIView { var value: Double = 1 }"),
      .init("ios/A.mm", updates("if (old.value != new.value) { [view setValue:new.value]; }")),
      LibrarySources.spec("value?: CT.Double"), LibrarySources.package,
    ]),
    .right([
      .init("ios/V.swift", "@objc(DialView) class V: UIView { @objc var value: Double = 1 }"),
      .init("ios/A.mm", updates("if (old.value != new.value) { [view setValue:new.value]; }")),
      .init("src/A.ts", LibrarySources.declaration("value?: CT.Double")),
      .init("src/B.ts", LibrarySources.declaration("value?: CT.Double")), LibrarySources.package,
    ]),
  ],
  checks: [.package(check)])

/// A component view of `AcmeDial` with these updates of the Swift view `DialView`.
private func updates(_ statements: String) -> String {
  """
  @interface DialComponentView : RCTViewComponentView
  @end
  @implementation DialComponentView
  + (P)p { return concreteComponentDescriptorProvider<AcmeDialComponentDescriptor>(); }
  - (void)updateProps:(Props::Shared const &)props oldProps:(Props::Shared const &)oldProps {
  DialView *view = (DialView *)self.contentView;
  \(statements)
  [super updateProps:props oldProps:oldProps];
  }
  @end
  Class<RCTComponentViewProtocol> AcmeDialCls(void) { return DialComponentView.class; }
  """
}

private func check(_ context: PackageContext) {
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
        let property = view.properties.first(where: { $0.name.text == prop.name.text && $0.isStored }),
        property.isExposed || view.exposesMembers, let initial = property.initialValue,
        initial.literal != declared
      else { continue }
      context.report(
        initial.place, .begins(prop.name.text, initial.literal, declared, spelled: property.initialText),
        related: [RelatedPlace("the prop of the spec", at: prop.name)])
    }
  }
}

extension Message {
  fileprivate static func begins(
    _ name: String, _ here: ComponentSpec.Literal, _ declared: ComponentSpec.Literal, spelled: String
  ) -> Message {
    Message(
      "\"\(name)\" begins as \(spelled) here and as \(declared.text) in the spec",
      help: "begin with \(declared.text), or declare \"WithDefault\" with \(here.text)")
  }
}

extension ComponentSpec.Literal {
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
