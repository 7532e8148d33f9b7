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
    #"The page shows as if nothing were wrong; when the event fires, the base library says "can not find event handle method". The review of the store rejects such pages. A script may get methods that it does not show: by a spread, a wrapper of Page, a mixin, or a function that it gives "this". Then a method is missing when no module that the script imports, through any number of modules, spells its name; nothing is said when one of them cannot be found or makes names that nobody can read. Of a component, events call functions in methods alone."#,
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
    // Of a component, functions outside of `methods` are no handlers.
    .wrong(
      #"<view onTap="⟦open⟧"/>"#, script: "Component({ open() {}, methods: { close() {} } })",
      message: #""open" is not a method of this component"#),
    // What is assigned is a method.
    .right(
      #"<view onTap="open" onLongTap="close" catchTap="toggle" onTouchMove="move" onTouchEnd="end"/>"#,
      script: """
        Page({
          onLoad() {
            const that = this
            this.open = debounce(() => {})
            that.close = function () {}.bind(this)
            Object.assign(this, { toggle() {}, 'move': 1 })
            this['end'] = this.open
          }
        })
        """),
    .right(
      #"<view onTap="open"/>"#,
      script: "class Index extends Base {}\nIndex.$$events = ['open']\nPage(createPage(Index))"),
    .right(#"<view onTap="open"/>"#, script: "Page({ onLoad() { this[name] = f } })"),
    // `this` is passed on, and nobody spells the name, or somebody does.
    .wrong(
      #"<view onTap="⟦open⟧"/>"#,
      script: "Page({ load() { this.close.call(this); this.run(function () {}.bind(this)) }, close() {} })",
      message: #""open" is not a method of this page"#),
    .wrong(
      [
        .init("pages/a/a.axml", #"<view onTap="⟦open⟧"/>"#),
        .init("pages/a/a.js", "import extend from './extend'\nPage({ onLoad() { extend(this) } })"),
        .init("pages/a/extend.js", "// open\nexport default page => { page.close = 1 }"),
        .init("app.json", #"{ "pages": ["pages/a/a"] }"#),
      ], message: #""open" is not a method of this page"#),
    .right([
      .init("pages/a/a.axml", #"<view onTap="open"/>"#),
      .init("pages/a/a.js", "import extend from './extend'\nPage({ onLoad() { extend(this) } })"),
      .init("pages/a/extend.js", "export default page => { page.open = () => {} }"),
      .init("app.json", #"{ "pages": ["pages/a/a"] }"#),
    ]),
    .right(
      #"<view onTap="open"/>"#,
      script: "import extend from 'extend'\nPage({ onLoad() { Object.assign(this, extend()) } })"),
    .right(#"<view onTap="open"/>"#, script: "Page({ onLoad() { extend(this, 'open') } })"),
    // Scripts that may get methods elsewhere still show what nobody spells.
    .wrong(
      [
        .init("pages/a/a.axml", #"<view onTap="⟦open⟧" onLongTap="close"/>"#),
        .init("pages/a/a.js", "import base from './base'\nPage({ ...base })"),
        .init("pages/a/base.js", "import _ from 'lodash/fp'\nexport default { close() {} } // open"),
        .init("pages/b/b.axml", #"<view onTap="⟦open⟧" onLongTap="close"/>"#),
        .init("pages/b/b.js", "const { create } = require('../lib')\ncreate({ close() {} })"),
        .init("pages/lib.js", "rows[id] = row; exports.create = options => Page(options)"),
        .init("pages/c/c.axml", #"<view onTap="⟦open⟧" onLongTap="close"/>"#),
        .init("pages/c/c.js", "import { Component } from '../lib'\nComponent({ methods: { close() {} } })"),
        .init("app.json", #"{ "pages": ["pages/a/a", "pages/b/b", "pages/c/c"] }"#),
      ], message: #""open" is not a method of this page"#, #""open" is not a method of this page"#,
      #""open" is not a method of this page"#),
    .right([
      .init("pages/a/a.axml", #"<view onTap="open"/>"#),
      .init("pages/a/a.js", "import base from './base'\nPage({ ...base })"),
      .init("pages/a/base.js", "export * from './names'"),
      .init("pages/a/names.js", "export default make('open')"),
      .init("pages/b/b.axml", #"<view onTap="onChange1"/>"#),
      .init("pages/b/b.js", "import base from './base'\nPage({ ...base })"),
      .init("pages/b/base.js", "for (const i of [1]) base['onChange' + i] = make()\nexport default base"),
      .init("pages/c/c.axml", #"<view onTap="open"/>"#),
      .init("pages/c/c.js", "import base from 'some-package'\nPage({ ...base })"),
      .init("pages/d/d.axml", #"<view onTap="open"/>"#),
      .init("pages/d/d.js", "const { create } = getApp()\nPage(create({}))"),
      .init(
        "app.js", "import './hooks/' + name\nApp({ create(options) { return { open() {}, ...options } } })"),
      .init("app.json", #"{ "pages": ["pages/a/a", "pages/b/b", "pages/c/c", "pages/d/d"] }"#),
    ]),
    .right(#"<view onTap="open"/>"#, script: "createPage({ close() {} })"),
    // A template is asked of every page that uses it; the script beside it may be no page's.
    .wrong(
      [
        .init("parts/item.axml", #"<template name="item"><view onTap="⟦pick⟧"/></template>"#),
        .init("parts/item.js", "export default { drop() {} }"),
        .init("pages/a/a.axml", #"<import src="/parts/item.axml"/><template is="item"/>"#),
        .init("pages/a/a.js", "import item from '../../parts/item'\nPage({ ...item })"),
        .init("app.json", #"{ "pages": ["pages/a/a"] }"#),
      ], message: #""pick" is not a method of pages/a/a.axml, which uses this template"#),
    .right([
      .init("parts/item.axml", #"<template name="item"><view onTap="pick"/></template>"#),
      .init("parts/item.js", "export default { pick() {} }"),
      .init("pages/a/a.axml", #"<import src="/parts/item.axml"/><template is="item"/>"#),
      .init("pages/a/a.js", "import item from '../../parts/item'\nPage({ ...item })"),
      .init("app.json", #"{ "pages": ["pages/a/a"] }"#),
    ]),
    .right(#"<import-sjs from="./a.sjs" name="{ move }"/><view onTouchMove="move"/>"#, script: "Page({})"),
    .right([
      .init("parts/foot.axml", #"<view onTap="buy"/>"#),
      .init("pages/a/a.axml", #"<include src="/parts/foot.axml"/>"#),
      .init("pages/a/a.js", "Page({})"),
      .init("pages/b/b.axml", #"<include src="/parts/foot.axml"/>"#),
      .init("pages/b/b.js", "Page({ buy() {} })"),
      .init("app.json", #"{ "pages": ["pages/a/a", "pages/b/b"] }"#),
    ]),

    .wrong(
      [
        .init(
          "pages/a/a.wxml",
          #"<view bindtap="⟦open⟧" catch:tap="close" mut-bind:tap="" bindlongpress="{{m.f}}"/>"#),
        .init("pages/a/a.js", "Component({ open() {}, methods: { close() {} } })"),
        .init("app.json", #"{ "pages": ["pages/a/a"] }"#),
      ], message: #""open" is not a method of this page"#),
    .right([
      .init("pages/a/a.wxml", #"<view bindtap="open"/>"#),
      .init("pages/a/a.js", "const base = require('./base')\nComponent({ behaviors: [base], methods: {} })"),
      .init("pages/a/base.js", "module.exports = Behavior({ methods: { open() {} } })"),
      .init("pages/b/b.wxml", #"<view bindtap="open"/>"#),
      .init(
        "pages/b/b.js",
        "Component().init(({ method }) => { const open = method(() => {}); return { open } }).register()"),
      .init("pages/c/c.wxml", #"<view bindtap="open"/>"#),
      .init(
        "pages/c/c.js", "import { VantComponent } from '../common'\nVantComponent({ methods: { open() {} } })"
      ),
      .init("app.json", #"{ "pages": ["pages/a/a", "pages/b/b", "pages/c/c"] }"#),
    ]),
  ],
  checks: [.project(check)])

private func check(_ context: ProjectContext) {
  let project = context.project
  var missing = missingHandlers(in: project)
  decideBySpelling(&missing, project.sources)
  var spelling = SpellingBudget()
  for handler in missing {
    let near = handler.isCertain ? spelling.nearestName(to: handler.use.name, in: handler.known.names) : nil
    context.report(
      project.files[handler.file].place(handler.use.range), .undefinedMethod(handler, near: near, project))
  }
}

/// A handler that no script shows which may be asked for it.
private struct MissingHandler {
  let file: Int
  let use: HandlerUse
  /// The page or component that the message names.
  let user: Int
  /// What is known of its methods.
  let known: HandlerSet
  /// Those that decide whether the scripts may get the method elsewhere.
  let questions: [SpelledNames.Question]

  /// Whether the script itself shows all its methods.
  var isCertain: Bool { known.others < .made }
}

/// The handlers that are missing in the scripts of all pages and components that render them.
private func missingHandlers(in project: Project) -> [MissingHandler] {
  var missing: [MissingHandler] = []
  var mixins = MixinResolution(project.sources)
  var handlers: [Int: HandlerSet] = [:]
  for (index, file) in project.files.enumerated() where !file.facts.unresolvedHandlers.isEmpty {
    let scriptNames = file.facts.moduleNames
    var users: [String?: [Int]] = [:]
    for use in file.facts.unresolvedHandlers where !scriptNames.contains(use.name) {
      let found = users[use.template] ?? project.users(of: use.template, in: index)
      users[use.template] = found
      for user in found where handlers[user] == nil {
        handlers[user] = mixins.handlers(of: project.files[user].unit)
      }
      guard let user = found.contains(index) ? index : found.first,
        found.allSatisfy({ handlers[$0]!.others != .unknown && !handlers[$0]!.contains(use.name) })
      else { continue }
      missing.append(
        MissingHandler(
          file: index, use: use, user: user, known: handlers[user]!,
          questions: found.compactMap { user in
            let (others, script) = (handlers[user]!.others, project.files[user].unit.scriptPath)
            guard others != .none, let script else { return nil }
            return SpelledNames.Question(use.name, script: script, others: others)
          }))
    }
  }
  return missing
}

/// Leaves those that no module spells which a page gets methods from.
private func decideBySpelling(_ missing: inout [MissingHandler], _ sources: ProgramSources) {
  let questions = missing.flatMap(\.questions)
  if questions.isEmpty { return }
  var answers = SpelledNames(from: Set(questions.map(\.script)), in: sources).excludes(questions)[...]
  missing = missing.filter { handler in
    defer { answers = answers.dropFirst(handler.questions.count) }
    return answers.prefix(handler.questions.count).allSatisfy { $0 }
  }
}

extension Message {
  fileprivate static func undefinedMethod(
    _ handler: MissingHandler, near: String?, _ project: Project
  ) -> Message {
    let (name, user) = (handler.use.name, handler.user)
    let isComponent = project.files[user].unit.kind == .component
    let place =
      user == handler.file
      ? isComponent ? "this component" : "this page"
      : project.display(user)
        + (handler.use.template == nil ? ", which includes this file" : ", which uses this template")
    let help =
      if handler.known.uncallable.contains(name) {
        "move \"\(name)\" into methods: events call no other functions of a component"
      } else if !handler.isCertain {
        "no module that this page imports spells it"
      } else {
        didYouMean(near)
          ?? "add the method \"\(name)\" to \(isComponent ? "methods of the component" : "the page")'s script"
      }
    return Message("\"\(name)\" is not a method of \(place)", help: help)
  }
}
