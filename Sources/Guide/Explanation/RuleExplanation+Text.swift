import Diagnostics
import Files
import Linting
import Reporting
import Rules
import Workspace

extension RuleExplanation {
  /// What `mpcheck explain` prints.
  ///
  /// - Parameters:
  ///   - width: the number of the terminal's columns; nil without a terminal.
  ///   - page: the address that the id leads to; nil for no link.
  package func text(color: Bool, width: Int?, page: String? = nil) -> String {
    let bold = { (text: String) in color ? "\u{1B}[1m\(text)\u{1B}[0m" : text }
    let colon = language(en: ": ", zh: "：")
    let id = wrapped("\(bold(rule.id))\(colon)\(rule.summary[language])\n\n", width: width, hanging: 2)
    var text = page.map { id.linked(rule.id, to: $0) } ?? id
    text += wrapped(facts, width: width, hanging: 2)
    text += "\n\n\(bold(words.why))\n\n\(wrapped(indented(rule.rationale[language]), width: width))\n"
    let code = { (text: String) in wrapped(indented(text), width: width, hanging: 2) + "\n\n" }
    for (index, wrong) in wrongExamples.enumerated() {
      text += "\(index == 0 ? "\n" : "")\(bold(wrong.heading))\n\n"
      text += frames(of: wrong.example, color: color, width: width)
      for file in files(of: wrong.example) where MarkedText(file.marked).marks.isEmpty {
        text += "  \(file.path)\n" + code(file.marked)
      }
      if let fixed = wrong.example.fixed { text += "\(bold(words.afterFix))\n\n" + code(fixed) }
    }
    if !right.isEmpty {
      text += "\(wrong == nil ? "\n" : "")\(bold(words.right))\n\n"
      for file in right {
        if right.count > 1 { text += "  \(file.path)\n" }
        text += code(MarkedText(file.marked).text)
      }
    }
    let list = { (title: String, lines: [String]) in
      lines.isEmpty
        ? ""
        : "\(bold(title))\n\n"
          + lines.map { wrapped("  \($0)\n", width: width, hanging: 2) }.joined() + "\n"
    }
    text += list(words.silent, rule.silences.map { $0[language] })
    text += "\(bold(words.configure))\n\n\(configuration(width: width))\n"
    text += list(words.sources, rule.factSources.map { $0[language] })
    return String(text.dropLast())
  }

  /// Category, severity, fix and version on one line, and what more there is to say of severities and languages on others.
  private var facts: String {
    var facts = [rule.category.rawValue, rule.severityName]
    switch rule.fix {
    case .safe?: facts.append(words.fixedSafely)
    case .suggested?: facts.append(words.fixedOnRequest)
    case nil: break
    }
    if rule.mergesBy != nil { facts.append(words.folds) }
    facts.append(words.since(rule.since.description))
    let names = rule.dialectNames
    let languages =
      names.isEmpty
      ? ""
      : language(en: "\nin \(names.joined(separator: ", "))", zh: "\n适用于 \(names.joined(separator: "、"))")
    let severities = rule.severities.map { language(en: "\nseverity: ", zh: "\n级别：") + $0[language] } ?? ""
    return facts.joined(separator: language(en: ", ", zh: "，")) + severities + languages
  }

  /// How the rule is switched off or on, in a configuration and by a comment.
  private func configuration(width: Int?) -> String {
    let column = String(repeating: " ", count: 17)
    var text = "  mpcheck.json:  \"rules\": { \(switchEntry) }\n"
    for (entry, summary) in optionEntries {
      let head = language(en: "  its option:    ", zh: "  选项：         ")
      text += wrapped("\(head)\(entry)\n", width: width, hanging: column.count)
      text += wrapped("\(column)\(summary)\n", width: width)
    }
    if let comment { text += "\(language(en: "  one place:     ", zh: "  屏蔽一处：     "))\(comment)\n" }
    return text
  }

  private func indented(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : "  " + $0 }
      .joined(separator: "\n")
  }

  /// The example's findings as `mpcheck lint` shows them.
  private func frames(of example: Example, color: Bool, width: Int?) -> String {
    var texts: [String: SourceText] = [:]
    var diagnostics: [Diagnostic] = []
    var shown = findings(of: example)[...]
    for file in example.files {
      let marked = MarkedText(file.marked)
      let path = "/" + file.path
      texts[path] = SourceText(path: path, marked.text)
      for (mark, finding) in zip(marked.marks, shown) {
        diagnostics.append(
          Diagnostic(
            rule: rule.id, category: rule.category.rawValue, severity: finding.severity,
            message: finding.message, place: Place(path: path, range: mark)))
      }
      shown = shown.dropFirst(marked.marks.count)
    }
    let found = texts
    let context = ReportContext(
      toolVersion: toolVersion, workingDirectory: "/", language: language,
      textStyle: TextStyle(usesColor: color, width: width, showsSummary: false, framesAll: true),
      source: { found[$0] })
    return String(
      decoding: OutputFormat.text.render(Report(diagnostics: diagnostics), in: context), as: UTF8.self)
  }
}

extension Rule {
  /// The severity without configuration, or `off`.
  package var severityName: String { severity?.rawValue ?? Words.off }
}

extension String {
  /// The text with its first `part` as a link that terminals open on a click.
  package func linked(_ part: String, to address: String) -> String {
    guard let range = firstRange(of: part) else { return self }
    var link = OutputBuffer()
    link.appendLink(to: address) { $0.append(part) }
    return replacingCharacters(in: range, with: String(decoding: link.bytes, as: UTF8.self))
  }

  private func replacingCharacters(in range: Range<Index>, with text: String) -> String {
    self[..<range.lowerBound] + text + self[range.upperBound...]
  }
}
