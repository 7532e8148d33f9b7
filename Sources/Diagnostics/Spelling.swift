/// The name that is most likely meant by another one.
package struct NearName: Sendable, Equatable {
  package let name: String
  /// Whether no other name is near.
  package let isOnlyOne: Bool
  /// The edit distance, letter case, `-` and `_` aside.
  package let distance: Int

  package init(name: String, isOnlyOne: Bool, distance: Int) {
    (self.name, self.isOnlyOne, self.distance) = (name, isOnlyOne, distance)
  }

  /// The same with what both names begin with, where only their rests were compared.
  package func after(_ prefix: Substring) -> NearName {
    NearName(name: prefix + name, isOnlyOne: isOnlyOne, distance: distance)
  }
}

/// How near a name must be to the one that is meant. Letter case, `-` and `_` never matter.
///
/// But for `usual`, names that people choose are other names, however near, where digits alone differ, as in a series; where one
/// has whole words more; where words of up to four letters differ in more than one letter; and in names of up to four letters
/// where a letter is another one. A name of one letter is near to none.
package enum Closeness: Sendable {
  /// An edit distance of at most a third of the length, at least 1 and at most 3.
  case usual
  /// For names of which many resemble each other: the same number of words, an edit distance of 1 below 8 bytes, 2 below 16, and
  /// 3 from there on.
  case sameWords
  /// For findings that stand on the near name alone: an edit distance of 1, or 2 from 8 bytes on.
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

/// Finds the names that are meant by misspelled ones, until it has compared so much that a reader would wait for it: ten
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
    var nearest = NearestSoFar()
    for candidate in candidates {
      // Where the budget is not enough for all of them, none is the answer: their order must not matter.
      pieces -= SpellingBudget.cost(of: candidate)
      if pieces < 0 { return nil }
      if candidate != name, let distance = comparison.distance(to: candidate) {
        nearest.meet(candidate, distance)
      }
    }
    return nearest.name
  }

  /// The same among names that were prepared, because many are compared with them.
  package mutating func nearest(
    to name: String, in candidates: SpellingCandidates, _ closeness: Closeness = .usual
  ) -> NearName? {
    if !spend(candidates.cost) { return nil }
    var comparison = SpellingComparison(with: name, closeness)
    var nearest = NearestSoFar()
    for index in candidates.names.indices {
      if let distance = comparison.distance(to: index, of: candidates), candidates.names[index] != name {
        nearest.meet(candidates.names[index], distance)
      }
    }
    return nearest.name
  }

  fileprivate static func cost(of candidate: String) -> Int { 1 + candidate.utf8.count / pieceLength }

  /// What it takes to compare a name with all candidates.
  package static func cost(of candidates: [String]) -> Int { candidates.reduce(0) { $0 + cost(of: $1) } }

  /// Takes what comparing takes, for an answer that is known already. Returns whether there may be one.
  package mutating func spend(_ cost: Int) -> Bool {
    pieces = max(-1, pieces - cost)
    return pieces >= 0
  }

  /// The name of `nearest`.
  package mutating func nearestName(to name: String, in candidates: some Sequence<String>) -> String? {
    nearest(to: name, in: candidates)?.name
  }
}

/// Names among which many misspelled ones are looked for: each is folded once.
package struct SpellingCandidates: Sendable {
  fileprivate let names: [String]
  /// The folded names, one after the other.
  fileprivate private(set) var bytes: [UInt8] = []
  /// Where each of them ends.
  fileprivate private(set) var ends: [Int] = []
  fileprivate private(set) var occurring: [UInt64] = []
  /// What it takes to compare a name with all of them.
  package let cost: Int

  package init(_ names: some Sequence<String>) {
    self.names = Array(names)
    cost = SpellingBudget.cost(of: self.names)
    var folded = FoldedName()
    for name in self.names {
      folded.fold(name)
      bytes += folded.bytes
      ends.append(bytes.count)
      occurring.append(folded.occurring)
    }
  }

  fileprivate func range(_ index: Int) -> Range<Int> { (index == 0 ? 0 : ends[index - 1])..<ends[index] }
}

/// The nearest of the names that were compared. Of equally near ones it is the first in byte order.
private struct NearestSoFar {
  private(set) var name: NearName?

  mutating func meet(_ candidate: String, _ distance: Int) {
    guard let known = name else {
      name = NearName(name: candidate, isOnlyOne: true, distance: distance)
      return
    }
    if known.name == candidate { return }
    let isNearer = (distance, candidate) < (known.distance, known.name)
    name = NearName(
      name: isNearer ? candidate : known.name, isOnlyOne: false,
      distance: isNearer ? distance : known.distance)
  }
}

/// `SpellingBudget.nearestName` for a mistake that comes once, among names of which there are never many.
package func nearestName(to name: String, in candidates: some Sequence<String>) -> String? {
  var budget = SpellingBudget()
  return budget.nearestName(to: name, in: candidates)
}

