import Diagnostics
import Files
import Markup
import XPath

extension ConfigurationReader {
  /// Lays the rules that the file defines over those of the files that it extends: one of the same name is replaced whole. To be
  /// called before `read`.
  mutating func readCustomRules(into configuration: inout Configuration) {
    guard let value = members.first(where: { $0.key == .custom })?.member.value else { return }
    let errorCount = errors.count
    var hasTooMany = false
    for entry in members(of: value, .init(en: "\"custom\"", zh: "“custom”")) {
      configuration.customRules.removeAll { $0.name == entry.key }
      configuration.faultyCustomRules.insert(entry.key)
      if configuration.customRules.count == CustomRule.maxCount {
        if !hasTooMany { failOnMany(entry) }
        hasTooMany = true
        continue
      }
      let count = errors.count
      if let rule = customRule(entry), errors.count == count {
        configuration.customRules.append(rule)
        configuration.faultyCustomRules.remove(entry.key)
      }
    }
    configuration.customRules.sort { $0.name < $1.name }
    customErrorCount = errors.count - errorCount
  }

  private mutating func failOnMany(_ entry: JSONMember) {
    fail(
      entry.keyRange,
      .init(
        en: "\"custom\" has more than \(CustomRule.maxCount) rules",
        zh: "“custom”的规则超过 \(CustomRule.maxCount) 条"),
      help: .init(en: "join some with \",\" or \"|\"", zh: "用“,”或“|”合并一些规则"))
  }

  /// The rule of an entry; nil where what it needs is missing or wrong.
  private mutating func customRule(_ entry: JSONMember) -> CustomRule? {
    let name = entry.key
    if !CustomRule.isName(name) {
      fail(
        entry.keyRange, .init(en: "\"\(name)\" is not a name for a rule", zh: "“\(name)”不能作为规则的名称"),
        help: .init(
          en: "write lower-case words with \"-\" between them, such as \"lazy-image\", at most 64 characters",
          zh: "写小写单词，用“-”连接，例如“lazy-image”，最多 64 个字符"))
    }
    let what = LocalizedText(en: "\"\(name)\"", zh: "“\(name)”")
    guard entry.value.isObject else {
      mismatch(entry.value, what, .init(en: "an object", zh: "对象"))
      return nil
    }
    let all = members(of: entry.value, what)
    let known = keyed(all, by: CustomRuleKey.self)
    let values = Dictionary(known.map { ($0.key, $0.member) }, uniquingKeysWith: { first, _ in first })
    // What is missing may be misspelled.
    let mayLack = known.count < all.count
    let source = self.source(values, of: entry, mayLack: mayLack)
    let message = values[.message].flatMap { self.text($0, of: name) }
    if values[.message] == nil, !mayLack {
      failOnMissing(
        entry, .init(en: "\"\(name)\" has no \"message\"", zh: "“\(name)”缺少“message”"),
        help: .init(en: "say in it what is wrong", zh: "在其中写明问题是什么"))
    }
    let help = values[.help].flatMap { self.text($0, of: name) }
    let severity = values[.severity].map { self.severity($0.value, of: name) } ?? .some(.warning)
    let dialects = values[.dialects].map { self.dialectIDs($0.value) }
    let files = values[.files].map {
      PathPatterns(self.strings($0.value, .init(en: "\"files\"", zh: "“files”")), folder: self.folder)
    }
    let mark = values[.mark].flatMap { self.mark($0, besideSelector: values[.xpath] == nil) }
    let part = values[.at].flatMap { self.part($0.value) }
    let url = values[.url].flatMap { self.url($0.value) }
    guard let source, let message, let severity else { return nil }
    return CustomRule(
      name: name, source: source.source, expression: source.expression, message: message, help: help,
      severity: severity, dialects: dialects, files: files, mark: mark, part: part ?? .name, url: url,
      place: place(entry.keyRange))
  }

  private mutating func failOnMissing(_ entry: JSONMember, _ message: LocalizedText, help: LocalizedText) {
    fail(ByteRange(entry.value.range.start, entry.value.range.start + 1), message, help: help)
  }

  // MARK: Keys

  private mutating func source(
    _ values: [CustomRuleKey: JSONMember], of entry: JSONMember, mayLack: Bool
  ) -> (source: CustomRule.Source, expression: CompiledExpression)? {
    let name = entry.key
    switch (values[.select], values[.xpath]) {
    case (nil, nil) where mayLack: return nil
    case (nil, nil):
      failOnMissing(
        entry,
        .init(
          en: "\"\(name)\" has neither \"select\" nor \"xpath\"", zh: "“\(name)”既没有“select”，也没有“xpath”"),
        help: .init(
          en: "write one of them, such as \"select\": \"image\"", zh: "写其中之一，例如 \"select\": \"image\""))
      return nil
    case (let select?, let xpath?):
      let later = select.keyRange.start < xpath.keyRange.start ? xpath : select
      fail(
        later.keyRange,
        .init(en: "\"\(name)\" has both \"select\" and \"xpath\"", zh: "“\(name)”同时有“select”和“xpath”"),
        help: .init(en: "remove one of the two", zh: "删除其中一个"))
      return nil
    case (let select?, nil):
      guard let selector = string(select.value, .init(en: "\"select\"", zh: "“select”")) else { return nil }
      return expression(select.value) { () throws(ExpressionMistake) in
        try CompiledExpression(selector: selector)
      }.map { (.selector(selector), $0) }
    case (nil, let member?):
      guard let xpath = string(member.value, .init(en: "\"xpath\"", zh: "“xpath”")) else { return nil }
      return expression(member.value) { () throws(ExpressionMistake) in
        try CompiledExpression(xpath: xpath)
      }.map { (.xpath(xpath), $0) }
    }
  }

