import Diagnostics
import Linting
import Markup
import MiniProgram

/// A page that `app.json` lists and that does not exist.
package let missingPageFile = Rule(
  id: "missing-page-file",
  summary: "a page in app.json without a file",
  category: .project,
  severity: .error,
  rationale:
    "The build fails. Nothing is said of a page that is built from a framework's source or from another platform's markup, nor when the page's script calls neither Page nor Component, as those of other frameworks, nor of one in a submodule of git that is not checked out.",
  examples: [
    .wrong(
      [
        .init("app.json", #"{ "pages": ["pages/a/a", "⟦pages/b/b⟧"] }"#),
        .init("pages/a/a.axml", "<view/>"),
      ], message: #"page "pages/b/b" has no .axml"#),
    .wrong(
      [
        .init(
          "app.json",
          """
          { "pages": ["pages/a/a"],
            "subPackages": [{ "root": "shop", "pages": ["⟦cart/crat⟧", "cart/cart"] }] }
          """),
        .init("pages/a/a.axml", "<view/>"), .init("shop/cart/cart.axml", "<view/>"),
      ], message: #"page "shop/cart/crat" has no .axml"#),
    .right([
      .init("app.json", #"{ "pages": ["pages/a/a", "pages/b/b", "pages/c/c"] }"#),
      .init("pages/a/a.axml", "<view/>"), .init("pages/b/b.wxml", "<view/>"), .init("pages/c/c.vue", ""),
    ]),
    .right([
      .init("app.json", #"{ "pages": ["pages/a/a"] }"#), .init("parts/a.axml", "<view/>"),
    ]),
    .wrong(
      [
        .init("app.json", #"{ "pages": ["pages/a/a", "⟦pages/b/b⟧"] }"#),
        .init("pages/a/a.axml", "<view/>"), .init("pages/b/b.js", "Page({})"),
      ], message: #"page "pages/b/b" has no .axml"#),
    .right([
      .init("app.json", #"{ "pages": ["pages/a/a", "pages/b/b", "pages/c/c"] }"#),
      .init("pages/a/a.axml", "<view/>"), .init("pages/b/b.js", "export default () => <View/> // Page()"),
      .init("pages/c/c.ts", "export default createPage({})"),
    ]),

    .wrong(
      [
        .init("app.json", #"{ "pages": ["pages/a/a", "⟦pages/b/b⟧"] }"#),
        .init("pages/a/a.wxml", "<view/>"), .init("pages/c/c.wxml", "<view/>"),
      ], message: #"page "pages/b/b" has no .wxml"#),
    .wrong(
      [
        .init("app.json", #"{ "pages": ["pages/a/a", "⟦pages/b/b⟧"] }"#),
        .init("pages/a/a.ttml", "<view/>"), .init("pages/c/c.ttml", "<view/>"),
        .init("pages/d/d.wxml", "<view/>"),
      ], message: #"page "pages/b/b" has no .ttml"#),
    .right([
      .init(
        "mini/app.json", #"{ "pages": ["pages/a/a"], "subpackages": [{ "root": "lent", "pages": ["b/b"] }] }"#
      ),
      .init("mini/pages/a/a.wxml", "<view/>"),
      .init(
        ".gitmodules", "[submodule \"mini/lent\"]\n\tpath = mini/lent\n\turl = https://example.com/lent.git\n"
      ),
    ]),
    .wrong(
      [
        .init(
          "app.json", #"{ "pages": ["pages/a/a"], "subpackages": [{ "root": "lent", "pages": ["⟦b/b⟧"] }] }"#),
        .init("pages/a/a.wxml", "<view/>"), .init("lent/.git", "gitdir: ../.git/modules/lent"),
        .init(".gitmodules", "[submodule \"lent\"]\n\tpath = lent\n"),
      ], message: #"page "lent/b/b" has no .wxml"#),
    // One app.json may list pages in several languages.
    .right([
      .init("app.json", #"{ "pages": ["pages/a/a", "pages/b/b"] }"#),
      .init("pages/a/a.wxml", "<view/>"), .init("pages/b/b.ttml", "<view/>"),
    ]),

    .wrong(
      [
        .init("app.json", #"{ "pages": ["pages/a/a", "⟦pages/b/b⟧"] }"#), .init("pages/a/a.swan", "<view/>"),
      ], message: #"page "pages/b/b" has no .swan"#),
  ],
  checks: [.project(check)])

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

/// The dialect of most pages where a program has several sister dialects; AXML where it has that.
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
