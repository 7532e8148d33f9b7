import Diagnostics
import Files
import Reporting

/// Where a report goes: the requested outputs, or `text`. In GitHub Actions annotations and the page of the step are added.
/// Standard output can be kept free of it.
struct ReportOutputs {
  private let requests: [OutputRequest]
  private let workingDirectory: String
  /// The file of the page that GitHub shows for the step; nil for none.
  private let stepSummary: String?
  private let destination: Destination

  /// Where a report without a named file goes.
  enum Destination {
    case standardOutput, standardError, nowhere
  }

  init(_ requests: [OutputRequest], workingDirectory: String, destination: Destination = .standardOutput) {
    self.workingDirectory = workingDirectory
    self.destination = destination
    let isInGitHubActions = Terminal.environment("GITHUB_ACTIONS") == "true"
    if requests.isEmpty {
      let formats: [OutputFormat] = isInGitHubActions ? [.text, .github] : [.text]
      self.requests = formats.map { OutputRequest($0) }
    } else {
      self.requests = requests
    }
    let summary = Terminal.environment("GITHUB_STEP_SUMMARY").flatMap { $0.isEmpty ? nil : $0 }
    let isForGitHub = isInGitHubActions && self.requests.contains { $0.format == .github }
    stepSummary = isForGitHub ? summary : nil
  }

  /// Whether the report is printed as text.
  var hasText: Bool {
    destination != .nowhere && requests.contains { $0.format == .text && $0.goesToStandardOutput }
  }

  /// Writes all outputs. `sayNotes` writes what is said of the run: before the summary of a printed text, so that this is what is
  /// seen last. Returns sentences about outputs that cannot be written.
  func write(_ report: Report, in context: ReportContext, sayNotes: () -> Void) -> [LocalizedText] {
    var failures: [LocalizedText] = []
    var areNotesSaid = false
    let terminalStyle = context.textStyle
    // Files first: the reader of standard output may end this process when it has seen enough.
    for request in requests.filter({ $0.file != nil }) + requests.filter({ $0.file == nil }) {
      if request.file == nil, destination == .nowhere { continue }
      let path = request.file.map { Path.join(workingDirectory, $0) }
      // A pipe may lead to a log.
      let isPipe = path.map { DiskFileSystem().kind(of: $0, followingLinks: true) == .other } ?? false
      // What belongs on a terminal does not belong in a file.
      context.textStyle =
        request.file == nil
        ? terminalStyle
        : TextStyle(
          showsSummary: terminalStyle.showsSummary, framesAll: terminalStyle.framesAll,
          order: terminalStyle.order, escapesRunnerCommands: isPipe)
      let escape = request.format.runnerCommandEscape
      if request.file == nil, request.format == .text {
        let text = TextReport(report, in: context)
        print(text.findings, as: escape)
        sayNotes()
        areNotesSaid = true
        print(text.summary, as: escape)
        continue
      }
      let bytes = request.format.render(report, in: context)
      guard let file = request.file, let path else {
        print(bytes, as: escape)
        continue
      }
      do throws(WriteError) {
        let escaped = isPipe ? bytes.escapingRunnerCommands(as: escape) : nil
        try DiskFileSystem().replace(path, with: escaped ?? bytes)
      } catch {
        failures.append(sentence(file, error))
      }
    }
    if let stepSummary {
      do throws(WriteError) {
        // Other commands of the step write there too.
        try DiskFileSystem().append(renderStepSummary(report, in: context), to: stepSummary)
      } catch {
        failures.append(sentence(stepSummary, error))
      }
    }
    if !areNotesSaid { sayNotes() }
    return failures
  }

  private func print(_ bytes: [UInt8], as escape: RunnerCommandEscape) {
    if bytes.isEmpty { return }
    switch destination {
    case .standardOutput: Terminal.writeOutput(bytes, as: escape)
    case .standardError: Terminal.writeError(String(decoding: bytes, as: UTF8.self), ending: "", as: escape)
    case .nowhere: break
    }
  }

  private func sentence(_ file: String, _ error: WriteError) -> LocalizedText {
    error.clause.asClause(of: Path.display(Path.join(workingDirectory, file), from: workingDirectory))
  }
}

extension ReportContext {
  /// The top of a repository: of the first of the absolute `folders` that is in one.
  static func repositoryRoot(holding folders: [String]) -> String? {
    let disk = DiskFileSystem()
    for folder in folders {
      let root = Path.upward(from: folder).first {
        disk.kind(of: Path.child($0, ".git"), followingLinks: false) != nil
      }
      if let root { return root }
    }
    return nil
  }
}
