import Diagnostics

/// A call that is given a parameter as it is: `[view showError:message code:code]`.
package struct HandedParameter: Hashable, Sendable {
  /// The selector of the called method; for Swift, the one that is derived from its name.
  package var selector: String
  /// The 0-based index of the argument.
  package var argument: Int
}

extension MethodReading {
  /// The calls that the parameter with this 0-based index is an argument of.
  package func calls(givenParameter index: Int) -> [HandedParameter] {
    guard index < method.parameters.count else { return [] }
    return uses(of: method.parameters[index]).compactMap { use in
      let opener = Int(source.tokens[use].parent)
      return source.isMark(opener, .openingBracket)
        ? messageGiven(use, opener) : source.language == .swift ? callGiven(use, opener) : nil
    }
  }

  private func messageGiven(_ use: Int, _ opener: Int) -> HandedParameter? {
    guard source.language == .objectiveC, source.isMark(use - 1, .colon), source.isIdentifier(use - 2) else {
      return nil
    }
    let close = source.close(opener)
    var parts: [Int] = []
    var index = source.next(opener + 1)
    while index < close {
      if source.isIdentifier(index), source.isMark(index + 1, .colon), !source.isMark(index - 1, .question) {
        parts.append(index)
      }
      index = source.next(index)
    }
    guard let argument = parts.firstIndex(of: use - 2), use + 1 == close || parts.contains(use + 1) else {
      return nil
    }
    return HandedParameter(selector: parts.map { source.string($0) + ":" }.joined(), argument: argument)
  }

  private func callGiven(_ use: Int, _ opener: Int) -> HandedParameter? {
    guard source.isMark(opener, .openingParenthesis), source.isIdentifier(opener - 1) else { return nil }
    let arguments = source.arguments(opener)
    let labels = arguments.map { argument in
      source.isMark(argument.lowerBound + 1, .colon) ? source.string(argument.lowerBound) : "_"
    }
    guard
      let argument = arguments.firstIndex(where: {
        $0.upperBound == use + 1 && ($0.lowerBound == use || $0.lowerBound == use - 2)
      })
    else { return nil }
    return HandedParameter(
      selector: SwiftSelectors.selector(source.string(opener - 1), labels: labels), argument: argument)
  }
}
