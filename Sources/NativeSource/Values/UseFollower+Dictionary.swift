import Diagnostics

/// What is done with a dictionary of parameters: reads, copies, loops, functions that are given it as `this`.
extension UseFollower {
  /// What a member of a dictionary does.
  enum Member {
    /// Reads the key that is its first argument.
    case key
    /// The first one of a path of keys.
    case path
    /// Reads the keys of a list.
    case list
    /// The same parameters again.
    case same, json, keys, entries
    /// Gives the whole dictionary, its entries or keys to a closure.
    case parameter, receiver, loop
    case nothing
  }

  /// The members of dictionaries of all languages and of the libraries that decode them.
  private static let members: [String: Member] = [
    "objectForKeyedSubscript": .key, "containsKey": .key, "has": .key, "isNull": .key, "contains": .key,
    "removeValue": .key, "remove": .key,
    "valueForKeyPath": .path, "dictionaryWithValuesForKeys": .list, "dictionaryWithValues": .list,
    "objectsForKeys": .list, "objects": .list,
    "copy": .same, "mutableCopy": .same, "clone": .same, "toMap": .same, "toMutableMap": .same,
    "orEmpty": .same,
    "innerMap": .same, "getInnerMap": .same, "toHashMap": .same, "withDefault": .same, "self": .same,
    "toJSONString": .json, "toString": .json, "mj_JSONString": .json, "mj_JSONData": .json,
    "jsonString": .json,
    "yy_modelToJSONString": .json, "yy_modelToJSONData": .json, "description": .json,
    "keys": .keys, "keySet": .keys, "allKeys": .keys, "entries": .entries, "entrySet": .entries,
    "let": .parameter, "also": .parameter, "takeIf": .parameter, "run": .receiver, "apply": .receiver,
    "forEach": .loop, "onEach": .loop, "enumerateKeysAndObjectsUsingBlock": .loop,
    "enumerateKeysAndObjects": .loop,
    "enumerateKeysAndObjectsWithOptions": .loop,
    "count": .nothing, "size": .nothing, "isEmpty": .nothing, "isNotEmpty": .nothing,
    "isNullOrEmpty": .nothing,
    "length": .nothing, "hashCode": .nothing, "hash": .nothing, "isKindOfClass": .nothing, "isKind": .nothing,
    "equals": .nothing, "isEqual": .nothing, "isEqualToDictionary": .nothing, "put": .nothing,
    "set": .nothing,
    "setObject": .nothing, "putAll": .nothing, "fluentPut": .nothing, "updateValue": .nothing,
    "getClass": .nothing,
    "removeObjectForKey": .nothing, "addEntriesFromDictionary": .nothing, "setDictionary": .nothing,
    "removeObject": .nothing, "setValue": .nothing, "merge": .nothing,
  ]

  private func member(_ name: String, _ call: SyntaxTree.Call?) -> Member? {
    let label = call?.arguments.first?.label
    if let known = UseFollower.members[name] {
      if name == "contains", label != nil { return nil }
      // `remove(atIndex)`, `objects(forKeys:)`
      if name == "removeValue" || name == "remove", call?.arguments.isEmpty != false { return nil }
      return known
    }
    if name == "value" || name == "object", label == "forKeyPath" { return .path }
    guard let call, !call.arguments.isEmpty else { return nil }
    if label == "forKey" { return .key }
    if name.hasPrefix("get") || name.hasPrefix("opt") || name.hasSuffix("ForKey") { return .key }
    // `data.string("title")` of a library.
    if case .text = call.arguments[0].value.kind, label == nil, !call.isNew,
      index.files(definingFunction: name).isEmpty
    {
      return .key
    }
    return nil
  }

