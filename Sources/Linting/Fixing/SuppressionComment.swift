import Diagnostics

/// A comment that hides one finding, as an editor offers it.
package enum SuppressionComment {
  /// Which findings a comment hides.
  package enum Area: Sendable {
    /// Findings of the rule in one line.
    case line
    /// Findings of the rule in the whole file.
    case file
  }

  /// The edit that writes it, without a reason; nil where no comment can be.
  ///
  /// - Parameters:
  ///   - rule: the id of the rule.
  ///   - offset: where the finding starts.
  package static func edit(hiding rule: String, at offset: UInt32, _ area: Area, in text: SourceText)
    -> Edit?
  {
    let sites = SuppressionSites(text)
    switch area {
    case .line:
      return sites.line(above: offset).map { sites.comment("mpcheck-disable-next-line \(rule)", above: $0) }
    case .file:
      return sites.line(above: UInt32(text.byteOrderMarkLength)).map {
        sites.comment("mpcheck-disable-file \(rule)", above: $0)
      }
    }
  }
}
