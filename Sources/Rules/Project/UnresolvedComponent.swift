import Diagnostics
import Linting
import Markup
import MiniProgram

/// A component path that leads nowhere.
package var unresolvedComponent: Rule {
  Rule(
    id: "unresolved-component",
    summary: "a path in usingComponents that names no component",
    category: .project,
    severity: .error,
    rationale: """
      The tag shows nothing, or the build fails. Paths that only a build or an installation can make true are \
      passed over, and so are those of plugins. One is reported all the same where its end leads to a component from \
      another folder, or where it climbs above the repository.
      """,
    fix: .suggested,
    examples: [
      .wrong(
        [
          "pages/a/a.json": #"{ "usingComponents": { "card": "⟦/components/crad/index⟧" } }"#,
          "pages/a/a.axml": "<card/>",
          "components/card/index.axml": "<view/>",
          "components/card/index.json": #"{ "component": true }"#,
          "app.json": #"{ "pages": ["pages/a/a"] }"#,
        ], message: #""/components/crad/index" names no component"#),
      .right([
        "pages/a/a.json": #"{ "usingComponents": { "a": "mini-ali-ui/es/lsit/index" } }"#,
        "pages/a/a.axml": "<a/>",
        "node_modules/mini-ali-ui/es/list/index.json": #"{ "component": true }"#,
        "app.json": #"{ "pages": ["pages/a/a"] }"#,
      ]),
      .wrong(
        [
          "pages/a/a.json": #"{ "usingComponents": { "card": "⟦/components/crad/index⟧" } }"#,
          "pages/a/a.wxml": "<card/>",
          "components/card/index.wxml": "<view/>",
          "components/card/index.json": #"{ "component": true }"#,
          "app.json": #"{ "pages": ["pages/a/a"] }"#,
        ], message: #""/components/crad/index" names no component"#),
      .wrong(
        [
          "pages/a/a.json": #"{ "usingComponents": { "b": "⟦./b⟧", "c": "dynamicLib://lib/c" } }"#,
          "pages/a/a.swan": "<b/><c/>",
          "app.json": #"{ "pages": ["pages/a/a"] }"#,
        ], message: #""./b" names no component"#),
    ],
    checks: [.project(check)])
}

private func check(_ context: ProjectContext) {
  let project = context.project
  var paths = NearestPaths(project.sources)
  func look(at registrations: [ComponentRegistration], in path: String, _ dialect: Dialect? = nil) {
    for registration in registrations {
      let place = Place(path: path, range: registration.pathRange)
      let tried: String
      switch project.sources.resolver.resolve(registration.path, from: path, as: .component, in: dialect) {
      case .missing(let path): tried = path
      case .unknowable(let reason):
        if let meant = paths.relocated(registration.path, in: path, as: .component, dialect, reason) {
          context.report(
            place, .missingComponent(registration.path, near: meant.path), fix: meant.fix(at: place))
          continue
        }
        guard reason == .absentFolder,
          let misspelled = paths.pathWithMisspelledFolder(registration.path, in: path)
        else { continue }
        tried = misspelled
      default: continue
      }
      if let near = paths.nearest(to: tried, writtenAs: registration.path, in: path) {
        context.report(place, .missingComponent(registration.path, near: near))
      } else {
        let meant = paths.relocated(registration.path, in: path, as: .component, dialect)
        context.report(
          place, .missingComponent(registration.path, near: meant?.path), fix: meant?.fix(at: place))
      }
    }
  }
  if let app = project.sources.app, let path = project.sources.appText?.path {
    look(at: app.usingComponents + app.publicComponents, in: path)
  }
  for file in project.files {
    if let configuration = file.unit.configuration {
      look(at: configuration.usingComponents, in: file.unit.configurationPath, file.unit.dialect)
    }
  }
}

extension RelocatedPath {
  /// Writes the right path; nil where there are several.
  func fix(at place: Place) -> Fix? {
    guard let path, isOnlyOne, !path.utf8.contains(where: RelocatedPath.special.contains) else { return nil }
    return Fix("write \(path)", .suggested, edits: [Edit(replace: place, with: path)])
  }

  /// What cannot be written in a value as it is.
  private static let special = Array("\"'\\{&".utf8)
}

extension Message {
  fileprivate static func missingComponent(_ path: String, near: String?) -> Message {
    Message(
      "\"\(path)\" names no component",
      help: didYouMean(near)
        ?? #"a component is named by its path without suffix, relative to this file ("./") or to the folder of app.json ("/")"#
    )
  }
}
