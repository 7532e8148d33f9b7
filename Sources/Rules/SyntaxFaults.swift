import Linting
import Markup

extension FileContext {
  /// Whether an error or a warning says that the file cannot be read as it is. Where one thing is wrong with braces, quotes or
  /// tags, what seems wrong around it is often the same mistake.
  var hasSyntaxFault: Bool { document.issues.contains { !$0.kind.isHarmless(in: dialect) } }

  /// The same, but for values without quotes, which end where their tag does, or before.
  var hasSyntaxFaultBesideQuotes: Bool {
    document.issues.contains { $0.kind != .unquotedValue && !$0.kind.isHarmless(in: dialect) }
  }
}
