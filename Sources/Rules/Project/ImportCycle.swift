import Diagnostics
import Linting
import MiniProgram

/// A file that imports or includes itself, directly or through other files.
package var importCycle: Rule {
  Rule(
    id: "import-cycle",
    summary: .init(
      en: "an import cycle",
      zh: "文件通过 import 或 include 循环引用"),
    category: .project,
    severity: .error,
    rationale: .init(
      en:
        """
        A circular include never ends. A circular import uses one of the files before its templates are \
        defined.
        """,
      zh: "循环的 include 永远不会结束；循环的 import 会在模板就绪之前就用到其中一个文件。"),
    examples: [
      .wrong(
        [
          "pages/a/a.axml": #"<include src="⟦./b.axml⟧"/>"#,
          "pages/a/b.axml": #"<include src="⟦./c.axml⟧"/>"#,
          "pages/a/c.axml": #"<import src="⟦./a.axml⟧"/>"#,
        ], message: #""./b.axml" leads back to this file"#, #""./c.axml" leads back to this file"#,
        #""./a.axml" leads back to this file"#),
      .right([
        "pages/a/a.axml": #"<include src="./b.axml"/><include src="./c.axml"/>"#,
        "pages/a/b.axml": #"<include src="./c.axml"/>"#,
        "pages/a/c.axml": "<view/>",
      ]),
      .wrong(
        [
          "pages/a/a.wxml": #"<include src="⟦./b.wxml⟧"/>"#,
          "pages/a/b.wxml": #"<include src="⟦./c.wxml⟧"/>"#,
          "pages/a/c.wxml": #"<import src="⟦./a.wxml⟧"/>"#,
        ],
        message: #""./b.wxml" leads back to this file"#, #""./c.wxml" leads back to this file"#,
        #""./a.wxml" leads back to this file"#),
      .right(
        [
          "pages/a/a.wxml": #"<include src="./b.wxml"/><include src="./c.wxml"/>"#,
          "pages/a/b.wxml": #"<include src="./c.wxml"/>"#,
          "pages/a/c.wxml": "<view/>",
        ]),
      .wrong(
        [
          "pages/a/a.swan": #"<include src="⟦./b.swan⟧"/>"#,
          "pages/a/b.swan": #"<include src="⟦./c.swan⟧"/>"#,
          "pages/a/c.swan": #"<import src="⟦./a.swan⟧"/>"#,
        ],
        message: #""./b.swan" leads back to this file"#, #""./c.swan" leads back to this file"#,
        #""./a.swan" leads back to this file"#),
      .right(
        [
          "pages/a/a.swan": #"<include src="./b.swan"/><include src="./c.swan"/>"#,
          "pages/a/b.swan": #"<include src="./c.swan"/>"#,
          "pages/a/c.swan": "<view/>",
        ]),
    ],
    checks: [.project(checkImportCycle)])
}

private func checkImportCycle(_ context: ProjectContext) {
  let project = context.project
  let groups = project.cycleGroups
  for (index, file) in project.files(with: .markupReferences) {
    for place in file.facts.references.indices {
      // Nearly all references lead elsewhere, and are not copied.
      guard let target = project.target(of: file.facts.references[place]), groups[target] == groups[index],
        case let reference = file.facts.references[place]
      else { continue }
      context.report(
        file.place(reference.sourceRange), importCycleMessage(reference.source, isDirect: target == index),
        related: target == index ? [] : wayBack(from: target, groups, project))
    }
  }
}

/// The references of a file that stay in the circle.
private func wayBack(from file: Int, _ groups: [Int], _ project: Project) -> [RelatedPlace] {
  project.files[file].facts.references.prefix(10).compactMap { reference in
    guard let target = project.target(of: reference), groups[target] == groups[file] else { return nil }
    return RelatedPlace(
      en: "and on from here", zh: "再从这里继续", at: project.files[file].place(reference.sourceRange))
  }
}

private func importCycleMessage(_ source: String, isDirect: Bool) -> Message {
  Message(
    en: "\"\(source)\" \(isDirect ? "is this file itself" : "leads back to this file")",
    zh: "“\(source)”\(isDirect ? "就是此文件自身" : "又回到此文件")",
    help: .init(en: "move what both files need into a third one", zh: "把两个文件都需要的内容移到第三个文件中"))
}
