import Diagnostics

extension TextReporter {
  /// "Found 2 errors and 1 warning (1 fixable with --fix); 12 files checked.", and what is to be said of the report itself.
  func appendSummary(_ report: Report, _ arranged: ArrangedFindings, to out: inout StyledBuffer) {
    appendErrors(report, arranged, to: &out)
    if report.isAllGood {
      appendClean(report, to: &out)
    } else {
      out.append(language(en: "Found ", zh: report.diagnostics.isEmpty ? "" : "发现 "))
      if report.diagnostics.isEmpty { out.append(report.nothingShown[language]) }
      let counts = Severity.allCases.reversed().map { ($0, report.shownCount($0)) }.filter { $0.1 > 0 }
      for (index, (severity, count)) in counts.enumerated() {
        if index > 0 {
          let isLast = index == counts.count - 1
          out.append(language(en: isLast ? " and " : ", ", zh: isLast ? "和 " : "、"))
        }
        out.append(severity.counted(count)[language], .severity(severity))
      }
      out.append(remarks(on: report))
      let checked = LocalizedText(
        en: "\(pluralized(report.fileCount, "file")) checked", zh: "检查了 \(report.fileCount) 个文件")
      let files = [report.fileCount > 0 ? checked : nil, report.unreadRemark].compactMap(\.?[language])
      if !files.isEmpty {
        out.append(language(en: "; " + files.joined(separator: ", "), zh: "；" + files.joined(separator: "，")))
      }
      out.append(language(en: ".", zh: "。"))
    }
    out.breakLine()
    appendRemarks(on: report, arranged, to: &out)
  }

  /// "No problems found in 270 files."
  private func appendClean(_ report: Report, to out: inout StyledBuffer) {
    if let sentence = report.nothingToReportOn {
      out.styled(.path) { $0.appendVisible(sentence[language]) }
    } else {
      out.append(report.noProblems[language], .success)
      out.append(report.whereNoProblems[language] + remarks(on: report))
    }
    out.append(language(en: ".", zh: "。"))
  }

  /// "207 findings are shown in short; --full shows their source.", and on a terminal "270 files, 241 rules, 0.39 s".
  private func appendRemarks(on report: Report, _ arranged: ArrangedFindings, to out: inout StyledBuffer) {
    let count = arranged.lineCount
    if count > 0 {
      out.append(
        language(
          en: count == 1
            ? "1 finding is shown in short; --full shows its source."
            : "\(count) findings are shown in short; --full shows their source.",
          zh: "\(count) 个问题只显示一行，用 --full 显示源码。"), .context)
      out.breakLine()
    }
    if let content = report.baselined.description(ofPlaces: report.baselinedCount) {
      out.append(
        language(en: "The baseline hides \(content.english).", zh: "基线屏蔽了 \(content.chinese)。"), .context)
      out.breakLine()
    }
    guard let run = context.textStyle.run, report.fileCount > 0 else { return }
    let (files, rules, seconds) = (report.fileCount, run.ruleCount, run.seconds)
    out.append(
      language(
        en: "\(pluralized(files, "file")), \(pluralized(rules, "rule")), \(seconds) s",
        zh: "\(files) 个文件，\(rules) 条规则，\(seconds) 秒"), .context)
    out.breakLine()
  }

  /// "errors in: a.axml (3), b.axml (1) and 12 more files": in a long report, where to look first.
  private func appendErrors(_ report: Report, _ arranged: ArrangedFindings, to out: inout StyledBuffer) {
    if report.diagnostics.count <= TextReporter.maxLengthWithoutErrorList { return }
    let errors = arranged.all.filter { $0.severity == .error }
    var counts: [[UInt8]: Int] = [:]
    for error in errors { counts[Array(error.place.path.utf8), default: 0] += 1 }
    let files = errors.map(\.place.path).compactMap { path -> (path: String, count: Int)? in
      counts.removeValue(forKey: Array(path.utf8)).map { (path, $0) }
    }
    if files.isEmpty { return }
    out.append(language(en: "errors in: ", zh: "有错误的文件："))
    for (index, file) in files.prefix(TextReporter.listedErrorFiles).enumerated() {
      if index > 0 { out.append(language(en: ", ", zh: "、")) }
      out.styled(.path) { $0.appendVisible(context.shownPath(file.path)) }
      out.append(language(en: " (\(file.count))", zh: "（\(file.count)）"))
    }
    let more = files.count - TextReporter.listedErrorFiles
    if more > 0 {
      out.append(language(en: " and \(pluralized(more, "more file"))", zh: "，还有 \(more) 个文件"))
    }
    out.breakLine()
  }

  /// A longer report names the files with errors.
  private static let maxLengthWithoutErrorList = 20
  private static let listedErrorFiles = 10

