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

  /// The first wrong example that has a fix, where none of the others that are shown has one.
  var wrongWithFix: Example? {
    let shown = [wrong].compactMap { $0 } + wrongOfOtherFamilies.map(\.example)
    return shown.contains { $0.fixed != nil } ? nil : rule.examples.first { $0.fixed != nil }
  }

  /// The wrong examples that are shown, each with its heading.
  var wrongExamples: [(heading: String, example: Example)] {
    (wrong.map { [(words.wrong, $0)] } ?? [])
      + (wrongWithFix.map { [(words.wrongWithFix, $0)] } ?? [])
      + wrongOfOtherFamilies.map { (words.wrong(in: $0.language), $0.example) }
  }

  /// The files of the first right example, with its configuration; none where the rule shows no right one.
  var right: [Example.File] { rule.examples.first { !$0.isWrong }.map(files) ?? [] }

  /// The files of an example, with its configuration: what one needs to see the same.
  func files(of example: Example) -> [Example.File] {
    example.files + (example.configuration.map { [Example.File(Configuration.fileName, $0)] } ?? [])
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
    case let name? where [".js", ".json", ".ts"].contains(where: name.hasSuffix): syntax = .slashes
    case let name? where ProgramSources.isStylesheet(String(name)): syntax = .block
    default: syntax = rule.category.comments
    }
    return syntax.comment("mpcheck-disable-next-line \(rule.id): \(language(en: "why", zh: "原因"))")
  }
}
