import Diagnostics
import Linting
import Markup
import MiniProgram

/// A tag that nothing provides.
package let unknownTag = Rule(
  id: "unknown-tag",
  summary: "a tag that is neither built in nor registered",
  category: .markup,
  severity: .warning,
  rationale: "Nothing is rendered in its place, and the build does not mention it.",
  dialects: .only([
    Dialect.axml.id, Dialect.wxml.id, Dialect.ttml.id, Dialect.qml.id, Dialect.fxml.id, Dialect.swan.id,
  ]),
  examples: [
    .wrong(
      [
        .init("pages/a/a.axml", "<⟦veiw⟧><my-card/><⟦my-crad⟧/></veiw>"),
        .init("pages/a/a.json", #"{ "usingComponents": { "my-card": "/card" } }"#),
        .init("pages/a/a.js", "Page({})"),
        .init("app.json", #"{ "pages": ["pages/a/a"], "usingComponents": { "my-bar": "/bar" } }"#),
      ],
      message: #""veiw" is neither a built-in tag nor a registered component"#,
      #""my-crad" is neither a built-in tag nor a registered component"#),
    .wrong(
      [
        .init("pages/a/a.axml", "<⟦div⟧>one</div><my-bar/><⟦my-card⟧/>"),
        .init("app.json", #"{ "pages": ["pages/a/a"], "usingComponents": { "my-bar": "/bar" } }"#),
      ],
      message: #""div" is neither a built-in tag nor a registered component"#,
      #""my-card" is neither a built-in tag nor a registered component"#),
    .right([
      .init("card/card.axml", "<my-item/><my-part/><my-ghost/><slot/>"),
      .init(
        "card/card.json",
        """
        { "component": true, "usingComponents": { "my-part": "plugin://some/part" },
          "componentGenerics": { "my-item": true }, "componentPlaceholder": { "my-part": "my-ghost" } }
        """),
    ]),
    .right("<my-card/>"),
    .right("<my-card/>", script: "Page({})"),
    .right([
      .init("src/pages/a/a.axml", "<my-card/>"),
      .init("src/pages/a/a.js", "Page({})"),
      .init("app.json", #"{ "pages": ["pages/a/a"] }"#),
    ]),
    .right([
      .init("parts/parts.axml", #"<template name="a"><my-card/></template>"#),
      .init("parts/parts.json", #"{ "component": true }"#),
    ]),
    .right([
      .init("pages/a/a.axml", "<my-card/>"),
      .init("pages/a/a.json", #"{ "usingComponents": { "#),
      .init("app.json", #"{ "pages": ["pages/a/a"] }"#),
    ]),
    .right(
      [
        .init("pages/a/a.axml", #"<mouseable-view onTap="go" v-if="a"/>"#),
        .init("app.json", #"{ "pages": ["pages/a/a"] }"#),
      ], configuration: #"{ "tags": ["mouseable-view"] }"#),
    .wrong(
      [
        .init("pages/a/a.axml", "<⟦mouseable-veiw⟧/>"), .init("app.json", #"{ "pages": ["pages/a/a"] }"#),
      ], message: #""mouseable-veiw" is neither a built-in tag nor a registered component"#,
      configuration: #"{ "tags": ["mouseable-view"] }"#),
    .right([
      .init("pages/a/a.axml", "<mpass-component/><mpaas-component/>"),
      .init("app.json", #"{ "pages": ["pages/a/a"] }"#),
    ]),

    .wrong(
      [
        .init("pages/a/a.wxml", "<⟦veiw⟧><my-card/><⟦import-sjs⟧/><div><xr-node/></div><mp-cell/></veiw>"),
        .init("pages/a/a.json", #"{ "usingComponents": { "my-card": "/card" } }"#),
        .init("app.json", #"{ "pages": ["pages/a/a"], "useExtendedLib": { "weui": true } }"#),
      ], message: #""veiw" is neither a built-in tag nor a registered component"#,
      #""import-sjs" is neither a built-in tag nor a registered component"#),
    // Without a view of the host app in the program it is a tag as any other.
    .wrong(
      [
        .init("pages/a/a.wxml", "<⟦native-veiw⟧/><⟦van-radio⟧/>"),
        .init("app.json", #"{ "pages": ["pages/a/a"] }"#),
      ], message: #""native-veiw" is neither a built-in tag nor a registered component"#,
      #""van-radio" is neither a built-in tag nor a registered component"#),
    .wrong(
      [
        .init("pages/a/a.ttml", "<⟦veiw⟧/><my-card/>"), .init("app.json", #"{ "pages": ["pages/a/a"] }"#),
      ], message: #""veiw" is neither a built-in tag nor a registered component"#),
    .right([
      .init("pages/a/a.ksml", "<veiw/>"), .init("pages/a/a.xhsml", "<veiw/>"),
      .init("pages/a/a.jxml", "<veiw/>"),
      .init("app.json", #"{ "pages": ["pages/a/a"] }"#),
    ]),
    .right([
      .init("pages/a/a.qml", #"<qs module="m">1</qs><wxs module="n">2</wxs><view>{{m}}{{n}}</view>"#),
      .init("app.json", #"{ "pages": ["pages/a/a"] }"#),
    ]),
    .right([
      .init("card/card.wxml", "<t-cell/>"), .init("card/card.json", #"{ "component": true }"#),
    ]),
    .wrong(
      [
        .init("pages/a/a.swan", "<⟦wxs⟧/><filter/><animation-view/>"),
        .init("app.json", #"{ "pages": ["pages/a/a"] }"#),
      ], message: #""wxs" is neither a built-in tag nor a registered component"#),
  ],
  checks: [.elements(.matching { mayBeUnknown($0, $1) }, check), .project(checkNearNativeTags)])

private func mayBeUnknown(_ tag: String, _ dialect: Dialect) -> Bool {
  !dialect.components.contains(tag)
    && (dialect.family == .weChat || dialect.misspelledNativeTag(tag) == nil) && !isReservedTag(tag, dialect)
}

private func check(_ element: Element, _ context: FileContext) {
  let tag = element.tag
  // In WeChat's family other pages decide what such a tag is a slip of.
  if context.dialect.family == .weChat, context.dialect.misspelledNativeTag(tag) != nil { return }
  guard let message = message(on: tag, context.unit, context.program), !isLentTemplate(element, context)
  else {
    return
  }
  context.report(element.tagRange, message)
}

/// Tags that are nearly those of views of the host app, in programs without such views.
private func checkNearNativeTags(_ context: ProjectContext) {
  if context.showsNativeViews { return }
  for (file, uses) in context.nearNativeTags where unknownTag.dialects.contains(file.unit.dialect) {
    for use in uses {
      // A lent template.
      if file.unit.script == nil, use.placement.template != nil { continue }
      guard let message = message(on: use.tag, file.unit, context.project.sources) else { continue }
      context.report(file.place(use.tagRange), message)
    }
  }
}

/// What is to be said of a tag in a file; nil where something provides it, or may do so.
private func message(on tag: String, _ unit: SourceUnit, _ program: ProgramSources) -> Message? {
  guard !program.registers(tag, in: unit), program.knowsRegistrations(in: unit),
    !undocumentedTags.contains(tag)
  else { return nil }
  let dialect = unit.dialect
  let isWeChat = dialect.family == .weChat
  if isWeChat, boxTags.contains(tag) || undocumentedWeChatTags.contains(tag) || tag.hasPrefix("xr-") {
    return nil
  }
  let known = dialect.components.names + program.registeredTags(in: unit)
  let near = nearestName(to: tag, in: known)
  // Where not all tags are known, others may be there.
  if dialect.tagKnowledge != .complete, near == nil { return nil }
  // Whole libraries register theirs in an app.json that is elsewhere: a slip has as many hyphens as what is meant.
  if isWeChat, program.program.kind == .loose {
    guard let near, dialect.components.contains(near), hyphenCount(near) == hyphenCount(tag) else {
      return nil
    }
  }
  return .unknownTag(tag, equivalent(of: tag, dialect) ?? (isWeChat ? slip(tag, near, dialect) : near))
}

/// The tag that a near one is a slip of: the components of libraries are called after built-in tags, as `van-radio`, and such a
/// tag is not one of those.
private func slip(_ tag: String, _ near: String?, _ dialect: Dialect) -> String? {
  guard let near, dialect.components.contains(near), hyphenCount(tag) > hyphenCount(near) else { return near }
  return nil
}

private func hyphenCount(_ tag: String) -> Int { tag.utf8.count { $0 == UInt8(ascii: "-") } }

/// Whether the element is in a template of a file without script: files that import it render it, with their own
/// components.
private func isLentTemplate(_ element: Element, _ context: FileContext) -> Bool {
  context.script == nil && element.ancestors.contains { $0.name == .template }
}

/// Tags of the base library that no documentation lists any more: `favorite` is in the vendor's demo of 2018.
private let undocumentedTags: Set<String> = ["favorite"]

/// The same of WeChat: tags of its first years, and some that its demo of today uses.
private let undocumentedWeChatTags: Set<String> = [
  "action-sheet", "action-sheet-cancel", "action-sheet-item", "animation-video", "contact-button", "loading",
  "modal",
  "open-data-item", "open-data-list", "toast",
]

/// Tags of HTML that WeChat draws as plain boxes: component libraries rely on it.
private let boxTags: Set<String> = [
  "a", "b", "br", "div", "em", "h1", "h2", "h3", "h4", "h5", "h6", "hr", "i", "img", "li", "ol", "p", "s",
  "section", "span", "strong", "u", "ul",
]

/// The tag for what another platform calls `tag`.
private func equivalent(of tag: String, _ dialect: Dialect) -> String? {
  if OtherPlatforms.moduleTags.contains(tag) { return dialect.scriptModules.first?.tag }
  return htmlEquivalents[tag].flatMap { dialect.components.contains($0) ? $0 : nil }
}

/// What mini programs have for the commonest tags of HTML.
private let htmlEquivalents = [
  "div": "view", "p": "view", "section": "view", "header": "view", "footer": "view", "main": "view",
  "ul": "view",
  "li": "view", "span": "text", "b": "text", "i": "text", "strong": "text", "em": "text", "img": "image",
  "a": "navigator", "select": "picker", "iframe": "web-view",
]

extension Message {
  fileprivate static func unknownTag(_ tag: String, _ nearest: String?) -> Message {
    Message(
      "\"\(tag)\" is neither a built-in tag nor a registered component",
      help: didYouMean(nearest) ?? "register it in usingComponents")
  }
}
