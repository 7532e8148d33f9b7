import Diagnostics
import Files
import Linting
import Markup
import Reporting
import Workspace
import NativeSource
import ReactNative

/// A rule as `mpcheck explain` shows it. It is made only from the rule's value, so text, tests and tool never differ.
struct RuleExplanation {
  private let rule: Rule
  /// The number of the terminal's columns; nil without a terminal.
  private let width: Int?

  init(_ rule: Rule, width: Int? = nil) {
    self.rule = rule
    self.width = width
  }

  func text(color: Bool) -> String {
    let bold = { (text: String) in color ? "\u{1B}[1m\(text)\u{1B}[0m" : text }
    var text = wrapped("\(bold(rule.id)): \(rule.summary)\n\n", width: width, hanging: 2)
    text += "\(rule.category.rawValue), \(rule.severityName)"
    switch rule.fix {
    case .safe?: text += ", fixed by --fix"
    case .suggested?: text += ", fixed by --unsafe-fixes"
    case nil: break
    }
    if rule.foldsBy != nil { text += ", one finding for all places of a cause in a file" }
    if !rule.dialectNames.isEmpty { text += "\nin \(rule.dialectNames.joined(separator: ", "))" }
    text += "\n\n\(bold("Why"))\n\n\(wrapped(indented(rule.rationale), width: width))\n"
    if let wrong = rule.examples.first(where: \.isWrong) {
      text += "\n\(bold("Wrong"))\n\n"
      text += String(decoding: frames(of: wrong, color: color), as: UTF8.self)
      if let fixed = wrong.fixed { text += "\(bold("After the fix"))\n\n\(indented(fixed))\n\n" }
    }
    for (family, wrong) in wrongOfOtherFamilies {
      text += "\(bold("Wrong in \(family)"))\n\n"
      text += String(decoding: frames(of: wrong, color: color), as: UTF8.self)
    }
    if let right = rule.examples.first(where: { !$0.isWrong }) {
      text += "\(rule.examples.contains(where: \.isWrong) ? "" : "\n")\(bold("Right"))\n\n"
      var files = right.files.map { (path: $0.path, text: MarkedText($0.marked).text) }
      if let configuration = right.configuration { files.append((Configuration.fileName, configuration)) }
      for file in files {
        if files.count > 1 { text += "  \(file.path)\n" }
        text += indented(file.text) + "\n\n"
      }
    }
    text += "\(bold("Configure"))\n\n"
    return text + configuration
  }

  /// How the rule is switched off or on, in a configuration and by a comment.
  private var configuration: String {
    let column = String(repeating: " ", count: 17)
    var text =
      "  mpcheck.json:  \"rules\": { \"\(rule.id)\": \"\(rule.severity == nil ? "warning" : "off")\" }\n"
    for option in rule.options {
      let severity = (rule.severity ?? .warning).rawValue
      let entry =
        "\"\(rule.id)\": { \"severity\": \"\(severity)\", \"\(option.name)\": \(option.example) }"
      text += wrapped("  its option:    \(entry)\n", width: width, hanging: column.count)
      text += wrapped("\(column)\(option.summary)\n", width: width)
    }
    let comment = "mpcheck-disable-next-line \(rule.id): why"
    if let syntax = comments { text += "  one place:     \(syntax.comment(comment))\n" }
    return text
  }

  /// How a comment is written in the file that the rule is about; nil where npm does not accept comments.
  private var comments: CommentSyntax? {
    let wrong = rule.examples.first(where: \.isWrong)
    switch wrong?.files.first(where: { !MarkedText($0.marked).marks.isEmpty }).map({
      Path.lastComponent($0.path)
    }) {
    case Manifest.fileName?: return nil
    case let name? where name.hasSuffix(".podspec"): return .hash
    case let name? where name.hasSuffix(".xml"): return .markup
    default: return rule.category.comments
    }
  }

  var json: [UInt8] {
    var writer = JSONWriter(.indented)
    writer.beginObject()
    writer.member("version", 1)
    writer.member("id", rule.id)
    writer.member("summary", rule.summary)
    writer.member("category", rule.category.rawValue)
    writer.member("severity", rule.severityName)
    writer.key("fix")
    if let fix = rule.fix { writer.value(fix.rawValue) } else { writer.null() }
    writer.member("rationale", rule.rationale)
    writer.key("dialects")
    writer.beginArray(onOneLine: true)
    for dialect in Dialect.all where rule.dialects.contains(dialect) { writer.value(dialect.id.rawValue) }
    writer.end()
    writer.key("options")
    writer.beginArray()
    for option in rule.options {
      writer.beginObject(onOneLine: true)
      writer.member("name", option.name)
      writer.member("summary", option.summary)
      writer.end()
    }
    writer.end()
    writer.key("examples")
    writer.beginArray()
    for example in rule.examples { write(example, to: &writer) }
    writer.end()
    writer.end()
    return writer.bytes
  }

  private func write(_ example: Example, to writer: inout JSONWriter) {
    writer.beginObject()
    writer.key("files")
    writer.beginArray()
    for file in example.files {
      let marked = MarkedText(file.marked)
      writer.beginObject()
      writer.member("path", file.path)
      writer.member("text", marked.text)
      writer.key("marks")
      writer.beginArray(onOneLine: true)
      for mark in marked.marks {
        writer.beginArray(onOneLine: true)
        writer.value(Int(mark.start))
        writer.value(Int(mark.end))
        writer.end()
      }
      writer.end()
      writer.end()
    }
    writer.end()
    writer.key("messages")
    writer.beginArray()
    for message in example.messages { writer.value(message) }
    writer.end()
    if let configuration = example.configuration { writer.member("configuration", configuration) }
    if let fixed = example.fixed { writer.member("fixed", fixed) }
    writer.end()
  }

  /// The first wrong example of each family of languages, with the name of its language. The family of the very first example
  /// is left out.
  private var wrongOfOtherFamilies: [(language: String, example: Example)] {
    let wrong = rule.examples.filter(\.isWrong).map { ($0.dialects.first, $0) }
    var seen: Set<Dialect.Family> = []
    return wrong.compactMap { dialect, example in
      guard let dialect, seen.insert(dialect.family).inserted, seen.count > 1 else { return nil }
      return (dialect.name, example)
    }
  }

  private func indented(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : "  " + $0 }
      .joined(separator: "\n")
  }

  /// The example's findings as `mpcheck lint` shows them.
  private func frames(of example: Example, color: Bool) -> [UInt8] {
    var texts: [String: SourceText] = [:]
    var diagnostics: [Diagnostic] = []
    var messages = example.messages[...]
    for file in example.files {
      let marked = MarkedText(file.marked)
      let path = "/" + file.path
      texts[path] = SourceText(path: path, marked.text)
      for mark in marked.marks {
        diagnostics.append(
          Diagnostic(
            rule: rule.id, category: rule.category.rawValue, severity: rule.severity ?? .warning,
            message: messages.popFirst() ?? "", place: Place(path: path, range: mark)))
      }
    }
    let found = texts
    let context = ReportContext(
      toolVersion: toolVersion, workingDirectory: "/",
      textStyle: TextStyle(usesColor: color, width: width, showsSummary: false),
      source: { found[$0] })
    return OutputFormat.text.render(Report(diagnostics: diagnostics), in: context)
  }
}
