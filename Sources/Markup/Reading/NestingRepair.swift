import Diagnostics

/// A tag as the repair of the nesting sees it.
struct NestingTag {
  enum Kind: UInt8 { case start, end, selfClosing }

  var kind: Kind
  /// Equal for equal names.
  var name: UInt32
  /// The byte range of the name.
  var nameRange: ByteRange
  /// The byte range of the whole tag.
  var range: ByteRange
  /// The number of blanks before the tag, when nothing but blanks is before it on its line; else -1.
  var indentation: Int32
  /// The byte offset at which its line begins.
  var line: UInt32
  /// A start tag without attributes: `<view>`.
  var isBare = false
  /// A start tag that is broken itself, so that a missing end tag is not a second finding.
  var isBroken = false
}

/// What is done at a tag that does not fit. End tags without a decision close the innermost element that has not ended.
/// Elements that have not ended at the end of the file are unclosed.
enum NestingDecision: Hashable {
  /// The end tag closes nothing; with `isReported` false another finding covers it.
  case unmatched(isReported: Bool)
  /// The end tag closes the element after this many inner ones, which lack their end tags.
  case closesOuter(inner: Int)
  /// The end tag was meant for the innermost element, whatever it says.
  case mismatched
  /// The end tag of an element that an outer end tag closed too early; both are indexes of tags.
  case misnested(start: Int, outerEnd: Int)
  /// The start tag was meant as the end tag of the innermost element.
  case meantAsEnd
}

/// Finds out which tags of a file do not fit, so that as few causes as possible have to be reported. Among solutions
/// with equally many, the one that the indentation supports is taken.
///
/// A best-first search that keeps a bounded number of alternatives. A tag that fits, and has an indentation that
/// agrees, is taken as it is; alternatives exist from the first tag that does not. The work is linear in the number of
/// tags.
struct NestingRepair {
  /// How many alternatives are kept; one with very many tags, or very many mistakes.
  private static let width = 32
  private static let maxTags = 50_000
  private static let maxCauses = 64
  /// Alternatives that have so many more causes than the best one are given up.
  private static let margin = 4
  /// How many levels outwards an element is looked for: twice the depth to which elements can be nested.
  private static let maxOpenTags = 2 * MarkupLimit.depth

  /// A list that shares its tail with others; an index into `cells`, -1 when it is empty.
  private typealias List = Int32

  private struct Cell {
    var tag: Int32
    /// For an element that was closed early: the end tag that closed it.
    var end: Int32
    /// For an element that was closed early: the elements that had not ended after it.
    var around: List
    var rest: List
    var depth: Int32
    /// A hash of everything in the list.
    var hash: UInt64
  }

  private struct Step {
    var tag: Int32
    var decision: NestingDecision
    var before: Int32
  }

  private struct Alternative {
    var causes: Int32 = 0
    /// How much the indentation, and names, contradict it.
    var doubt: Int32 = 0
    /// The elements that have not ended, innermost first.
    var open: List = -1
    /// Elements that were closed before their end tags came.
    var early: List = -1
    /// The last decision, an index into `steps`.
    var last: Int32 = -1
    /// The sum of the indexes of the start tags that are taken for end tags; without any, the largest number. Of
    /// several tags that may be meant, the first is taken: once that is fixed, nothing is wrong with the others.
    var bareTags = Int.max

    static func precedes(_ a: Alternative, _ b: Alternative) -> Bool {
      (a.causes, a.doubt, a.bareTags) < (b.causes, b.doubt, b.bareTags)
    }
  }

  private let tags: [NestingTag]
  private let isMisspelling: (ByteRange, ByteRange) -> Bool
  private var cells: [Cell] = []
  private var steps: [Step] = []
  private var alternatives = [Alternative()]
  private var next: [Alternative] = []

  private init(_ tags: [NestingTag], _ isMisspelling: @escaping (ByteRange, ByteRange) -> Bool) {
    self.tags = tags
    self.isMisspelling = isMisspelling
  }

  /// The decisions by the tags' indexes. `isMisspelling` says whether a name can be a misspelling of another.
  static func decisions(
    for tags: [NestingTag], isMisspelling: @escaping (ByteRange, ByteRange) -> Bool
  ) -> [Int: NestingDecision] {
    var repair = NestingRepair(tags, isMisspelling)
    return repair.run()
  }

