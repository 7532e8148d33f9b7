import Diagnostics
import Files

/// The report as SARIF 2.1.0 (OASIS), with what GitHub code scanning requires: descriptions of the rules, paths
/// from the top of the repository, and fingerprints.
struct SARIFReporter {
  private let context: ReportContext
  private let rules: [RuleDescription]
  private let ruleIndexes: [String: Int]

  /// The name of the folder that relative paths start from. Its address is left out: it differs from machine to
  /// machine, and the reader knows where the sources are.
  private static let root = "%SRCROOT%"
  /// The longest description of a rule, in characters, that GitHub code scanning takes.
  private static let maxDescriptionLength = 1024

  init(_ report: Report, in context: ReportContext) {
    self.context = context
    // Only the rules that found something: a reader of one report need not load the others.
    let found = Set(report.diagnostics.map(\.rule))
    var rules = context.rules.filter { found.contains($0.id) }
    var indexes: [String: Int] = [:]
    for (index, rule) in rules.enumerated() { indexes[rule.id] = index }
    for diagnostic in report.diagnostics where indexes[diagnostic.rule] == nil {
      indexes[diagnostic.rule] = rules.count
      rules.append(
        RuleDescription(
          id: diagnostic.rule, summary: LocalizedText(verbatim: diagnostic.rule),
          rationale: LocalizedText(verbatim: ""), category: diagnostic.category,
          defaultSeverity: diagnostic.severity))
    }
    self.rules = rules
    self.ruleIndexes = indexes
  }

  func render(_ report: Report) -> [UInt8] {
    var json = JSONWriter(.indented)
    json.beginObject()
    json.member("$schema", "https://json.schemastore.org/sarif-2.1.0.json")
    json.member("version", "2.1.0")
    json.array("runs") {
      $0.beginObject()
      appendTool(to: &$0)
      appendInvocation(report, to: &$0)
      $0.object("originalUriBaseIds", onOneLine: true) {
        $0.object(SARIFReporter.root) { $0.text("description", "The top folder of the sources.") }
      }
      $0.member("columnKind", "unicodeCodePoints")
      appendResults(report, to: &$0)
      $0.end()
    }
    json.end()
    return json.bytes
  }

  // MARK: Tool

  private func appendTool(to json: inout JSONWriter) {
    json.object("tool") {
      $0.object("driver") {
        $0.member("name", "mpcheck")
        $0.member("semanticVersion", context.toolVersion)
        if let site = context.site { $0.member("informationUri", site.start) }
        $0.array("rules") { for rule in rules { append(rule, to: &$0) } }
      }
    }
  }

  private func append(_ rule: RuleDescription, to json: inout JSONWriter) {
    // An empty text is not allowed.
    let summary = rule.summary.english.isEmpty ? rule.id : rule.summary.english
    let rationale = rule.rationale.english.isEmpty ? summary : rule.rationale.english
    json.beginObject(onOneLine: true)
    json.member("id", rule.id)
    json.text("shortDescription", SARIFReporter.clipped(summary))
    json.text("fullDescription", SARIFReporter.clipped(rationale))
    if let page = context.page(ofRule: rule.id) { json.member("helpUri", page) }
    let help = rule.help()
    json.object("help") {
      $0.member("text", help.text.isEmpty ? rationale : help.text)
      $0.member("markdown", help.markdown.isEmpty ? rationale : help.markdown)
    }
    json.object("defaultConfiguration") {
      if let severity = rule.defaultSeverity {
        $0.member("level", severity.sarifLevel)
      } else {
        $0.member("enabled", false)
      }
    }
    json.object("properties") {
      $0.array("tags") { $0.value(rule.category) }
      $0.member("precision", "high")
      $0.member("problem.severity", (rule.defaultSeverity ?? .info).problemSeverity)
    }
    json.end()
  }

  private static func clipped(_ text: String) -> String {
    text.count <= maxDescriptionLength ? text : text.prefix(maxDescriptionLength - 1) + "…"
  }

  private func appendInvocation(_ report: Report, to json: inout JSONWriter) {
    json.array("invocations") {
      $0.beginObject()
      $0.member("executionSuccessful", true)
      $0.array("toolExecutionNotifications") {
        for note in report.notes {
          $0.beginObject(onOneLine: true)
          $0.member("level", "note")
          $0.text("message", note.english)
          $0.end()
        }
      }
      $0.end()
    }
  }

  // MARK: Results

