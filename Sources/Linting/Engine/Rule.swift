import Diagnostics
import Markup
import NativeSource

/// One thing that mpcheck can find, as a value: what it is called, why it matters, what shows it, and the
/// functions that look for it.
package struct Rule: Sendable {
  /// Names the mistake, in kebab case; it never changes its meaning.
  package let id: String
  /// One sentence without full stop that completes "finds": what is wrong.
  package let summary: String
  package let category: Category
  /// The severity without configuration; nil when the rule is off.
  package let severity: Severity?
  /// Why it is a mistake and what happens on the phone; one or a few sentences.
  package let rationale: String
  /// The safest fix that its findings may carry; some may carry one that is only suggested, or none.
  package let fix: Fix.Applicability?
  /// What it finds and what it does not; the examples are its tests and the text of `explain`.
  package var examples: [Example] { makeExamples() }
  /// Made where they are needed: a lint needs none, and made at each start they took an eighth of it.
  private let makeExamples: @Sendable () -> [Example]
  /// The files whose findings it may report, by their dialect; nothing is called for others.
  package let dialects: DialectScope
  package let checks: [Check]

  package init(
    id: String, summary: String, category: Category, severity: Severity?, rationale: String,
    fix: Fix.Applicability? = nil, dialects: DialectScope? = nil,
    examples: @autoclosure @escaping @Sendable () -> [Example], checks: [Check]
  ) {
    self.id = id
    self.summary = summary
    self.category = category
    self.severity = severity
    self.rationale = rationale
    self.fix = fix
    makeExamples = examples
    self.dialects = dialects ?? (category == .nativeView ? .withNativeTags : .all)
    self.checks = checks
  }
}

extension Rule {
  /// The names of the dialects that it speaks for; empty for all of them.
  package var dialectNames: [String] {
    let names = Dialect.all.filter(dialects.contains).map(\.name)
    return names.count == Dialect.all.count ? [] : names
  }
}

/// The dialects that a rule speaks for.
package enum DialectScope: Sendable {
  case all
  /// Those with views that the host app draws.
  case withNativeTags
  case only([Dialect.ID])
  case families([Dialect.Family])

  /// All but Swan, whose values are read in another way.
  package static let withoutSwan = DialectScope.families([.alipay, .weChat])
  package static let weChatFamily = DialectScope.families([.weChat])

  package func contains(_ dialect: Dialect) -> Bool {
    switch self {
    case .all: true
    case .families(let families): families.contains(dialect.family)
    case .withNativeTags: !dialect.nativeTags.isEmpty
    case .only(let ids): ids.contains(dialect.id)
    }
  }
}

/// The families of rules.
package enum Category: String, Sendable, CaseIterable {
  /// `<mpaas-component>`.
  case nativeView = "native-view"
  /// What keeps a page from being read.
  case syntax
  /// What AXML itself gets wrong.
  case markup
  /// What only the whole program shows.
  case project
  /// The native side.
  case host
  /// Splash views, on the native side.
  case splashView = "splash-view"
  /// Custom widgets, on the native side.
  case widget
  /// React Native libraries with native views.
  case reactNative = "react-native"
  /// Comments that steer mpcheck.
  case meta

  /// How a comment is written that hides a finding of the category.
  package var comments: CommentSyntax { isNative || self == .reactNative ? .slashes : .markup }

  /// Whether its findings, which have nothing to do with pages, are reported only in native source that is given as a path,
  /// not in a host of pages.
  package var needsGivenPath: Bool { self == .splashView || self == .widget }

  /// Whether its rules look at native source.
  package var isNative: Bool { self == .host || self == .splashView || self == .widget }
}

/// What a finding says.
package struct Message: Sendable {
  /// What is wrong: one sentence, lower case at the start, no full stop, names in double quotes.
  package var text: String
  /// What to write instead.
  package var help: String?

  package init(_ text: String, help: String? = nil) {
    self.text = text
    self.help = help
  }
}
