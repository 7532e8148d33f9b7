import Diagnostics
import Files

/// What entries of `rules` say, by the name of the rule or category.
package struct RuleEntries: Sendable {
  /// The severities; nil is off. An entry that says none is not here.
  package var severities: [String: Setting<Severity?>] = [:]
  /// The options, by the id of the rule and then by their names.
  package var options: [String: Setting<[String: RuleOption.Value]>] = [:]

  package init() {}

  /// Lays other entries over these.
  mutating func merge(_ other: RuleEntries) {
    severities.merge(other.severities) { _, own in own }
    options.merge(other.options) { base, own in
      Setting(base.value.merging(own.value) { _, own in own }, from: own.origin)
    }
  }

  var isEmpty: Bool { severities.isEmpty && options.isEmpty }
}

/// Reads one entry of `rules`: a severity, or an object with a severity and options.
package struct RuleEntryReader {
  /// What is wrong with an entry.
  package struct Flaw: Error {
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
  }

  private static let severityKey = "severity"
  private let names: RuleNames

  package init(_ names: RuleNames) { self.names = names }

  /// Reads an entry. One of an override may leave the severity to what is in force otherwise.
  package func read(_ member: JSONMember, isOfOverride: Bool = false) throws(Flaw) -> Entry {
    let name = member.key
    if !names.contains(name) { throw Flaw(UnknownName.rule(name, among: names.all), at: member.keyRange) }
    if !member.value.isObject { return Entry(severity: .some(try severity(member.value, of: name))) }
    var entry = Entry()
    let options = names.rule(name)?.options ?? []
    var seen: Set<String> = []
    for key in member.value.members {
      if !seen.insert(key.key).inserted {
        throw Flaw(
          .init(en: "key \"\(key.key)\" is here twice", zh: "键“\(key.key)”在这里出现两次"),
          help: .init(en: "remove one of the two", zh: "删除其中一个"), at: key.keyRange)
      }
      if key.key == RuleEntryReader.severityKey {
        entry.severity = .some(try severity(key.value, of: name))
      } else if let option = options.first(where: { $0.name == key.key }) {
        entry.options[option.name] = try value(key.value, of: option)
      } else {
        let known = [RuleEntryReader.severityKey] + options.map(\.name)
        let names = quotedList(known, atMost: known.count)
        let list = LocalizedText(en: "it has \(names.english)", zh: "可用的选项：\(names.chinese)")
        throw Flaw(
          .init(en: "\"\(name)\" has no option \"\(key.key)\"", zh: "“\(name)”没有选项“\(key.key)”"),
          help: didYouMean(nearestName(to: key.key, in: known)) ?? list, at: key.keyRange)
      }
    }
    if entry.severity == nil, !isOfOverride, let rule = names.rule(name), rule.severity == nil {
      throw Flaw(
        .init(en: "\"\(name)\" is off without a \"severity\"", zh: "“\(name)”没有写“severity”，处于关闭状态"),
        help: .init(en: "add \"severity\": \"warning\"", zh: "加上 \"severity\": \"warning\""),
        at: firstByte(of: member.value))
    }
    return entry
  }

  private func severity(_ value: JSONValue, of name: String) throws(Flaw) -> Severity? {
    guard let word = value.string else {
      throw Flaw(
        JSONError.mismatch(
          .init(en: "the severity of \"\(name)\"", zh: "“\(name)”的严重级别"),
          mustBe: .init(en: "a string", zh: "字符串"),
          not: value.kindName), at: firstByte(of: value))
    }
    guard let severity = SeverityName.severity(word) else {
      throw Flaw(
        UnknownName.word(
          word, kind: .init(en: "severity", zh: "严重级别"), kinds: "severities", among: SeverityName.all),
        at: value.range)
    }
    return severity
  }

  private func value(_ value: JSONValue, of option: RuleOption) throws(Flaw) -> RuleOption.Value {
    switch option.kind {
    case .flag:
      guard let flag = value.bool else {
        throw Flaw(
          JSONError.mismatch(
            .init(en: "\"\(option.name)\"", zh: "“\(option.name)”"),
            mustBe: .init(en: "true or false", zh: "布尔值 true 或 false"), not: value.kindName),
          at: firstByte(of: value))
      }
      return .flag(flag)
    case .reasons:
      guard value.isObject else {
        throw Flaw(
          JSONError.mismatch(
            .init(en: "\"\(option.name)\"", zh: "“\(option.name)”"), mustBe: .init(en: "an object", zh: "对象"),
            not: value.kindName), at: firstByte(of: value))
      }
      return .reasons(try reasons(value.members))
    }
  }

  private func reasons(_ members: [JSONMember]) throws(Flaw) -> [String: String] {
    var reasons: [String: String] = [:]
    for member in members {
      let name = member.key
      if name.split(separator: "@", omittingEmptySubsequences: false).contains("") {
        throw Flaw(
          .init(en: "\"\(name)\" is not a name", zh: "“\(name)”不是名称"),
          help: .init(en: "write a tag, an attribute or \"tag@attribute\"", zh: "写成标签、属性或“tag@attribute”"),
          at: member.keyRange)
      }
      guard let reason = member.value.string else {
        throw Flaw(
          JSONError.mismatch(
            .init(en: "the reason of \"\(name)\"", zh: "“\(name)”的原因"),
            mustBe: .init(en: "a string", zh: "字符串"),
            not: member.value.kindName),
          at: firstByte(of: member.value))
      }
      if reason.allSatisfy(\.isWhitespace) {
        throw Flaw(
          .init(en: "the reason of \"\(name)\" is empty", zh: "“\(name)”的原因为空"),
          help: .init(en: "write what is to be used instead", zh: "写明应改用什么"),
          at: member.value.range)
      }
      if reasons.updateValue(reason, forKey: name) != nil {
        throw Flaw(
          .init(en: "key \"\(name)\" is here twice", zh: "键“\(name)”在这里出现两次"),
          help: .init(en: "remove one of the two", zh: "删除其中一个"), at: member.keyRange)
      }
    }
    return reasons
  }

  /// Of an array or object only the bracket is marked: the rest may be long.
  private func firstByte(of value: JSONValue) -> ByteRange {
    value.isObject || value.isArray ? ByteRange(value.range.start, value.range.start + 1) : value.range
  }
}
