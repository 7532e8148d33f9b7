import Diagnostics
import Files
import Linting
import Markup
import MiniProgram
import Script

/// A link to a page that does not exist.
package var unresolvedPageLink: Rule {
  Rule(
    id: "unresolved-page-link",
    summary: .init(
      en: "a link to a page that app.json does not list",
      zh: "链接指向 app.json 未列出的页面"),
    category: .project,
    severity: .warning,
    severities: .init(
      en: "error for a tab of the tab bar, warning otherwise",
      zh: "tabBar 中的页面为 error，其余为 warning"),
    rationale: .init(
      en: "A tap has no effect, or the program shows an error page. An unlisted tab makes the build fail.",
      zh: "点击后没有任何反应，或者小程序显示错误页面。tabBar 中的页面没有列出时，构建失败。"),
    mergesBy: .message,
    examples: [
      .wrong(
        [
          "pages/a/a.axml":
            #"<navigator url="⟦/pages/b/d?id=1⟧"/><navigator open-type="redirect" url="⟦../b/c⟧"/>"#,
          "pages/a/a.js": "Page({ go() { my.navigateTo({ url: '⟦/page/b/b⟧' }) } })",
          "pages/b/b.axml": "<view/>",
          "app.json": #"{ "pages": ["pages/a/a", "pages/b/b"] }"#,
        ], message: #""/pages/b/d" is not listed in app.json"#,
        #""../b/c" is pages/b/c, which app.json does not list"#,
        #""/page/b/b" is not listed in app.json"#),
      .right([
        "pages/a/a.axml":
          #"<navigator url="/pages/b/b?id=1"/><navigator open-type="redirect" url="../b/b"/>"#,
        "pages/a/a.js": "Page({ go() { my.navigateTo({ url: '/pages/b/b' }) } })",
        "pages/b/b.axml": "<view/>",
        "app.json": #"{ "pages": ["pages/a/a", "pages/b/b"] }"#,
      ]),
      .wrong(
        [
          "pages/a/a.wxml": #"<navigator url="⟦/pages/b/d⟧"/>"#,
          "pages/a/a.js":
            "Page({ go() { wx.navigateTo({ url: '⟦/pages/c/c⟧' }); my.reLaunch({ url: '/d' }) } })",
          "app.json": #"{ "pages": ["pages/a/a"], "tabBar": { "list": [{ "pagePath": "pages/a/a" }] } }"#,
        ], message: #""/pages/b/d" is not listed in app.json"#, #""/pages/c/c" is not listed in app.json"#),
      .wrong(
        [
          "pages/a/a.wxml": #"<navigator url="⟦pages/b/b⟧"/><navigator url="../b/b"/>"#,
          "pages/b/b.wxml": "<view/>",
          "app.json": #"{ "pages": ["pages/a/a", "pages/b/b"] }"#,
        ], message: #""pages/b/b" is pages/a/pages/b/b, which app.json does not list"#),
      .wrong(
        [
          "pages/a/a.swan": "<view/>",
          "pages/a/a.js": "Page({ go() { swan.navigateTo({ url: '⟦/pages/c/c⟧' }) } })",
          "app.json": #"{ "pages": ["pages/a/a"] }"#,
        ], message: #""/pages/c/c" is not listed in app.json"#),
      .right(
        [
          "pages/a/a.wxml":
            #"<navigator url="/pages/b/b?id=1"/><navigator open-type="redirect" url="../b/b"/>"#,
          "pages/a/a.js": "Page({ go() { wx.navigateTo({ url: '/pages/b/b' }) } })",
          "pages/b/b.wxml": "<view/>",
          "app.json": #"{ "pages": ["pages/a/a", "pages/b/b"] }"#,
        ]),
      .right(
        [
          "pages/a/a.swan":
            #"<navigator url="/pages/b/b?id=1"/><navigator open-type="redirect" url="../b/b"/>"#,
          "pages/a/a.js": "Page({ go() { swan.navigateTo({ url: '/pages/b/b' }) } })",
          "pages/b/b.swan": "<view/>",
          "app.json": #"{ "pages": ["pages/a/a", "pages/b/b"] }"#,
        ]),
    ],
    checks: [
      .elements(.named("navigator"), checkNavigator),
      .attributes(
        .named([
          "href", "link", "link-url", "linkUrl", "page", "page-path", "page-url", "pagePath", "pageUrl",
          "path", "to", "url",
        ]), of: .matching { !$1.components.contains($0) }, with: .text, checkComponent),
      .script(checkScript),
      .project(checkPagesOfComponents),
      .project(checkTabBar),
      .project(checkModules),
    ])
}

private func checkNavigator(_ element: Element, _ context: FileContext) {
  guard let attribute = element.attribute(.url), case let links = context.linkRanges(of: attribute),
    !links.isEmpty, !context.program.registers("navigator", in: context.unit)
  else { return }
  for attribute in element.attributes {
    // Nearly all have other first letters: no text is made of them.
    switch attribute.nameBytes.first {
    case UInt8(ascii: "a"), UInt8(ascii: "t"), UInt8(ascii: "o"): break
    default: continue
    }
    switch attribute.nameText {
    // The link leads to another program, or back.
    case "app-id", "appId", "target": return
    case "open-type", "openType":
      if ["navigateBack", "exit"].contains(attribute.valueText) { return }
    default: break
    }
  }
  // WeChat opens a path without "/" from the page alone, and says that it is not found: `navigateTo:fail page
  // "pages/a/pages/b/b" is not found`.
  let isRelative = context.dialect.id == "wxml"
  for range in links {
    checkUnresolvedPageLink(context.string(range), context.place(range), context, isRelative: isRelative)
  }
}

/// Checks a path that a component is given. It is one of a page if it begins as those of pages do.
private func checkComponent(_ attribute: Attribute, _ element: Element, _ context: FileContext) {
  guard let value = attribute.staticValue, context.text.slice(value).first == UInt8(ascii: "/"),
    !element.name.isNativeView, case let url = context.string(value),
    let missing = context.program.missingPage(of: url, from: nil),
    !Path.lastComponent(missing).utf8.contains(Path.dot), context.program.isBesidePages(missing)
  else { return }
  reportUnresolvedPageLink(url, missing, at: context.place(value), context.program, context)
}

private func checkScript(_ script: ScriptFacts, _ text: SourceText, _ context: FileContext) {
  let mayBeComponent = script.hasInstance(of: .component)
  for link in script.pageLinks where !mayBeComponent || Path.isAbsolute(link.url.value) {
    checkUnresolvedPageLink(
      link.url.value, Place(path: text.path, range: link.url.range), context,
      isRelative: context.dialect.readsLinksFromPage(by: link.function))
  }
  for page in script.sharedPages where page.value != templatePath {
    // What is shared is opened from the source root, with or without the first "/".
    let path = page.value.utf8.first == UInt8(ascii: "/") ? page.value : "/" + page.value
    guard let missing = context.program.missingPage(of: path, from: nil) else { continue }
    reportUnresolvedPageLink(
      page.value, missing, at: Place(path: text.path, range: page.range), context.program, context,
      slash: path == page.value ? "/" : "")
  }
}

/// Checks the relative links in scripts of pages that call `Component`. In a component such a link is relative to the page that
/// shows it (WeChat, "Router"), so nothing is said of a page that another one uses as a component.
private func checkPagesOfComponents(_ context: ProjectContext) {
  let project = context.project
  for (index, file) in project.files(with: .pageLinks) where file.unit.kind == .page {
    guard file.traits.contains(.componentCalls), let script = file.unit.script,
      let path = file.unit.scriptPath, project.usages[index].componentUsers.isEmpty
    else { continue }
    for link in script.pageLinks where !Path.isAbsolute(link.url.value) {
      guard let page = project.sources.missingPage(of: link.url.value, from: file.unit.path) else { continue }
      reportUnresolvedPageLink(
        link.url.value, page, at: Place(path: path, range: link.url.range), project.sources, context,
        isRelative: true)
    }
  }
}

/// What WeChat's IDE writes for `path` where it completes `onShareAppMessage`.
private let templatePath = "path"

/// Checks the scripts that scripts of pages and components import, the script of the app with its modules, and what is given to
/// methods of the app. In these only paths from the source root are understood.
private func checkModules(_ context: ProjectContext) {
  let sources = context.project.sources
  guard let app = sources.app, !app.pages.isEmpty else { return }
  let ofApp = context.project.modulesOfAppAlone.filter { !$0.facts.pageLinks.isEmpty }
  let links = (context.project.importedModules + ofApp).flatMap { module in
    module.facts.pageLinks.map { (path: module.path, link: $0) }
  }
  for (path, link) in links + context.project.appLinks
  where link.url.value.utf8.first == UInt8(ascii: "/") {
    guard let page = sources.missingPage(of: link.url.value, from: nil) else { continue }
    reportUnresolvedPageLink(
      link.url.value, page, at: Place(path: path, range: link.url.range), sources, context)
  }
}

private func checkTabBar(_ context: ProjectContext) {
  let sources = context.project.sources
  guard let app = sources.app, let path = sources.appText?.path else { return }
  for tab in app.tabBarPages {
    guard let page = sources.missingPage(of: "/" + tab.path, from: nil) else { continue }
    reportUnresolvedPageLink(
      tab.path, page, at: Place(path: path, range: tab.range), sources, context, slash: "", severity: .error)
  }
}

private func checkUnresolvedPageLink(
  _ url: String, _ place: Place, _ context: FileContext, isRelative: Bool = false
) {
  let page = context.unit.kind == .page ? context.unit.path : nil
  guard let missing = context.program.missingPage(of: url, from: page, isRelative: isRelative) else { return }
  reportUnresolvedPageLink(
    url, missing, at: place, context.program, context, isRelative: !Path.isAbsolute(url))
}

/// Reports a link to `page`, a path from the source root; paths are written with `slash` before them. Of one that
/// `isRelative`, the message says which page it means.
private func reportUnresolvedPageLink(
  _ url: String, _ page: String, at place: Place, _ program: ProgramSources, _ context: CheckContext,
  isRelative: Bool = false, slash: String = "/", severity: Severity? = nil
) {
  let help =
    program.hasMarkup(ofPage: page)
    ? LocalizedText(en: "add it to app.json", zh: "在 app.json 中添加该页面")
    : didYouMean(
      (program.page(like: page)
        ?? (context.mayCompare(program.pageComparisonCost, for: place.path) ? program.page(near: page) : nil))
        .map { slash + $0 })
      ?? LocalizedText(
        en: #"write the path of a page that app.json lists, from "/""#, zh: "改为 app.json 中所列页面的路径，以“/”开头")
  context.report(
    place, unlistedPageMessage(url, meaning: isRelative ? page : nil, help: help), severity: severity)
}

private func unlistedPageMessage(_ url: String, meaning page: String?, help: LocalizedText) -> Message {
  let path = url.prefix { $0 != "?" && $0 != "#" }
  if let page, page != path {
    return Message(
      en: "\"\(path)\" is \(page), which app.json does not list", zh: "“\(path)”指向 \(page)，app.json 中没有列出该页面",
      help: help)
  }
  return Message(en: "\"\(path)\" is not listed in app.json", zh: "app.json 中没有列出“\(path)”", help: help)
}