/// The help of a message about a name that is near another one; nil without one.
package func didYouMean(_ name: String?) -> LocalizedText? {
  name.map { LocalizedText(en: "did you mean \"\($0)\"?", zh: "是否想写“\($0)”？") }
}

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
      case .sameWords: MadeUpName(name, countsWords: true)
      case .strict: MadeUpName(name, countsWords: false)
      }
  }

  /// How far `text` is from the name; nil when it is not near.
  mutating func distance(to text: String) -> Int? {
    if text.utf8.count + limit < name.bytes.count { return nil }
    candidate.fold(text)
    if !mayBeNear(candidate.bytes.count, candidate.occurring) { return nil }
    return distance(to: candidate.bytes, text)
  }

  /// The same for a prepared name.
  mutating func distance(to index: Int, of candidates: SpellingCandidates) -> Int? {
    let range = candidates.range(index)
    if !mayBeNear(range.count, candidates.occurring[index]) { return nil }
    return distance(to: Array(candidates.bytes[range]), candidates.names[index])
  }

  /// An edit adds one byte and removes another one at most. Most names end here.
  private func mayBeNear(_ count: Int, _ occurring: UInt64) -> Bool {
    abs(count - name.bytes.count) <= limit && (occurring ^ name.occurring).nonzeroBitCount <= 2 * limit
  }

  private mutating func distance(to folded: [UInt8], _ text: String) -> Int? {
    guard let distance = rows.distance(name.bytes, folded, limit: limit) else { return nil }
    return distance == 0 || made?.isLike(text) ?? true ? distance : nil
  }
}

/// A name that somebody chose, as the words that it is made of.
private struct MadeUpName {
  private let words: [[UInt8]]
  /// Whether another name must have as many words.
  private let countsWords: Bool
  /// The name without its digits.
  private let letters: [UInt8]

  /// Words and names of up to that many letters are other ones when one letter of a name, or two of a word, are other ones.
  private static let shortLength = 4

  init(_ name: String, countsWords: Bool) {
    words = wordsOf(name)
    letters = name.utf8.filter { !$0.isASCIIDigit }
    self.countsWords = countsWords
  }

  /// Whether one of the names may be a misspelling of the other, whose edit distance is small.
  func isLike(_ other: String) -> Bool {
    if other.utf8.filter({ !$0.isASCIIDigit }).elementsEqual(letters) { return false }
    let (ours, theirs) = (words, wordsOf(other))
    if ours.count != theirs.count {
      if countsWords { return false }
      let (few, many) = ours.count < theirs.count ? (ours, theirs) : (theirs, ours)
      // A single letter is a slip rather than a word.
      return many.joined().count == few.joined().count + 1 || !MadeUpName.contains(many, few)
    }
    let (name, otherName) = (Array(ours.joined()), Array(theirs.joined()))
    if min(name.count, otherName.count) <= 1 { return false }
    if name.count <= MadeUpName.shortLength, name.count == otherName.count,
      name.sorted() != otherName.sorted()
    {
      return false
    }
    return !zip(ours, theirs).contains { word, other in
      word.count <= MadeUpName.shortLength && word.count == other.count
        && editDistance(word, other, limit: 1) > 1
    }
  }

  /// Whether all of `few` are among `many`, in their order.
  private static func contains(_ many: [[UInt8]], _ few: [[UInt8]]) -> Bool {
    var rest = few[...]
    for word in many where word == rest.first { rest.removeFirst() }
    return rest.isEmpty
  }
}

/// The words of a name in lower case, without digits and the suffix of a file: each begins after `-` or `_`, or with a capital that is after
/// another letter or before a small one, as in `handleARReady`.
private func wordsOf(_ name: String) -> [[UInt8]] {
  let name = Array(name.utf8)
  let bytes = name[..<(name.lastIndex(of: UInt8(ascii: ".")) ?? name.count)]
  func isCapital(_ index: Int) -> Bool { bytes[index] >= 65 && bytes[index] <= 90 }
  func isSmall(_ index: Int) -> Bool { index < bytes.count && bytes[index] >= 97 && bytes[index] <= 122 }
  var words: [[UInt8]] = []
  var isInWord = false
  for (index, byte) in bytes.enumerated() {
    if byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_") {
      isInWord = false
      continue
    }
    if byte.isASCIIDigit { continue }
    let begins = isInWord && isCapital(index) && (!isCapital(index - 1) || isSmall(index + 1))
    if !isInWord || begins { words.append([]) }
    words[words.count - 1].append(isCapital(index) ? byte | 0x20 : byte)
    isInWord = true
  }
  return words
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
    guard utf8.contains(UInt8(ascii: "-")) else { return String(self) }
    let words = split(separator: "-")
    return words.dropFirst().reduce(into: String(words.first ?? "")) { $0 += $1.capitalisedFirst }
  }

  /// The same text with each upper-case letter in lower case, behind a hyphen: `line-width` of `lineWidth`.
  package var hyphenated: String {
    reduce(into: "") { $0 += $1.isUppercase ? "-" + $1.lowercased() : String($1) }
  }
}
