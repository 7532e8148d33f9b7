import Diagnostics
import Files

/// The JSON Schema (draft 7) of what `--format json` prints. Objects may contain further keys: a later version may write more.
package struct ReportSchema: Sendable {
  /// The version of the format.
  static let version = 1

  package let tree: JSONTree

  package init() {
    let title: Part.Members = [("title", .string("What mpcheck lint --format json prints"))]
    let definitions: Part.Members = [
      (
        "definitions",
        .object([
          ("diagnostic", .object(diagnostic)), ("related", .object(related)), ("fix", .object(fix)),
          ("edit", .object(edit)), ("range", .object(range)), ("position", .object(position)),
        ])
      )
    ]
    tree = .object(Part.draft + title + report + definitions)
  }

  /// The schema as a JSON text with a line break at its end.
  package var text: String { tree.indented }
}

private typealias Part = SchemaPart

private let report = Part.object([
  Part.property("version", "The version of this format.", [("const", .integer(ReportSchema.version))]),
  Part.property("tool", "What printed it.", tool),
  Part.property("summary", "Numbers of the whole run.", summary),
  Part.property(
    "notes", "Sentences about the run, such as a check that could not be made, and why.",
    Part.array(of: Part.string)),
  Part.property(
    "diagnostics", "The findings, by path, then by place, then by rule.",
    Part.array(of: Part.reference("diagnostic"))),
])

private let tool = Part.object([
  Part.property("name", "Its name.", [("const", .string("mpcheck"))]),
  Part.property("version", "Its version.", Part.string),
])

private let summary = Part.object([
  Part.property("files", "The files that were linted.", Part.integer),
  Part.property("errors", "The findings with the severity error, hidden ones included.", Part.integer),
  Part.property("warnings", "The same of warning.", Part.integer),
  Part.property("infos", "The same of info.", Part.integer),
  Part.property(
    "hidden", "The findings below --min-severity: they are counted, and are not in diagnostics.", Part.integer
  ),
  Part.property("fixable", "The findings with a fix, hidden ones included.", Part.integer),
  Part.property("suppressed", "The findings that comments hide.", Part.integer),
  Part.property("baselined", "The findings that the baseline hides.", Part.integer),
  Part.property(
    "unreached", "The findings in templates that nothing uses: they are not in diagnostics.", Part.integer),
  Part.property("fixed", "The findings that this run fixed.", Part.integer),
])

private let diagnostic = Part.object(
  [
    Part.property("rule", "The id of the rule.", Part.string),
    Part.property("category", "The category of the rule.", Part.string),
    Part.property(
      "severity", "How bad it is.", Part.choice(Severity.allCases.reversed().map(\.rawValue))),
    Part.property("message", "What is wrong: one sentence, without a full stop.", Part.string),
    Part.property("help", "What to write instead.", Part.string),
    Part.property("path", "The file.", Part.string),
    Part.property("range", "What is wrong there.", Part.reference("range")),
    Part.property(
      "related", "Further places that explain it, and those that this finding stands for.",
      Part.array(of: Part.reference("related"))),
    Part.property("fix", "What fixes it.", Part.reference("fix")),
  ], optional: ["help", "fix"])

private let related = Part.object([
  Part.property("message", "What is there, in a few words; it may be empty.", Part.string),
  Part.property("path", "The file.", Part.string),
  Part.property("range", "The place in it.", Part.reference("range")),
])

private let fix = Part.object([
  Part.property("title", "What it does: an imperative.", Part.string),
  Part.property(
    "applicability",
    "safe: a page that works does the same afterwards, and --fix makes it. suggested: most likely what was meant, and "
      + "--unsafe-fixes makes it.",
    Part.choice([Fix.Applicability.safe, .suggested].map(\.rawValue))),
  Part.property(
    "edits", "All of them are made, or none; they are in one file.", Part.array(of: Part.reference("edit"))),
])

private let edit = Part.object([
  Part.property("path", "The file.", Part.string),
  Part.property(
    "range", "What is replaced; where it is empty, the text is inserted.", Part.reference("range")),
  Part.property("text", "What is written there.", Part.string),
])

private let range = Part.object([
  Part.property("start", "Its first character.", Part.reference("position")),
  Part.property("end", "The place after its last character.", Part.reference("position")),
])

private let position = Part.object([
  Part.property("line", "The line, from 1.", Part.integer),
  Part.property(
    "column", "The column in Unicode scalars, from 1; a byte order mark counts as none.", Part.integer),
  Part.property("offset", "The same place in bytes of the file, from 0.", Part.integer),
])
