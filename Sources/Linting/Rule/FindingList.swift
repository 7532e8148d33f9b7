import Diagnostics

/// How many findings of a rule in a file are kept. Of the others it is known only where they are.
package enum FindingLimit {
  /// What people and programs look at. Who reads a thousand knows what there is to be done.
  package static let usual = 1_000
  /// While something is still made of the findings: fixes, where each pass reads the file again, or findings on pages, of
  /// those in native sources.
  package static let inBetween = 65_536
}

/// What checks reported: the first findings of each rule in each file, by place, and where the others are.
///
/// A finding takes 1.6 KB, and a megabyte of `<a/>` has 260,000 of one rule. Which ones are kept depends on their places
/// alone, not on the order in which they are reported.
struct FindingList: Sendable {
  /// The findings that are kept. After `trim`, no more of a rule in a file than the limit.
  private(set) var kept: [Finding] = []
  private var unkept: [RuleInFile: OutlinedFindings] = [:]
  private let limit: Int
  /// How many more findings of a rule are kept before it is looked at how many are in one file.
  private var room: [Int: Int] = [:]

  /// A list that keeps so many findings of a rule in a file.
  init(limit: Int) { self.limit = limit }

  var isEmpty: Bool { kept.isEmpty }

  /// The findings that are not kept, sorted by file and rule.
  var others: [OutlinedFindings] {
    unkept.isEmpty
      ? []
      : unkept.values.sorted { ($0.path, $0.rule) < ($1.path, $1.rule) }
  }

  mutating func append(_ finding: Finding) {
    kept.append(finding)
    room[finding.rule, default: 2 * limit] -= 1
    if room[finding.rule]! <= 0 { trim(finding.rule) }
  }

  /// Adds what checks with another context reported. Two of them may report the same in a file that both see.
  mutating func add(_ other: FindingList) {
    kept += other.kept
    add(others: Array(other.unkept.values))
  }

  /// Adds findings that another list does not keep.
  mutating func add(others: [OutlinedFindings]) {
    for outlined in others {
      let key = RuleInFile(rule: outlined.rule, path: outlined.path)
      unkept[key] = unkept[key]?.union(outlined) ?? outlined
    }
  }

  /// The findings by what `key` says of their files.
  func grouped<Key: Hashable>(by key: (_ path: String) -> Key?) -> [Key: FindingList] {
    var groups: [Key: FindingList] = [:]
    for finding in kept {
      if let key = key(finding.path) { groups[key, default: FindingList(limit: limit)].kept.append(finding) }
    }
    for (place, outlined) in unkept {
      if let key = key(place.path) {
        groups[key, default: FindingList(limit: limit)].unkept[place] = outlined
      }
    }
    return groups
  }

  /// Leaves the findings in files for which `isWanted` is true.
  mutating func removeAll(unlessIn isWanted: (_ path: String) -> Bool) {
    kept.removeAll { !isWanted($0.path) }
    unkept = unkept.filter { isWanted($0.key.path) }
  }

  /// Keeps no more findings of a rule in a file than the limit.
  mutating func trim() {
    if kept.count <= limit { return }
    var counts: [Int: Int] = [:]
    for finding in kept { counts[finding.rule, default: 0] += 1 }
    for (rule, count) in counts where count > limit { trim(rule) }
  }

  private mutating func trim(_ rule: Int) {
    var byFile: [String: [Int]] = [:]
    for index in kept.indices where kept[index].rule == rule {
      byFile[kept[index].path, default: []].append(index)
    }
    var isLeft = Array(repeating: true, count: kept.count)
    for (path, indexes) in byFile where indexes.count > limit {
      let sorted = sortedByPlace(indexes)
      let key = RuleInFile(rule: rule, path: path)
      for index in sorted[limit...] {
        isLeft[index] = false
        unkept[key, default: OutlinedFindings(rule: rule, path: path)].append(kept[index])
      }
    }
    if isLeft.contains(false) {
      kept = zip(kept, isLeft).filter(\.1).map(\.0)
    }
    // A pass over all findings is not made for fewer than a quarter of them.
    room[rule] = max(limit, kept.count / 4)
  }
}

extension FindingList {
  /// The indexes of findings of one rule in one file, in the order of their places. Only places are compared, nearly always: a
  /// finding has two dozen references.
  private func sortedByPlace(_ indexes: [Int]) -> [Int] {
    let places = indexes.map { (range: kept[$0].range, index: $0) }
    return places.sorted { a, b in
      if a.range != b.range { return (a.range.start, a.range.end) < (b.range.start, b.range.end) }
      return kept[a.index].message.text.english < kept[b.index].message.text.english
    }.map(\.index)
  }
}

/// A rule, as an index into the rules of the dispatch, in a file.
struct RuleInFile: Hashable {
  let rule: Int
  let path: String
}

/// The findings of a rule in a file that are not kept: enough of each to know whether it would be shown.
struct OutlinedFindings: Sendable {
  /// The rule as an index into the rules of the dispatch.
  let rule: Int
  let path: String
  private(set) var ranges: [ByteRange] = []
  /// What few findings have beside their range, by the index of the range.
  private var details: [Int: Detail] = [:]

  private struct Detail {
    let attribute: ByteRange?
    let severity: Severity?
    let commonFinding: CommonFinding?
  }

  init(rule: Int, path: String) {
    self.rule = rule
    self.path = path
  }

  /// Calls `visit` with each finding.
  func forEach(_ visit: (ByteRange, _ attribute: ByteRange?, Severity?, CommonFinding?) -> Void) {
    for (index, range) in ranges.enumerated() {
      let detail = details.isEmpty ? nil : details[index]
      visit(range, detail?.attribute, detail?.severity, detail?.commonFinding)
    }
  }

  fileprivate mutating func append(_ finding: Finding) {
    append(finding.range, finding.attribute, finding.severity, finding.commonFinding)
  }

  private mutating func append(
    _ range: ByteRange, _ attribute: ByteRange?, _ severity: Severity?, _ commonFinding: CommonFinding?
  ) {
    if attribute != nil || severity != nil || commonFinding != nil {
      details[ranges.count] = Detail(attribute: attribute, severity: severity, commonFinding: commonFinding)
    }
    ranges.append(range)
  }

  fileprivate func union(_ other: OutlinedFindings) -> OutlinedFindings {
    var (union, seen) = (self, Set(ranges))
    other.forEach { range, attribute, severity, commonFinding in
      if seen.insert(range).inserted { union.append(range, attribute, severity, commonFinding) }
    }
    return union
  }
}
