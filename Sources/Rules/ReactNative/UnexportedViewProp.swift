import Diagnostics
import Linting
import NativeSource
import ReactNative

/// A prop of the new architecture that the manager of the old one does not export.
package var unexportedViewProp: Rule {
  Rule(
    id: "unexported-view-prop",
    summary: .init(
      en: "a prop that the old view manager does not export",
      zh: "旧的视图管理器没有导出组件视图读取的属性"),
    category: .reactNative,
    severity: .warning,
    rationale: .init(
      en: """
        The old architecture sets the props that the view manager exports. The view has this property, the spec declares it, and \
        the component view of the new architecture reads it; without the export, apps with the old architecture cannot set it.
        """,
      zh: """
        旧架构设置视图管理器导出的属性。视图有这个属性，spec 文件也有声明，新架构的组件视图也会读取；没有导出，使用旧架构的应用就无法设置。
        """),
    examples: [
      .wrong(
        [
          "ios/V.h": """
          @interface AcmeDialView : UIView
          @property (nonatomic) double value;
          @property (nonatomic) double ⟦glow⟧;
          @end
          """,
          "ios/AcmeDialManager.m": """
          @interface AcmeDialManager : RCTViewManager
          @end
          @implementation AcmeDialManager
          RCT_EXPORT_MODULE(AcmeDial)
          - (UIView *)view { return [AcmeDialView new]; }
          RCT_EXPORT_VIEW_PROPERTY(value, double)
          @end
          """,
          "ios/AcmeDialComponentView.mm": componentView,
          "src/AcmeDialNativeComponent.ts": spec,
          "package.json": #"{"name": "acme-dial", "peerDependencies": {"react-native": "*"}}"#,
        ], message: #""AcmeDialManager" does not export "glow", so the old architecture on iOS cannot set it"#
      ),
      .right([
        "ios/V.h": """
        @interface AcmeDialView : UIView
        @property (nonatomic) double value;
        @property (nonatomic) double glow;
        @end
        """,
        "ios/AcmeDialManager.m": """
        @interface AcmeDialManager : RCTViewManager
        @end
        @implementation AcmeDialManager
        RCT_EXPORT_MODULE(AcmeDial)
        - (UIView *)view { return [AcmeDialView new]; }
        RCT_EXPORT_VIEW_PROPERTY(value, double)
        RCT_EXPORT_VIEW_PROPERTY(glow, double)
        @end
        """,
        "ios/AcmeDialComponentView.mm": componentView,
        "src/AcmeDialNativeComponent.ts": spec,
        "package.json": #"{"name": "acme-dial", "peerDependencies": {"react-native": "*"}}"#,
      ]),
    ],
    checks: [.package(checkUnexportedViewProp)])
}

private let componentView = """
  @interface AcmeDialComponentView : RCTViewComponentView
  @end
  @implementation AcmeDialComponentView
  - (instancetype)initWithFrame:(CGRect)frame {
    if (self = [super initWithFrame:frame]) { _props = std::make_shared<const AcmeDialProps>(); }
    return self;
  }
  - (void)updateProps:(Props::Shared const &)props oldProps:(Props::Shared const &)oldProps {
    const auto &next = *std::static_pointer_cast<const AcmeDialProps>(props);
    AcmeDialView *view = (AcmeDialView *)self.contentView;
    view.value = next.value;
    view.glow = next.glow;
    [super updateProps:props oldProps:oldProps];
  }
  + (ComponentDescriptorProvider)componentDescriptorProvider {
    return concreteComponentDescriptorProvider<AcmeDialComponentDescriptor>();
  }
  @end
  Class<RCTComponentViewProtocol> AcmeDialCls(void) { return AcmeDialComponentView.class; }
  """

private let spec = """
  interface NativeProps extends ViewProps { value?: CT.Double; glow?: CT.Double; }
  export default codegenNativeComponent<NativeProps>('AcmeDial');
  """

private func checkUnexportedViewProp(_ context: PackageContext) {
  let library = context.library
  if library.manifest.hasOnlyNewArchitecture { return }
  let exported = library.exportedNames
  for manager in library.appleManagers where manager.servesViews && !context.exportedProps.reports(manager) {
    guard let view = manager.view, let component = manager.component?.text,
      let spec = library.spec(of: component, on: .ios),
      let drawing = library.componentViews.first(where: { $0.component == spec.name.text })
    else { continue }
    let read = drawing.type.methods.reduce(into: Set<String>()) { $0.formUnion($1.readMembers) }
    for prop in spec.props where read.contains(prop.name.text) && !exported.contains(prop.name.text) {
      let name = prop.name.text
      guard let settable = library.settable(name, of: view), !InheritedNames.uiViewProperties.contains(name),
        !InheritedNames.rctViewProperties.contains(name),
        !library.macroNames.contains(name),
        !manager.chain.flatMap(\.methods).contains(where: { $0.selector == "propConfig_" + name })
      else { continue }
      context.report(
        settable, notExported(name, manager.type.name),
        related: [RelatedPlace(en: "the prop of the spec", zh: "spec 文件中的属性", at: prop.name)]
          + (manager.type.place.map { [RelatedPlace(en: "the manager", zh: "管理器", at: $0)] } ?? []))
    }
  }
}

extension Library {
  /// The property of a view with a name, or its setter, where Objective-C sees it.
  fileprivate func settable(_ name: String, of view: AppleClass) -> NameAt? {
    let members = classes.exposedMembers([view])
    let setter = NativeProperty.setter(name)
    return members.properties.first { $0.objectiveCName.text == name && $0.isSettable }?.objectiveCName
      ?? members.methods.first { $0.selector == setter }?.name
  }
}

private func notExported(_ name: String, _ manager: String) -> Message {
  Message(
    en: "\"\(manager)\" does not export \"\(name)\", so the old architecture on iOS cannot set it",
    zh: "“\(manager)”没有导出“\(name)”，iOS 的旧架构无法设置该属性",
    help: .init(
      en: "write \"RCT_EXPORT_VIEW_PROPERTY(\(name), ...)\" with its type in the manager",
      zh: "在管理器中加上“RCT_EXPORT_VIEW_PROPERTY(\(name), ...)”，并写上属性的类型"))
}
