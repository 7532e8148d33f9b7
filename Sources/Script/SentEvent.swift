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

  /// Whether the name at `index` calls a function that may send events, by its name, with a name that is known only when the
  /// script runs.
  func sendsUnknownEvent(_ index: Int) -> Bool {
    list.kind(index + 1) == .openingParenthesis && maySend(list.text.slice(list.range(index)))
      && list.word(index - 1) != .function && list.bodyEnd(index + 1) == nil && eventNames(index + 1) == nil
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

  /// Adds the properties of a component that are read by name of the `props` at `index`, as in `this.props.onPick()` and
  /// `const { onPick } = this.props`, and named as functions are.
  func addFunctionProps(_ index: Int, to names: inout [String]) {
    guard list.isMember(index) else { return }
    func add(_ index: Int) {
      let bytes = list.text.slice(list.range(index))
      guard list.kind(index) == .identifier, bytes.count > 2, bytes.starts(with: "on".utf8),
        bytes[2] >= UInt8(ascii: "A"), bytes[2] <= UInt8(ascii: "Z")
      else { return }
      names.append(list.string(index))
    }
    if list.kind(index + 1) == .dot || list.kind(index + 1) == .optionalDot {
      add(index + 2)
    } else if list.kind(index - 3) == .assign, list.kind(index - 4) == .closingBrace {
      for member in Int(list.tokens[index - 4].link)..<index - 4
      where list.kind(member) == .openingBrace || list.kind(member) == .comma {
        add(member + 1)
      }
    }
  }

  /// The property of a component that is called by name of the `props` at `index`, as in `this.props.pick()`, unless it is named as
  /// functions are that the platform passes: `onPick`, `catchPick`.
  func calledProp(_ index: Int) -> String? {
    guard list.isMember(index), list.word(index - 2) == .this,
      list.kind(index + 1) == .dot || list.kind(index + 1) == .optionalDot,
      list.kind(index + 2) == .identifier, list.kind(index + 3) == .openingParenthesis
    else { return nil }
    let name = list.string(index + 2)
    return name.hasPrefix("on") || name.hasPrefix("catch") ? nil : name
  }

  /// Whether all properties of a component, the `props` at `index`, together go elsewhere, as in `f(this.props)` or
  /// `this.props[name]`.
  func passesProps(_ index: Int) -> Bool {
    guard list.isMember(index) else { return false }
    switch list.kind(index + 1) {
    case .dot, .optionalDot: return false
    case .openingBracket: return list.closer(of: index + 1) != index + 3 || list.literal(index + 2) == nil
    default: break
    }
    // `const { onTap } = this.props`
    guard list.word(index - 2) == .this, list.kind(index - 3) == .assign,
      list.kind(index - 4) == .closingBrace
    else { return true }
    return (Int(list.tokens[index - 4].link)..<index).contains { list.kind($0) == .ellipsis }
  }
}
