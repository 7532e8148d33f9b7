import Diagnostics

/// The formats of `--format`.
package enum OutputFormat: String, CaseIterable, Sendable {
  case text
  case concise
  case json

  /// The bytes of `report` in this format; the same report gives the same bytes.
  package func render(_ report: Report, in context: ReportContext) -> [UInt8] {
    switch self {
    case .text: TextReporter(context).render(report)
    case .concise: renderConcise(report, in: context)
    case .json: renderJSON(report, in: context)
    }
  }
}
