import Diagnostics

/// A field that a method of a page assigns in `this.data`, and that no `setData` of the script gives the page.
package struct LostAssignment: Sendable, Hashable {
  package let name: String
  /// The name after `this.data.`
  package let range: ByteRange
  /// The method around it.
  package let method: String
}

extension ScriptScanner {
  /// Keeps the fields that are assigned in methods of the page, and that the page is never given by `setData`.
  mutating func keepLostAssignments() {
    if dataAssignments.isEmpty || facts.givesVariables || facts.passesThis || !facts.dataIsDecidable {
      return
    }
    for (receiver, name) in dataAssignments where isThis(receiver) && !list.isMember(receiver) {
      let bytes = list.text.slice(name)
      guard facts.setDataIndex[WordSet.hash(bytes)] == nil, let method = methodOfPage(around: receiver),
        !isOfEvent(after: receiver + 4)
      else { continue }
      facts.lostAssignments.append(
        LostAssignment(name: list.text.string(name), range: name, method: list.string(method)))
    }
  }

  /// Whether the value that is assigned comes from the event, as far as it is written there: a control that sends it shows it.
  private func isOfEvent(after name: Int) -> Bool {
    var index = name
    while list.kind(index + 1) == .dot || list.kind(index + 1) == .openingBracket {
      index = list.kind(index + 1) == .dot ? index + 2 : list.closer(of: index + 1)
    }
    let end = list.statementEnd(index + 2)
    return (index + 2..<max(end, index + 2)).contains {
      list.isSpelled($0, "detail") || list.isSpelled($0, "value")
    }
  }

  /// How many brackets around a token are looked at.
  private static let maxNestingInMethod = 64

  /// The name of the method of a page's literal that the token is in; nil where a `this` may mean something else there.
  private func methodOfPage(around token: Int) -> Int? {
    let isAlias = list.word(token) != .this
    var opener = list.parent(token)
    for _ in 0..<ScriptScanner.maxNestingInMethod where opener >= 0 {
      let outer = list.parent(opener)
      let head = list.kind(opener - 1) == .closingParenthesis ? Int(list.tokens[opener - 1].link) : -1
      let isFunction =
        list.kind(opener) == .openingBrace && head >= 0
        && (!list.word(head - 1).hasStatementHead || list.isMember(head - 1))
      if outer >= 0, list.kind(outer) == .openingBrace, let object = objectOfLiteral[token: outer] {
        guard facts.objects[object].kind == .page, isFunction, let name = name(ofFunction: head),
          name.isMethod
        else { return nil }
        return name.token
      }
      if isFunction, !isAlias { return nil }
      opener = outer
    }
    return nil
  }
}
