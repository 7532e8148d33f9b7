import Diagnostics
import Files
import Containers

/// What the command line says in place of a configuration file.
package struct CommandLineSettings: Sendable {
  /// The severities that are set, by the name of the rule or category; nil is off.
  package var rules: [String: Severity?] = [:]
  /// The names of the only rules and categories that run.
  package var only: Set<String>?
  /// The options of rules, by id.
  package var options: [String: [String: RuleOption.Value]] = [:]
  /// Registered view types.
  package var types: [String] = []
  /// Native sources and contract files, by absolute paths.
  package var hosts: [String] = []
  /// What is not linted, besides what the configuration excludes.
  package var exclude = PathPatterns()

  /// Settings that change nothing.
  package init() {}

  /// Reads the values of the options. The values of one option are in the order in which they were given. If a rule is
  /// set twice, the later setting wins.
  ///
  /// - Parameters:
  ///   - rules: values of `--rule`: `NAME=SEVERITY`.
  ///   - only: values of `--only`: names with commas between them.
  ///   - types: values of `--type`.
  ///   - hosts: values of `--host`, relative to `workingDirectory`.
  ///   - exclude: values of `--exclude`, relative to `workingDirectory`.
  ///   - names: the rules and categories that can be named, beside rules that configurations define.
  package init(
    rules: [String] = [], only: [String] = [], types: [String] = [], hosts: [String] = [],
    exclude: [String] = [], workingDirectory: String, names: RuleNames
  ) throws(ConfigurationError) {
    for rule in rules {
      let (id, severity) = try CommandLineSettings.setting(rule, names)
      self.rules[id] = .some(severity)
    }
    for list in only {
      for id in list.split(whereSeparator: { $0 == "," || $0 == " " }).map(String.init) {
        if !names.contains(id), !CustomRule.isID(id) {
          throw unknown("--only", UnknownName.rule(id, among: names.all))
        }
        self.only = (self.only ?? []).union([id])
      }
    }
    if !only.isEmpty, self.only == nil {
      throw ConfigurationError(
        .init(en: "--only names no rule", zh: "--only 没有指定规则"),
        help: .init(en: "`mpcheck rules` lists all rules", zh: "用 `mpcheck rules` 列出全部规则"))
    }
    if types.contains("") {
      throw ConfigurationError(.init(en: "--type names no type", zh: "--type 没有指定类型"))
    }
    self.types = types
    self.hosts = hosts.map { Path.join(workingDirectory, $0) }
    self.exclude = PathPatterns(
      exclude.map { Setting($0, from: .commandLine) }, folder: workingDirectory)
  }

  private static func setting(
    _ text: String, _ rules: RuleNames
  ) throws(ConfigurationError) -> (id: String, severity: Severity?) {
    let id = String(text.prefix { $0 != "=" })
    if !rules.contains(id), !CustomRule.isID(id) {
      throw unknown("--rule", UnknownName.rule(id, among: rules.all))
    }
    let names = SeverityName.all
    guard id.endIndex != text.endIndex, id != text else {
      throw ConfigurationError(
        .init(en: "--rule: \"\(text)\" names no severity", zh: "--rule：“\(text)”没有指定严重级别"),
        help: .init(
          en: "write \"\(id)=off\" or another of \(names.joined(separator: ", "))",
          zh: "写成“\(id)=off”，或使用其他级别：\(names.map { "“\($0)”" }.joined(separator: "、"))"))
    }
    let name = String(text.dropFirst(id.count + 1))
    guard let severity = SeverityName.severity(name) else {
      throw unknown(
        "--rule",
        UnknownName.word(name, kind: .init(en: "severity", zh: "严重级别"), kinds: "severities", among: names))
    }
    return (id, severity)
  }

  /// Lays the settings over `configuration`.
  package func apply(to configuration: inout Configuration) {
    for (id, severity) in rules { configuration.commandLineRules[id] = Setting(severity, from: .commandLine) }
    for (id, options) in options {
      var entries = RuleEntries()
      entries.options[id] = Setting(options, from: .commandLine)
      configuration.entries.merge(entries)
    }
    if let only { configuration.only = only }
    configuration.nativeViews += types.map { Setting(NativeTypes.View(name: $0), from: .commandLine) }
    configuration.hosts += hosts.map { Setting($0, from: .commandLine) }
    configuration.exclude.append(exclude)
  }
}

private func unknown(_ option: String, _ answer: UnknownName.Answer) -> ConfigurationError {
  ConfigurationError(
    .init(en: "\(option): \(answer.message.english)", zh: "\(option)：\(answer.message.chinese)"),
    help: answer.help)
}
