import Diagnostics
import Markup
import Script
import Files

/// Where the time of a run goes. All threads add to the same one.
package final class Timings: @unchecked Sendable {
  /// The time that one phase or rule took.
  package struct Entry: Sendable {
    package var name: String
    package var duration: Duration
    /// How often it began.
    package var count: Int
  }

  private struct Total {
    var duration = Duration.zero
    var count = 0
  }

  private var phaseNames: [String] = []
  private var phaseTotals: [String: Total] = [:]
  private let ruleTotals = Lock<[String: Total]>([:])

  package init() {}

  /// Begins anew.
  package func clear() {
    (phaseNames, phaseTotals) = ([], [:])
    ruleTotals.withLock { $0 = [:] }
  }

  /// The phases in the order in which they first began.
  package var phases: [Entry] {
    phaseNames.map { Entry(name: $0, duration: phaseTotals[$0]!.duration, count: phaseTotals[$0]!.count) }
  }

  /// The rules that were called, the slowest first. The times of several threads are added up.
  package var rules: [Entry] {
    ruleTotals.withLock { $0 }.map { Entry(name: $0.key, duration: $0.value.duration, count: $0.value.count) }
      .sorted { ($1.duration, $0.name) < ($0.duration, $1.name) }
  }

  /// Runs `work`, and adds its time to the phase when timings are wanted.
  package static func measure<Result, Failure>(
    _ phase: String, in timings: Timings?, _ work: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    guard let timings else { return try work() }
    if timings.phaseTotals[phase] == nil { timings.phaseNames.append(phase) }
    timings.phaseTotals[phase, default: Total()].count += 1
    let start = ContinuousClock.now
    defer { timings.phaseTotals[phase]!.duration += ContinuousClock.now - start }
    return try work()
  }

  private func measure(rule: String, _ work: () -> Void) {
    let start = ContinuousClock.now
    work()
    let duration = ContinuousClock.now - start
    ruleTotals.withLock { totals in
      totals[rule, default: Total()].duration += duration
      totals[rule]!.count += 1
    }
  }

  /// `check` with its calls timed.
  func timed(_ check: Check, rule: String) -> Check {
    switch check {
    case .elements(let names, let call):
      .elements(names) { element, context in self.measure(rule: rule) { call(element, context) } }
    case .attributes(let names, let elements, let pairs, let values, let call):
      .attributes(names, of: elements, on: pairs, with: values) { attribute, element, context in
        self.measure(rule: rule) { call(attribute, element, context) }
      }
    case .expressions(let call):
      .expressions { mustache, context in self.measure(rule: rule) { call(mustache, context) } }
    case .syntax(let kinds, let call):
      .syntax(kinds) { issue, context in self.measure(rule: rule) { call(issue, context) } }
    case .document(let call): .document { context in self.measure(rule: rule) { call(context) } }
    case .script(let call):
      .script { script, text, context in self.measure(rule: rule) { call(script, text, context) } }
    case .suppressions(let call):
      .suppressions { use, context in self.measure(rule: rule) { call(use, context) } }
    case .project(let call): .project { context in self.measure(rule: rule) { call(context) } }
    case .host(let call): .host { context in self.measure(rule: rule) { call(context) } }
    case .package(let call): .package { context in self.measure(rule: rule) { call(context) } }
    }
  }
}
