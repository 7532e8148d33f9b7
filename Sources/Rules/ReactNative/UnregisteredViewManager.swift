import Diagnostics
import Linting
import ReactNative

/// A view manager of Android that no package creates.
package var unregisteredViewManager: Rule {
  Rule(
    id: "unregistered-view-manager",
    summary: .init(
      en: "a view manager that no Android package creates",
      zh: "Android 的任何包都没有创建该视图管理器"),
    category: .reactNative,
    severity: .error,
    rationale: .init(
      en:
        """
        On Android, React Native knows only the view managers that `createViewManagers` of a package \
        returns. A manager that is listed nowhere, or among the native modules, is not found: "Can't find \
        ViewManager" when the component is first drawn.
        """,
      zh:
        """
        在 Android 上，React Native 只认识包的 `createViewManagers` 返回的视图管理器。没有列在其中、或列在原生模块中的管理器找不到：组件首次绘制时报错 \
        "Can't find ViewManager"。
        """),
    examples: [
      .wrong(
        [
          "android/AcmeDialManager.kt":
            #"class ⟦AcmeDialManager⟧ : SimpleViewManager<Dial>() { override fun getName() = "AcmeDial" }"#,
          "android/AcmePackage.kt":
            "class AcmePackage : ReactPackage { override fun createViewManagers(c: Context) = emptyList() }",
          "src/Dial.js": "export default requireNativeComponent('AcmeDial');",
          "package.json": #"{"name": "acme-dial", "peerDependencies": {"react-native": "*"}}"#,
        ], message: #"no package creates "AcmeDialManager""#),
      .right([
        "android/AcmeDialManager.kt": """
        class AcmeDialManager : SimpleViewManager<Dial>() {
          override fun getName() = "AcmeDial"
          override fun createViewInstance(c: ThemedReactContext) = Dial(c)
          
        }
        """,
        "android/AcmePackage.kt": """
        class AcmePackage : ReactPackage { override fun createViewManagers(c: Context) = listOf(AcmeDialManager()) }
        """,
        "src/AcmeDialNativeComponent.ts": """
        interface NativeProps extends ViewProps {  }
        export default codegenNativeComponent<NativeProps>('AcmeDial');
        """,
        "package.json": #"{"name": "acme-dial", "peerDependencies": {"react-native": "*"}}"#,
      ]),
    ],
    checks: [.package(checkUnregisteredViewManager)])
}

private func checkUnregisteredViewManager(_ context: PackageContext) {
  let library = context.library
  guard let list = library.android.lazy.compactMap(\.viewManagerList).first,
    !library.android.contains(where: \.createsUnknownClasses)
  else { return }
  let used = Set(
    library.specs.map(\.name.text) + library.specs.compactMap(\.paperName) + library.uses.map(\.name.text))
  var seen: Set<String> = []
  for manager in library.androidManagers where !manager.type.isBase && !library.isNamedElsewhere(manager) {
    guard let component = manager.component, used.contains(component) else { continue }
    let isCreated = library.androidManagers.contains {
      $0.component == component && library.isNamedElsewhere($0)
    }
    // The source sets of the two architectures each have one of the same name.
    guard !isCreated, seen.insert(manager.type.name.text).inserted else { continue }
    context.report(
      manager.type.name, notCreated(manager.type.name.text),
      related: [RelatedPlace(en: "the view managers of a package", zh: "包的视图管理器", at: list)])
  }
}

private func notCreated(_ name: String) -> Message {
  Message(
    en: "no package creates \"\(name)\"", zh: "没有包创建“\(name)”",
    help: .init(
      en: "return it from \"createViewManagers\" of the package", zh: "在包的“createViewManagers”中返回"))
}
