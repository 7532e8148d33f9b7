import Diagnostics

/// The formats of `--format`.
package enum OutputFormat: String, CaseIterable, Sendable {
  case text
  case concise
  case json
  case sarif
  case github
  case gitlab
  case checkstyle
  case junit
  case html

  /// The bytes of `report` in this format. The same report gives the same bytes.
  package func render(_ report: Report, in context: ReportContext) -> [UInt8] {
    switch self {
    case .text: TextReporter(context).render(report)
    case .concise: renderConcise(report, in: context)
    case .json: renderJSON(report, in: context)
    case .sarif: SARIFReporter(report, in: context).render(report)
    case .github: renderGitHub(report, in: context)
    case .gitlab: renderGitLab(report, in: context)
    case .checkstyle: renderCheckstyle(report, in: context)
    case .junit: renderJUnit(report, in: context)
    case .html: HTMLReporter(report, in: context).render()
    }
  }
}
