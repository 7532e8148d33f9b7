import Diagnostics
import Files
import Markup
import MiniProgram

/// A tag that a rule was told to look at, and that no language has: where no page has it either, it is misspelled.
package struct SoughtTag: Hashable, Sendable {
  package let rule: String
  package let tag: NamePattern.Part

  /// Nil for a tag that is built in somewhere.
  init?(_ tag: NamePattern.Part, of rule: String) {
    let isBuiltIn = Dialect.all.contains { dialect in
      (tag.isPrefix
        ? dialect.components.names.contains(where: tag.matches) : dialect.components.contains(tag.text))
        || dialect.nativeTags.contains(where: tag.matches)
    }
    if isBuiltIn { return nil }
    (self.rule, self.tag) = (rule, tag)
  }

  /// What is said where nothing has it: `restricted-attributes selects "imgae", which no page has`.
  package var note: LocalizedText {
    LocalizedText(
      en: "\(rule) selects \"\(tag.written)\", which no page has",
      zh: "\(rule) 选择的“\(tag.written)”没有任何页面使用")
  }
}

extension CustomRule {
  /// The tags that its selector names.
  var soughtTags: [SoughtTag] { expression.tags.compactMap { SoughtTag(NamePattern.Part(tag: $0), of: id) } }
}

extension RuleSettings {
  /// The tags that the options of a rule name before an attribute, in any file, each once and in order.
  func soughtTags(ofRule index: Int, _ rule: Rule) -> [SoughtTag] {
    var tags: Set<NamePattern.Part> = []
    for option in rule.options {
      guard case .reasons(let form) = option.kind, form != .tag else { continue }
      for options in allOptions(ofRule: index) {
        guard case .reasons(let reasons) = options[option.name] else { continue }
        for key in reasons.keys { if let tag = NamePattern(key, as: form).tag { tags.insert(tag) } }
      }
    }
    return tags.compactMap { SoughtTag($0, of: rule.id) }.sorted {
      Path.precedes($0.tag.written, $1.tag.written)
    }
  }
}

extension Document {
  /// Which of the tags an element has, by their indexes.
  func indexes(ofTags sought: [SoughtTag], spelling: (NameID) -> String) -> [Int] {
    if sought.isEmpty { return [] }
    var names: Set<NameID> = []
    for element in elements { names.insert(element.name) }
    let tags = names.map(spelling)
    return sought.indices.filter { index in tags.contains(where: sought[index].tag.matches) }
  }
}
