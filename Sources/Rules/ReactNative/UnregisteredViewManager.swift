import Diagnostics
import Linting
import ReactNative

/// A view manager of Android that no package creates.
package let unregisteredViewManager = Rule(
  id: "unregistered-view-manager",
  summary: "a view manager that no package of Android creates",
  category: .reactNative,
  severity: .error,
  rationale: """
    On Android React Native knows the view managers alone that `createViewManagers` of a package returns. A manager that is \
    listed nowhere, or among the native modules, is not found: "Can't find ViewManager" when the component is first drawn.
    """,
  examples: [
    .wrong(
      [
        .init(
          "android/AcmeDialManager.kt",
          "class ⟦AcmeDialManager⟧ : SimpleViewManager<Dial>() { override fun getName() = \"AcmeDial\" }"),
        .init(
          "android/AcmePackage.kt",
          "class AcmePackage : ReactPackage { override fun createViewManagers(c: Context) = emptyList() }"),
        .init("src/Dial.js", "export default requireNativeComponent('AcmeDial');"), LibrarySources.package,
      ], message: #"no package creates "AcmeDialManager""#),
    .wrong(
      [
        .init(
          "android/AcmeDialManager.java",
          "class ⟦AcmeDialManager⟧ extends ViewGroupManager<Dial> { static final String N = \"AcmeDial\"; public String getName() { return N; } }"
        ),
        .init(
          "android/AcmePackage.java",
          "class AcmePackage { List createViewManagers(Context c) { return Collections.emptyList(); } }"),
        LibrarySources.spec(""), LibrarySources.package,
      ], message: #"no package creates "AcmeDialManager""#),
    .right([
      LibrarySources.kotlin(""), LibrarySources.kotlinPackage, LibrarySources.spec(""),
      LibrarySources.package,
    ]),
    // Classes that others extend, and a component that no script uses.
    .right([
      .init(
        "android/A.kt",
        """
        abstract class AManager : SimpleViewManager<Dial>() { override fun getName() = "AcmeDial" }
        open class BManager : SimpleViewManager<Dial>() { override fun getName() = "AcmeDial" }
        class CManager : SimpleViewManager<Dial>() { override fun getName() = "Other" }
        sealed class DManager : SimpleViewManager<Dial>() { override fun getName() = "AcmeDial" }
        """),
      .init(
        "android/E.java",
        "public abstract class EManager extends SimpleViewManager<Dial> { public String getName() { return \"AcmeDial\"; } }"
      ),
      LibrarySources.kotlinPackage, LibrarySources.spec(""), LibrarySources.package,
    ]),
    // Another manager of the component is created.
    .right([
      .init(
        "android/OldManager.kt",
        "class OldManager : SimpleViewManager<Dial>() { override fun getName() = \"AcmeDial\" }"),
      LibrarySources.kotlin(""), LibrarySources.kotlinPackage, LibrarySources.spec(""),
      LibrarySources.package,
    ]),
    // Without a list in the sources another package may create it.
    .right([LibrarySources.java(""), LibrarySources.spec(""), LibrarySources.package]),
  ],
  checks: [.package(check)])

private func check(_ context: PackageContext) {
  let library = context.library
  guard let list = library.android.lazy.compactMap(\.viewManagerList).first else { return }
  let used = Set(
    library.specs.map(\.name.text) + library.specs.compactMap(\.paperName) + library.uses.map(\.name.text))
  var seen: Set<String> = []
  for manager in library.androidManagers where !manager.type.isBase && !library.isNamedElsewhere(manager) {
    guard let component = manager.component, used.contains(component) else { continue }
    let isCreated = library.androidManagers.contains {
      $0.component == component && library.isNamedElsewhere($0)
    }
    // Source sets of the two architectures have one of the same name each.
    guard !isCreated, seen.insert(manager.type.name.text).inserted else { continue }
    context.report(
      manager.type.name, .notCreated(manager.type.name.text),
      related: [RelatedPlace("the view managers of a package", at: list)])
  }
}

extension Message {
  fileprivate static func notCreated(_ name: String) -> Message {
    Message("no package creates \"\(name)\"", help: "return it from \"createViewManagers\" of the package")
  }
}
