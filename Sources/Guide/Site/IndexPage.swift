import Diagnostics
import Linting
import Markup

/// The list of all rules, with filters where scripts run.
struct IndexPage {
  private let rules: [Rule]
  private let words: Words

  init(_ rules: [Rule], _ words: Words) {
    self.rules = rules
    self.words = words
  }

  var content: PageContent {
    var page = PageContent(.rules, words, usesScript: true)
    page.appendElement("h1", Words.tool)
    page.appendElement("p", class: "summary", words.toolDescription)
    appendQuickStart(to: &page)
    page.appendElement("h2", id: "all", words.guideAndRules)
    page.appendElement("p", words.rulesIntroduction(count: rules.count))
    appendFilters(to: &page)
    page.append("<section class=\"category\" id=\"guide\" aria-labelledby=\"of-guide\">\n")
    page.appendElement("h2", id: "of-guide", words.guide)
    page.append("<ul class=\"rules\">\n")
    for topic in Topic.all { page.append(topic, words) }
    page.append("</ul>\n</section>\n")
    for category in Category.inOrderOfUse {
      let rules = rules.filter { $0.category == category }
      if rules.isEmpty { continue }
      page.append(
        "<section class=\"category\" id=\"\(category.rawValue)\" aria-labelledby=\"of-\(category.rawValue)\">\n"
      )
      page.appendElement("h2", id: "of-\(category.rawValue)", category.rawValue)
      page.appendElement("p", category.summary[words.language])
      page.append("<ul class=\"rules\">\n")
      for rule in rules { append(rule, to: &page) }
      page.append("</ul>\n</section>\n")
    }
    return page
  }

  /// Appends what to try first.
  private func appendQuickStart(to page: inout PageContent) {
    page.appendElement("h2", id: "quick-start", words.quickStart)
    page.append("<dl class=\"fields\">\n")
    for (command, meaning) in QuickStart.rows {
      page.append("<div><dt>")
      page.appendCode(command)
      page.append("</dt><dd>")
      page.appendText(meaning[words.language])
      page.append("</dd></div>\n")
    }
    page.append("</dl>\n")
  }

  /// Appends what the script filters by. It is hidden until that runs.
  private func appendFilters(to page: inout PageContent) {
    page.append("<form id=\"filters\" role=\"search\" hidden>\n<label>\(words.search) ")
    page.append("<input id=\"search\" type=\"search\" autocomplete=\"off\"")
    page.appendAttribute("placeholder", words.searchHint)
    page.append("></label>\n")
    appendChoice(
      "category", words.category, all: words.allCategories,
      Category.inOrderOfUse.filter { category in rules.contains { $0.category == category } }
        .map { ($0.rawValue, $0.rawValue) }, to: &page)
    appendChoice(
      "languages", words.markupLanguage, all: words.allLanguages,
      Dialect.all.map { ($0.id.rawValue, $0.name) } + [(IndexPage.nativeCode, words.nativeCode)], to: &page)
    appendChoice(
      "severity", words.severity, all: words.allSeverities,
      (Severity.allCases.reversed().map(\.rawValue) + [Words.off]).map { ($0, $0) }, to: &page)
    appendChoice(
      "fix", words.fix, all: words.anyFix,
      [
        (Fix.Applicability.safe.rawValue, words.safeFix),
        (Fix.Applicability.suggested.rawValue, words.suggestedFix), (IndexPage.noFix, words.noFix),
      ], to: &page)
    page.append("<p id=\"shown\" role=\"status\" data-text=\"\(words.shown)\"></p>\n</form>\n")
  }

  private static let nativeCode = "native"
  private static let noFix = "none"

  private func appendChoice(
    _ name: String, _ label: String, all: String, _ choices: [(value: String, text: String)],
    to page: inout PageContent
  ) {
    page.append("<label>\(label) <select name=\"\(name)\">\n<option value=\"\">\(all)</option>\n")
    for (value, text) in choices { page.append("<option value=\"\(value)\">\(text)</option>\n") }
    page.append("</select></label>\n")
  }

  private func append(_ rule: Rule, to page: inout PageContent) {
    let languages =
      rule.category.looksAtPages
      ? Dialect.all.filter(rule.dialects.contains).map(\.id.rawValue) : [IndexPage.nativeCode]
    page.append("<li data-category=\"\(rule.category.rawValue)\" data-severity=\"\(rule.severityName)\"")
    page.append(" data-fix=\"\(rule.fix?.rawValue ?? IndexPage.noFix)\"")
    page.append(" data-languages=\"\(languages.joined(separator: " "))\">\n<p class=\"name\">")
    page.appendLink(to: page.reference(to: SiteAddress.path(ofRule: rule.id)), rule.id, isCode: true)
    page.append(" <span class=\"badge \(rule.severityName)\">\(rule.severityName)</span>")
    switch rule.fix {
    case .safe?: page.append(" <span class=\"badge\">\(words.safeFix)</span>")
    case .suggested?: page.append(" <span class=\"badge\">\(words.suggestedFix)</span>")
    case nil: break
    }
    if !rule.dialectNames.isEmpty {
      page.append(
        " <span class=\"quiet\">\(rule.dialectNames.joined(separator: words.language(en: ", ", zh: "、")))</span>"
      )
    }
    page.append("</p>\n")
    page.appendElement("p", rule.summary[words.language])
    page.append("</li>\n")
  }
}

extension Category {
  /// What every program has first; then native views, what else containers run, and comments.
  static let inOrderOfUse: [Category] = [
    .project, .markup, .syntax, .nativeView, .host, .splashView, .widget, .reactNative, .meta,
  ]

  /// Whether its rules look at pages, in the languages that they are for; the others look at native code.
  var looksAtPages: Bool { !isNative && self != .reactNative }
}
