import Diagnostics
import Files
import Containers
import NativeSource

/// What is in force and where each piece of it was set: `mpcheck config` prints it.
package struct ConfigurationListing: Sendable {
  struct Entry {
    var key: TopLevelKey
    /// The entry below the key, where it has named ones.
    var name: String?
    var value: JSONTree
    var origin: Origin
  }

  private let files: [SourceText]
  private let positions: [String: PositionIndex]
  private let workingDirectory: String
  private let passedOver: [(path: String, reason: LocalizedText)]
  private(set) var entries: [Entry] = []

  /// Lists `configuration`, with what is in force for each rule in the file at `path`, absolute. Paths are shown from
  /// `workingDirectory`.
  ///
  /// - Parameter passedOver: the configuration files that do not count, and why, as clauses.
  package init(
    _ configuration: Configuration, rules: RuleNames, at path: String,
    passedOver: [(path: String, reason: LocalizedText)] = [], workingDirectory: String
  ) {
    self.passedOver = passedOver
    files = configuration.files
    positions = Dictionary(files.map { ($0.path, PositionIndex($0)) }) { first, _ in first }
    self.workingDirectory = workingDirectory
    for required in configuration.required { add(.required, .string(required.value.text), required.origin) }
    if let program = configuration.program { add(path: program, to: .program) }
    for pattern in configuration.exclude.entries { add(.exclude, .string(pattern.value), pattern.origin) }
    for (id, setting) in configuration.dialects.sorted(by: { $0.key < $1.key }) {
      let state: DialectSwitch = setting.value ? .on : .off
      add(.dialects, name: id, .string(state.rawValue), setting.origin)
    }
    for host in configuration.hosts { add(path: host, to: .hosts) }
    for view in configuration.nativeViews {
      add(.nativeViews, name: view.value.name, tree(of: view.value), view.origin)
    }
    for tag in configuration.tags { add(.tags, .string(tag.value), tag.origin) }
    for name in configuration.globals { add(.globals, .string(name.value), name.origin) }
    for rule in configuration.customRules { add(.custom, name: rule.name, tree(of: rule), .file(rule.place)) }
    let rules = rules.adding(configuration.customRules)
    let settings = RuleSettings(rules: rules, configuration: configuration)
    let options = settings.options(for: path)
    for (index, setting) in settings.settings(for: path).enumerated() {
      let value = tree(of: .some(setting.value), options.values[index] ?? [:])
      add(.rules, name: rules.rules[index].id, value, setting.origin)
    }
    for override in configuration.overrides { add(.overrides, tree(of: override.value), override.origin) }
    if let baseline = configuration.baseline { add(path: baseline, to: .baseline) }
    if let indentation = configuration.indentation {
      add(.format, name: FormatKey.indent.rawValue, tree(of: indentation.value), indentation.origin)
    }
  }

  private mutating func add(_ key: TopLevelKey, name: String? = nil, _ value: JSONTree, _ origin: Origin) {
    entries.append(Entry(key: key, name: name, value: value, origin: origin))
  }

  private mutating func add(path: Setting<String>, to key: TopLevelKey) {
    add(key, .string(Path.display(path.value, from: workingDirectory)), path.origin)
  }

  /// The listing for people: the files, then a line for each entry with its value and its origin.
  package var text: String { text(in: .english) }

  package func text(in language: Language) -> String {
    let names = files.map { JSONWriter.escaped(Path.display($0.path, from: workingDirectory)) }
    let rows = entries.map { entry in
      (
        key: entry.key.rawValue + (entry.name.map { "." + JSONWriter.escaped($0) } ?? ""),
        value: entry.value.onOneLine, origin: shown(entry.origin, in: language)
      )
    }
    // One very long value shall not push all origins off the screen.
    let keyWidth = min(48, rows.map(\.key.unicodeScalars.count).max() ?? 0)
    let valueWidth = min(32, rows.map(\.value.unicodeScalars.count).max() ?? 0)
    var text =
      names.isEmpty
      ? language(en: "read from no file\n", zh: "没有读取配置文件\n")
      : language(
        en: "read from \(names.joined(separator: ", "))\n", zh: "读取自 \(names.joined(separator: "、"))\n")
    for file in passedOver {
      let path = JSONWriter.escaped(Path.display(file.path, from: workingDirectory))
      text += language(
        en: "not read: \(path) (\(file.reason.english))\n", zh: "未读取：\(path)（\(file.reason.chinese)）\n")
    }
    for row in rows {
      text += "\(padded(row.key, keyWidth))  \(padded(row.value, valueWidth))  \(row.origin)\n"
    }
    return text
  }

  /// The same as a JSON text. Paths and positions are as in the findings that `lint` prints.
  package var json: String {
    let settings = entries.map { entry in
      JSONTree.object(
        [("key", .string(entry.key.rawValue))] + (entry.name.map { [("name", .string($0))] } ?? [])
          + [("value", entry.value), ("origin", originTree(entry.origin))])
    }
    let files = files.map { Path.display($0.path, from: workingDirectory) }
    return JSONTree.object([
      ("version", .integer(1)), ("files", .strings(files)),
      ("passedOver", .strings(passedOver.map { Path.display($0.path, from: workingDirectory) })),
      ("settings", .array(settings)),
    ]).indented
  }

  private func shown(_ origin: Origin, in language: Language) -> String {
    switch origin {
    case .builtIn: return language(en: "default", zh: "默认")
    case .commandLine: return language(en: "command line", zh: "命令行")
    case .file(let place):
      let path = JSONWriter.escaped(Path.display(place.path, from: workingDirectory))
      guard let position = positions[place.path]?.position(at: place.range.start) else { return path }
      return "\(path):\(position.line):\(position.column)"
    }
  }

  private func originTree(_ origin: Origin) -> JSONTree {
    switch origin {
    case .builtIn: return .object([("kind", .string("default"))])
    case .commandLine: return .object([("kind", .string("command-line"))])
    case .file(let place):
      var members: [(key: String, value: JSONTree)] = [
        ("kind", .string("file")), ("path", .string(Path.display(place.path, from: workingDirectory))),
      ]
      if let lines = positions[place.path] {
        let start = tree(of: lines.position(at: place.range.start))
        members.append(
          ("range", .object([("start", start), ("end", tree(of: lines.position(at: place.range.end)))])))
      }
      return .object(members)
    }
  }
}

