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

  init(_ explanation: RuleExplanation, among ids: Set<String>) {
    self.explanation = explanation
    others = ids.subtracting([explanation.rule.id])
  }

  var content: PageContent {
    var page = PageContent(ofRule: rule.id, summary: rule.summary)
    page.append("<article class=\"\(rule.severityName)\">\n<h1><code>\(rule.id)</code></h1>\n")
    page.appendElement("p", class: "summary", rule.summary)
    appendFacts(to: &page)
    page.appendElement("h2", Words.why)
    for paragraph in rule.rationale.paragraphs {
      page.append("<p>")
      page.appendProse(paragraph, linking: others)
      page.append("</p>\n")
    }
    if let wrong = explanation.wrong {
      page.appendElement("h2", Words.wrong)
      append(wrong, to: &page)
    }
    for (language, wrong) in explanation.wrongOfOtherFamilies {
      page.appendElement("h2", Words.wrong(in: language))
      append(wrong, to: &page)
    }
    if !explanation.right.isEmpty {
      page.appendElement("h2", Words.right)
      append(explanation.right, to: &page)
    }
    if !rule.silences.isEmpty {
      page.appendElement("h2", id: "silent", Words.silent)
      page.appendElement("p", Words.silentIntroduction)
      appendList(rule.silences, to: &page)
    }
    page.appendElement("h2", id: "configure", Words.configure)
    appendConfiguration(to: &page)
    if !rule.factSources.isEmpty {
      page.appendElement("h2", id: "sources", Words.sources)
      appendList(rule.factSources, to: &page)
    }
    page.append("</article>\n")
    return page
  }

  // MARK: Facts

  private func appendFacts(to page: inout PageContent) {
    page.append("<dl class=\"facts\">\n<div><dt>\(Words.category)</dt><dd>")
    let category = rule.category.rawValue
    page.appendLink(to: page.reference(to: "\(MainPage.rules.rawValue)#\(category)"), category)
    page.append("</dd></div>\n<div><dt>\(Words.severity)</dt><dd>")
    page.append("<span class=\"badge \(rule.severityName)\">\(rule.severityName)</span></dd></div>\n")
    appendFact(Words.fix, fix, to: &page)
    appendFact(Words.languages, languages, to: &page)
    if rule.foldsBy != nil { appendFact(Words.folding, Words.folds, to: &page) }
    appendFact(Words.version, rule.since.description, to: &page)
    page.append("</dl>\n")
    if rule.severity == nil { page.appendElement("p", Words.offIntroduction) }
  }

  private func appendFact(_ name: String, _ value: String, to page: inout PageContent) {
    page.append("<div><dt>\(name)</dt><dd>")
    page.appendText(value)
    page.append("</dd></div>\n")
  }

  private var fix: String {
    switch rule.fix {
    case .safe?: Words.fromSafeFix
    case .suggested?: Words.fromSuggestedFix
    case nil: Words.noneOfIt
    }
  }

  private var languages: String {
    if rule.category == .reactNative { return Words.packageLanguages }
    if rule.category.isNative { return Words.nativeLanguages }
    return rule.dialectNames.isEmpty ? Words.everyLanguage : rule.dialectNames.joined(separator: ", ")
  }

  // MARK: Examples

  /// Appends the files of a wrong example, each with the messages of its marks, and the first one after its fix.
  private func append(_ example: Example, to page: inout PageContent) {
    var messages = example.messages[...]
    for file in example.files {
      appendFile(file, to: &page)
      let text = MarkedText(file.marked)
      if !text.marks.isEmpty {
        page.append("<ul class=\"messages\">\n")
        for mark in text.marks {
          page.append("<li>")
          if text.bytes.contains(UInt8(ascii: "\n")) {
            let line = text.bytes.prefix(Int(mark.start)).count { $0 == UInt8(ascii: "\n") } + 1
            page.append("<span class=\"quiet\">\(Words.line(line))</span> ")
          }
          page.appendText(messages.popFirst() ?? "")
          page.append("</li>\n")
        }
        page.append("</ul>\n")
      }
      page.append("</figure>\n")
    }
    if let fixed = example.fixed {
      page.appendElement("h3", Words.afterFix)
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
    page.appendElement("p", Words.inConfiguration)
    page.appendBlock("{ \"rules\": { \(explanation.switchEntry) } }")
    for (entry, summary) in explanation.optionEntries {
      page.appendElement("p", summary + " " + Words.itsOption)
      page.appendBlock("{ \"rules\": { \(entry) } }")
    }
    if let comment = explanation.comment {
      page.appendElement("p", Words.onePlace)
      page.appendBlock(comment)
    }
    page.append("<p>")
    page.appendLink(to: page.reference(to: MainPage.configuration.rawValue), Words.moreOnConfiguration)
    page.append(".</p>\n")
  }
}
