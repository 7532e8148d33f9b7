import Diagnostics
import Linting
import MiniProgram

/// A template that is used and not defined.
package var undefinedTemplate: Rule {
  Rule(
    id: "undefined-template",
    summary: .init(
      en: "an undefined template",
      zh: "此文件及其引入的文件都没有定义该模板"),
    category: .project,
    severity: .error,
    rationale: .init(
      en:
        """
        Its place stays blank, and no error is shown. An import takes only the templates that its file \
        defines, not those that the file imports itself.
        """,
      zh: "该位置什么也不显示，也没有任何提示。import 只取得目标文件自己定义的模板，不包括目标文件再引入的模板。"),
    mergesBy: .message,
    examples: [
      .wrong(
        """
        <template name="item"><view/></template>
        <template is="⟦itme⟧"/>
        """, message: #""itme" is not a template of this file or of one that it imports"#),
      .right([
        "pages/a/a.axml": #"<import src="./b.axml"/><template is="b"/><template is="{{name}}"/>"#,
        "pages/a/b.axml": #"<template name="b"><view/></template>"#,
      ]),
      .wrong(
        [
          "pages/a/a.wxml": #"<import src="./b"/><template is="⟦c⟧"/>"#,
          "pages/a/b.wxml": #"<import src="./c.wxml"/><template name="b"><view/></template>"#,
          "pages/a/c.wxml": #"<template name="c"><view/></template>"#,
        ], message: #""c" is defined in pages/a/c.wxml, which this file does not import itself"#),
      .wrong(
        in: .swan, #"<template is="⟦{{kind}}⟧" data="{{{a}}}"/>"#,
        message: "there is no template to choose from: this file has none, and imports none"),
      .right(
        [
          "pages/a/a.wxml": #"<import src="./b.wxml"/><template is="b"/><template is="{{name}}"/>"#,
          "pages/a/b.wxml": #"<template name="b"><view/></template>"#,
        ]),
      .right(
        [
          "pages/a/a.swan": #"<import src="./b.swan"/><template is="b"/><template is="{{name}}"/>"#,
          "pages/a/b.swan": #"<template name="b"><view/></template>"#,
        ]),
    ],
    checks: [.project(checkUndefinedTemplate)])
}

private func checkUndefinedTemplate(_ context: ProjectContext) {
  let project = context.project
  var budget = LinkBudget(for: project)
  var defined = DefinedTemplates(project)
  for (index, file) in project.files(with: .templateUses) {
    checkChosen(in: index, context)
    // Nearly all are defined in the file itself or in one that it imports.
    if defined.containAllUses(in: index) { continue }
    let scope = project.templateScope(of: index)
    if scope.isIncomplete { continue }
    let undefined = file.facts.templateUses.filter { use in
      use.name.map { !scope.names.contains($0) && !endsRecursion($0, in: use.placement.template) } ?? false
    }
    if undefined.isEmpty { continue }
    guard let definitions = project.transitiveDefinitions(from: index, &budget) else { return }
    var containing: [String: Set<String>] = [:]
    for use in undefined {
      guard let name = use.name else { continue }
      if let definition = definitions[name] {
        context.report(file.place(use.range), indirectImport(name, project.display(definition)))
        continue
      }
      // A template that contains the use would render itself without end.
      var around: Set<String> = []
      if let template = use.placement.template {
        guard let found = containing[template] ?? project.templates(containing: template, in: index, &budget)
        else { return }
        around = found
        containing[template] = around
      }
      let candidates = scope.names.lazy.filter { !around.contains($0) }
      context.report(
        file.place(use.range),
        undefinedTemplateMessage(
          name, near: context.nearestName(to: name, in: candidates, for: file.unit.path, .sameWords)))
    }
  }
}

/// Whether a use is in the definition with the number before its own, as that of `wxParse12` in `wxParse11`: libraries that parse
/// rich text write their recursion out, and end it so.
private func endsRecursion(_ name: String, in template: String?) -> Bool {
  guard let template, let (stem, number) = numbered(name), let before = numbered(template) else {
    return false
  }
  return before.stem == stem && before.number == number - 1
}

/// The parts of a name that ends in a number.
private func numbered(_ name: String) -> (stem: Substring, number: Int)? {
  let digits = name.utf8.reversed().prefix { $0.isASCIIDigit }.count
  guard digits > 0, digits < name.utf8.count, let number = Int(name.suffix(digits)) else { return nil }
  return (name.dropLast(digits), number)
}

/// Reports the uses of templates that are chosen at run time where there is none to choose from.
private func checkChosen(in index: Int, _ context: ProjectContext) {
  let project = context.project
  let file = project.files[index]
  let chosen = file.facts.templateUses.filter { $0.name == nil }
  guard !chosen.isEmpty, file.facts.templates.isEmpty, case let scope = project.templateScope(of: index),
    scope.names.isEmpty, !scope.isIncomplete
  else { return }
  for use in chosen { context.report(file.place(use.range), noTemplates) }
}

private let noTemplates = Message(
  en: "there is no template to choose from: this file has none, and imports none",
  zh: "没有可供选择的模板：此文件既没有定义模板，也没有引入模板",
  help: .init(en: "define the templates, or import the file that does", zh: "定义这些模板，或引入定义它们的文件"))

private func undefinedTemplateMessage(_ name: String, near: String?) -> Message {
  Message(
    en: "\"\(name)\" is not a template of this file or of one that it imports",
    zh: "“\(name)”不是此文件或其引入文件中的模板",
    help: didYouMean(near)
      ?? LocalizedText(en: "define it, or import the file that does", zh: "定义该模板，或引入定义该模板的文件"))
}

private func indirectImport(_ name: String, _ path: String) -> Message {
  Message(
    en: "\"\(name)\" is defined in \(path), which this file does not import itself",
    zh: "“\(name)”定义在 \(path) 中，而此文件没有直接引入该文件",
    help: .init(
      en: "imports are not transitive: add <import src=\"/\(path)\"/>",
      zh: "引入不会传递：添加 <import src=\"/\(path)\"/>"))
}
