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

  /// How a command to a CI runner is written in this format.
  package var runnerCommandEscape: RunnerCommandEscape {
    switch self {
    case .text, .concise: .text
    case .github: .annotations
    case .json, .sarif, .gitlab: .json
    case .checkstyle, .junit, .html: .markup
    }
  }

  /// The bytes of `report` in this format. The same report gives the same bytes. Commands to CI runners are escaped where that
  /// changes no value; in the other formats, whoever writes them to a stream does so.
  package func render(_ report: Report, in context: ReportContext) -> [UInt8] {
    let bytes = rendered(report, in: context)
    let escape = runnerCommandEscape
    return escape.keepsValues ? bytes.escapingRunnerCommands(as: escape) ?? bytes : bytes
  }

  private func rendered(_ report: Report, in context: ReportContext) -> [UInt8] {
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
