import Diagnostics

/// Where it is known which name a value is, and which expressions have the same name.
extension UseFollower {
  /// The tokens that are reached only where a comparison is true.
  func regions(from first: Int, to end: Int, _ name: UInt32, _ unit: SourceIndex.Unit) -> [Range<Int>] {
    let tokens = unit.tokens
    if let kept = regions(ofTestFrom: first, to: end, unit) { return kept }
    var start = first
    for _ in 0..<6 {
      if tokens.isMark(start - 1, .exclamation) { return regions(behindTestFrom: start - 1, to: end, unit) }
      let parent = tokens.parent(start)
      if tokens.isMark(parent, .openingParenthesis) {
        switch tokens.word(parent - 1) {
        case .if, .while:
          let close = tokens.close(parent)
          guard isConjunction(parent + 1..<close, with: first..<end, name, tokens) else { return [] }
          return [end..<close, close + 1..<statementEnd(close + 1, unit)]
        default:
          // The arguments of a comparison, or brackets.
          start = parent
          if tokens.isIdentifier(parent - 1) {
            guard parent - 1 >= first else { return [] }
          }
          continue
        }
      }
      if tokens.isMark(parent, .openingBracket) {
        start = parent
        continue
      }
      return looseRegions(start, first..<end, parent, name, unit)
    }
    return []
  }

  /// Where a variable is true that keeps a comparison and nothing else: `BOOL isKnown = [NAMES containsObject:name];`. Nil for
  /// another comparison.
  func regions(ofTestFrom first: Int, to end: Int, _ unit: SourceIndex.Unit) -> [Range<Int>]? {
    let tokens = unit.tokens
    guard tokens.language == .objectiveC || tokens.language == .java, tokens.isMark(first - 1, .assign),
      tokens.isMark(end, .semicolon) || tokens.isMark(end, .comma), tokens.isIdentifier(first - 2),
      let declaration = unit.outline.declaration(named: tokens.string(first - 2), at: first - 2),
      case .variable(let value?) = unit.outline.declarations[declaration].kind,
      value.lowerBound == first, unit.outline.declarations[declaration].scope > 0
    else { return nil }
    let hash = tokens.hash(first - 2)
    let uses = reader.uses(of: declaration, unit)
    if uses.contains(where: { isTarget($0, unit) }) { return [] }
    return uses.flatMap { regions(from: $0, to: $0 + 1, hash, unit) }
  }

  /// The rest of the block behind `if (!comparison) return;` and the like, where the comparison is true.
  func regions(behindTestFrom mark: Int, to end: Int, _ unit: SourceIndex.Unit) -> [Range<Int>] {
    let tokens = unit.tokens
    let open = mark - 1
    guard tokens.language == .objectiveC || tokens.language == .java,
      tokens.isMark(open, .openingParenthesis),
      tokens.word(open - 1) == .if
    else { return [] }
    let close = tokens.close(open)
    // Of several conditions one may be enough to leave: then all of them are false behind it.
    guard end == close || tokens.isMark(end, .or),
      !(open + 1..<close).contains(where: { tokens.isMark($0, .and) && tokens.parent($0) == open })
    else { return [] }
    let body = close + 1..<max(close + 1, reader.statement(close + 1, unit).end)
    let block = tokens.parent(open)
    guard reader.leaves(body, unit), tokens.word(body.upperBound) != .else else { return [] }
    let last = block < 0 ? tokens.count : min(tokens.close(block), tokens.count)
    return [body.upperBound..<max(body.upperBound, last)]
  }

  /// Regions of conditions without brackets, and of branches of a `when` without a subject.
  private func looseRegions(
    _ start: Int, _ compared: Range<Int>, _ parent: Int, _ name: UInt32, _ unit: SourceIndex.Unit
  ) -> [Range<Int>] {
    let tokens = unit.tokens
    if tokens.language == .kotlin, tokens.isMark(parent, .openingBrace), tokens.word(parent - 1) == .when {
      for branch in unit.syntax.branchLabels(parent) {
        guard let label = branch.values.first(where: { $0.contains(compared.lowerBound) }),
          branch.values.count == 1,
          isConjunction(label, with: compared, name, tokens)
        else { continue }
        return [branch.body..<max(branch.body, branch.bodyEnd)]
      }
    }
    guard tokens.language == .swift else { return [] }
    var index = start - 1
    while index > parent {
      let word = tokens.word(index)
      if word == .if || word == .while || word == .guard || word == .where {
        var brace = compared.upperBound
        while brace < tokens.count, !tokens.isMark(brace, .openingBrace) {
          if tokens.isMark(brace, .closingBrace) || tokens.isMark(brace, .semicolon) { return [] }
          brace = tokens.next(brace)
        }
        guard brace < tokens.count, isConjunction(index + 1..<brace, with: compared, name, tokens) else {
          return []
        }
        let close = min(tokens.close(brace), tokens.count)
        let rest = compared.upperBound..<max(compared.upperBound, brace)
        guard word == .guard else { return [rest, brace..<close] }
        // Behind the `guard`, to the end of the block.
        let block = parent < 0 ? tokens.count : min(tokens.close(parent), tokens.count)
        return [rest, close..<max(close, block)]
      }
      if unit.syntax.collector.beginsStatement(index + 1) || tokens.isMark(index, .semicolon) { break }
      index = (tokens.open(index) ?? index) - 1
    }
    return []
  }

