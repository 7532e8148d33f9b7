import Diagnostics

extension ScriptScanner {
  /// Reads the members of the object literal at `opener`.
  mutating func readLiteral(_ opener: Int, object: Int) {
    var members = MemberCursor(list, opener: opener)
    let isPage = facts.objects[object].kind == .page
    // Factories make `properties` of them.
    let props = facts.factoryObject == object ? DataField.Source.properties : .props
    var seen = HashIndex()
    while let member = members.next() {
      if member.form == .spread { facts.objects[object].dataIsIncomplete = true }
      if notesGap(member, object: object) { continue }
      noteKey(member, &seen, object: object)
      if facts.objects[object].kind == .component { noteOption(member, object: object) }
      switch keyWord(member) {
      case .data: readFields(member, .data, object: object)
      case .props: readFields(member, props, object: object)
      case .properties: readFields(member, .properties, object: object)
      case .computed where member.form == .value: readFields(member, .computed, object: object)
      case .storeBindings: readStoreBindings(member, object: object)
      case .methods where !isPage: readMethods(member, object: object)
      case .mixins, .behaviors: readMixins(member, object: object)
      default:
        if isPage ? list.isSpelled(member.key, "methods") : list.isNearMethods(member) {
          noteMisplacedMethods(member, object: object)
        }
        if isPage, list.isNearBehaviors(member), let name = list.name(of: member) {
          facts.objects[object].misspelledBehaviors = StringLiteral(value: name.text, range: name.range)
          readMixins(member, object: object)
          continue
        }
        if list.isSpelled(member.key, "externalClasses") { readExternalClasses(member, object: object) }
        if list.isSpelled(member.key, "options") {
          facts.objects[object].multipleSlots = multipleSlots(member)
        }
        if list.isSpelled(member.key, "lifetimes") {
          facts.objects[object].lifetimes = lifetimes(member, object: object)
        }
        if list.isSpelled(member.key, "pageLifetimes") {
          facts.objects[object].pageLifetimes = lifetimes(member, object: object)
        }
        if list.isSpelled(member.key, "observers") { readObservers(member, object: object) }
        if list.isSpelled(member.key, "store"), objectsWithStores.contains(object) {
          readStoresOfOptions(member, object: object)
        }
        readMember(member, .topLevel, object: object)
      }
    }
  }

  /// Notes what makes the object incomplete: a spread, a computed key, something unreadable. False for a named member.
  private mutating func notesGap(_ member: Member, object: Int) -> Bool {
    switch member.form {
    case .spread: addGap(object, .spread, list.range(member.key, through: member.end - 1))
    case .malformed: addGap(object, .syntax, list.range(member.key))
    default:
      guard list.hasComputedKey(member) else { return false }
      addGap(object, .computedKey, list.range(member.key, through: list.skip(member.key) - 1))
    }
    return true
  }

  /// The word that the key spells, with or without quotes. A call would copy the scanner.
  @inline(__always)
  func keyWord(_ member: Member) -> ScriptWord {
    if list.kind(member.key) == .identifier { return list.word(member.key) }
    guard let name = list.literal(member.key) else { return .none }
    return words.word(at: list.text.bytes.baseAddress! + Int(name.start), length: name.count)
  }

  /// The member's value, if it is an object literal.
  private func literalValue(_ member: Member) -> Int? {
    guard member.form == .value else { return nil }
    let (start, end) = list.stripped(member.value, member.end)
    return start < end && list.kind(start) == .openingBrace && list.skip(start) >= end ? start : nil
  }

  // MARK: Methods

