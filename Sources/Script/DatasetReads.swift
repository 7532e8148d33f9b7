import Diagnostics

/// Where a handler reads a key of `dataset`, which elements set by `data-` attributes.
package struct DatasetRead: Sendable, Hashable {
  /// The name of the method, whose first parameter is the event.
  package var handler: String
  /// The key as it is read, `id` of `e.currentTarget.dataset.id`.
  package var key: StringLiteral
  /// Whether it is read of the element that the event began at, not of the one that has the handler.
  package var isOfTarget: Bool
}

/// Reads what handlers read of `dataset`. Kept are reads that are made whenever the handler is called, and whose value is used
/// without a test. Whether only markup calls the handler is in `ScriptNames`: it is asked of the few reads that no element sets.
extension ScriptScanner {
  /// A method, the tokens from its key to before its end.
  struct MethodSpan {
    let start: Int
    let end: Int
    let nameRange: ByteRange
    /// The token at which its parameters begin, or the word `function` or `async` before them.
    let function: Int
  }

  /// A script with more uses of `dataset` is read so far: the uses of each value are searched for.
  private static let datasetLimit = 128

  /// Reads the uses of `dataset` at `datasetSites` in the methods at `methodSpans`.
  mutating func readDatasets() {
    if datasetSites.isEmpty || methodSpans.isEmpty { return }
    let spans = methodSpans.sorted { $0.start < $1.start }
    var reads: [(handler: ByteRange, key: ByteRange, isOfTarget: Bool)] = []
    var undecided: Set<Int> = []
    for site in datasetSites.prefix(ScriptScanner.datasetLimit) {
      let next = spans.partitioningIndex { $0.start > site }
      guard next > 0, site < spans[next - 1].end else { continue }
      let span = spans[next - 1]
      if undecided.contains(span.start) { continue }
      guard let handler = EventHandler(list, span), let found = keys(at: site, in: handler) else {
        undecided.insert(span.start)
        reads.removeAll { $0.handler == span.nameRange }
        continue
      }
      for (key, isOfTarget) in found {
        reads.append((span.nameRange, key, isOfTarget))
      }
    }
    for read in reads {
      facts.datasetReads.append(
        DatasetRead(
          handler: list.text.string(read.handler), key: literal(read.key), isOfTarget: read.isOfTarget))
    }
  }

  /// The keys that the use of `dataset` at `site` reads for certain; nil when it may be read elsewhere.
  private func keys(at site: Int, in handler: EventHandler) -> [(ByteRange, isOfTarget: Bool)]? {
    guard list.isMember(site), let (first, isOfTarget) = owner(of: site, in: handler) else { return nil }
    let found: [ByteRange]?
    if let (key, end) = member(after: site) {
      found = list.uses(first, end, in: handler.body) ? [key] : []
    } else if list.kind(first - 1) == .assign, list.endsValue(at: site + 1) {
      found =
        list.kind(first - 2) == .closingBrace
        ? destructured(before: first, in: handler) : keys(ofVariable: first - 2, in: handler)
    } else {
      found = nil
    }
    return found?.map { ($0, isOfTarget) }
  }

  /// The first token of what `dataset` at `site` is of, and whether that is the element that the event began at.
  private func owner(of site: Int, in handler: EventHandler) -> (first: Int, isOfTarget: Bool)? {
    let name = site - 2
    guard list.kind(name) == .identifier else { return nil }
    if list.isMember(name) {
      guard let isOfTarget = isTarget(name), list.isEvent(name - 2, of: handler) else { return nil }
      return (name - 2, isOfTarget)
    }
    // `const t = e.currentTarget`
    let variable = list.text.slice(list.range(name))
    for token in handler.body..<site
    where list.kind(token + 1) == .assign && list.kind(token) == .identifier && !list.isMember(token)
      && list.text.slice(list.range(token)).elementsEqual(variable)
    {
      guard list.isEvent(token + 2, of: handler), list.isMember(token + 4),
        let isOfTarget = isTarget(token + 4),
        list.endsValue(at: token + 5)
      else { return nil }
      return (name, isOfTarget)
    }
    return nil
  }

  private func isTarget(_ index: Int) -> Bool? {
    if list.isSpelled(index, "currentTarget") { return false }
    return list.isSpelled(index, "target") ? true : nil
  }

