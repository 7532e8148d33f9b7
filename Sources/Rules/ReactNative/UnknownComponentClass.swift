import Diagnostics
import Linting
import ReactNative

/// A class of `codegenConfig` that no Apple source has.
package var unknownComponentClass: Rule {
  Rule(
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
          "ios/AcmeDialView.mm": """
          @implementation AcmeDialView
          @end
          """,
          "package.json": """
          {"name": "acme-dial", "codegenConfig": {"ios": {"componentProvider": {"AcmeDial": "⟦AcmeDailView⟧"}}}}
          """,
        ], message: #"there is no class "AcmeDailView""#),
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
    checks: [.package(check)])
}

private func check(_ context: PackageContext) {
  let library = context.library
  if library.apple.isEmpty { return }
  for provided in library.manifest.provided {
    guard let name = provided.className, library.classes.find(name.text) == nil else { continue }
    let nearest = context.nearestName(to: name.text, in: library.classes.all.keys, for: name.place.path)
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
