import Diagnostics

/// Finds statements that depend on a condition: of two such statements only one may be run.
extension FactCollector {
  /// Whether the token is under a condition of the method being read, or between `#if` and `#endif`.
  func isConditional(_ index: Int) -> Bool {
    guard index >= 0, index < source.count else { return false }
    if source.isInCondition(source.startInFile(index)) { return true }
    guard methodIndex >= 0 else { return false }
    var index = index
    for _ in 0..<NativeSourceLimit.enclosingBlocks {
      if isUnderControl(index) { return true }
      index = Int(source.tokens[index].parent)
      if index <= body.lowerBound { return false }
    }
    return true
  }

  /// Whether the token depends on a word before it in the same statement: `if (x) [s a];`, `} else {`.
  private func isUnderControl(_ index: Int) -> Bool {
    let parent = Int(source.tokens[index].parent)
    var index = index - 1
    for _ in 0..<NativeSourceLimit.enclosingBlocks where index > parent {
      if source.isMark(index, .semicolon) || source.isMark(index, .closingBrace) { return false }
      switch source.word(index) {
      case .if, .else, .while, .for, .switch, .when, .case, .guard, .catch: return true
      default: break
      }
      index = (source.open(index) ?? index) - 1
    }
    return false
  }
}

extension NativeTokens {
  /// Whether the byte at `offset` is between `#if` and `#endif`.
  func isInCondition(_ offset: UInt32) -> Bool {
    let index = conditions.partitioningIndex { $0.end > offset }
    return index < conditions.count && conditions[index].start <= offset
  }
}
