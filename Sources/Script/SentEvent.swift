import Diagnostics

/// An event that a script sends under a name that is written out: `this.triggerEvent('change', detail)`.
package struct SentEvent: Sendable, Hashable {
  package var name: StringLiteral
  /// Whether the script sends it as its own page or component, not as another one.
  package var isOwn: Bool
  /// Whether it may reach elements around the component.
  package var bubbles: Bool
}

extension ScriptScanner {
  /// Options after that many tokens of arguments are not looked for: then the event may bubble.
  private static let optionDistance = 128

  /// Reads the events that are sent at `senderSites`.
  mutating func readSentEvents() {
    for site in senderSites {
      guard let parenthesis = list.callParenthesis(site),
        !list.isMethodDefinition(site, parenthesis: parenthesis)
      else { continue }
      let sender = site - 2
      let isOwn =
        !list.isMember(sender)
        && (list.word(sender) == .this || list.kind(sender) == .identifier && isAlias(sender, aliases))
      let end = argumentsEnd(of: parenthesis)
      let bubbles =
        end - parenthesis > ScriptScanner.optionDistance
        || (parenthesis..<end).contains { list.isSpelled($0, "bubbles") }
      for name in eventNames(parenthesis) ?? [] {
        facts.sentEvents.append(SentEvent(name: literal(name), isOwn: isOwn, bubbles: bubbles))
      }
    }
  }

  /// The names that the first argument of a call may be, when it is a literal or a choice of two; nil when it is another text.
  private func eventNames(_ parenthesis: Int) -> [ByteRange]? {
    let (start, end) = argument(of: parenthesis)
    if start >= end { return [] }
    if start + 1 == end, let name = list.literal(start) { return [name] }
    if end - start >= 5, list.kind(end - 2) == .colon, list.kind(end - 4) == .question,
      let first = list.literal(end - 3), let second = list.literal(end - 1)
    {
      return [first, second]
    }
    // What is not a text does not name an event.
    switch list.value(start, end).kind {
    case .function, .number, .boolean, .null, .undefined, .array, .object: return []
    case .string, .unknown: return nil
    }
  }

  /// Whether it calls a function that may send events, by its name, with a name that is known only when the script runs.
  func sendsUnknownEvents() -> Bool {
    for index in 0..<list.count where list.kind(index) == .identifier {
      guard list.kind(index + 1) == .openingParenthesis, maySend(list.text.slice(list.range(index))),
        list.word(index - 1) != .function, list.bodyEnd(index + 1) == nil
      else { continue }
      if eventNames(index + 1) == nil { return true }
    }
    return false
  }

  /// Whether a name contains "trigger" or "emit", in any case.
  private func maySend(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
    func contains(_ word: StaticString) -> Bool {
      let length = word.utf8CodeUnitCount
      guard name.count >= length else { return false }
      return (0...name.count - length).contains { start in
        (0..<length).allSatisfy { name[start + $0] | 0x20 == word.utf8Start[$0] }
      }
    }
    return contains("trigger") || contains("emit")
  }

  /// Whether all properties of a component together go elsewhere, as in `f(this.props)` or `this.props[name]`.
  func passesProps() -> Bool {
    (0..<list.count).contains { index in
      guard list.word(index) == .props, list.isMember(index) else { return false }
      switch list.kind(index + 1) {
      case .dot, .optionalDot: return false
      case .openingBracket:
        return list.closer(of: index + 1) != index + 3 || list.literal(index + 2) == nil
      default: break
      }
      // `const { onTap } = this.props`
      guard list.word(index - 2) == .this, list.kind(index - 3) == .assign,
        list.kind(index - 4) == .closingBrace
      else { return true }
      return (Int(list.tokens[index - 4].link)..<index).contains { list.kind($0) == .ellipsis }
    }
  }
}
