import Diagnostics
import Files
import Linting
import Reporting

extension RuleExplanation {
  /// The reasons, the examples and when nothing is reported, as Markdown: what the page of the rule says to who reads a finding.
  package var markdownHelp: String {
    let (own, other) = examples
    var parts = ["## \(words.why)"] + rule.rationale[language].paragraphs.map(\.escapedForMarkdown)
    for (index, group) in (own + other).enumerated() {
      let headings = headings(of: group, isFirst: index == 0)
      for (heading, example) in zip(headings.wrong, group.wrong) {
        parts += ["## \(heading)"] + wrong(example)
      }
      if let right = group.right {
        parts += ["## \(headings.right)"] + files(of: right).flatMap(file)
      }
    }
    let silences = silences.own + silences.other
    if !silences.isEmpty {
      parts += ["## \(words.silent)", silences.map { "- \($0.escapedForMarkdown)" }.joined(separator: "\n")]
    }
    return parts.joined(separator: "\n\n")
  }

  /// The files of a wrong example, each with the messages of its marks, and the first one after its fix.
  private func wrong(_ example: Example) -> [String] {
    var shown = findings(of: example)[...]
    var parts: [String] = []
    for file in files(of: example) {
      parts += self.file(file)
      let text = MarkedText(file.marked)
      let messages = text.marks.compactMap { mark -> String? in
        let line = text.bytes.prefix(Int(mark.start)).count { $0 == UInt8(ascii: "\n") } + 1
        return shown.popFirst().map { "- \(words.line(line)): \($0.message[language].escapedForMarkdown)" }
      }
      if !messages.isEmpty { parts.append(messages.joined(separator: "\n")) }
    }
    if let fixed = example.fixed {
      parts += ["### \(words.afterFix)"] + file(Example.File(example.files[0].path, fixed))
    }
    return parts
  }

  private func file(_ file: Example.File) -> [String] {
    let text = MarkedText(file.marked).text
    // A fence is longer than any in the text.
    var fence = "```"
    while text.contains(fence) { fence += "`" }
    return ["`\(file.path)`", "\(fence)\n\(text)\(text.hasSuffix("\n") ? "" : "\n")\(fence)"]
  }
}
