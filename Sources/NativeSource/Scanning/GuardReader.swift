import Diagnostics

/// Finds out whether a parameter is used only under comparisons of another one.
extension FactCollector {
  /// Reads the body of the method being read, where the parameter `name` should be used only if `compared` is one of the
  /// strings that it is compared with.
  mutating func readGuards(of name: String, by compared: String) {
    var isUsed = false
    forEachUse(of: name) { collector, index, _ in
      isUsed = true
      if !collector.isGuarded(index, by: compared) {
        collector.addGap(.comparisons, collector.source.range(index))
      }
    }
    if !isUsed, let method { addGap(.comparisons, method.nameRange) }
  }

  /// Whether the innermost branch around `index` that depends on `compared` is one for certain strings.
  private func isGuarded(_ index: Int, by compared: String) -> Bool {
    var inner = index
    for _ in 0..<NativeSourceLimit.enclosingBlocks {
      let opener = Int(source.tokens[inner].parent)
      guard opener > body.lowerBound else { return false }
      if source.isMark(opener, .openingBrace), let isCertain = isForCertainStrings(inner, opener, compared) {
        return isCertain
      }
      inner = opener
    }
    return false
  }

  /// Whether the branch that contains the token `inner`, directly in the block that begins at `opener`, is for certain strings;
  /// nil when it does not depend on `compared`.
  private func isForCertainStrings(_ inner: Int, _ opener: Int, _ compared: String) -> Bool? {
    if source.word(opener - 1) == .else { return false }
    guard source.isMark(opener - 1, .closingParenthesis), let condition = source.open(opener - 1) else {
      return nil
    }
    let tests = (condition + 1..<opener - 1).contains {
      source.isIdentifier($0) && source.string($0) == compared
    }
    guard tests else { return nil }
    switch source.word(condition - 1) {
    case .if:
      return !(condition + 1..<opener - 1).contains {
        source.isMark($0, .exclamation) || source.isMark($0, .unequal)
          || source.isMark($0, .or) && !isComparison($0)
      }
    case .switch, .when: return label(before: inner, in: opener).map { !$0 }
    default: return nil
    }
  }

  /// Whether both sides of the `||` at `index` are comparisons with strings.
  private func isComparison(_ index: Int) -> Bool {
    let parent = source.tokens[index].parent
    var side = index + 1
    while side < body.upperBound, source.tokens[side].parent == parent,
      !source.isMark(side, .closingParenthesis)
    {
      if source.isString(side) || source.word(side) == .equals || source.isMark(side, .equal) { return true }
      side = source.next(side)
    }
    return false
  }

  /// Whether the nearest label before a token of a `switch` or `when` is `default` or `else`; nil when there is none.
  private func label(before index: Int, in opener: Int) -> Bool? {
    var at = index
    while at > opener {
      if source.tokens[at].parent == Int32(opener) {
        if source.word(at) == .case { return false }
        if source.spells(at, "default") { return true }
        if source.isMark(at, .arrow) {
          return source.word(at - 1) == .else || source.spells(at - 1, "default")
        }
      }
      at -= 1
    }
    return nil
  }
}
