import Diagnostics
import Linting
import MiniProgram

/// A file that imports or includes itself, directly or through other files.
package var importCycle: Rule {
  Rule(
    id: "import-cycle",
    summary: "files that import or include each other in a circle",
    category: .project,
    severity: .error,
    rationale:
      "An include in a circle never ends; an import in a circle gives one of the files before its templates are there.",
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
    ],
    checks: [.project(check)])
}

private func check(_ context: ProjectContext) {
  let project = context.project
  let groups = project.cycleGroups
  for (index, file) in project.files.enumerated() {
    for reference in file.facts.references {
      guard let target = project.target(of: reference), groups[target] == groups[index] else { continue }
      context.report(
        file.place(reference.sourceRange), .importCycle(reference.source, isDirect: target == index),
        related: target == index ? [] : wayBack(from: target, groups, project))
    }
  }
}

/// The references of a file that stay in the circle.
private func wayBack(from file: Int, _ groups: [Int], _ project: Project) -> [RelatedPlace] {
  project.files[file].facts.references.prefix(10).compactMap { reference in
    guard let target = project.target(of: reference), groups[target] == groups[file] else { return nil }
    return RelatedPlace("and on from here", at: project.files[file].place(reference.sourceRange))
  }
}

extension Message {
  fileprivate static func importCycle(_ source: String, isDirect: Bool) -> Message {
    Message(
      "\"\(source)\" \(isDirect ? "is this file itself" : "leads back to this file")",
      help: "move what both files need into a third one")
  }
}
