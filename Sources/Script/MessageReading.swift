import Diagnostics

/// A function that posts its parameter as `actionType`: `post(a, d) { this.c.postMessage({ actionType: a, data: d }) }`.
private struct MessageWrapper {
  /// The token of its name.
  var name: Int
  /// Whether it is a method, which is called on `this`.
  var isMethod: Bool
  /// The 0-based index of the parameter.
  var parameter: Int
  var message: NativeMessage
}

/// What the object literal that a message is says about `actionType`.
private struct ActionType {
  /// The expression under the key; nil for a method, and where the argument is no object literal.
  var expression: Range<Int>?
  /// Whether the argument may have another `actionType`, or one at all.
  var isIncomplete = false
  var hasKey = false
}

/// Reads what `postMessage` of contexts is given.
extension ScriptScanner {
  /// The most functions of one script whose calls are looked for.
  private static let maxMessageWrappers = 8

  /// - Parameter calls: the token of each name, its parenthesis, and the index of the context, if it is one alone.
  mutating func readMessages(_ calls: [(site: Int, parenthesis: Int, context: Int?)]) {
    let actions = calls.map { actionType($0.parenthesis) }
    let expressions = actions.compactMap { $0.expression } + contextArguments
    let reader = TextReader(list, expressions, facts.modules)
    for (index, argument) in contextArguments.enumerated() {
      let texts = reader.texts(argument)
      if texts.isWhole, texts.known.count == 1 { facts.contextCalls[index].givenID = texts.known[0] }
    }
    var wrappers: [MessageWrapper] = []
    for (call, action) in zip(calls, actions) {
      var message = NativeMessage(
        context: call.context, actionTypes: [], wrongArgument: wrongArgument(call.parenthesis, action),
        isIncomplete: action.isIncomplete, range: list.range(call.site))
      if let expression = action.expression {
        let texts = reader.texts(expression)
        message.actionTypes = texts.known
        if !texts.isWhole, !texts.known.isEmpty { message.isIncomplete = true }
        if texts.known.isEmpty, let wrapper = wrapper(expression, reader, message) {
          wrappers.append(wrapper)
        }
      }
      facts.messages.append(message)
    }
    if !wrappers.isEmpty { readCalls(of: wrappers) }
  }

  private func actionType(_ parenthesis: Int) -> ActionType {
    guard let opener = literalArgument(of: parenthesis) else { return ActionType(isIncomplete: true) }
    var found = ActionType()
    var members = MemberCursor(list, opener: opener)
    while let member = members.next() {
      if member.form == .spread || member.form == .malformed || list.hasComputedKey(member) {
        found.isIncomplete = true
      } else if isKey(member, "actionType") {
        found.hasKey = true
        let isNamed = member.form == .value || member.form == .shorthand
        found.expression = isNamed ? member.value..<member.end : nil
      }
    }
    return found
  }

  private func wrongArgument(_ parenthesis: Int, _ action: ActionType) -> ByteRange? {
    let (start, end) = argument(of: parenthesis)
    guard start < end else { return nil }
    let isString = [.string, .template, .templateHead].contains(list.kind(start)) && list.skip(start) >= end
    let lacksKey = literalArgument(of: parenthesis) != nil && !action.isIncomplete && !action.hasKey
    return isString || lacksKey ? list.range(start, through: end - 1) : nil
  }

  // MARK: Wrappers

  private func wrapper(_ expression: Range<Int>, _ reader: TextReader, _ message: NativeMessage)
    -> MessageWrapper?
  {
    let (start, end) = list.stripped(expression.lowerBound, expression.upperBound)
    guard start + 1 == end, list.kind(start) == .identifier, let parameter = reader.parameter(start),
      let name = name(ofFunction: parameter.opener)
    else { return nil }
    return MessageWrapper(
      name: name.token, isMethod: name.isMethod, parameter: parameter.index, message: message)
  }

  /// Whether another method or function has the name: then a call may be one of that.
  private func isDefinedAgain(_ wrapper: MessageWrapper) -> Bool {
    (0..<list.count).contains { index in
      guard list.kind(index) == .identifier, index != wrapper.name, !list.isMember(index),
        isSame(index, wrapper.name)
      else { return false }
      if list.kind(index + 1) == .colon || list.word(index - 1) == .function { return true }
      return list.callParenthesis(index).map { list.isMethodDefinition(index, parenthesis: $0) } ?? false
    }
  }

  /// Adds the messages that calls of such functions post.
  private mutating func readCalls(of wrappers: [MessageWrapper]) {
    var calls: [(wrapper: MessageWrapper, name: Int, argument: Range<Int>)] = []
    for wrapper in wrappers.prefix(ScriptScanner.maxMessageWrappers)
    where !isDefinedAgain(wrapper) && wrappers.count(where: { isSame($0.name, wrapper.name) }) == 1 {
      for call in self.calls(ofFunction: wrapper.name, isMethod: wrapper.isMethod) {
        var arguments = ArgumentCursor(list, opener: call.parenthesis)
        for _ in 0..<wrapper.parameter { _ = arguments.next() }
        if let (first, end) = arguments.next() { calls.append((wrapper, call.name, first..<end)) }
      }
    }
    let reader = TextReader(list, calls.map(\.argument), facts.modules)
    for call in calls {
      var message = call.wrapper.message
      message.actionTypes = reader.texts(call.argument).known
      message.range = list.range(call.name)
      if !message.actionTypes.isEmpty { facts.messages.append(message) }
    }
  }
}
