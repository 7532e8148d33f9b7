import Diagnostics

/// A value that native source gives to a registration, an event or a look-up.
package struct NativeExpression: Hashable, Sendable {
  package enum Value: Hashable, Sendable {
    case string(String)
    /// A constant, with dots: `kMapType`, `ViewTypes.map`, `com.example.Types.MAP`.
    case name(String)
    /// A class of iOS, or a class by its run-time name: `[MapView class]`, `NSClassFromString(@"MapView")`,
    /// `NSStringFromClass(MapView.self)`, `MapView.class.getName()`.
    case className(String)
    /// Parts that are joined to one string.
    case joined([NativeExpression])
    /// The parameter with this 0-based index, of the method that contains the expression.
    case parameter(Int)
    /// A property of the object itself that the interest names.
    case ownProperty
    /// Anything else.
    case unknown
  }

  package var value: Value
  /// For a string, what is between its quotes; for anything else, all of it.
  package var range: ByteRange

  package init(_ value: Value, _ range: ByteRange) {
    self.value = value
    self.range = range
  }
}

extension NativeTokens {
  /// Whether a token of Objective-C ends a string and the next one begins another, which are one: `@"a" @"b"`, `kPrefix @"b"`,
  /// `@"a" kSuffix`.
  func isJoined(_ index: Int, _ end: Int) -> Bool {
    let next = isMark(index + 1, .at) ? index + 2 : index + 1
    guard next < end else { return false }
    if isString(index) { return isString(next) || isIdentifier(index + 1) && word(index + 1) == .other }
    // `L"a"`
    return isIdentifier(index) && word(index) == .other && isString(next) && !isAccessed(index)
      && gap(before: index + 1).count > 0
  }
}

/// Reads values from tokens.
struct ExpressionReader {
  let source: NativeTokens
  /// Names of properties of the object itself, with and without `self.`.
  let ownProperties: Set<String>

  /// The value that `tokens` spell; an empty range is unknown.
  func expression(_ tokens: Range<Int>) -> NativeExpression {
    let tokens = withoutDecoration(tokens)
    guard let first = tokens.first, let last = tokens.last else {
      return NativeExpression(.unknown, source.range(tokens.lowerBound))
    }
    let operands = operands(tokens)
    if operands.count == 1 { return operand(operands[0]) }
    guard operands.count > 1, operands.count <= NativeSourceLimit.operands else {
      return NativeExpression(.unknown, source.outerRange(first, last))
    }
    return NativeExpression(.joined(operands.map { operand($0) }), source.outerRange(first, last))
  }

  /// Cuts off round brackets, casts and `@` boxes around the whole value.
  func withoutDecoration(_ tokens: Range<Int>) -> Range<Int> {
    var tokens = tokens
    while let first = tokens.first {
      if source.isMark(first, .openingParenthesis) {
        let close = source.close(first)
        if close == tokens.upperBound - 1 {
          tokens = first + 1..<close
        } else if close < tokens.upperBound - 1, isCast(first, close), !source.isMark(close + 1, .dot) {
          tokens = close + 1..<tokens.upperBound
        } else {
          return tokens
        }
      } else if source.isMark(first, .at), source.isMark(first + 1, .openingParenthesis),
        source.close(first + 1) == tokens.upperBound - 1
      {
        tokens = first + 1..<tokens.upperBound
      } else {
        return cutTail(tokens)
      }
    }
    return tokens
  }

  /// Whether the brackets are a cast, as in `(NSString *)x` and `(String) x`: they contain only names, `*` and `<...>`,
  /// and a value follows.
  private func isCast(_ open: Int, _ close: Int) -> Bool {
    guard close - open <= 8, source.isIdentifier(open + 1) else { return false }
    for index in open + 1..<close
    where !source.isIdentifier(index) && !source.isMark(index, .star) && !source.isMark(index, .less)
      && !source.isMark(index, .greater) && !source.isMark(index, .dot)
    {
      return false
    }
    return source.isIdentifier(close + 1) || source.isString(close + 1) || source.isMark(close + 1, .at)
      || source.isMark(close + 1, .openingBracket)
  }

  /// Cuts off `as String`, `as! NSString`, `as [String: Any]`, and `!`, `!!` at the end.
  private func cutTail(_ tokens: Range<Int>) -> Range<Int> {
    guard source.language == .swift || source.language == .kotlin else { return tokens }
    var end = tokens.upperBound
    var index = tokens.lowerBound
    for _ in 0..<NativeSourceLimit.enclosingBlocks where index < end {
      if source.word(index) == .as, index > tokens.lowerBound { end = index }
      index = source.next(index)
    }
    while end - 1 > tokens.lowerBound, source.isMark(end - 1, .exclamation) { end -= 1 }
    return tokens.lowerBound..<end
  }

