import Diagnostics
import Files
import Containers
import NativeSource
import Markup

/// Reads one configuration file, strictly: whatever it does not know is an error.
struct ConfigurationReader {
  let text: SourceText
  /// The rules and categories that can be named.
  let names: RuleNames
  private let members: [JSONMember]

  /// Checks that the text is an object; its keys are checked by `read`.
  init(_ text: SourceText, names: RuleNames) throws(ConfigurationError) {
    self.text = text
    self.names = names
    let document = JSONDocument(text)
    if let error = document.error {
      throw ConfigurationError(
        .init(en: "broken JSON: \(error.message.english)", zh: "JSON 有误：\(error.message.chinese)"), in: text,
        at: error.range)
    }
    members = document.root?.members ?? []
    if let root = document.root, !root.isObject {
      throw mismatch(root, .init(en: "the configuration", zh: "配置"), .init(en: "an object", zh: "对象"))
    }
  }

  private var folder: String { Path.parent(text.path) }

  /// The version range it is for, which is looked at before anything else: a file for a newer version may have
  /// keys and rules that this one does not know.
  func required() throws(ConfigurationError) -> Setting<VersionRange>? {
    guard let member = members.last(where: { $0.key == TopLevelKey.required.rawValue }) else { return nil }
    let range = try string(member.value, .init(en: "\"required\"", zh: "“required”"))
    guard let versions = VersionRange(range) else {
      throw fail(
        member.value.range, .init(en: "\"\(range)\" is not a range of versions", zh: "“\(range)”不是版本范围"),
        help: .init(
          en: "write one such as \">=0.1.0\", \">=0.1 <2\" or \"^0.1.0\"",
          zh: "写成版本范围，例如“>=0.1.0”、“>=0.1 <2”或“^0.1.0”"))
    }
    return Setting(versions, from: origin(member.keyRange))
  }

  /// The files it extends, as they are written, and where. What a later one says wins.
  func extends() throws(ConfigurationError) -> [(path: String, range: ByteRange)] {
    guard let value = members.last(where: { $0.key == TopLevelKey.extends.rawValue })?.value else {
      return []
    }
    if let path = value.string { return [(path, value.range)] }
    guard value.isArray else {
      throw mismatch(
        value, .init(en: "\"extends\"", zh: "“extends”"),
        .init(en: "a string or an array of strings", zh: "字符串或字符串数组"))
    }
    var paths: [(path: String, range: ByteRange)] = []
    for element in value.elements {
      paths.append(
        (try string(element, .init(en: "an entry of \"extends\"", zh: "“extends”的条目")), element.range))
    }
    return paths
  }

  /// Lays what the file says over `configuration`. That already has what the extended files say.
  func read(into configuration: inout Configuration) throws(ConfigurationError) {
    configuration.files.append(text)
    try checkUnique(members)
    if let required = try required() { configuration.required.append(required) }
    for (key, member) in try keyed(members, by: TopLevelKey.self) {
      let value = member.value
      switch key {
      case .schema: _ = try string(value, .init(en: "\"$schema\"", zh: "“$schema”"))
      case .required, .extends: break
      case .program: configuration.program = try path(member)
      case .exclude:
        configuration.exclude.append(
          PathPatterns(try strings(value, .init(en: "\"exclude\"", zh: "“exclude”")), folder: folder))
      case .hosts:
        for entry in try strings(value, .init(en: "\"hosts\"", zh: "“hosts”")) {
          configuration.hosts.append(Setting(Path.join(folder, entry.value), from: entry.origin))
        }
      case .nativeViews: try readNativeViews(value, into: &configuration.nativeViews)
      case .dialects: configuration.dialects.merge(try dialects(value)) { _, own in own }
      case .tags: configuration.tags += try strings(value, .init(en: "\"tags\"", zh: "“tags”"))
      case .globals:
        configuration.globals += try strings(value, .init(en: "\"globals\"", zh: "“globals”"))
      case .rules: configuration.entries.merge(try entries(value, isOfOverride: false))
      case .overrides: configuration.overrides += try overrides(value)
      case .baseline: configuration.baseline = try path(member)
      case .format: try readFormat(value, into: &configuration)
      }
    }
  }

  private func path(_ member: JSONMember) throws(ConfigurationError) -> Setting<String> {
    let path = try string(member.value, .init(en: "\"\(member.key)\"", zh: "“\(member.key)”"))
    return Setting(Path.join(folder, path), from: origin(member.keyRange))
  }

  private func readFormat(
    _ value: JSONValue, into configuration: inout Configuration
  ) throws(ConfigurationError) {
    for (key, member) in try keyed(
      members(of: value, .init(en: "\"format\"", zh: "“format”")), by: FormatKey.self)
    {
      switch key {
      case .indent:
        configuration.indentation = Setting(try indentation(member.value), from: origin(member.keyRange))
      }
    }
  }

