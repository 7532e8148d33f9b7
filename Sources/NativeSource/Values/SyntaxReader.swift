import Diagnostics

/// Reads expressions of all languages from tokens. What it does not understand is `unknown`.
struct SyntaxReader {
  let source: NativeTokens
  let collector: FactCollector
  var isSwift: Bool { source.language == .swift }
  private var isKotlin: Bool { source.language == .kotlin }
  private var isJava: Bool { source.language == .java }
  var isObjectiveC: Bool { source.language == .objectiveC }

  init(_ source: NativeTokens) {
    self.source = source
    collector = FactCollector(source, for: .nothing)
  }

  /// How deep values are in each other.
  private static let maxDepth = 24
  /// The tokens of a value on one level.
  private static let maxOperands = 4_096

  /// The expression that the tokens spell.
  func expression(_ tokens: Range<Int>, depth: Int = 0) -> SyntaxTree {
    guard depth < SyntaxReader.maxDepth, !tokens.isEmpty, tokens.upperBound <= source.count else {
      return SyntaxTree(.unknown, tokens)
    }
    let tree = operators(tokens, depth + 1)
    if case .unknown = tree.kind, tree.tokens.isEmpty { return SyntaxTree(.unknown, tokens) }
    return tree
  }

  // MARK: - Operators

  private struct Marks {
    var question: Int?
    var colon: Int?
    var coalesce: Int?
    var logic: Int?
    var plus: [Int] = []
    var cast: Int?
    var infix: Int?
    var neighbours: [Int] = []
  }

  private func operators(_ tokens: Range<Int>, _ depth: Int) -> SyntaxTree {
    if let special = keywordExpression(tokens, depth) { return special }
    if let closure = closure(tokens) { return SyntaxTree(.closure(closure), tokens) }
    // `*pointer`
    if isObjectiveC, source.isMark(tokens.lowerBound, .star), tokens.count > 1 {
      return expression(tokens.lowerBound + 1..<tokens.upperBound, depth: depth)
    }
    guard let marks = marks(tokens) else { return SyntaxTree(.unknown, tokens) }
    if let question = marks.question {
      guard let colon = marks.colon else { return SyntaxTree(.unknown, tokens) }
      let second = expression(colon + 1..<tokens.upperBound, depth: depth)
      // `a ?: b`
      let first =
        colon == question + 1
        ? expression(tokens.lowerBound..<question, depth: depth)
        : expression(question + 1..<colon, depth: depth)
      return choice(tokens.lowerBound..<question, first, second, tokens, depth)
    }
    if let coalesce = marks.coalesce {
      let first = expression(tokens.lowerBound..<coalesce, depth: depth)
      let rest = coalesce + 1..<tokens.upperBound
      switch source.word(coalesce + 1) {
      case .return, .throw: return first
      default: return SyntaxTree(.fallback(first, expression(rest, depth: depth)), tokens)
      }
    }
    if marks.logic != nil { return SyntaxTree(.unknown, tokens) }
    if let infix = marks.infix {
      let left = expression(tokens.lowerBound..<infix, depth: depth)
      let right = expression(infix + 1..<tokens.upperBound, depth: depth)
      let name = source.string(infix)
      if name == "to" {
        return SyntaxTree(
          .tuple([.init(label: "first", value: left), .init(label: "second", value: right)]), tokens)
      }
      return SyntaxTree(
        .call(.init(base: left, name: name, nameToken: infix, arguments: [.init(label: nil, value: right)])),
        tokens)
    }
    if let cast = marks.cast { return expression(tokens.lowerBound..<cast, depth: depth) }
    let ends = marks.plus + marks.neighbours
    guard !ends.isEmpty else { return chain(tokens, depth) }
    var parts: [SyntaxTree] = []
    var start = tokens.lowerBound
    for mark in ends.sorted() {
      let end = marks.neighbours.contains(mark) ? mark + 1 : mark
      parts.append(expression(start..<end, depth: depth))
      start = mark + 1
    }
    parts.append(expression(start..<tokens.upperBound, depth: depth))
    return SyntaxTree(.joined(parts), tokens)
  }

