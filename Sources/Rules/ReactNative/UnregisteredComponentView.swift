import Diagnostics
import Linting
import ReactNative

/// A component view that codegen does not find.
package var unregisteredComponentView: Rule {
  Rule(
    id: "unregistered-component-view",
    summary: .init(
      en: "a component view that React Native does not find",
      zh: "React Native 找不到组件视图"),
    category: .reactNative,
    severity: .error,
    rationale: .init(
      en:
        """
        The new architecture finds the class of a component by `componentProvider` of `package.json`, or, \
        without that key, by a function `NameCls` in an Objective-C++ file. If `componentProvider` exists, \
        even empty, it does not look for functions. A class that it finds in neither way is never created.
        """,
      zh:
        """
        新架构通过 `package.json` 的 `componentProvider` 查找组件的类；没有该配置时，通过 Objective-C++ 文件中的函数 `NameCls` 查找。只要有 \
        `componentProvider`，即使为空，也不再查找函数。两种方式都找不到的类永远不会创建实例。
        """),
    examples: [
      .wrong(
        [
          "ios/Dial.mm": """
          @implementation ⟦AcmeDialView⟧
          + (P)p { return concreteComponentDescriptorProvider<AcmeDialComponentDescriptor>(); }
          @end
          """,
          "src/AcmeDialNativeComponent.ts": """
          interface NativeProps extends ViewProps {  }
          export default codegenNativeComponent<NativeProps>('AcmeDial');
          """,
          "package.json": #"{"name": "acme-dial", "peerDependencies": {"react-native": "*"}}"#,
        ], message: #"React Native does not find "AcmeDialView", which draws "AcmeDial""#),
      .right([
        "ios/Dial.mm": """
        @implementation AcmeDialView
        + (P)p { return concreteComponentDescriptorProvider<AcmeDialComponentDescriptor>(); }
        @end
        Class<RCTComponentViewProtocol> AcmeDialCls(void) { return AcmeDialView.class; }
        """,
        "src/AcmeDialNativeComponent.ts": """
        interface NativeProps extends ViewProps {  }
        export default codegenNativeComponent<NativeProps>('AcmeDial');
        """,
        "package.json": #"{"name": "acme-dial", "peerDependencies": {"react-native": "*"}}"#,
      ]),
    ],
    checks: [.package(checkUnregisteredComponentView)])
}

private func checkUnregisteredComponentView(_ context: PackageContext) {
  let library = context.library
  for (spec, component, name) in library.unregisteredComponentViews {
    context.report(
      name, notFound(name.text, component, hasProvider: library.manifest.componentProvider != nil),
      related: [RelatedPlace(en: "the component", zh: "组件", at: spec.name)])
  }
}

extension Library {
  /// Component views that React Native does not find, by the names of their classes.
  var unregisteredComponentViews: [(spec: ComponentSpec, component: String, name: NameAt)] {
    if mayRegisterMore(on: .ios) { return [] }
    return componentViews.compactMap { component, type in
      guard let spec = specs(of: component).first,
        let name = type.parts.first(where: { $0.kind == .implementation })?.name,
        !hasClassFunction(component), !macroNames.contains(component), !isProvided(component, type.name)
      else { return nil }
      return (spec, component, name)
    }
  }
}

private func notFound(_ type: String, _ component: String, hasProvider: Bool) -> Message {
  Message(
    en: "React Native does not find \"\(type)\", which draws \"\(component)\"",
    zh: "React Native 找不到绘制“\(component)”的“\(type)”",
    help: hasProvider
      ? .init(
        en: "add \"\(component)\": \"\(type)\" to \"componentProvider\" in package.json",
        zh: "在 package.json 的“componentProvider”中加上 \"\(component)\": \"\(type)\"")
      : .init(
        en:
          "add \"\(component)\": \"\(type)\" to \"codegenConfig.ios.componentProvider\" in package.json, or write a function "
          + "\"Class<RCTComponentViewProtocol> \(component)Cls(void)\" that returns the class",
        zh:
          "在 package.json 的“codegenConfig.ios.componentProvider”中加上 \"\(component)\": \"\(type)\"，"
          + "或编写返回该类的函数“Class<RCTComponentViewProtocol> \(component)Cls(void)”"))
}
