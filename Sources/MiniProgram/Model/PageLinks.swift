import Diagnostics
import Files
import Markup
import Script

extension ProgramSources {
  /// Where a link leads, from the source root and without its query, when `app.json` certainly does not list such a
  /// page. Nil when it does, and when the link leads elsewhere: to a plugin, another program, the web.
  ///
  /// A path without a leading `/` may be meant from the page it is on, or, unless it `isRelative` for certain, from the source
  /// root. `page` is the path of that page's file; without it only paths from the source root are read.
  package func missingPage(of url: String, from page: String?, isRelative: Bool = false) -> String? {
    let path = PageLink.path(of: url)
    // Nearly all links are of this form, and lead to a page.
    if Path.isAbsolute(path), program.kind == .app, lists(page: root + path) { return nil }
    guard let targets = linkTargets(path, from: page),
      !targets.prefix(isRelative ? 1 : targets.count).contains(where: { lists(page: $0) })
    else { return nil }
    return Path.display(targets[0], from: root)
  }

  /// The listed page that a link leads to, as `app.json` writes it; nil where it leads to none.
  package func listedPage(of url: String, from page: String?, isRelative: Bool = false) -> String? {
    guard let targets = linkTargets(PageLink.path(of: url), from: page) else { return nil }
    return targets.prefix(isRelative ? 1 : targets.count).first { lists(page: $0) }.map {
      Path.display($0, from: root)
    }
  }

  /// What a link may mean, as absolute paths without extension; nil where it leads elsewhere, or nothing is known of pages.
  private func linkTargets(_ path: String, from page: String?) -> [String]? {
    guard program.kind == .app, let app, !app.pages.isEmpty,
      path.utf8.contains(where: { $0 > 0x20 && $0 != Path.slash }), !leadsElsewhere(path)
    else { return nil }
    var targets = [Path.normalised(root + "/" + path)]
    if !Path.isAbsolute(path) {
      guard let page else { return nil }
      targets.insert(Path.join(Path.parent(page), path), at: 0)
    }
    return targets
  }

  /// Whether there is markup for a page, or may be; its path is from the source root.
  package func hasMarkup(ofPage page: String) -> Bool {
    program.dialects.contains { mayHaveFile(root + "/" + page + $0.markupSuffix) }
  }

  /// Whether the first folder of a path from the source root is the first one of a listed page.
  package func isBesidePages(_ path: String) -> Bool {
    let folder = path.utf8.prefix { $0 != Path.slash }
    return app?.pages.contains { page in
      page.path.utf8.prefix { $0 != Path.slash }.elementsEqual(folder)
    } ?? false
  }

  private func leadsElsewhere(_ path: String) -> Bool {
    if path.utf8.contains(UInt8(ascii: ":")) || path.containsBytes(of: "{{") { return true }
    let first = path.utf8.first
    if first == UInt8(ascii: "@") || first == UInt8(ascii: "~") { return true }
    if resolver.beginsWithAlias(path) { return true }
    if first == Path.slash || first == Path.dot { return false }
    return mayHaveFolder(root + "/node_modules/" + String(path.prefix { $0 != "/" }))
  }
}

extension Dialect {
  /// Whether a path without a first `/` that a page gives to a function is read from that page alone: `pages/b/b` of
  /// `pages/a/a` is `pages/a/pages/b/b`. Of other platforms it is not known.
  ///
  /// Sources: opendocs.alipay.com, "路由使用须知", with this very example; examples of `my.switchTab` in the same documents have
  /// paths from the source root without the `/`. WeChat says of such a link: `navigateTo:fail page "pages/a/pages/b/b" is not
  /// found`.
  package func readsLinksFromPage(by function: PageLink.Function) -> Bool {
    id == "wxml" || family == .alipay && function != .switchTab
  }
}

extension PageLink {
  /// A URL without its query.
  package static func path(of url: String) -> String {
    var url = url
    let length = url.withUTF8 { bytes in
      bytes.firstIndex { $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "#") }
    }
    return length.map { String(url.utf8.prefix($0))! } ?? url
  }
}