  func followDictionary(_ use: UsedValue, _ unit: SourceIndex.Unit) -> Bool {
    let tokens = unit.tokens
    let (first, end) = (use.tokens.lowerBound, use.tokens.upperBound)
    // `data["key", default: 1]`
    if tokens.isMark(end, .openingBracket), isElement(end, unit) {
      let close = tokens.close(end)
      guard let key = unit.syntax.items(end + 1..<close).first else { return false }
      if tokens.isMark(close + 1, .assign) { return true }
      if followSubscript(use, end, unit) { return true }
      readKey(unit.syntax.expression(key), first..<close + 1, use, unit)
      return true
    }
    if let property = property(delegatedTo: first, unit) {
      let name = reader.fieldName(unit.tokens.string(property), property, use.file)
      add(FollowedNames(texts: [name]))
      return true
    }
    if let message = message(to: use, unit) {
      return followMember(message.call.name, message.call, message.tokens, use, unit)
    }
    if tokens.isMark(end, .dot), tokens.isIdentifier(end + 1) {
      if let (call, range) = unit.callTree(at: end + 1) {
        return followMember(call.name, call, first..<max(range.upperBound, end + 2), use, unit)
      }
      return followMember(tokens.string(end + 1), nil, first..<end + 2, use, unit)
    }
    // `with(json) { ... }`
    if let (call, number, whole) = host(of: use, unit) {
      if call.name == "with", number == 0, call.base == nil, tokens.language == .kotlin,
        case .closure(let closure)? = call.arguments.last?.value.kind
      {
        followReceiver(closure.body, use, unit)
        return true
      }
      if let kind = converted(call, number, use) {
        follow(use.at(whole, kind))
        return true
      }
      if followDecoding(call, number, whole, use, unit) { return true }
      if ["setValuesForKeysWithDictionary", "setValuesForKeys"].contains(call.name), number == 0,
        let base = call.base, let type = reader.staticType(base, use.file)
      {
        add(reader.namesOfKeyedValues(of: type))
        return true
      }
      if ["putAll", "addEntriesFromDictionary", "setDictionary", "merge", "addEntries"].contains(call.name),
        number == 0, reader.function(call, use.file) == nil,
        let base = call.base, let last = base.tokens.last, followTarget(last, use, unit)
      {
        return true
      }
      if ["isEqualToDictionary", "isEqual", "equals"].contains(call.name) { return true }
    }
    return followLoop(use, unit)
  }

  /// The name of the property of Kotlin that a value is the delegate of: `val zoom: Int by data`.
  private func property(delegatedTo value: Int, _ unit: SourceIndex.Unit) -> Int? {
    let tokens = unit.tokens
    guard tokens.language == .kotlin, tokens.spells(value - 1, "by") else { return nil }
    return (value - NativeSourceLimit.modifiers..<value - 1).last { token in
      (tokens.word(token - 1) == .val || tokens.word(token - 1) == .var) && tokens.isIdentifier(token)
    }
  }

  /// Whether a bracket encloses the key of what is before it, not a list or block of its own.
  private func isElement(_ bracket: Int, _ unit: SourceIndex.Unit) -> Bool {
    unit.tokens.language == .objectiveC || !unit.syntax.collector.hasLineBreak(before: bracket)
  }

  /// `[data name:...]` of Objective-C.
  func message(to use: UsedValue, _ unit: SourceIndex.Unit) -> (call: SyntaxTree.Call, tokens: Range<Int>)? {
    let tokens = unit.tokens
    let open = use.tokens.lowerBound - 1
    guard tokens.language == .objectiveC, tokens.isMark(open, .openingBracket),
      tokens.isIdentifier(use.tokens.upperBound)
    else { return nil }
    let range = open..<min(tokens.close(open) + 1, tokens.count)
    guard case .call(let call) = unit.syntax.expression(range).kind, call.nameToken == use.tokens.upperBound
    else {
      return nil
    }
    return (call, range)
  }

  /// What a dictionary becomes as the argument of a call of a library: a copy, or JSON.
  private func converted(_ call: SyntaxTree.Call, _ number: Int, _ use: UsedValue) -> UsedValue.Kind? {
    let label = call.arguments[number].label
    switch call.name {
    case "HashMap", "LinkedHashMap", "TreeMap", "JSONObject", "Dictionary", "NSDictionary", "requireNonNull",
      "requireNotNull", "checkNotNull", "NSMutableDictionary":
      return number == 0 && !index.isType(call.name) ? .dictionary : nil
    case "dictionaryWithDictionary", "initWithDictionary":
      return isLibraryDictionary(call.base) ? .dictionary : nil
    case "unmodifiableMap": return .dictionary
    case "data" where label == "withJSONObject", "dataWithJSONObject", "toJSONString", "toJson",
      "writeValueAsString":
      return .json
    default: return nil
    }
  }

  private func isLibraryDictionary(_ base: SyntaxTree?) -> Bool {
    var base = base
    if case .call(let call)? = base?.kind, call.name == "alloc" { base = call.base }
    return ["NSDictionary", "NSMutableDictionary"].contains(base?.lastName ?? "")
  }

