import Diagnostics
import Linting
import MiniProgram

/// A template that is used and not defined.
package let undefinedTemplate = Rule(
  id: "undefined-template",
  summary: "a template that neither this file nor one that it imports defines",
  category: .project,
  severity: .error,
  rationale:
    "Nothing is shown in its place, without any message. An import takes the templates that its file defines, not those that the file imports in turn.",
  examples: [
    .wrong(
      #"<template name="item"><view/></template>\#n<template is="⟦itme⟧"/>"#,
      message: #""itme" is not a template of this file or of one that it imports"#),
    .wrong(
      [
        .init("pages/a/a.axml", #"<import src="./b.axml"/><template is="⟦c⟧"/>"#),
        .init("pages/a/b.axml", #"<import src="./c.axml"/><template name="b"><view/></template>"#),
        .init("pages/a/c.axml", #"<template name="c"><view/></template>"#),
      ], message: #""c" is defined in pages/a/c.axml, which this file does not import itself"#),
    .wrong(
      [
        .init("pages/a/a.axml", #"<include src="./b.axml"/><template is="⟦b⟧"/>"#),
        .init("pages/a/b.axml", #"<template name="b"><view/></template>"#),
      ], message: #""b" is not a template of this file or of one that it imports"#),
    .right([
      .init("pages/a/a.axml", #"<import src="./b.axml"/><template is="b"/><template is="{{name}}"/>"#),
      .init("pages/a/b.axml", #"<template name="b"><view/></template>"#),
    ]),
    .right(#"<import src="some-package/a.axml"/><template is="a"/>"#),
    .right([
      .init("pages/a/a.axml", #"<include src="./b.axml"/><template name="a"><view/></template>"#),
      .init("pages/a/b.axml", #"<template is="a"/>"#),
    ]),

    .wrong(
      [
        .init("pages/a/a.wxml", #"<import src="./b"/><template is="⟦c⟧"/>"#),
        .init("pages/a/b.wxml", #"<import src="./c.wxml"/><template name="b"><view/></template>"#),
        .init("pages/a/c.wxml", #"<template name="c"><view/></template>"#),
      ], message: #""c" is defined in pages/a/c.wxml, which this file does not import itself"#),
    // Imports of Swan are recursive.
    .right([
      .init("pages/a/a.swan", #"<import src="./b.swan"/><template is="c"/>"#),
      .init("pages/a/b.swan", #"<import src="./c.swan"/><template name="b"><view/></template>"#),
      .init("pages/a/c.swan", #"<template name="c"><view/></template>"#),
    ]),
  ],
  checks: [.project(check)])

private func check(_ context: ProjectContext) {
  let project = context.project
  var spelling = SpellingBudget()
  for (index, file) in project.files.enumerated() where !file.facts.templateUses.isEmpty {
    // Nearly all are defined where one looks first.
    if file.facts.templateUses.allSatisfy({ $0.name.map { project.defines($0, near: index) } ?? true }) {
      continue
    }
    let scope = project.templateScope(of: index)
    if scope.isIncomplete { continue }
    let undefined = file.facts.templateUses.filter { $0.name.map { !scope.names.contains($0) } ?? false }
    if undefined.isEmpty { continue }
    let definitions = project.transitiveDefinitions(from: index)
    for use in undefined {
      guard let name = use.name else { continue }
      context.report(
        file.place(use.range),
        definitions[name].map { Message.indirectImport(name, project.display($0)) }
          ?? .undefinedTemplate(name, near: spelling.nearestName(to: name, in: scope.names)))
    }
  }
}

extension Message {
  fileprivate static func undefinedTemplate(_ name: String, near: String?) -> Message {
    Message(
      "\"\(name)\" is not a template of this file or of one that it imports",
      help: didYouMean(near) ?? "define it, or import the file that does")
  }

  fileprivate static func indirectImport(_ name: String, _ path: String) -> Message {
    Message(
      "\"\(name)\" is defined in \(path), which this file does not import itself",
      help: "imports are not transitive: add <import src=\"/\(path)\"/>")
  }
}
