import Diagnostics
import Linting
import Markup
import MiniProgram

/// A component path that leads nowhere.
package let unresolvedComponent = Rule(
  id: "unresolved-component",
  summary: "a path in usingComponents that names no component",
  category: .project,
  severity: .error,
  rationale:
    "The tag shows nothing, or the build fails. Paths that only a build or an installation can make true are passed over, and so are those of plugins.",
  examples: [
    .wrong(
      [
        .init("pages/a/a.json", #"{ "usingComponents": { "card": "⟦/components/crad/index⟧" } }"#),
        .init("pages/a/a.axml", "<card/>"), .init("components/card/index.axml", "<view/>"),
        .init("components/card/index.json", #"{ "component": true }"#),
        .init("app.json", #"{ "pages": ["pages/a/a"] }"#),
      ], message: #""/components/crad/index" names no component"#),
    .wrong(
      [
        .init(
          "app.json", #"{ "pages": ["pages/a/a"], "usingComponents": { "card": "⟦./pages/card⟧" } }"#),
        .init("pages/a/a.axml", "<card/>"),
      ], message: #""./pages/card" names no component"#),
    // The first folder of the path does not exist, and one with a near name does.
    .wrong(
      [
        .init("pages/a/a.json", #"{ "usingComponents": { "card": "⟦/component/card/index⟧" } }"#),
        .init("pages/a/a.axml", "<card/>"), .init("components/card/index.axml", "<view/>"),
        .init("app.json", #"{ "pages": ["pages/a/a"] }"#),
      ], message: #""/component/card/index" names no component"#),
    // A package is installed when its `package.json` is there.
    .wrong(
      [
        .init("pages/a/a.json", #"{ "usingComponents": { "a": "⟦mini-ali-ui/es/lsit/index⟧" } }"#),
        .init("pages/a/a.axml", "<a/>"), .init("node_modules/mini-ali-ui/package.json", "{}"),
        .init("node_modules/mini-ali-ui/es/list/index.json", #"{ "component": true }"#),
        .init("app.json", #"{ "pages": ["pages/a/a"] }"#),
      ], message: #""mini-ali-ui/es/lsit/index" names no component"#),
    .right([
      .init("pages/a/a.json", #"{ "usingComponents": { "a": "mini-ali-ui/es/lsit/index" } }"#),
      .init("pages/a/a.axml", "<a/>"),
      .init("node_modules/mini-ali-ui/es/list/index.json", #"{ "component": true }"#),
      .init("app.json", #"{ "pages": ["pages/a/a"] }"#),
    ]),
    // What is ignored is not evidence: the build may well make the other folder, too.
    .right([
      .init("pages/a/a.json", #"{ "usingComponents": { "card": "/component/card/index" } }"#),
      .init("pages/a/a.axml", "<card/>"), .init("components/card/index.axml", "<view/>"),
      .init(".gitignore", "components/"), .init("app.json", #"{ "pages": ["pages/a/a"] }"#),
    ]),
    .right([
      .init("pages/a/a.json", #"{ "usingComponents": { "card": "/components/card/index" } }"#),
      .init("pages/a/a.axml", "<card/>"), .init("components/card/index.axml", "<view/>"),
      .init("components/card/index.json", #"{ "component": true }"#),
      .init("app.json", #"{ "pages": ["pages/a/a"] }"#),
    ]),
    .right([
      .init(
        "pages/a/a.json",
        #"{ "usingComponents": { "a": "./b", "c": "plugin://p/c", "d": "mini-ali-ui/es/list/index", "e": "/es/e" } }"#
      ),
      .init("pages/a/a.axml", "<a/>"), .init("pages/a/b.json", #"{ "component": true }"#),
      .init("app.json", #"{ "pages": ["pages/a/a"] }"#),
    ]),
    .right([
      .init("pages/a/a.json", #"{ "usingComponents": { "a": "./built" } }"#),
      .init("pages/a/a.axml", "<a/>"), .init("pages/a/built.tsx", "export default 1"),
    ]),

    .wrong(
      [
        .init("pages/a/a.json", #"{ "usingComponents": { "card": "⟦/components/crad/index⟧" } }"#),
        .init("pages/a/a.wxml", "<card/>"), .init("components/card/index.wxml", "<view/>"),
        .init("components/card/index.json", #"{ "component": true }"#),
        .init("app.json", #"{ "pages": ["pages/a/a"] }"#),
      ], message: #""/components/crad/index" names no component"#),
    // A package that is not built yet may contain it, and an alias of app.json leads below the source root.
    .right([
      .init(
        "pages/a/a.json",
        #"{ "usingComponents": { "a": "@vant/weapp/button/index", "b": "tdesign/none", "c": "~/c/c" } }"#),
      .init("pages/a/a.wxml", "<a/><b/><c/>"), .init("miniprogram_npm/@vant/weapp/button/index.json", "{}"),
      .init("miniprogram_npm/@vant/weapp/button/index.wxml", "<view/>"), .init("lib/c/c.wxml", "<view/>"),
      .init("miniprogram_npm/tdesign/button/button.wxml", "<view/>"),
      .init("app.json", #"{ "pages": ["pages/a/a"], "resolveAlias": { "~/*": "/lib/*" } }"#),
    ]),

    .wrong(
      [
        .init("pages/a/a.json", #"{ "usingComponents": { "b": "⟦./b⟧", "c": "dynamicLib://lib/c" } }"#),
        .init("pages/a/a.swan", "<b/><c/>"), .init("app.json", #"{ "pages": ["pages/a/a"] }"#),
      ], message: #""./b" names no component"#),
  ],
  checks: [.project(check)])

private func check(_ context: ProjectContext) {
  let project = context.project
  var paths = NearestPaths(project.sources)
  func look(at registrations: [ComponentRegistration], in path: String, _ dialect: Dialect? = nil) {
    for registration in registrations {
      let tried: String
      switch project.sources.resolver.resolve(registration.path, from: path, as: .component, in: dialect) {
      case .missing(let path): tried = path
      case .unknowable(.absentFolder):
        guard let misspelled = paths.pathWithMisspelledFolder(registration.path, in: path) else { continue }
        tried = misspelled
      default: continue
      }
      let near = paths.nearest(to: tried, writtenAs: registration.path, in: path)
      context.report(
        Place(path: path, range: registration.pathRange), .missingComponent(registration.path, near: near))
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

extension Message {
  fileprivate static func missingComponent(_ path: String, near: String?) -> Message {
    Message(
      "\"\(path)\" names no component",
      help: didYouMean(near)
        ?? #"a component is named by its path without suffix, relative to this file ("./") or to the folder of app.json ("/")"#
    )
  }
}
