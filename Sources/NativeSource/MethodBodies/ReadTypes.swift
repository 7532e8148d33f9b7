import Diagnostics

/// What native code takes the value of a key or field for.
package enum ReadType: Hashable, Sendable {
  case string, number, boolean
}

extension MethodBodyReader {
  /// What the value is read as whose key or field is at a range: by the type of the field, a getter for one type, a cast, or
  /// the value in its place. Nil where that is unknown.
  package func readType(at range: ByteRange) -> ReadType? {
    var first = source.index(at: range.start)
    if source.isMark(first - 1, .at) { first -= 1 }
    let last = source.isMark(first, .at) ? first + 1 : first
    guard source.isString(last) || source.isIdentifier(last) else { return nil }
    let parent = source.parent(first)
    if source.isMark(parent, .openingBracket), source.isMark(first - 1, .openingBracket) {
      return subscriptType(parent)
    }
    // `getInt("k")`, `@SerializedName("k")`
    if source.isMark(parent, .openingParenthesis) {
      if source.isMark(first - 1, .openingParenthesis) || source.isMark(first - 1, .colon) {
        let name = parent - 1
        guard source.isIdentifier(name) else { return nil }
        if isAnnotation(name) { return fieldType(after: source.close(parent) + 1) }
        return source.isMark(name - 1, .dot) ? callType(name, parent) : nil
      }
      return source.isIdentifier(first) ? declaredType(first) : nil
    }
    if source.language == .objectiveC, source.isMark(parent, .openingBracket),
      source.isMark(first - 1, .colon)
    {
      return messageType(first - 2, parent)
    }
    return source.isIdentifier(first) ? declaredType(first) : nil
  }

  // MARK: - Reads

  /// `data["k"] as? Int`, `[data[@"k"] intValue]`, `data["k", default: 3]`
  private func subscriptType(_ open: Int) -> ReadType? {
    let close = source.close(open)
    if source.language == .objectiveC { return conversion(after: close) }
    if let found = cast(after: close) { return found }
    let items = source.arguments(open)
    return items.count == 2 && source.language == .swift ? literalType(items[1].lowerBound) : nil
  }

  /// `data.getIntValue("k")`, `data.getOrDefault("k", 3) as Int`, `(Integer) data.get("k")`
  private func callType(_ name: Int, _ open: Int) -> ReadType? {
    if let found = MethodBodyReader.type(ofGetter: source.string(name)) { return found }
    let close = source.close(open)
    if let found = cast(after: close) ?? cast(before: name) { return found }
    guard source.spells(name, "getOrDefault") else { return nil }
    let items = source.arguments(open)
    return items.count == 2 ? literalType(items[1].lowerBound) : nil
  }

  /// `[data integerForKey:@"k"]`, `[[data objectForKey:@"k"] integerValue]`
  private func messageType(_ selector: Int, _ open: Int) -> ReadType? {
    guard source.isIdentifier(selector) else { return nil }
    return MethodBodyReader.type(ofGetter: source.string(selector)) ?? conversion(after: source.close(open))
  }

  /// ` intValue]`, `.boolValue`
  private func conversion(after close: Int) -> ReadType? {
    var name = close + 1
    if source.isMark(name, .dot) { name += 1 }
    guard source.isIdentifier(name), !source.isMark(name + 1, .colon) else { return nil }
    switch source.string(name) {
    case "intValue", "integerValue", "doubleValue", "floatValue", "longValue", "longLongValue",
      "unsignedIntegerValue", "unsignedIntValue":
      return .number
    case "boolValue": return .boolean
    default: return nil
    }
  }

  /// ` as? Int`, behind the closing bracket at a token.
  private func cast(after close: Int) -> ReadType? {
    guard source.language == .swift || source.language == .kotlin, source.spells(close + 1, "as") else {
      return nil
    }
    var type = close + 2
    while source.isMark(type, .question) || source.isMark(type, .exclamation) { type += 1 }
    return readType(named: type)
  }