  /// A member of the dictionary, named bare or behind it.
  private func followMember(
    _ name: String, _ call: SyntaxTree.Call?, _ tokens: Range<Int>, _ use: UsedValue, _ unit: SourceIndex.Unit
  ) -> Bool {
    if let call, followExtension(call, tokens, use, unit) { return true }
    if let call, followDecoding(call, nil, tokens, use, unit) { return true }
    if let call, name == "first", followSearch(call, use, unit) { return true }
    guard let member = member(name, call) else {
      // `data.forKey` of an extension with a getter.
      return call == nil && followExtensionGetter(name, tokens, use)
    }
    switch member {
    case .key:
      guard let key = call?.arguments.first?.value else { return false }
      readKey(key, tokens, use, unit)
    case .path:
      guard let key = call?.arguments.first?.value else { return false }
      var found = names(key, use)
      for number in found.texts.indices {
        found.texts[number].value = found.texts[number].value?.split(separator: ".").first.map(String.init)
      }
      add(found)
    case .list:
      guard let list = call?.arguments.first?.value else { return false }
      add(reader.strings(list, use.file, use.bindings))
    case .same: follow(use.at(tokens))
    case .json: follow(use.at(tokens, .json))
    case .keys: follow(use.at(tokens, .keys))
    case .entries: follow(use.at(tokens, .entries))
    case .parameter:
      if let last = call?.arguments.last?.value, case .reference(let base, let name) = last.kind {
        return followReference(base, name, last.tokens.upperBound - 1, tokens, use, unit)
      }
      guard case .closure(let closure)? = call?.arguments.last?.value.kind else { return false }
      if name == "takeIf" {
        follow(use.at(tokens))
        return true
      }
      followParameter(0, of: closure, use, unit)
    case .receiver:
      guard case .closure(let closure)? = call?.arguments.last?.value.kind else { return false }
      followReceiver(closure.body, use, unit)
    case .loop:
      guard
        let closure = call?.arguments.compactMap({ argument -> SyntaxTree.Closure? in
          if case .closure(let closure) = argument.value.kind { closure } else { nil }
        }).last
      else { return false }
      followLoop(closure, use, unit)
    case .nothing: break
    }
    return true
  }

  /// Reads a key: its names, or what is known of it in a loop over all keys.
  ///
  /// - Parameter value: the tokens of what is read.
  private func readKey(
    _ key: SyntaxTree, _ value: Range<Int>, _ use: UsedValue, _ unit: SourceIndex.Unit
  ) {
    if case .name(let name) = key.kind,
      let declaration = unit.outline.declaration(named: name, at: key.tokens.lowerBound),
      followedKeys.contains(.init(file: use.file, index: declaration))
    {
      // The loop says which ones these are.
      return
    }
    let found = names(key, use)
    add(found)
    if use.isConfiguration, isDictionary(use.at(value), unit) {
      nestedKeys.formUnion(found.texts.compactMap(\.value))
    }
  }

  // MARK: - Extensions

  /// A function of the sources that extends dictionaries; for a name, one that extends strings.
  func followExtension(
    _ call: SyntaxTree.Call, _ tokens: Range<Int>, _ use: UsedValue, _ unit: SourceIndex.Unit
  ) -> Bool {
    var found: (scope: Int, file: Int)?
    for file in index.files(definingFunction: call.name) {
      guard let owner = index.unit(file) else { return false }
      for declaration in owner.outline.byName[identifierHash(call.name.utf8)] ?? [] {
        guard owner.outline.declarations[declaration].name == call.name,
          case .function(let scope) = owner.outline.declarations[declaration].kind,
          let function = owner.outline.function(scope), extends(scope, function, owner, use.kind.types),
          reader.takes(function, call, owner.tokens.language)
        else { continue }
        if found != nil { return false }
        found = (scope, file)
      }
    }
    guard let found, let owner = index.unit(found.file) else { return false }
    enter(found.scope, found.file, call, tokens, use) { inner in
      self.followReceiver(owner.outline.scopes[found.scope].tokens, inner, owner)
    }
    return true
  }

  private func extends(
    _ scope: Int, _ function: SourceOutline.Function, _ unit: SourceIndex.Unit, _ types: Set<String>
  ) -> Bool {
    if unit.tokens.language == .kotlin {
      return function.receiver.contains { types.contains(unit.tokens.string($0)) }
    }
    guard let type = unit.outline.enclosingType(function.nameToken).flatMap({ unit.outline.type($0) }) else {
      return false
    }
    let isExtension = type.isExtension || unit.tokens.isMark(type.nameToken + 1, .openingParenthesis)
    return isExtension && types.contains(type.name)
  }

