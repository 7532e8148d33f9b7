import Diagnostics
import Markup
import NativeSource

/// One thing that mpcheck can find, as a value: its name, why it matters, what shows it, and the functions that look for it.
package struct Rule: Sendable {
  /// The name of the mistake, in kebab case; its meaning never changes.
  package let id: String
  /// One sentence without full stop that completes "finds": what is wrong.
  package let summary: LocalizedText
  package let category: Category
  /// The severity without configuration; nil when the rule is off. Some findings may have one of their own.
  package let severity: Severity?
  /// Which findings have which severity, without full stop; nil where all have the same.
  package let severities: LocalizedText?
  /// Why it is a mistake and what happens on the phone; one or a few sentences.
  package let rationale: LocalizedText
  /// The safest fix that its findings may carry; some may carry one that is only suggested, or none.
  package let fix: Fix.Applicability?
  /// What findings in one file have in common that have one cause; nil when each has its own.
  package let mergesBy: MergeKey?
  /// The ids of rules whose findings at the name of an attribute make its own about that attribute needless.
  package let yieldsTo: [String]
  /// Whether it reports also in templates that nothing uses.
  package let reportsUnreached: Bool
  /// What a configuration can say of it besides its severity.
  package let options: [RuleOption]
  /// The first version that has it.
  package let since: Version
  /// Where its facts are from, in a few words each, if not from what its category and its dialects rest on anyway.
  package let sources: [LocalizedText]
  /// Programs with what it finds and what it does not. They are its tests and the text of `explain`.
  package var examples: [Example] { makeExamples() }
  /// Examples are made where they are needed. A lint needs none; making them at each start took an eighth of its time.
  private let makeExamples: @Sendable () -> [Example]
  /// The dialects of the files in which it may report findings. Its checks are not called for other files.
  package let dialects: DialectScope
  package let checks: [Check]
  /// What a configuration defines it by; nil for a rule that mpcheck has.
  package let custom: CustomRule?

  package init(
    id: String, summary: LocalizedText, category: Category, severity: Severity?,
    severities: LocalizedText? = nil, rationale: LocalizedText,
    fix: Fix.Applicability? = nil, mergesBy: MergeKey? = nil, yieldsTo: [String] = [],
    reportsUnreached: Bool = false, options: [RuleOption] = [], since: Version = .firstRelease,
    sources: [LocalizedText] = [],
    dialects: DialectScope? = nil, examples: @autoclosure @escaping @Sendable () -> [Example],
    checks: [Check], custom: CustomRule? = nil
  ) {
    self.id = id
    self.summary = summary
    self.category = category
    self.severity = severity
    self.severities = severities
    self.rationale = rationale
    self.fix = fix
    self.mergesBy = mergesBy
    self.yieldsTo = yieldsTo
    self.reportsUnreached = reportsUnreached || category == .syntax
    self.options = options
    self.since = since
    self.sources = sources
    makeExamples = examples
    self.dialects = dialects ?? (category == .nativeView ? .withNativeTags : .all)
    self.checks = checks
    self.custom = custom
  }
}

extension Rule {
  /// The names of the dialects that it is for; empty when it is for all of them.
  package var dialectNames: [String] {
    let names = Dialect.all.filter(dialects.contains).map(\.name)
    return names.count == Dialect.all.count ? [] : names
  }
}

/// What tells that findings of a rule in one file have one cause: a report has one finding for all of them, at the first place.
package enum MergeKey: Sendable {
  /// Their messages are equal.
  case message
  /// Their messages, their helps and the texts that they mark are equal.
  case messageAndMarkedText
}

extension RuleNames {
  /// The names of rules and their categories.
  package init(_ rules: [Rule]) {
    self.init(
      rules.map {
        Entry($0.id, category: $0.category.rawValue, severity: $0.severity, options: $0.options)
      }, categories: Category.allCases.map(\.rawValue))
  }
}

/// The families of rules.
package enum Category: String, Sendable, CaseIterable {
  case nativeView = "native-view"
  case syntax
  case markup
  case project
  case host
  case splashView = "splash-view"
  case widget
  case reactNative = "react-native"
  case meta
  case custom

  /// What its rules find.
  package var summary: LocalizedText {
    switch self {
    case .nativeView:
      .init(
        en: "Mistakes in native views, such as `<mpaas-component>`.", zh: "原生视图中的错误，例如 `<mpaas-component>`。")
    case .syntax: .init(en: "Mistakes that keep a page from being read.", zh: "使页面无法读取的错误。")
    case .markup: .init(en: "Mistakes in markup that one file shows.", zh: "从单个文件即可看出的标记代码错误。")
    case .project: .init(en: "Mistakes that only the whole program shows.", zh: "只有从整个小程序才能看出的错误。")
    case .host: .init(en: "Mistakes in the native code of host apps.", zh: "宿主应用原生代码中的错误。")
    case .splashView: .init(en: "Mistakes in native code of splash views.", zh: "启动页原生代码中的错误。")
    case .widget: .init(en: "Mistakes in native code of custom widgets.", zh: "自定义控件原生代码中的错误。")
    case .reactNative:
      .init(en: "Mistakes in React Native libraries with native views.", zh: "含原生视图的 React Native 库中的错误。")
    case .meta: .init(en: "Mistakes in comments that steer mpcheck.", zh: "控制 mpcheck 的注释中的错误。")
    case .custom:
      .init(en: "What the rules of your own select, from `mpcheck.json`.", zh: "`mpcheck.json` 中自定义的规则选中的内容。")
    }
  }

  /// How a comment is written that hides a finding of the category.
  package var comments: CommentSyntax { isNative || self == .reactNative ? .slashes : .markup }

  /// Whether its findings, which have nothing to do with pages, are reported only in native source that is given as a path,
  /// not in a host of pages.
  package var needsGivenPath: Bool { self == .splashView || self == .widget }

  /// Whether its rules look at native source.
  package var isNative: Bool { self == .host || self == .splashView || self == .widget }
}

/// The text of a finding.
package struct Message: Sendable {
  /// What is wrong: one sentence, lower case at the start, no full stop, names in quotes.
  package var text: LocalizedText
  /// What to write instead.
  package var help: LocalizedText?
  /// What the help lists, one a line.
  package var helpItems: [LocalizedText]

  package init(_ text: LocalizedText, help: LocalizedText? = nil, listing helpItems: [LocalizedText] = []) {
    self.text = text
    self.help = help
    self.helpItems = helpItems
  }

  package init(
    en english: String, zh chinese: String, help: LocalizedText? = nil,
    listing helpItems: [LocalizedText] = []
  ) {
    self.init(LocalizedText(en: english, zh: chinese), help: help, listing: helpItems)
  }
}