  private func appendResults(_ report: Report, to json: inout JSONWriter) {
    // Findings are sorted by path: one file's fingerprints at a time are enough.
    var current: (source: PositionIndex, fingerprints: LineFingerprints)?
    json.array("results") {
      for diagnostic in report.diagnostics {
        let located = context.located(diagnostic.place)
        if let source = located.source, current?.source !== source {
          current = (source, LineFingerprints(source.text))
        }
        let fingerprint =
          located.source == nil ? nil : current?.fingerprints.fingerprint(ofLine: located.start.line)
        append(diagnostic, located, fingerprint, to: &$0)
      }
    }
  }

  private func append(
    _ diagnostic: Diagnostic, _ located: LocatedPlace, _ fingerprint: String?, to json: inout JSONWriter
  ) {
    json.beginObject(onOneLine: true)
    json.member("ruleId", diagnostic.rule)
    if let index = ruleIndexes[diagnostic.rule] { json.member("ruleIndex", index) }
    json.member("level", diagnostic.severity.sarifLevel)
    json.text("message", diagnostic.messageWithHelp)
    json.array("locations") {
      $0.beginObject()
      append(located, to: &$0)
      $0.end()
    }
    let related = diagnostic.allRelated
    if !related.isEmpty {
      json.array("relatedLocations") {
        for (index, related) in related.enumerated() {
          $0.beginObject()
          $0.member("id", index + 1)
          append(context.located(related.place), to: &$0)
          let message = related.message.english
          if !message.isEmpty { $0.text("message", message) }
          $0.end()
        }
      }
    }
    if let fingerprint {
      json.object("partialFingerprints") { $0.member("primaryLocationLineHash", fingerprint) }
    }
    if let fix = diagnostic.fix { append(fix, to: &json) }
    json.end()
  }

  private func append(_ place: LocatedPlace, to json: inout JSONWriter) {
    json.object("physicalLocation") {
      appendArtifact(place.path, to: &$0)
      $0.object("region") { appendRegion(place, to: &$0) }
    }
  }

  private func appendArtifact(_ path: String, to json: inout JSONWriter) {
    let shown = context.repositoryPath(path)
    json.object("artifactLocation") {
      if shown.utf8.first == UInt8(ascii: "/") {
        $0.member("uri", "file://" + percentEncoded(shown))
      } else {
        $0.member("uri", percentEncoded(shown))
        $0.member("uriBaseId", SARIFReporter.root)
      }
    }
  }

  private func appendRegion(_ place: LocatedPlace, to json: inout JSONWriter) {
    json.member("startLine", place.start.line)
    json.member("startColumn", place.start.column)
    json.member("endLine", place.end.line)
    json.member("endColumn", place.end.column)
  }

  private func append(_ fix: Fix, to json: inout JSONWriter) {
    var paths: [String] = []
    for edit in fix.edits where !paths.contains(where: { $0.utf8.elementsEqual(edit.place.path.utf8) }) {
      paths.append(edit.place.path)
    }
    // A fix without a change is not allowed.
    if paths.isEmpty { return }
    json.array("fixes") {
      $0.beginObject()
      $0.text("description", fix.title.english)
      $0.array("artifactChanges") {
        for path in paths {
          $0.beginObject()
          appendArtifact(path, to: &$0)
          $0.array("replacements") {
            for edit in fix.edits where edit.place.path.utf8.elementsEqual(path.utf8) {
              $0.beginObject()
              $0.object("deletedRegion") { appendRegion(context.located(edit.place), to: &$0) }
              $0.text("insertedContent", edit.text)
              $0.end()
            }
          }
          $0.end()
        }
      }
      $0.object("properties") { $0.member("applicability", fix.applicability.rawValue) }
      $0.end()
    }
  }
}

extension JSONWriter {
  /// A SARIF message object, such as `"message": {"text": "..."}`.
  fileprivate mutating func text(_ name: String, _ text: String) {
    object(name, onOneLine: true) { $0.member("text", text) }
  }
}

extension Severity {
  fileprivate var sarifLevel: String { self == .info ? "note" : rawValue }

  /// The word of the property `problem.severity`.
  fileprivate var problemSeverity: String { self == .info ? "recommendation" : rawValue }
}

extension Diagnostic {
  /// The message, and on a second line the help.
  var messageWithHelp: String {
    wholeHelp.map { "\(message.english)\nhelp: \($0.english)" } ?? message.english
  }
}

/// `path` for use in a URI: every byte but letters, digits and `-._~/` as `%XX` (RFC 3986, 2.3).
func percentEncoded(_ path: String) -> String {
  var out: [UInt8] = []
  let digits = Array("0123456789ABCDEF".utf8)
  for byte in path.utf8 {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
      UInt8(ascii: "~"), UInt8(ascii: "/"):
      out.append(byte)
    default: out += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
    }
  }
  return String(decoding: out, as: UTF8.self)
}
