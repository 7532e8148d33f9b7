import Diagnostics
import Files
import LanguageServerProtocol
import Linting

extension LanguageServer {
  /// Makes findings and answers agree with the present texts.
  func bringUpToDate() {
    if workspace.isStale || publisher.isStale { lint() }
  }

  /// Lints what changed.
  private func lint() {
    workspace.update(documents)
    let texts = documents.texts
    for root in workspace.roots where root.isStale || publisher.isStale {
      beginProgress(root)
      root.lintIfNeeded(texts)
      logNotes(of: root)
    }
    endProgress()
    showConfigurationErrors()
    let different = findings.update(currentFindings(), changedTexts: publisher.removeChangedTexts()) {
      rendered($0)
    }
    if publisher.pulls {
      let touched = publisher.removeTouched()
      let surprises = different.contains { path in
        !touched.contains(path) && (publisher.knowsWorkspace || publisher.known[path] != nil)
          && publisher.known[path] ?? "" != findings[path]?.resultID ?? ""
      }
      if surprises { publisher.refresh.want() }
    }
    updateWatching()
  }

  /// The findings that the client may see, by path.
  private func currentFindings() -> [String: [Diagnostic]] {
    var all: [String: [Diagnostic]] = [:]
    let least = settings.current.minimumSeverity
    for root in workspace.roots {
      var rest = root.outcome.diagnostics[...]
      while let path = rest.first?.place.path {
        let end = rest.firstIndex { $0.place.path != path } ?? rest.endIndex
        let found = rest[..<end].filter { $0.severity >= least && isJudged($0) }
        if !found.isEmpty { all[path, default: []] += found }
        rest = rest[end...]
      }
      if let error = root.error, let place = error.place {
        all[place.path, default: []].append(Diagnostic(error, at: place))
      }
    }
    return all
  }

  /// Whether a finding can be judged.
  private func isJudged(_ finding: Diagnostic) -> Bool {
    !DocumentKind.isUntitled(finding.place.path) || rules.appliesToUnsavedText(finding.rule)
  }

  /// Shows the user what is wrong with a configuration: once, until something else is wrong.
  private func showConfigurationErrors() {
    var errors: Set<String> = []
    for root in workspace.roots {
      guard let error = root.error else { continue }
      // Folders may have the same mistake in files of the same name.
      let known = error.text(from: "/").english
      if errors.insert(known).inserted, !settings.shownErrors.contains(known) {
        show(error.text(from: workspace.shownFrom(root))[language], isError: true)
      }
    }
    settings.shownErrors = errors
  }

  /// Logs the notes of a lint, once each; with several folders, after the name of theirs.
  private func logNotes(of root: WorkspaceRoot) {
    let isOfMany = workspace.folders.count > 1 && workspace.folders.contains(root.folder)
    let prefix =
      isOfMany
      ? Path.display(root.folder, from: workspace.shownFrom(root)) + language(en: ": ", zh: "：") : ""
    for note in root.notes where settings.loggedNotes.insert(root.folder + "\n" + note.english).inserted {
      log(prefix + note[language])
    }
  }

  private func rendered(_ findings: [Diagnostic]) -> [LSP.Diagnostic] {
    let relates = publisher.pulls ? client.pullsRelatedInformation : client.publishesRelatedInformation
    let tags = publisher.pulls ? client.pulledTags : client.publishedTags
    let describes = publisher.pulls ? client.pullsCodeDescriptions : client.publishesCodeDescriptions
    return findings.map { finding in
      LSP.Diagnostic(
        range: range(finding.place), severity: finding.severity.lspNumber, code: finding.rule,
        page: describes && rules.contains(finding.rule)
          ? site?.page(ofRule: finding.rule) : nil,
        message: language(
          en: finding.message.english + (finding.wholeHelp.map { ". Help: " + $0.english } ?? ""),
          zh: finding.message.chinese + (finding.wholeHelp.map { "。帮助：" + $0.chinese } ?? "")),
        related: relates
          ? finding.related.map {
            LSP.Diagnostic.Related(location: location($0.place), message: $0.message[language])
          } : [],
        tags: tags.contains(1) && finding.rule.hasPrefix("unused-") ? [1] : [])
    }
  }

  // MARK: Sending

  /// Sends the findings that the client does not know, or requests it to pull.
  func publish() {
    bringUpToDate()
    positionCache.clear()
    if publisher.pulls {
      if publisher.refresh.begin(now: Clock.milliseconds) {
        request("workspace/diagnostic/refresh", .null) { [unowned self] _ in publisher.refresh.end() }
      }
      return
    }
    let touched = publisher.removeTouched()
    let shown = filesToPublish()
    for path in shown.sorted(by: Path.precedes) {
      let resultID = findings[path]?.resultID
      if touched.contains(path) || publisher.known[path] ?? "" != resultID ?? "" {
        send(path, findings[path]?.diagnostics ?? [])
        publisher.noteKnown(path, resultID)
      }
    }
    for (path, resultID) in publisher.known.sorted(by: { Path.precedes($0.key, $1.key) })
    where !shown.contains(path) {
      if !resultID.isEmpty { send(path, []) }
      publisher.forget(path)
    }
  }

  /// The open documents, and the files with findings in programs that contain one.
  private func filesToPublish() -> Set<String> {
    let open = documents.all.map(\.path)
    var shown = Set(open)
    if settings.current.scope == .open { return shown }
    for path in findings.paths where !shown.contains(path) {
      let isShared = workspace.roots.contains { root in
        root.sharesProgram(path, with: open) || root.error?.place?.path == path
      }
      if isShared { shown.insert(path) }
    }
    return shown
  }

  private func send(_ path: String, _ diagnostics: [LSP.Diagnostic]) {
    notify(
      "textDocument/publishDiagnostics",
      .members([
        "uri": .string(uri(of: path)),
        "version": client.publishesVersions ? documents[path].map { .integer($0.version) } : nil,
        "diagnostics": .array(diagnostics.map(\.json)),
      ]))
  }
}

extension Diagnostic {
  /// A finding in a configuration file that cannot be used.
  fileprivate init(_ error: ConfigurationError, at place: Place) {
    self.init(
      rule: "configuration", category: "configuration", severity: .error, message: error.message,
      help: error.help, place: place)
  }
}

extension Severity {
  /// The number of the severity in the protocol.
  fileprivate var lspNumber: Int {
    switch self {
    case .error: 1
    case .warning: 2
    case .info: 3
    }
  }
}
