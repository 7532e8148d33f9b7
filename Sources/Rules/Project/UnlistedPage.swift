import Diagnostics
import Files
import Linting

/// A page that `app.json` does not list.
package var unlistedPage: Rule {
  Rule(
    id: "unlisted-page",
    summary: .init(
      en: "a page that app.json does not list",
      zh: "app.json 没有列出该页面"),
    category: .project,
    severity: nil,
    rationale: .init(
      en: "The page is not built, and no link can open it.",
      zh: "该页面不会构建，任何链接都无法打开。"),
    examples: [
      .wrong(
        [
          "pages/b/b.axml": "⟦<⟧view/>",
          "pages/b/b.js": "Page({})",
          "pages/a/a.axml": "<view/>",
          "app.json": #"{ "pages": ["pages/a/a"] }"#,
        ], message: #"page "pages/b/b" is not listed in app.json"#),
      .right([
        "shop/a.axml": "<view/>",
        "shop/a.js": "Page({})",
        "part.axml": "<view/>",
        "app.json": #"{ "pages": [], "subPackages": [{ "root": "shop", "pages": ["a"] }] }"#,
      ]),
      .wrong(
        [
          "pages/b/b.wxml": "⟦<⟧view/>",
          "pages/b/b.js": "Page({})",
          "pages/a/a.wxml": "<view/>",
          "app.json": #"{ "pages": ["pages/a/a"] }"#,
        ],
        message: #"page "pages/b/b" is not listed in app.json"#),
      .right(
        [
          "shop/a.wxml": "<view/>",
          "shop/a.js": "Page({})",
          "part.wxml": "<view/>",
          "app.json": #"{ "pages": [], "subPackages": [{ "root": "shop", "pages": ["a"] }] }"#,
        ]),
      .wrong(
        [
          "pages/b/b.swan": "⟦<⟧view/>",
          "pages/b/b.js": "Page({})",
          "pages/a/a.swan": "<view/>",
          "app.json": #"{ "pages": ["pages/a/a"] }"#,
        ],
        message: #"page "pages/b/b" is not listed in app.json"#),
      .right(
        [
          "shop/a.swan": "<view/>",
          "shop/a.js": "Page({})",
          "part.swan": "<view/>",
          "app.json": #"{ "pages": [], "subPackages": [{ "root": "shop", "pages": ["a"] }] }"#,
        ]),
    ],
    checks: [.project(checkUnlistedPage)])
}

private func checkUnlistedPage(_ context: ProjectContext) {
  let project = context.project
  let sources = project.sources
  guard sources.program.kind == .app, let app = sources.app, sources.appError == nil,
    // Where none of the listed pages exists, a build puts the pages in place.
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
    context.report(file.place(ByteRange(0, min(1, count))), unlistedPageMessage(name))
  }
}

private func unlistedPageMessage(_ page: String) -> Message {
  Message(
    en: "page \"\(page)\" is not listed in app.json", zh: "“\(page)”是页面，但 app.json 没有列出",
    help: .init(en: "add it to pages, or remove the file", zh: "加入 pages，或删除该文件"))
}
