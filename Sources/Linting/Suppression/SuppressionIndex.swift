import Diagnostics

/// The suppressions of one file, to find the one that hides a finding.
struct SuppressionIndex {
  /// A rule or category and a kind of suppression. The scopes of such suppressions are in order: each starts and ends at or after the
  /// start and end of the one before it.
  private struct Key: Hashable {
    var rule: String
    var kind: Suppression.Kind
  }

  /// A suppression and where it hides the findings of one rule.
  private struct Entry {
    var index: Int
    var scope: ByteRange
  }

  private var entries: [Key: [Entry]] = [:]
  /// The regions of categories for single rules, because they end earlier for these.
  private var regionsOfCategory: [String: [Entry]] = [:]

  /// - Parameters:
  ///   - suppressions: in order of their comments.
  ///   - category: gives the category of the rule with an id; nil when there is no such rule.
  init(_ suppressions: [Suppression], category: (String) -> String?) {
    var ends: [String: [UInt32]] = [:]
    for (index, suppression) in suppressions.enumerated() {
      guard let name = suppression.rule else { continue }
      if suppression.kind == .regionEnd {
        ends[name, default: []].append(suppression.comment.start)
      } else if !suppression.scope.isEmpty {
        entries[Key(rule: name, kind: suppression.kind), default: []]
          .append(Entry(index: index, scope: suppression.scope))
      }
    }
    for key in entries.keys {
      entries[key]!.sort { ($0.scope.end, $0.index) < ($1.scope.end, $1.index) }
    }
    var regionsByCategory: [String: [Key]] = [:]
    if !ends.isEmpty {
      for key in entries.keys where key.kind == .region {
        if let category = category(key.rule) { regionsByCategory[category, default: []].append(key) }
      }
    }
    for (name, offsets) in ends {
      if let category = category(name) {
        guard let regions = entries[Key(rule: category, kind: .region)] else { continue }
        regionsOfCategory[name] = SuppressionIndex.ending(regions, at: offsets)
      } else {
        for key in regionsByCategory[name] ?? [] {
          entries[key] = SuppressionIndex.ending(entries[key]!, at: offsets)
        }
      }
    }
  }

  /// The regions, each ending at the first of the sorted `offsets` in it.
  private static func ending(_ regions: [Entry], at offsets: [UInt32]) -> [Entry] {
    var regions = regions
    for index in regions.indices {
      let next = offsets.partitioningIndex { $0 >= regions[index].scope.start }
      if next < offsets.count { regions[index].scope.end = min(regions[index].scope.end, offsets[next]) }
    }
    return regions
  }

  /// The index of the first suppression that hides a finding of `rule`, which is in `category`, that starts at `offset`.
  func first(hiding rule: String, of category: String, at offset: UInt32) -> Int? {
    var found: Int?
    for kind in [Suppression.Kind.nextLine, .region, .file] {
      let ofCategory = kind == .region ? regionsOfCategory[rule] : nil
      for candidates in [
        entries[Key(rule: rule, kind: kind)], ofCategory ?? entries[Key(rule: category, kind: kind)],
      ] {
        guard let candidates else { continue }
        let next = candidates.partitioningIndex { $0.scope.end > offset }
        if next < candidates.count, candidates[next].scope.contains(offset) {
          found = min(found ?? .max, candidates[next].index)
        }
      }
    }
    return found
  }
}
