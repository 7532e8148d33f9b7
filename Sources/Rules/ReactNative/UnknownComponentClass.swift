import Diagnostics
import Linting
import ReactNative

/// A class of `codegenConfig` that no Apple source has.
package let unknownComponentClass = Rule(
  id: "unknown-component-class",
  summary: "a class in `codegenConfig` that no Apple source has",
  category: .reactNative,
  severity: .error,
  rationale: """
    Codegen writes `NSClassFromString(@"...")` of the class that `package.json` names. There is no check when the app is \
    built; when it runs the class is nil, and the component is drawn as "Unimplemented component".
    """,
  examples: [
    .wrong(
      [
        .init("ios/AcmeDialView.mm", "@implementation AcmeDialView\n@end"),
        LibrarySources.manifest(
          #""codegenConfig": {"ios": {"componentProvider": {"AcmeDial": "⟦AcmeDailView⟧"}}}"#),
      ], message: #"there is no class "AcmeDailView""#),
    .wrong(
      [
        .init("ios/Dial.swift", "@objc(AcmeDial) class Dial: RCTViewComponentView {}"),
        LibrarySources.manifest(
          #""codegenConfig": {"ios": {"components": {"AcmeDial": {"className": "⟦AcmeDails⟧"}}}}"#),
      ], message: #"there is no class "AcmeDails""#),
    .right([
      .init("ios/AcmeDialView.mm", "@implementation AcmeDialView\n@end"),
      LibrarySources.manifest(
        #""codegenConfig": {"ios": {"componentProvider": {"AcmeDial": "AcmeDialView"}}}"#),
    ]),
    // A declaration, and the names of Swift.
    .right([
      .init("ios/Dial.h", "@interface AcmeDialView : UIView\n@end"),
      .init("ios/Dial.swift", "@objc(AcmeKnob) class Knob: UIView {}\nclass Wheel: UIView {}"),
      LibrarySources.manifest(
        #""codegenConfig": {"ios": {"componentProvider": {"A": "AcmeDialView", "B": "AcmeKnob", "C": "Wheel"}}}"#
      ),
    ]),
    // Without Apple's sources nothing is known of their classes.
    .right([
      LibrarySources.kotlin(""),
      LibrarySources.manifest(
        #""codegenConfig": {"ios": {"componentProvider": {"AcmeDial": "AcmeDialView"}}}"#),
    ]),
  ],
  checks: [.package(check)])

private func check(_ context: PackageContext) {
  let library = context.library
  if library.apple.isEmpty { return }
  for provided in library.manifest.provided {
    guard let name = provided.className, library.classes.find(name.text) == nil else { continue }
    let nearest = nearestName(to: name.text, in: library.classes.all.keys)
    let place = nearest.flatMap { library.classes.find($0)?.place }
    context.report(
      name, .classUnknown(name.text, nearest),
      related: place.map { [RelatedPlace("a class that there is", at: $0)] } ?? [])
  }
}

extension Message {
  fileprivate static func classUnknown(_ name: String, _ nearest: String?) -> Message {
    Message(
      "there is no class \"\(name)\"",
      help: didYouMean(nearest)
        ?? "write the name of the class that draws the component, as Objective-C knows it")
  }
}
