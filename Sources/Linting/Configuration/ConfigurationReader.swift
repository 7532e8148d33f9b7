import Diagnostics
import Files
import Containers
import NativeSource
import Markup

/// Reads one configuration file, strictly: whatever it does not know is an error. It goes on after an error, so that one run
/// names all of them; what it gives lacks what is wrong.
struct ConfigurationReader {
  let text: SourceText
  /// What is wrong in the file, in the order in which it was found.
  private(set) var errors: [ConfigurationError] = []
  /// How many of them are about rules that it defines.
  var customErrorCount = 0
  /// The version range it is for, which is looked at before anything else: a file for a newer version may have
  /// keys and rules that this one does not know.
  private(set) var required: Setting<VersionRange>?
  /// The files it extends, as they are written, and where. What a later one says wins.
  private(set) var extends: [(path: String, range: ByteRange)] = []
  private(set) var members: [(key: TopLevelKey, member: JSONMember)] = []
  /// The rules and categories that can be named.
  private var names = RuleNames([], categories: [])
  private var spelling = SpellingBudget()
  /// Made for the first error.
  private var positions: PositionIndex?

  /// Reads what decides which files are read; the rest is read by `read`.
  init(_ text: SourceText) {
    self.text = text
    let document = JSONDocument(text)
    if let error = document.error {
      fail(
        error.range,
        .init(en: "broken JSON: \(error.message.english)", zh: "JSON 有误：\(error.message.chinese)"))
    }
    guard let root = document.root else { return }
    if !root.isObject {
      mismatch(root, .init(en: "the configuration", zh: "配置"), .init(en: "an object", zh: "对象"))
      return
    }
    let all = unique(root.members)
    readRequired(all)
    readExtends(all)
    members = keyed(all, by: TopLevelKey.self)
  }

  var folder: String { Path.parent(text.path) }

  private mutating func readRequired(_ members: [JSONMember]) {
    guard let member = members.first(where: { $0.key == TopLevelKey.required.rawValue }),
      let range = string(member.value, .init(en: "\"required\"", zh: "“required”"))
    else { return }
    guard let versions = VersionRange(range) else {
      return fail(
        member.value.range, .init(en: "\"\(range)\" is not a range of versions", zh: "“\(range)”不是版本范围"),
        help: .init(
          en: "write one such as \">=0.1.0\", \">=0.1 <2\" or \"^0.1.0\"",
          zh: "写成版本范围，例如“>=0.1.0”、“>=0.1 <2”或“^0.1.0”"))
    }
    required = Setting(versions, from: origin(member.keyRange))
  }

  private mutating func readExtends(_ members: [JSONMember]) {
    guard let value = members.first(where: { $0.key == TopLevelKey.extends.rawValue })?.value else { return }
    if let path = value.string {
      extends = [(path, value.range)]
    } else if value.isArray {
      for element in value.elements {
        if let path = string(element, .init(en: "an entry of \"extends\"", zh: "“extends”的条目")) {
          extends.append((path, element.range))
        }
      }
    } else {
      mismatch(
        value, .init(en: "\"extends\"", zh: "“extends”"),
        .init(en: "a string or an array of strings", zh: "字符串或字符串数组"))
    }
  }

  /// Lays what the file says over `configuration`. That already has what the extended files say.
  ///
  /// - Parameter names: the rules and categories that can be named.
  mutating func read(into configuration: inout Configuration, names: RuleNames) {
    self.names = names
    configuration.files.append(text)
    if let required { configuration.required.append(required) }
    for (key, member) in members {
      let value = member.value
      switch key {
      case .schema: _ = string(value, .init(en: "\"$schema\"", zh: "“$schema”"))
      case .required, .extends: break
      case .program: if let path = path(member) { configuration.program = path }
      case .exclude:
        configuration.exclude.append(
          PathPatterns(strings(value, .init(en: "\"exclude\"", zh: "“exclude”")), folder: folder))
      case .hosts:
        for entry in strings(value, .init(en: "\"hosts\"", zh: "“hosts”")) {
          configuration.hosts.append(Setting(Path.join(folder, entry.value), from: entry.origin))
        }
      case .nativeViews: readNativeViews(value, into: &configuration.nativeViews)
      case .dialects: configuration.dialects.merge(dialects(value)) { _, own in own }
      case .tags: configuration.tags += strings(value, .init(en: "\"tags\"", zh: "“tags”"))
      case .globals:
        configuration.globals += strings(value, .init(en: "\"globals\"", zh: "“globals”"))
      // It was read before: other keys name the rules.
      case .custom: break
      case .rules: configuration.entries.merge(entries(value, isOfOverride: false))
      case .overrides: configuration.overrides += overrides(value)
      case .baseline: if let path = path(member) { configuration.baseline = path }
      case .format: readFormat(value, into: &configuration)
      }
    }
  }