  /// `(Integer) `, before the chain that ends with the name at a token.
  private func cast(before name: Int) -> ReadType? {
    guard source.language == .java else { return nil }
    var start = name
    while source.isMark(start - 1, .dot), source.isIdentifier(start - 2) { start -= 2 }
    guard source.isMark(start - 1, .closingParenthesis), let open = source.open(start - 1),
      open == start - 3, !source.isIdentifier(open - 1)
    else { return nil }
    return readType(named: start - 2)
  }

  private func literalType(_ token: Int) -> ReadType? {
    if source.isString(token) { return .string }
    if source.kind(token) == .number { return .number }
    return source.spells(token, "true") || source.spells(token, "false") ? .boolean : nil
  }

  /// What a getter gives by its name: `getIntValue`, `optBoolean`, `acme_boolForKey`. What gives a string takes a number, too.
  private static func type(ofGetter name: String) -> ReadType? {
    var words: [String] = []
    for character in name {
      if character.isUppercase || character == "_" || words.isEmpty { words.append("") }
      if character != "_" { words[words.count - 1] += character.lowercased() }
    }
    let numbers = ["int", "integer", "long", "double", "float", "number", "short"]
    let isNumber = words.contains(where: numbers.contains)
    let isBoolean = words.contains("bool") || words.contains("boolean")
    let isOther = words.contains { ["array", "list", "map", "object", "string", "range"].contains($0) }
    if words.contains("or") {
      return isNumber != isBoolean ? isNumber ? .number : .boolean : nil
    }
    return isOther || isNumber == isBoolean ? nil : isNumber ? .number : .boolean
  }

  // MARK: - Fields

  private func isAnnotation(_ name: Int) -> Bool {
    source.isMark(name - 1, .at)
      || source.isMark(name - 1, .colon) && source.isIdentifier(name - 2)
        && source.isMark(name - 3, .at)
  }

  /// The type of the field that is declared behind an annotation.
  private func fieldType(after start: Int) -> ReadType? {
    for token in start..<start + NativeSourceLimit.modifiers where source.isIdentifier(token) {
      if source.language == .kotlin {
        if source.word(token) == .val || source.word(token) == .var { return declaredType(token + 1) }
      } else if source.isMark(token + 1, .semicolon) || source.isMark(token + 1, .assign) {
        return declaredType(token)
      }
    }
    return nil
  }

  /// The type of the field whose name is at a token.
  private func declaredType(_ name: Int) -> ReadType? {
    switch source.language {
    case .swift, .kotlin:
      guard [.let, .var, .val].contains(source.word(name - 1)) else { return nil }
      if source.isMark(name + 1, .colon) {
        var type = name + 2
        while source.isMark(type + 1, .dot), source.isIdentifier(type + 2) { type += 2 }
        let end = source.isMark(type + 1, .question) ? type + 2 : type + 1
        return source.isMark(end, .less) || source.isMark(end, .dot) ? nil : readType(named: type)
      }
      return source.isMark(name + 1, .assign) ? literalType(name + 2) : nil
    case .java, .objectiveC:
      var type = name - 1
      if source.isMark(type, .star) { type -= 1 }
      return source.isIdentifier(type) ? readType(named: type) : nil
    case .propertyList, .xml: return nil
    }
  }

  private func readType(named token: Int) -> ReadType? {
    guard source.isIdentifier(token) else { return nil }
    switch source.string(token) {
    case "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "Double",
      "Float", "CGFloat", "NSNumber", "Long", "Short", "Integer", "Number", "int", "long", "double", "float",
      "short", "NSInteger", "NSUInteger", "BigDecimal", "Decimal":
      return .number
    case "Bool", "BOOL", "Boolean", "bool", "boolean": return .boolean
    case "String", "NSString": return .string
    default: return nil
    }
  }
}
