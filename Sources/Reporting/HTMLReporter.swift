import Diagnostics
import Files

/// The report as one HTML file for people who do not read terminals: totals, findings by page and by rule,
/// filter and search. It loads nothing and is readable without scripts.
struct HTMLReporter {
  private let context: ReportContext
  private let report: Report
  private let language: Language
  private let descriptions: [String: RuleDescription]
  /// The rules that found something, sorted by id.
  private let rules: [ReportedRule]
  /// Index into `rules` by id.
  private let ruleIndexes: [String: Int]

  private struct ReportedRule {
    let id: String
    /// The findings with their numbers in the report, from 1.
    let findings: [(number: Int, diagnostic: Diagnostic)]
  }

  /// Source lines are clipped to so many cells.
  private static let frameWidth = 100

  init(_ report: Report, in context: ReportContext) {
    self.report = report
    self.context = context
    self.language = context.language
    self.descriptions = Dictionary(context.rules.map { ($0.id, $0) }) { first, _ in first }
    var findings: [String: [(number: Int, diagnostic: Diagnostic)]] = [:]
    for (index, diagnostic) in report.diagnostics.enumerated() {
      findings[diagnostic.rule, default: []].append((index + 1, diagnostic))
    }
    self.rules = findings.map { ReportedRule(id: $0.key, findings: $0.value) }.sorted { $0.id < $1.id }
    self.ruleIndexes = Dictionary(uniqueKeysWithValues: rules.enumerated().map { ($1.id, $0) })
  }

  func render() -> [UInt8] {
    var html = OutputBuffer()
    html.append(
      """
      <!doctype html>
      <html lang="\(language(en: "en", zh: "zh-CN"))">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src '\(HTMLAssets.styleHash)'; script-src '\(HTMLAssets.scriptHash)'">
      <title>
      """)
    html.appendXML(
      [language(en: "mpcheck report", zh: "mpcheck 报告"), context.subject].compactMap(\.self).joined(
        separator: language(en: ": ", zh: "：")))
    html.append("</title>\n<style>\n")
    html.append(HTMLAssets.style)
    html.append("</style>\n</head>\n<body>\n<a class=\"skip\" href=\"#findings\">")
    html.append(language(en: "Skip to the findings", zh: "跳到问题列表"))
    html.append("</a>\n")
    appendHeader(to: &html)
    if report.diagnostics.isEmpty {
      html.append("<main id=\"findings\" class=\"clean\">\n<p>")
      if report.isAllGood {
        appendClean(to: &html)
      } else {
        let hidden = report.hiddenRemark.map { language(en: " (\($0.english))", zh: "（\($0.chinese)）") } ?? ""
        let unread = report.unreadRemark.map { language(en: "; \($0.english)", zh: "；\($0.chinese)") } ?? ""
        html.append(language(en: "Found ", zh: ""))
        html.append(report.nothingShown[language] + hidden + unread)
        html.append(language(en: ".", zh: "。"))
      }
      html.append("</p>\n</main>\n")
    } else {
      appendControls(to: &html)
      html.append("<div class=\"columns\">\n")
      appendContents(to: &html)
      html.append("<main id=\"findings\" tabindex=\"-1\">\n")
      appendFiles(to: &html)
      appendRules(to: &html)
      html.append("</main>\n</div>\n<script>")
      html.append(HTMLAssets.script)
      html.append("</script>\n")
    }
    html.append("</body>\n</html>\n")
    return html.bytes
  }

  private func appendClean(to html: inout OutputBuffer) {
    if let sentence = report.nothingToReportOn {
      html.appendXML(sentence[language])
    } else {
      html.append("<strong>\(report.noProblems[language])</strong>\(report.whereNoProblems[language])")
    }
    html.append(language(en: ".", zh: "。"))
  }

  // MARK: Head of the page

