import Diagnostics
import Files
import Linting
import Rules
import Workspace

extension RuleExplanation {
  /// The messages of an example's marks, in their order. An example has the English ones; for another language it is linted.
  func messages(of example: Example) -> [LocalizedText] {
    let english = example.messages.map { LocalizedText(verbatim: $0) }
    if language == .english { return english }
    var found = findings(in: example)
    var messages: [LocalizedText] = []
    for file in example.files {
      for mark in MarkedText(file.marked).marks where messages.count < english.count {
        let place = Place(path: RuleExplanation.root + "/" + file.path, range: mark)
        let text = english[messages.count].english
        let index = found.firstIndex { $0.place == place && $0.message.english == text }
        messages.append(index.map { found.remove(at: $0).message } ?? english[messages.count])
      }
    }
    return messages
  }

  private static let root = "/program"

  private func findings(in example: Example) -> [Diagnostic] {
    var files = MemoryFileSystem()
    for file in example.files {
      files.add(
        SourceText(path: "\(RuleExplanation.root)/\(file.path)", bytes: MarkedText(file.marked).bytes))
    }
    if let configuration = example.configuration {
      files.add("\(RuleExplanation.root)/\(Configuration.fileName)", configuration)
    }
    let settings = WorkspaceSettings(
      exampleIn: RuleExplanation.root, isConfigured: example.configuration != nil, of: rule)
    let outcome = (try? Workspace.open(settings, in: files))?.lint()
    return outcome?.diagnostics.filter { $0.rule == rule.id } ?? []
  }
}
