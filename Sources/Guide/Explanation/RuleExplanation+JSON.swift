import Files
import Linting
import Markup
import Rules

extension RuleExplanation {
  /// What `mpcheck explain --format json` prints.
  package var json: [UInt8] {
    var writer = JSONWriter(.indented)
    writer.beginObject()
    writer.member("version", 1)
    writer.member("id", rule.id)
    writer.member("summary", rule.summary.english)
    writer.member("category", rule.category.rawValue)
    writer.member("severity", rule.severityName)
    writer.key("fix")
    if let fix = rule.fix { writer.value(fix.rawValue) } else { writer.null() }
    writer.member("since", rule.since.description)
    writer.member("rationale", rule.rationale.english)
    writer.array("dialects", onOneLine: true) {
      for dialect in Dialect.all where rule.dialects.contains(dialect) { $0.value(dialect.id.rawValue) }
    }
    writer.array("options") {
      for option in rule.options {
        $0.beginObject(onOneLine: true)
        $0.member("name", option.name)
        $0.member("summary", option.summary.english)
        $0.end()
      }
    }
    writer.array("silent") { for reason in rule.silences { $0.value(reason.english) } }
    writer.array("sources") { for source in rule.factSources { $0.value(source.english) } }
    writer.array("examples") { for example in rule.examples { $0.value(example) } }
    writer.end()
    return writer.bytes
  }
}

extension JSONWriter {
  fileprivate mutating func value(_ example: Example) {
    beginObject()
    array("files") {
      for file in example.files {
        let marked = MarkedText(file.marked)
        $0.beginObject()
        $0.member("path", file.path)
        $0.member("text", marked.text)
        $0.array("marks", onOneLine: true) {
          for mark in marked.marks {
            $0.beginArray(onOneLine: true)
            $0.value(Int(mark.start))
            $0.value(Int(mark.end))
            $0.end()
          }
        }
        $0.end()
      }
    }
    array("messages") { for message in example.messages { $0.value(message) } }
    if let configuration = example.configuration { member("configuration", configuration) }
    if let fixed = example.fixed { member("fixed", fixed) }
    end()
  }
}
