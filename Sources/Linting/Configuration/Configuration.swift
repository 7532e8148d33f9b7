import Diagnostics
import Files
import Containers
import Markup

/// What is in force for one mini program: its configuration file, the files that this extends, and the command
/// line.
package struct Configuration: Sendable {
  /// The name under which a configuration file is found.
  package static let fileName = "mpcheck.json"

  /// The rules that some files have set otherwise.
  package struct Override: Sendable {
    package var files: PathPatterns
    package var entries: RuleEntries
  }

  /// The files it was read from, each before those that extend it, the one that was found last; empty without one.
  package var files: [SourceText] = []
  /// The ranges that the version has to satisfy, one for each file that states one.
  package var required: [Setting<VersionRange>] = []
  /// The source root; absolute.
  package var program: Setting<String>?
  /// What is not linted.
  package var exclude = PathPatterns()
  /// Whether files of a dialect are linted, by its id; those that are not named are.
  package var dialects: [String: Setting<Bool>] = [:]
  /// Native sources and contract files; absolute.
  package var hosts: [Setting<String>] = []
  /// The declared view types in the order of their declaration. A name may occur twice, once from a file and once
  /// from the command line: what the two say adds up.
  package var nativeViews: [Setting<NativeTypes.View>] = []
  /// Tags that another host provides.
  package var tags: [Setting<String>] = []
  /// Names that every mustache may use.
  package var globals: [Setting<String>] = []
  /// The rules that it defines, by their names, in byte order.
  package var customRules: [CustomRule] = []
  /// The names of those in which something is wrong.
  var faultyCustomRules: Set<String> = []
  /// The severities and options of rules.
  package var entries = RuleEntries()
  /// The same for some files. Later ones win, and all win over `entries`.
  package var overrides: [Setting<Override>] = []
  /// The baseline file, by its absolute path.
  package var baseline: Setting<String>?
  /// How pages are indented.
  package var indentation: Setting<Indentation>?
  /// The severities that the command line sets, by the name of the rule or category; nil is off. They win over `overrides`,
  /// too.
  package var commandLineRules: [String: Setting<Severity?>] = [:]
  /// The names of the only rules and categories that run; nil when all run.
  package var only: Set<String>?

  package init() {}

  /// Whether files of a dialect are linted.
  package func reads(_ dialect: Dialect) -> Bool { dialects[dialect.id.rawValue]?.value ?? true }

  /// Sentences about patterns that can match nothing; paths in them are shown from `workingDirectory`.
  package func notes(from workingDirectory: String) -> [LocalizedText] {
    let groups =
      [(TopLevelKey.exclude.rawValue, exclude)]
      + overrides.map { (OverrideKey.files.rawValue, $0.value.files) }
      + customRules.compactMap { rule in rule.files.map { (CustomRuleKey.files.rawValue, $0) } }
    // There may be thousands in one text.
    var indexes: [String: PositionIndex] = [:]
    return groups.flatMap { key, patterns in
      patterns.flawed.map { entry, flaw in
        switch entry.origin {
        case .file(let place):
          let note = LocalizedText(
            en: "\(key) \"\(entry.value)\" can match nothing: \(flaw.english)",
            zh: "\(key) 的“\(entry.value)”匹配不到任何内容：\(flaw.chinese)")
          guard let index = indexes[place.path] ?? text(of: place.path).map({ PositionIndex($0) }) else {
            return note.visible()
          }
          indexes[place.path] = index
          return ConfigurationError(note, place: place, position: index.position(at: place.range.start))
            .text(from: workingDirectory)
        case .commandLine, .builtIn:
          return LocalizedText(
            en: "--\(key) \"\(entry.value)\" can match nothing: \(flaw.english)",
            zh: "--\(key) 的“\(entry.value)”匹配不到任何内容：\(flaw.chinese)"
          ).visible()
        }
      }
    }
  }

  /// The ids of the rules that it defines, also of those in which something is wrong.
  package var customRuleIDs: [String] {
    customRules.map(\.id) + faultyCustomRules.map(CustomRule.id(ofName:))
  }

  /// The rules that it defines, and nothing else.
  package var customRulesAlone: Configuration {
    var configuration = Configuration()
    (configuration.files, configuration.customRules) = (files, customRules)
    return configuration
  }

  /// The text of the file at `path`, when the configuration was read from it.
  package func text(of path: String) -> SourceText? { files.last { $0.path == path } }
}
