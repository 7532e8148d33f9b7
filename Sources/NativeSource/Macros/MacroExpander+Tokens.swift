import Diagnostics

/// Reads a file with what its macros give, and says where that is.
extension MacroExpander {
  /// The tokens of the file with the replacements, which are behind its bytes.
  func relocated(_ replacements: [Replacement], _ words: WordTable) -> NativeTokens {
    let text = tokens.text
    let count = text.count
    var whole: [UInt8] = []
    var appended: [UInt8] = Array(text.bytes)
    whole.reserveCapacity(count + count / 4)
    // From which byte on what is read is where, and of which use it is.
    var stretches: [(start: Int, to: Int, use: Int?)] = []
    var uses: [MacroExpansion.Use] = []
    var pieces: [MacroExpansion.Piece] = []
    var cursor = 0
    let bodies = understoodBodies
    var nextBody = 0
    // Copies the file up to a place.
    func copy(to end: Int) {
      while nextBody < bodies.count, Int(bodies[nextBody].end) <= end {
        stretches.append((whole.count, cursor, nil))
        whole += text.bytes[cursor..<Int(bodies[nextBody].start)]
        cursor = Int(bodies[nextBody].end)
        nextBody += 1
      }
      stretches.append((whole.count, cursor, nil))
      whole += text.bytes[cursor..<end]
    }
    for replacement in replacements {
      copy(to: Int(replacement.range.start))
      stretches.append((whole.count, appended.count, uses.count))
      let first = pieces.count
      for (range, piece) in replacement.parts {
        guard let origin = piece.origin else { continue }
        let own = ByteRange(appended.count + range.lowerBound, appended.count + range.upperBound)
        // Between the quotes that `#` makes.
        let isQuoted = if case .made = piece.text { piece.kind == .string } else { false }
        pieces.append(
          .init(
            range: isQuoted ? ByteRange(own.start + 1, own.end - 1) : own, origin: origin.range,
            path: origin.source, isArgument: piece.isArgument))
      }
      uses.append(
        .init(
          range: replacement.range,
          appended: ByteRange(appended.count, appended.count + replacement.bytes.count),
          pieces: first..<pieces.count))
      whole += replacement.bytes
      appended += replacement.bytes
      cursor = Int(replacement.range.end)
    }
    copy(to: count)
    let read = NativeLexer.tokens(
      of: SourceText(path: text.path, bytes: whole), language: .objectiveC, words: words,
      flags: flags)
    var found = read.tokens
    var stretch = 0
    for index in found.indices {
      let token = found[index]
      while stretch + 1 < stretches.count, stretches[stretch + 1].start <= Int(token.start) { stretch += 1 }
      let shift = stretches[stretch].to - stretches[stretch].start
      found[index].start = UInt32(truncatingIfNeeded: Int(token.start) + shift)
      found[index].end = UInt32(truncatingIfNeeded: Int(token.end) + shift)
      if let use = stretches[stretch].use {
        if uses[use].tokens.isEmpty { uses[use].tokens = index..<index }
        uses[use].tokens = uses[use].tokens.lowerBound..<index + 1
      }
    }
    var previous = 0
    for index in uses.indices {
      // A macro that gives nothing is before the token that follows it.
      if uses[index].tokens.isEmpty {
        previous =
          found[previous...].firstIndex { $0.start < count && $0.start >= uses[index].range.end }
          ?? found.count
        uses[index].tokens = previous..<previous
      }
      previous = uses[index].tokens.upperBound
    }
    var result = NativeTokens(
      text: SourceText(path: text.path, bytes: appended), language: .objectiveC, tokens: found,
      suppressionComments: tokens.suppressionComments, conditions: tokens.conditions, imports: tokens.imports)
    result.expansion = MacroExpansion(
      paths: sources.map(\.tokens.text.path), count: UInt32(truncatingIfNeeded: count), uses: uses,
      pieces: pieces)
    return result
  }
}
