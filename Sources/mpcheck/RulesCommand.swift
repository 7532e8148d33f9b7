import ArgumentParser
import Diagnostics
import Files
import Linting
import Reporting
import Rules

struct RulesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rules", abstract: "Lists every rule with its severity, category and fix.")

  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text, json, markdown
  }

  @Option(help: ArgumentHelp("text, json or markdown.", valueName: "format"))
  var format: Format = .text

  func run() throws {
    switch format {
    case .text: Terminal.writeOutput(Array(text.utf8))
    case .json: Terminal.writeOutput(json)
    case .markdown: Terminal.writeOutput(Array(markdown.utf8))
    }
  }

  private var text: String {
    let width = allRules.map(\.id.count).max() ?? 0
    return Category.allCases.map { category -> String in
      let lines = allRules.filter { $0.category == category }.map { rule in
        "  \(padded(rule.id, width))  \(padded(rule.severityName, 7))  \(padded(rule.fix?.rawValue ?? "", 9))  \(rule.summary)\n"
      }
      return lines.isEmpty ? "" : "\(category.rawValue)\n" + lines.joined() + "\n"
    }.joined() + "Read more about one with: mpcheck explain RULE\n"
  }

  private func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }

  private var markdown: String {
    Category.allCases.compactMap { category -> String? in
      let rows = allRules.filter { $0.category == category }.map { rule in
        "| `\(rule.id)` | \(rule.severityName) | \(rule.fix?.rawValue ?? "") | \(rule.dialectNames.joined(separator: ", ")) | \(rule.summary.markdownCell) |\n"
      }
      if rows.isEmpty { return nil }
      return "## \(category.rawValue)\n\n| rule | severity | fix | only in | finds |\n|---|---|---|---|---|\n"
        + rows.joined()
    }.joined(separator: "\n")
  }

  private var json: [UInt8] {
    var writer = JSONWriter(.indented)
    writer.beginObject()
    writer.member("version", 1)
    writer.key("rules")
    writer.beginArray()
    for rule in allRules {
      writer.beginObject(onOneLine: true)
      writer.member("id", rule.id)
      writer.member("category", rule.category.rawValue)
      writer.member("severity", rule.severityName)
      writer.key("fix")
      if let fix = rule.fix { writer.value(fix.rawValue) } else { writer.null() }
      writer.member("summary", rule.summary)
      writer.end()
    }
    writer.end()
    writer.end()
    return writer.bytes
  }
}

extension Rule {
  /// The severity without configuration, or `off`.
  var severityName: String { severity?.rawValue ?? "off" }
}

extension String {
  /// What would end a table cell or begin markup, escaped.
  fileprivate var markdownCell: String {
    flatMap { "|<>{}*_`".contains($0) ? ["\\", $0] : [$0] }.reduce(into: "") { $0.append($1) }
  }
}
