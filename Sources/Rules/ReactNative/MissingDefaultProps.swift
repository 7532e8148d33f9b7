import Diagnostics
import Linting
import ReactNative

/// A component view that reads its props before it has any.
package let missingDefaultProps = Rule(
  id: "missing-default-props",
  summary: "a component view that reads its last props before it has any of its own",
  category: .reactNative,
  severity: .error,
  rationale: """
    `_props` are those of `RCTViewComponentView` until the class assigns its own. The cast of the first update then reads \
    memory that is not of the component's props: wrong values, or a crash.
    """,
  examples: [
    .wrong(
      [
        .init(
          "ios/A.mm",
          """
          @interface V : RCTViewComponentView
          @end
          @implementation V
          - (void)updateProps:(Props::Shared const &)props oldProps:(Props::Shared const &)oldProps {
            const auto &old = *std::static_pointer_cast<AcmeDialProps const>(⟦_props⟧);
            [super updateProps:props oldProps:oldProps];
          }
          @end
          """),
        LibrarySources.manager(""), LibrarySources.package,
      ], message: #""_props" are not "AcmeDialProps" in the first update"#),
    .right([
      .init(
        "ios/A.mm",
        """
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
        """),
      LibrarySources.manager(""), LibrarySources.package,
    ]),
    // A superclass assigns them, or is one of another library; other casts.
    .right([
      .init(
        "ios/A.mm",
        """
        @interface Base : RCTViewComponentView
        @end
        @implementation Base
        - (void)a { _props = b; }
        @end
        @interface V : Base
        @end
        @implementation V
        - (void)updateProps:(P)props oldProps:(P)oldProps { cast<AcmeDialProps const>(_props); }
        @end
        @interface W : VendorView
        @end
        @implementation W
        - (void)updateProps:(P)props oldProps:(P)oldProps { cast<AcmeDialProps const>(_props); }
        @end
        @interface X : RCTViewComponentView
        @end
        @implementation X
        - (void)updateProps:(P)props oldProps:(P)oldProps { cast<AcmeDialProps const>(oldProps); [super updateProps:props oldProps:oldProps]; }
        @end
        """),
      LibrarySources.manager(""), LibrarySources.package,
    ]),
  ],
  checks: [.package(check)])

private func check(_ context: PackageContext) {
  let classes = context.library.classes
  for type in classes.all.values.sorted(by: { $0.name < $1.name }) {
    guard let cast = type.methods.lazy.flatMap(\.propsCasts).first else { continue }
    let (chain, end) = classes.chain(type)
    if end != "RCTViewComponentView" || chain.contains(where: \.assignsProps) { continue }
    context.report(cast.place, .unassigned(cast.text))
  }
}

extension Message {
  fileprivate static func unassigned(_ component: String) -> Message {
    Message(
      "\"_props\" are not \"\(component)Props\" in the first update",
      help: "assign \"std::make_shared<const \(component)Props>()\" to \"_props\" in \"initWithFrame:\"")
  }
}
