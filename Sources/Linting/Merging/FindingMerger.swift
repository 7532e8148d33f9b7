import Diagnostics

/// Makes one finding of those that have one cause.
///
/// Comments, baselines, fixes and editors have to do with each finding. Only a report has one for all, so findings are folded
/// when it is known which of them are shown.
package struct FindingMerger {
  private let keys: [(rule: String, key: MergeKey)]

  package init(_ rules: [Rule]) {
    keys = rules.compactMap { rule in rule.mergesBy.map { (rule.id, $0) } }
  }

  private func key(of rule: String) -> MergeKey? { keys.first { $0.rule == rule }?.key }

  /// One finding for each cause. `text` gives the text that was linted, by path. The findings are sorted by
  /// `Diagnostic.precedes`, before and after.
  package func folded(_ diagnostics: [Diagnostic], text: (String) -> SourceText?) -> [Diagnostic] {
    // A lint of one page needs no dictionary.
    let folds = diagnostics.contains { key(of: $0.rule) != nil }
    return FindingMerger.gathered(folds ? foldedByCause(diagnostics, text: text) : diagnostics)
  }

  private func foldedByCause(_ diagnostics: [Diagnostic], text: (String) -> SourceText?) -> [Diagnostic] {
    var first: [Cause: Int] = [:]
    var folded: [Diagnostic] = []
    folded.reserveCapacity(diagnostics.count)
    var current: (path: String, text: SourceText?)?
    for diagnostic in diagnostics {
      guard let key = key(of: diagnostic.rule) else {
        folded.append(diagnostic)
        continue
      }
      var cause = Cause(
        rule: diagnostic.rule, path: diagnostic.place.path, message: diagnostic.message.english)
      if key == .messageAndMarkedText {
        let path = diagnostic.place.path
        if current?.path != path { current = (path, text(path)) }
        cause.help = diagnostic.help?.english
        cause.markedText = current?.text?.string(diagnostic.place.range)
      }
      if let index = first[cause] {
        folded[index].add(diagnostic)
      } else {
        first[cause] = folded.count
        folded.append(diagnostic)
      }
    }
    return folded
  }

  /// What findings in one file have in common that have one cause.
  private struct Cause: Hashable {
    let rule: String
    let path: String
    let message: String
    var help: String?
    var markedText: String?
  }

  /// One finding in place of those that one says, where enough of them are there; sorted by `Diagnostic.precedes`.
  package static func gathered(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    if diagnostics.allSatisfy({ $0.commonFinding == nil }) { return diagnostics }
    var counts: [CommonFinding: Int] = [:]
    for case let commonFinding? in diagnostics.lazy.map(\.commonFinding) {
      counts[commonFinding, default: 0] += 1
    }
    if counts.allSatisfy({ $0.value < $0.key.fewest }) { return diagnostics }
    var places: [CommonFinding: Int] = [:]
    var result: [Diagnostic] = []
    for diagnostic in diagnostics {
      guard let commonFinding = diagnostic.commonFinding, counts[commonFinding]! >= commonFinding.fewest
      else {
        result.append(diagnostic)
        continue
      }
      if places[commonFinding] == nil {
        places[commonFinding] = result.count
        result.append(diagnostic.gathered(by: commonFinding))
      }
      result[places[commonFinding]!].add(diagnostic)
    }
    return result.sortedByPlace()
  }
}

extension Diagnostic {
  /// Adds a finding that this one stands for. It is as severe as the most severe one, and its fix makes all their fixes.
  fileprivate mutating func add(_ other: Diagnostic) {
    if other.place.path == place.path {
      if other.place != place { furtherPlaces.append(other.place) }
    } else if related.count < Diagnostic.maxRelatedPlaces {
      related.append(RelatedPlace(en: "also here", zh: "此处也是", at: other.place))
    }
    severity = max(severity, other.severity)
    guard let added = other.fix else { return }
    if fix == nil {
      fix = added
    } else if fix!.path == added.path, fix!.applicability == added.applicability {
      fix!.edits += added.edits
    }
  }

  /// How many places of other files are shown.
  private static let maxRelatedPlaces = 10

  /// The finding that says what this one and others say, without any of their places.
  fileprivate func gathered(by commonFinding: CommonFinding) -> Diagnostic {
    Diagnostic(
      rule: rule, category: category, severity: severity, message: commonFinding.message,
      help: commonFinding.help,
      place: commonFinding.place, commonFinding: commonFinding)
  }
}