  private func appendHeader(to html: inout OutputBuffer) {
    html.append("<header>\n<h1>")
    html.append(language(en: "mpcheck report", zh: "mpcheck 报告"))
    html.append("</h1>\n<p class=\"place\">")
    let about = [context.subject, context.time?.text, "mpcheck \(context.toolVersion)"].compactMap(\.self)
    html.appendXML(about.joined(separator: language(en: ", ", zh: "，")))
    html.append("</p>\n<ul class=\"totals\">\n")
    for severity in Severity.allCases.reversed() {
      let hidden = report.hidden.count { $0.severity == severity }
      let count = hidden > 0 ? hidden : report.shownCount(severity)
      let name = language(en: severity.rawValue + (count == 1 ? "" : "s"), zh: severity.chineseName)
      let remark = hidden > 0 ? language(en: " hidden", zh: "（未显示）") : ""
      appendTotal(count, name + remark, role: severity.rawValue, to: &html)
    }
    let files = language(en: report.fileCount == 1 ? "file checked" : "files checked", zh: "已检查文件")
    appendTotal(report.fileCount, files, to: &html)
    if report.unkeptCount > 0 {
      appendTotal(report.unkeptCount, language(en: "more not shown", zh: "另有未显示"), to: &html)
    }
    appendTotal(report.fixableCount, language(en: "fixable", zh: "可修复"), to: &html)
    if report.suppressedCount > 0 {
      appendTotal(report.suppressedCount, language(en: "suppressed", zh: "已屏蔽"), to: &html)
    }
    if report.baselinedCount > 0 {
      appendTotal(report.baselinedCount, language(en: "in the baseline", zh: "在基线中"), to: &html)
    }
    html.append("</ul>\n")
    if !report.notes.isEmpty {
      html.append("<ul class=\"notes\">\n")
      for note in report.notes {
        html.append("<li>")
        html.appendXML(note[language])
        html.append("</li>\n")
      }
      html.append("</ul>\n")
    }
    html.append("</header>\n")
  }

  private func appendTotal(
    _ count: Int, _ name: String, role: String = "plain", to html: inout OutputBuffer
  ) {
    html.append("<li class=\"\(count == 0 ? "none" : role)\"><strong>\(count)</strong> \(name)</li>\n")
  }

  /// Appends the filters. They need the script, and are hidden until it runs.
  private func appendControls(to html: inout OutputBuffer) {
    html.append("<form id=\"controls\" role=\"search\" hidden>\n")
    let search = language(en: "Search", zh: "搜索")
    let hint = language(en: "message, path or rule", zh: "问题、路径或规则")
    html.append(
      """
      <label class="grow">\(search) <input id="search" type="search" placeholder="\(hint)" autocomplete="off"></label>
      <fieldset><legend>\(language(en: "Show", zh: "显示"))</legend>

      """)
    for severity in Severity.allCases.reversed() where report.shownCount(severity) > 0 {
      html.append(
        "<label class=\"\(severity.rawValue)\"><input type=\"checkbox\" name=\"severity\" "
          + "value=\"\(severity.rawValue)\" checked> "
          + language(en: severity.rawValue + "s", zh: severity.chineseName) + "</label>\n")
    }
    html.append(
      "</fieldset>\n<label>\(language(en: "Rule", zh: "规则")) <select id=\"rule\">\n<option value=\"\">")
    html.append(language(en: "all rules", zh: "全部规则"))
    html.append("</option>\n")
    for rule in rules {
      html.append("<option")
      html.appendXMLAttribute("value", rule.id)
      html.append(">")
      html.appendXML(rule.id)
      html.append(" (\(rule.findings.count))</option>\n")
    }
    html.append("</select></label>\n<label>\(language(en: "Sort by", zh: "排序")) <select id=\"sort\">\n")
    for (value, name, title) in [
      ("file", language(en: "file", zh: "文件"), titleOfFiles),
      ("severity", language(en: "severity", zh: "严重级别"), language(en: "By severity", zh: "按严重级别")),
      ("rule", language(en: "rule", zh: "规则"), titleOfRules),
    ] {
      html.append("<option value=\"\(value)\" data-title=\"\(title)\">\(name)</option>\n")
    }
    let noun = report.diagnostics.count == 1 ? "finding" : "findings"
    html.append("</select></label>\n<p id=\"shown\" role=\"status\"")
    html.appendXMLAttribute("data-all", language(en: "* \(noun)", zh: "* 个问题"))
    html.appendXMLAttribute("data-some", language(en: "* of * \(noun)", zh: "* / * 个问题"))
    html.append("></p>\n</form>\n")
  }

