import Diagnostics
import Linting
import ReactNative

/// A component of `codegenConfig` that no spec declares.
package var unknownComponentName: Rule {
  Rule(
    id: "unknown-component-name",
    summary: "a component in `codegenConfig` that no spec declares",
    category: .reactNative,
    severity: .error,
    rationale:
      "The class is found under this name alone; the component that scripts draw has another one, and no class.",
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
    checks: [.package(check)])
}

private func check(_ context: PackageContext) {
  let library = context.library
  if library.specs.isEmpty { return }
  let unregistered = library.unregisteredSpecs
  let specNames = library.specs.map(\.name.text)
  // A component that native sources register has most likely lost its name to such a mistake.
  let hasLostNames = !unregistered.isEmpty || Set(specNames).count < specNames.count
  for provided in library.manifest.provided {
    let name = provided.component
    guard library.specs(of: name.text).isEmpty,
      !unregistered.contains(where: { ComponentNames.isNear(name.text, $0.name.text) }),
      !(hasLostNames && library.isImplemented(name.text))
    else { continue }
    let nearest = context.nearestName(to: name.text, in: specNames, for: name.place.path)
    let spec = nearest.flatMap { library.specs(of: $0).first }
    context.report(
      name, .undeclared(name.text, nearest),
      related: spec.map { [RelatedPlace("the nearest spec", at: $0.name)] } ?? [])
  }
}

extension Library {
  /// Whether a class of native source is registered for a component, or draws it.
  fileprivate func isImplemented(_ component: String) -> Bool {
    componentViews.contains { $0.component == component }
      || appleManagers.contains { $0.component?.text == component } || registers(component, on: .android)
  }
}

extension Message {
  fileprivate static func undeclared(_ name: String, _ nearest: String?) -> Message {
    Message(
      "no spec declares \"\(name)\"",
      help: didYouMean(nearest) ?? "write the name that \"codegenNativeComponent\" is given")
  }
}
