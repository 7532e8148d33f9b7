import Diagnostics
import Files

/// The report for people: the findings of each file, the first of each rule with a code frame and the others on a line, then a
/// summary.
struct TextReporter {
  let context: ReportContext
  let language: Language
  private let width: Int
  /// What is between a word and what it is about.
  private var colon: String { language(en: ": ", zh: "：") }

  /// How many related places have frames. The others are listed without, because ten frames would bury the finding.
  private static let framedRelatedPlaces = 2
  /// The further lines of a finding that is on a line of its own begin with so many blanks.
  private static let lineIndent = 4

  init(_ context: ReportContext) {
    self.context = context
    self.language = context.language
    self.width = context.textStyle.width ?? TextStyle.defaultWidth
  }

  /// The findings, and the summary that comes after them.
  func render(_ report: Report) -> TextReport {
    var out = StyledBuffer(usesColor: context.textStyle.usesColor)
    let arranged = ArrangedFindings(report.diagnostics, in: context)
    /// Whether the last line is a finding, and whether that is under a heading.
    var (isOnLines, isUnderHeading) = (false, false)
    for group in arranged.groups {
      if isOnLines, !group.framed.isEmpty || isUnderHeading || group.isVendored { out.breakLine() }
      for diagnostic in group.framed {
        append(diagnostic, to: &out)
        out.breakLine()
      }
      isOnLines = !group.lines.isEmpty
      if !isOnLines { continue }
      isUnderHeading = group.isVendored || !group.framed.isEmpty
      if isUnderHeading {
        out.append(heading(of: group), .message)
        out.breakLine()
      }
      for diagnostic in group.lines { appendLine(diagnostic, to: &out) }
    }
    if isOnLines { out.breakLine() }
    var text = TextReport(findings: out.out.bytes)
    guard context.textStyle.showsSummary else { return text }
    var summary = StyledBuffer(usesColor: context.textStyle.usesColor)
    appendSummary(report, arranged, to: &summary)
    let lines = String(decoding: summary.out.bytes, as: UTF8.self)
    text.summary = Array(wrapped(lines, width: context.textStyle.width).utf8)
    return text
  }

  private func heading(of group: ArrangedFindings.Group) -> String {
    group.isVendored
      ? language(en: "in third-party code:", zh: "第三方代码中：")
      : language(en: "also in this file:", zh: "此文件中还有：")
  }

  private func append(_ diagnostic: Diagnostic, to out: inout StyledBuffer) {
    let frames = frames(of: diagnostic)
    let lastLine = frames.compactMap { $0.frame?.lastLineNumber }.max() ?? 1
    // Three digits are enough for most pages, so that the frames of a report line up.
    let gutter = max(3, String(lastLine).utf8.count)
    appendRule(of: diagnostic, to: &out)
    appendSentence(
      ": " + diagnostic.message[language], .message, indent: 2, column: headWidth(of: diagnostic), to: &out)
    for (index, part) in frames.enumerated() {
      appendHead(index == 0 ? "-->" : ":::", part, gutter: gutter, to: &out)
      guard let frame = part.frame else { continue }
      appendBar(gutter: gutter, to: &out)
      frame.draw(
        into: &out, severity: diagnostic.severity, gutter: gutter, width: width,
        escapesRunnerCommands: context.textStyle.escapesRunnerCommands)
      let isLast = index == frames.count - 1
      if !isLast || hasNotes(diagnostic) { appendBar(gutter: gutter, to: &out) }
    }
    appendNotes(of: diagnostic, gutter: gutter, to: &out)
  }

  /// "error[rule]", in the colour of the severity. Where the terminal shows links, the id leads to the page of the rule.
  private func appendRule(of diagnostic: Diagnostic, to out: inout StyledBuffer) {
    out.styled(.severity(diagnostic.severity)) {
      $0.append(diagnostic.severity.rawValue)
      $0.append(UInt8(ascii: "["))
      if context.textStyle.linkHost != nil, let page = context.page(ofRule: diagnostic.rule) {
        $0.appendLink(to: page) { $0.appendVisible(diagnostic.rule) }
      } else {
        $0.appendVisible(diagnostic.rule)
      }
      $0.append(UInt8(ascii: "]"))
    }
  }

  /// Appends the finding as one line, which ends with what fixes it. Where a terminal has no room for the rule after the place, the
  /// rule is on a line of its own.
  private func appendLine(_ diagnostic: Diagnostic, to out: inout StyledBuffer) {
    let place = context.located(diagnostic.place)
    var position = OutputBuffer()
    appendPosition(place, to: &position)
    var column = displayWidth(of: position.bytes[...]) + 2 + headWidth(of: diagnostic)
    appendPosition(place, to: &out)
    out.append(":")
    if let width = context.textStyle.width, column >= width {
      out.breakLine()
      out.append(spaces: TextReporter.lineIndent)
      column = TextReporter.lineIndent + headWidth(of: diagnostic)
    } else {
      out.append(spaces: 1)
    }
    appendRule(of: diagnostic, to: &out)
    var sentence = ": " + diagnostic.message[language]
    if let remark = diagnostic.furtherPlacesRemark {
      sentence += language(en: " (\(remark.english))", zh: "（\(remark.chinese)）")
    }
    if let fix = diagnostic.fix { sentence += fix.applicability == .safe ? " [*]" : " [+]" }
    appendSentence(sentence, nil, indent: TextReporter.lineIndent, column: column, to: &out)
  }

  /// The cells of "error[rule]".
  private func headWidth(of diagnostic: Diagnostic) -> Int {
    diagnostic.severity.rawValue.utf8.count + diagnostic.rule.unicodeScalars.count + 2
  }