  /// Appends links to each file and each rule, with counts.
  private func appendContents(to html: inout OutputBuffer) {
    html.append("<nav aria-label=\"\(language(en: "Contents", zh: "目录"))\">\n<details open>\n<summary>")
    html.append(language(en: "Files", zh: "文件"))
    html.append("</summary>\n<ul>\n")
    for (index, file) in report.diagnosticsByFile.enumerated() {
      guard let path = file.first?.place.path else { continue }
      html.append("<li data-count=\"page-\(index + 1)\"><a href=\"#page-\(index + 1)\">")
      appendTitle(path, to: &html)
      html.append("</a> <span class=\"count\">\(file.count)</span></li>\n")
    }
    html.append("</ul>\n</details>\n<details open>\n<summary>")
    html.append(language(en: "Rules", zh: "规则"))
    html.append("</summary>\n<ul>\n")
    for (index, rule) in rules.enumerated() {
      html.append("<li data-count=\"rule-\(index + 1)\"><a href=\"#rule-\(index + 1)\">")
      html.appendXML(rule.id)
      html.append("</a> <span class=\"count\">\(rule.findings.count)</span></li>\n")
    }
    html.append("</ul>\n</details>\n</nav>\n")
  }

  // MARK: By file

  private var titleOfFiles: String { language(en: "By file", zh: "按文件") }
  private var titleOfRules: String { language(en: "By rule", zh: "按规则") }

  private func appendFiles(to html: inout OutputBuffer) {
    html.append("<h2>\(titleOfFiles)</h2>\n")
    var number = 0
    for (index, file) in report.diagnosticsByFile.enumerated() {
      guard let path = file.first?.place.path else { continue }
      html.append("<section id=\"page-\(index + 1)\">\n<h3>")
      appendTitle(path, to: &html)
      html.append(" <span class=\"count\">\(countedFindings(file.count))</span></h3>\n")
      for diagnostic in file {
        number += 1
        append(diagnostic, number: number, to: &html)
      }
      html.append("</section>\n")
    }
  }

  /// "2 findings".
  private func countedFindings(_ count: Int) -> String {
    language(en: pluralized(count, "finding"), zh: "\(count) 个问题")
  }

  /// Appends a path that is broken after its slashes first where the column is narrow.
  private func appendTitle(_ path: String, to html: inout OutputBuffer) {
    for (index, name) in context.shownPath(path).split(separator: "/", omittingEmptySubsequences: false)
      .enumerated()
    {
      if index > 0 { html.append("/<wbr/>") }
      html.appendXML(String(name))
    }
  }

  private func append(_ diagnostic: Diagnostic, number: Int, to html: inout OutputBuffer) {
    let place = context.located(diagnostic.place)
    let severity = diagnostic.severity.rawValue
    html.append("<article class=\"\(severity)\" id=\"finding-\(number)\" data-severity=\"\(severity)\"")
    html.appendXMLAttribute("data-rule", diagnostic.rule)
    html.append(">\n<h4><span class=\"badge\">\(severity)</span> ")
    html.appendXML(diagnostic.message[language])
    html.append("</h4>\n<p class=\"place\">")
    appendPosition(place, to: &html)
    html.append(" <a href=\"#rule-\((ruleIndexes[diagnostic.rule] ?? 0) + 1)\"><code>")
    html.appendXML(diagnostic.rule)
    html.append("</code></a></p>\n")
    if let source = place.framed {
      let mark = FrameMark(range: diagnostic.place.range, label: "", isPrimary: true)
      appendFrame(CodeFrame(source, marks: [mark]), to: &html)
    }
    if !diagnostic.related.isEmpty || !diagnostic.furtherPlaces.isEmpty {
      html.append("<ul class=\"related\">\n")
      for related in diagnostic.related {
        html.append("<li>")
        html.appendXML(related.message[language])
        html.append(language(en: ": ", zh: "："))
        appendPosition(context.located(related.place), to: &html)
        html.append("</li>\n")
      }
      if !diagnostic.furtherPlaces.isEmpty {
        html.append("<li>\(context.furtherPositions(diagnostic)[language])</li>\n")
      }
      html.append("</ul>\n")
    }
    if let fix = diagnostic.fix {
      appendNote(language(en: "Fix", zh: "修复"), fix.titleWithOption[language], to: &html)
    } else if let help = diagnostic.help {
      appendNote(language(en: "Help", zh: "帮助"), help[language], to: &html)
      if !diagnostic.helpItems.isEmpty {
        html.append("<ul class=\"items\">\n")
        for item in diagnostic.helpItems {
          html.append("<li>")
          html.appendXML(item[language])
          html.append("</li>\n")
        }
        html.append("</ul>\n")
      }
    }
    html.append("</article>\n")
  }