  private func indentation(_ value: JSONValue) throws(ConfigurationError) -> Indentation {
    if value.string == FormatKey.tab { return .tab }
    if let number = value.number, let count = Int(exactly: number), Indentation.sizes.contains(count) {
      return .blanks(count)
    }
    let (least, most) = (Indentation.sizes.lowerBound, Indentation.sizes.upperBound)
    let expected = LocalizedText(
      en: "a number from \(least) to \(most) or \"\(FormatKey.tab)\"",
      zh: "从 \(least) 到 \(most) 的数字或“\(FormatKey.tab)”")
    if value.string == nil, value.number == nil {
      throw mismatch(value, .init(en: "\"indent\"", zh: "“indent”"), expected)
    }
    let given =
      value.string.map { LocalizedText(en: "\"\($0)\"", zh: "“\($0)”") }
      ?? LocalizedText(en: text.string(value.range), zh: " \(text.string(value.range))")
    throw fail(
      value.range, JSONError.mismatch(.init(en: "\"indent\"", zh: "“indent”"), mustBe: expected, not: given))
  }

  private func dialects(_ value: JSONValue) throws(ConfigurationError) -> [String: Setting<Bool>] {
    var dialects: [String: Setting<Bool>] = [:]
    let names = Dialect.all.map(\.id.rawValue)
    for member in try members(of: value, .init(en: "\"dialects\"", zh: "“dialects”")) {
      let id = member.key
      if !names.contains(id) {
        throw unknown(
          UnknownName.word(id, kind: .init(en: "dialect", zh: "页面语言"), kinds: "dialects", among: names),
          member.keyRange)
      }
      let name = try string(member.value, .init(en: "the switch of \"\(id)\"", zh: "“\(id)”的开关"))
      guard let state = DialectSwitch(rawValue: name) else {
        throw unknown(
          UnknownName.word(
            name, kind: .init(en: "switch", zh: "开关值"), kinds: "switches", among: DialectSwitch.all),
          member.value.range)
      }
      dialects[id] = Setting(state == .on, from: origin(member.keyRange))
    }
    return dialects
  }

  private func entries(_ value: JSONValue, isOfOverride: Bool) throws(ConfigurationError) -> RuleEntries {
    var entries = RuleEntries()
    let reader = RuleEntryReader(names)
    for member in try members(of: value, .init(en: "\"rules\"", zh: "“rules”")) {
      let entry: RuleEntryReader.Entry
      do throws(RuleEntryReader.Flaw) {
        entry = try reader.read(member, isOfOverride: isOfOverride)
      } catch {
        throw fail(error.range, error.message, help: error.help)
      }
      let origin = self.origin(member.keyRange)
      if let severity = entry.severity { entries.severities[member.key] = Setting(severity, from: origin) }
      if !entry.options.isEmpty { entries.options[member.key] = Setting(entry.options, from: origin) }
    }
    return entries
  }

  private func overrides(_ value: JSONValue) throws(ConfigurationError) -> [Setting<Configuration.Override>] {
    guard value.isArray else {
      throw mismatch(value, .init(en: "\"overrides\"", zh: "“overrides”"), .init(en: "an array", zh: "数组"))
    }
    var overrides: [Setting<Configuration.Override>] = []
    for element in value.elements {
      let brace = ByteRange(element.range.start, element.range.start + 1)
      var files: PathPatterns?
      var rules: RuleEntries?
      for (key, member) in try keyed(
        members(of: element, .init(en: "an override", zh: "“overrides”的条目")), by: OverrideKey.self)
      {
        switch key {
        case .files:
          files = PathPatterns(
            try strings(member.value, .init(en: "\"files\"", zh: "“files”")), folder: folder)
        case .rules: rules = try entries(member.value, isOfOverride: true)
        }
      }
      guard let files, let rules else {
        let missing = files == nil ? OverrideKey.files : .rules
        throw fail(
          brace,
          .init(
            en: "the override has no \"\(missing.rawValue)\"", zh: "“overrides”的这一条目缺少“\(missing.rawValue)”"),
          help: .init(en: "it says nothing without", zh: "加上该键，否则这一条目不起作用"))
      }
      let override = Configuration.Override(files: files, entries: rules)
      overrides.append(Setting(override, from: origin(brace)))
    }
    return overrides
  }

  private func readNativeViews(
    _ value: JSONValue, into views: inout [Setting<NativeTypes.View>]
  ) throws(ConfigurationError) {
    let extended = Dictionary(
      views.enumerated().map { ($1.value.name, $0) }, uniquingKeysWith: { first, _ in first })
    for member in try members(of: value, .init(en: "\"nativeViews\"", zh: "“nativeViews”")) {
      let view = Setting(try nativeView(member), from: origin(member.keyRange))
      if let index = extended[member.key] {
        views[index] = view
      } else {
        views.append(view)
      }
    }
  }

