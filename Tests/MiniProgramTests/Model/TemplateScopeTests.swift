import MiniProgram
import Testing

@Suite struct TemplateScopeTests {
  private func scope(_ page: String, _ others: [String: String] = [:], of path: String = "a.axml") -> String {
    var files = ["a.axml": page, "app.json": "{}"]
    files.merge(others) { $1 }
    let program = ModelProgram(files)
    let scope = program.project.templateScope(of: program.index(path))
    return scope.isIncomplete ? "open" : scope.names.sorted().joined(separator: " ")
  }

  @Test func containsOwnAndImportedTemplates() {
    let others = [
      "b.axml": "<import src=\"./c.axml\"/><template name=\"b\"/>", "c.axml": "<template name=\"c\"/>",
    ]
    #expect(scope("<import src=\"./b.axml\"/><template name=\"a\"/>", others) == "a b")
    // A copy has no definitions, but what it imports is there, too.
    #expect(scope("<include src=\"./b.axml\"/><template name=\"a\"/>", others) == "a c")
    #expect(scope("<include src=\"./b.axml\"/><template name=\"a\"/>", others, of: "b.axml") == "a b c")
  }

  @Test(arguments: [
    "<import src=\"./none.axml\"/>", "<import src=\"package/a.axml\"/>", "<import src=\"{{a}}\"/>",
    "<include src=\"./none.axml\"/>", "<template name=\"{{a}}\"/>", "<view a=\"", "<!-- ",
  ])
  func isIncomplete(page: String) {
    #expect(scope(page) == "open")
  }

  @Test func saysWhereATemplateIsDefinedFurtherOn() {
    let program = ModelProgram([
      "a.axml": "<import src=\"./b.axml\"/>",
      "b.axml": "<import src=\"./c.axml\"/><import src=\"./a.axml\"/>",
      "c.axml": "<template name=\"c\"/>",
    ])
    var budget = LinkBudget(for: program.project)
    let definitions = program.project.transitiveDefinitions(from: 0, &budget)
    #expect(definitions?.mapValues { program.project.display($0) } == ["c": "c.axml"])
  }
}
