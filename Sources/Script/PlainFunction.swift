/// A function with a `this` of its own.
struct PlainFunction {
  enum Form { case expression, method, other }
  var form: Form
  /// The first token, `async` included; of a method its key.
  var start: Int
  /// The opening parenthesis.
  var parameters: Int
  /// The opening brace.
  var body: Int
  var isAsync: Bool
}

extension TokenList {
  /// How many brackets around a `this` are looked at.
  private static let maxThisNesting = 64

  /// The function whose `this` the token at `index` has; nil where that is none or not certain.
  func plainFunction(around index: Int) -> PlainFunction? {
    var opener = parent(index)
    for _ in 0..<TokenList.maxThisNesting {
      if opener < 0 { return nil }
      if kind(opener) == .openingParenthesis, isParameterList(opener) { return nil }
      if kind(opener) == .openingBrace {
        switch kind(opener - 1) {
        case .closingParenthesis:
          let parameters = Int(tokens[opener - 1].link)
          if parameters < 0 { return nil }
          let isStatement = word(parameters - 1).hasStatementHead && !isMember(parameters - 1)
          if !isStatement { return function(parameters: parameters, body: opener) }
        case .identifier where !isMember(opener - 1):
          let before = word(opener - 1)
          guard
            before == .else || before == .do || before == .return || isSpelled(opener - 1, "try")
              || isSpelled(opener - 1, "finally")
          else { return nil }
        case .arrow, .openingParenthesis, .openingBracket, .openingBrace, .comma, .colon, .assign, .semicolon,
          .question, .operator, .ellipsis, .closingBrace:
          break
        // The return type of a function, or the end of what a class extends.
        default: return nil
        }
      }
      opener = parent(opener)
    }
    return nil
  }

  private func function(parameters: Int, body: Int) -> PlainFunction {
    var start = parameters - 1
    var form = PlainFunction.Form.other
    if word(start) == .function, !isMember(start) {
      form = .expression
    } else if kind(start) == .identifier, word(start - 1) == .function, !isMember(start - 1) {
      form = .expression
      start -= 1
    } else if kind(start) == .identifier || kind(start) == .string,
      kind(parent(start)) == .openingBrace
    {
      form = .method
    }
    var isAsync = false
    if form != .other, word(start - 1) == .async, !isMember(start - 1) {
      isAsync = true
      if form == .expression { start -= 1 }
    }
    if form == .method {
      let before = kind(isAsync ? start - 2 : start - 1)
      if before != .openingBrace && before != .comma { form = .other }
    }
    return PlainFunction(form: form, start: start, parameters: parameters, body: body, isAsync: isAsync)
  }
}
