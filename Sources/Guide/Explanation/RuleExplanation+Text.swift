import Diagnostics
import Files
import Linting
import Reporting
import Rules
import Workspace

extension RuleExplanation {
  /// The columns of prose: longer lines are hard to read. A pipe gets as many.
  package static let proseWidth = 100

  /// What `mpcheck explain` prints.
  ///
  /// - Parameters:
  ///   - width: the number of the terminal's columns; nil without a terminal.
  ///   - page: the address that the id leads to; nil for no link.
  package func text(color: Bool, width: Int?, page: String? = nil) -> String {
    let layout = ExplanationLayout(color: color, width: width)
    let colon = language(en: ": ", zh: "：")
    let head = layout.prose("\(layout.bold(rule.id))\(colon)\(rule.summary[language])", hanging: 2)
    let (own, other) = examples
    var sections =
      [
        page.map { head.linked(rule.id, to: $0) } ?? head, layout.prose(facts, hanging: 2),
        layout.section(words.why, layout.prose(indented(rule.rationale[language]))),
      ]
      + own.enumerated().flatMap { exampleSections(of: $1, isFirst: $0 == 0, layout) }
    sections += layout.list(words.silent, silences.own)
    sections.append(layout.section(words.configure, configuration(layout)))
    sections += layout.list(words.sources, sources.own)
    let others =
      other.flatMap { exampleSections(of: $0, isFirst: false, layout) }
      + layout.list(words.silent, silences.other) + layout.list(words.sources, sources.other)
    if !others.isEmpty { sections += [layout.bold(words.inOtherLanguages)] + others }
    return sections.joined(separator: "\n\n") + "\n"
  }

  /// The reasons, the examples and when nothing is reported, as plain text.
  package var plainHelp: String {
    let layout = ExplanationLayout(color: false, width: nil)
    let (own, other) = examples
    let sections =
      [layout.section(words.why, layout.prose(indented(rule.rationale[language])))]
      + (own + other).enumerated().flatMap { exampleSections(of: $1, isFirst: $0 == 0, layout) }
      + layout.list(words.silent, silences.own + silences.other)
    return sections.joined(separator: "\n\n")
  }

  /// The examples in one family of languages, each under its heading.
  private func exampleSections(of examples: Examples, isFirst: Bool, _ layout: ExplanationLayout) -> [String]
  {
    let headings = headings(of: examples, isFirst: isFirst)
    var sections: [String] = []
    for (heading, example) in zip(headings.wrong, examples.wrong) {
      let others = files(of: example).filter { MarkedText($0.marked).marks.isEmpty }
      let parts =
        [frames(of: example, layout)] + others.map { "  \($0.path)\n" + layout.code(indented($0.marked)) }
      sections.append(layout.section(heading, parts.joined(separator: "\n\n")))
      if let fixed = example.fixed {
        sections.append(layout.section(words.afterFix, layout.code(indented(fixed))))
      }
    }
    guard let right = examples.right.map(files) else { return sections }
    let parts = right.map { file in
      (right.count > 1 ? "  \(file.path)\n" : "") + layout.code(indented(MarkedText(file.marked).text))
    }
    return sections + [layout.section(headings.right, parts.joined(separator: "\n\n"))]
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
  private func configuration(_ layout: ExplanationLayout) -> String {
    let column = String(repeating: " ", count: 17)
    var lines = ["  mpcheck.json:  \"rules\": { \(switchEntry) }"]
    for (entry, summary) in optionEntries {
      let head = language(en: "  its option:    ", zh: "  选项：         ")
      lines.append(layout.code("\(head)\(entry)", hanging: column.count))
      lines.append(layout.prose("\(column)\(summary)"))
    }
    if let comment { lines.append("\(language(en: "  one place:     ", zh: "  屏蔽一处：     "))\(comment)") }
    return lines.joined(separator: "\n")
  }

  private func indented(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : "  " + $0 }
      .joined(separator: "\n")
  }

  /// The example's findings as `mpcheck lint` shows them.
  private func frames(of example: Example, _ layout: ExplanationLayout) -> String {
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
      textStyle: TextStyle(
        usesColor: layout.color, width: layout.width, showsSummary: false, framesAll: true),
      source: { found[$0] })
    let text = String(
      decoding: OutputFormat.text.render(Report(diagnostics: diagnostics), in: context), as: UTF8.self)
    return layout.trimmed(text)
  }
}

/// How an explanation is laid out: prose is always wrapped, code on a terminal alone.
private struct ExplanationLayout {
  let color: Bool
  /// The number of the terminal's columns; nil without a terminal.
  let width: Int?

  func bold(_ text: String) -> String { color ? "\u{1B}[1m\(text)\u{1B}[0m" : text }

  func prose(_ text: String, hanging: Int = 0) -> String {
    wrapped(text, width: min(width ?? .max, RuleExplanation.proseWidth), hanging: hanging)
  }

  func code(_ text: String, hanging: Int = 2) -> String {
    trimmed(wrapped(text, width: width, hanging: hanging))
  }

  func section(_ heading: String, _ content: String) -> String { "\(bold(heading))\n\n\(content)" }

  /// A section with a line for each text; none where there is no text.
  func list(_ heading: String, _ texts: [String]) -> [String] {
    texts.isEmpty
      ? [] : [section(heading, texts.map { prose("  \($0)", hanging: 2) }.joined(separator: "\n"))]
  }

  /// The text without the line breaks at its end.
  func trimmed(_ text: String) -> String {
    var text = text[...]
    while text.last == "\n" { text.removeLast() }
    return String(text)
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
