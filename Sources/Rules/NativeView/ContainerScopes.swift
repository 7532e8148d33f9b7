import Containers
import Linting
import Markup

extension DialectScope {
  /// Dialects with native views of mPaaS: for what its container does.
  static let showingMPaaS = DialectScope.showing(.mPaaS)
  /// Dialects with native views of the containers that have `<external-element>`.
  static let showingTCMPP = DialectScope.showing(.tcmpp)

  private static func showing(_ system: Container.System) -> DialectScope {
    .where { dialect in system.tag.map(dialect.nativeTags.contains) ?? false }
  }
}
