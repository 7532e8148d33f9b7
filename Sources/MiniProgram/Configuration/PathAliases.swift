import Files

/// The entries of `resolveAlias`, in the order in which they were written.
package struct PathAliases: Sendable {
  package let all: [PathAlias]
  /// The indexes of the aliases that begin with the same bytes; empty where there are few aliases.
  private var byStart: [String: [Int]] = [:]
  /// How many bytes the aliases begin with: each number once.
  private var lengths: Set<Int> = []

  /// Of so many, each is compared.
  private static let few = 8

  package init(_ all: [PathAlias] = []) {
    self.all = all
    if all.count <= PathAliases.few { return }
    for (index, alias) in all.enumerated() {
      byStart[alias.start, default: []].append(index)
      lengths.insert(alias.start.utf8.count)
    }
  }

  /// The indexes of those that `reference` begins with, in their order.
  package func indexes(for reference: String) -> [Int] {
    if lengths.isEmpty { return all.indices.filter { all[$0].applies(to: reference) } }
    let bytes = reference.utf8
    let candidates = lengths.flatMap { length in
      length > bytes.count ? [] : String(bytes.prefix(length)).flatMap { byStart[$0] } ?? []
    }
    return candidates.filter { all[$0].applies(to: reference) }.sorted()
  }

  /// Whether `reference` begins with one of them.
  package func apply(to reference: String) -> Bool { !indexes(for: reference).isEmpty }
}
