/// The words of many scripts. It keeps few sets, each of more than twice as many words as the next, so that neither adding a set nor
/// asking for a word takes longer the more sets were added.
package struct WordSets: Sendable {
  private var sets: [WordSet] = []

  package init() {}

  package var isEmpty: Bool { sets.isEmpty }

  package mutating func add(_ words: WordSet) {
    if words.hashes.isEmpty { return }
    var words = words
    while let last = sets.last, last.hashes.count <= 2 * words.hashes.count {
      words = WordSet(last.hashes + words.hashes)
      sets.removeLast()
    }
    sets.append(words)
  }

  package func contains(hash: UInt64) -> Bool { sets.contains { $0.contains(hash: hash) } }
  package func contains(_ word: String) -> Bool { contains(hash: WordSet.hash(of: word)) }
}
