import Diagnostics
import Linting
import ReactNative

/// A component of `codegenConfig` that no spec declares.
package var unknownComponentName: Rule {
  Rule(
    id: "unknown-component-name",
    summary: .init(
      en: "an unknown component in `codegenConfig`",
      zh: "`codegenConfig` 中的组件没有任何 spec 文件声明"),
    category: .reactNative,
    severity: .error,
    rationale: .init(
      en:
        """
        React Native finds the class only under this name; the component that scripts draw has another \
        name, and so no class.
        """,
      zh: "只有用这个名称才能找到该类；脚本绘制的组件用的是另一个名称，没有对应的类。"),
    examples: [
      .wrong(
        [
          "src/A.ts": "export default codegenNativeComponent<P>('AcmeDial');",
          "android/AcmeDialManager.kt": """
          class AcmeDialManager : SimpleViewManager<Dial>() {
            override fun getName() = "AcmeDial"
            override fun createViewInstance(c: ThemedReactContext) = Dial(c)
            
          }
          """,
          "ios/A.mm": """
          @implementation Dial
          @end
          """,
          "package.json": """
          {"name": "acme-dial", "codegenConfig": {"ios": {"componentProvider": {"⟦AcmeDail⟧": "Dial"}, "components": \
          {"⟦Other⟧": {"className": "Dial"}}}}}
          """,
        ], message: #"no spec declares "AcmeDail""#, #"no spec declares "Other""#),
      .right([
        "src/A.ts": "export default codegenNativeComponent<P>('AcmeDial');",
        "ios/A.mm": """
        @implementation Dial
        @end
        """,
        "package.json":
          #"{"name": "acme-dial", "codegenConfig": {"ios": {"componentProvider": {"AcmeDial": "Dial"}}}}"#,
      ]),
    ],
    checks: [.package(checkUnknownComponentName)])
}

private func checkUnknownComponentName(_ context: PackageContext) {
  let library = context.library
  if library.specs.isEmpty { return }
  let unregistered = library.unregisteredSpecs
  let specNames = library.specs.map(\.name.text)
  // A component that native sources register has most likely lost its name to such a mistake.
  let hasLostNames = !unregistered.isEmpty || Set(specNames).count < specNames.count
  for provided in library.manifest.provided {
    let name = provided.component
    guard library.specs(of: name.text).isEmpty,
      !library.scripts.contains(where: { $0.possibleNames.contains(name.text) }),
      !unregistered.contains(where: { ComponentNames.isNear(name.text, $0.name.text) }),
      !(hasLostNames && library.isImplemented(name.text))
    else { continue }
    if let type = provided.className.flatMap({ library.classes.find($0.text) }), library.isPlainView(type) {
      // Under the name of a spec, the entry would keep React Native from asking the manager of the old architecture.
      context.report(
        name, undeclared(name.text, plainView: type.name),
        related: type.place.map { [RelatedPlace(en: "the class", zh: "该类", at: $0)] } ?? [])
      continue
    }
    let nearest = context.nearestName(to: name.text, in: specNames, for: name.place.path)
    let spec = nearest.flatMap { library.specs(of: $0).first }
    context.report(
      name, undeclared(name.text, nearest),
      related: spec.map { [RelatedPlace(en: "the nearest spec", zh: "名称最接近的 spec 文件", at: $0.name)] } ?? [])
  }
}

extension Library {
  /// Whether a class of native source is registered for a component, or draws it.
  fileprivate func isImplemented(_ component: String) -> Bool {
    componentViews.contains { $0.component == component }
      || appleManagers.contains { $0.component?.text == component } || registers(component, on: .android)
  }

  /// Whether a class is a view that has no component descriptor, so that it cannot draw a component of Fabric.
  fileprivate func isPlainView(_ type: AppleClass) -> Bool {
    classes.bases(type) == ["UIView"]
      && !classes.family(of: type).contains { type in
        !type.descriptors.isEmpty || type.methods.contains { $0.selector == "componentDescriptorProvider" }
      }
  }
}

private func undeclared(_ name: String, _ nearest: String?) -> Message {
  Message(
    en: "no spec declares \"\(name)\"", zh: "没有 spec 文件声明“\(name)”",
    help: didYouMean(nearest)
      ?? .init(
        en: "write the name that \"codegenNativeComponent\" is given", zh: "写上传给“codegenNativeComponent”的名称"
      ))
}

private func undeclared(_ name: String, plainView type: String) -> Message {
  Message(
    en: "no spec declares \"\(name)\"", zh: "没有 spec 文件声明“\(name)”",
    help: .init(
      en: "remove the entry: \"\(type)\" is a \"UIView\" and no component view of Fabric",
      zh: "删除该项：“\(type)”是“UIView”，不是 Fabric 的组件视图"))
}
