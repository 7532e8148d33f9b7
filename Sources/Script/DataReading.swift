import Diagnostics

/// A variable whose members are data.
struct DataVariable {
  enum Purpose {
    /// `data: o`, `data: { ...o }`
    case fields(DataField.Source, object: Int)
    /// `setData(o)`; `receiver` is the token of what it is called on, or -1.
    case given(receiver: Int)
    /// `setData({ [path]: 1 })`: the variable is a path.
    case key(receiver: Int)
  }

  var token: Int
  var purpose: Purpose

  /// Whether its members are declared fields.
  var isDeclared: Bool {
    if case .fields = purpose { true } else { false }
  }
}

/// The fields that `data`, `props`, `properties` and `computed` of a page or component declare: as an object literal, what a
/// function returns, a variable, or what `Object.assign` makes of these.
extension ScriptScanner {
  mutating func readFields(_ member: Member, _ source: DataField.Source, object: Int) {
    switch member.form {
    case .value: readFields(member.value, member.end, source, object: object)
    case .method where source == .data:
      // The body ends where the member does.
      readReturns(closer: member.end - 1, source, object: object)
    case .shorthand: pendData(member.key, .fields(source, object: object))
    default: facts.objects[object].dataIsIncomplete = true
    }
  }

  /// Reads the fields in the value of an expression.
  private mutating func readFields(
    _ start: Int, _ end: Int, _ source: DataField.Source, object: Int, depth: Int = 0
  ) {
    let (start, end) = list.stripped(start, end)
    if let opener = list.wholeLiteral(start, end) {
      readFields(of: opener, source, object: object)
    } else if list.isVariable(start, end) {
      pendData(start, .fields(source, object: object))
    } else if let opener = list.assignCall(start, end), depth < ScriptScanner.assignDepth {
      var arguments = ArgumentCursor(list, opener: opener)
      while let (first, last) = arguments.next() {
        readFields(first, last, source, object: object, depth: depth + 1)
      }
    } else if source == .data, list.value(start, end).kind == .function {
      readFunction(start, end, source, object: object)
    } else {
      facts.objects[object].dataIsIncomplete = true
    }
  }

  /// How many calls of `Object.assign` may be in each other.
  private static let assignDepth = 8

  /// Reads what a function literal returns.
  private mutating func readFunction(_ start: Int, _ end: Int, _ source: DataField.Source, object: Int) {
    guard list.isArrowFunction(start, end) else {
      readReturns(closer: end - 1, source, object: object)
      return
    }
    var arrow = start
    while arrow < end, list.kind(arrow) != .arrow { arrow = list.skip(arrow) }
    if list.kind(arrow + 1) == .openingBrace {
      readReturns(closer: list.closer(of: arrow + 1), source, object: object)
      return
    }
    let (first, last) = list.stripped(arrow + 1, end)
    if let opener = list.wholeLiteral(first, last) {
      readFields(of: opener, source, object: object)
    } else {
      facts.objects[object].dataIsIncomplete = true
    }
  }

  /// Reads what a function returns whose body ends with the brace at `closer`: each time an object literal.
  private mutating func readReturns(closer: Int, _ source: DataField.Source, object: Int) {
    var count = 0
    if list.kind(closer) == .closingBrace, closer < list.count, list.tokens[closer].link >= 0 {
      for index in Int(list.tokens[closer].link)..<closer
      where list.word(index) == .return && !list.isMember(index) {
        count += 1
        guard list.kind(index + 1) == .openingBrace, list.initialLiteral(index + 1) != nil else {
          // What a function in it returns is not the data.
          if list.parent(index) == Int(list.tokens[closer].link) {
            facts.objects[object].dataIsIncomplete = true
          }
          continue
        }
        readFields(of: index + 1, source, object: object)
      }
    }
    if count == 0 { facts.objects[object].dataIsIncomplete = true }
  }

