import Diagnostics
import Files
import Linting
import Markup
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
  var words: Words { Words(language: language) }

  package init(_ rule: Rule, in language: Language = .english) {
    self.rule = rule
    self.language = language
  }

  /// The first wrong example.
  var wrong: Example? { rule.examples.first(where: \.isWrong) }

  /// The first wrong example of each family of languages, with the name of its language. The family of the very first example
  /// is left out.
  var wrongOfOtherFamilies: [(language: String, example: Example)] {
    let wrong = rule.examples.filter(\.isWrong).map { ($0.dialects.first, $0) }
    var seen: Set<Dialect.Family> = []
    return wrong.compactMap { dialect, example in
      guard let dialect, seen.insert(dialect.family).inserted, seen.count > 1 else { return nil }
      return (dialect.name, example)
    }
  }

  /// The files of the first right example, with its configuration; none where the rule shows no right one.
  var right: [Example.File] {
    guard let right = rule.examples.first(where: { !$0.isWrong }) else { return [] }
    return right.files + (right.configuration.map { [Example.File(Configuration.fileName, $0)] } ?? [])
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
    let name = wrong?.files.first(where: { !MarkedText($0.marked).marks.isEmpty })
      .map { Path.lastComponent($0.path) }
    let syntax: CommentSyntax
    switch name {
    case Manifest.fileName?: return nil
    case let name? where name.hasSuffix(".podspec"): syntax = .hash
    case let name? where name.hasSuffix(".xml"): syntax = .markup
    default: syntax = rule.category.comments
    }
    return syntax.comment("mpcheck-disable-next-line \(rule.id): \(language(en: "why", zh: "原因"))")
  }
}
