import Script

/// Whether something looks for ids of elements: a script of a page or component that renders them, a module that such a
/// script imports, or other markup on the page.
package struct RelevantIDs {
  /// For each of the questions.
  package private(set) var answers: [Bool]

  /// One question: does anything look for this element by its id?
  package struct Question {
    let id: String
    let template: String?
    let file: Int
    let isScrolledTo: Bool

    /// `template` is the definition that the element is in, `file` the index of its file. `isScrolledTo` is whether it counts
    /// when a scroll-view names the id, by itself or by a string of the script.
    package init(_ id: String, template: String?, file: Int, isScrolledTo: Bool = true) {
      (self.id, self.template, self.file, self.isScrolledTo) = (id, template, file, isScrolledTo)
    }
  }

  package init(in project: Project, _ questions: [Question]) {
    answers = Array(repeating: false, count: questions.count)
    var users: [IDScope: [Int]] = [:]
    var named: [Int: (named: Set<String>, scrolled: Set<String>)] = [:]
    var spellers: [(question: Int, script: String)] = []
    var budget = LinkBudget(for: project)
    for (number, question) in questions.enumerated() {
      let content = IDScope(file: question.file, template: question.template)
      guard let found = users[content] ?? project.users(of: question.template, in: question.file, &budget)
      else {
        break
      }
      users[content] = found
      guard budget.follow(found.count) else { break }
      for place in found.contains(question.file) ? found : found + [question.file] {
        let ids = named[place] ?? RelevantIDs.namedIDs(on: place, project, &budget)
        named[place] = ids
        if ids.named.contains(question.id) || question.isScrolledTo && ids.scrolled.contains(question.id) {
          answers[number] = true
        }
      }
      if answers[number] { continue }
      for user in found {
        guard let script = project.files[user].unit.scriptPath else { continue }
        spellers.append((number, script))
      }
    }
    if spellers.isEmpty { return }
    let names = NamesInScripts(from: Set(spellers.map(\.script)), in: project.sources)
    func spell(_ word: (String) -> String) -> [Bool] {
      names.spells(
        spellers.map { NamesInScripts.Word(word(questions[$0.question].id), script: $0.script) })
    }
    let spelled = spell { "#" + $0 }
    let lookedUp = spell(IDUse.lookup.word)
    let lookedUpTogether = spell(IDUse.all.word)
    let targetsRead = spell { _ in IDUse.ofTarget }
    for (index, speller) in spellers.enumerated() where spelled[index] && !lookedUpTogether[index] {
      // A string alone is what a script compares with the id of the element that was tapped, or where it scrolls to.
      if lookedUp[index] || !targetsRead[index] && questions[speller.question].isScrolledTo {
        answers[speller.question] = true
      }
    }
  }

  private struct IDScope: Hashable {
    let file: Int
    let template: String?
  }

  /// The ids that the markup of a page names, imports and includes taken along; none when the budget is used up.
  private static func namedIDs(
    on file: Int, _ project: Project, _ budget: inout LinkBudget
  ) -> (named: Set<String>, scrolled: Set<String>) {
    let parts = project.parts(of: file, &budget) ?? []
    return (
      Set(parts.flatMap { project.files[$0].facts.namedIDs }),
      Set(parts.flatMap { project.files[$0].facts.scrolledIDs.lazy.map(\.id) })
    )
  }
}