  /// A property of the sources that extends dictionaries.
  private func followExtensionGetter(_ name: String, _ tokens: Range<Int>, _ use: UsedValue) -> Bool {
    for type in ["Dictionary", "NSDictionary"] {
      for part in index.parts(of: .init(name: type, file: use.file, range: ByteRange(0, 0))) {
        guard let unit = index.unit(part.file) else { return false }
        for declaration in unit.outline.members(of: part.scope, named: name) {
          let scope: Int
          switch unit.outline.declarations[declaration].kind {
          case .getter(let own): scope = own
          case .function(let own)
          where unit.tokens.language == .objectiveC && unit.outline.function(own)?.parameters.isEmpty == true:
            scope = own
          default: continue
          }
          var inner = use
          inner.file = part.file
          inner.depth += 1
          inner.calls.append(
            .init(scope: scope, file: part.file, tokens: tokens, caller: use.file, bindings: use.bindings))
          followReceiver(unit.outline.scopes[scope].tokens, inner, unit)
          return true
        }
      }
    }
    return false
  }

  /// Follows the dictionary as `this`: where it is named, and where its members are named bare.
  func followReceiver(_ body: Range<Int>, _ use: UsedValue, _ unit: SourceIndex.Unit) {
    let tokens = unit.tokens
    for token in body where tokens.isIdentifier(token) && !tokens.isAccessed(token) {
      switch tokens.word(token) {
      case .self, .this:
        // `this@Outer`
        if tokens.isMark(token + 1, .at), tokens.language == .kotlin { continue }
        follow(use.at(token..<token + 1))
        continue
      // `let` of Swift is no function.
      case .let where tokens.language == .swift: continue
      default: break
      }
      guard tokens.language != .objectiveC else { continue }
      let name = tokens.string(token)
      if use.kind == .message || use.kind == .key {
        if UseFollower.textMembers.contains(name), unit.outline.declaration(named: name, at: token) == nil {
          open()
        }
        continue
      }
      let call = unit.callTree(at: token)
      guard call == nil || call?.tokens.lowerBound == token, call?.call.base == nil else { continue }
      guard let member = member(name, call?.call) else {
        // Another function that extends dictionaries.
        if let call { _ = followExtension(call.call, call.tokens, use, unit) }
        continue
      }
      if case .nothing = member { continue }
      guard isBareMember(token, name, call?.call, unit) else { continue }
      let whole = token..<max(call?.tokens.upperBound ?? token + 1, token + 1)
      if !followMember(name, call?.call, whole, use, unit) { open() }
    }
  }

  /// Members of strings that say something of the name, where they are named bare.
  private static let textMembers: Set<String> = [
    "startsWith", "endsWith", "hasPrefix", "hasSuffix", "substring", "removePrefix", "split", "contains",
    "matches",
    "lowercase", "toLowerCase", "uppercase", "equals", "replace", "prefix", "suffix", "lowercased",
    "components",
  ]

  /// Whether a bare name is a member of the dictionary: not a variable, a label, or a function of the type around it.
  private func isBareMember(_ token: Int, _ name: String, _ call: SyntaxTree.Call?, _ unit: SourceIndex.Unit)
    -> Bool
  {
    let tokens = unit.tokens
    if tokens.isMark(token - 1, .at) || tokens.isMark(token - 1, .scope) || tokens.isMark(token + 1, .colon) {
      return false
    }
    if call == nil {
      if tokens.isMark(token + 1, .assign) || tokens.isMark(token + 1, .openingParenthesis) { return false }
      switch tokens.word(token - 1) {
      case .let, .var, .val, .func, .fun: return false
      default: break
      }
      return unit.outline.declaration(named: name, at: token) == nil
    }
    // `repeat`, `run { }`, `let { }` without an object are about something else.
    switch name {
    case "run", "apply", "let", "also", "takeIf", "contains", "remove", "objects": return false
    default: return unit.outline.declaration(named: name, at: token) == nil
    }
  }

  // MARK: - Closures

  /// The scope of a closure.
  func scope(of closure: SyntaxTree.Closure, _ unit: SourceIndex.Unit) -> Int? {
    unit.outline.enclosing(closure.open).first { scope in
      if case .closure = unit.outline.scopes[scope].kind {
        unit.outline.scopes[scope].tokens.lowerBound == closure.open
      } else {
        false
      }
    }
  }

