import Diagnostics
import Linting
import Markup
import MiniProgram

/// A page that `app.json` lists and that does not exist.
package var missingPageFile: Rule {
  Rule(
    id: "missing-page-file",
    summary: "a page in app.json without a file",
    category: .project,
    severity: .error,
    rationale: """
      The build fails. Nothing is said of a page that is built from a framework's source or from another \
      platform's markup, nor when the page's script calls neither Page nor Component, as those of other \
      frameworks, nor of one in a submodule of git that is not checked out.
      """,
    examples: [
      .wrong(
        [
          "app.json": #"{ "pages": ["pages/a/a", "⟦pages/b/b⟧"] }"#,
          "pages/a/a.axml": "<view/>",
        ], message: #"page "pages/b/b" has no .axml"#),
      .right([
        "app.json": #"{ "pages": ["pages/a/a", "pages/b/b", "pages/c/c"] }"#,
        "pages/a/a.axml": "<view/>",
        "pages/b/b.wxml": "<view/>",
        "pages/c/c.vue": "",
      ]),
      .wrong(
        [
          "app.json": #"{ "pages": ["pages/a/a", "⟦pages/b/b⟧"] }"#,
          "pages/a/a.wxml": "<view/>",
          "pages/c/c.wxml": "<view/>",
        ], message: #"page "pages/b/b" has no .wxml"#),
      .wrong(
        [
          "app.json": #"{ "pages": ["pages/a/a", "⟦pages/b/b⟧"] }"#,
          "pages/a/a.swan": "<view/>",
        ], message: #"page "pages/b/b" has no .swan"#),
    ],
    checks: [.project(check)])
}

private func check(_ context: ProjectContext) {
  let sources = context.project.sources
  guard let app = sources.app, let path = sources.appText?.path else { return }
  var missing: [(page: ConfiguredPath, tried: String)] = []
  var exists = false
  for (page, resolution) in zip(app.pages, sources.pageResolutions) {
    switch resolution {
    case .file: exists = true
    case .missing(let tried): missing.append((page, tried))
    case .unknowable: break
    }
  }
  guard exists else { return }
  missing.removeAll { sources.hasScriptOfOtherFramework($0.tried) }
  var paths = NearestPaths(sources)
  for (page, tried) in missing {
    let near = paths.nearest(to: tried, writtenAs: page.path, in: path)
    context.report(
      Place(path: path, range: page.range),
      .missingMarkup(page.path, suffix: commonestDialect(in: sources.program).markupSuffix, near: near))
  }
}

/// The dialect of most pages, in a program with several dialects of a family; AXML if it is among them.
private func commonestDialect(in program: Program) -> Dialect {
  let dialects = program.dialects
  if dialects.count == 1 || dialects[0].family == .alipay { return dialects[0] }
  let counts = Dictionary(grouping: program.pages) { program.dialect(of: $0).id }.mapValues(\.count)
  return dialects.max { counts[$0.id, default: 0] < counts[$1.id, default: 0] } ?? dialects[0]
}

extension Message {
  fileprivate static func missingMarkup(_ page: String, suffix: String, near: String?) -> Message {
    Message(
      "page \"\(page)\" has no \(suffix)",
      help: didYouMean(near) ?? "write \(page)\(suffix), or remove the entry")
  }
}
