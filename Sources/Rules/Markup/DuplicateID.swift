import Diagnostics
import Linting
import Markup
import MiniProgram

/// The same id twice on one page, where something looks for it.
package var duplicateID: Rule {
  Rule(
    id: "duplicate-id",
    summary: "a static id twice on one page, where a script or another tag looks for it",
    category: .markup,
    severity: .warning,
    rationale: """
      What looks for the id finds the first element only. Nothing is said where nobody does: neither the script nor a module \
      that it imports has the id as a string, alone or after "#", and no tag names it in for= or scroll-into-view=.
      """,
    examples: [
      .wrong(
        #"<view id="a"/><text id="⟦a⟧"/><view id='⟦a⟧'/>"#,
        script: "Page({ onReady() { my.createSelectorQuery().select('#a') } })",
        message: #"the id "a" is taken already"#, #"the id "a" is taken already"#),
      .right(
        #"<view id="a"/><view id="b"/><view id="A"/><view id="{{c}}"/><view id="{{c}}"/>"#,
        script: "Page({ onReady() { my.createSelectorQuery().select('#a') } })"),
    ],
    checks: [.project(check)])
}

private func check(_ context: ProjectContext) {
  let project = context.project
  let questions = project.files.indices.flatMap { file in
    project.files[file].facts.repeatedIDs.map { (file: file, id: $0) }
  }
  if questions.isEmpty { return }
  let wanted = WantedIDs(in: project, questions.map { ($0.id.id, $0.id.template, $0.file) })
  for (question, isWanted) in zip(questions, wanted.answers) where isWanted {
    let file = project.files[question.file]
    context.report(
      file.place(question.id.range), .idTaken(question.id.id),
      related: [RelatedPlace("also here", at: file.place(question.id.earlier))])
  }
}

extension Message {
  fileprivate static func idTaken(_ id: String) -> Message {
    Message("the id \"\(id)\" is taken already", help: "choose another id")
  }
}
