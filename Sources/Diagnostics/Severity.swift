/// How much a finding weighs. `off` is not a severity: a rule that is off has none.
package enum Severity: String, Sendable, CaseIterable, Comparable {
  case info
  case warning
  case error

  private var weight: Int {
    switch self {
    case .info: 0
    case .warning: 1
    case .error: 2
    }
  }

  package static func < (a: Severity, b: Severity) -> Bool { a.weight < b.weight }
}
