import Diagnostics

/// A comment that hides one finding, as an editor offers it.
package enum SuppressionComment {
  /// What it hides.
  package enum Reach: Sendable {
    /// Findings of the rule in one line.
    case line
    /// Those in the whole file.
    case file
  }

  /// The edit that writes it, without a reason; nil where no comment can be.
  ///
  /// - Parameters:
  ///   - rule: the id of the rule.
  ///   - offset: where the finding starts.
  package static func edit(hiding rule: String, at offset: UInt32, _ reach: Reach, in text: SourceText)
    -> Edit?
  {
    let sites = SuppressionSites(text)
    switch reach {
    case .line:
      return sites.line(above: offset).map { sites.comment("mpcheck-disable-next-line \(rule)", above: $0) }
    case .file:
      return sites.line(above: UInt32(text.byteOrderMarkLength)).map {
        sites.comment("mpcheck-disable-file \(rule)", above: $0)
      }
    }
  }
}