  private mutating func readMember(_ member: Member, _ location: Method.Location, object: Int) {
    guard let name = list.name(of: member) else { return }
    if facts.objects[object].kind.isInstance { readSharing(member) }
    var kind = Method.Kind.function
    var reference: Int?
    switch member.form {
    case .method: noteSpan(member, name.range, from: list.skip(member.key), object: object)
    case .accessor: kind = .accessor
    case .shorthand:
      kind = .reference
      reference = member.key
    default:
      let value = list.value(member.value, member.end)
      switch value.kind {
      case .function: noteSpan(member, name.range, from: member.value, object: object)
      case .unknown:
        kind = value.identifier == nil ? .unknown : .reference
        reference = value.identifier
      default: return
      }
    }
    if facts.objects[object].methods.isEmpty { facts.objects[object].methods.reserveCapacity(16) }
    facts.objects[object].methods.append(
      Method(name: name.text, nameRange: name.range, kind: kind, location: location))
    if let reference {
      let item = facts.objects[object].methods.count - 1
      pendingNames.append(NameUse(token: reference, purpose: .method(object: object, item: item)))
      if facts.objects[object].kind == .exported {
        pendingNames.append(NameUse(token: reference, purpose: .export(name: name.text)))
      }
    }
  }

  /// Keeps where a method is that begins at `function`, if the script uses `dataset`.
  private mutating func noteSpan(_ member: Member, _ name: ByteRange, from function: Int, object: Int) {
    if datasetSites.isEmpty || !facts.objects[object].kind.isInstance { return }
    if methodSpans.isEmpty { methodSpans.reserveCapacity(16) }
    methodSpans.append(MethodSpan(start: member.key, end: member.end, nameRange: name, function: function))
  }

  private mutating func readMethods(_ member: Member, object: Int) {
    guard let opener = literalValue(member) else {
      addGap(object, .unresolvedMethods, list.keyRange(member.key))
      return
    }
    var members = MemberCursor(list, opener: opener)
    var seen = HashIndex()
    while let method = members.next() {
      if notesGap(method, object: object) { continue }
      noteKey(method, &seen, object: object)
      readMember(method, .methods, object: object)
    }
  }

  /// The names in an object of functions that the platform calls; none where it may have others.
  private mutating func lifetimes(_ member: Member, object: Int) -> [StringLiteral] {
    guard let opener = literalValue(member) else { return [] }
    var members = MemberCursor(list, opener: opener)
    var seen = HashIndex()
    var names: [StringLiteral] = []
    var isClosed = true
    while let function = members.next() {
      noteKey(function, &seen, object: object)
      if let name = list.name(of: function), function.form != .spread, function.form != .malformed {
        names.append(StringLiteral(value: name.text, range: name.range))
      } else {
        isClosed = false
      }
    }
    return isClosed ? names : []
  }

  /// Notes a key of a page or component if it came before in the same literal. A getter and a setter have one name. `seen` has
  /// twice the token of the first key of each name, and one more for those.
  private mutating func noteKey(_ member: Member, _ seen: inout HashIndex, object: Int) {
    guard facts.objects[object].kind.isInstance, member.form != .spread, member.form != .malformed,
      !list.hasComputedKey(member), keyWord(member) != .data
    else { return }
    let range = list.keyRange(member.key)
    let hash = WordSet.hash(list.text.slice(range))
    let number = member.key * 2 + (member.form == .accessor ? 1 : 0)
    if let first = seen[hash] {
      if first & number & 1 == 0 {
        facts.objects[object].repeatedKeys.append(RepeatedKey(range: range, first: list.keyRange(first / 2)))
      }
    } else {
      if seen.isEmpty { seen.reserveCapacity(16) }
      seen.set(number, for: hash)
    }
  }

  private mutating func noteMisplacedMethods(_ member: Member, object: Int) {
    guard let opener = literalValue(member) else { return }
    var members = MemberCursor(list, opener: opener)
    while let method = members.next() {
      if let name = list.name(of: method), let option = list.name(of: member) {
        facts.objects[object].misplacedMethods.append(MisplacedMethod(name: name.text, option: option.text))
      }
    }
  }

  /// Reads the names of the classes that a page may give a component: `externalClasses: ['item-class']`.
  private mutating func readExternalClasses(_ member: Member, object: Int) {
    for token in member.value..<member.end {
      if let name = list.literal(token) {
        facts.objects[object].externalClasses.append(list.text.string(name))
      }
    }
  }

  // MARK: Mixins