private func tree(of position: Position) -> JSONTree {
  .object([
    ("line", .integer(position.line)), ("column", .integer(position.column)),
    ("offset", .integer(position.offset)),
  ])
}

/// An entry as it would be written; `severity` is nil where it says none.
private func tree(of severity: Severity??, _ options: [String: RuleOption.Value]) -> JSONTree {
  let word = severity.map { JSONTree.string(SeverityName.of($0)) }
  if let word, options.isEmpty { return word }
  let members = options.sorted { Path.precedes($0.key, $1.key) }.map { name, value in
    (key: name, value: tree(of: value))
  }
  return .object((word.map { [("severity", $0)] } ?? []) + members)
}

private func tree(of value: RuleOption.Value) -> JSONTree {
  switch value {
  case .flag(let flag): .bool(flag)
  case .reasons(let reasons):
    .object(reasons.sorted { Path.precedes($0.key, $1.key) }.map { ($0.key, .string($0.value)) })
  }
}

/// As it would be written in a configuration file, in the order of the keys.
private func tree(of rule: CustomRule) -> JSONTree {
  var members: [(key: CustomRuleKey, value: JSONTree)] = []
  switch rule.source {
  case .selector(let text): members.append((.select, .string(text)))
  case .xpath(let text): members.append((.xpath, .string(text)))
  }
  members.append((.message, tree(of: rule.message)))
  if let help = rule.help { members.append((.help, tree(of: help))) }
  members.append((.severity, .string(SeverityName.of(rule.severity))))
  if let dialects = rule.dialects { members.append((.dialects, .strings(dialects))) }
  if let files = rule.files { members.append((.files, .strings(files.entries.map(\.value)))) }
  if let mark = rule.mark { members.append((.mark, .string(mark))) }
  if rule.part != .name { members.append((.at, .string(rule.part.rawValue))) }
  if let url = rule.url { members.append((.url, .string(url))) }
  return .object(members.map { ($0.key.rawValue, $0.value) })
}

private func tree(of text: CustomText) -> JSONTree {
  let (english, chinese) = (text.source.english, text.source.chinese)
  if english == chinese { return .string(english) }
  return .object([
    (CustomTextKey.en.rawValue, .string(english)), (CustomTextKey.zh.rawValue, .string(chinese)),
  ])
}

private func tree(of indentation: Indentation) -> JSONTree {
  switch indentation {
  case .tab: .string(FormatKey.tab)
  case .blanks(let count): .integer(count)
  }
}

private func tree(of override: Configuration.Override) -> JSONTree {
  let entries = override.entries
  let names = Set(entries.severities.keys).union(entries.options.keys).sorted(by: Path.precedes)
  let rules = names.map { name in
    (key: name, value: tree(of: entries.severities[name].map(\.value), entries.options[name]?.value ?? [:]))
  }
  return .object([
    (OverrideKey.files.rawValue, .strings(override.files.entries.map(\.value))),
    (OverrideKey.rules.rawValue, .object(rules)),
  ])
}

/// As it would be written in a configuration file, with everything in the order of its names.
private func tree(of view: NativeTypes.View) -> JSONTree {
  var members: [(key: String, value: JSONTree)] = []
  if let parameters = view.parameters {
    let sorted = parameters.sorted { Path.precedes($0.key, $1.key) }
    let types = sorted.map {
      (key: $0.key, value: JSONTree.string($0.value.type?.rawValue ?? ParameterTypeName.any))
    }
    members.append((NativeViewKey.params.rawValue, .object(types)))
  }
  if let events = view.events {
    members.append((NativeViewKey.events.rawValue, .strings(events.sorted(by: Path.precedes))))
  }
  if !view.platforms.isEmpty {
    let platforms = NativePlatform.allCases.filter(view.platforms.contains).map(\.rawValue)
    members.append((NativeViewKey.platforms.rawValue, .strings(platforms)))
  }
  return .object(members)
}

private func padded(_ text: String, _ width: Int) -> String {
  text + String(repeating: " ", count: max(0, width - text.unicodeScalars.count))
}
