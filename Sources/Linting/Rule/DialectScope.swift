import Markup

/// The dialects that a rule is for, by what they have: a dialect that is added gets the rules that fit it.
package struct DialectScope: Sendable {
  private let fits: @Sendable (Dialect) -> Bool

  package func contains(_ dialect: Dialect) -> Bool { fits(dialect) }

  package static let all = DialectScope { _ in true }

  /// Dialects with native views.
  package static let withNativeTags = DialectScope { !$0.nativeTags.isEmpty }

  /// Dialects with two frameworks, an older and a newer one, that render pages: for what only the older one refuses.
  package static let withSecondFramework = DialectScope { $0.secondFramework != nil }

  /// Dialects that have what a rule looks at.
  package static func `where`(_ fits: @escaping @Sendable (Dialect) -> Bool) -> DialectScope {
    DialectScope(fits: fits)
  }

  /// All dialects of some families: for what all languages of a family do.
  package static func families(_ families: Dialect.Family...) -> DialectScope {
    DialectScope { families.contains($0.family) }
  }

  /// A few dialects by name: for what the documents of their vendors say, each of its own language. The rule names them.
  package static func only(_ dialects: @autoclosure @escaping @Sendable () -> [Dialect]) -> DialectScope {
    DialectScope { dialect in dialects().contains { $0 === dialect } }
  }
}
