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
    showSettingErrors()
    findings.addresses = Dictionary(
      workspace.roots.map { ($0.folder, $0.ruleAddresses) }, uniquingKeysWith: { first, _ in first })
    let different = findings.update(currentFindings(), changedTexts: publisher.removeChangedTexts()) {
      rendered($0)
    }
    if publisher.pulls {
      let touched = publisher.removeTouched()
      if different.contains(where: { !touched.contains($0) && isSurprise($0) }) { publisher.wantRefresh() }
    }
    updateWatching()
  }

  /// Whether a client that pulls would see something else in a file than it does.
  private func isSurprise(_ path: String) -> Bool {
    let known = publisher.known[path] ?? ""
    if known == findings[path]?.resultID ?? "" { return false }
    return !known.isEmpty
      || (publisher.knowsWorkspace || publisher.known[path] != nil)
        && (documents[path] != nil || isShownUnopened(path))
  }

  /// Whether the findings of a file that is not open are shown: in the scope of open files, only what is wrong with a
  /// configuration, on which everything else depends.
  func isShownUnopened(_ path: String) -> Bool {
    settings.current.scope == .program
      || workspace.roots.contains { root in root.errors.contains { $0.place?.path == path } }
  }

  /// The findings that the client may see, by path.
  private func currentFindings() -> [String: [Diagnostic]] {
    var all: [String: [Diagnostic]] = [:]
    for root in workspace.roots {
      var rest = root.outcome.diagnostics[...]
      while let path = rest.first?.place.path {
        let least = settings.current.minimumSeverity(ofOpenFile: documents[path] != nil)
        let end = rest.firstIndex { $0.place.path != path } ?? rest.endIndex
        let found = rest[..<end].filter { $0.severity >= least && isJudged($0) }
        if !found.isEmpty { all[path, default: []] += found }
        rest = rest[end...]
      }
      for error in root.errors.prefix(FindingLimit.usual) {
        guard let place = error.place else { continue }
        all[place.path, default: []].append(Diagnostic(error, at: place))
      }
    }
    return all
  }

  /// Whether a finding can be judged.
  private func isJudged(_ finding: Diagnostic) -> Bool {
    !DocumentKind.isUntitled(finding.place.path) || rules.appliesToUnsavedText(finding.rule)
  }

  /// Shows the user what is wrong with a configuration, the first mistake of each folder: once, until something else is wrong.
  private func showConfigurationErrors() {
    var errors: Set<String> = []
    for root in workspace.roots {
      guard let error = root.errors.first else { continue }
      // Folders may have the same mistake in files of the same name.
      let known = error.text(from: "/").english
      if errors.insert(known).inserted, !settings.shownErrors.contains(known) {
        let more = root.errors.count - 1
        let text = error.text(from: workspace.shownFrom(root))
        let remark = LocalizedText(
          en: more > 0 ? " (and \(more) more)" : "", zh: more > 0 ? "（另有 \(more) 处错误）" : "")
        show((text + remark)[language], as: .error)
      }
    }
    settings.shownErrors = errors
  }

  /// Shows the user, once, what the settings ask for that no configuration of any folder has.
  private func showSettingErrors() {
    // What a configuration would have that cannot be used is not known.
    guard !workspace.roots.isEmpty, workspace.roots.allSatisfy(\.errors.isEmpty) else { return }
    let errors = workspace.roots.map { $0.workspace?.plan.settingErrors ?? [] }
    for error in errors[0] where errors.allSatisfy({ $0.contains(error) }) {
      let flaw = error.message.followed(byHelp: error.help)
      if settings.isNew(flaw) { show(flaw.after("mpcheck.rules")[language]) }
    }
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
        page: describes ? page(of: finding) : nil,
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

  /// Where more is said of the rule of a finding.
  private func page(of finding: Diagnostic) -> String? {
    if rules[finding.rule] != nil { return site?.page(ofRule: finding.rule) }
    return workspace.root(of: finding.place.path).flatMap { findings.addresses[$0.folder]?[finding.rule] }
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

  /// The open documents, and of the files that are shown unopened those of programs that contain an open document, and
  /// configurations.
  private func filesToPublish() -> Set<String> {
    let open = documents.all.map(\.path)
    var shown = Set(open)
    for path in findings.paths where !shown.contains(path) && isShownUnopened(path) {
      let isShared = workspace.roots.contains { root in
        root.errors.contains { $0.place?.path == path } || root.sharesProgram(path, with: open)
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
    // A hint: an editor marks it where it is, and does not list it among the problems.
    case .info: 4
    }
  }
}