  /// The key after the expression that ends at `last`, as in `x.key` or `x['key']`, and the token after it.
  private func member(after last: Int) -> (key: ByteRange, end: Int)? {
    switch list.kind(last + 1) {
    case .dot, .optionalDot:
      guard list.kind(last + 2) == .identifier else { return nil }
      return (list.range(last + 2), last + 3)
    case .openingBracket:
      guard list.closer(of: last + 1) == last + 3, let key = list.literal(last + 2) else { return nil }
      return (key, last + 4)
    default: return nil
    }
  }

  /// The keys that `const { a, b: c } = ...dataset` reads; the value begins at `value`.
  private func destructured(before value: Int, in handler: EventHandler) -> [ByteRange]? {
    let opener = Int(list.tokens[value - 2].link)
    guard opener > handler.body, list.word(opener - 1).declaresVariable else { return nil }
    if list.isConditional(opener - 1, in: handler.body) { return [] }
    var keys: [ByteRange] = []
    var members = MemberCursor(list, opener: opener)
    while let member = members.next() {
      switch member.form {
      // `...rest` has every other key.
      case .spread: return nil
      case .shorthand where list.kind(member.key) == .identifier:
        if list.usesVariable(member.key, after: value, in: handler.body) {
          keys.append(list.range(member.key))
        }
      case .value where list.kind(member.value) == .identifier && member.value + 1 == member.end:
        guard let name = list.name(of: member) else { continue }
        if list.usesVariable(member.value, after: value, in: handler.body) { keys.append(name.range) }
      default: break
      }
    }
    return keys
  }

  /// The keys that are read of the variable at `name`, which contains a whole `dataset`; nil when it is given away.
  private func keys(ofVariable name: Int, in handler: EventHandler) -> [ByteRange]? {
    guard list.kind(name) == .identifier, list.word(name - 1).declaresVariable else { return nil }
    if list.isConditional(name - 1, in: handler.body) { return [] }
    let variable = list.text.slice(list.range(name))
    var keys: [ByteRange] = []
    for token in name + 1..<list.closer(of: handler.body)
    where list.kind(token) == .identifier && !list.isMember(token)
      && list.text.slice(list.range(token)).elementsEqual(variable)
    {
      if list.isKey(token) { continue }
      guard let (key, end) = member(after: token) else { return nil }
      if list.uses(token, end, in: handler.body) { keys.append(key) }
    }
    return keys
  }
}

/// A method that is a function with a body and an event as its first parameter.
private struct EventHandler {
  /// The opening brace of its body.
  let body: Int
  /// The parameter.
  let event: Int

  init?(_ list: TokenList, _ span: ScriptScanner.MethodSpan) {
    var next = span.function
    if list.word(next) == .async, list.kind(next + 1) != .arrow { next += 1 }
    if list.word(next) == .function {
      next += 1
      if list.kind(next) == .star { next += 1 }
      if list.kind(next) == .identifier { next += 1 }
    }
    if list.kind(next) == .openingParenthesis {
      event = next + 1
      next = list.skip(next)
      if list.kind(next) == .colon { next = list.typeEnd(next + 1) }
    } else {
      event = next
      next += 1
    }
    if list.kind(next) == .arrow { next += 1 }
    guard list.kind(event) == .identifier, list.kind(next) == .openingBrace, next < span.end else {
      return nil
    }
    body = next
  }
}

extension TokenList {
  /// Whether the token is the parameter of a method.
  fileprivate func isEvent(_ index: Int, of handler: EventHandler) -> Bool {
    kind(index) == .identifier && !isMember(index)
      && text.slice(range(index)).elementsEqual(text.slice(range(handler.event)))
  }

  /// Whether a value that ends before `index` is a whole one.
  fileprivate func endsValue(at index: Int) -> Bool {
    switch kind(index) {
    case .semicolon, .comma, .closingBrace, .endOfFile: true
    default: isOnNextLine(index)
    }
  }

  /// Whether a line ends between the token at `index` and the one before it.
  private func isOnNextLine(_ index: Int) -> Bool {
    text.slice(ByteRange(range(index - 1).end, range(index).start)).contains(UInt8(ascii: "\n"))
  }

