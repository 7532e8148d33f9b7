/// Whether something looks for ids of elements: a script of a page or component that renders them, a module that such a
/// script imports, or other markup on the page.
package struct WantedIDs {
  /// For each of the questions.
  package private(set) var answers: [Bool]

  /// Each question is an id, the `template` definition that it is in, and the index of its file.
  package init(in project: Project, _ questions: [(id: String, template: String?, file: Int)]) {
    answers = Array(repeating: false, count: questions.count)
    var users: [IDScope: [Int]] = [:]
    var named: [Int: Set<String>] = [:]
    var words: [SpelledNames.Word] = []
    var askers: [Int] = []
    for (number, question) in questions.enumerated() {
      let content = IDScope(file: question.file, template: question.template)
      let found = users[content] ?? project.users(of: question.template, in: question.file)
      users[content] = found
      for place in found.contains(question.file) ? found : found + [question.file] {
        let ids = named[place] ?? WantedIDs.namedIDs(on: place, project)
        named[place] = ids
        if ids.contains(question.id) { answers[number] = true }
      }
      if answers[number] { continue }
      for user in found {
        guard let script = project.files[user].unit.scriptPath else { continue }
        words.append(SpelledNames.Word("#" + question.id, script: script))
        askers.append(number)
      }
    }
    if words.isEmpty { return }
    let names = SpelledNames(from: Set(words.map(\.script)), in: project.sources)
    for (asker, isSpelled) in zip(askers, names.spells(words)) where isSpelled { answers[asker] = true }
  }

  private struct IDScope: Hashable {
    let file: Int
    let template: String?
  }

  /// The ids that the markup of a page names, imports and includes taken along.
  private static func namedIDs(on file: Int, _ project: Project) -> Set<String> {
    Set(project.parts(of: file).flatMap { project.files[$0].facts.namedIDs })
  }
}
