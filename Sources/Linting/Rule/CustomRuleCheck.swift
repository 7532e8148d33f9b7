import Diagnostics
import Files
import MiniProgram
import XPath

extension Rule {
  /// The rule that an entry of `custom` defines.
  package init(_ custom: CustomRule) {
    self.init(
      id: custom.id, summary: custom.message.source, category: .custom, severity: custom.severity,
      rationale: custom.help?.source ?? custom.message.source, dialects: .where(custom.looksAt), examples: [],
      checks: [.document { $0.report(custom) }], custom: custom)
  }
}

extension Configuration {
  /// The rules that run under it: those that mpcheck has, and behind them its own.
  package func rules(after builtIn: [Rule]) -> [Rule] {
    customRules.isEmpty ? builtIn : builtIn + customRules.map { Rule($0) }
  }
}

/// That a rule did not look at all of a file.
package struct RuleFailure: Hashable, Sendable {
  package let path: String
  package let rule: String
  /// Why, as a clause of which the rule is the subject.
  package let clause: LocalizedText
  /// Whether it is said of the first file alone: it is a mistake in the rule.
  package let isMistake: Bool
}

/// What rules of a team need on one thread, in one file after the other.
final class CustomContext {
  private let settings: RuleSettings
  private lazy var evaluator = Evaluator()
  private var severities: [Severity?]?
  private var hasBegun = false

  init(_ settings: RuleSettings) { self.settings = settings }

  /// Begins with a file. The tree for expressions is made when a rule looks at it.
  func begin() { (severities, hasBegun) = (nil, false) }

  /// Whether the rule with an index is on in the file.
  fileprivate func isOn(_ rule: Int, in path: String) -> Bool {
    let known = severities ?? settings.severities(for: path)
    severities = known
    return known[rule] != nil
  }

  /// The evaluator, in the file of a context.
  fileprivate func evaluator(in file: FileContext) -> Evaluator {
    if hasBegun { return evaluator }
    hasBegun = true
    let program = file.program.program
    evaluator.begin(
      file.document,
      QueryValues(
        file.unit.path, in: program, file.dialect, file.unit.kind, folder: settings.folder ?? program.root))
    return evaluator
  }
}

extension FileContext {
  /// Reports what a rule of a team selects in the file.
  fileprivate func report(_ rule: CustomRule) {
    guard let custom, custom.isOn(self.rule, in: unit.path), rule.files?.matches(file: unit.path) ?? true
    else { return }
    let evaluator = custom.evaluator(in: self)
    do throws(EvaluationFailure) {
      var count = 0
      for node in try evaluator.nodes(rule.expression) where !node.isUncertain(in: document) {
        guard let range = range(of: node, rule) else { continue }
        // Of the findings behind those that are kept it is only known where they are.
        let message =
          count < FindingLimit.usual
          ? try message(of: rule, at: node, evaluator) : Message(rule.message.source)
        count += 1
        report(range, message)
      }
    } catch {
      let isMistake = if case .limitReached = error { false } else { true }
      note(RuleFailure(path: unit.path, rule: rule.id, clause: error.clause, isMistake: isMistake))
    }
  }

  private func message(
    of rule: CustomRule, at node: QueryNode, _ evaluator: Evaluator
  ) throws(EvaluationFailure) -> Message {
    Message(try rule.message.text(at: node, evaluator), help: try rule.help?.text(at: node, evaluator))
  }

  /// What is marked; nil where nothing is to be seen.
  private func range(of node: QueryNode, _ rule: CustomRule) -> ByteRange? {
    if let mark = rule.mark, case .element(let index) = node,
      let attribute = document.element(index).attributes.first(where: { $0.nameText == mark })
    {
      return QueryNode.attribute(attribute.index).findingRange(in: document, marking: rule.part)
    }
    return node.findingRange(in: document, marking: rule.part)
  }
}
