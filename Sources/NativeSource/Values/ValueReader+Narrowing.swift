import Diagnostics

/// Says what a local name is where a condition around it says so: in the branch of a `switch` about it, in the block of an `if`
/// that compares it.
extension ValueReader {
  /// The constants that a parameter or variable is equal to at a token; nil where that is not known.
  func narrowed(_ declaration: Int, _ token: Int, _ file: Int, _ unit: SourceIndex.Unit) -> SourceValue? {
    let own = unit.outline.declarations[declaration]
    guard unit.tokens.language == .swift, !own.isMutable, own.scope > 0 else { return nil }
    switch own.kind {
    case .parameter, .variable: break
    default: return nil
    }
    if case .type = unit.outline.scopes[own.scope].kind { return nil }
    let tokens = unit.tokens
    var brace = tokens.parent(token)
    let first = unit.outline.scopes[own.scope].tokens.lowerBound
    while brace >= first {
      if tokens.isMark(brace, .openingBrace) {
        if let subject = switchSubject(brace, tokens), isName(own, subject, tokens) {
          return constants(ofBranchAt: token, brace, unit).map { oneOf($0, file, unit) }
        }
        if let constant = constant(before: brace, own, unit) { return oneOf([constant], file, unit) }
      }
      brace = tokens.parent(brace)
    }
    return nil
  }

  private func isName(_ own: SourceOutline.Declaration, _ range: Range<Int>, _ tokens: NativeTokens) -> Bool {
    range.count == 1 && tokens.string(range.lowerBound) == own.name
  }

  private func oneOf(_ labels: [SyntaxTree], _ file: Int, _ unit: SourceIndex.Unit) -> SourceValue {
    .oneOf(
      labels.map { label in
        guard case .text(let text) = label.kind else { return .unknown }
        return .text(text, index.place(unit.tokens.range(label.tokens.lowerBound), file))
      })
  }

  /// The strings that are the labels of the branch around a token; nil where it has others.
  private func constants(ofBranchAt token: Int, _ brace: Int, _ unit: SourceIndex.Unit) -> [SyntaxTree]? {
    guard
      let branch = unit.syntax.branchLabels(brace).first(where: { $0.body <= token && token < $0.bodyEnd }),
      !branch.isDefault, !branch.values.isEmpty
    else { return nil }
    let labels = branch.values.map { unit.syntax.expression($0) }
    return labels.allSatisfy { if case .text = $0.kind { true } else { false } } ? labels : nil
  }

  /// The string in the condition of the `if` before a block that holds only where a name is equal to it.
  private func constant(
    before brace: Int, _ own: SourceOutline.Declaration, _ unit: SourceIndex.Unit
  ) -> SyntaxTree? {
    let tokens = unit.tokens
    var start = brace - 1
    for _ in 0..<NativeSourceLimit.modifiers where start > 0 && tokens.word(start) != .if {
      if tokens.isMark(start, .closingBrace) || tokens.isMark(start, .comma) { return nil }
      start = (tokens.open(start) ?? start) - 1
    }
    guard tokens.word(start) == .if, start + 1 < brace,
      let (comparison, isEqual) = unit.syntax.comparison(start + 1..<brace), isEqual
    else { return nil }
    switch (comparison.first.kind, comparison.second.kind) {
    case (.name(own.name), .text): return comparison.second
    case (.text, .name(own.name)): return comparison.first
    default: return nil
    }
  }
}
