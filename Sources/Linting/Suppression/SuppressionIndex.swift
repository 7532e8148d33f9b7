import Diagnostics

/// The suppressions of one file, to find the one that hides a finding.
struct SuppressionIndex {
  /// A rule and a kind of suppression. The scopes of such suppressions are in order: each starts and ends at or after the
  /// start and end of the one before it.
  private struct Key: Hashable {
    var rule: String
    var kind: Suppression.Kind
  }

  private let suppressions: [Suppression]
  private var indexes: [Key: [Int]] = [:]

  /// `suppressions` are in order of their comments.
  init(_ suppressions: [Suppression]) {
    self.suppressions = suppressions
    for (index, suppression) in suppressions.enumerated() where !suppression.scope.isEmpty {
      if let rule = suppression.rule {
        indexes[Key(rule: rule, kind: suppression.kind), default: []].append(index)
      }
    }
    for key in indexes.keys {
      indexes[key]!.sort { (suppressions[$0].scope.end, $0) < (suppressions[$1].scope.end, $1) }
    }
  }

  /// The index of the first suppression that hides a finding of `rule` that starts at `offset`.
  func first(hiding rule: String, at offset: UInt32) -> Int? {
    var found: Int?
    for kind in [Suppression.Kind.nextLine, .region, .file] {
      guard let candidates = indexes[Key(rule: rule, kind: kind)] else { continue }
      var low = 0
      var high = candidates.count
      while low < high {
        let middle = (low + high) / 2
        if suppressions[candidates[middle]].scope.end <= offset { low = middle + 1 } else { high = middle }
      }
      if low < candidates.count, suppressions[candidates[low]].scope.contains(offset) {
        found = min(found ?? .max, candidates[low])
      }
    }
    return found
  }
}