  /// Reads the fields in the object literal at `opener`.
  private mutating func readFields(of opener: Int, _ source: DataField.Source, object: Int) {
    var members = MemberCursor(list, opener: opener)
    if facts.objects[object].dataFields.isEmpty { facts.objects[object].dataFields.reserveCapacity(16) }
    while let field = members.next() {
      if field.form == .spread {
        let (start, end) = list.stripped(field.value, field.end)
        if list.isVariable(start, end) {
          pendData(start, .fields(source, object: object))
        } else {
          facts.objects[object].dataIsIncomplete = true
        }
      } else if field.form == .malformed || list.hasComputedKey(field) {
        facts.objects[object].dataIsIncomplete = true
      } else if let name = list.name(of: field) {
        if source == .props, field.form == .value { noteTypeInProps(field, name.text, object: object) }
        readField(field, name.text, name.range, source, object: object)
      }
    }
  }

  private mutating func readField(
    _ field: Member, _ name: String, _ range: ByteRange, _ source: DataField.Source, object: Int
  ) {
    var value: (kind: ValueKind, identifier: Int?) = (.unknown, nil)
    switch field.form {
    // A member of `properties` declares a type: `{ title: String }`. One of `computed` is a function that returns the value.
    case _ where source == .properties || source == .computed: break
    case .method: value.kind = .function
    case .shorthand: value.identifier = field.key
    case .value: value = list.value(field.value, field.end)
    default: break
    }
    facts.objects[object].dataFields.append(
      DataField(
        name: name, nameRange: range, kind: value.kind, source: source,
        isOtherText: value.kind == .string && list.isOtherText(field.value, field.end),
        type: source == .properties ? readDeclaration(of: field, object: object) : value.kind))
    if let identifier = value.identifier {
      let item = facts.objects[object].dataFields.count - 1
      pendingNames.append(NameUse(token: identifier, purpose: .field(object: object, item: item)))
    }
  }

  /// The type of a member of `properties` that has no other: `Boolean`, or `{ type: Boolean }`. Notes a `default` in place of `value`,
  /// unless it is what the type begins with.
  private mutating func readDeclaration(of field: Member, object: Int) -> ValueKind {
    guard field.form == .value else { return .unknown }
    let (start, end) = list.stripped(field.value, field.end)
    if start + 1 == end { return type(at: start) }
    guard list.kind(start) == .openingBrace, list.skip(start) >= end else { return .unknown }
    var members = MemberCursor(list, opener: start)
    var type = ValueKind.unknown
    var defaultKey: (name: ByteRange, member: Member)?
    var hasValue = false
    while let member = members.next() {
      guard let name = list.name(of: member) else { return .unknown }
      switch name.text {
      case "optionalTypes": return .unknown
      case "type":
        type =
          member.form == .value && member.value + 1 == member.end ? self.type(at: member.value) : .unknown
      case "default": defaultKey = (name.range, member)
      case "value": hasValue = true
      default: break
      }
    }
    if let defaultKey, !hasValue, !isInitialValue(defaultKey.member, of: type) {
      facts.objects[object].defaultsInProperties.append(defaultKey.name)
    }
    return type
  }

  /// Whether a property of the type begins with the member's value where nothing gives it another.
  private func isInitialValue(_ member: Member, of type: ValueKind) -> Bool {
    guard member.form == .value else { return false }
    let (start, end) = list.stripped(member.value, member.end)
    switch type {
    case .string: return start + 1 == end && list.literal(start)?.isEmpty == true
    case .boolean: return start + 1 == end && list.isSpelled(start, "false")
    case .number: return start + 1 == end && list.isSpelled(start, "0")
    case .array:
      return start + 2 == end && list.kind(start) == .openingBracket
        && list.kind(start + 1) == .closingBracket
    default: return false
    }
  }

  /// The type that a token names.
  private func type(at token: Int) -> ValueKind {
    if list.isSpelled(token, "String") { return .string }
    if list.isSpelled(token, "Boolean") { return .boolean }
    if list.isSpelled(token, "Number") { return .number }
    if list.isSpelled(token, "Array") { return .array }
    return list.isSpelled(token, "Object") ? .object : .unknown
  }

