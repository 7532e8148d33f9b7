import Diagnostics
import Linting
import Markup
import MiniProgram

/// A tag that nothing provides.
package var unknownTag: Rule {
  Rule(
    id: "unknown-tag",
    summary: .init(en: "a tag that is neither built in nor registered", zh: "标签既不是内置标签，也没有注册"),
    category: .markup,
    severity: .warning,
    rationale: .init(
      en: "Its place stays blank, and the build does not report it.",
      zh: "该位置什么都不会渲染，构建时也没有提示。"),
    fix: .suggested,
    dialects: .where { $0.tagKnowledge != .shared },
    examples: [
      .wrong(
        [
          "pages/a/a.axml": "<⟦veiw⟧><my-card/><⟦my-crad⟧/></veiw>",
          "pages/a/a.json": #"{ "usingComponents": { "my-card": "/card" } }"#,
          "pages/a/a.js": "Page({})",
          "app.json": #"{ "pages": ["pages/a/a"], "usingComponents": { "my-bar": "/bar" } }"#,
        ], message: #""veiw" is neither a built-in tag nor a registered component"#,
        #""my-crad" is neither a built-in tag nor a registered component"#,
        fixed: "<view><my-card/><my-card/></view>"),
      .right([
        "card/card.axml": "<my-item/><my-part/><my-ghost/><slot/>",
        "card/card.json": """
        { "component": true, "usingComponents": { "my-part": "plugin://some/part" },
          "componentGenerics": { "my-item": true }, "componentPlaceholder": { "my-part": "my-ghost" } }
        """,
      ]),
      .wrong(
        [
          "pages/a/a.wxml": "<⟦veiw⟧><my-card/><⟦import-sjs⟧/><div><xr-node/></div><mp-cell/></veiw>",
          "pages/a/a.json": #"{ "usingComponents": { "my-card": "/card" } }"#,
          "app.json": #"{ "pages": ["pages/a/a"], "useExtendedLib": { "weui": true } }"#,
        ], message: #""veiw" is neither a built-in tag nor a registered component"#,
        #""import-sjs" is neither a built-in tag nor a registered component"#),
      .wrong(
        [
          "pages/a/a.swan": "<⟦wxs⟧/><filter/><animation-view/>",
          "app.json": #"{ "pages": ["pages/a/a"] }"#,
        ], message: #""wxs" is neither a built-in tag nor a registered component"#),
      .right(
        [
          "pages/a/a.wxml": "<view><my-card/></view>",
          "pages/a/a.json": #"{ "usingComponents": { "my-card": "plugin://some/card" } }"#,
          "app.json":
            #"{ "pages": ["pages/a/a"], "plugins": { "some": { "version": "1.0.0", "provider": "wx1" } } }"#,
        ]),
      .right(
        [
          "pages/a/a.swan": "<view><my-card/></view>",
          "pages/a/a.json": #"{ "usingComponents": { "my-card": "dynamicLib://some/card" } }"#,
          "app.json": #"{ "pages": ["pages/a/a"] }"#,
        ]),
    ],
    checks: [.elements(.matching { mayBeUnknown($0, $1) }, checkUnknownTag), .project(checkNearNativeTags)])
}

private func mayBeUnknown(_ tag: String, _ dialect: Dialect) -> Bool {
  !dialect.components.contains(tag)
    && (dialect.family == .weChat || dialect.misspelledNativeTag(tag) == nil) && !isReservedTag(tag, dialect)
    // Another rule reports these.
    && !tag.unicodeScalars.contains(where: \.isInvisible)
}

private func checkUnknownTag(_ element: Element, _ context: FileContext) {
  let tag = element.tag
  // In WeChat's family, other pages decide which tag is meant by such a one.
  if context.dialect.family == .weChat, context.dialect.misspelledNativeTag(tag) != nil { return }
  if context.program.registers(tag, in: context.unit) || isMisplaced(tag, context) { return }
  if isOfDynamicPlugin(element, context.dialect) { return }
  let tags = context.shared(KnownTags(in: context.unit, context.program))
  guard !isLentTemplate(element, context), !isInPicture(element, context) else { return }
  if let unknown = UnknownName(tag, tags, context, source: element.attribute(.src)?.valueText) {
    if ownTabBars.contains(tag), context.program.app?.customizesTabBar == true {
      return context.report(element.tagRange, shownTabBar(tag))
    }
    // What others register under this very name is meant, whatever is near.
    if let path = context.shared(Registrations(in: context)).path(of: tag, context) {
      return context.report(element.tagRange, unregisteredTag(tag, path: path))
    }
    context.report(element.tagRange, unknown.message, fix: fixUnknownTag(element, unknown, context))
  } else if isMissingInLibrary(tag, tags, context) {
    context.report(element.tagRange, unregisteredTag(tag, path: siblingComponent(of: tag, context)))
  }
}

/// Whether it shows a component of a plugin that Alipay loads when the program runs, by `my.loadPlugin`:
/// `<component is="dynamic-plugin://2021001154677005/list"/>`.
private func isOfDynamicPlugin(_ element: Element, _ dialect: Dialect) -> Bool {
  guard dialect.family == .alipay, element.tag == "component", let path = element.attribute(.is) else {
    return false
  }
  return path.wholeMustache != nil || path.valueText.hasPrefix("dynamic-plugin://")
}

/// Whether it is in an `svg`, which is reported itself.
private func isInPicture(_ element: Element, _ context: FileContext) -> Bool {
  !context.dialect.components.contains("svg")
    && element.ancestors.contains { $0.tag == "svg" && !context.program.registers("svg", in: context.unit) }
}

/// Whether the file's configuration has the tag beside `usingComponents`, which another rule reports.
private func isMisplaced(_ tag: String, _ context: FileContext) -> Bool {
  context.unit.configuration?.misplacedComponents.contains { registration in
    guard registration.name == tag else { return false }
    return context.program.isComponent(registration, in: context.unit)
  } ?? false
}

/// Whether a component of a library has a tag with a hyphen that its own configuration lacks: no `app.json` is there that could
/// register it. Programs that show a library register its components in one that is elsewhere.
private func isMissingInLibrary(_ tag: String, _ known: KnownTags, _ context: FileContext) -> Bool {
  guard context.dialect.id == "wxml", context.program.program.kind == .loose, known.isComplete,
    context.unit.configuration?.isComponent == true, tag.utf8.contains(UInt8(ascii: "-")),
    !tag.hasPrefix("xr-"),
    !undocumentedWeChatTags.contains(tag)
  else { return false }
  return !context.unit.path.split(separator: "/").dropLast().contains { showFolders.contains(String($0)) }
}

/// The folders in which libraries keep the programs that show them.
private let showFolders: Set = [
  "__test__", "__tests__", "_example", "demo", "demos", "example", "examples", "test", "tests",
]

/// The path of the component of a tag in a folder beside the one of this component: `../icon/index` for `van-icon`.
private func siblingComponent(of tag: String, _ context: FileContext) -> String? {
  let names = [tag.split(separator: "-").dropFirst().joined(separator: "-"), tag].filter { !$0.isEmpty }
  return names.flatMap { ["../\($0)/index", "../\($0)/\($0)"] }.first { path in
    let found = context.program.resolver.resolve(
      path, from: context.unit.path, as: .component, in: context.dialect)
    if case .file(let file) = found { return file != context.unit.path } else { return false }
  }
}

/// Writes the one near name in both tags.
private func fixUnknownTag(_ element: Element, _ unknown: UnknownName, _ context: FileContext) -> Fix? {
  guard let name = unknown.slip else { return nil }
  // The end tag may be another mistake.
  let end = element.endTagRange.flatMap { context.string($0) == unknown.tag ? $0 : nil }
  return Fix(
    en: "write \(name)", zh: "改为 \(name)", .suggested,
    edits: [element.tagRange, end].compactMap { $0 }.map { context.replace($0, with: name) })
}

/// Reports tags that are nearly tags of native views, in programs without native views.
private func checkNearNativeTags(_ context: ProjectContext) {
  if context.showsNativeViews { return }
  for (file, uses) in context.nearNativeTags where file.unit.dialect.tagKnowledge != .shared {
    lazy var tags = KnownTags(in: file.unit, context.project.sources)
    for use in uses where !context.project.sources.registers(use.tag, in: file.unit) {
      // The template of a file without script is rendered by other files.
      if file.unit.script == nil, use.placement.template != nil { continue }
      guard let unknown = UnknownName(use.tag, tags, context) else { continue }
      context.report(file.place(use.tagRange), unknown.message)
    }
  }
}

/// The tags that something provides in one file, made once for all that are not registered.
private struct KnownTags {
  let unit: SourceUnit
  let program: ProgramSources
  /// Built-in and registered ones; one may be in it twice.
  let all: [String]
  /// What is behind the first hyphen of each, by what is before it.
  private(set) var rests: [Substring: [String]] = [:]
  /// Whether there are certainly no others.
  let isComplete: Bool
  /// Whether the program is one of Taobao, which has tags that no list has.
  let isOfTaobao: Bool

  init(in unit: SourceUnit, _ program: ProgramSources) {
    self.unit = unit
    self.program = program
    isComplete = program.knowsRegistrations(in: unit)
    isOfTaobao = unit.dialect.family == .alipay && program.isOfTaobao(unit)
    all = unit.dialect.components.names + program.registeredTags(in: unit)
    for tag in all {
      if let prefix = tag.libraryPrefix {
        rests[prefix, default: []].append(String(tag.dropFirst(prefix.count)))
      }
    }
  }
}

/// A tag that is not registered.
private struct UnknownName {
  let tag: String
  /// What is offered in its place.
  private let offered: String?
  /// The only tag that it may be a misspelling of.
  let slip: String?

  /// Nil where something may provide the tag all the same.
  init?(_ tag: String, _ known: KnownTags, _ context: CheckContext, source: String? = nil) {
    guard known.isComplete, !undocumentedTags.contains(tag) else { return nil }
    let dialect = known.unit.dialect
    let isWeChat = dialect.family == .weChat
    if isWeChat, undocumentedWeChatTags.contains(tag) || tag.hasPrefix("xr-") { return nil }
    if dialect.family != .alipay, boxTags.contains(tag) { return nil }
    let near = nearTag(to: tag, in: known, context)
    // Where not all tags are known, there may be others.
    let isModule = OtherPlatforms.moduleTags.contains(tag)
    if dialect.tagKnowledge != .complete, near == nil, !isModule { return nil }
    if near == nil, known.isOfTaobao { return nil }
    if dialect.id == "fxml" || known.program.isOfFinClip {
      if undocumentedFinClipTags.contains(tag) { return nil }
      if dialect.id == "wxml", Dialect.fxml.components.contains(tag) { return nil }
    }
    // Whole libraries register their tags in an app.json that is elsewhere. A misspelled tag has as many hyphens as the
    // meant one.
    if isWeChat, known.program.program.kind == .loose {
      guard let name = near?.name, dialect.components.contains(name), hyphenCount(name) == hyphenCount(tag)
      else {
        return nil
      }
    }
    self.tag = tag
    let translated = equivalent(of: tag, source: source, dialect)
    offered = translated ?? near?.name
    let limit = tag.utf8.count < 12 ? 1 : 2
    slip = translated == nil && near.map { $0.isOnlyOne && $0.distance <= limit } == true ? near?.name : nil
  }

  var message: Message { unknownTagMessage(tag, offered) }
}

/// The tag that `tag` is a slip of. Names of one library begin alike, as `van-cell` and `van-col`: they are as near as what is
/// behind that. Components have names after built-in tags, such as `my-map`: these are other names.
private func nearTag(to tag: String, in known: KnownTags, _ context: CheckContext) -> NearName? {
  let path = known.unit.path
  let builtin = known.unit.dialect.components
  guard let prefix = tag.libraryPrefix else {
    return context.nearest(to: tag, in: known.all, for: path, .strict)
  }
  let rest = String(tag.dropFirst(prefix.count))
  let others = known.all.lazy.filter {
    !$0.hasPrefix(prefix) && ($0.libraryPrefix != nil || !builtin.contains($0))
  }
  return context.nearest(to: rest, in: known.rests[prefix] ?? [], for: path, .strict)?.after(prefix)
    ?? context.nearest(to: tag, in: others, for: path, .strict)
}

extension String {
  /// The first word of a tag with its hyphen, `van-`, which the tags of a library have in common; nil without a hyphen.
  fileprivate var libraryPrefix: Substring? { firstIndex(of: "-").map { self[...$0] } }
}

private func hyphenCount(_ tag: String) -> Int { tag.utf8.count { $0 == UInt8(ascii: "-") } }

/// Whether the element is in a template of a file without script. Other files import the template and render it with their
/// own components.
private func isLentTemplate(_ element: Element, _ context: FileContext) -> Bool {
  context.script == nil && element.ancestors.contains { $0.name == .template }
}

/// Tags of the base library that no documentation lists any more: `favorite` is in the vendor's demo of 2018.
private let undocumentedTags: Set<String> = ["favorite"]

/// The same for WeChat: tags of its first years, and some that its current demo uses.
private let undocumentedWeChatTags: Set<String> = [
  "action-sheet", "action-sheet-cancel", "action-sheet-item", "animation-video", "contact-button", "loading",
  "modal",
  "open-data-item", "open-data-list", "toast",
]

/// Tags that programs of FinClip use and no public document of it has.
private let undocumentedFinClipTags: Set<String> = ["webrtc-video"]

/// Tags of HTML that WeChat and Baidu draw as plain boxes: component libraries and pages of articles rely on it.
private let boxTags: Set<String> = [
  "a", "b", "br", "div", "em", "h1", "h2", "h3", "h4", "h5", "h6", "hr", "i", "img", "li", "ol", "p", "s",
  "section", "span", "strong", "sub", "sup", "table", "tbody", "td", "th", "thead", "tr", "u", "ul",
]

/// The tag for what another platform calls `tag`; `source` is the path of a module.
private func equivalent(of tag: String, source: String?, _ dialect: Dialect) -> String? {
  if OtherPlatforms.moduleTags.contains(tag) {
    let modules = dialect.scriptModules
    return (modules.first { source?.hasSuffix(dialect.suffix(of: $0)) == true } ?? modules.first)?.tag
  }
  return htmlEquivalents[tag].flatMap { dialect.components.contains($0) ? $0 : nil }
}

/// The tags of mini programs in place of the commonest tags of HTML; those are left out after which components are named, such as
/// `header`.
private let htmlEquivalents = [
  "div": "view", "p": "view", "section": "view", "ul": "view", "li": "view",
  "span": "text", "b": "text", "i": "text", "strong": "text", "em": "text", "img": "image",
  "a": "navigator", "select": "picker", "iframe": "web-view",
]

/// The tags of the components by which a program draws its own tab bar.
private let ownTabBars: Set<String> = ["custom-tab-bar", "customize-tab-bar"]

private func shownTabBar(_ tag: String) -> Message {
  Message(
    en: "\"\(tag)\" is neither a built-in tag nor a registered component", zh: "“\(tag)”既不是内置标签，也不是已注册的组件",
    help: .init(
      en: "delete the tag: the platform shows the tab bar on its pages by itself",
      zh: "删除该标签：平台会自行在 tabBar 页面上显示标签栏"))
}

private func unregisteredTag(_ tag: String, path: String?) -> Message {
  Message(
    en: "\"\(tag)\" is neither a built-in tag nor a registered component", zh: "“\(tag)”既不是内置标签，也不是已注册的组件",
    help: path.map {
      LocalizedText(
        en: "register it: \"\(tag)\": \"\($0)\"", zh: "注册该组件：\"\(tag)\": \"\($0)\"")
    } ?? LocalizedText(en: "register it in usingComponents", zh: "在 usingComponents 中注册该组件"))
}

private func unknownTagMessage(_ tag: String, _ nearest: String?) -> Message {
  Message(
    en: "\"\(tag)\" is neither a built-in tag nor a registered component", zh: "“\(tag)”既不是内置标签，也不是已注册的组件",
    help: didYouMean(nearest)
      ?? (tag == "svg"
        ? LocalizedText(
          en: "save it to a file, and show it with <image src=\"picture.svg\"/>",
          zh: "存为文件，用 <image src=\"picture.svg\"/> 显示")
        : LocalizedText(en: "register it in usingComponents", zh: "在 usingComponents 中注册该组件")))
}
