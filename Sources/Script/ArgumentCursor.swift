/// Walks the arguments of a call: the indices of the first token of each, and of the one after it.
struct ArgumentCursor {
  private let list: TokenList
  private var position: Int
  private let limit: Int

  /// `opener` is the index of the parenthesis.
  init(_ list: TokenList, opener: Int) {
    self.list = list
    position = opener + 1
    limit = list.contentEnd(of: opener, closing: .closingParenthesis)
  }

  mutating func next() -> (first: Int, end: Int)? {
    position = list.afterCommas(position, limit: limit)
    guard position < limit else { return nil }
    let first = position
    position = max(first + 1, list.valueEnd(first, limit: limit))
    return (first, position)
  }
}

extension TokenList {
  /// The index after the last token between the bracket at `opener` and its partner, a `closing`; without a partner after the
  /// last one inside it.
  func contentEnd(of opener: Int, closing: TokenKind) -> Int {
    let closer = closer(of: opener)
    return kind(closer) == closing && closer > opener ? closer : closer + 1
  }

  /// The index of the first token from `index` on that is no comma, or `limit`.
  func afterCommas(_ index: Int, limit: Int) -> Int {
    var index = index
    while index < limit, kind(index) == .comma { index += 1 }
    return index
  }
}