  private mutating func path(_ member: JSONMember) -> Setting<String>? {
    string(member.value, .init(en: "\"\(member.key)\"", zh: "“\(member.key)”")).map {
      Setting(Path.join(folder, $0), from: origin(member.keyRange))
    }
  }

  private mutating func readFormat(_ value: JSONValue, into configuration: inout Configuration) {
    for (key, member) in keyed(
      members(of: value, .init(en: "\"format\"", zh: "“format”")), by: FormatKey.self)
    {
      switch key {
      case .indent:
        if let indentation = indentation(member.value) {
          configuration.indentation = Setting(indentation, from: origin(member.keyRange))
        }
      }
    }
  }

  private mutating func indentation(_ value: JSONValue) -> Indentation? {
    if value.string == FormatKey.tab { return .tab }
    if let number = value.number, let count = Int(exactly: number), Indentation.sizes.contains(count) {
      return .blanks(count)
    }
    let (least, most) = (Indentation.sizes.lowerBound, Indentation.sizes.upperBound)
    let expected = LocalizedText(
      en: "a number from \(least) to \(most) or \"\(FormatKey.tab)\"",
      zh: "从 \(least) 到 \(most) 的数字或“\(FormatKey.tab)”")
    if value.string == nil, value.number == nil {
      mismatch(value, .init(en: "\"indent\"", zh: "“indent”"), expected)
      return nil
    }
    let given =
      value.string.map { LocalizedText(en: "\"\($0)\"", zh: "“\($0)”") }
      ?? LocalizedText(en: text.string(value.range), zh: " \(text.string(value.range))")
    fail(
      value.range, JSONError.mismatch(.init(en: "\"indent\"", zh: "“indent”"), mustBe: expected, not: given))
    return nil
  }

  private mutating func dialects(_ value: JSONValue) -> [String: Setting<Bool>] {
    var dialects: [String: Setting<Bool>] = [:]
    for member in members(of: value, .init(en: "\"dialects\"", zh: "“dialects”")) {
      let id = member.key
      guard isDialect(id, at: member.keyRange),
        let name = string(member.value, .init(en: "the switch of \"\(id)\"", zh: "“\(id)”的开关"))
      else { continue }
      guard let state = DialectSwitch(rawValue: name) else {
        unknown(
          name, at: member.value.range, kind: .init(en: "switch", zh: "开关值"), kinds: "switches",
          among: DialectSwitch.all)
        continue
      }
      dialects[id] = Setting(state == .on, from: origin(member.keyRange))
    }
    return dialects
  }

  mutating func isDialect(_ id: String, at range: ByteRange) -> Bool {
    let names = Dialect.all.map(\.id.rawValue)
    if names.contains(id) { return true }
    unknown(id, at: range, kind: .init(en: "dialect", zh: "页面语言"), kinds: "dialects", among: names)
    return false
  }

  private mutating func entries(_ value: JSONValue, isOfOverride: Bool) -> RuleEntries {
    var entries = RuleEntries()
    var reader = RuleEntryReader(names)
    for member in members(of: value, .init(en: "\"rules\"", zh: "“rules”")) {
      guard let entry = reader.read(member, isOfOverride: isOfOverride) else { continue }
      let origin = self.origin(member.keyRange)
      if let severity = entry.severity { entries.severities[member.key] = Setting(severity, from: origin) }
      if !entry.options.isEmpty { entries.options[member.key] = Setting(entry.options, from: origin) }
      if entry.hasFaultyOption { entries.withFaultyOptions.insert(member.key) }
    }
    for flaw in reader.removeFlaws() { fail(flaw.range, flaw.message, help: flaw.help) }
    return entries
  }