  private func remarks(on report: Report) -> String {
    var remarks: [String] = []
    let fixed = report.fixedCount
    if !report.diagnostics.isEmpty, let unkept = report.unkeptRemark { remarks.append(unkept[language]) }
    if fixed > 0 { remarks.append(language(en: "\(fixed) fixed", zh: "已修复 \(fixed) 个")) }
    let safe = report.safelyFixableCount
    let suggested = report.fixableCount - safe
    if safe > 0 {
      remarks.append(language(en: "\(safe) fixable with --fix", zh: "\(safe) 个可用 --fix 修复"))
    }
    if suggested > 0 {
      remarks.append(
        language(
          en: "\(suggested) \(safe > 0 ? "more " : "fixable ")with --unsafe-fixes",
          zh: "\(safe > 0 ? "另有 " : "")\(suggested) 个可用 --unsafe-fixes 修复"))
    }
    let suppressed = report.suppressedCount - report.newlySuppressedCount
    if suppressed > 0 {
      remarks.append(language(en: "\(suppressed) suppressed", zh: "另有 \(suppressed) 个已屏蔽"))
    }
    let known = report.baselinedCount
    if known > 0, report.isAllGood {
      remarks.append(
        language(
          en: "\(known) known \(known == 1 ? "one" : "ones") in the baseline", zh: "基线中有 \(known) 个已知问题"))
    } else if known > 0 {
      remarks.append(language(en: "\(known) in the baseline", zh: "另有 \(known) 个问题在基线中"))
    }
    let list = remarks.joined(separator: language(en: ", ", zh: "，"))
    let groups = [report.hiddenRemark?[language], remarks.isEmpty ? nil : list].compactMap(\.self)
    let all = groups.joined(separator: language(en: "; ", zh: "；"))
    return all.isEmpty ? "" : language(en: " (\(all))", zh: "（\(all)）")
  }
}

extension Report {
  /// "No problems found", where none is to be reported.
  var noProblems: LocalizedText {
    baselinedCount > 0
      ? LocalizedText(en: "No new problems", zh: "没有新问题")
      : LocalizedText(en: "No problems found", zh: "没有发现问题")
  }

  /// " in 270 files", after `noProblems`.
  var whereNoProblems: LocalizedText {
    LocalizedText(en: " in \(pluralized(fileCount, "file"))", zh: "：检查了 \(fileCount) 个文件")
  }

  /// What is said, without a full stop, where no file could have a problem; nil where one could.
  var nothingToReportOn: LocalizedText? {
    if hadNothingToCheck {
      let sentence = LocalizedText(en: "There was nothing to check", zh: "没有可检查的文件")
      if reasonsForNothing.isEmpty { return sentence }
      return sentence
        + LocalizedText(
          en: " (" + reasonsForNothing.map(\.english).joined(separator: "; ") + ")",
          zh: "（" + reasonsForNothing.map(\.chinese).joined(separator: "；") + "）")
    }
    guard let count = unrecognisedSourceCount, isAllGood, suppressedCount == 0, baselinedCount == 0 else {
      return nil
    }
    return LocalizedText(
      en: "Nothing to report on: nothing in \(pluralized(count, "native source")) was recognised",
      zh: "没有可报告的内容：\(count) 个原生源码文件中没有识别出任何内容")
  }

  /// What the summary says where all findings are hidden: "no errors or warnings".
  var nothingShown: LocalizedText {
    if unkeptCount > 0 {
      return LocalizedText(
        en: unkeptCount == 1 ? "1 finding that is not shown" : "\(unkeptCount) findings that are not shown",
        zh: "有 \(unkeptCount) 个问题未显示")
    }
    let highest = hidden.map(\.severity).max() ?? .info
    let shown = hidden.isEmpty ? [] : Severity.allCases.reversed().filter { $0 > highest }
    if shown.isEmpty { return LocalizedText(en: "nothing", zh: "没有发现问题") }
    return LocalizedText(
      en: "no " + shown.map { "\($0.rawValue)s" }.joined(separator: " or "),
      zh: "没有发现" + shown.map(\.chineseName).joined(separator: "或"))
  }

  /// "261144 more not shown"; nil where all are.
  var unkeptRemark: LocalizedText? {
    if unkeptCount == 0 { return nil }
    return LocalizedText(en: "\(unkeptCount) more not shown", zh: "另有 \(unkeptCount) 个未显示")
  }

  /// "1 could not be read"; nil where everything was.
  var unreadRemark: LocalizedText? {
    if unreadCount == 0 { return nil }
    return LocalizedText(en: "\(unreadCount) could not be read", zh: "\(unreadCount) 个无法读取")
  }

  /// "34 infos hidden; --min-severity info shows them"; nil where nothing is hidden.
  var hiddenRemark: LocalizedText? {
    let counts = Severity.allCases.reversed().map { severity in
      (severity, hidden.count { $0.severity == severity })
    }.filter { $0.1 > 0 }
    guard let lowest = counts.last?.0 else { return nil }
    let list = counts.map { $0.0.counted($0.1) }
    let option = "--min-severity \(lowest.rawValue)"
    return LocalizedText(
      en: list.map(\.english).joined(separator: " and ")
        + " hidden; \(option) shows \(hidden.count == 1 ? "it" : "them")",
      zh: "\(list.map(\.chinese).joined(separator: "和 "))未显示，可用 \(option) 显示")
  }
}

extension Severity {
  /// "2 errors".
  func counted(_ count: Int) -> LocalizedText {
    LocalizedText(en: pluralized(count, rawValue), zh: "\(count) 个\(chineseName)")
  }

  /// What Chinese sentences call it. Labels are in English.
  var chineseName: String {
    switch self {
    case .error: "错误"
    case .warning: "警告"
    case .info: "提示"
    }
  }
}

/// "1 file", "2 files".
func pluralized(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