  /// The marks of the operators on the level of the tokens; nil where there are more tokens than are read.
  private func marks(_ tokens: Range<Int>) -> Marks? {
    var marks = Marks()
    var index = tokens.lowerBound
    var questions = 0
    var walked = 0
    while index < tokens.upperBound {
      walked += 1
      if walked > SyntaxReader.maxOperands { return nil }
      if source.isMark(index, .less), let end = typeArguments(index), end <= tokens.upperBound {
        index = end
        continue
      }
      if isObjectiveC, source.isJoined(index, tokens.upperBound) {
        marks.neighbours.append(index)
      } else if source.isIdentifier(index) {
        switch source.word(index) {
        case .as where index > tokens.lowerBound: marks.cast = marks.cast ?? index
        default:
          if isKotlin, marks.infix == nil, isInfix(index, tokens) { marks.infix = index }
          if isSwift || isKotlin, source.spells(index, "is"), index > tokens.lowerBound {
            marks.logic = index
          }
        }
      } else if source.kind(index) == .punctuation {
        switch source.tokens[index].mark {
        case .question where isTernary(index):
          if questions == 0, marks.question == nil { marks.question = index } else { questions += 1 }
        case .colon where marks.question != nil:
          if questions == 0 { marks.colon = marks.colon ?? index } else { questions -= 1 }
        case .coalesce: marks.coalesce = marks.coalesce ?? index
        case .and, .or, .equal, .unequal, .less, .greater, .assign: marks.logic = index
        case .plus where index > tokens.lowerBound: marks.plus.append(index)
        case .minus where index > tokens.lowerBound, .star where index > tokens.lowerBound && !isSwift:
          marks.logic = index
        default: break
        }
      }
      index = min(source.next(index), tokens.upperBound)
    }
    return marks
  }

  /// Whether the `?` asks: not `a?.b`, `a?[0]`, `as? T`.
  private func isTernary(_ index: Int) -> Bool {
    switch source.language {
    case .objectiveC, .java: return true
    case .swift:
      return index > 0 && source.tokens[index - 1].end < source.tokens[index].start
    default: return false
    }
  }

  /// Whether a word between two values is the name of an infix function of Kotlin.
  private func isInfix(_ index: Int, _ tokens: Range<Int>) -> Bool {
    guard index > tokens.lowerBound, index + 1 < tokens.upperBound, !source.isMark(index - 1, .dot),
      !source.isMark(index - 1, .scope), !source.isMark(index - 1, .assign),
      source.word(index) == .other, source.tokens[index - 1].end < source.tokens[index].start
    else { return false }
    let before = source.tokens[index - 1]
    // `"$a_$b"`
    if before.kind == .string, !endsInQuote(index - 1) { return false }
    let endsValue =
      before.kind == .identifier && source.word(index - 1) != .return || before.kind == .string
      || before.kind == .number || source.open(index - 1) != nil
    let next = source.tokens[index + 1]
    let beginsValue =
      next.kind == .identifier && source.word(index + 1) == .other || next.kind == .string
      || next.kind == .number
      || source.isMark(index + 1, .openingParenthesis) && source.tokens[index].end < next.start
      || source.isMark(index + 1, .scope)
      || source.isMark(index + 1, .openingBrace) && source.spells(index, "to")
    return endsValue && beginsValue
  }

  /// Whether no value follows the part of a string in the string.
  func endsInQuote(_ part: Int) -> Bool {
    let end = Int(source.tokens[part].end)
    return end < source.text.count && source.text.bytes[end] == UInt8(ascii: "\"")
  }

  /// The token after `<...>` of type arguments: directly after a name and before something that a comparison has not.
  func typeArguments(_ index: Int) -> Int? {
    guard index > 0, source.isIdentifier(index - 1) || source.isMark(index - 1, .dot),
      source.tokens[index - 1].end == source.tokens[index].start, let end = source.angleEnd(index)
    else { return nil }
    // `std::vector<T>{`, `std::make_pair<A, B>(`
    if isObjectiveC {
      return source.isMark(index - 2, .scope)
        && (source.isMark(end, .openingBrace) || source.isMark(end, .openingParenthesis)) ? end : nil
    }
    return end
  }