  private mutating func overrides(_ value: JSONValue) -> [Setting<Configuration.Override>] {
    guard value.isArray else {
      mismatch(value, .init(en: "\"overrides\"", zh: "“overrides”"), .init(en: "an array", zh: "数组"))
      return []
    }
    return value.elements.compactMap { override($0) }
  }

  private mutating func override(_ value: JSONValue) -> Setting<Configuration.Override>? {
    let what = LocalizedText(en: "an override", zh: "“overrides”的条目")
    guard value.isObject else {
      mismatch(value, what, .init(en: "an object", zh: "对象"))
      return nil
    }
    let brace = ByteRange(value.range.start, value.range.start + 1)
    var files: PathPatterns?
    var rules: RuleEntries?
    let all = members(of: value, what)
    let known = keyed(all, by: OverrideKey.self)
    for (key, member) in known {
      switch key {
      case .files:
        files = PathPatterns(strings(member.value, .init(en: "\"files\"", zh: "“files”")), folder: folder)
      case .rules: rules = entries(member.value, isOfOverride: true)
      }
    }
    if let files, let rules {
      return Setting(Configuration.Override(files: files, entries: rules), from: origin(brace))
    }
    // Where a key is misspelled, that is said.
    if known.count == all.count {
      let missing = files == nil ? OverrideKey.files : .rules
      fail(
        brace,
        .init(
          en: "the override has no \"\(missing.rawValue)\"", zh: "“overrides”的这一条目缺少“\(missing.rawValue)”"),
        help: .init(en: "the entry has no effect without it", zh: "加上该键，否则这一条目不起作用"))
    }
    return nil
  }

  private mutating func readNativeViews(_ value: JSONValue, into views: inout [Setting<NativeTypes.View>]) {
    let extended = Dictionary(
      views.enumerated().map { ($1.value.name, $0) }, uniquingKeysWith: { first, _ in first })
    for member in members(of: value, .init(en: "\"nativeViews\"", zh: "“nativeViews”")) {
      let view = Setting(nativeView(member), from: origin(member.keyRange))
      if let index = extended[member.key] {
        views[index] = view
      } else {
        views.append(view)
      }
    }
  }

  private mutating func nativeView(_ member: JSONMember) -> NativeTypes.View {
    var view = NativeTypes.View(name: member.key)
    view.declarations = [place(member.keyRange)]
    for (key, property) in keyed(
      members(of: member.value, .init(en: "\"\(member.key)\"", zh: "“\(member.key)”")), by: NativeViewKey.self
    ) {
      switch key {
      case .params: view.parameters = parameters(property.value)
      case .events:
        view.events = Set(strings(property.value, .init(en: "\"events\"", zh: "“events”")).map(\.value))
      case .platforms:
        guard property.value.isArray else {
          mismatch(
            property.value, .init(en: "\"platforms\"", zh: "“platforms”"),
            .init(en: "an array of strings", zh: "字符串数组"))
          continue
        }
        for element in property.value.elements {
          let platform: NativePlatform? = word(
            element, .init(en: "an entry of \"platforms\"", zh: "“platforms”的条目"),
            kind: .init(en: "platform", zh: "平台"),
            kinds: "platforms")
          if let platform { view.platforms.insert(NativePlatforms(platform)) }
        }
      }
    }
    return view
  }

  private mutating func parameters(_ value: JSONValue) -> [String: NativeTypes.Parameter] {
    var parameters: [String: NativeTypes.Parameter] = [:]
    for member in members(of: value, .init(en: "\"params\"", zh: "“params”")) {
      let what = LocalizedText(en: "the type of \"\(member.key)\"", zh: "“\(member.key)”的类型")
      guard let name = string(member.value, what) else { continue }
      let type = NativeTypes.ParameterType(rawValue: name)
      if type == nil, name != ParameterTypeName.any {
        unknown(
          name, at: member.value.range, kind: .init(en: "parameter type", zh: "参数类型"),
          kinds: "parameter types", among: ParameterTypeName.all)
        continue
      }
      parameters[member.key] = NativeTypes.Parameter(type: type, declaration: place(member.keyRange))
    }
    return parameters
  }
}