  // MARK: Variables

  mutating func pendData(_ token: Int, _ purpose: DataVariable.Purpose) {
    pendingData.append(DataVariable(token: token, purpose: purpose))
  }

  /// How many levels deep variables are followed whose literals spread other variables.
  private static let variableDepth = 4

  /// Looks up the variables in `pendingData`: all of them in one pass over the tokens, then those that their literals spread.
  mutating func resolveData() {
    for _ in 0..<ScriptScanner.variableDepth where !pendingData.isEmpty {
      var variables: [DataVariable] = []
      for variable in pendingData {
        if list.kind(variable.token + 1) != .dot {
          if isPartOfValue(variable.token) {
            noteUnknownData(variable.purpose)
          } else {
            variables.append(variable)
          }
        } else if !isThis(variable.token) {
          noteUnknownData(variable.purpose)
        }
      }
      pendingData = []
      if variables.isEmpty { return }
      let names = NameIndex(list, of: variables.map(\.token))
      for variable in variables { resolve(variable, among: names.occurrences(of: variable.token)) }
      // Fields may name functions.
      if variables.contains(where: \.isDeclared) { resolveNames() }
    }
    for variable in pendingData { noteUnknownData(variable.purpose) }
  }

  /// How many tokens before the use of a variable its declaration is looked for.
  private static let declarationDistance = 128

  /// Whether the variable is declared shortly before its use at `use`, as a part of a value: `const { data } = await load()`.
  /// Then nothing is known of it, which is nearly always so of what is spread, and no pass over all tokens is needed.
  private func isPartOfValue(_ use: Int) -> Bool {
    let name = list.text.slice(list.range(use))
    var token = use - 1
    while token >= max(0, use - ScriptScanner.declarationDistance) {
      if list.tokens[token].kind == .identifier,
        list.tokens[token].end &- list.tokens[token].start == name.count,
        list.text.slice(list.range(token)).elementsEqual(name), let declaration = list.declaration(at: token),
        declaration.scope.contains(use)
      {
        return declaration.kind != .variable || declaration.value == nil
      }
      token -= 1
    }
    return false
  }

  private mutating func noteUnknownData(_ purpose: DataVariable.Purpose) {
    switch purpose {
    case .fields(_, let object): facts.objects[object].dataIsIncomplete = true
    case .given, .key: facts.setDataIsIncomplete = true
    }
  }

  private mutating func resolve(_ variable: DataVariable, among occurrences: NameOccurrences) {
    guard let declaration = occurrences.declaration(for: variable.token), declaration.kind == .variable,
      let value = declaration.value
    else { return noteUnknownData(variable.purpose) }
    if case .key(let receiver) = variable.purpose {
      let end = list.valueEnd(value, limit: list.statementEnd(value))
      if let root = list.keyRoot(value, closer: end) {
        addGivenName(root, receiver: receiver)
      } else {
        facts.setDataIsIncomplete = true
      }
      return
    }
    guard let opener = list.initialLiteral(value) else {
      // `const data = this.data`
      if isOwnData(value), case .given = variable.purpose {
        readChanges(of: declaration, occurrences, variable.purpose)
      } else {
        noteUnknownData(variable.purpose)
      }
      return
    }
    switch variable.purpose {
    case .fields(let source, let object): readFields(of: opener, source, object: object)
    case .given(let receiver): readGivenNames(of: opener, receiver: receiver)
    case .key: break
    }
    readChanges(of: declaration, occurrences, variable.purpose)
  }

  /// Whether the expression at `value` is `this.data`, and nothing after it.
  func isOwnData(_ value: Int) -> Bool {
    guard isThis(value), list.kind(value + 1) == .dot, list.word(value + 2) == .data else { return false }
    switch list.kind(value + 3) {
    case .dot, .optionalDot, .openingBracket, .openingParenthesis, .question, .operator: return false
    default: return true
    }
  }

  /// The most occurrences of a variable that are looked at.
  private static let occurrenceLimit = 256