  // MARK: - Closures and branches

  /// `{ ... }`, `^(id a) { ... }`, `(a, b) -> a`, `a -> { ... }`.
  func closure(_ tokens: Range<Int>) -> SyntaxTree.Closure? {
    let first = tokens.lowerBound
    switch source.language {
    case .objectiveC:
      guard source.isMark(first, .caret) else { return nil }
      guard
        let open = (first..<min(first + 40, tokens.upperBound)).first(where: {
          source.isMark($0, .openingBrace)
        }),
        source.close(open) == tokens.upperBound - 1
      else { return nil }
      return .init(open: open, body: open + 1..<max(open + 1, tokens.upperBound - 1))
    case .swift, .kotlin:
      guard source.isMark(first, .openingBrace), source.close(first) == tokens.upperBound - 1 else {
        return nil
      }
      return .init(open: first, body: first + 1..<max(first + 1, tokens.upperBound - 1))
    case .java:
      guard let arrow = lambdaArrow(tokens) else { return nil }
      if source.isMark(arrow + 1, .openingBrace) {
        return .init(open: arrow + 1, body: arrow + 2..<max(arrow + 2, source.close(arrow + 1)))
      }
      return .init(open: arrow + 1, body: arrow + 1..<tokens.upperBound)
    case .propertyList, .xml: return nil
    }
  }

  /// The `->` of a lambda of Java that begins with the first token.
  func lambdaArrow(_ tokens: Range<Int>) -> Int? {
    let first = tokens.lowerBound
    let arrow = source.isMark(first, .openingParenthesis) ? source.close(first) + 1 : first + 1
    guard arrow < tokens.upperBound, source.isMark(arrow, .arrow) else { return nil }
    return arrow
  }

  /// `if (a) b else c`, `when (a) { ... }`, `switch a { case ... }` in the place of a value.
  private func keywordExpression(_ tokens: Range<Int>, _ depth: Int) -> SyntaxTree? {
    let first = tokens.lowerBound
    switch source.word(first) {
    case .if where isSwift || isKotlin: return ifExpression(tokens, depth)
    case .when where isKotlin, .switch where isSwift || isJava:
      guard let open = (first..<tokens.upperBound).first(where: { source.isMark($0, .openingBrace) }) else {
        return nil
      }
      let subject = first + 1 < open ? expression(first + 1..<open, depth: depth) : nil
      return SyntaxTree(.branches(subject: subject, branches(open, depth)), tokens)
    case .new where isJava: return nil
    case .return: return expression(first + 1..<tokens.upperBound, depth: depth)
    default: break
    }
    if isKotlin, source.spells(first, "try"), source.isMark(first + 1, .openingBrace) {
      return tryExpression(tokens, depth)
    }
    if source.spells(first, "try") || source.spells(first, "await") {
      var start = first + 1
      while source.isMark(start, .exclamation) || source.isMark(start, .question) { start += 1 }
      return expression(start..<tokens.upperBound, depth: depth)
    }
    return nil
  }

  private func ifExpression(_ tokens: Range<Int>, _ depth: Int) -> SyntaxTree {
    let otherwise = elseToken(tokens)
    guard let otherwise else { return SyntaxTree(.unknown, tokens) }
    var start = tokens.lowerBound + 1
    if isKotlin, source.isMark(start, .openingParenthesis) {
      start = source.close(start) + 1
    } else {
      while start < otherwise, !source.isMark(start, .openingBrace) { start = source.next(start) }
    }
    guard start < otherwise else { return SyntaxTree(.unknown, tokens) }
    return choice(
      tokens.lowerBound + 1..<start, blockValue(start..<otherwise, depth),
      blockValue(otherwise + 1..<tokens.upperBound, depth), tokens, depth)
  }