  /// Splits at `+`, in Objective-C between neighbouring strings and names of strings.
  private func operands(_ tokens: Range<Int>) -> [Range<Int>] {
    var operands: [Range<Int>] = []
    var start = tokens.lowerBound
    var index = start
    while index < tokens.upperBound {
      if source.language == .objectiveC {
        if source.isJoined(index, tokens.upperBound) {
          operands.append(start..<index + 1)
          start = index + 1
        }
      } else if source.isMark(index, .plus) {
        operands.append(start..<index)
        start = index + 1
      }
      index = min(source.next(index), tokens.upperBound)
    }
    operands.append(start..<tokens.upperBound)
    return operands
  }

  private func operand(_ tokens: Range<Int>) -> NativeExpression {
    guard let first = tokens.first, let last = tokens.last else {
      return NativeExpression(.unknown, source.range(tokens.lowerBound))
    }
    let stringAt = source.isMark(first, .at) ? first + 1 : first
    if stringAt == last, source.isString(last) {
      let flags = StringFlags(rawValue: source.tokens[last].code)
      if flags.contains(.interpolated) { return NativeExpression(.unknown, source.range(last)) }
      return NativeExpression(.string(stringValue(last)), source.range(last))
    }
    let range = source.outerRange(first, last)
    // `componentId ?? ""`: a property may be optional in Swift.
    if let mark = tokens.prefix(4).first(where: { source.isMark($0, .coalesce) }) {
      let name = dottedName(tokens.lowerBound..<mark)
      return NativeExpression(name.map(ownProperties.contains) == true ? .ownProperty : .unknown, range)
    }
    if let name = className(tokens) {
      // `"\(X.self)"`: the range of a string is between its quotes.
      let isString = source.isString(first) && source.isString(last)
      return NativeExpression(
        name, isString ? ByteRange(source.range(first).start, source.range(last).end) : range)
    }
    guard let name = dottedName(tokens) else { return NativeExpression(.unknown, range) }
    return NativeExpression(ownProperties.contains(name) ? .ownProperty : .name(name), range)
  }

  /// `a`, `a.b.c`, `a::b`, `a->b`.
  func dottedName(_ tokens: Range<Int>) -> String? {
    guard tokens.count % 2 == 1, tokens.count <= NativeSourceLimit.dottedName else { return nil }
    var name = ""
    for (offset, index) in tokens.enumerated() {
      if offset % 2 == 0 {
        guard source.isIdentifier(index) else { return nil }
        name += source.string(index)
      } else {
        guard
          source.isMark(index, .dot) || source.isMark(index, .scope) || source.isMark(index, .arrow)
        else { return nil }
        name += "."
      }
    }
    return name
  }

  // MARK: - Names of classes

  private func className(_ tokens: Range<Int>) -> NativeExpression.Value? {
    switch source.language {
    case .objectiveC, .swift: appleClassName(tokens)
    case .java, .kotlin: jvmClassName(tokens)
    case .propertyList, .xml: nil
    }
  }

  /// `[X class]`, `X.class`, `X.self`, `NSClassFromString(@"X")`.
  private func appleClass(_ tokens: Range<Int>) -> NativeExpression.Value? {
    let first = tokens.lowerBound
    if source.spells(first, "NSClassFromString"), source.isMark(first + 1, .openingParenthesis),
      source.close(first + 1) == tokens.upperBound - 1
    {
      let name = operand(withoutDecoration(first + 2..<tokens.upperBound - 1))
      if case .string(let name) = name.value { return .className(name) }
      return nil
    }
    if tokens.count == 4, source.isMark(first, .openingBracket) {
      return source.word(first + 2) == .class && beginsWithCapital(first + 1)
        ? .className(source.string(first + 1)) : nil
    }
    let last = tokens.upperBound - 1
    guard tokens.count > 2, source.word(last) == .self || source.word(last) == .class,
      source.isMark(last - 1, .dot), beginsWithCapital(first)
    else { return nil }
    return dottedName(first..<last - 1).map { .className($0) }
  }

  /// Whether the token is a name with a capital letter, like the name of a class: `view.class` is the class of an
  /// object.
  private func beginsWithCapital(_ index: Int) -> Bool {
    source.isIdentifier(index) && source.text.bytes[Int(source.tokens[index].start)].isASCIIUppercase
  }

