import Diagnostics
import Files
import Linting
import Workspace

/// What the client sets: the section `mpcheck` of its settings.
struct ServerSettings: Equatable {
  /// Which findings are shown.
  enum Scope: String, CaseIterable {
    /// The findings in open documents.
    case open
    /// The findings in all files of the programs.
    case program
  }

  /// The keys as clients write them.
  enum Key: String, CaseIterable {
    case configuration, rules, types, hosts, minimumSeverity, diagnosticScope, language
  }

  /// A configuration file that is used instead of those that are found; absolute, or relative to the folder of the
  /// workspace.
  var configuration: String?
  /// The severities by the name of the rule or category; nil is off.
  var rules: [String: Severity?] = [:]
  /// The options of rules, by id.
  var ruleOptions: [String: [String: RuleOption.Value]] = [:]
  var types: [String] = []
  /// Paths, absolute or relative to the folder of the workspace that is linted.
  var hosts: [String] = []
  /// The severity below which findings are not shown, in whatever file; nil where it depends on whether the file is open.
  var minimumSeverity: Severity?
  var scope = Scope.open
  /// Of everything that people read; nil where the client's own counts.
  var language: Language?

  /// The severity below which findings of a file are not shown.
  func minimumSeverity(ofOpenFile isOpen: Bool) -> Severity { minimumSeverity ?? (isOpen ? .info : .warning) }

  /// Lays the settings of the client over these: each key that is there replaces the value here, and null resets it.
  ///
  /// - Parameters:
  ///   - json: the section, or an object with the section as its member `mpcheck`.
  ///   - names: the rules and categories that can be named.
  /// - Returns: what is wrong, as sentences; such values change nothing.
  mutating func apply(_ json: JSONValue, names: RuleNames) -> [LocalizedText] {
    let section = json.optional("mpcheck") ?? json
    if !section.isObject {
      return [
        LocalizedText(
          en: "the settings must be an object, not \(section.kindName.english)",
          zh: "设置必须是对象，不能是\(section.kindName.chinese)")
      ]
    }
    var flaws: [LocalizedText] = []
    for key in Key.allCases {
      guard let value = section[key.rawValue] else { continue }
      if let flaw = set(key, value, names) {
        flaws.append(flaw.after("mpcheck.\(key.rawValue)"))
      }
    }
    return flaws
  }

  private mutating func set(_ key: Key, _ value: JSONValue, _ names: RuleNames) -> LocalizedText? {
    if value.isNull {
      setBack(key)
      return nil
    }
    switch key {
    case .configuration:
      guard let path = value.string else { return expected(LocalizedText(en: "a path", zh: "路径"), value) }
      configuration = path.isEmpty ? nil : path
    case .rules:
      guard value.isObject else { return expected(LocalizedText(en: "an object", zh: "对象"), value) }
      return setRules(value, names)
    case .types:
      return
        setList(
          \.types, value,
          LocalizedText(en: "each type must be a string that is not empty", zh: "每个类型都必须是非空字符串"))
    case .hosts:
      return
        setList(\.hosts, value, LocalizedText(en: "each host must be a path", zh: "每个宿主应用都必须是路径"))
    case .minimumSeverity:
      guard let severity = value.string.flatMap({ Severity(rawValue: $0) }) else {
        return choice(value, Severity.allCases.map(\.rawValue))
      }
      minimumSeverity = severity
    case .diagnosticScope:
      guard let known = value.string.flatMap({ Scope(rawValue: $0) }) else {
        return choice(value, Scope.allCases.map(\.rawValue))
      }
      scope = known
    case .language:
      guard let known = value.string.flatMap({ Language(rawValue: $0) }) else {
        return choice(value, Language.allCases.map(\.rawValue))
      }
      language = known
    }
    return nil
  }

  private mutating func setBack(_ key: Key) {
    let built = ServerSettings()
    switch key {
    case .configuration: configuration = built.configuration
    case .rules: (rules, ruleOptions) = (built.rules, built.ruleOptions)
    case .types: types = built.types
    case .hosts: hosts = built.hosts
    case .minimumSeverity: minimumSeverity = built.minimumSeverity
    case .diagnosticScope: scope = built.scope
    case .language: language = built.language
    }
  }

  /// Sets a list of strings that are not empty; `flaw` is the sentence for a list with another value.
  private mutating func setList(
    _ list: WritableKeyPath<ServerSettings, [String]>, _ value: JSONValue, _ flaw: LocalizedText
  ) -> LocalizedText? {
    guard value.isArray else { return expected(LocalizedText(en: "an array", zh: "数组"), value) }
    let strings = value.elements.compactMap(\.string).filter { !$0.isEmpty }
    guard strings.count == value.elements.count else { return flaw }
    self[keyPath: list] = strings
    return nil
  }

  private mutating func setRules(_ value: JSONValue, _ names: RuleNames) -> LocalizedText? {
    (rules, ruleOptions) = ([:], [:])
    var reader = RuleEntryReader(names, acceptsCustomRules: true)
    var flaw: LocalizedText?
    for member in value.members {
      let entry = reader.read(member)
      if let error = reader.removeFlaws().first {
        let sentence = error.message.followed(byHelp: error.help)
        flaw = flaw ?? (names.contains(member.key) ? sentence.after(member.key) : sentence)
      } else if let entry {
        if let severity = entry.severity { rules[member.key] = severity }
        if !entry.options.isEmpty { ruleOptions[member.key] = entry.options }
      }
    }
    return flaw
  }

  private func expected(_ kind: LocalizedText, _ value: JSONValue) -> LocalizedText {
    LocalizedText(
      en: "it must be \(kind.english), not \(value.kindName.english)",
      zh: "必须是\(kind.chinese)，不能是\(value.kindName.chinese)")
  }

  private func choice(_ value: JSONValue, _ words: [String]) -> LocalizedText {
    let kind = value.kindName
    let given = value.string
    let (english, chinese) = (words.map { "\"\($0)\"" }, words.map { "“\($0)”" })
    return LocalizedText(
      en: "\(given.map { "\"\($0)\"" } ?? kind.english) is none of " + english.joined(separator: ", "),
      zh: "\(given.map { "“\($0)”" } ?? kind.chinese)无效，只能是"
        + chinese.dropLast().joined(separator: "、") + "或" + chinese[chinese.count - 1])
  }

  /// The settings of a workspace at some paths. Relative paths are relative to `folder`.
  func workspaceSettings(paths: [String], folder: String, rules: [Rule], jobs: Int) -> WorkspaceSettings {
    var settings = WorkspaceSettings(paths: paths, workingDirectory: folder, rules: rules)
    if let configuration { settings.configuration = .file(Path.join(folder, configuration)) }
    settings.overrides.rules = self.rules
    settings.overrides.options = ruleOptions
    settings.overrides.types = types
    settings.overrides.hosts = hosts.map { Path.join(folder, $0) }
    settings.jobs = jobs
    return settings
  }
}