  private mutating func run() -> [Int: NestingDecision] {
    for index in tags.indices {
      if tags[index].kind == .selfClosing { continue }
      next.removeAll(keepingCapacity: true)
      for alternative in alternatives {
        if tags[index].kind == .start { start(index, alternative) } else { end(index, alternative) }
      }
      prune()
    }
    for index in alternatives.indices {
      let open = alternatives[index].open
      alternatives[index].causes += open < 0 ? 0 : unclosedCount(open, cells[Int(open)].depth)
    }
    var decisions: [Int: NestingDecision] = [:]
    var step = alternatives.min(by: Alternative.precedes)!.last
    while step >= 0 {
      decisions[Int(steps[Int(step)].tag)] = steps[Int(step)].decision
      step = steps[Int(step)].before
    }
    return decisions
  }

  // MARK: Tags

  private mutating func start(_ index: Int, _ alternative: Alternative) {
    if canBeMeantAsEnd(index, alternative.open) {
      var other = alternative
      other.causes += 1
      other.doubt += hasEndOnLine(index) ? 2 : 0
      other.open = cells[Int(alternative.open)].rest
      other.bareTags = index + (other.bareTags == .max ? 0 : other.bareTags)
      take(other, index, .meantAsEnd)
    }
    var plain = alternative
    plain.open = push(Cell(tag: Int32(index), end: 0, around: -1, rest: plain.open, depth: 0, hash: 0))
    next.append(plain)
  }

  /// Whether a bare start tag is where the end tag of the innermost element of its name should be.
  private func canBeMeantAsEnd(_ index: Int, _ open: List) -> Bool {
    let tag = tags[index]
    guard tag.isBare, !tag.isBroken, open >= 0 else { return false }
    let outer = tags[Int(cells[Int(open)].tag)]
    guard outer.name == tag.name, !outer.isBroken else { return false }
    if tag.line == outer.line {
      // `<view><view>` at the end of a line is a pair; before a third tag, it is two elements.
      return tag.range.start > outer.range.end || index + 1 == tags.count || tags[index + 1].line != tag.line
    }
    return tag.indentation < 0 || outer.indentation < 0 || tag.indentation == outer.indentation
  }

  /// Whether the next tag is on the line of a start tag and ends it: `<text>a</text>` is hardly a mistake.
  private func hasEndOnLine(_ index: Int) -> Bool {
    guard index + 1 < tags.count, case let next = tags[index + 1] else { return false }
    return next.kind == .end && next.name == tags[index].name && next.line == tags[index].line
  }

  private mutating func end(_ index: Int, _ alternative: Alternative) {
    let tag = tags[index]
    var list = alternative.open
    var inner = 0
    var innerCauses: Int32 = 0
    var isFirst = true
    while list >= 0, inner <= NestingRepair.maxOpenTags {
      let cell = cells[Int(list)]
      let start = tags[Int(cell.tag)]
      if start.name == tag.name {
        let doubt = self.doubt(start, tag)
        var other = alternative
        other.open = cell.rest
        other.doubt += doubt
        if inner == 0 {
          next.append(other)
          if doubt == 0 { return }
        } else if isFirst || doubt == 0 {
          other.causes += innerCauses
          closeEarly(&other, from: alternative.open, inner, by: index)
          take(other, index, .closesOuter(inner: inner))
        }
        // Further out, only an element with an indentation that agrees is likelier than this one.
        isFirst = false
        if doubt == 0 { break }
      }
      if !start.isBroken { innerCauses += 1 }
      inner += 1
      list = cell.rest
      // An alternative that costs so much more than leaving the end tag out is never the best.
      if innerCauses > NestingRepair.margin + 1, !isFirst { break }
    }
    if alternative.open >= 0 {
      let cell = cells[Int(alternative.open)]
      let start = tags[Int(cell.tag)]
      if start.name != tag.name, !followsItself(index) {
        let isNear = isMisspelling(tag.nameRange, start.nameRange)
        let isInPlace =
          start.line == tag.line || (start.indentation >= 0 && start.indentation == tag.indentation)
        var other = alternative
        // Far from each other, a start tag without end and a surplus end tag are just as likely.
        other.causes += isNear || isInPlace ? 1 : 2
        other.open = cell.rest
        other.doubt += doubt(start, tag) + (isNear ? 1 : 2)
        take(other, index, .mismatched)
      }
    }
    leaveOut(index, alternative)
  }

  /// Whether the end tag comes right after a self-closing tag of its name, and so is meant for that.
  private func followsItself(_ index: Int) -> Bool {
    guard index > 0 else { return false }
    let last = tags[index - 1]
    return last.kind == .selfClosing && last.name == tags[index].name
      && last.range.end == tags[index].range.start
  }

