import Diagnostics
import Linting
import Reporting
import Rules

/// The page of a rule: what `explain` says of it.
struct RulePage {
  private let explanation: RuleExplanation
  /// The ids of the other rules, of which texts speak.
  private let others: Set<String>
  private var rule: Rule { explanation.rule }
  private var words: Words { explanation.words }

  init(_ explanation: RuleExplanation, among ids: Set<String>) {
    self.explanation = explanation
    others = ids.subtracting([explanation.rule.id])
  }

  var content: PageContent {
    let examples = explanation.examples.own
    var page = PageContent(
      ofRule: rule.id, summary: rule.summary[words.language], words, usesScript: examples.count > 1)
    page.append("<article class=\"\(rule.severityName)\">\n<h1><code>\(rule.id)</code></h1>\n")
    page.appendElement("p", class: "summary", rule.summary[words.language])
    appendFacts(to: &page)
    page.appendElement("h2", words.why)
    for paragraph in rule.rationale[words.language].paragraphs {
      page.append("<p>")
      page.appendProse(paragraph, linking: others)
      page.append("</p>\n")
    }
    append(examples, to: &page)
    if !rule.silences.isEmpty {
      page.appendElement("h2", id: "silent", words.silent)
      appendList(explanation.silences.own, to: &page)
    }
    page.appendElement("h2", id: "configure", words.configure)
    appendConfiguration(to: &page)
    if !rule.factSources.isEmpty {
      page.appendElement("h2", id: "sources", words.sources)
      appendList(explanation.sources.own, to: &page)
    }
    page.append("</article>\n")
    return page
  }

  // MARK: Facts

  private func appendFacts(to page: inout PageContent) {
    page.append("<dl class=\"facts\">\n<div><dt>\(words.category)</dt><dd>")
    let category = rule.category.rawValue
    page.appendLink(to: page.reference(to: "\(MainPage.rules.rawValue)#\(category)"), category)
    page.append("</dd></div>\n<div><dt>\(words.severity)</dt><dd>")
    appendBadge(rule.severityName, to: &page)
    page.append("</dd></div>\n")
    appendFact(words.fix, fix, to: &page)
    appendFact(words.languages, languages, to: &page)
    if rule.mergesBy != nil { appendFact(words.folding, words.folds, to: &page) }
    appendFact(words.version, rule.since.description, to: &page)
    page.append("</dl>\n")
    if rule.severity == nil { page.appendElement("p", words.offIntroduction) }
    if let severities = rule.severities {
      page.append("<p>\(words.severity)")
      page.appendText(
        words.language(en: ": ", zh: "：") + severities[words.language] + words.language(en: ".", zh: "。"))
      page.append("</p>\n")
    }
  }

  private func appendBadge(_ severity: String, to page: inout PageContent) {
    page.append("<span class=\"badge \(severity)\">\(severity)</span>")
  }

  private func appendFact(_ name: String, _ value: String, to page: inout PageContent) {
    page.append("<div><dt>\(name)</dt><dd>")
    page.appendProse(value)
    page.append("</dd></div>\n")
  }

  private var fix: String {
    switch rule.fix {
    case .safe?: words.fromSafeFix
    case .suggested?: words.fromSuggestedFix
    case nil: words.noneOfIt
    }
  }

  private var languages: String {
    if rule.category == .reactNative { return words.packageLanguages }
    if rule.category.isNative { return words.nativeLanguages }
    return rule.dialectNames.isEmpty
      ? words.everyLanguage : rule.dialectNames.joined(separator: words.language(en: ", ", zh: "、"))
  }

  // MARK: Examples

  /// Appends the examples, each language in a part of its own where there are several: the script shows one of them.
  private func append(_ examples: [RuleExplanation.Examples], to page: inout PageContent) {
    if examples.count == 1 { return append(examples[0], isFirst: true, to: &page) }
    page.append("<div class=\"languages\"")
    page.appendAttribute("data-label", words.languages)
    page.append(">\n")
    for group in examples {
      let (id, name) = group.dialect.map { ($0.id.rawValue, $0.name) } ?? ("code", words.nativeCode)
      page.append("<section id=\"in-\(id)\" data-language=\"\(id)\"")
      page.appendAttribute("data-name", name)
      page.append(">\n")
      append(group, isFirst: false, to: &page)
      page.append("</section>\n")
    }
    page.append("</div>\n")
  }

  private func append(_ group: RuleExplanation.Examples, isFirst: Bool, to page: inout PageContent) {
    let headings = explanation.headings(of: group, isFirst: isFirst)
    for (heading, wrong) in zip(headings.wrong, group.wrong) {
      page.appendElement("h2", heading)
      append(wrong, to: &page)
    }
    guard let right = group.right else { return }
    page.appendElement("h2", headings.right)
    append(explanation.files(of: right), to: &page)
  }

  /// Appends the files of a wrong example, each with the messages of its marks, and the first one after its fix.
  private func append(_ example: Example, to page: inout PageContent) {
    var shown = explanation.findings(of: example)[...]
    for file in explanation.files(of: example) {
      appendFile(file, to: &page)
      let text = MarkedText(file.marked)
      if !text.marks.isEmpty {
        page.append("<ul class=\"messages\">\n")
        for mark in text.marks {
          page.append("<li>")
          if text.bytes.contains(UInt8(ascii: "\n")) {
            let line = text.bytes.prefix(Int(mark.start)).count { $0 == UInt8(ascii: "\n") } + 1
            page.append("<span class=\"quiet\">\(words.line(line))</span> ")
          }
          if let finding = shown.popFirst() {
            if let usual = rule.severity, finding.severity != usual {
              appendBadge(finding.severity.rawValue, to: &page)
              page.append(" ")
            }
            page.appendText(finding.message[words.language])
          }
          page.append("</li>\n")
        }
        page.append("</ul>\n")
      }
      page.append("</figure>\n")
    }
    if let fixed = example.fixed {
      page.appendElement("h3", words.afterFix)
      append([Example.File(example.files[0].path, fixed)], to: &page)
    }
  }

  private func append(_ files: [Example.File], to page: inout PageContent) {
    for file in files {
      appendFile(file, to: &page)
      page.append("</figure>\n")
    }
  }

  /// Begins a figure with a file.
  private func appendFile(_ file: Example.File, to page: inout PageContent) {
    page.append("<figure>\n<figcaption>")
    page.appendCode(file.path)
    page.append("</figcaption>\n")
    page.appendBlock(file.marked)
  }

  // MARK: Lists

  private func appendList(_ lines: [String], to page: inout PageContent) {
    page.append("<ul class=\"lines\">\n")
    for line in lines {
      page.append("<li>")
      page.appendProse(line, linking: others)
      page.append("</li>\n")
    }
    page.append("</ul>\n")
  }

  private func appendConfiguration(to page: inout PageContent) {
    page.appendElement("p", words.inConfiguration)
    page.appendBlock("{ \"rules\": { \(explanation.switchEntry) } }")
    for (entry, summary) in explanation.optionEntries {
      page.appendElement("p", summary + words.language(en: " ", zh: "") + words.itsOption)
      page.appendBlock("{ \"rules\": { \(entry) } }")
    }
    if let comment = explanation.comment {
      page.appendElement("p", words.onePlace)
      page.appendBlock(comment)
    }
    page.append("<p>")
    page.appendLink(to: page.reference(to: MainPage.configuration.rawValue), words.moreOnConfiguration)
    page.append(".</p>\n")
  }
}
