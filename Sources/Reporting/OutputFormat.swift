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
    case .text: TextReporter(context).render(report).bytes
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

/// A report as text, in the parts between which other things may be said.
package struct TextReport: Sendable {
  package internal(set) var findings: [UInt8]
  /// Empty where none is wanted.
  package internal(set) var summary: [UInt8] = []

  var bytes: [UInt8] { findings + summary }

  init(findings: [UInt8]) { self.findings = findings }

  package init(_ report: Report, in context: ReportContext) { self = TextReporter(context).render(report) }
}
