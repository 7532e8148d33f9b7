import Diagnostics
import Files
import LanguageServerProtocol
import Linting

/// The settings of the client, and the mistakes in them that the user was shown.
struct SettingsState {
  /// The settings in `initializationOptions`.
  private var options = ServerSettings()
  private(set) var current = ServerSettings()
  private var flaws: [LocalizedText] = []
  /// The flaws that the user was shown.
  private var shown: Set<LocalizedText> = []
  /// The errors of configuration files that the user was shown and that are still there, with absolute paths.
  var shownErrors: Set<String> = []
  /// The notes that are in the client's log, after their folders.
  var loggedNotes: Set<String> = []

  mutating func updateOptions(_ json: JSONValue, of rules: ServedRules) {
    flaws += options.apply(json, names: rules.names)
    current = options
  }

  /// Updates the settings from the section of the client. Each of its keys replaces the key of the options.
  mutating func update(_ json: JSONValue, of rules: ServedRules) {
    var new = options
    flaws += new.apply(json, names: rules.names)
    current = new
  }

  /// Whether something that is wrong was not shown yet; from now on it was.
  mutating func isNew(_ flaw: LocalizedText) -> Bool { shown.insert(flaw).inserted }

  /// What is wrong and was not shown yet.
  mutating func newFlaws() -> [LocalizedText] {
    defer { flaws = [] }
    return flaws.filter { shown.insert($0).inserted }
  }
}

extension LanguageServer {
  /// Requests the settings, if the client answers such requests.
  func requestSettings() {
    guard client.answersConfiguration else { return }
    request("workspace/configuration", ["items": [["section": "mpcheck"]]]) { [unowned self] result in
      if let section = result?.elements.first, !section.isNull { updateSettings(section) }
    }
  }

  func didChangeConfiguration(_ params: JSONValue?) {
    if client.answersConfiguration {
      requestSettings()
    } else if let section = params?.optional("settings") {
      updateSettings(section)
    }
  }

  private func updateSettings(_ section: JSONValue) {
    let (old, scope) = (language, settings.current.scope)
    settings.update(section, of: rules)
    if language != old { findings.renderAnew() }
    if settings.current.scope != scope { publisher.wantRefresh() }
    for flaw in settings.newFlaws() { show(flaw[language]) }
    workspace.settings = settings.current
  }
}
