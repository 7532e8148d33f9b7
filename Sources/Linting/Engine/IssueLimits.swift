import Markup

/// How many syntax issues of each file are reported.
///
/// While fixes are made, it is more for a file of which many were fixed: else it would be read once for each thousand.
package struct IssueLimits: Sendable {
  /// By path.
  private var raised: [String: Int] = [:]

  package init() {}

  package subscript(_ path: String) -> Int { raised[path] ?? MarkupLimit.issues }

  package var areUsual: Bool { raised.isEmpty }

  /// The files that have another limit in `other`.
  package func paths(unlike other: IssueLimits) -> [String] {
    raised.merging(other.raised) { own, _ in own }.keys.filter { self[$0] != other[$0] }
  }

  /// Notes that so many findings in a file were fixed. So the number of times that it is read grows with the logarithm of its
  /// findings.
  mutating func raise(_ path: String, after fixedCount: Int) {
    let limit = 4 * fixedCount
    if limit > self[path] { raised[path] = limit }
  }
}
