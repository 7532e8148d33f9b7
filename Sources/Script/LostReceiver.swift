import Diagnostics

/// A callback that uses `this` as the page or component, though it is called without it.
package struct LostReceiver: Sendable, Hashable {
  /// Every `this` in it that has `.setData(` or `.data` after it, in order; at least one.
  package var uses: [ByteRange]
  /// What makes an arrow function of it; empty where that would change what else it means.
  package var arrowEdits: [ScriptEdit]
}

/// A replacement in a script.
package struct ScriptEdit: Sendable, Hashable {
  package var range: ByteRange
  package var text: String
}

/// Finds callbacks in pages and components that have a `this` of their own: plain functions given to timers and promises, and as
/// `success`, `fail` and `complete` to functions of the platform.
extension ScriptScanner {
  /// A function with a `this` of its own.
  struct PlainFunction {
    enum Form { case expression, method, other }
    var form: Form
    /// The first token, `async` included; of a method its key.
    var start: Int
    var parameters: Int
    var body: Int
    var isAsync: Bool
  }

  /// How many brackets around a token are looked at.
  private static let bracketLimit = 64
  /// A script with more such callbacks is read so far.
  private static let lostReceiverLimit = 64

  /// Reads the uses of `this` at `thisSites`.
  mutating func readLostReceivers() {
    if !facts.objects.contains(where: \.kind.isInstance) { return }
    // By the brace of the body: the place of what was found, or -1 where the callback may have such a `this`.
    var decided = HashIndex()
    // The last body of a function that is no such callback: most uses are in one like the use before.
    var other = -1
    var found: [(receiver: LostReceiver, caller: Int?)] = []
    for site in thisSites where usesInstance(site) {
      guard let function = plainFunction(around: site), function.body != other else { continue }
      if let place = decided[token: function.body] {
        if place >= 0 { found[place].receiver.uses.append(list.range(site)) }
        continue
      }
      guard found.count < ScriptScanner.lostReceiverLimit, let callback = callback(function) else {
        other = function.body
        continue
      }
      if callback.hasOwnData || !isInInstance(function.start) || list.word(function.parameters + 1) == .this {
        decided.set(-1, forToken: function.body)
        continue
      }
      decided.set(found.count, forToken: function.body)
      found.append(
        (LostReceiver(uses: [list.range(site)], arrowEdits: arrowEdits(of: function)), callback.caller))
    }
    let callers = found.compactMap(\.caller)
    if callers.isEmpty {
      facts.lostReceivers = found.map(\.receiver)
    } else {
      let names = NameIndex(list, of: callers)
      facts.lostReceivers = found.compactMap { receiver, caller in
        caller.map { names.occurrences(of: $0).tokens.contains(where: list.isOwn) } ?? false ? nil : receiver
      }
    }
  }

  /// Whether `.setData(` or `.data` is after `this`.
  private func usesInstance(_ site: Int) -> Bool {
    guard list.kind(site + 1) == .dot else { return false }
    return list.word(site + 2) == .data
      || list.word(site + 2) == .dataSetter && list.kind(site + 3) == .openingParenthesis
  }

  /// The function whose `this` the token at `index` has; nil where that is none or not certain.
  func plainFunction(around index: Int) -> PlainFunction? {
    var opener = list.parent(index)
    for _ in 0..<ScriptScanner.bracketLimit {
      if opener < 0 { return nil }
      if list.kind(opener) == .openingParenthesis, list.isParameterList(opener) { return nil }
      if list.kind(opener) == .openingBrace {
        switch list.kind(opener - 1) {
        case .closingParenthesis:
          let parameters = Int(list.tokens[opener - 1].link)
          if parameters < 0 { return nil }
          let isStatement = list.word(parameters - 1).hasStatementHead && !list.isMember(parameters - 1)
          if !isStatement { return function(parameters: parameters, body: opener) }
        case .identifier where !list.isMember(opener - 1):
          let before = list.word(opener - 1)
          guard
            before == .else || before == .do || before == .return || list.isSpelled(opener - 1, "try")
              || list.isSpelled(opener - 1, "finally")
          else { return nil }
        case .arrow, .openingParenthesis, .openingBracket, .openingBrace, .comma, .colon, .assign, .semicolon,
          .question, .operator, .ellipsis, .closingBrace:
          break
        // The return type of a function, or the end of what a class extends.
        default: return nil
        }
      }
      opener = list.parent(opener)
    }
    return nil
  }

  private func function(parameters: Int, body: Int) -> PlainFunction {
    var start = parameters - 1
    var form = PlainFunction.Form.other
    if list.word(start) == .function, !list.isMember(start) {
      form = .expression
    } else if list.kind(start) == .identifier, list.word(start - 1) == .function, !list.isMember(start - 1) {
      form = .expression
      start -= 1
    } else if list.kind(start) == .identifier || list.kind(start) == .string,
      list.kind(list.parent(start)) == .openingBrace
    {
      form = .method
    }
    var isAsync = false
    if form != .other, list.word(start - 1) == .async, !list.isMember(start - 1) {
      isAsync = true
      if form == .expression { start -= 1 }
    }
    if form == .method {
      let before = list.kind(isAsync ? start - 2 : start - 1)
      if before != .openingBrace && before != .comma { form = .other }
    }
    return PlainFunction(form: form, start: start, parameters: parameters, body: body, isAsync: isAsync)
  }

