import Diagnostics
import Linting
import NativeSource
import ReactNative

/// A class of `codegenConfig` that no Apple source has.
package var unknownComponentClass: Rule {
  Rule(
    id: "unknown-component-class",
    summary: .init(
      en: "an unknown class in `codegenConfig`",
      zh: "`codegenConfig` 中的类在 Apple 平台的源码里不存在"),
    category: .reactNative,
    severity: .error,
    rationale: .init(
      en:
        """
        Codegen writes `NSClassFromString(@"...")` of the class that `package.json` names. Nothing checks \
        the class when the app is built; at run time it is nil, and the component is drawn as \
        "Unimplemented component".
        """,
      zh:
        """
        Codegen 为 `package.json` 中指定的类生成 `NSClassFromString(@"...")`。构建应用时不作检查；运行时该类为 nil，组件显示为 \
        "Unimplemented component"。
        """),
    examples: [
      .wrong(
        [
          "ios/AcmeDialView.mm": """
          @implementation AcmeDialView
          @end
          """,
          "package.json": """
          {"name": "acme-dial", "codegenConfig": {"ios": {"componentProvider": {"AcmeDial": "⟦AcmeDailView⟧"}}}}
          """,
        ], message: #"unknown class "AcmeDailView""#),
      .right([
        "ios/AcmeDialView.mm": """
        @implementation AcmeDialView
        @end
        """,
        "package.json": """
        {"name": "acme-dial", "codegenConfig": {"ios": {"componentProvider": {"AcmeDial": "AcmeDialView"}}}}
        """,
      ]),
    ],
    checks: [.package(checkUnknownComponentClass)])
}

private func checkUnknownComponentClass(_ context: PackageContext) {
  let library = context.library
  if library.apple.isEmpty { return }
  for provided in library.manifest.provided {
    // React Native has classes, too, and those of Swift may be named with their module.
    guard let name = provided.className, !name.text.hasPrefix("RCT"), library.classes.find(name.text) == nil,
      library.classes.find(lastComponent(name.text)) == nil
    else { continue }
    let nearest = context.nearestName(to: name.text, in: library.classes.all.keys, for: name.place.path)
    if nearest == nil, library.podspec?.hasVendoredCode == true { continue }
    let place = nearest.flatMap { library.classes.find($0)?.place }
    context.report(
      name, classUnknown(name.text, nearest),
      related: place.map { [RelatedPlace(en: "an existing class", zh: "存在的类", at: $0)] } ?? [])
  }
}

private func classUnknown(_ name: String, _ nearest: String?) -> Message {
  Message(
    en: "unknown class \"\(name)\"", zh: "没有类“\(name)”",
    help: didYouMean(nearest)
      ?? .init(
        en: "write the name of the class that draws the component, as Objective-C knows it",
        zh: "写上绘制该组件的类在 Objective-C 中的名称"))
}
