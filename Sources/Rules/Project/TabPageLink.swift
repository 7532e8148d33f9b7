import Diagnostics
import Files
import Linting
import Markup
import MiniProgram
import Script

/// A link that opens a tab as a page, or a page as a tab, or that gives a tab a query.
package var tabPageLink: Rule {
  Rule(
    id: "tab-page-link",
    summary: .init(
      en: "a link that cannot open a tab page, or a wrong switchTab",
      zh: "链接无法打开 tabBar 页面，或 switchTab 指向其他页面"),
    category: .project,
    severity: .error,
    severities: .init(
      en: "warning for a query, error elsewhere", zh: "带查询参数时为 warning，其余为 error"),
    rationale: .init(
      en:
        """
        The call fails at run time: only switchTab and reLaunch open tab pages, and switchTab opens no \
        others and drops the query of a path. In Alipay, both open both kinds.
        """,
      zh:
        """
        小程序运行时调用会失败：tabBar 页面只能由 switchTab 和 reLaunch 打开，switchTab 也不能打开其他页面，并且会丢弃路径中的查询参数。在支付宝上，两种方式都能打开这\
        两类页面。
        """),
    fix: .suggested, mergesBy: .message,
    sources: [
      .init(
        en:
          "no query after the path: wx.switchTab of developers.weixin.qq.com, swan.switchTab of smartprogram.baidu.com",
        zh: "路径后不能带参数：developers.weixin.qq.com 的 wx.switchTab，smartprogram.baidu.com 的 swan.switchTab")
    ],
    dialects: .where { $0.family != .alipay },
    examples: [
      .wrong(
        [
          "pages/a/a.wxml":
            #"<navigator url="⟦/pages/b/b⟧"/><navigator open-type="switchTab" url="⟦/pages/c/c⟧"/>"#,
          "pages/a/a.js": "Page({ go() { wx.redirectTo({ url: '⟦../b/b⟧' }) } })",
          "pages/b/b.wxml": "<view/>",
          "pages/c/c.wxml": "<view/>",
          "app.json": """
          { "pages": ["pages/a/a", "pages/b/b", "pages/c/c"],
            "tabBar": { "list": [{ "pagePath": "pages/a/a" }, { "pagePath": "pages/b/b" }] } }
          """,
        ], message: #""/pages/b/b" is a page of the tab bar, which navigateTo cannot open"#,
        #""/pages/c/c" is not a page of the tab bar; switchTab opens only those"#,
        #""../b/b" is a page of the tab bar, which redirectTo cannot open"#),
      .right([
        "pages/a/a.wxml":
          #"<navigator open-type="switchTab" url="/pages/b/b"/><navigator open-type="reLaunch" url="/pages/b/b"/>"#,
        "pages/a/a.js":
          "Page({ go() { wx.switchTab({ url: '/pages/b/b' }); wx.navigateTo({ url: '/pages/c/c' }) } })",
        "pages/b/b.wxml": "<view/>",
        "pages/c/c.wxml": "<view/>",
        "app.json": """
        { "pages": ["pages/a/a", "pages/b/b", "pages/c/c"],
          "tabBar": { "list": [{ "pagePath": "pages/a/a" }, { "pagePath": "pages/b/b" }] } }
        """,
      ]),
      .wrong(
        [
          "pages/a/a.swan": #"<navigator open-type="redirect" url="⟦/pages/a/a⟧"/>"#,
          "app.json": #"{ "pages": ["pages/a/a"], "tabBar": { "list": [{ "pagePath": "pages/a/a" }] } }"#,
        ], message: #""/pages/a/a" is a page of the tab bar, which redirectTo cannot open"#,
        fixed: #"<navigator open-type="switchTab" url="/pages/a/a"/>"#),
      .right(
        [
          "pages/a/a.swan":
            #"<navigator open-type="switchTab" url="/pages/b/b"/><navigator open-type="reLaunch" url="/pages/b/b"/>"#,
          "pages/a/a.js": "Page({ go() { swan.switchTab({ url: '/pages/b/b' }) } })",
          "pages/b/b.swan": "<view/>",
          "app.json": """
          { "pages": ["pages/a/a", "pages/b/b"],
            "tabBar": { "list": [{ "pagePath": "pages/a/a" }, { "pagePath": "pages/b/b" }] } }
          """,
        ]),
    ],
    checks: [.elements(.named("navigator"), checkNavigator), .script(checkScript), .project(checkModules)])
}

private func checkNavigator(_ element: Element, _ context: FileContext) {
  guard let attribute = element.attribute(.url), let range = attribute.staticValue,
    !context.program.registers("navigator", in: context.unit)
  else { return }
  var type: Attribute?
  for attribute in element.attributes {
    switch attribute.nameText {
    case "app-id", "appId", "target": return
    case "open-type": type = attribute
    // WeChat's compiler makes one property of both. Of others it is unknown.
    case "openType":
      guard context.dialect.id == "wxml" else { return }
      type = attribute
    default: break
    }
  }
  let function: PageLink.Function
  switch type?.valueText {
  case nil where type == nil, "navigate": function = .navigateTo
  case "redirect": function = .redirectTo
  case "switchTab": function = .switchTab
  default: return
  }
  let url = context.string(range)
  guard let problem = problem(of: url, function, from: ownPage(context), context.program) else { return }
  context.report(
    problem.range(in: url, range), problem.message, severity: problem.severity,
    fix: problem.isTab ? fixTabPageLink(url, attribute, type, context) : nil)
}

/// Opens the page as a tab; nil where the link has a query, which a tab does not get.
private func fixTabPageLink(_ url: String, _ link: Attribute, _ type: Attribute?, _ context: FileContext)
  -> Fix?
{
  guard PageLink.path(of: url) == url else { return nil }
  let edit =
    if let value = type?.valueRange {
      context.replace(value, with: "switchTab")
    } else {
      context.replace(ByteRange(link.range.end, link.range.end), with: #" open-type="switchTab""#)
    }
  return Fix(en: "write switchTab", zh: "改为 switchTab", .suggested, edits: [edit])
}

private func checkScript(_ script: ScriptFacts, _ text: SourceText, _ context: FileContext) {
  for link in script.pageLinks where !link.hasFallback {
    let isRelative = context.dialect.readsLinksFromPage(by: link.function)
    guard
      let problem = problem(
        of: link.url.value, link.function, from: ownPage(context), isRelative: isRelative, context.program)
    else { continue }
    context.report(
      Place(path: text.path, range: problem.range(in: link.url.value, link.url.range)), problem.message,
      severity: problem.severity)
  }
}

/// Checks the scripts that scripts of pages and components import. In these only paths from the source root are understood.
private func checkModules(_ context: ProjectContext) {
  let sources = context.project.sources
  guard sources.program.dialects.allSatisfy({ $0.family != .alipay }), let app = sources.app,
    !app.tabBarPages.isEmpty
  else { return }
  for module in context.project.importedModules {
    for link in module.facts.pageLinks
    where !link.hasFallback && link.url.value.utf8.first == UInt8(ascii: "/") {
      guard let problem = problem(of: link.url.value, link.function, from: nil, sources) else { continue }
      context.report(
        Place(path: module.path, range: problem.range(in: link.url.value, link.url.range)), problem.message,
        severity: problem.severity)
    }
  }
}

private func ownPage(_ context: FileContext) -> String? {
  context.unit.kind == .page ? context.unit.path : nil
}

private struct LinkProblem {
  let message: Message
  /// Whether `switchTab` opens the page.
  let isTab: Bool
  /// How many bytes of the link its query has, if that is what is wrong.
  var queryLength = 0

  var severity: Severity? { queryLength > 0 ? .warning : nil }

  /// What is wrong in a link at a range: the query, where the range has the link as it is.
  func range(in url: String, _ range: ByteRange) -> ByteRange {
    guard queryLength > 0, range.count == url.utf8.count else { return range }
    return ByteRange(Int(range.end) - queryLength, Int(range.end))
  }
}

/// What is wrong with a link to a listed page; nil where nothing is.
private func problem(
  of url: String, _ function: PageLink.Function, from page: String?, isRelative: Bool = false,
  _ program: ProgramSources
) -> LinkProblem? {
  guard function != .reLaunch, let tabs = program.app?.tabBarPages, !tabs.isEmpty,
    function == .switchTab || mayLead(url, to: tabs),
    let target = program.listedPage(of: url, from: page, isRelative: isRelative)
  else { return nil }
  let isTab = tabs.contains { $0.path == target }
  switch (isTab, function) {
  case (true, .navigateTo), (true, .redirectTo):
    return LinkProblem(message: opensTab(url, function), isTab: true)
  case (false, .switchTab): return LinkProblem(message: switchesToOther(url), isTab: false)
  case (true, .switchTab):
    guard let query = url.firstIndex(of: "?"), url[query...].utf8.count > 1 else { return nil }
    return LinkProblem(
      message: droppedQuery(String(url[query...])), isTab: false, queryLength: url[query...].utf8.count)
  default: return nil
  }
}

/// Whether a link may lead to one of the pages: what it ends in decides most.
private func mayLead(_ url: String, to pages: [ConfiguredPath]) -> Bool {
  let name = Path.lastComponent(PageLink.path(of: url))
  return name.utf8.allSatisfy { $0 == Path.dot } || pages.contains { Path.lastComponent($0.path) == name }
}

private func opensTab(_ url: String, _ function: PageLink.Function) -> Message {
  let path = PageLink.path(of: url)
  return Message(
    en: "\"\(path)\" is a page of the tab bar, which \(function.rawValue) cannot open",
    zh: "“\(path)”是 tabBar 页面，\(function.rawValue) 无法打开",
    help: path == url
      ? .init(en: "write switchTab", zh: "改为 switchTab")
      : .init(
        en: "write switchTab, which takes no query, or reLaunch", zh: "改为 switchTab（不能带查询参数），或改为 reLaunch"))
}

private func droppedQuery(_ query: String) -> Message {
  Message(
    en: "\"\(query)\" is dropped: switchTab takes no query", zh: "“\(query)”会被丢弃：switchTab 不能带查询参数",
    help: .init(
      en: "write reLaunch, or keep the values in the data of the application",
      zh: "改为 reLaunch，或把数据保存到全局数据中"))
}

private func switchesToOther(_ url: String) -> Message {
  Message(
    en: "\"\(PageLink.path(of: url))\" is not a page of the tab bar; switchTab opens only those",
    zh: "“\(PageLink.path(of: url))”不是 tabBar 页面，switchTab 无法打开",
    help: .init(en: "write navigateTo, or add the page to the tab bar", zh: "改为 navigateTo，或把该页面加入 tabBar"))
}
