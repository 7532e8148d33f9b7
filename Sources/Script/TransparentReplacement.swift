import Diagnostics

/// Functions in the place of `Page` or `Component` that hand on what they are given with its data as it is.
extension ScriptScanner {
  /// Whether all such functions of the script are written out and only add members beside the data, as in `Page = o => { o.onShow =
  /// count; old(o) }`: then they give pages no data but what the script gives to `setData`.
  var replacementsLeaveData: Bool {
    frameworkNames.allSatisfy { index in
      list.kind(index + 1) != .assign || !list.isMember(index) && handsOn(index + 2)
    }
  }

  /// Whether the function that begins at `start` takes one object and hands it on to what was there before.
  private func handsOn(_ start: Int) -> Bool {
    var next = start
    if list.word(next) == .function { next += list.kind(next + 1) == .identifier ? 2 : 1 }
    let isInParenthesis = list.kind(next) == .openingParenthesis
    let parameter = isInParenthesis ? next + 1 : next
    guard list.kind(parameter) == .identifier else { return false }
    next = parameter + 1
    if isInParenthesis {
      guard list.kind(next) == .closingParenthesis else { return false }
      next += 1
    }
    if list.kind(next) == .arrow { next += 1 }
    guard list.kind(next) == .openingBrace else { return false }
    return (next + 1..<list.closer(of: next)).allSatisfy { index in
      list.word(index) != .data
        && (list.isMember(index) || !isSame(parameter, index) || isHandedOn(index, parameter))
    }
  }

  /// Whether the use of the parameter cannot give its data names.
  private func isHandedOn(_ use: Int, _ parameter: Int) -> Bool {
    if list.kind(use + 1) == .dot || list.word(use - 1) == .typeof { return true }
    // `o = Object.assign({ onShow() {} }, o)`
    if list.kind(use + 1) == .assign { return isExtended(use + 5, parameter) }
    let around = list.parent(use)
    if list.kind(around) == .openingBrace, list.kind(use - 1) == .ellipsis {
      return isWrittenOut(around, parameter) && isGivenToOld(around)
    }
    return list.kind(around) == .openingParenthesis && (isGivenToOld(use) || isExtended(around, parameter))
  }

  /// Whether the value at `start` is the only argument of the constructor that was there before: `old(o)` after `const old = Page`.
  private func isGivenToOld(_ start: Int) -> Bool {
    guard list.kind(start - 1) == .openingParenthesis,
      list.kind(list.skip(start)) == .closingParenthesis,
      list.kind(start - 2) == .identifier, !list.isMember(start - 2)
    else { return false }
    return (0..<list.count).contains { index in
      list.kind(index) == .identifier && isSame(index, start - 2)
        && list.declaration(at: index)?.value.map {
          list.word($0) == .page || list.word($0) == .component
        } ?? false
    }
  }

  /// Whether the parenthesis is that of `Object.assign`, which is given only literals and the parameter.
  private func isExtended(_ opener: Int, _ parameter: Int) -> Bool {
    guard list.kind(opener) == .openingParenthesis, list.isSpelled(opener - 1, "assign"),
      list.isSpelled(opener - 3, "Object")
    else { return false }
    var arguments = ArgumentCursor(list, opener: opener)
    while let (start, end) = arguments.next() {
      let isParameter = start + 1 == end && isSame(start, parameter)
      guard isParameter || list.kind(start) == .openingBrace && isWrittenOut(start, parameter) else {
        return false
      }
    }
    return true
  }

  /// Whether the object literal has only members with names, and the parameter's.
  private func isWrittenOut(_ opener: Int, _ parameter: Int) -> Bool {
    var members = MemberCursor(list, opener: opener)
    while let member = members.next() {
      if member.form == .spread {
        guard member.value + 1 == member.end, isSame(member.value, parameter) else { return false }
      } else if list.name(of: member) == nil {
        return false
      }
    }
    return true
  }
}
