import Diagnostics
import Linting
import MiniProgram

/// A page that `app.json` lists twice.
package var duplicatePage: Rule {
  Rule(
    id: "duplicate-page",
    summary: .init(
      en: "a page that app.json lists twice",
      zh: "app.json 重复列出了页面"),
    category: .project,
    severity: .warning,
    rationale: .init(
      en:
        """
        The second entry is ignored. If it was meant for another page, that page is not built. Some builds \
        fail.
        """,
      zh: "第二条会被忽略；如果其中一条本应是另一个页面，那个页面就不会构建。有些构建会失败。"),
    examples: [
      .wrong(
        [
          "app.json": #"{ "pages": ["pages/a/a", "pages/b/b", "⟦pages/a/a⟧"] }"#,
          "pages/a/a.axml": "<view/>",
          "pages/b/b.axml": "<view/>",
        ], message: #""pages/a/a" is listed twice"#),
      .right([
        "app.json": """
        { "pages": ["pages/a/a", "pages/b/b"], "subPackages": [
            { "root": "shop", "pages": ["a/a"] }, { "root": "user", "pages": ["a/a"] }
        ] }
        """,
        "pages/a/a.axml": "<view/>",
        "pages/b/b.axml": "<view/>",
        "shop/a/a.axml": "<view/>",
        "user/a/a.axml": "<view/>",
      ]),
      .wrong(
        [
          "app.json":
            #"{ "pages": ["pages/a/a"], "subpackages": [{ "root": "shop", "pages": ["b", "⟦b⟧"] }] }"#,
          "pages/a/a.wxml": "<view/>",
          "shop/b.wxml": "<view/>",
        ], message: #""shop/b" is listed twice"#),
      .wrong(
        [
          "app.json": #"{ "pages": ["pages/a/a", "⟦/pages/a/a⟧"] }"#,
          "pages/a/a.swan": "<view/>",
        ], message: #""pages/a/a" is listed twice"#),
      .right(
        [
          "app.json": """
          { "pages": ["pages/a/a", "pages/b/b"], "subPackages": [
              { "root": "shop", "pages": ["a/a"] }, { "root": "user", "pages": ["a/a"] }
          ] }
          """,
          "pages/a/a.wxml": "<view/>",
          "pages/b/b.wxml": "<view/>",
          "shop/a/a.wxml": "<view/>",
          "user/a/a.wxml": "<view/>",
        ]),
      .right(
        [
          "app.json": """
          { "pages": ["pages/a/a", "pages/b/b"], "subPackages": [
              { "root": "shop", "pages": ["a/a"] }, { "root": "user", "pages": ["a/a"] }
          ] }
          """,
          "pages/a/a.swan": "<view/>",
          "pages/b/b.swan": "<view/>",
          "shop/a/a.swan": "<view/>",
          "user/a/a.swan": "<view/>",
        ]),
    ],
    checks: [.project(checkDuplicatePage)])
}

private func checkDuplicatePage(_ context: ProjectContext) {
  guard let app = context.project.sources.app, let path = context.project.sources.appText?.path else {
    return
  }
  for (page, first) in app.repeatedPages {
    context.report(
      Place(path: path, range: page.range), listedTwice(page.path),
      related: [RelatedPlace(en: "the first entry", zh: "第一条在这里", at: Place(path: path, range: first))])
  }
}

private func listedTwice(_ page: String) -> Message {
  Message(
    en: "\"\(page)\" is listed twice", zh: "“\(page)”重复列出", help: .init(en: "remove it here", zh: "删除这一条"))
}
