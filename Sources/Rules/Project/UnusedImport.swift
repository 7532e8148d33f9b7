import Diagnostics
import Linting
import Markup
import MiniProgram

/// An import with nothing in it that is used.
package var unusedImport: Rule {
  Rule(
    id: "unused-import",
    summary: .init(
      en: "an unused import or import-sjs",
      zh: "import 的模板或 import-sjs 的名称没有使用"),
    category: .project,
    severity: .warning,
    rationale: .init(
      en:
        """
        It is loaded with the page and misleads readers; the usual cause is a misspelled name.
        """,
      zh: "文件仍会随页面一起加载，还会误导阅读代码的人；常见原因是名称拼写错误。"),
    examples: [
      .wrong(
        [
          "pages/a/a.axml": #"<⟦import⟧ src="./b.axml"/><template is="a"/><template name="a"/>"#,
          "pages/a/b.axml": #"<template name="b"><view/></template>"#,
        ], message: #"no template of "./b.axml" is used"#),
      .right([
        "pages/a/a.axml": """
        <import src="./b.axml"/><import-sjs from="./a.sjs" name="{ a, b }"/><template is="b" data="{{...b.of(x)}}"/>
        """,
        "pages/a/a.sjs": "export default {}",
        "pages/a/b.axml": #"<template name="b"><view/></template>"#,
      ]),
      .wrong(
        in: .qml, #"<⟦wxs⟧ src="@/a.wxs" module="m"/><view>{{price.m}}</view>"#, message: #""m" is not used"#),
      .right(
        [
          "pages/a/a.wxml":
            #"<import src="./b.wxml"/><wxs src="./a.wxs" module="m"/><template is="b" data="{{...m.of(x)}}"/>"#,
          "pages/a/a.wxs": "module.exports = { of: function (a) { return a } }",
          "pages/a/b.wxml": #"<template name="b"><view/></template>"#,
        ]),
      .wrong(
        [
          "pages/a/a.swan": #"<⟦import⟧ src="./b.swan"/><template is="a"/><template name="a"/>"#,
          "pages/a/b.swan": #"<template name="b"><view/></template>"#,
        ],
        message: #"no template of "./b.swan" is used"#),
      .right(
        [
          "pages/a/a.swan": #"<import src="./b.swan"/><template is="b"/>"#,
          "pages/a/b.swan": #"<template name="b"><view/></template>"#,
        ]),
    ],
    checks: [.project(checkUnusedImport)])
}

private func checkUnusedImport(_ context: ProjectContext) {
  let project = context.project
  for (index, file) in project.files(with: .imports) where !file.facts.templatesAreIncomplete {
    let group = project.includeGroup(of: index)
    let isGroupKnown = group.allSatisfy { member in
      !project.files[member].facts.references.contains {
        $0.kind == .include && project.target(of: $0) == nil
      }
    }
    guard isGroupKnown else { continue }
    lazy var used = usedTemplates(of: index, group, project)
    var isTargetUsed: [Int: Bool] = [:]
    lazy var isAnyUndefined = usesUndefinedTemplate(index, project)
    for reference in file.facts.references {
      if case .missing = reference.resolution { continue }
      if reference.kind == .import, let target = project.target(of: reference) {
        let isUsed =
          isTargetUsed[target]
          ?? (used.contains(nil)
            || project.templatesImported(from: target).map { $0.contains { used.contains($0) } } ?? true)
        isTargetUsed[target] = isUsed
        if isUsed || isAnyUndefined { continue }
        context.report(file.place(reference.tagRange), unusedTemplates(reference.source))
      } else if reference.kind == .module, !reference.names.isEmpty {
        let names = reference.names.map(\.name)
        let bound = names.count == 1 ? [] : Set(names)
        let isUsed = group.contains { member in
          project.files[member].facts.usedNames?.contains { $0 == names[0] || bound.contains($0) } ?? true
        }
        if isUsed {
          continue
        }
        context.report(
          file.place(reference.tagRange), unusedNames(names, file.unit.dialect.spelling(reference.tag)))
      }
    }
  }
}

/// Whether the file uses a template that is not defined: most likely it was to come from what is imported.
private func usesUndefinedTemplate(_ file: Int, _ project: Project) -> Bool {
  var defined = DefinedTemplates(project)
  if defined.containAllUses(in: file) { return false }
  let names = project.templateScope(of: file).names
  return project.files[file].facts.templateUses.contains { $0.name.map { !names.contains($0) } ?? false }
}

/// The templates that are used by a file, by the files of its group, and by files that import it. Nil means one that is
/// chosen at run time.
private func usedTemplates(of file: Int, _ group: [Int], _ project: Project) -> Set<String?> {
  let users = group + project.importersTakingImports(of: file)
  return Set(users.flatMap { project.files[$0].facts.templateUses.map(\.name) })
}

private func unusedTemplates(_ source: String) -> Message {
  Message(
    en: "no template of \"\(source)\" is used", zh: "没有使用“\(source)”中的任何模板",
    help: .init(en: "remove the import", zh: "删除该 import"))
}

private func unusedNames(_ names: [String], _ tag: String) -> Message {
  let quoted = names.map { "\"\($0)\"" }
  return Message(
    en: names.count == 1
      ? "\(quoted[0]) is not used" : "none of \(quoted.joined(separator: " and ")) is used",
    zh: "\(quotedSentence(names).chinese)\(names.count == 1 ? "" : "都")未使用",
    help: .init(en: "remove the \(tag)", zh: "删除该 \(tag)"))
}
