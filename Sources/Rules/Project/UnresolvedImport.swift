import Diagnostics
import Linting
import MiniProgram

/// A path in `import`, `include` or `import-sjs` that leads nowhere.
package var unresolvedImport: Rule {
  Rule(
    id: "unresolved-import",
    summary: "an import, include or import-sjs whose path names no file",
    category: .project,
    severity: .error,
    rationale: """
      The build fails, or the page misses a part. Paths that only a build or an installation can make true \
      are passed over: aliases, packages that are not installed, ignored folders, files that are built from \
      another source.
      """,
    examples: [
      .wrong(
        """
        <import src="⟦./none.axml⟧"/>
        <include src="⟦../index/none.axml⟧"/>
        <include src="/index.axml"/>
        """, message: #""./none.axml" names no file"#, #""../index/none.axml" names no file"#),
      .right([
        "pages/index/index.axml": """
        <import src="./card.axml"/>
        <include src="../../parts/head.axml"/>
        <template is="card"/>
        """,
        "pages/index/card.axml": #"<template name="card"><view/></template>"#,
        "parts/head.axml": "<view/>",
      ]),
    ],
    checks: [.project(check)])
}

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