  private mutating func readMixins(_ member: Member, object: Int) {
    let (start, end) = list.stripped(member.value, member.end)
    guard member.form == .value, start < end, list.kind(start) == .openingBracket, list.skip(start) >= end
    else {
      addMixin(.unresolved, list.keyRange(member.key), object: object)
      addGap(object, .mixins, list.keyRange(member.key))
      return
    }
    let limit = max(start + 1, end - 1)
    var i = start + 1
    var isEmpty = true
    while i < limit {
      if list.kind(i) == .comma {
        i += 1
        continue
      }
      let elementEnd = list.valueEnd(i, limit: limit)
      readMixin(i, elementEnd, object: object)
      isEmpty = false
      i = max(i + 1, elementEnd)
    }
    if !isEmpty { addGap(object, .mixins, list.keyRange(member.key)) }
  }

  private mutating func readMixin(_ start: Int, _ end: Int, object: Int) {
    let range = list.range(start, through: end - 1)
    let (start, end) = list.stripped(start, end)
    if start < end, list.kind(start) == .openingBrace, list.skip(start) >= end {
      let mixin = objectOfLiteral[token: start] ?? addObject(.behavior, range: list.range(start))
      addMixin(.object(mixin), range, object: object)
      pend(literal: start, object: mixin)
    } else if let mixin = objectOfCall[token: start], let parenthesis = list.callParenthesis(start),
      list.skip(parenthesis) >= end
    {
      addMixin(.object(mixin), range, object: object)
    } else if list.kind(start) == .identifier, start + 1 >= end || list.isMemberOfName(start, end) {
      addMixin(.unresolved, range, object: object)
      let item = facts.objects[object].mixins.count - 1
      pendingNames.append(NameUse(token: start, purpose: .mixin(object: object, item: item)))
    } else if let required = list.required(start), required.end >= end {
      addMixin(
        .module(specifier: list.text.string(required.specifier), name: required.export ?? "default"), range,
        object: object)
    } else if start + 1 >= end, let name = list.literal(start), readPlatformMixin(name) {
      addMixin(.platform, range, object: object)
    } else {
      addMixin(.unresolved, range, object: object)
    }
  }

  /// Reads a behavior of the platform, which a string names; false where it is not one.
  ///
  /// Source: "内置 behaviors" of the WeChat documentation.
  private mutating func readPlatformMixin(_ name: ByteRange) -> Bool {
    let bytes = list.text.slice(name)
    guard bytes.starts(with: "wx://".utf8) else { return false }
    if bytes.are("wx://form-field") {
      assignedFields += ["name", "value"].map { WordSet.hash(of: $0) }
    }
    return true
  }

  private mutating func addMixin(_ source: MixinReference.Source, _ range: ByteRange, object: Int) {
    facts.objects[object].mixins.append(MixinReference(range: range, source: source))
  }
}

extension TokenList {
  /// Whether the tokens from `start` to before `end` are `name.member`.
  fileprivate func isMemberOfName(_ start: Int, _ end: Int) -> Bool {
    kind(start + 1) == .dot && kind(start + 2) == .identifier && start + 3 >= end
  }
}

extension TokenList {
  /// Whether the key is nearly `methods`.
  fileprivate func isNearMethods(_ member: Member) -> Bool {
    guard member.form == .value else { return false }
    let key = text.slice(keyRange(member.key))
    return (5...9).contains(key.count) && editDistance(key, "methods".utf8, limit: 2) <= 2
  }

  /// Whether the key is nearly `behaviors`, with a list of names and imports.
  fileprivate func isNearBehaviors(_ member: Member) -> Bool {
    guard member.form == .value, kind(member.value) == .openingBracket else { return false }
    let key = text.slice(keyRange(member.key))
    guard (8...10).contains(key.count), key.first == UInt8(ascii: "b"),
      editDistance(key, "behaviors".utf8, limit: 1) <= 1
    else { return false }
    let first = word(member.value + 1)
    return kind(member.value + 1) == .identifier && (first.isOrdinary || first == .require)
  }
}