  private func appendPosition(_ place: LocatedPlace, to html: inout OutputBuffer) {
    html.append("<span class=\"path\">")
    html.appendXML(context.shownPath(place.path))
    if place.source != nil { html.append(":\(place.start.line):\(place.start.column)") }
    html.append("</span>")
  }

  private func appendNote(_ name: String, _ text: String, to html: inout OutputBuffer) {
    html.append("<p class=\"note\"><b>\(name)</b> ")
    html.appendXML(text)
    html.append("</p>\n")
  }

  /// Appends the frame without the indentation that all its lines have: on a phone, lines would be broken in it.
  private func appendFrame(_ frame: CodeFrame, to html: inout OutputBuffer) {
    html.append("<pre tabindex=\"0\">")
    let rows = frame.rows(maxWidth: HTMLReporter.frameWidth)
    let indentation = rows.compactMap(\.indentation).min() ?? 0
    let digits = String(frame.lastLineNumber).utf8.count
    for (index, row) in rows.enumerated() {
      switch row {
      case .gap: html.append("<span class=\"line\"><i>...\n</i></span>")
      case .marker: break
      case .source(let number, let layout, _):
        let shown = String(number)
        html.append(
          "<span class=\"line\"><i>\(String(repeating: " ", count: digits - shown.utf8.count))\(shown)</i><span>"
        )
        var marked: Range<Int>?
        if index + 1 < rows.count, case .marker(let layout, _, _) = rows[index + 1] {
          marked = layout.markedText
        }
        appendLine(layout.text.dropFirst(indentation), marked: marked, to: &html)
      }
    }
    html.append("</pre>\n")
  }

  private func appendLine(_ text: ArraySlice<UInt8>, marked: Range<Int>?, to html: inout OutputBuffer) {
    let mark = marked ?? text.endIndex..<text.endIndex
    html.appendXML(String(decoding: text[..<mark.lowerBound], as: UTF8.self))
    if marked != nil {
      html.append(mark.isEmpty ? "<mark class=\"point\">" : "<mark>")
      html.appendXML(String(decoding: text[mark], as: UTF8.self))
      html.append("</mark>")
    }
    html.appendXML(String(decoding: text[mark.upperBound...], as: UTF8.self))
    // In the block, so that a copied line ends there; after it, it would be an empty line.
    html.append("\n</span></span>")
  }

  // MARK: By rule

  private func appendRules(to html: inout OutputBuffer) {
    html.append("<h2>\(titleOfRules)</h2>\n")
    for (index, rule) in rules.enumerated() {
      html.append("<section class=\"rule\" id=\"rule-\(index + 1)\">\n<h3>")
      appendLinkedID(rule.id, to: &html)
      html.append(" <span class=\"count\">\(countedFindings(rule.findings.count))</span></h3>\n")
      if let description = descriptions[rule.id] { append(description, to: &html) }
      html.append("<details>\n<summary>\(language(en: "Where", zh: "位置"))</summary>\n<ul>\n")
      for finding in rule.findings {
        html.append("<li data-finding=\"finding-\(finding.number)\"><a href=\"#finding-\(finding.number)\">")
        appendPosition(context.located(finding.diagnostic.place), to: &html)
        html.append("</a></li>\n")
      }
      html.append("</ul>\n</details>\n</section>\n")
    }
  }

  /// Appends the id of a rule, as a link to its page where there is one.
  private func appendLinkedID(_ id: String, to html: inout OutputBuffer) {
    let page = context.page(ofRule: id)
    if let page {
      html.append("<a")
      html.appendXMLAttribute("href", page)
      html.append(">")
    }
    html.appendXML(id)
    if page != nil { html.append("</a>") }
  }

  private func append(_ rule: RuleDescription, to html: inout OutputBuffer) {
    html.append("<p><strong>")
    html.appendProse(rule.summary[language])
    html.append("</strong></p>\n")
    for paragraph in rule.rationale[language].paragraphs {
      html.append("<p>")
      html.appendProse(paragraph)
      html.append("</p>\n")
    }
  }

}
