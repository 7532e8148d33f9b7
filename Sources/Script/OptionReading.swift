import Diagnostics

extension ScriptScanner {
  /// Notes the key of a component's option, unless nearly every component has it.
  mutating func noteOption(_ member: Member, object: Int) {
    switch keyWord(member) {
    case .data, .methods, .mixins, .behaviors: return
    default: break
    }
    guard let name = list.name(of: member), name.range.count <= ScriptScanner.maxOptionLength else { return }
    facts.objects[object].options.append(StringLiteral(value: name.text, range: name.range))
  }

  /// In bytes: no option has a longer name, nor a misspelled one.
  private static let maxOptionLength = 24

  /// Notes the value of a prop that is a type.
  mutating func noteTypeInProps(_ field: Member, _ name: String, object: Int) {
    let (start, end) = list.stripped(field.value, field.end)
    guard start < end else { return }
    let range = list.range(start, through: end - 1)
    if start + 1 == end, isType(start) {
      facts.objects[object].typesInProps.append(TypeInProps(name: name, range: range, isObject: false))
    } else if list.kind(start) == .openingBrace, list.skip(start) >= end {
      var members = MemberCursor(list, opener: start)
      while let member = members.next() {
        guard member.form == .value, member.value + 1 == member.end, list.isSpelled(member.key, "type"),
          isType(member.value) || list.word(member.value) == .null
        else { continue }
        facts.objects[object].typesInProps.append(
          TypeInProps(
            name: name, range: range, isObject: true, isNull: list.word(member.value) == .null))
        return
      }
    }
  }

  /// Whether the token is a constructor that `properties` have as a type.
  private func isType(_ index: Int) -> Bool {
    guard list.kind(index) == .identifier else { return false }
    return list.isSpelled(index, "String") || list.isSpelled(index, "Number")
      || list.isSpelled(index, "Boolean")
      || list.isSpelled(index, "Object") || list.isSpelled(index, "Array")
      || list.isSpelled(index, "Function")
  }

  /// What `options: { multipleSlots: true }` says. Slots that are made while the component lives are unknown.
  func multipleSlots(_ member: Member) -> ScriptObject.MultipleSlots {
    let (start, end) = list.stripped(member.value, member.end)
    guard member.form == .value, start < end, let opener = list.wholeLiteral(start, end) else {
      return .unknown
    }
    var found = ScriptObject.MultipleSlots.off
    var members = MemberCursor(list, opener: opener)
    while let option = members.next() {
      if option.form == .spread || option.form == .malformed || list.hasComputedKey(option) {
        return .unknown
      }
      if isKey(option, "dynamicSlots") { return .unknown }
      guard isKey(option, "multipleSlots") else { continue }
      guard option.form == .value, option.value + 1 == option.end else { return .unknown }
      switch list.word(option.value) {
      case .true: found = .on
      case .false: found = .off
      default: return .unknown
      }
    }
    return found
  }

  /// Reads the paths that `onShareAppMessage` and `onShareTimeline` return in object literals.
  mutating func readSharing(_ member: Member) {
    guard member.form == .method || member.form == .value,
      list.isSpelled(member.key, "onShareAppMessage") || list.isSpelled(member.key, "onShareTimeline")
    else { return }
    // The body is last, also of an arrow function.
    let closer = member.end - 1
    guard list.kind(closer) == .closingBrace, list.tokens[closer].link >= 0 else { return }
    let limit = closer
    var index = Int(list.tokens[closer].link) + 1
    while index < limit {
      if list.word(index) == .return, list.kind(index + 1) == .openingBrace {
        noteSharedPath(index + 1)
        index = list.skip(index + 1)
      } else if list.word(index) == .function, !list.isMember(index) {
        // What a function in it returns is something else.
        var parameters = index + 1
        while parameters < limit, list.kind(parameters) != .openingParenthesis { parameters += 1 }
        index = max(index + 1, list.bodyEnd(parameters) ?? parameters)
      } else if list.kind(index) == .arrow, list.kind(index + 1) == .openingBrace {
        index = list.skip(index + 1)
      } else {
        index += 1
      }
    }
  }

  private mutating func noteSharedPath(_ opener: Int) {
    var members = MemberCursor(list, opener: opener)
    while let member = members.next() {
      guard member.form == .value, isKey(member, "path"), let path = urlValue(member) else { continue }
      facts.sharedPages.append(path)
    }
  }
}
