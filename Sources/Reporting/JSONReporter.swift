import Diagnostics
import Files

/// The report as JSON: indented by two spaces, each finding on a line of its own.
func renderJSON(_ report: Report, in context: ReportContext) -> [UInt8] {
  var json = JSONWriter(.indented)
  json.beginObject()
  json.member("version", ReportSchema.version)
  json.object("tool", onOneLine: true) {
    $0.member("name", "mpcheck")
    $0.member("version", context.toolVersion)
  }
  json.object("summary", onOneLine: true) {
    $0.member("files", report.fileCount)
    $0.member("errors", report.count(.error))
    $0.member("warnings", report.count(.warning))
    $0.member("infos", report.count(.info))
    $0.member("hidden", report.hidden.count)
    $0.member("fixable", report.fixableCount)
    $0.member("suppressed", report.suppressedCount)
    $0.member("baselined", report.baselinedCount)
    $0.member("unreached", report.unreachedCount)
    $0.member("fixed", report.fixedCount)
    $0.member("unkept", report.wholeUnkeptCount)
  }
  if let counts = report.ruleCounts {
    json.array("statistics") {
      for count in counts {
        $0.beginObject(onOneLine: true)
        $0.member("rule", count.rule)
        $0.member("severity", count.severity.rawValue)
        $0.member("count", count.count)
        $0.member("fixable", count.fixableCount)
        $0.end()
      }
    }
  }
  json.array("notes") { for note in report.notes { $0.value(note.english) } }
  json.array("diagnostics") {
    for diagnostic in report.diagnostics { $0.value(diagnostic, in: context) }
  }
  json.end()
  return json.bytes
}

extension JSONWriter {
  fileprivate mutating func value(_ diagnostic: Diagnostic, in context: ReportContext) {
    beginObject(onOneLine: true)
    member("rule", diagnostic.rule)
    member("category", diagnostic.category)
    member("severity", diagnostic.severity.rawValue)
    member("message", diagnostic.message.english)
    if let help = diagnostic.wholeHelp { member("help", help.english) }
    place(diagnostic.place, in: context)
    array("related") {
      for related in diagnostic.allRelated {
        $0.beginObject()
        $0.member("message", related.message.english)
        $0.place(related.place, in: context)
        $0.end()
      }
    }
    if let fix = diagnostic.fix {
      object("fix") {
        $0.member("title", fix.title.english)
        $0.member("applicability", fix.applicability.rawValue)
        $0.array("edits") {
          for edit in fix.edits {
            $0.beginObject()
            $0.place(edit.place, in: context)
            $0.member("text", edit.text)
            $0.end()
          }
        }
      }
    }
    end()
  }

  private mutating func place(_ place: Place, in context: ReportContext) {
    let located = context.located(place)
    member("path", context.shownPath(place.path))
    range(from: located.start, to: located.end)
  }

  /// The range of a place, as all JSON has it.
  mutating func range(from start: Position, to end: Position) {
    object("range") {
      $0.position("start", start)
      $0.position("end", end)
    }
  }

  private mutating func position(_ name: String, _ position: Position) {
    object(name) {
      $0.member("line", position.line)
      $0.member("column", position.column)
      $0.member("offset", position.offset)
    }
  }
}
