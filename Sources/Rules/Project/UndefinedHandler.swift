import Diagnostics
import Linting
import MiniProgram

/// An event that calls a method which the script does not have.
package let undefinedHandler = Rule(
  id: "undefined-handler",
  summary: "an event that names a method which the page's or component's script does not have",
  category: .project,
  severity: .error,
  rationale:
    #"The page shows as if nothing were wrong; when the event fires, the base library says "can not find event handle method". The review of the store rejects such pages. Nothing is said when the script may get methods that it does not show: by a spread, a wrapper of Page, or a mixin that cannot be found."#,
  examples: [
    .wrong(
      #"<view onTap="⟦onTpa⟧"/>"#, script: "Page({ onTap() {} })",
      message: #""onTpa" is not a method of this page"#),
    .wrong(
      #"<view catchTap="{{ok ? '⟦open⟧' : 'close'}}" capture-onTouchStart="⟦start⟧"/>"#,
      script: "Page({ close() {} })",
      message: #""open" is not a method of this page"#, #""start" is not a method of this page"#),
    .wrong(
      [
        .init("components/a/a.axml", #"<picker onChange="⟦pick⟧"/>"#),
        .init("components/a/a.json", #"{ "component": true }"#),
        .init(
          "components/a/a.js",
          "import mixin from '../mixin'\nComponent({ mixins: [mixin], methods: { picked() {} } })"),
        .init("components/mixin.js", "export default { methods: { open() {} } }"),
      ], message: #""pick" is not a method of this component"#),
    .wrong(
      [
        .init("parts/foot.axml", #"<view onTap="⟦buy⟧"/>"#),
        .init("pages/a/a.axml", #"<include src="/parts/foot.axml"/>"#),
        .init("pages/a/a.js", "Page({})"),
        .init("pages/b/b.axml", #"<include src="/parts/foot.axml"/>"#),
        .init("pages/b/b.js", "Page({})"),
        .init("app.json", #"{ "pages": ["pages/a/a", "pages/b/b"] }"#),
      ], message: #""buy" is not a method of pages/a/a.axml, which includes this file"#),
    .wrong(
      [
        .init("parts/item.axml", #"<template name="item"><view onTap="⟦pick⟧"/></template>"#),
        .init("pages/a/a.axml", #"<import src="/parts/item.axml"/><template is="item"/>"#),
        .init("pages/a/a.js", "Page({})"),
        .init("pages/b/b.axml", #"<import src="/parts/item.axml"/>"#),
        .init("pages/b/b.js", "Page({ pick() {} })"),
        .init("app.json", #"{ "pages": ["pages/a/a", "pages/b/b"] }"#),
      ], message: #""pick" is not a method of pages/a/a.axml, which uses this template"#),
    .right(#"<view onTap="onTap" onLongTap="{{handler}}" ref="save"/>"#, script: "Page({ onTap() {} })"),
    .right(#"<view onTap="onTap"/>"#, script: "Page({ ...base })"),
    .right(#"<view onTap="onTap"/>"#, script: "Page(create({}))"),
    .right(#"<view onTap="onTap"/>"#, script: "Page({ mixins: [require('./none')] })"),
    .right(#"<import-sjs from="./a.sjs" name="{ move }"/><view onTouchMove="move"/>"#, script: "Page({})"),
    .right([
      .init("parts/foot.axml", #"<view onTap="buy"/>"#),
      .init("pages/a/a.axml", #"<include src="/parts/foot.axml"/>"#),
      .init("pages/a/a.js", "Page({})"),
      .init("pages/b/b.axml", #"<include src="/parts/foot.axml"/>"#),
      .init("pages/b/b.js", "Page({ buy() {} })"),
      .init("app.json", #"{ "pages": ["pages/a/a", "pages/b/b"] }"#),
    ]),
  ],
  checks: [.project(check)])

private func check(_ context: ProjectContext) {
  let project = context.project
  var mixins = MixinResolution(project.sources)
  var handlers: [Int: HandlerSet] = [:]
  var spelling = SpellingBudget()
  for (index, file) in project.files.enumerated() where !file.facts.unresolvedHandlers.isEmpty {
    let scriptNames = Set(file.facts.references.flatMap { $0.names.map(\.name) })
    var users: [String?: [Int]] = [:]
    for use in file.facts.unresolvedHandlers where !scriptNames.contains(use.name) {
      let found = users[use.template] ?? project.users(of: use.template, in: index)
      users[use.template] = found
      for user in found where handlers[user] == nil {
        handlers[user] = mixins.handlers(of: project.files[user].unit)
      }
      let sets = found.map { handlers[$0]! }
      guard let user = found.contains(index) ? index : found.first,
        sets.allSatisfy({ !$0.isIncomplete && !$0.names.contains(use.name) })
      else { continue }
      let near = spelling.nearestName(to: use.name, in: handlers[user]!.names)
      context.report(file.place(use.range), .undefinedMethod(use, user, of: index, near: near, project))
    }
  }
}

extension Message {
  fileprivate static func undefinedMethod(
    _ use: HandlerUse, _ user: Int, of file: Int, near: String?, _ project: Project
  ) -> Message {
    let isComponent = project.files[user].unit.kind == .component
    let place =
      user == file
      ? isComponent ? "this component" : "this page"
      : project.display(user)
        + (use.template == nil ? ", which includes this file" : ", which uses this template")
    return Message(
      "\"\(use.name)\" is not a method of \(place)",
      help: didYouMean(near)
        ?? "add the method \"\(use.name)\" to \(isComponent ? "methods of the component" : "the page")'s script"
    )
  }
}
