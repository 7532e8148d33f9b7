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
    // A method of `self` would copy the scanner for each of them.
    let list = list
    var last: (parent: Int, function: PlainFunction?) = (-1, nil)
    for site in thisSites where list.usesInstance(site) {
      let parent = list.parent(site)
      if parent != last.parent { last = (parent, list.plainFunction(around: site)) }
      guard let function = last.function, function.body != other else { continue }
      if let place = decided[token: function.body] {
        if place >= 0 { found[place].receiver.uses.append(list.range(site)) }
        continue
      }
      guard found.count < ScriptScanner.lostReceiverLimit, let callback = list.callback(function) else {
        other = function.body
        continue
      }
      if callback.options.map(mayHaveData) ?? false || !isInInstance(function.start)
        || list.word(function.parameters + 1) == .this
      {
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

  /// Whether the object literal at `opener` may have a member that a callback means with `this.data` or `this.setData`: a
  /// platform may call it as a method of that object.
  private func mayHaveData(_ opener: Int) -> Bool {
    var members = MemberCursor(list, opener: opener)
    while let member = members.next() {
      if member.form == .spread || list.hasComputedKey(member) || keyWord(member) == .data
        || keyWord(member) == .dataSetter
      {
        return true
      }
    }
    return false
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
    guard isMethod(list.plainFunction(around: function.start)),
      !(function.form == .method && function.isAsync),
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

/// A function that is called back without the page or component.
private struct Callback {
  /// The name of what calls it, where the script may have its own: `setTimeout`, `wx`.
  var caller: Int?
  /// The object literal that it is a member of.
  var options: Int?
}

extension TokenList {
  /// Whether `.setData(` or `.data` is after the `this` at `site`.
  fileprivate func usesInstance(_ site: Int) -> Bool {
    guard kind(site + 1) == .dot else { return false }
    return word(site + 2) == .data || word(site + 2) == .dataSetter && kind(site + 3) == .openingParenthesis
  }

  /// What calls a function back; nil where nothing certainly does.
  fileprivate func callback(_ function: PlainFunction) -> Callback? {
    let (start, end) = (function.start, skip(function.body))
    let opener = parent(start)
    switch function.form {
    case .other: return nil
    case .method: return outcome(key: start, of: opener)
    case .expression:
      if kind(start - 1) == .colon, kind(end) == .comma || kind(end) == .closingBrace {
        return outcome(key: start - 2, of: opener)
      }
      guard kind(opener) == .openingParenthesis, start == opener + 1,
        kind(end) == .comma || kind(end) == .closingParenthesis
      else { return nil }
      let name = opener - 1
      if isMember(name) {
        let isOfPromise = isSpelled(name, "then") || isSpelled(name, "catch") || isSpelled(name, "finally")
        return isOfPromise ? Callback() : nil
      }
      let isTimer = isSpelled(name, "setTimeout") || isSpelled(name, "setInterval")
      return isTimer ? Callback(caller: name) : nil
    }
  }

  /// The member at `key` of the object literal at `opener`, as a function that the platform calls when it is done.
  private func outcome(key: Int, of opener: Int) -> Callback? {
    guard kind(opener) == .openingBrace, kind(opener - 1) == .openingParenthesis, parent(key) == opener else {
      return nil
    }
    var root = opener - 2
    guard isMember(root) else { return nil }
    for _ in 0..<TokenList.maxCalleeLength where isMember(root) { root -= 2 }
    guard word(root) == .platform, !isMember(root) else { return nil }
    let name = text.slice(keyRange(key))
    guard
      name.are("success") || name.are("fail")
        || name.are("complete")
    else { return nil }
    return Callback(caller: root, options: opener)
  }

  /// The most names in that of a function of the platform: `my.ap.faceVerify` has three.
  private static let maxCalleeLength = 64
}