  /// The tokens at which a parameter of a closure is named: its variable, or `it` and `$0`. Nil where it has another form.
  func uses(
    ofParameter number: Int, of closure: SyntaxTree.Closure, path: SourceOutline.Path = [],
    _ unit: SourceIndex.Unit
  ) -> [Int]? {
    guard let scope = scope(of: closure, unit) else { return nil }
    var hasParameters = false
    for declaration in unit.outline.scopes[scope].declarations {
      guard case .parameter(_, let index, let own) = unit.outline.declarations[declaration].kind else {
        continue
      }
      hasParameters = true
      if index == number, own == path { return reader.uses(of: declaration, unit) }
    }
    guard !hasParameters, path.isEmpty else { return nil }
    let name: String
    switch unit.tokens.language {
    case .kotlin where number == 0: name = "it"
    case .swift: name = "$\(number)"
    default: return nil
    }
    let hash = identifierHash(name.utf8)
    return unit.outline.scopes[scope].tokens.filter { token in
      guard unit.tokens.hash(token) == hash, unit.tokens.string(token) == name, !unit.tokens.isAccessed(token)
      else {
        return false
      }
      let owner = unit.outline.enclosing(token).first { inner in
        guard case .closure = unit.outline.scopes[inner].kind else { return false }
        return !unit.outline.scopes[inner].declarations.contains {
          if case .parameter = unit.outline.declarations[$0].kind { true } else { false }
        }
      }
      return owner == scope
    }
  }

  /// Follows a value as the parameter of a closure.
  func followParameter(
    _ number: Int, of closure: SyntaxTree.Closure, _ use: UsedValue, _ unit: SourceIndex.Unit
  ) {
    guard let tokens = uses(ofParameter: number, of: closure, unit) else {
      // `{ _ -> ... }` says nothing, parts of the value may.
      let scope = scope(of: closure, unit)
      let hasParts = scope.map { !unit.outline.scopes[$0].declarations.isEmpty } ?? true
      return hasParts ? open() : ()
    }
    var inner = use
    if use.kind == .message || use.kind == .key { inner.guarded += knownRegions(tokens, use, unit) }
    for token in tokens { follow(inner.at(token..<token + 1)) }
  }

  // MARK: - JSON

  /// Members of strings and bytes that give the same text.
  private static let sameText: Set<String> = [
    "data", "dataUsingEncoding", "getBytes", "toByteArray", "utf8", "orEmpty", "trim", "toString",
    "encodeToByteArray",
  ]

  func followJSON(_ use: UsedValue, _ unit: SourceIndex.Unit) -> Bool {
    let tokens = unit.tokens
    let (first, end) = (use.tokens.lowerBound, use.tokens.upperBound)
    if let message = message(to: use, unit) {
      return followJSONMember(message.call.name, message.call, message.tokens, use, unit)
    }
    if tokens.isMark(end, .dot), tokens.isIdentifier(end + 1) {
      if let (call, range) = unit.callTree(at: end + 1) {
        return followJSONMember(call.name, call, first..<max(range.upperBound, end + 2), use, unit)
      }
      return followJSONMember(tokens.string(end + 1), nil, first..<end + 2, use, unit)
    }
    guard let (call, number, whole) = host(of: use, unit) else { return false }
    if followDecoding(call, number, whole, use, unit) { return true }
    switch call.name {
    case "jsonObject", "JSONObjectWithData", "parseObject", "parse", "JSONObject":
      guard number == 0, !index.isType(call.name),
        call.arguments.count == 1 || call.name.hasPrefix("json") || call.name == "JSONObjectWithData"
      else { return false }
      follow(use.at(whole, .dictionary))
      return true
    case "String", "Data", "initWithData", "NSString":
      guard number == 0, !index.isType(call.name) else { return false }
      follow(use.at(whole))
      return true
    default: return false
    }
  }

  private func followJSONMember(
    _ name: String, _ call: SyntaxTree.Call?, _ tokens: Range<Int>, _ use: UsedValue, _ unit: SourceIndex.Unit
  ) -> Bool {
    if let call, followDecoding(call, nil, tokens, use, unit) { return true }
    if let call, followExtension(call, tokens, use, unit) { return true }
    if ["length", "count", "isEmpty", "isNotEmpty", "hashCode", "equals", "isEqualToString"].contains(name) {
      return true
    }
    if UseFollower.sameText.contains(name) {
      follow(use.at(tokens))
      return true
    }
    if name == "let" || name == "also", case .closure(let closure)? = call?.arguments.last?.value.kind {
      followParameter(0, of: closure, use, unit)
      return true
    }
    return false
  }
}

extension UsedValue.Kind {
  /// The types whose extensions a value has.
  fileprivate var types: Set<String> {
    switch self {
    case .message, .key, .json: ["String", "NSString"]
    default:
      [
        "Dictionary", "NSDictionary", "NSMutableDictionary", "Map", "JSONObject", "MutableMap", "HashMap",
        "Any",
        "NSObject",
      ]
    }
  }
}
