import Diagnostics

/// Chooses elements of known lists by predicates and tests of Foundation.
extension ValueReader {
  /// What a message gives that tests each element of a list; nil for another message.
  func chosen(
    by call: SyntaxTree.Call, _ file: Int, _ bindings: ValueBindings
  ) throws(Unbound) -> SourceValue? {
    guard index.files[file].language == .objectiveC, let base = call.base,
      let first = call.arguments.first?.value,
      [
        "filteredArrayUsingPredicate", "filteredSetUsingPredicate", "indexOfObjectPassingTest",
        "indexOfObject",
      ]
      .contains(call.name)
    else { return nil }
    guard case .list(let items, false) = try value(base, file, bindings) else { return nil }
    guard call.name.hasPrefix("filtered") else {
      let wanted = call.name == "indexOfObject" ? try value(first, file, bindings) : nil
      for (number, item) in items.enumerated() {
        let isFound: Bool? =
          if let wanted {
            areEqual(try resolved(item, bindings), wanted)
          } else {
            try passes(item, number, first, file, bindings)
          }
        switch isFound {
        case true?: return .integer(number)
        case false?: continue
        case nil: return .unknown
        }
      }
      return .integer(.max)
    }
    guard let (predicate, owner) = predicate(first, file, bindings) else { return nil }
    var kept: [SourceValue] = []
    var isCertain = true
    for (number, item) in items.enumerated() {
      let isKept =
        predicate.name == "predicateWithBlock"
        ? try passes(item, number, predicate.arguments[0].value, owner, bindings)
        : try fulfils(item, predicate, owner, bindings)
      if isKept == nil { isCertain = false }
      if isKept != false { kept.append(item) }
    }
    if isCertain { return .list(kept, isOpen: false) }
    return .oneOf(kept.map { .list([$0], isOpen: false) } + [.list([], isOpen: false)])
  }

  /// The call that makes a predicate, and its file.
  private func predicate(
    _ tree: SyntaxTree, _ file: Int, _ bindings: ValueBindings
  ) -> (SyntaxTree.Call, Int)? {
    var tree = tree
    for _ in 0..<NativeSourceLimit.modifiers {
      if case .call(let call) = tree.kind {
        guard call.name == "predicateWithFormat" || call.name == "predicateWithBlock", !call.arguments.isEmpty
        else { return nil }
        return (call, file)
      }
      guard let next = assignedTree(tree, file) else { return nil }
      tree = next
    }
    return nil
  }

  /// Whether a block is true for an element.
  private func passes(
    _ item: SourceValue, _ number: Int, _ tree: SyntaxTree, _ file: Int, _ bindings: ValueBindings
  ) throws(Unbound) -> Bool? {
    guard case .closure(let closure) = tree.kind, let unit = index.unit(file) else { return nil }
    let scope = unit.outline.scope(at: max(closure.open, closure.body.lowerBound))
    guard closure.body.count(where: { unit.tokens.word($0) == .return }) == 1 else { return nil }
    let bound = try bind([item, .integer(number)], toParametersOf: scope, file, bindings)
    if case .boolean(let isTrue) = try value(of: closure, file, bound) { return isTrue }
    return nil
  }

  /// Whether an element fulfils `key == value`.
  private func fulfils(
    _ item: SourceValue, _ predicate: SyntaxTree.Call, _ file: Int, _ bindings: ValueBindings
  ) throws(Unbound) -> Bool? {
    guard case .text(let format, _) = try value(predicate.arguments[0].value, file, bindings) else {
      return nil
    }
    let sides = format.split(separator: "=", omittingEmptySubsequences: true).map(trimmed)
    guard sides.count == 2 else { return nil }
    var arguments = predicate.arguments.dropFirst().map(\.value)
    func given(_ mark: Substring) throws(Unbound) -> SourceValue? {
      guard mark == "%@" || mark == "%K" else {
        let isQuoted = mark.count > 1 && mark.first == mark.last && (mark.first == "'" || mark.first == "\"")
        return isQuoted ? .text(String(mark.dropFirst().dropLast()), nil) : nil
      }
      return arguments.isEmpty ? nil : try value(arguments.removeFirst(), file, bindings)
    }
    var key = String(sides[0])
    if sides[0] == "%K" {
      guard case .text(let name, _)? = try given(sides[0]) else { return nil }
      key = name
    }
    guard key.utf8.allSatisfy({ $0.isASCIILetter || $0.isASCIIDigit || $0 == UInt8(ascii: "_") }),
      let wanted = try given(sides[1])
    else { return nil }
    let item = try resolved(item, bindings)
    guard case .dictionary(let entries, false) = item else {
      return areEqual(try member(key, ofValue: item, bindings), wanted)
    }
    for entry in entries.reversed() {
      guard let own = text(try resolved(entry.key, bindings)) else { return nil }
      if own == key { return areEqual(try resolved(entry.value, bindings), wanted) }
    }
    return false
  }

  private func trimmed(_ text: Substring) -> Substring {
    var text = text
    while text.first == " " { text.removeFirst() }
    while text.last == " " { text.removeLast() }
    return text
  }
}
