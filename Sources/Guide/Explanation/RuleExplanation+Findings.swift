import Diagnostics
import Files
import Linting
import Rules
import Workspace

extension RuleExplanation {
  /// What an example shows of a finding.
  struct Shown {
    let message: LocalizedText
    let severity: Severity
  }

  /// The findings at an example's marks, in their order. The example is linted: a finding may have a severity of its own, and of
  /// messages the example has the English ones.
  func findings(of example: Example) -> [Shown] {
    var found = lint(example)
    var shown: [Shown] = []
    for file in example.files {
      for mark in MarkedText(file.marked).marks where shown.count < example.messages.count {
        let place = Place(path: RuleExplanation.root + "/" + file.path, range: mark)
        let text = example.messages[shown.count]
        let index = found.firstIndex { $0.place == place && $0.message.english == text }
        let finding = index.map { found.remove(at: $0) }
        shown.append(
          Shown(
            message: finding?.message ?? LocalizedText(verbatim: text),
            severity: (rule.severity == nil ? nil : finding?.severity) ?? rule.severity ?? .warning))
      }
    }
    return shown
  }

  private static let root = "/program"

  private func lint(_ example: Example) -> [Diagnostic] {
    var files = MemoryFileSystem()
    for file in example.files {
      files.add(
        SourceText(path: "\(RuleExplanation.root)/\(file.path)", bytes: MarkedText(file.marked).bytes))
    }
    if let configuration = example.configuration {
      files.add("\(RuleExplanation.root)/\(Configuration.fileName)", configuration)
    }
    let settings = WorkspaceSettings(
      exampleIn: RuleExplanation.root, isConfigured: example.configuration != nil, of: rule,
      among: allRules)
    let outcome = (try? Workspace.open(settings, in: files))?.lint()
    return outcome?.diagnostics.filter { $0.rule == rule.id } ?? []
  }
}