  /// What a text is read to; a mistake in it is marked at its character.
  private mutating func expression<Read>(
    _ value: JSONValue, _ read: () throws(ExpressionMistake) -> Read
  ) -> Read? {
    do {
      return try read()
    } catch {
      fail(
        error.character.map { value.range(ofCharacter: $0 - 1) } ?? value.range, error.placedReason,
        help: error.help)
      return nil
    }
  }

  /// A text in one language, or in both.
  private mutating func text(_ member: JSONMember, of name: String) -> CustomText? {
    let value = member.value
    if value.string != nil {
      return template(value, of: name, member.key).map { CustomText(english: $0, chinese: nil) }
    }
    guard value.isObject else {
      mismatch(
        value, .init(en: "\"\(member.key)\"", zh: "“\(member.key)”"),
        .init(en: "a string or an object with \"en\" and \"zh\"", zh: "字符串，或包含“en”和“zh”的对象"))
      return nil
    }
    var texts: [CustomTextKey: (String, MessageTemplate)] = [:]
    let known = keyed(
      members(of: value, .init(en: "\"\(member.key)\"", zh: "“\(member.key)”")), by: CustomTextKey.self)
    for (key, text) in known { texts[key] = template(text.value, of: name, member.key) }
    if known.isEmpty {
      fail(
        ByteRange(value.range.start, value.range.start + 1),
        .init(en: "\"\(member.key)\" has neither \"en\" nor \"zh\"", zh: "“\(member.key)”既没有“en”，也没有“zh”"),
        help: .init(en: "one of them is enough", zh: "有其中之一即可"))
    }
    guard let first = texts[.en] ?? texts[.zh] else { return nil }
    return CustomText(english: first, chinese: texts[.en] == nil ? nil : texts[.zh])
  }

  private mutating func template(
    _ value: JSONValue, of name: String, _ key: String
  ) -> (String, MessageTemplate)? {
    let what = LocalizedText(en: "the \(key) of \"\(name)\"", zh: "“\(name)”的“\(key)”")
    guard let text = string(value, what) else { return nil }
    if text.allSatisfy(\.isWhitespace) {
      fail(value.range, .init(en: "\(what.english) is empty", zh: "\(what.chinese)为空"))
      return nil
    }
    if text.utf8.count > CompiledExpression.maxLength {
      fail(
        value.range,
        .init(
          en: "\(what.english) has more than \(CompiledExpression.maxLength) bytes",
          zh: "\(what.chinese)超过 \(CompiledExpression.maxLength) 字节"))
      return nil
    }
    return expression(value) { () throws(ExpressionMistake) in try MessageTemplate(text) }.map { (text, $0) }
  }

  private mutating func severity(_ value: JSONValue, of name: String) -> Severity?? {
    let what = LocalizedText(en: "the severity of \"\(name)\"", zh: "“\(name)”的严重级别")
    guard let word = string(value, what) else { return nil }
    if let severity = SeverityName.severity(word) { return .some(severity) }
    unknown(
      word, at: value.range, kind: .init(en: "severity", zh: "严重级别"), kinds: "severities",
      among: SeverityName.all)
    return nil
  }

  private mutating func dialectIDs(_ value: JSONValue) -> [String] {
    var ids: [String] = []
    for entry in strings(value, .init(en: "\"dialects\"", zh: "“dialects”")) {
      guard case .file(let place) = entry.origin, isDialect(entry.value, at: place.range) else { continue }
      ids.append(entry.value)
    }
    return ids
  }

  private mutating func mark(_ member: JSONMember, besideSelector: Bool) -> String? {
    guard let name = string(member.value, .init(en: "\"mark\"", zh: "“mark”")) else { return nil }
    if !besideSelector {
      fail(
        member.keyRange, .init(en: "\"mark\" only goes with \"select\"", zh: "“mark”只能与“select”一起使用"),
        help: .init(
          en: "have the expression give the attribute: \"//image/@\(name)\"",
          zh: "让表达式得到该属性：“//image/@\(name)”"))
    } else if let flaw = NamePattern.flaw(inAttribute: name) {
      fail(
        member.value.range, flaw,
        help: .init(en: "write the attribute, such as \"style\"", zh: "写成属性，例如“style”"))
    }
    return name
  }

  private mutating func part(_ value: JSONValue) -> QueryNode.AttributePart? {
    word(
      value, .init(en: "\"at\"", zh: "“at”"), kind: .init(en: "part of an attribute", zh: "属性的部分"),
      kinds: "parts")
  }

  private mutating func url(_ value: JSONValue) -> String? {
    guard let url = string(value, .init(en: "\"url\"", zh: "“url”")) else { return nil }
    if isWebAddress(url) { return url }
    fail(
      value.range, .init(en: "\"\(url)\" is not an address of the web", zh: "“\(url)”不是网址"),
      help: .init(en: "write one that begins with \"https://\"", zh: "写成以“https://”开头的网址"))
    return nil
  }
}

/// Whether a text is an `http:` or `https:` address: with a host, and without what no address has.
private func isWebAddress(_ text: String) -> Bool {
  let scheme = ["https://", "http://"].first { text.lowercased().hasPrefix($0) }
  guard let scheme else { return false }
  let rest = text.dropFirst(scheme.count)
  let refused: Set<Unicode.Scalar> = ["<", ">", "\"", "\\", "^", "`", "{", "|", "}"]
  return !rest.prefix { $0 != "/" && $0 != "?" && $0 != "#" }.isEmpty
    && text.unicodeScalars.allSatisfy {
      $0.value > 0x20 && $0.value != 0x7F && !refused.contains($0) && !$0.isInvisible
    }
}