  /// Whether the name at `index` is the key of a member, not a value.
  fileprivate func isKey(_ index: Int) -> Bool {
    kind(index + 1) == .colon && kind(parent(index)) == .openingBrace
      && (kind(index - 1) == .comma || kind(index - 1) == .openingBrace)
  }

  /// Whether the value from `first` to before `end` in the body at `body` is used each time, without a test.
  fileprivate func uses(_ first: Int, _ end: Int, in body: Int) -> Bool {
    if isTested(first, end) || kind(end) == .assign || kind(end) == .compoundAssign { return false }
    if isConditional(first, in: body) { return false }
    let isWhole = kind(first - 1) == .assign && endsValue(at: end)
    guard isWhole, kind(first - 2) == .identifier, !isMember(first - 2) else {
      // A statement of its own.
      return kind(first - 1) != .semicolon && kind(first - 1) != .openingBrace
        && kind(first - 1) != .closingBrace
        && !isLogged(first)
    }
    return usesVariable(first - 2, after: end - 1, in: body)
  }

  /// Whether the variable at `name` is used after the token at `last` each time, without a test.
  fileprivate func usesVariable(_ name: Int, after last: Int, in body: Int) -> Bool {
    let variable = text.slice(range(name))
    var isUsed = false
    for token in last + 1..<max(last + 1, closer(of: body))
    where kind(token) == .identifier && !isMember(token)
      && text.slice(range(token)).elementsEqual(variable) && !isKey(token)
    {
      if isTested(token, token + 1) || kind(token + 1) == .assign { return false }
      if !isLogged(token), !isConditional(token, in: body) { isUsed = true }
    }
    return isUsed
  }

  /// Whether what is at `index` is only written to the console.
  private func isLogged(_ index: Int) -> Bool {
    let opener = parent(index)
    return kind(opener) == .openingParenthesis && kind(opener - 2) == .dot && isSpelled(opener - 3, "console")
  }

  /// How many tokens before a value are looked at for a condition.
  private static let conditionDistance = 256

  /// Whether what is at `index` in the body at `body` may be left out when the body runs: it is in a branch, a loop, or a
  /// function in it, or after an operator that decides.
  fileprivate func isConditional(_ index: Int, in body: Int) -> Bool {
    var inner = index
    for _ in 0..<TokenList.conditionDistance {
      if followsCondition(inner, in: body) { return true }
      let opener = parent(inner)
      if opener <= body { return opener < body }
      switch kind(opener) {
      case .openingBrace:
        switch kind(opener - 1) {
        case .closingParenthesis, .arrow: return true
        case .identifier:
          if word(opener - 1) == .else || word(opener - 1) == .do || isSpelled(opener - 1, "finally") {
            return true
          }
        default: break
        }
      case .openingParenthesis:
        if word(opener - 1).hasStatementHead, !isMember(opener - 1) { return true }
      default: break
      }
      inner = opener
    }
    return true
  }

  /// Whether something at the level of the token at `index`, in its statement and before it, decides whether it is reached.
  private func followsCondition(_ index: Int, in body: Int) -> Bool {
    var i = index - 1
    for _ in 0..<TokenList.conditionDistance {
      if i <= body { return false }
      switch kind(i) {
      case .semicolon, .comma, .endOfFile: return false
      case .question, .arrow: return true
      case .operator where isSpelled(i, "&&") || isSpelled(i, "||") || isSpelled(i, "??"): return true
      case .closingParenthesis, .closingBracket, .closingBrace, .templateTail:
        let opener = Int(tokens[i].link)
        if opener < 0 { return true }
        if kind(i) == .closingParenthesis, word(opener - 1).hasStatementHead, !isMember(opener - 1) {
          return true
        }
        if isOnNextLine(i + 1), kind(i + 1) == .identifier { return false }
        i = opener - 1
        continue
      case .identifier:
        if word(i) == .else || word(i) == .do { return true }
        if word(i).declaresVariable || word(i) == .return { return false }
        if isOnNextLine(i + 1), kind(i + 1) == .identifier { return false }
      case .string, .number, .template:
        if isOnNextLine(i + 1), kind(i + 1) == .identifier { return false }
      case let kind where kind.isOpening: return false
      default: break
      }
      i -= 1
    }
    return true
  }
}