  /// Whether a condition is true only where the comparison in it is, or another one of the same name.
  private func isConjunction(
    _ condition: Range<Int>, with compared: Range<Int>, _ name: UInt32, _ tokens: NativeTokens
  ) -> Bool {
    var hasName = false
    for token in condition {
      if tokens.hash(token) == name, !tokens.isAccessed(token) { hasName = true }
      if tokens.isMark(token, .or) {
        guard hasName else { return false }
        hasName = false
      }
      if tokens.isMark(token, .question), tokens.language == .objectiveC || tokens.language == .java {
        return false
      }
    }
    return hasName
  }

  private func statementEnd(_ start: Int, _ unit: SourceIndex.Unit) -> Int {
    let tokens = unit.tokens
    if tokens.isMark(start, .openingBrace) { return min(tokens.close(start), tokens.count) }
    var index = start
    for _ in 0..<NativeSourceLimit.statement where index < tokens.count {
      if tokens.isMark(index, .semicolon) || tokens.isMark(index, .closingBrace) { return index }
      if tokens.word(index) == .else { return index }
      if index > start, tokens.language == .kotlin, unit.syntax.collector.beginsStatement(index) {
        return index
      }
      index = tokens.next(index)
    }
    return index
  }

  /// Where it is known which name a value is, for values at some tokens: their comparisons, and those of variables that
  /// have the same value.
  func knownRegions(_ uses: [Int], _ use: UsedValue, _ unit: SourceIndex.Unit) -> [Range<Int>] {
    var regions: [Range<Int>] = []
    var pending = uses
    var visited: Set<Int> = []
    while let token = pending.popLast(), visited.count < 256 {
      guard visited.insert(token).inserted else { continue }
      let own = widened(use.at(token..<token + 1), unit)
      if let found = comparison(of: own, unit), !found.names.isOpen {
        regions += found.regions
      } else if let variable = variable(of: own, unit) {
        pending += reader.uses(of: variable, unit)
      } else if let same = sameName(own, unit) {
        if let found = comparison(of: widened(own.at(same), unit), unit), !found.names.isOpen {
          regions += found.regions
        }
      }
    }
    return regions
  }

  // MARK: - The same name

  /// The expression that has the same text: `name.toString()`, `String(name)`, `"\(name)"`; nil for none.
  func sameName(_ use: UsedValue, _ unit: SourceIndex.Unit) -> Range<Int>? {
    let tokens = unit.tokens
    let (first, end) = (use.tokens.lowerBound, use.tokens.upperBound)
    let members: Set<String> = [
      "toString", "description", "rawValue", "trim", "orEmpty", "copy", "intern", "base", "stringValue",
      "UTF8String", "c_str",
    ]
    if let message = message(to: use, unit), members.contains(message.call.name),
      message.call.arguments.isEmpty
    {
      return message.tokens
    }
    if tokens.isMark(end, .dot), members.contains(tokens.string(end + 1)) {
      let close = tokens.isMark(end + 2, .openingParenthesis) ? tokens.close(end + 2) + 1 : end + 2
      return first..<min(close, tokens.count)
    }
    if let (call, number, whole) = host(of: use, unit), number == 0, call.arguments.count == 1,
      ["String", "AnyHashable", "NSString", "requireNonNull", "requireNotNull", "valueOf", "checkNotNull"]
        .contains(call.name),
      !index.isType(call.name), call.name != "valueOf" || call.base?.lastName == "String"
    {
      return whole
    }
    // `"\(name)"`
    if tokens.isMark(first - 1, .openingParenthesis), tokens.isString(first - 2),
      tokens.isInterpolated(first - 2),
      tokens.isMark(end, .closingParenthesis), tokens.isString(end + 1),
      tokens.range(first - 2).start == tokens.range(first - 2).end,
      tokens.range(end + 1).start == tokens.range(end + 1).end
    {
      return first - 2..<end + 2
    }
    return nil
  }
}