  /// The value that a condition chooses.
  private func choice(
    _ condition: Range<Int>, _ first: SyntaxTree, _ second: SyntaxTree, _ tokens: Range<Int>, _ depth: Int
  ) -> SyntaxTree {
    guard let (comparison, isEqual) = comparison(condition, depth) ?? test(condition, depth) else {
      return SyntaxTree(.choice([first, second]), tokens)
    }
    return SyntaxTree(
      .conditional(comparison, equal: isEqual ? first : second, other: isEqual ? second : first), tokens)
  }

  /// What a condition compares, and whether it holds where both are equal: `a == b`, `a != b`, `a.equals(b)`,
  /// `[a isEqualToString:b]`. Nil for any other condition.
  func comparison(_ condition: Range<Int>, _ depth: Int = 0) -> (SyntaxTree.Comparison, isEqual: Bool)? {
    var tokens = condition
    if let first = tokens.first, source.isMark(first, .openingParenthesis),
      source.close(first) == tokens.upperBound - 1, tokens.count > 2
    {
      tokens = first + 1..<tokens.upperBound - 1
    }
    var mark: Int?
    var index = tokens.lowerBound
    while index < tokens.upperBound {
      if source.isMark(index, .equal) || source.isMark(index, .unequal) {
        if mark != nil { return nil }
        mark = index
      }
      if source.isMark(index, .and) || source.isMark(index, .or) { return nil }
      index = source.next(index)
    }
    if let mark, mark > tokens.lowerBound, mark + 1 < tokens.upperBound {
      // `===` is two marks.
      let start = source.isMark(mark + 1, .assign) ? mark + 2 : mark + 1
      guard start < tokens.upperBound else { return nil }
      return (
        .init(
          first: expression(tokens.lowerBound..<mark, depth: depth),
          second: expression(start..<tokens.upperBound, depth: depth)), source.isMark(mark, .equal)
      )
    }
    guard case .call(let call) = expression(tokens, depth: depth).kind, let base = call.base,
      call.arguments.count == 1, ["equals", "isEqualToString", "isEqual"].contains(call.name)
    else { return nil }
    return (.init(first: base, second: call.arguments[0].value), true)
  }

  /// `try { a } catch (e: Exception) { b }`
  private func tryExpression(_ tokens: Range<Int>, _ depth: Int) -> SyntaxTree {
    var values: [SyntaxTree] = []
    var index = tokens.lowerBound
    while index < tokens.upperBound {
      if source.spells(index, "finally") { break }
      if source.isMark(index, .openingBrace) {
        let end = min(source.close(index) + 1, tokens.upperBound)
        values.append(blockValue(index..<end, depth))
      }
      index = source.next(index)
    }
    return SyntaxTree(.choice(values), tokens)
  }

  private func elseToken(_ tokens: Range<Int>) -> Int? {
    var index = tokens.lowerBound + 1
    while index < tokens.upperBound {
      if source.word(index) == .else { return index }
      index = source.next(index)
    }
    return nil
  }

  /// The value of `{ value }` or `value`: the last statement of the block.
  private func blockValue(_ tokens: Range<Int>, _ depth: Int) -> SyntaxTree {
    guard source.isMark(tokens.lowerBound, .openingBrace),
      source.close(tokens.lowerBound) == tokens.upperBound - 1
    else { return expression(tokens, depth: depth) }
    return lastStatement(tokens.lowerBound + 1..<tokens.upperBound - 1, depth)
  }

  /// The value of the last statement among the tokens.
  func lastStatement(_ tokens: Range<Int>, _ depth: Int) -> SyntaxTree {
    var start = tokens.lowerBound
    var index = start
    while index < tokens.upperBound {
      if source.isMark(index, .semicolon) {
        if index + 1 < tokens.upperBound { start = index + 1 }
      } else if index > start, !isJava, !isObjectiveC, collector.beginsStatement(index) {
        start = index
      }
      index = source.next(index)
    }
    var end = tokens.upperBound
    if end > start, source.isMark(end - 1, .semicolon) { end -= 1 }
    return expression(start..<max(start, end), depth: depth)
  }