  /// Whether the end tag is on the line of the innermost start tag and misspells it, so that it is hardly surplus.
  private func misspells(_ index: Int, _ open: List) -> Bool {
    guard open >= 0, case let start = tags[Int(cells[Int(open)].tag)], start.line == tags[index].line else {
      return false
    }
    // Names of a few letters are near to all others.
    return start.name != tags[index].name && start.nameRange.count >= 4
      && isMisspelling(tags[index].nameRange, start.nameRange)
  }

  /// Takes the alternative in which the end tag closes nothing.
  private mutating func leaveOut(_ index: Int, _ alternative: Alternative) {
    var other = alternative
    var list = alternative.early
    var seen = 0
    while list >= 0, seen < 64 {
      let cell = cells[Int(list)]
      if tags[Int(cell.tag)].name == tags[index].name {
        other.early = removing(list, from: alternative.early)
        let isCrossed = cell.around == alternative.open
        take(
          other, index,
          isCrossed
            ? .misnested(start: Int(cell.tag), outerEnd: Int(cell.end)) : .unmatched(isReported: false))
        return
      }
      list = cell.rest
      seen += 1
    }
    other.causes += misspells(index, alternative.open) ? 2 : 1
    // With equally many causes, crossed end tags are likelier.
    other.doubt += 1
    take(other, index, .unmatched(isReported: true))
  }

  /// How much the indentation speaks against a pair of a start and an end tag.
  private func doubt(_ start: NestingTag, _ end: NestingTag) -> Int32 {
    start.line != end.line && start.indentation >= 0 && end.indentation >= 0
      && start.indentation != end.indentation ? 4 : 0
  }

  // MARK: Lists

  private mutating func push(_ cell: Cell) -> List {
    var cell = cell
    let rest = cell.rest < 0 ? nil : cells[Int(cell.rest)]
    cell.depth = (rest?.depth ?? 0) + 1
    var hash = (rest?.hash ?? 0xCBF2_9CE4_8422_2325) ^ UInt64(truncatingIfNeeded: cell.tag)
    hash = (hash &* 0x9E37_79B9_7F4A_7C15) ^ (hash >> 29)
    cell.hash = hash
    cells.append(cell)
    return List(cells.count - 1)
  }

  private mutating func closeEarly(
    _ alternative: inout Alternative, from open: List, _ count: Int, by end: Int
  ) {
    var list = open
    for _ in 0..<count {
      let cell = cells[Int(list)]
      alternative.early = push(
        Cell(
          tag: cell.tag, end: Int32(end), around: alternative.open, rest: alternative.early, depth: 0, hash: 0
        ))
      list = cell.rest
    }
  }

  private mutating func removing(_ cell: List, from list: List) -> List {
    if list == cell { return cells[Int(list)].rest }
    var kept = cells[Int(list)]
    kept.rest = removing(cell, from: kept.rest)
    return push(kept)
  }

  private func unclosedCount(_ list: List, _ count: Int32) -> Int32 {
    var list = list
    var causes: Int32 = 0
    for _ in 0..<count {
      if !tags[Int(cells[Int(list)].tag)].isBroken { causes += 1 }
      list = cells[Int(list)].rest
    }
    return causes
  }

  // MARK: Alternatives

  private mutating func take(_ alternative: Alternative, _ tag: Int, _ decision: NestingDecision) {
    var alternative = alternative
    steps.append(Step(tag: Int32(tag), decision: decision, before: alternative.last))
    alternative.last = Int32(steps.count - 1)
    next.append(alternative)
  }

  /// Keeps the best alternatives, and only the best one of those with the same elements that have not ended.
  private mutating func prune() {
    if next.count == 1 {
      swap(&alternatives, &next)
      return
    }
    // Sorting must be stable: among equals, what was tried first is kept.
    let order = next.indices.sorted {
      let (a, b) = (next[$0], next[$1])
      return (a.causes, a.doubt, a.bareTags, $0) < (b.causes, b.doubt, b.bareTags, $1)
    }
    let best = next[order[0]].causes
    let width =
      tags.count > NestingRepair.maxTags || best > NestingRepair.maxCauses ? 1 : NestingRepair.width
    var seen: Set<UInt64> = []
    alternatives.removeAll(keepingCapacity: true)
    for index in order {
      let alternative = next[index]
      if alternatives.count == width || alternative.causes > best + Int32(NestingRepair.margin) { break }
      let open = alternative.open < 0 ? 1 : cells[Int(alternative.open)].hash
      let early = alternative.early < 0 ? 2 : cells[Int(alternative.early)].hash
      if seen.insert(open ^ (early &* 3)).inserted { alternatives.append(alternative) }
    }
  }
}
