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
  var minimumSeverity = Severity.info
  var scope = Scope.program

  /// Lays the settings of the client over these: each key that is there replaces the value here, and null resets it.
  ///
  /// - Parameters:
  ///   - json: the section, or an object with the section as its member `mpcheck`.
  ///   - names: the rules and categories that can be named.
  /// - Returns: what is wrong, as sentences; such values change nothing.
  mutating func lay(_ json: JSONValue, names: RuleNames) -> [String] {
    let section = json.optional("mpcheck") ?? json
    if !section.isObject { return ["the settings must be an object, not \(section.kindName)"] }
    var flaws: [String] = []
    for key in Key.allCases {
      guard let value = section[key.rawValue] else { continue }
      if let flaw = set(key, value, names) { flaws.append("mpcheck.\(key.rawValue): \(flaw)") }
    }
    return flaws
  }

  private mutating func set(_ key: Key, _ value: JSONValue, _ names: RuleNames) -> String? {
    if value.isNull {
      setBack(key)
      return nil
    }
    switch key {
    case .configuration:
      guard let path = value.string else { return expected("a path", value) }
      configuration = path.isEmpty ? nil : path
    case .rules:
      guard value.isObject else { return expected("an object", value) }
      return setRules(value, names)
    case .types: return setList(\.types, value, "each type must be a string that is not empty")
    case .hosts: return setList(\.hosts, value, "each host must be a path")
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
      // Messages are in one language.
      let isEnglish = value.string?.lowercased().hasPrefix("en") == true
      return isEnglish ? nil : choice(value, ["en"])
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
    case .language: break
    }
  }

  /// Sets a list of strings that are not empty; `flaw` is the sentence for a list with another value.
  private mutating func setList(
    _ list: WritableKeyPath<ServerSettings, [String]>, _ value: JSONValue, _ flaw: String
  ) -> String? {
    guard value.isArray else { return expected("an array", value) }
    let strings = value.elements.compactMap(\.string).filter { !$0.isEmpty }
    guard strings.count == value.elements.count else { return flaw }
    self[keyPath: list] = strings
    return nil
  }

  private mutating func setRules(_ value: JSONValue, _ names: RuleNames) -> String? {
    var flaw: String?
    (rules, ruleOptions) = ([:], [:])
    let reader = RuleEntryReader(names)
    for member in value.members {
      do throws(RuleEntryReader.Flaw) {
        let entry = try reader.read(member)
        if let severity = entry.severity { rules[member.key] = severity }
        if !entry.options.isEmpty { ruleOptions[member.key] = entry.options }
      } catch {
        let help = error.help.map { "; " + $0 } ?? ""
        let name = names.contains(member.key) ? "\(member.key): " : ""
        flaw = flaw ?? "\(name)\(error.message)\(help)"
      }
    }
    return flaw
  }

  private func expected(_ kind: String, _ value: JSONValue) -> String {
    "it must be \(kind), not \(value.kindName)"
  }

  private func choice(_ value: JSONValue, _ words: [String]) -> String {
    let list = words.map { "\"\($0)\"" }.joined(separator: ", ")
    return "\(value.string.map { "\"\($0)\"" } ?? value.kindName) is none of \(list)"
  }

  /// The settings of a workspace at some paths. Relative paths are relative to `folder`.
  func workspaceSettings(paths: [String], folder: String, jobs: Int) -> WorkspaceSettings {
    var settings = WorkspaceSettings(paths: paths, workingDirectory: folder)
    if let configuration { settings.configuration = .file(Path.join(folder, configuration)) }
    settings.overrides.rules = rules
    settings.overrides.options = ruleOptions
    settings.overrides.types = types
    settings.overrides.hosts = hosts.map { Path.join(folder, $0) }
    settings.jobs = jobs
    return settings
  }
}
