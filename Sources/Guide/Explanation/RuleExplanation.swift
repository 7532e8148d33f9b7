import Diagnostics
import Files
import Linting
import Markup
import MiniProgram
import NativeSource
import ReactNative
import Reporting
import Rules
import Workspace

/// A rule as `mpcheck explain` and its page show it. It is made only from the rule's value, so texts, tests and tool never
/// differ.
package struct RuleExplanation {
  package let rule: Rule
  /// The language of its texts.
  let language: Language
  /// The languages of the reader's pages; empty where they are unknown.
  private let dialects: [Dialect]
  var words: Words { Words(language: language) }

  /// - Parameter dialects: what the pages of the reader are written in: what is about these comes first.
  package init(_ rule: Rule, in language: Language = .english, for dialects: [Dialect] = []) {
    self.rule = rule
    self.language = language
    self.dialects = dialects
  }

  /// Why it reports, in a paragraph.
  package var reason: String { rule.rationale[language].paragraphs.first ?? "" }

  // MARK: Examples

  /// The examples in one family of languages.
  struct Examples {
    /// The language that they are in; nil for native code and scripts.
    let dialect: Dialect?
    /// The first wrong one and, where it has no fix, the first that has one.
    let wrong: [Example]
    let right: Example?
  }

  /// The examples by families, those of the reader's first.
  var examples: (own: [Examples], other: [Examples]) {
    let all = allExamples
    if dialects.isEmpty { return (all, []) }
    let families = dialects.map { Dialect.Family?.some($0.family) }.uniqued()
    // Examples in native code and scripts concern all readers.
    let own = (families + [nil]).flatMap { family in all.filter { $0.dialect?.family == family } }
    // Without examples in the reader's language, the first ones are shown.
    if own.isEmpty { return (Array(all.prefix(1)), Array(all.dropFirst())) }
    return (own, all.filter { $0.dialect.map { !families.contains($0.family) } ?? false })
  }

  private var allExamples: [Examples] {
    let examples = rule.examples.map { (dialect: $0.dialects.first, example: $0) }
    return examples.map(\.dialect?.family).uniqued().map { family in
      let own = examples.filter { $0.dialect?.family == family }
      let wrong = own.map(\.example).filter(\.isWrong)
      var shown = Array(wrong.prefix(1))
      if let first = shown.first, first.fixed == nil, let fixed = wrong.first(where: { $0.fixed != nil }) {
        shown.append(fixed)
      }
      return Examples(
        dialect: own[0].dialect, wrong: shown, right: own.map(\.example).first { !$0.isWrong })
    }
  }

  /// The heading of wrong examples. `isFirst` are those of the first language, which need not be named.
  func headings(of examples: Examples, isFirst: Bool) -> (wrong: [String], right: String) {
    let name = isFirst ? nil : examples.dialect?.name
    return (
      examples.wrong.indices.map { $0 == 0 ? words.wrong(in: name) : words.wrongWithFix(in: name) },
      words.right(in: name)
    )
  }

  /// The files of an example, with its configuration: what one needs to see the same.
  func files(of example: Example) -> [Example.File] {
    example.files + (example.configuration.map { [Example.File(Configuration.fileName, $0)] } ?? [])
  }

  // MARK: Lists

  /// The reasons why it reports nothing, as sentences. One that names other languages than the reader's is about these.
  var silences: (own: [String], other: [String]) { divided(rule.silences) { $0.asSentence[language] } }

  /// What it rests on.
  var sources: (own: [String], other: [String]) { divided(rule.factSources) { $0[language] } }

  private func divided(
    _ texts: [LocalizedText], _ shown: (LocalizedText) -> String
  ) -> (own: [String], other: [String]) {
    func isOther(_ text: LocalizedText) -> Bool {
      let words = Set(text.english.split { !$0.isLetter })
      let named = Dialect.all.filter { words.contains($0.name[...]) }
      return !named.isEmpty && !dialects.isEmpty
        && !named.contains { name in dialects.contains { $0 === name } }
    }
    return (texts.filter { !isOther($0) }.map(shown), texts.filter(isOther).map(shown))
  }

  // MARK: Configuration

  /// The entry of `"rules"` that switches it off, or on where it is off.
  var switchEntry: String { "\"\(rule.id)\": \"\(rule.severity == nil ? "warning" : "off")\"" }

  /// The entries of `"rules"` that give it an option, with what each option says.
  var optionEntries: [(entry: String, summary: String)] {
    rule.options.map { option in
      let severity = (rule.severity ?? .warning).rawValue
      return (
        "\"\(rule.id)\": { \"severity\": \"\(severity)\", \"\(option.name)\": \(option.example) }",
        option.summary[language]
      )
    }
  }

  /// A comment that hides one finding; nil where npm does not accept comments.
  var comment: String? {
    let name = rule.examples.first(where: \.isWrong)?.files
      .first(where: { !MarkedText($0.marked).marks.isEmpty })
      .map { Path.lastComponent($0.path) }
    let syntax: CommentSyntax
    switch name {
    case Manifest.fileName?: return nil
    case let name? where name.hasSuffix(".podspec"): syntax = .hash
    case let name? where name.hasSuffix(".xml"): syntax = .markup
    case let name? where [".js", ".json", ".ts"].contains(where: name.hasSuffix): syntax = .slashes
    case let name? where ProgramSources.isStylesheet(String(name)): syntax = .block
    default: syntax = rule.category.comments
    }
    return syntax.comment("mpcheck-disable-next-line \(rule.id): \(language(en: "why", zh: "原因"))")
  }
}

extension LocalizedText {
  /// The text with a full stop, and in English with a capital letter, unless it begins with a name.
  fileprivate var asSentence: LocalizedText {
    let word = english.prefix { $0 != " " }
    let isName = !word.allSatisfy { $0.isLowercase || $0 == "," }
    let capital = isName ? english : english.prefix(1).uppercased() + english.dropFirst()
    return LocalizedText(
      en: capital + (capital.hasSuffix(".") ? "" : "."), zh: chinese + (chinese.hasSuffix("。") ? "" : "。"))
  }
}
