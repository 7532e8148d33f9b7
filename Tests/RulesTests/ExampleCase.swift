import Linting
import RuleDocuments
import Rules
import SystemC
import Testing

/// An example of a rule, as the tests are called with it.
struct ExampleCase: Sendable, CustomTestStringConvertible {
  let rule: Rule
  let example: Example

  var testDescription: String { "\(rule.id), \(example.location.file):\(example.location.line)" }

  /// Where the example is written, so that its failure is reported there.
  var location: SourceLocation { example.location.inTests }

  /// The id of the only rule that is tried: `make test RULE=id`.
  static let requestedRule = getenv("MPCHECK_RULE").map { String(cString: $0) }

  /// The examples of all rules, or of the requested one.
  static let rules = RuleExamples.all.filter { requestedRule == nil || $0.rule.id == requestedRule }
  static let all = rules.flatMap { examples in
    examples.all.map { ExampleCase(rule: examples.rule, example: $0) }
  }
  static let wrong = all.filter { $0.example.isWrong }
}

extension Example.Location {
  var inTests: SourceLocation {
    let name = file.split(separator: "/").last ?? ""
    return SourceLocation(
      fileID: file, filePath: file.hasSuffix(".md") ? "\(RuleExamples.checkout)/\(file)" : String(name),
      line: line, column: 1)
  }
}