  private func nativeView(_ member: JSONMember) throws(ConfigurationError) -> NativeTypes.View {
    var view = NativeTypes.View(name: member.key)
    view.declarations = [place(member.keyRange)]
    for (key, property) in try keyed(
      members(of: member.value, .init(en: "\"\(member.key)\"", zh: "“\(member.key)”")), by: NativeViewKey.self
    ) {
      switch key {
      case .params: view.parameters = try parameters(property.value)
      case .events:
        view.events = Set(try strings(property.value, .init(en: "\"events\"", zh: "“events”")).map(\.value))
      case .platforms:
        guard property.value.isArray else {
          throw mismatch(
            property.value, .init(en: "\"platforms\"", zh: "“platforms”"),
            .init(en: "an array of strings", zh: "字符串数组"))
        }
        for element in property.value.elements {
          let platform: NativePlatform = try word(
            element, .init(en: "an entry of \"platforms\"", zh: "“platforms”的条目"),
            kind: .init(en: "platform", zh: "平台"),
            kinds: "platforms")
          view.platforms.insert(NativePlatforms(platform))
        }
      }
    }
    return view
  }

  private func parameters(
    _ value: JSONValue
  ) throws(ConfigurationError) -> [String: NativeTypes.Parameter] {
    var parameters: [String: NativeTypes.Parameter] = [:]
    for member in try members(of: value, .init(en: "\"params\"", zh: "“params”")) {
      let what = LocalizedText(en: "the type of \"\(member.key)\"", zh: "“\(member.key)”的类型")
      let name = try string(member.value, what)
      let type = NativeTypes.ParameterType(rawValue: name)
      if type == nil, name != ParameterTypeName.any {
        let answer = UnknownName.word(
          name, kind: .init(en: "parameter type", zh: "参数类型"), kinds: "parameter types",
          among: ParameterTypeName.all)
        throw unknown(answer, member.value.range)
      }
      parameters[member.key] = NativeTypes.Parameter(type: type, declaration: place(member.keyRange))
    }
    return parameters
  }
}

// What every kind of value goes through.
extension ConfigurationReader {
  /// The members with the keys that they mean.
  private func keyed<Key: ConfigurationKey>(
    _ members: [JSONMember], by keys: Key.Type
  ) throws(ConfigurationError) -> [(key: Key, member: JSONMember)] {
    var keyed: [(key: Key, member: JSONMember)] = []
    for member in members {
      guard let key = Key(rawValue: member.key) else {
        let names = Key.allCases.map(\.rawValue)
        let answer = UnknownName.word(
          member.key, kind: .init(en: "key", zh: "键"), kinds: "keys", among: names)
        throw unknown(answer, member.keyRange)
      }
      keyed.append((key, member))
    }
    return keyed
  }

  private func members(of value: JSONValue, _ what: LocalizedText) throws(ConfigurationError) -> [JSONMember]
  {
    guard value.isObject else { throw mismatch(value, what, .init(en: "an object", zh: "对象")) }
    let members = value.members
    try checkUnique(members)
    return members
  }

  private func checkUnique(_ members: [JSONMember]) throws(ConfigurationError) {
    var seen: Set<String> = []
    for member in members where !seen.insert(member.key).inserted {
      throw fail(
        member.keyRange, .init(en: "key \"\(member.key)\" is here twice", zh: "键“\(member.key)”在这里出现两次"),
        help: .init(en: "remove one of the two", zh: "删除其中一个"))
    }
  }

  private func string(_ value: JSONValue, _ what: LocalizedText) throws(ConfigurationError) -> String {
    guard let string = value.string else { throw mismatch(value, what, .init(en: "a string", zh: "字符串")) }
    return string
  }

  private func strings(_ value: JSONValue, _ what: LocalizedText) throws(ConfigurationError) -> [Setting<
    String
  >] {
    guard value.isArray else { throw mismatch(value, what, .init(en: "an array of strings", zh: "字符串数组")) }
    var strings: [Setting<String>] = []
    let entry = LocalizedText(en: "an entry of \(what.english)", zh: "\(what.chinese)的条目")
    for element in value.elements {
      strings.append(Setting(try string(element, entry), from: origin(element.range)))
    }
    return strings
  }

  private func word<Word: RawRepresentable & CaseIterable>(
    _ value: JSONValue, _ what: LocalizedText, kind: LocalizedText, kinds: String
  ) throws(ConfigurationError) -> Word where Word.RawValue == String {
    let name = try string(value, what)
    guard let word = Word(rawValue: name) else {
      let names = Word.allCases.map(\.rawValue)
      throw unknown(UnknownName.word(name, kind: kind, kinds: kinds, among: names), value.range)
    }
    return word
  }

  private func place(_ range: ByteRange) -> Place { Place(path: text.path, range: range) }
  private func origin(_ range: ByteRange) -> Origin { .file(place(range)) }

  private func fail(_ range: ByteRange, _ message: LocalizedText, help: LocalizedText? = nil)
    -> ConfigurationError
  {
    ConfigurationError(message, help: help, in: text, at: range)
  }

  private func unknown(_ answer: UnknownName.Answer, _ range: ByteRange) -> ConfigurationError {
    fail(range, answer.message, help: answer.help)
  }

  /// Of an array or object only the bracket is marked: the rest may be long.
  private func mismatch(_ value: JSONValue, _ what: LocalizedText, _ expected: LocalizedText)
    -> ConfigurationError
  {
    var range = value.range
    if value.isObject || value.isArray { range.end = range.start + 1 }
    return fail(range, JSONError.mismatch(what, mustBe: expected, not: value.kindName))
  }
}
