/// Who reads a pattern with alternatives.
package enum BraceReader {
  /// Braces without a comma between them are letters.
  case shell
  /// Ruby's `Dir.glob`: what is in braces without a comma is the only alternative.
  case ruby
}

/// The patterns that a pattern with alternatives means: `{a,b}/c` is `a/c` and `b/c`. Braces after a backslash are letters. Nil
/// when it means more than `limit` patterns.
package func expandingBraces(_ pattern: String, limit: Int, as reader: BraceReader = .shell) -> [String]? {
  var done: [String] = []
  // The last pattern is expanded next, so that the results come in the order in which they are written.
  var waiting = [Array(pattern.utf8)]
  while let next = waiting.popLast() {
    guard let group = firstGroup(in: next, reader) else {
      done.append(String(decoding: next, as: UTF8.self))
      continue
    }
    if done.count + waiting.count + group.alternatives.count > limit { return nil }
    for alternative in group.alternatives.reversed() {
      waiting.append(
        Array(next[..<group.range.lowerBound]) + next[alternative] + next[group.range.upperBound...])
    }
  }
  return done
}

/// The first braces with alternatives directly between them: all of them, and what is between the commas.
private func firstGroup(in pattern: [UInt8], _ reader: BraceReader) -> (
  range: Range<Int>, alternatives: [Range<Int>]
)? {
  /// An opening brace and the commas after it.
  var open: [(start: Int, commas: [Int])] = []
  var best: (range: Range<Int>, alternatives: [Range<Int>])?
  var index = 0
  while index < pattern.count {
    switch pattern[index] {
    case UInt8(ascii: "\\"): index += 1
    case UInt8(ascii: "{"): open.append((index, []))
    case UInt8(ascii: ",") where !open.isEmpty: open[open.count - 1].commas.append(index)
    case UInt8(ascii: "}"):
      guard let group = open.popLast(), reader == .ruby || !group.commas.isEmpty else { break }
      let bounds = [group.start] + group.commas + [index]
      let alternatives = zip(bounds, bounds.dropFirst()).map { $0 + 1..<$1 }
      // An outer group ends later, and is taken instead.
      if best.map({ group.start < $0.range.lowerBound }) ?? true {
        best = (group.start..<index + 1, alternatives)
      }
    default: break
    }
    index += 1
  }
  return best
}
