import Diagnostics
import Files

/// How many findings of each rule in each file are not kept.
struct UnkeptCounts {
  private struct Key: Hashable {
    let path: String
    let rule: String
    let severity: Severity
  }

  private var counts: [Key: (first: Place, count: Int)] = [:]

  init(_ unkept: [UnkeptFindings] = []) {
    for findings in unkept { add(findings.rule, findings.severity, findings.first, count: findings.count) }
  }

  mutating func add(_ rule: String, _ severity: Severity, _ place: Place, count: Int = 1) {
    let key = Key(path: place.path, rule: rule, severity: severity)
    if let known = counts[key] {
      let first = place.range.start < known.first.range.start ? place : known.first
      counts[key] = (first, known.count + count)
    } else {
      counts[key] = (place, count)
    }
  }

  /// Sorted by file, rule and severity.
  var all: [UnkeptFindings] {
    counts.map { UnkeptFindings(rule: $0.rule, severity: $0.severity, first: $1.first, count: $1.count) }
      .sorted { a, b in
        if a.first.path != b.first.path { return Path.precedes(a.first.path, b.first.path) }
        return (a.rule, a.severity) < (b.rule, b.severity)
      }
  }
}

extension LintOutcome {
  /// Keeps the first `limit` findings of each rule in each file, and of the others the number. `diagnostics` are sorted.
  package mutating func keepFindings(_ limit: Int) {
    if diagnostics.mostInOneFile <= limit { return }
    var path: String?
    var seen: [String: Int] = [:]
    var others = UnkeptCounts(unkept)
    let count = diagnostics.count
    diagnostics.removeAll { diagnostic in
      if diagnostic.place.path != path { (path, seen) = (diagnostic.place.path, [:]) }
      seen[diagnostic.rule, default: 0] += 1
      if seen[diagnostic.rule]! <= limit { return false }
      others.add(diagnostic.rule, diagnostic.severity, diagnostic.place)
      return true
    }
    if diagnostics.count < count { unkept = others.all }
  }
}

extension [Diagnostic] {
  /// How many are in the file with most of them; those of a file are next to each other.
  fileprivate var mostInOneFile: Int {
    var most = 0
    var first = 0
    for index in indices {
      if self[index].place.path != self[first].place.path { first = index }
      most = Swift.max(most, index - first + 1)
    }
    return most
  }
}
