import Diagnostics
import Linting
import MiniProgram

/// A path in `import`, `include` or `import-sjs` that leads nowhere.
package let unresolvedImport = Rule(
  id: "unresolved-import",
  summary: "an import, include or import-sjs whose path names no file",
  category: .project,
  severity: .error,
  rationale:
    "The build fails, or the page misses a part. Paths that only a build or an installation can make true are passed over: aliases, packages that are not installed, ignored folders, files that are built from another source.",
  examples: [
    .wrong(
      """
      <import src="⟦./none.axml⟧"/>
      <include src="⟦../index/none.axml⟧"/>
      <include src="/index.axml"/>
      """,
      message: #""./none.axml" names no file"#, #""../index/none.axml" names no file"#),
    .wrong(
      [
        .init(
          "pages/a/a.axml",
          #"<include src="⟦/parts/haed.axml⟧"/><import-sjs from="⟦../a/a.sjs⟧" name="a"/>"#),
        .init("parts/head.axml", "<view/>"),
        .init("app.json", #"{ "pages": ["pages/a/a"] }"#),
      ], message: #""/parts/haed.axml" names no file"#, #""../a/a.sjs" names no file"#),
    .right([
      .init(
        "pages/index/index.axml",
        """
        <import src="./card.axml"/>
        <include src="../../parts/head.axml"/>
        <template is="card"/>
        """),
      .init("pages/index/card.axml", #"<template name="card"><view/></template>"#),
      .init("parts/head.axml", "<view/>"),
    ]),
    .right([
      .init(
        "pages/a/a.axml",
        #"<include src="./head.axml"/><import src="@/parts/a.axml"/><import-sjs from="./a.sjs" name="a"/>"#),
      .init("pages/a/head.axml", "<view/>"), .init("pages/a/a.sjs.ts", "export default {}"),
      .init("app.json", #"{ "pages": ["pages/a/a"] }"#),
    ]),
    .right(#"<import src="some-package/a.axml"/><include src="/dist/a.axml"/><include src="./{{a}}.axml"/>"#),
  ],
  checks: [.project(check)])

private func check(_ context: ProjectContext) {
  let project = context.project
  var paths = NearestPaths(project.sources)
  for file in project.files {
    for reference in file.facts.references {
      guard case .missing(let path) = reference.resolution else { continue }
      let near =
        reference.kind == .module
        ? nil : paths.nearest(to: path, writtenAs: reference.source, in: file.unit.path)
      context.report(file.place(reference.sourceRange), .missingFile(reference.source, near: near))
    }
  }
}

extension Message {
  fileprivate static func missingFile(_ source: String, near: String?) -> Message {
    Message(
      "\"\(source)\" names no file",
      help: didYouMean(near) ?? #"a path is relative to this file ("./") or to the folder of app.json ("/")"#)
  }
}