  /// The branches of a `switch` or `when` between the bracket `open` and its partner.
  func branches(_ open: Int, _ depth: Int) -> [SyntaxTree.Branch] {
    let close = source.close(open)
    var branches: [SyntaxTree.Branch] = []
    for labels in branchLabels(open) {
      let end = labels.bodyEnd
      let value =
        isSwift || isJava && source.isMark(labels.body - 1, .colon)
        ? lastStatement(labels.body..<min(end, close), depth)
        : blockValue(trimmed(labels.body..<min(end, close)), depth)
      let values = labels.isDefault ? [] : labels.values
      branches.append(.init(labels: values.map { label($0, depth: depth) }, value: value))
    }
    return branches
  }

  private func trimmed(_ tokens: Range<Int>) -> Range<Int> {
    var end = tokens.upperBound
    while end > tokens.lowerBound, source.isMark(end - 1, .comma) || source.isMark(end - 1, .semicolon) {
      end -= 1
    }
    return tokens.lowerBound..<end
  }

  /// One branch: its labels, and the tokens of its body.
  struct BranchLabels {
    var values: [Range<Int>]
    /// Whether it is for all other values, too: `default`, `else`, `case A: default:`.
    var isDefault = false
    var body: Int
    var bodyEnd: Int
  }

  /// The labels of the branches between the bracket `open` and its partner, with their bodies.
  func branchLabels(_ open: Int) -> [BranchLabels] {
    let close = source.close(open)
    var found: [BranchLabels] = []
    var index = open + 1
    var start = index
    while index < close {
      let isCase = source.word(index) == .case
      let isDefault = source.spells(index, "default")
      if isKotlin {
        if source.isMark(index, .arrow) {
          let isElse = source.word(start) == .else && start == index - 1
          let body = index + 1
          var end = source.isMark(body, .openingBrace) ? source.close(body) + 1 : body
          if !source.isMark(body, .openingBrace) {
            while end < close, end == body || !collector.beginsStatement(end), !source.isMark(end, .semicolon)
            {
              end = source.next(end)
            }
          }
          found.append(
            .init(
              values: isElse ? [] : items(start..<index), isDefault: isElse, body: body,
              bodyEnd: min(end, close)))
          index = min(end, close)
          if source.isMark(index, .semicolon) { index += 1 }
          start = index
          continue
        }
      } else if isCase || isDefault {
        if var last = found.last {
          last.bodyEnd = min(last.bodyEnd, index)
          found[found.count - 1] = last
        }
        var mark = index + 1
        while mark < close, !source.isMark(mark, .colon), !source.isMark(mark, .arrow) {
          mark = source.next(mark)
        }
        var branch = BranchLabels(
          values: isCase ? items(index + 1..<mark) : [], isDefault: isDefault, body: min(mark + 1, close),
          bodyEnd: close)
        // `case A: case B:` share one body.
        if let last = found.last, last.body == index {
          branch.values = last.values + branch.values
          branch.isDefault = last.isDefault || isDefault
          found.removeLast()
        }
        found.append(branch)
        index = mark + 1
        continue
      }
      index = source.next(index)
    }
    return found
  }

  /// What the commas on the level of the tokens separate.
  func items(_ tokens: Range<Int>) -> [Range<Int>] {
    var items: [Range<Int>] = []
    var start = tokens.lowerBound
    var index = start
    while index < tokens.upperBound {
      if source.isMark(index, .comma) {
        if start < index { items.append(start..<index) }
        start = index + 1
      }
      if source.kind(index) == .define {
        // `#define X(a) ...` among the elements.
        if start < index { items.append(start..<index) }
        while index < tokens.upperBound, source.kind(index) != .directiveEnd { index += 1 }
        index += 1
        start = index
        continue
      }
      if source.isMark(index, .less), let end = typeArguments(index), end <= tokens.upperBound {
        index = end
      } else {
        index = source.next(index)
      }
    }
    if start < tokens.upperBound { items.append(start..<tokens.upperBound) }
    return items
  }
}