  /// Reads what the script adds to the object in a variable: `o.name = ...`.
  private mutating func readChanges(
    of declaration: Declaration, _ occurrences: NameOccurrences, _ purpose: DataVariable.Purpose
  ) {
    if occurrences.tokens.count > ScriptScanner.occurrenceLimit { return noteUnknownData(purpose) }
    for token in occurrences.tokens where token != declaration.token {
      guard occurrences.declaration(for: token)?.token == declaration.token else { continue }
      switch list.kind(token + 1) {
      case .dot:
        if list.kind(token + 3) == .assign { addName(list.range(token + 2), purpose) }
      case .openingBracket:
        let closer = list.closer(of: token + 1)
        guard list.kind(closer + 1) == .assign || list.kind(closer + 1) == .compoundAssign else { continue }
        if closer == token + 3, let name = list.literal(token + 2) {
          addName(name, purpose)
        } else if list.kind(token + 2) == .string || list.kind(token + 2) == .templateHead,
          let root = list.keyRoot(token + 2, closer: closer)
        {
          addName(root, purpose)
        } else {
          noteUnknownData(purpose)
        }
      default:
        if mayChange(token) { noteUnknownData(purpose) }
      }
    }
  }

  /// Whether what the variable at `token` is given to, or kept in, may add members.
  private func mayChange(_ token: Int) -> Bool {
    let before = list.kind(token - 1)
    // `const p = o`
    if before == .assign { return !list.isMember(token - 2) }
    guard before == .openingParenthesis || before == .comma else { return false }
    let opener = list.parent(token)
    guard list.kind(opener) == .openingParenthesis, list.kind(opener - 1) == .identifier else { return false }
    let function = opener - 1
    if list.word(function) == .dataSetter || list.word(function).hasStatementHead { return false }
    if list.isParameterList(opener) { return false }
    // `Object.assign({}, o)`
    if list.isSpelled(function, "assign") { return before == .openingParenthesis }
    let readers: [StaticString] = [
      "stringify", "keys", "values", "entries", "log", "push", "unshift", "concat",
    ]
    return !readers.contains { list.isSpelled(function, $0) }
  }

  private mutating func addName(_ name: ByteRange, _ purpose: DataVariable.Purpose) {
    switch purpose {
    case .fields(let source, let object):
      facts.objects[object].dataFields.append(
        DataField(name: list.text.string(name), nameRange: name, kind: .unknown, source: source))
    case .given(let receiver): addGivenName(list.firstSegment(name).range, receiver: receiver)
    case .key: break
    }
  }

  // MARK: Names

  /// Collects the names that the script gives to others.
  mutating func collectForeignDataNames() {
    for given in givenNames where given.receiver >= 0 && !isThis(given.receiver) {
      facts.foreignDataNames.append(given.hash)
    }
  }
}

/// A name that is given to `setData`.
struct GivenName {
  var hash: UInt64
  /// The token of what the method is called on, or -1.
  var receiver: Int
  var range: ByteRange
  /// Whether the name is the value, too: `setData({ list })`.
  var isShorthand: Bool
}

extension TokenList {
  /// Whether an expression is the name of a variable.
  func isVariable(_ start: Int, _ end: Int) -> Bool {
    guard kind(start) == .identifier, start + 1 == end else { return false }
    return switch word(start) {
    case .this, .true, .false, .null, .undefined: false
    default: true
    }
  }

  /// The brace of the object literal that an expression is.
  func wholeLiteral(_ start: Int, _ end: Int) -> Int? {
    start < end && kind(start) == .openingBrace && skip(start) >= end ? start : nil
  }

  /// The parenthesis of the call of `Object.assign` that an expression is.
  func assignCall(_ start: Int, _ end: Int) -> Int? {
    guard isSpelled(start, "Object"), kind(start + 1) == .dot, isSpelled(start + 2, "assign"),
      kind(start + 3) == .openingParenthesis, skip(start + 3) >= end
    else { return nil }
    return start + 3
  }
}
