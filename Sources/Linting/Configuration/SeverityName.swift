import Diagnostics

/// How severities are written: by their names, or as `off`.
enum SeverityName {
  static let all = ["off"] + Severity.allCases.map(\.rawValue)

  static func of(_ severity: Severity?) -> String { severity?.rawValue ?? "off" }

  /// The severity with a name: `.some(nil)` for `off`, nil for a name that is not one.
  static func severity(_ name: String) -> Severity?? {
    if name == "off" { return .some(nil) }
    return Severity(rawValue: name).map { .some($0) }
  }
}