  // MARK: Frames

  private struct Part {
    let place: LocatedPlace
    /// What is said about the place where no frame shows it.
    let label: String
    /// nil when the file is gone.
    let frame: CodeFrame?
  }

  /// The frame of the finding, with the related places of the same file, and one for each other file.
  private func frames(of diagnostic: Diagnostic) -> [Part] {
    let framed = diagnostic.related.prefix(TextReporter.framedRelatedPlaces)
    var paths = [diagnostic.place.path]
    for related in framed where !paths.contains(where: { $0.utf8.elementsEqual(related.place.path.utf8) }) {
      paths.append(related.place.path)
    }
    return paths.enumerated().map { index, path in
      let places = framed.filter { $0.place.path.utf8.elementsEqual(path.utf8) }
      let head = index == 0 ? diagnostic.place : places[places.startIndex].place
      let located = context.located(head)
      guard let source = located.framed else {
        let label = places.first?.message[language] ?? ""
        return Part(place: located, label: index == 0 ? "" : label, frame: nil)
      }
      var marks = places.map {
        FrameMark(range: $0.place.range, label: $0.message[language], isPrimary: false)
      }
      if index == 0 { marks.insert(FrameMark(range: head.range, label: "", isPrimary: true), at: 0) }
      return Part(place: located, label: "", frame: CodeFrame(source, marks: marks))
    }
  }

  private func appendHead(_ arrow: String, _ part: Part, gutter: Int, to out: inout StyledBuffer) {
    out.append(spaces: gutter)
    out.append(arrow, .frame)
    out.append(spaces: 1)
    appendPosition(part.place, to: &out)
    if !part.label.isEmpty {
      out.append(colon)
      out.styled(.related) { $0.appendVisible(part.label) }
    }
    out.breakLine()
  }

  private func appendPosition(_ place: LocatedPlace, to out: inout StyledBuffer) {
    out.styled(.path) {
      if let host = context.textStyle.linkHost {
        $0.appendLink(to: place.path, on: host) { appendPosition(place, to: &$0) }
      } else {
        appendPosition(place, to: &$0)
      }
    }
  }

  private func appendPosition(_ place: LocatedPlace, to out: inout OutputBuffer) {
    out.appendVisible(context.shownPath(place.path))
    if place.source != nil { out.append(":\(place.start.line):\(place.start.column)") }
  }

  private func appendBar(gutter: Int, to out: inout StyledBuffer) {
    out.append(spaces: gutter)
    out.append(" |", .frame)
    out.breakLine()
  }

  // MARK: Notes

  private func hasNotes(_ diagnostic: Diagnostic) -> Bool {
    diagnostic.help != nil || diagnostic.fix != nil || diagnostic.furtherPlacesRemark != nil
      || diagnostic.related.count > TextReporter.framedRelatedPlaces
  }

  private func appendNotes(of diagnostic: Diagnostic, gutter: Int, to out: inout StyledBuffer) {
    for related in diagnostic.related.dropFirst(TextReporter.framedRelatedPlaces) {
      out.append(spaces: gutter)
      out.append(" = ", .frame)
      let message = related.message[language]
      out.styled(.related) { $0.appendVisible(message.isEmpty ? language(en: "see", zh: "另见") : message) }
      out.append(colon)
      appendPosition(context.located(related.place), to: &out)
      out.breakLine()
    }
    if let remark = diagnostic.furtherPlacesRemark {
      out.append(spaces: gutter)
      out.append(" = ", .frame)
      out.styled(.related) { $0.append(remark[language]) }
      out.breakLine()
    }
    // A fix says what the help says.
    if let fix = diagnostic.fix {
      appendNote(language(en: "fix", zh: "修复"), fix.titleWithOption[language], gutter: gutter, to: &out)
    } else if let help = diagnostic.help {
      appendNote(language(en: "help", zh: "帮助"), help[language], gutter: gutter, to: &out)
      for item in diagnostic.helpItems {
        let indent = gutter + 5
        out.append(spaces: indent)
        appendSentence(item[language], nil, indent: indent + 2, column: indent, to: &out)
      }
    }
  }

  private func appendNote(_ name: String, _ text: String, gutter: Int, to out: inout StyledBuffer) {
    out.append(spaces: gutter)
    out.append(" = ", .frame)
    out.append(name, .help)
    let column = gutter + 3 + displayWidth(of: Array(name.utf8)[...])
    appendSentence(colon + text, nil, indent: column + 2, column: column, to: &out)
  }

  /// Appends `text` and a line break. On a terminal it is wrapped at spaces, its further lines after `indent`
  /// spaces; `column` is the number of cells already on the line.
  private func appendSentence(
    _ text: String, _ role: TextRole?, indent: Int, column: Int, to out: inout StyledBuffer
  ) {
    var shown = OutputBuffer()
    shown.appendVisible(text)
    let lines =
      context.textStyle.width == nil
      ? [shown.bytes[...]] : wrap(shown.bytes, width: width, indent: indent, column: column)
    for (index, line) in lines.enumerated() {
      if index > 0 { out.append(spaces: indent) }
      if let role { out.styled(role) { $0.append(line) } } else { out.styled(.path) { $0.append(line) } }
      out.breakLine()
    }
  }
}

extension Fix {
  /// "remove it (with --fix)".
  var titleWithOption: LocalizedText {
    let option = applicability == .safe ? "--fix" : "--unsafe-fixes"
    return LocalizedText(en: "\(title.english) (with \(option))", zh: "\(title.chinese)（使用 \(option)）")
  }
}