  /// A function that is called back without the page or component.
  private struct Callback {
    /// The name of what calls it, where the script may have its own: `setTimeout`, `wx`.
    var caller: Int?
    /// Whether its `this` may be an object with `data`.
    var hasOwnData = false
  }

  private func callback(_ function: PlainFunction) -> Callback? {
    let (start, end) = (function.start, list.skip(function.body))
    let opener = list.parent(start)
    switch function.form {
    case .other: return nil
    case .method: return outcome(key: start, of: opener)
    case .expression:
      if list.kind(start - 1) == .colon, list.kind(end) == .comma || list.kind(end) == .closingBrace {
        return outcome(key: start - 2, of: opener)
      }
      guard list.kind(opener) == .openingParenthesis, start == opener + 1,
        list.kind(end) == .comma || list.kind(end) == .closingParenthesis
      else { return nil }
      let name = opener - 1
      if list.isMember(name) {
        let isOfPromise =
          list.isSpelled(name, "then") || list.isSpelled(name, "catch") || list.isSpelled(name, "finally")
        return isOfPromise ? Callback() : nil
      }
      let isTimer = list.isSpelled(name, "setTimeout") || list.isSpelled(name, "setInterval")
      return isTimer ? Callback(caller: name) : nil
    }
  }

  /// The member at `key` of the object literal at `opener`, as a function that the platform calls when it is done. A platform
  /// may call it as a method of that object, whose `data` may be meant.
  private func outcome(key: Int, of opener: Int) -> Callback? {
    guard list.parent(key) == opener, list.kind(opener) == .openingBrace,
      list.kind(opener - 1) == .openingParenthesis
    else { return nil }
    let name = list.text.slice(list.keyRange(key))
    guard
      name.elementsEqual("success".utf8) || name.elementsEqual("fail".utf8)
        || name.elementsEqual("complete".utf8)
    else { return nil }
    var root = opener - 2
    guard list.isMember(root) else { return nil }
    for _ in 0..<ScriptScanner.bracketLimit where list.isMember(root) { root -= 2 }
    guard list.word(root) == .platform, !list.isMember(root) else { return nil }
    var callback = Callback(caller: root)
    var members = MemberCursor(list, opener: opener)
    while let member = members.next() {
      if member.form == .spread || list.hasComputedKey(member) || keyWord(member) == .data
        || keyWord(member) == .dataSetter
      {
        callback.hasOwnData = true
      }
    }
    return callback
  }

  /// Whether the token is in an object literal that a page or component is made of.
  private func isInInstance(_ index: Int) -> Bool {
    var opener = list.parent(index)
    for _ in 0..<ScriptScanner.bracketLimit where opener >= 0 {
      if isInstance(opener) { return true }
      opener = list.parent(opener)
    }
    return false
  }

  private func isInstance(_ opener: Int) -> Bool {
    guard list.kind(opener) == .openingBrace, let object = objectOfLiteral[token: opener] else {
      return false
    }
    return facts.objects[object].kind.isInstance
  }

  // MARK: The fix

  /// The edits that make an arrow function of a callback in a method of the page or component. There are none where it uses
  /// `arguments`, its own name, or `this` alone.
  private func arrowEdits(of function: PlainFunction) -> [ScriptEdit] {
    let gap = ByteRange(list.range(function.body - 1).end, list.range(function.body).start)
    guard isMethod(plainFunction(around: function.start)), !(function.form == .method && function.isAsync),
      list.text.slice(gap).allSatisfy({ $0 == UInt8(ascii: " ") })
    else { return [] }
    let name = function.parameters - 1
    let ownName =
      function.form == .expression && list.word(name) != .function ? list.text.slice(list.range(name)) : nil
    for token in function.parameters..<list.closer(of: function.body) where list.kind(token) == .identifier {
      if list.isMember(token) { continue }
      if list.word(token) == .this {
        if list.kind(token + 1) != .dot && list.kind(token + 1) != .optionalDot { return [] }
      } else if list.isSpelled(token, "arguments")
        || ownName.map({ list.text.slice(list.range(token)).elementsEqual($0) }) ?? false
      {
        return []
      }
    }
    let arrow = ScriptEdit(range: gap, text: " => ")
    if function.form == .method {
      let end = list.range(function.start).end
      return [ScriptEdit(range: ByteRange(end, end), text: ": "), arrow]
    }
    let word = function.isAsync ? function.start + 1 : function.start
    let removed = ByteRange(list.range(word).start, list.range(function.parameters).start)
    return [ScriptEdit(range: removed, text: ""), arrow]
  }

  /// Whether the function is a member of a page or component, or of one of its objects with methods.
  func isMethod(_ function: PlainFunction?) -> Bool {
    guard let function else { return false }
    let key: Int
    switch function.form {
    case .method: key = function.start
    case .expression where list.kind(function.start - 1) == .colon: key = function.start - 2
    default: return false
    }
    let opener = list.parent(key)
    if isInstance(opener) { return true }
    let option = opener - 2
    return list.kind(opener) == .openingBrace && list.kind(opener - 1) == .colon
      && isInstance(list.parent(option))
      && (list.word(option) == .methods || list.isSpelled(option, "lifetimes")
        || list.isSpelled(option, "pageLifetimes") || list.isSpelled(option, "observers"))
  }
}
