/// The number of insertions, deletions, substitutions and swaps of neighbours that turn `a` into `b`
/// (optimal string alignment), or `limit + 1` when it is more than `limit`.
package func editDistance(_ a: some Sequence<UInt8>, _ b: some Sequence<UInt8>, limit: Int) -> Int {
  let a = Array(a)
  let b = Array(b)
  if abs(a.count - b.count) > limit { return limit + 1 }
  var beforeLast = [Int](repeating: 0, count: b.count + 1)
  var last = Array(0...b.count)
  var row = last
  for i in 0..<a.count {
    row[0] = i + 1
    var best = row[0]
    for j in 0..<b.count {
      var distance = min(last[j] + (a[i] == b[j] ? 0 : 1), last[j + 1] + 1, row[j] + 1)
      if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { distance = min(distance, beforeLast[j - 1] + 1) }
      row[j + 1] = distance
      best = min(best, distance)
    }
    if best > limit { return limit + 1 }
    (beforeLast, last, row) = (last, row, beforeLast)
  }
  return min(last[b.count], limit + 1)
}

/// The one of `candidates` that is most likely meant by `name`, or nil when none is near.
///
/// Near means equal but for case, `-` and `_`, or an edit distance of at most a third of the length (at least
/// 1, at most 3). Of equally near ones the first in byte order wins, so the answer does not depend on the
/// order of `candidates`.
package func nearestName(to name: String, in candidates: some Sequence<String>) -> String? {
  let folded = foldedForSpelling(name)
  let limit = max(1, min(3, name.utf8.count / 3))
  var best: (distance: Int, name: String)?
  for candidate in candidates where candidate != name {
    let foldedCandidate = foldedForSpelling(candidate)
    let distance =
      folded == foldedCandidate ? 0 : editDistance(folded, foldedCandidate, limit: limit)
    if distance > limit { continue }
    if let known = best, (known.distance, known.name) <= (distance, candidate) { continue }
    best = (distance, candidate)
  }
  return best?.name
}

/// `nearestName` for very many names: after 300,000 comparisons there are no more answers, because ten thousand
/// mistakes among ten thousand names would take minutes.
package struct SpellingBudget: Sendable {
  private var comparisons = 300_000

  package init() {}

  package mutating func nearestName(to name: String, in candidates: some Collection<String>) -> String? {
    comparisons -= candidates.count
    return comparisons < 0 ? nil : Diagnostics.nearestName(to: name, in: candidates)
  }
}

/// The help of a message about a name that is near another one; nil without one.
package func didYouMean(_ name: String?) -> String? { name.map { "did you mean \"\($0)\"?" } }

/// `name` in ASCII lower case without `-` and `_`.
private func foldedForSpelling(_ name: String) -> [UInt8] {
  var folded: [UInt8] = []
  folded.reserveCapacity(name.utf8.count)
  for byte in name.utf8 where byte != UInt8(ascii: "-") && byte != UInt8(ascii: "_") {
    folded.append(byte >= 65 && byte <= 90 ? byte | 0x20 : byte)
  }
  return folded
}

extension StringProtocol {
  /// The same with an upper-case first letter.
  package var capitalisedFirst: String { prefix(1).uppercased() + dropFirst() }

  /// The same without hyphens, and the letter after each in upper case: `lineWidth` of `line-width`.
  package var camelCased: String {
    let words = split(separator: "-")
    return words.dropFirst().reduce(into: String(words.first ?? "")) { $0 += $1.capitalisedFirst }
  }
}
