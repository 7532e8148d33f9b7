import Linting
import Markup

/// A native view that lost its attributes in a framework's build.
package var strippedNativeView: Rule {
  Rule(
    id: "stripped-native-view",
    summary: .init(
      en: "a native view that lost its attributes in a framework's build",
      zh: "原生视图在框架的构建中丢失了属性"),
    category: .nativeView,
    severity: .warning,
    rationale: .init(
      en:
        """
        Versions of the uni-app compiler before May 2025 treat the tag as a component of their own and \
        move its attributes, including the type, to where the container does not find them.
        """,
      zh: "2025 年 5 月之前的 uni-app 编译器会把该标签当作自己的组件，把包括 type 在内的属性移到容器找不到的地方。"),
    dialects: .showingMPaaS,
    examples: [
      .wrong(
        #"<⟦mpaas-component⟧ id="a" u-i="4b1d-0" onVI="__l" u-p="{{b}}"/>"#,
        message: "a build has removed the type of this native view"),
      .right(
        """
        <mpaas-component id="a" type="my_map" style="{{ width: 200, height: 200 }}" u-i="4b1d-0" onVI="__l" u-p="{{b}}"/>
        """),
    ],
    checks: [.elements(.nativeViews, checkStrippedNativeView)])
}

private func checkStrippedNativeView(_ element: Element, _ context: FileContext) {
  if element.isStrippedNativeView { context.report(element.tagRange, strippedView) }
}

private let strippedView = Message(
  en: "a build has removed the type of this native view", zh: "构建去掉了此原生视图的类型",
  help: .init(
    en: "update the framework (uni-app: HBuilderX of May 2025 or later) and build again",
    zh: "更新框架（uni-app：2025 年 5 月或之后的 HBuilderX），然后重新构建"))
