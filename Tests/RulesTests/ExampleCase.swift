import Linting
import RuleDocuments
import Rules
import SeededRandom
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
  static let all = rules.flatMap(ofRule)

  /// The first example of each rule and every `step`th after it, or all of the requested rule.
  static func some(oneIn step: Int) -> [ExampleCase] {
    requestedRule == nil ? rules.flatMap { Sampling.some(of: ofRule($0), oneIn: step) } : all
  }

  private static func ofRule(_ examples: RuleExamples) -> [ExampleCase] {
    examples.all.map { ExampleCase(rule: examples.rule, example: $0) }
  }
}

extension Example.Location {
  var inTests: SourceLocation {
    let name = file.split(separator: "/").last ?? ""
    return SourceLocation(
      fileID: file, filePath: file.hasSuffix(".md") ? "\(RuleExamples.checkout)/\(file)" : String(name),
      line: line, column: 1)
  }
}
