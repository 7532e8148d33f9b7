import Diagnostics
import Linting
import Markup
import MiniProgram
import Script

/// A link to a page that does not exist.
package let unresolvedPageLink = Rule(
  id: "unresolved-page-link",
  summary: "a link to a page that app.json does not list",
  category: .project,
  severity: .warning,
  rationale: "Nothing happens when it is tapped, or the program shows an error page.",
  examples: [
    .wrong(
      [
        .init(
          "pages/a/a.axml",
          #"<navigator url="⟦/pages/b/d?id=1⟧"/><navigator open-type="redirect" url="⟦../b/c⟧"/>"#),
        .init("pages/a/a.js", "Page({ go() { my.navigateTo({ url: '⟦/page/b/b⟧' }) } })"),
        .init("pages/b/b.axml", "<view/>"),
        .init("app.json", #"{ "pages": ["pages/a/a", "pages/b/b"] }"#),
      ], message: #""/pages/b/d" is not listed in app.json"#, #""../b/c" is not listed in app.json"#,
      #""/page/b/b" is not listed in app.json"#),
    .wrong(
      [
        .init(
          "app.json",
          #"{ "pages": ["pages/a/a"], "tabBar": { "items": [{ "pagePath": "pages/a/a" }, { "pagePath": "⟦pages/b/b⟧" }] } }"#
        ),
        .init("pages/a/a.axml", "<view/>"),
      ], message: #""pages/b/b" is not listed in app.json"#),
    .right([
      .init(
        "pages/a/a.axml",
        #"<navigator url="/pages/b/b?id=1"/><navigator open-type="redirect" url="../b/b"/>"#),
      .init("pages/a/a.js", "Page({ go() { my.navigateTo({ url: '/pages/b/b' }) } })"),
      .init("pages/b/b.axml", "<view/>"),
      .init("app.json", #"{ "pages": ["pages/a/a", "pages/b/b"] }"#),
    ]),
    .right([
      .init(
        "pages/a/a.axml",
        #"<navigator url="/pages/a/a?id=1"/><navigator url="a"/><navigator url="/shop/cart"/><navigator url="plugin://p/x"/><navigator url="/{{to}}"/><navigator open-type="navigateBack" url="/none"/><navigator url=""/><navigator url="@/none"/>"#
      ),
      .init(
        "pages/a/a.js",
        "Page({ go() { my.navigateTo({ url: '/pages/a/a' }); my.reLaunch({ url: '/pages/' + name }); my.switchTab({ url: 'https://a.b/c' }) } })"
      ),
      .init(
        "app.json", #"{ "pages": ["pages/a/a"], "subPackages": [{ "root": "shop", "pages": ["cart"] }] }"#),
    ]),
    .right(#"<navigator url="/pages/none/none"/>"#),
    // The path of a string that is joined, or of a template literal, is known when a query follows it.
    .wrong(
      [
        .init("pages/a/a.axml", "<view/>"),
        .init(
          "pages/a/a.js",
          """
          Page({
            a(id) { my.navigateTo({ url: '⟦/pages/b/b?id=⟧' + id + '&c=' + c }) },
            b(id) { my.redirectTo({ url: `⟦/pages/c/c?id=⟧${id}&b=${b}` }) },
          })
          """),
        .init("app.json", #"{ "pages": ["pages/a/a"] }"#),
      ], message: #""/pages/b/b" is not listed in app.json"#, #""/pages/c/c" is not listed in app.json"#),
    .right([
      .init("pages/a/a.axml", "<view/>"),
      .init(
        "pages/a/a.js",
        """
        Page({
          a(id) { my.navigateTo({ url: '/pages/a/a?id=' + id }) },
          b(to) { my.navigateTo({ url: '/pages/b/' + to + '?a=1' }) },
          c(to) { my.navigateTo({ url: `/pages/${to}/b?a=1` }) },
          d(to) { my.navigateTo({ url: '?a=' + to }) },
          e(to) { my.navigateTo({ url: to + '/pages/b/b?a=1' }) },
        })
        """),
      .init("app.json", #"{ "pages": ["pages/a/a"] }"#),
    ]),
    // Imported scripts, and those of components, are not on a certain page.
    .wrong(
      [
        .init("pages/a/a.axml", "<card/>"),
        .init("pages/a/a.js", "import { go } from '../../lib/go'\nPage({ go })"),
        .init("pages/a/a.json", #"{ "usingComponents": { "card": "/card/card" } }"#),
        .init(
          "lib/go.js",
          "export * from './routes'\nexport const go = () => my.reLaunch({ url: '⟦/pages/b/b⟧' })"),
        .init("lib/routes.js", "my.navigateTo({ url: '⟦/pages/c/c⟧' }); my.navigateTo({ url: '../d/d' })"),
        .init("card/card.axml", "<view/>"), .init("card/card.json", #"{ "component": true }"#),
        .init(
          "card/card.js",
          "Component({ methods: { go() { my.navigateTo({ url: '⟦/pages/e/e⟧' }); my.navigateTo({ url: '../f/f' }) } } })"
        ),
        .init("app.json", #"{ "pages": ["pages/a/a"] }"#),
      ], message: #""/pages/b/b" is not listed in app.json"#, #""/pages/c/c" is not listed in app.json"#,
      #""/pages/e/e" is not listed in app.json"#),
    .right([
      .init("pages/a/a.axml", "<view/>"),
      .init(
        "pages/a/a.js", "import '../../node_modules/x/go.js'\nimport type { A } from './types'\nPage({})"),
      .init("node_modules/x/go.js", "my.navigateTo({ url: '/pages/b/b' })"),
      .init("pages/a/types.ts", "my.navigateTo({ url: '/pages/b/b' })"),
      .init("lib/unused.js", "my.navigateTo({ url: '/pages/b/b' })"),
      .init("app.json", #"{ "pages": ["pages/a/a"] }"#),
    ]),
    // What is outside of the program may be for others, too.
    .right([
      .init("shop/pages/a/a.axml", "<view/>"),
      .init("shop/pages/a/a.js", "import '../../../lib/go'\nPage({})"),
      .init("lib/go.js", "my.navigateTo({ url: '/pages/b/b' })"),
      .init("shop/app.json", #"{ "pages": ["pages/a/a"] }"#),
    ]),
    // The files are there, and the list lacks them.
    .wrong(
      [
        .init("pages/a/a.axml", #"<navigator url="⟦/pages/b/b⟧"/>"#), .init("pages/b/b.axml", "<view/>"),
        .init("app.json", #"{ "pages": ["pages/a/a"] }"#),
      ], message: #""/pages/b/b" is not listed in app.json"#),

    .wrong(
      [
        .init("pages/a/a.wxml", #"<navigator url="⟦/pages/b/d⟧"/>"#),
        .init(
          "pages/a/a.js",
          "Page({ go() { wx.navigateTo({ url: '⟦/pages/c/c⟧' }); my.reLaunch({ url: '/d' }) } })"),
        .init(
          "app.json", #"{ "pages": ["pages/a/a"], "tabBar": { "list": [{ "pagePath": "pages/a/a" }] } }"#),
      ], message: #""/pages/b/d" is not listed in app.json"#, #""/pages/c/c" is not listed in app.json"#),

    .wrong(
      [
        .init("pages/a/a.swan", "<view/>"),
        .init("pages/a/a.js", "Page({ go() { swan.navigateTo({ url: '⟦/pages/c/c⟧' }) } })"),
        .init("app.json", #"{ "pages": ["pages/a/a"] }"#),
      ], message: #""/pages/c/c" is not listed in app.json"#),
  ],
  checks: [
    .elements(.named("navigator"), checkNavigator),
    .script(checkScript),
    .project(checkTabBar),
    .project(checkModules),
  ])

private func checkNavigator(_ element: Element, _ context: FileContext) {
  guard let range = element.attribute(.url)?.staticValue, !isRegistered("navigator", context) else { return }
  for attribute in element.attributes {
    switch attribute.nameText {
    // To another program, or back.
    case "app-id", "appId", "target": return
    case "open-type" where ["navigateBack", "exit"].contains(attribute.valueText): return
    default: break
    }
  }
  check(context.string(range), context.place(range), context)
}

private func checkScript(_ script: ScriptFacts, _ text: SourceText, _ context: FileContext) {
  for link in script.pageLinks {
    check(link.url.value, Place(path: text.path, range: link.url.range), context)
  }
}

/// Looks at the scripts that those of pages and components import: only paths from the source root are understood there.
private func checkModules(_ context: ProjectContext) {
  let sources = context.project.sources
  guard let app = sources.app, !app.pages.isEmpty else { return }
  for module in context.project.importedModules {
    for link in module.facts.pageLinks where link.url.value.utf8.first == UInt8(ascii: "/") {
      guard let page = sources.missingPage(of: link.url.value, from: nil) else { continue }
      context.report(
        Place(path: module.path, range: link.url.range), .unlistedPage(link.url.value, page, sources))
    }
  }
}

private func checkTabBar(_ context: ProjectContext) {
  let sources = context.project.sources
  guard let app = sources.app, let path = sources.appText?.path else { return }
  for tab in app.tabBarPages {
    guard let page = sources.missingPage(of: "/" + tab.path, from: nil) else { continue }
    context.report(
      Place(path: path, range: tab.range), .unlistedPage(tab.path, page, sources, slash: ""))
  }
}

private func check(_ url: String, _ place: Place, _ context: FileContext) {
  let page = context.unit.kind == .page ? context.unit.path : nil
  guard let missing = context.program.missingPage(of: url, from: page) else { return }
  context.report(place, .unlistedPage(url, missing, context.program))
}

private func isRegistered(_ tag: String, _ context: FileContext) -> Bool {
  [context.unit.configuration?.usingComponents, context.program.app?.usingComponents]
    .contains { $0?.contains { $0.name == tag } ?? false }
}

extension Message {
  /// `page` is where the link leads, from the source root; paths are written with `slash` in front.
  fileprivate static func unlistedPage(
    _ url: String, _ page: String, _ program: ProgramSources, slash: String = "/"
  ) -> Message {
    let help =
      program.hasMarkup(ofPage: page)
      ? "add it to app.json"
      : didYouMean(program.nearestPage(to: page).map { slash + $0 })
        ?? #"write the path of a page that app.json lists, from "/""#
    return Message("\"\(url.prefix { $0 != "?" && $0 != "#" })\" is not listed in app.json", help: help)
  }
}