  /// `NSStringFromClass([X class])`, `NSStringFromClass(X.class)`, `NSStringFromClass(X.self)`,
  /// `String(reflecting: X.self)`; `String(describing: X.self)` and `"\(X.self)"`.
  private func appleClassName(_ tokens: Range<Int>) -> NativeExpression.Value? {
    let first = tokens.lowerBound
    if let value = appleClass(tokens) { return value }
    let isInterpolated = isInterpolatedAlone(tokens)
    let close = tokens.upperBound - (isInterpolated ? 2 : 1)
    guard tokens.count >= 5, source.isMark(first + 1, .openingParenthesis), source.close(first + 1) == close
    else { return nil }
    var inner = first + 2..<close
    var isRuntimeName = source.word(first) == .NSStringFromClass
    if !isRuntimeName, !isInterpolated {
      guard source.spells(first, "String"), source.isMark(first + 3, .colon) else { return nil }
      // "Module.X", while `describing` makes the bare name, which is not the name at run time.
      isRuntimeName = source.spells(first + 2, "reflecting")
      inner = first + 4..<close
    } else if source.isMark(inner.lowerBound, .openingBracket) {
      inner = inner.lowerBound + 1..<max(inner.lowerBound + 1, inner.upperBound - 1)
      guard inner.count == 2, source.word(inner.lowerBound + 1) == .class else { return nil }
      return self.isSelf(inner.lowerBound) ? .unknown : .className(source.string(inner.lowerBound))
    }
    guard inner.count >= 3, source.isMark(inner.upperBound - 2, .dot),
      source.word(inner.upperBound - 1) == .self || source.word(inner.upperBound - 1) == .class,
      let name = dottedName(inner.lowerBound..<inner.upperBound - 2), !isSelf(inner.lowerBound)
    else { return nil }
    return isRuntimeName ? .className(name) : .string(lastComponent(name))
  }

  /// Whether the tokens are a string with one value in it and nothing else.
  private func isInterpolatedAlone(_ tokens: Range<Int>) -> Bool {
    guard let first = tokens.first, let last = tokens.last, last > first + 2 else { return false }
    return source.isString(first) && source.range(first).isEmpty && source.isString(last)
      && source.range(last).isEmpty && source.isMark(first + 1, .openingParenthesis)
  }

  private func isSelf(_ index: Int) -> Bool {
    let word = source.word(index)
    return word == .self || word == .super || word == .this
  }

  /// `X.class.getName()`, `X::class.java.name`, `X::class.qualifiedName`, and the simple-name forms.
  private func jvmClassName(_ tokens: Range<Int>) -> NativeExpression.Value? {
    guard let at = tokens.first(where: { source.word($0) == .class }), at - 1 > tokens.lowerBound,
      source.isMark(at - 1, .dot) || source.isMark(at - 1, .scope),
      let name = dottedName(tokens.lowerBound..<at - 1)
    else { return nil }
    for index in at..<tokens.upperBound {
      if source.spells(index, "simpleName") || source.spells(index, "getSimpleName") {
        return .string(lastComponent(name))
      }
      if source.spells(index, "name") || source.spells(index, "getName")
        || source.spells(index, "canonicalName")
        || source.spells(index, "getCanonicalName") || source.spells(index, "qualifiedName")
      {
        return .className(name)
      }
    }
    return nil
  }

  // MARK: - Strings

  /// The text of a string token, its escapes resolved.
  func stringValue(_ index: Int) -> String {
    let token = source.tokens[index]
    let bytes = source.text.slice(source.range(index))
    guard token.code & StringFlags.escaped.rawValue != 0 else {
      return String(decoding: bytes, as: UTF8.self)
    }
    var value: [UInt8] = []
    value.reserveCapacity(bytes.count)
    var at = 0
    while at < bytes.count {
      if bytes[at] != UInt8(ascii: "\\") || at + 1 >= bytes.count {
        value.append(bytes[at])
        at += 1
        continue
      }
      at += 1
      switch bytes[at] {
      case UInt8(ascii: "n"): value.append(UInt8(ascii: "\n"))
      case UInt8(ascii: "t"): value.append(UInt8(ascii: "\t"))
      case UInt8(ascii: "r"): value.append(UInt8(ascii: "\r"))
      case UInt8(ascii: "0"): value.append(0)
      case UInt8(ascii: "u"):
        at = appendScalar(bytes, at + 1, to: &value)
        continue
      case UInt8(ascii: "\n"): break
      default: value.append(bytes[at])
      }
      at += 1
    }
    return String(decoding: value, as: UTF8.self)
  }

  /// Reads `41` of `\u0041` or `{41}` of `\u{41}` from `at`; returns the offset after it.
  private func appendScalar(_ bytes: UnsafeBufferPointer<UInt8>, _ at: Int, to value: inout [UInt8]) -> Int {
    var at = at
    var number: UInt32 = 0
    let isBraced = at < bytes.count && bytes[at] == UInt8(ascii: "{")
    if isBraced { at += 1 }
    var digits = 0
    while at < bytes.count, digits < (isBraced ? 8 : 4), let digit = hexDigit(bytes[at]) {
      number = number &* 16 &+ digit
      digits += 1
      at += 1
    }
    if isBraced, at < bytes.count, bytes[at] == UInt8(ascii: "}") { at += 1 }
    if let scalar = Unicode.Scalar(number) { value.append(contentsOf: Array(String(Character(scalar)).utf8)) }
    return at
  }

  private func hexDigit(_ byte: UInt8) -> UInt32? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(byte - UInt8(ascii: "A") + 10)
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(byte - UInt8(ascii: "a") + 10)
    default: nil
    }
  }
}

/// The part of `name` after its last dot.
package func lastComponent(_ name: String) -> String {
  guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")) else { return name }
  return String(name[name.utf8.index(after: dot)...])
}
