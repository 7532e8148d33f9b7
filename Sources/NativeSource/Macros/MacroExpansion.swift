import Diagnostics

/// Where the tokens of a file are from that its macros give.
///
/// Behind the bytes of the file are, for each use of a macro, the bytes that are in its place; the ranges of its tokens are
/// ranges of these. So what is outside of macros has the same ranges with and without them.
package final class MacroExpansion: Sendable {
  /// One use of a macro in the file.
  struct Use: Sendable {
    /// `NAME(...)` in the file.
    var range: ByteRange
    /// What is in its place, behind the bytes of the file.
    var appended: ByteRange
    /// Indexes of `pieces`.
    var pieces: Range<Int>
    var tokens = 0..<0
  }

  /// A part of what is in the place of a use, from one place of a source.
  struct Piece: Sendable {
    /// Behind the bytes of the file.
    var range: ByteRange
    var origin: ByteRange
    /// An index of `paths`.
    var path: Int
    /// Whether an argument gave it.
    var isArgument: Bool
  }

  /// How many pieces of what a macro gives are looked at for one argument.
  private static let maxPieces = 64

  /// The path of the file, then those of the files that define its macros.
  let paths: [String]
  /// The bytes of the file alone.
  let count: UInt32
  let uses: [Use]
  let pieces: [Piece]

  init(paths: [String], count: UInt32, uses: [Use], pieces: [Piece]) {
    self.paths = paths
    self.count = count
    self.uses = uses
    self.pieces = pieces
  }

  /// The use that gave the byte at an offset; nil for a byte of the file.
  func use(at offset: UInt32) -> Use? {
    guard offset >= count else { return nil }
    let index = uses.partitioningIndex { $0.appended.start > offset } - 1
    return index >= 0 ? uses[index] : nil
  }

  /// The range in the file: the whole use for what a macro gives.
  package func rangeInFile(_ range: ByteRange) -> ByteRange {
    ByteRange(
      use(at: range.start)?.range.start ?? range.start,
      use(at: range.end > range.start ? range.end - 1 : range.end)?.range.end ?? range.end)
  }

  /// The place of a range: for what an argument or the body of a macro spells, that; else the whole use.
  package func place(_ range: ByteRange) -> Place {
    guard let use = use(at: range.start), range.end <= use.appended.end else {
      return Place(path: paths[0], range: rangeInFile(range))
    }
    var spelled: [Piece] = []
    var given: [Piece] = []
    // They are in order, and none is in another one.
    let all = pieces[use.pieces]
    let first = all.partitioningIndex { $0.range.end >= range.start }
    for piece in all[first...].prefix(while: { $0.range.start <= range.end })
    where piece.range.overlaps(range) || piece.range.contains(range) {
      spelled.append(piece)
      // A whole statement has many.
      if spelled.count > MacroExpansion.maxPieces { break }
      if piece.isArgument { given.append(piece) }
    }
    let only = spelled.count == 1 ? spelled : given
    guard only.count == 1, spelled.count <= MacroExpansion.maxPieces else {
      return Place(path: paths[0], range: use.range)
    }
    let piece = only[0]
    var origin = piece.origin
    // What is between the quotes of a string.
    if origin.count == piece.range.count, piece.range.contains(range) {
      let start = origin.start + (range.start - piece.range.start)
      origin = ByteRange(start, start + (range.end - range.start))
    }
    return Place(path: paths[piece.path], range: origin)
  }
}

extension NativeTokens {
  /// From the end of the token before `index` to its start, in the file.
  func gap(before index: Int) -> ByteRange {
    let (end, start) = (tokens[index - 1].end, tokens[index].start)
    guard let expansion, end > expansion.count || start >= expansion.count else {
      return ByteRange(end, start)
    }
    let (before, after) = (expansion.use(at: end - 1), expansion.use(at: start))
    if let before, let after, before.range == after.range { return ByteRange(end, start) }
    return ByteRange(before?.range.end ?? end, after?.range.start ?? start)
  }

  /// Where in the file a token begins: for one that a macro gives, where the macro is used.
  func startInFile(_ index: Int) -> UInt32 {
    let start = tokens[index].start
    guard let expansion else { return start }
    return expansion.use(at: start)?.range.start ?? start
  }
}

extension NativeFileFacts {
  /// The place of a range of the facts.
  package func place(_ range: ByteRange) -> Place {
    expansion?.place(range) ?? Place(path: path, range: range)
  }

  /// The method with ranges of the file alone.
  package func inFile(_ method: NativeMethod) -> NativeMethod {
    guard let expansion else { return method }
    var method = method
    method.nameRange = expansion.rangeInFile(method.nameRange)
    method.bodyRange = method.bodyRange.map(expansion.rangeInFile)
    for index in method.signature.indices {
      method.signature[index].label = expansion.rangeInFile(method.signature[index].label)
      method.signature[index].name.range = expansion.rangeInFile(method.signature[index].name.range)
    }
    return method
  }
}
