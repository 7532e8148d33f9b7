import Diagnostics
import Files
import Linting

/// A page that `app.json` does not list.
package let unlistedPage = Rule(
  id: "unlisted-page",
  summary: "a page that app.json does not list",
  category: .project,
  severity: nil,
  rationale: "It is not built, and no link can lead to it.",
  examples: [
    .wrong(
      [
        .init("pages/b/b.axml", "⟦<⟧view/>"), .init("pages/b/b.js", "Page({})"),
        .init("pages/a/a.axml", "<view/>"), .init("app.json", #"{ "pages": ["pages/a/a"] }"#),
      ], message: #""pages/b/b" is a page that app.json does not list"#),
    .wrong(
      [
        .init("shop/a.axml", "⟦<⟧view/>"), .init("shop/a.ts", "Page({})"),
        .init("pages/a/a.axml", "<view/>"),
        .init(
          "app.json", #"{ "pages": ["pages/a/a"], "subPackages": [{ "root": "shop", "pages": ["b"] }] }"#),
      ], message: #""shop/a" is a page that app.json does not list"#),
    .right([
      .init("shop/a.axml", "<view/>"), .init("shop/a.js", "Page({})"), .init("part.axml", "<view/>"),
      .init("app.json", #"{ "pages": [], "subPackages": [{ "root": "shop", "pages": ["a"] }] }"#),
    ]),
    .right("<view/>", script: "Page({})"),
    .right([
      .init("src/pages/a/a.axml", "<view/>"), .init("src/pages/a/a.js", "Page({})"),
      .init("app.json", #"{ "pages": ["pages/a/a"] }"#),
    ]),
  ],
  checks: [.project(check)])

private func check(_ context: ProjectContext) {
  let project = context.project
  let sources = project.sources
  guard sources.program.kind == .app, let app = sources.app, sources.appError == nil,
    // Where none of the listed pages is there, a build puts the pages into place.
    project.files.contains(where: { sources.lists(page: $0.unit.stem) })
  else { return }
  let loadingPages = Set(app.loadingPages.map(\.path))
  for file in project.files where !sources.lists(page: file.unit.stem) {
    guard file.unit.configuration?.isComponent != true,
      file.unit.script?.hasInstance(of: .page) == true
    else { continue }
    let name = Path.display(file.unit.stem, from: sources.root)
    if loadingPages.contains(name) { continue }
    let count = sources.text(file.unit.path)?.count ?? 0
    context.report(file.place(ByteRange(0, min(1, count))), .unlistedPage(name))
  }
}

extension Message {
  fileprivate static func unlistedPage(_ page: String) -> Message {
    Message("\"\(page)\" is a page that app.json does not list", help: "add it to pages, or remove the file")
  }
}