// What every kind of value goes through.
extension ConfigurationReader {
  /// The members with the keys that they mean.
  mutating func keyed<Key: ConfigurationKey>(
    _ members: [JSONMember], by keys: Key.Type
  ) -> [(key: Key, member: JSONMember)] {
    var keyed: [(key: Key, member: JSONMember)] = []
    for member in members {
      if let key = Key(rawValue: member.key) {
        keyed.append((key, member))
        continue
      }
      unknown(
        member.key, at: member.keyRange, kind: .init(en: "key", zh: "键"), kinds: "keys",
        among: Key.allCases.map(\.rawValue))
    }
    return keyed
  }

  mutating func members(of value: JSONValue, _ what: LocalizedText) -> [JSONMember] {
    if value.isObject { return unique(value.members) }
    mismatch(value, what, .init(en: "an object", zh: "对象"))
    return []
  }

  /// The members without those that have the key of an earlier one.
  mutating func unique(_ members: [JSONMember]) -> [JSONMember] {
    var seen: Set<String> = []
    return members.filter { member in
      if seen.insert(member.key).inserted { return true }
      fail(
        member.keyRange, .init(en: "duplicate key \"\(member.key)\"", zh: "键“\(member.key)”重复"),
        help: .init(en: "remove one of the two", zh: "删除其中一个"))
      return false
    }
  }

  mutating func string(_ value: JSONValue, _ what: LocalizedText) -> String? {
    if let string = value.string { return string }
    mismatch(value, what, .init(en: "a string", zh: "字符串"))
    return nil
  }

  mutating func strings(_ value: JSONValue, _ what: LocalizedText) -> [Setting<String>] {
    guard value.isArray else {
      mismatch(value, what, .init(en: "an array of strings", zh: "字符串数组"))
      return []
    }
    let entry = LocalizedText(en: "an entry of \(what.english)", zh: "\(what.chinese)的条目")
    return value.elements.compactMap { element in
      string(element, entry).map { Setting($0, from: origin(element.range)) }
    }
  }

  mutating func word<Word: RawRepresentable & CaseIterable>(
    _ value: JSONValue, _ what: LocalizedText, kind: LocalizedText, kinds: String
  ) -> Word? where Word.RawValue == String {
    guard let name = string(value, what) else { return nil }
    if let word = Word(rawValue: name) { return word }
    unknown(name, at: value.range, kind: kind, kinds: kinds, among: Word.allCases.map(\.rawValue))
    return nil
  }

  func place(_ range: ByteRange) -> Place { Place(path: text.path, range: range) }
  func origin(_ range: ByteRange) -> Origin { .file(place(range)) }

  mutating func fail(_ range: ByteRange, _ message: LocalizedText, help: LocalizedText? = nil) {
    let positions = self.positions ?? PositionIndex(text)
    self.positions = positions
    errors.append(
      ConfigurationError(
        message, help: help, place: place(range), position: positions.position(at: range.start)))
  }

  /// `kind` is a singular noun, `kinds` its plural.
  mutating func unknown(
    _ word: String, at range: ByteRange, kind: LocalizedText, kinds: String, among words: [String]
  ) {
    let answer = UnknownName.word(word, kind: kind, kinds: kinds, among: words, &spelling)
    fail(range, answer.message, help: answer.help)
  }

  /// Of an array or object only the bracket is marked: the rest may be long.
  mutating func mismatch(_ value: JSONValue, _ what: LocalizedText, _ expected: LocalizedText) {
    var range = value.range
    if value.isObject || value.isArray { range.end = range.start + 1 }
    fail(range, JSONError.mismatch(what, mustBe: expected, not: value.kindName))
  }
}
