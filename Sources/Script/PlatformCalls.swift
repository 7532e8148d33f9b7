import Diagnostics

extension ScriptScanner {
  /// Reads the platform's object at `index`: navigation, and contexts of native views.
  mutating func platformCall(_ index: Int) {
    let name = index + 2
    if list.kind(index - 1) == .assign { notePlatformAlias(index) }
    guard !list.isMember(index), list.kind(index + 1) == .dot || list.kind(index + 1) == .optionalDot,
      list.kind(name) == .identifier, let parenthesis = list.callParenthesis(name)
    else { return }
    let spelling = list.text.slice(list.range(name))
    if isContextFunction(spelling) {
      contextCall(platform: index, name: name, parenthesis: parenthesis)
      return
    }
    if spelling.are("createPage") || spelling.are("createComponent") {
      facts.isUniAppOutput = true
    }
    for (function, length) in PageLink.Function.lengths
    where length == spelling.count && spelling.elementsEqual(function.rawValue.utf8) {
      pageLink(function, parenthesis: parenthesis)
    }
  }

  /// Whether the name is `create...Context`, or nearly the name of a function that makes contexts of native views.
  private func isContextFunction(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let first = name.first, first | 0x20 == UInt8(ascii: "c") else { return false }
    if name.begin(with: "create"), name.suffix(7).elementsEqual("Context".utf8) { return true }
    return NativeContextCall.isNear(name, NativeContextCall.componentFunction)
      || NativeContextCall.isNear(name, NativeContextCall.elementFunction)
  }

  private mutating func pageLink(_ function: PageLink.Function, parenthesis: Int) {
    guard let opener = literalArgument(of: parenthesis) else { return }
    func noteComputed(_ url: Range<Int>) {
      pendingLinks.append(
        PendingLink(function: function, url: url, hasFallback: hasFallback(opener, parenthesis, function)))
    }
    var members = MemberCursor(list, opener: opener)
    while let member = members.next() {
      guard isKey(member, "url") else { continue }
      if member.form == .shorthand {
        noteLinkWrapper(
          function, url: member.key, parenthesis: parenthesis,
          hasFallback: hasFallback(opener, parenthesis, function))
        noteComputed(member.key..<member.key + 1)
      } else if member.form == .value, let url = urlValue(member) {
        facts.pageLinks.append(
          PageLink(function: function, url: url, hasFallback: hasFallback(opener, parenthesis, function)))
      } else if member.form == .value {
        if list.isVariable(member.value, member.end) {
          noteLinkWrapper(
            function, url: member.value, parenthesis: parenthesis,
            hasFallback: hasFallback(opener, parenthesis, function))
        }
        noteComputed(member.value..<member.end)
      }
    }
  }

  /// Whether `fail` of a call, or `catch` behind it, opens a page by a function that opens the pages which this one does not.
  private func hasFallback(_ opener: Int, _ parenthesis: Int, _ function: PageLink.Function) -> Bool {
    var members = MemberCursor(list, opener: opener)
    while let member = members.next() {
      if isKey(member, "fail"), opensOtherPages(member.key..<member.end, function) { return true }
    }
    let after = list.skip(parenthesis)
    guard list.kind(after) == .dot, list.isSpelled(after + 1, "catch"),
      list.kind(after + 2) == .openingParenthesis
    else { return false }
    return opensOtherPages(after + 2..<list.closer(of: after + 2), function)
  }

  private func opensOtherPages(_ tokens: Range<Int>, _ function: PageLink.Function) -> Bool {
    tokens.contains { index in
      guard list.kind(index) == .identifier, list.isMember(index) else { return false }
      if list.isSpelled(index, "reLaunch") { return true }
      return function == .switchTab
        ? list.isSpelled(index, "navigateTo") || list.isSpelled(index, "redirectTo")
        : list.isSpelled(index, "switchTab")
    }
  }

  /// The brace of the object literal that is the first argument.
  func literalArgument(of parenthesis: Int) -> Int? {
    let (start, end) = argument(of: parenthesis)
    return start < end && list.kind(start) == .openingBrace && list.skip(start) >= end ? start : nil
  }

  func isKey(_ member: Member, _ name: StaticString) -> Bool {
    if list.kind(member.key) == .identifier { return list.isSpelled(member.key, name) }
    guard let key = list.literal(member.key) else { return false }
    return name.withUTF8Buffer { list.text.slice(key).elementsEqual($0) }
  }

  func urlValue(_ member: Member) -> StringLiteral? { urlValue(member.value, member.end) }

  /// The URL that an expression is, as far as it is known: `'/path/x?id=' + id` and `` `/path/x?id=${id}` `` have a known path.
  func urlValue(_ start: Int, _ end: Int) -> StringLiteral? {
    let (start, end) = list.stripped(start, end)
    if start + 1 == end { return list.stringLiteral(start) }
    guard start + 1 < end else { return nil }
    var range: ByteRange
    if list.kind(start) == .templateHead {
      range = list.range(start)
      range.start += 1
      range.end -= 2
      if list.text.slice(range).contains(UInt8(ascii: "\\")) { return nil }
    } else if let literal = list.literal(start), list.isSpelled(start + 1, "+") {
      range = literal
    } else {
      return nil
    }
    guard let query = list.text.slice(range).firstIndex(of: UInt8(ascii: "?")), query > 0 else { return nil }
    return literal(range)
  }

  // MARK: Contexts of native views

  private mutating func contextCall(platform index: Int, name: Int, parenthesis: Int) {
    let (start, end) = argument(of: parenthesis)
    let argument = start + 1 == end ? list.stringLiteral(start) : nil
    contextArguments.append(start..<end)
    contextOfCloser.set(facts.contextCalls.count, forToken: list.closer(of: parenthesis))
    facts.contextCalls.append(
      NativeContextCall(
        method: literal(list.range(name)), argument: argument, variable: assignedVariable(before: index),
        namesComponent: list.kind(end) == .comma && list.kind(end + 1) != .closingParenthesis))
  }

  /// The name that the expression at `index` is assigned to; a type may be between the two.
  private func assignedVariable(before index: Int) -> String? {
    let target = index - 2
    guard list.kind(index - 1) == .assign, list.kind(target) == .identifier else {
      // `{ ctx: my.create...Context('x') }`
      return list.kind(index - 1) == .colon && list.kind(target) == .identifier ? list.string(target) : nil
    }
    if list.kind(target - 1) == .colon, list.word(target - 3).declaresVariable {
      return list.string(target - 2)
    }
    return list.string(target)
  }

  /// Joins the `postMessage` calls to the contexts by the names of their variables.
  mutating func linkMessages() {
    if facts.contextCalls.isEmpty { return }
    var contexts: [String: Int?] = [:]
    for (index, call) in facts.contextCalls.enumerated() {
      if let variable = call.variable {
        contexts.updateValue(contexts[variable] == nil ? index : nil, forKey: variable)
      }
    }
    var calls: [(site: Int, parenthesis: Int, context: Int?)] = []
    for site in messageSites {
      guard let parenthesis = list.callParenthesis(site) else { continue }
      if let context = contextOfCloser[token: site - 2] {
        calls.append((site, parenthesis, context))
      } else if list.kind(site - 2) == .identifier, let context = contexts[list.string(site - 2)] {
        calls.append((site, parenthesis, context))
      }
    }
    readMessages(calls)
  }
}
