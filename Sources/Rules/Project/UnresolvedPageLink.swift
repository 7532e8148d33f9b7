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
  ],
  checks: [
    .elements(.named("navigator"), checkNavigator),
    .script(checkScript),
    .project(checkTabBar),
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

private func checkTabBar(_ context: ProjectContext) {
  let sources = context.project.sources
  guard let app = sources.app, let path = sources.appText?.path else { return }
  for tab in app.tabBarPages {
    guard let page = sources.missingPage(of: "/" + tab.path, from: nil) else { continue }
    context.report(
      Place(path: path, range: tab.range), .unlistedPage(tab.path, near: sources.nearestPage(to: page)))
  }
}

private func check(_ url: String, _ place: Place, _ context: FileContext) {
  let page = context.unit.kind == .page ? context.unit.path : nil
  guard let missing = context.program.missingPage(of: url, from: page) else { return }
  let path = String(url.prefix { $0 != "?" && $0 != "#" })
  context.report(place, .unlistedPage(path, near: context.program.nearestPage(to: missing).map { "/" + $0 }))
}

private func isRegistered(_ tag: String, _ context: FileContext) -> Bool {
  let registrations =
    (context.unit.configuration?.usingComponents ?? []) + (context.program.app?.usingComponents ?? [])
  return registrations.contains { $0.name == tag }
}

extension Message {
  fileprivate static func unlistedPage(_ page: String, near: String?) -> Message {
    Message(
      "\"\(page)\" is not listed in app.json",
      help: didYouMean(near) ?? #"write the path of a page that app.json lists, from "/""#)
  }
}
