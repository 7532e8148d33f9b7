/// The name that is most likely meant by another one.
package struct NearName: Sendable, Equatable {
  package let name: String
  /// Whether no other name is near.
  package let isOnlyOne: Bool
  /// The edit distance, letter case, `-` and `_` aside.
  package let distance: Int
}

/// How near a name must be to the one that is meant. Letter case, `-` and `_` never matter.
package enum Closeness: Sendable {
  /// An edit distance of at most a third of the length, at least 1 and at most 3.
  case usual
  /// For names that people choose, of which many resemble each other: the same number of words, an edit distance of 1
  /// below 8 bytes, 2 below 16, and 3 from there on, and not digits alone that differ, as in a series.
  case sameWords
  /// For findings that stand on the near name alone: an edit distance of 1, or 2 from 8 bytes on, and not digits alone that
  /// differ.
  case strict

  fileprivate func limit(_ name: String) -> Int {
    let length = name.utf8.count
    return switch self {
    case .usual: max(1, min(3, length / 3))
    case .sameWords: length < 8 ? 1 : length < 16 ? 2 : 3
    case .strict: length < 8 ? 1 : 2
    }
  }
}

/// Finds the names that are meant by misspelt ones, until it has compared so much that a reader would wait for it: ten
/// thousand mistakes among ten thousand names would take minutes.
///
/// Whoever reports has one budget for each rule and file: so the answers do not depend on threads, nor on which other files
/// are read.
package struct SpellingBudget: Sendable {
  /// How many pieces of names, of `pieceLength` bytes each, are still compared. Below 0 there are no more answers.
  package private(set) var pieces: Int

  /// Compared in about a millisecond when most names are of another length or of other letters, and in ten of them otherwise.
  package static let standard = 100_000
  private static let pieceLength = 16

  package init(pieces: Int = SpellingBudget.standard) { self.pieces = pieces }

  /// The one of `candidates` that is most likely meant by `name`; nil when none is near, and when the budget is used up.
  ///
  /// Of equally near ones the first in byte order is taken, so the answer does not depend on the order of `candidates`.
  package mutating func nearest(
    to name: String, in candidates: some Sequence<String>, _ closeness: Closeness = .usual
  ) -> NearName? {
    if pieces < 0 { return nil }
    var comparison = SpellingComparison(with: name, closeness)
    var best: (distance: Int, name: String)?
    var isOnlyOne = true
    for candidate in candidates {
      // Where the budget is not enough for all of them, none is the answer: their order must not matter.
      pieces -= 1 + candidate.utf8.count / SpellingBudget.pieceLength
      if pieces < 0 { return nil }
      guard candidate != name, let distance = comparison.distance(to: candidate) else { continue }
      guard let known = best else {
        best = (distance, candidate)
        continue
      }
      if known.name == candidate { continue }
      isOnlyOne = false
      if (distance, candidate) < (known.distance, known.name) { best = (distance, candidate) }
    }
    return best.map { NearName(name: $0.name, isOnlyOne: isOnlyOne, distance: $0.distance) }
  }

  /// The name of `nearest`.
  package mutating func nearestName(to name: String, in candidates: some Sequence<String>) -> String? {
    nearest(to: name, in: candidates)?.name
  }
}

/// `SpellingBudget.nearestName` for a mistake that comes once, among names of which there are never many.
package func nearestName(to name: String, in candidates: some Sequence<String>) -> String? {
  var budget = SpellingBudget()
  return budget.nearestName(to: name, in: candidates)
}

/// The help of a message about a name that is near another one; nil without one.
package func didYouMean(_ name: String?) -> String? { name.map { "did you mean \"\($0)\"?" } }

/// Compares one name with many others.
private struct SpellingComparison {
  private let name: FoldedName
  private let limit: Int
  /// What a near name must have besides; nil where nothing does.
  private let made: MadeUpName?
  private var candidate = FoldedName()
  private var rows = EditRows()

  init(with name: String, _ closeness: Closeness) {
    var folded = FoldedName()
    folded.fold(name)
    self.name = folded
    limit = closeness.limit(name)
    made =
      switch closeness {
      case .usual: nil
      case .sameWords: MadeUpName(name, words: wordCount(name))
      case .strict: MadeUpName(name, words: nil)
      }
  }

  /// How far `text` is from the name; nil when it is not near.
  mutating func distance(to text: String) -> Int? {
    if text.utf8.count + limit < name.bytes.count { return nil }
    candidate.fold(text)
    // An edit adds one byte and removes another one at most. Most names end here.
    guard abs(candidate.bytes.count - name.bytes.count) <= limit,
      (candidate.occurring ^ name.occurring).nonzeroBitCount <= 2 * limit
    else { return nil }
    guard let distance = rows.distance(name.bytes, candidate.bytes, limit: limit) else { return nil }
    return distance == 0 || made?.isLike(text) ?? true ? distance : nil
  }
}

/// A name of several words, and digits.
private struct MadeUpName {
  /// How many words it has; nil where that does not matter.
  private let words: Int?
  private let rest: [UInt8]

  init(_ name: String, words: Int?) { (self.words, rest) = (words, name.utf8.filter { !$0.isASCIIDigit }) }

  /// Whether the other has as many words, and differs in more than digits.
  func isLike(_ other: String) -> Bool {
    (words == nil || wordCount(other) == words) && !other.utf8.filter { !$0.isASCIIDigit }.elementsEqual(rest)
  }
}

/// How many words a name has: each begins after `-` or `_`, or with the first of its capitals.
private func wordCount(_ name: String) -> Int {
  var count = 0
  var isInWord = false
  var isAfterCapital = false
  for byte in name.utf8 {
    let separates = byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
    let isCapital = byte >= 65 && byte <= 90
    if !separates, !isInWord || isCapital && !isAfterCapital { count += 1 }
    isInWord = !separates
    isAfterCapital = isCapital
  }
  return count
}

/// A name in ASCII lower case without `-` and `_`.
private struct FoldedName {
  private(set) var bytes: [UInt8] = []
  /// A bit for each byte that is in it.
  private(set) var occurring: UInt64 = 0

  mutating func fold(_ name: String) {
    bytes.removeAll(keepingCapacity: true)
    occurring = 0
    for byte in name.utf8 where byte != UInt8(ascii: "-") && byte != UInt8(ascii: "_") {
      let folded = byte >= 65 && byte <= 90 ? byte | 0x20 : byte
      bytes.append(folded)
      occurring |= 1 << UInt64(folded & 63)
    }
  }
}

extension StringProtocol {
  /// The same text with an upper-case first letter.
  package var capitalisedFirst: String { prefix(1).uppercased() + dropFirst() }

  /// The same text without hyphens, and the letter after each in upper case: `lineWidth` of `line-width`.
  package var camelCased: String {
    let words = split(separator: "-")
    return words.dropFirst().reduce(into: String(words.first ?? "")) { $0 += $1.capitalisedFirst }
  }
}
