import Diagnostics
import Linting
import ReactNative

/// A component of `codegenConfig` that no spec declares.
package let unknownComponentName = Rule(
  id: "unknown-component-name",
  summary: "a component in `codegenConfig` that no spec declares",
  category: .reactNative,
  severity: .error,
  rationale:
    "The class is found under this name alone; the component that scripts draw has another one, and no class.",
  examples: [
    .wrong(
      [
        .init("src/A.ts", "export default codegenNativeComponent<P>('AcmeDial');"), LibrarySources.kotlin(""),
        .init("ios/A.mm", "@implementation Dial\n@end"),
        LibrarySources.manifest(
          #""codegenConfig": {"ios": {"componentProvider": {"⟦AcmeDail⟧": "Dial"}, "components": {"⟦Other⟧": {"className": "Dial"}}}}"#
        ),
      ], message: #"no spec declares "AcmeDail""#, #"no spec declares "Other""#),
    .right([
      .init("src/A.ts", "export default codegenNativeComponent<P>('AcmeDial');"),
      .init("ios/A.mm", "@implementation Dial\n@end"),
      LibrarySources.manifest(#""codegenConfig": {"ios": {"componentProvider": {"AcmeDial": "Dial"}}}"#),
    ]),
    // `unregistered-native-component` says so where the component is declared; and without any spec.
    .right([
      .init("src/A.ts", "export default codegenNativeComponent<P>('AcmeDial');"),
      .init("ios/A.mm", "@implementation Dial\n@end"),
      LibrarySources.manifest(#""codegenConfig": {"ios": {"componentProvider": {"AcmeDail": "Dial"}}}"#),
    ]),
    .right([
      .init("ios/A.mm", "@implementation Dial\n@end"),
      LibrarySources.manifest(#""codegenConfig": {"ios": {"componentProvider": {"AcmeKnob": "Dial"}}}"#),
    ]),
  ],
  checks: [.package(check)])

private func check(_ context: PackageContext) {
  let library = context.library
  if library.specs.isEmpty { return }
  let unregistered = library.unregisteredSpecs
  for provided in library.manifest.provided {
    let name = provided.component
    guard library.specs(of: name.text).isEmpty,
      !unregistered.contains(where: { ComponentNames.isNear(name.text, $0.name.text) })
    else { continue }
    let nearest = nearestName(to: name.text, in: library.specs.map(\.name.text))
    let spec = nearest.flatMap { library.specs(of: $0).first }
    context.report(
      name, .undeclared(name.text, nearest),
      related: spec.map { [RelatedPlace("the nearest spec", at: $0.name)] } ?? [])
  }
}

extension Message {
  fileprivate static func undeclared(_ name: String, _ nearest: String?) -> Message {
    Message(
      "no spec declares \"\(name)\"",
      help: didYouMean(nearest) ?? "write the name that \"codegenNativeComponent\" is given")
  }
}
