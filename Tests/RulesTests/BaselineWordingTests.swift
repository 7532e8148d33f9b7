import Diagnostics
import Linting
import RuleDocuments
import Rules
import Testing

/// A baseline knows a finding by its rule, its file and what it marks, not by its words.
@Suite struct BaselineWordingTests {
  @Test(arguments: ExampleCase.all.filter { $0.example.isWrong })
  func aBetterSentenceHidesWhatTheOldOneHid(_ test: ExampleCase) throws {
    let program = ExampleProgram(test.example)
    let found = program.lint(test.rule)
    let texts = Dictionary(uniqueKeysWithValues: program.files.map { ($0.path, $0.text) })
    let text: (String) -> SourceText? = { path in texts[path].map { SourceText(path: path, bytes: $0) } }
    let written = Baseline(path: ExampleProgram.root + "/baseline.json")
      .refreshed(found, text: text) { _, _ in true }
    let reworded = found.map { finding in
      var finding = finding
      finding.message = LocalizedText(en: "another sentence", zh: "另一句话")
      finding.help = nil
      return finding
    }
    let comparison = written.compare(reworded, text: text) { _, _ in true }
    #expect(comparison.shown.isEmpty && comparison.staleCount == 0, sourceLocation: test.location)
    #expect(comparison.hidden.count == found.count, sourceLocation: test.location)
  }
}
