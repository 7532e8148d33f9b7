import Diagnostics
import Files

/// What entries of `rules` say, by the name of the rule or category.
package struct RuleEntries: Sendable {
  /// The severities; nil is off. An entry that says none is not here.
  package var severities: [String: Setting<Severity?>] = [:]
  /// The options, by the id of the rule and then by their names.
  package var options: [String: Setting<[String: RuleOption.Value]>] = [:]
  /// The rules with an option in which something is wrong: what it says is not known.
  var withFaultyOptions: Set<String> = []

  package init() {}

  /// Lays other entries over these.
  mutating func merge(_ other: RuleEntries) {
    severities.merge(other.severities) { _, own in own }
    options.merge(other.options) { base, own in
      Setting(base.value.merging(own.value) { _, own in own }, from: own.origin)
    }
    withFaultyOptions.formUnion(other.withFaultyOptions)
  }

  var isEmpty: Bool { severities.isEmpty && options.isEmpty }
}

/// Reads entries of `rules`: each a severity, or an object with a severity and options.
package struct RuleEntryReader {
  /// What is wrong with an entry.
  package struct Flaw {
    package var message: LocalizedText
    package var help: LocalizedText?
    package var range: ByteRange

    init(_ message: LocalizedText, help: LocalizedText? = nil, at range: ByteRange) {
      (self.message, self.help, self.range) = (message, help, range)
    }

    fileprivate init(_ answer: UnknownName.Answer, at range: ByteRange) {
      self.init(answer.message, help: answer.help, at: range)
    }
  }

  /// What an entry says.
  package struct Entry {
    /// Nil when it says none, nil in it is off.
    package var severity: Severity??
    package var options: [String: RuleOption.Value] = [:]
    fileprivate(set) var hasFaultyOption = false
  }

  private static let severityKey = "severity"
  private let names: RuleNames
  /// Whether an entry may be about any rule that a configuration can define.
  private let acceptsCustomRules: Bool
  private let allNames: [String]
  private var spelling = SpellingBudget()
  /// What is wrong with the entries that were read. They lack it.
  private var flaws: [Flaw] = []

  package init(_ names: RuleNames, acceptsCustomRules: Bool = false) {
    self.names = names
    self.acceptsCustomRules = acceptsCustomRules
    allNames = names.all
  }

  /// What is wrong with the entries that were read since the last call.
  package mutating func removeFlaws() -> [Flaw] {
    defer { flaws = [] }
    return flaws
  }

  /// Reads an entry; nil where nothing has its name. One of an override may leave the severity to what is in force otherwise.
  package mutating func read(_ member: JSONMember, isOfOverride: Bool = false) -> Entry? {
    let name = member.key
    if !names.contains(name), !(acceptsCustomRules && CustomRule.isID(name)) {
      let near = spelling.nearestName(to: name, in: allNames)
      flaws.append(Flaw(UnknownName.rule(name, near: near), at: member.keyRange))
      return nil
    }
    if !member.value.isObject { return Entry(severity: severity(member.value, of: name)) }
    var entry = Entry()
    var seen: Set<String> = []
    for key in member.value.members {
      if !seen.insert(key.key).inserted {
        flaws.append(repeated(key))
      } else if key.key == RuleEntryReader.severityKey {
        entry.severity = severity(key.value, of: name)
      } else {
        readOption(key, of: name, into: &entry)
      }
    }
    if !seen.contains(RuleEntryReader.severityKey), !isOfOverride, let rule = names.rule(name),
      rule.severity == nil
    {
      flaws.append(
        Flaw(
          .init(en: "\"\(name)\" is off without a \"severity\"", zh: "“\(name)”没有写“severity”，处于关闭状态"),
          help: .init(en: "add \"severity\": \"warning\"", zh: "加上 \"severity\": \"warning\""),
          at: firstByte(of: member.value)))
    }
    return entry
  }

  private mutating func readOption(_ key: JSONMember, of name: String, into entry: inout Entry) {
    let options = names.rule(name)?.options ?? []
    if let option = options.first(where: { $0.name == key.key }) {
      let flawCount = flaws.count
      if let value = value(key.value, of: option) { entry.options[option.name] = value }
      if flaws.count > flawCount { entry.hasFaultyOption = true }
      return
    }
    let known = [RuleEntryReader.severityKey] + options.map(\.name)
    let names = quotedList(known, atMost: known.count)
    let list = LocalizedText(en: "it has \(names.english)", zh: "可用的选项：\(names.chinese)")
    flaws.append(
      Flaw(
        .init(en: "\"\(name)\" has no option \"\(key.key)\"", zh: "“\(name)”没有选项“\(key.key)”"),
        help: didYouMean(spelling.nearestName(to: key.key, in: known)) ?? list, at: key.keyRange))
  }

  private mutating func severity(_ value: JSONValue, of name: String) -> Severity?? {
    guard let word = value.string else {
      flaws.append(
        Flaw(
          JSONError.mismatch(
            .init(en: "the severity of \"\(name)\"", zh: "“\(name)”的严重级别"),
            mustBe: .init(en: "a string", zh: "字符串"),
            not: value.kindName), at: firstByte(of: value)))
      return nil
    }
    guard let severity = SeverityName.severity(word) else {
      flaws.append(
        Flaw(
          UnknownName.word(
            word, kind: .init(en: "severity", zh: "严重级别"), kinds: "severities", among: SeverityName.all,
            &spelling), at: value.range))
      return nil
    }
    return .some(severity)
  }

  private mutating func value(_ value: JSONValue, of option: RuleOption) -> RuleOption.Value? {
    switch option.kind {
    case .flag:
      if let flag = value.bool { return .flag(flag) }
      flaws.append(mismatch(value, of: option, .init(en: "true or false", zh: "布尔值 true 或 false")))
      return nil
    case .reasons(let form):
      if value.isObject { return .reasons(reasons(value.members, of: form)) }
      flaws.append(mismatch(value, of: option, .init(en: "an object", zh: "对象")))
      return nil
    }
  }

  private mutating func reasons(_ members: [JSONMember], of form: NamePattern.Form) -> [String: String] {
    var reasons: [String: String] = [:]
    for member in members {
      let name = member.key
      if let flaw = NamePattern.flaw(in: name, as: form) {
        flaws.append(Flaw(flaw, help: form.help, at: member.keyRange))
        continue
      }
      guard let reason = member.value.string else {
        flaws.append(
          Flaw(
            JSONError.mismatch(
              .init(en: "the reason of \"\(name)\"", zh: "“\(name)”的原因"),
              mustBe: .init(en: "a string", zh: "字符串"),
              not: member.value.kindName),
            at: firstByte(of: member.value)))
        continue
      }
      if reason.allSatisfy(\.isWhitespace) {
        flaws.append(
          Flaw(
            .init(en: "the reason of \"\(name)\" is empty", zh: "“\(name)”的原因为空"),
            help: form.helpOnReason,
            at: member.value.range))
      } else if reasons.updateValue(reason, forKey: name) != nil {
        flaws.append(repeated(member))
      }
    }
    return reasons
  }

  private func repeated(_ member: JSONMember) -> Flaw {
    Flaw(
      .init(en: "duplicate key \"\(member.key)\"", zh: "键“\(member.key)”重复"),
      help: .init(en: "remove one of the two", zh: "删除其中一个"), at: member.keyRange)
  }

  private func mismatch(_ value: JSONValue, of option: RuleOption, _ expected: LocalizedText) -> Flaw {
    Flaw(
      JSONError.mismatch(
        .init(en: "\"\(option.name)\"", zh: "“\(option.name)”"), mustBe: expected, not: value.kindName),
      at: firstByte(of: value))
  }

  /// Of an array or object only the bracket is marked: the rest may be long.
  private func firstByte(of value: JSONValue) -> ByteRange {
    value.isObject || value.isArray ? ByteRange(value.range.start, value.range.start + 1) : value.range
  }
}
