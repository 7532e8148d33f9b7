import Diagnostics

/// A URL that is given to a function of the platform as an expression: `BASE + '/list/list'`, a variable, a condition.
struct PendingLink {
  var function: PageLink.Function
  /// The tokens of the expression.
  var url: Range<Int>
  /// As of `PageLink`.
  var hasFallback: Bool
}

extension ScriptScanner {
  /// Notes the name of a variable that is the platform's object at `index`: `const api = wx`.
  mutating func notePlatformAlias(_ index: Int) {
    let name = index - 2
    guard list.kind(index - 1) == .assign, list.kind(name) == .identifier,
      list.word(name - 1).declaresVariable
    else { return }
    switch list.kind(index + 1) {
    case .semicolon, .comma, .endOfFile: break
    default: if !list.isAfterLineBreak(index + 1) { return }
    }
    platformAliases.append(name)
  }

  /// Reads the calls of such variables as those of the platform's object.
  mutating func readPlatformAliases() {
    if platformAliases.isEmpty { return }
    let names = NameIndex(list, of: platformAliases)
    for alias in platformAliases {
      let occurrences = names.occurrences(of: alias)
      for token in occurrences.tokens
      where token != alias && list.kind(token + 1) == .dot
        && occurrences.declaration(for: token)?.token == alias
      {
        platformCall(token)
      }
    }
  }

  /// Adds the links whose URLs are expressions with known texts.
  mutating func readComputedLinks() {
    if pendingLinks.isEmpty { return }
    let reader = TextParts(list)
    for link in pendingLinks {
      for url in reader.urls(link.url) {
        // A variable that is given to two calls: each is made in its own case.
        if let known = facts.pageLinks.firstIndex(where: { $0.url.range == url.range }) {
          facts.pageLinks[known].hasFallback = true
        } else {
          facts.pageLinks.append(
            PageLink(
              function: link.function, url: StringLiteral(value: url.text, range: url.range),
              hasFallback: link.hasFallback, isComposed: url.isComposed))
        }
      }
    }
  }
}

/// Finds the texts that expressions begin with: literals, variables that are never assigned again, templates and sums of these.
struct TextParts {
  struct Text {
    var text: String
    /// Between the quotes of a literal; of a template or sum what is known of it.
    var range: ByteRange
    /// Whether the expression is this text, not only its beginning.
    var isWhole = true
    /// Whether the range has other bytes than the text.
    var isComposed = false
  }

  private let list: TokenList
  private let variables: StringVariables
  /// How many variables and conditions inside each other are followed.
  private static let maxDepth = 4
  /// In bytes: a longer text is no path.
  private static let maxLength = 1024

  init(_ list: TokenList) {
    self.list = list
    variables = StringVariables(list)
  }

  /// The URLs that an expression may be, as far as their paths are known: both of `on ? '/a' : '/b'`.
  func urls(_ expression: Range<Int>) -> [Text] { urls(expression, depth: 0) }

  private func urls(_ expression: Range<Int>, depth: Int) -> [Text] {
    let (start, end) = list.stripped(expression.lowerBound, expression.upperBound)
    guard start < end, depth < TextParts.maxDepth else { return [] }
    if let (question, colon) = list.condition(start, end),
      !list.outerTokens(start, colon).contains(where: { list.kind($0) == .arrow })
    {
      return urls(question + 1..<colon, depth: depth + 1) + urls(colon + 1..<end, depth: depth + 1)
    }
    if start + 1 == end, let value = declaredValue(start) { return urls(value, depth: depth + 1) }
    guard let text = text(start, end, depth), !text.text.isEmpty else { return [] }
    // The path is known up to its query.
    if !text.isWhole, text.text.utf8.dropFirst().firstIndex(of: UInt8(ascii: "?")) == nil { return [] }
    return [text]
  }

  /// The text that an expression begins with; nil where that is not known.
  private func text(_ start: Int, _ end: Int, _ depth: Int) -> Text? {
    let (start, end) = list.stripped(start, end)
    guard start < end, depth < TextParts.maxDepth else { return nil }
    if start + 1 == end {
      if let literal = list.stringLiteral(start) { return Text(text: literal.value, range: literal.range) }
      guard let value = declaredValue(start),
        var text = text(value.lowerBound, value.upperBound, depth + 1)
      else { return nil }
      text.range = list.range(start)
      text.isComposed = true
      return text
    }
    if list.kind(start) == .templateHead, list.skip(start) >= end { return template(start, depth) }
    return sum(start, end, depth)
  }

  /// Reads `` `${BASE}/a?id=${id}` ``.
  private func template(_ head: Int, _ depth: Int) -> Text? {
    let start = Int(list.range(head).start) + 1
    var found = Text(text: "", range: ByteRange(start, start))
    var part = head
    let tail = list.closer(of: head)
    while found.text.utf8.count < TextParts.maxLength {
      var range = list.range(part)
      range.start += 1
      range.end -= part == tail ? 1 : 2
      if list.text.slice(range).contains(UInt8(ascii: "\\")) { return nil }
      found.text += list.text.string(range)
      found.range.end = range.end
      if part == tail { return found }
      var next = part + 1
      while next < tail, list.kind(next) != .templateMiddle { next = list.skip(next) }
      guard let value = text(part + 1, next, depth + 1), value.isWhole else {
        found.isWhole = false
        return found
      }
      found.text += value.text
      found.isComposed = true
      part = next
    }
    return nil
  }

  /// Reads `BASE + '/a?id=' + id`.
  private func sum(_ start: Int, _ end: Int, _ depth: Int) -> Text? {
    var found: Text?
    // What is known where only the first operand is: `'/a?id=' + id`.
    var first: Text?
    var operand = start
    while operand < end {
      var next = operand
      while next < end, !list.isSpelled(next, "+") {
        // A sum is inside of what these make.
        switch list.kind(next) {
        case .operator, .question, .bar, .ampersand, .minus, .star, .arrow, .assign: return nil
        default: next = list.skip(next)
        }
      }
      if operand == start, next >= end { return nil }
      guard let value = text(operand, next, depth + 1) else {
        if first != nil { found = first }
        found?.isWhole = false
        return found
      }
      first = found == nil ? value : nil
      if var known = found {
        known.text += value.text
        known.range.end = list.range(next - 1).end
        found = known
      } else {
        found = Text(text: value.text, range: list.range(operand, through: next - 1))
      }
      found?.isComposed = true
      found?.isWhole = value.isWhole
      if !value.isWhole || found!.text.utf8.count > TextParts.maxLength { return found }
      operand = next + 1
    }
    return found
  }

  /// The value of the variable that the name at `index` means, which is never assigned again.
  private func declaredValue(_ index: Int) -> Range<Int>? {
    guard list.word(index).isOrdinary, let value = variables.value(index), !value.isEmpty else { return nil }
    return value
  }
}
