import Diagnostics

/// Reads preprocessor lines of the C family, and conditional compilation of Swift.
extension NativeLexer {
  mutating func endMacro(_ mark: Int32) {
    nesting.restore(mark)
    macro = nil
    append(.directiveEnd, cursor, cursor)
    atLineStart = true
  }

  mutating func directive() {
    // `#` inside a macro's body makes a string of a parameter.
    if macro != nil {
      cursor += 1
      return
    }
    cursor += 1
    skipBlanks()
    let start = cursor
    while cursor < bytes.count, bytes[cursor].isASCIILetter { cursor += 1 }
    condition(UnsafeBufferPointer(rebasing: bytes[start..<cursor]))
  }

  private mutating func condition(_ name: UnsafeBufferPointer<UInt8>) {
    switch name.count {
    case 6 where spells(name, "define"):
      macro = nesting.mark
      if !openConditions.allSatisfy(isGuard) {
        conditionalDefinitions.insert(UInt32(truncatingIfNeeded: cursor))
      }
      append(.define, cursor, cursor)
      return
    case 2 where spells(name, "if"):
      beginCondition()
      if isConstantlyFalse() {
        skipDirectiveLine()
        return skipBranch()
      }
      if let isTrue = flag() {
        openConditions[openConditions.count - 1].isTaken = isTrue
        if !isTrue {
          skipDirectiveLine()
          return skipBranch()
        }
      }
    case 5 where spells(name, "ifdef"), 6 where spells(name, "ifndef"):
      let isFirst = tokens.isEmpty && conditionDepth == 0 && name.count == 6
      beginCondition()
      if isFirst { openConditions[openConditions.count - 1].guardName = conditionName() }
    case 4 where spells(name, "else") || spells(name, "elif"), 6 where spells(name, "elseif"):
      nesting.beginBranch()
      if openConditions.last?.isTaken == true {
        skipDirectiveLine()
        return skipBranch()
      }
    case 5 where spells(name, "endif"): endCondition()
    case 6 where spells(name, "import"), 7 where spells(name, "include"): importedPath()
    case 5 where spells(name, "undef"): undefinedName()
    default: break
    }
    skipDirectiveLine()
  }

  /// The path between the brackets or quotes after `#import`.
  private mutating func importedPath() {
    skipBlanks()
    let isAngled = peek(cursor) == UInt8(ascii: "<")
    guard isAngled || peek(cursor) == UInt8(ascii: "\"") else { return }
    let start = cursor + 1
    var end = start
    while end < bytes.count, !bytes[end].isLineBreak, bytes[end] != UInt8(ascii: isAngled ? ">" : "\"") {
      end += 1
    }
    imports.append(ByteRange(start, end))
  }

  /// The name after `#undef`.
  private mutating func undefinedName() {
    skipBlanks()
    var end = cursor
    while end < bytes.count, isIdentifierStart(bytes[end]) || bytes[end].isASCIIDigit { end += 1 }
    if end > cursor { undefinitions.append(ByteRange(cursor, end)) }
  }

  /// An `#if` that has not ended.
  struct OpenCondition {
    /// Whether the branch before is certainly compiled: then no other one is.
    var isTaken = false
    /// The name after the `#ifndef` that a file begins with.
    var guardName: UInt32?
  }

  /// Whether a condition is that of a whole header, which its first definition ends: `#ifndef NAME_H`, `#define NAME_H`.
  private func isGuard(_ condition: OpenCondition) -> Bool {
    guard let name = condition.guardName else { return false }
    var index = cursor
    while index < bytes.count, bytes[index].isBlank { index += 1 }
    return hashOfName(at: index) != name || isLineEnd(afterNameAt: index)
  }

  private func hashOfName(at start: Int) -> UInt32 {
    var end = start
    while end < bytes.count, isIdentifierStart(bytes[end]) || bytes[end].isASCIIDigit { end += 1 }
    return identifierHash(UnsafeBufferPointer(rebasing: bytes[start..<end]))
  }

  private func isLineEnd(afterNameAt start: Int) -> Bool {
    var end = start
    while end < bytes.count, isIdentifierStart(bytes[end]) || bytes[end].isASCIIDigit { end += 1 }
    while end < bytes.count, bytes[end].isBlank { end += 1 }
    return end >= bytes.count || bytes[end].isLineBreak || bytes[end] == UInt8(ascii: "/")
  }

  /// The name that is all of a condition; 0 where that is something else.
  private mutating func conditionName() -> UInt32 {
    skipBlanks()
    guard cursor < bytes.count, isIdentifierStart(bytes[cursor]), isLineEnd(afterNameAt: cursor) else {
      return 0
    }
    return hashOfName(at: cursor)
  }

  /// Whether `NAME` or `!NAME` is true; nil where that is unknown.
  private mutating func flag() -> Bool? {
    guard language == .objectiveC else { return nil }
    let isNegated = peek(cursor) == UInt8(ascii: "!")
    if isNegated { cursor += 1 }
    let name = conditionName()
    guard name != 0 else { return nil }
    conditionNames.insert(name)
    return flags[name].map { $0 != isNegated }
  }

  private mutating func beginCondition() {
    nesting.beginCondition()
    openConditions.append(OpenCondition())
    if conditionDepth == 0 { conditionStart = cursor }
    conditionDepth += 1
  }

  private mutating func endCondition() {
    nesting.endCondition(in: &tokens)
    _ = openConditions.popLast()
    guard conditionDepth > 0 else { return }
    conditionDepth -= 1
    if conditionDepth == 0 { conditions.append(ByteRange(conditionStart, cursor)) }
  }

  private func spells(_ name: UnsafeBufferPointer<UInt8>, _ spelling: StaticString) -> Bool {
    spelling.withUTF8Buffer { $0.elementsEqual(name) }
  }

  private func starts(_ word: StaticString, at offset: Int) -> Bool {
    let end = min(bytes.count, offset + word.utf8CodeUnitCount)
    return spells(UnsafeBufferPointer(rebasing: bytes[offset..<max(offset, end)]), word)
  }

  private mutating func skipBlanks() {
    while cursor < bytes.count, bytes[cursor].isBlank { cursor += 1 }
  }

  /// Whether the directive is `#if 0` or `#if false`, which people use to disable code.
  private mutating func isConstantlyFalse() -> Bool {
    skipBlanks()
    var end = cursor
    while end < bytes.count, isIdentifierStart(bytes[end]) || bytes[end].isASCIIDigit { end += 1 }
    let word = UnsafeBufferPointer(rebasing: bytes[cursor..<end])
    while end < bytes.count, bytes[end].isBlank { end += 1 }
    let isWhole = end >= bytes.count || bytes[end].isLineBreak || bytes[end] == UInt8(ascii: "/")
    return isWhole && (spells(word, "0") || spells(word, "false") || spells(word, "NO"))
  }

  private mutating func skipDirectiveLine() {
    while cursor < bytes.count, !bytes[cursor].isLineBreak {
      if bytes[cursor] == UInt8(ascii: "\\"), language == .objectiveC,
        peek(cursor + 1) == UInt8(ascii: "\n") || peek(cursor + 1) == UInt8(ascii: "\r")
      {
        cursor += peek(cursor + 1) == UInt8(ascii: "\r") && peek(cursor + 2) == UInt8(ascii: "\n") ? 3 : 2
      } else if bytes[cursor] == UInt8(ascii: "/"), peek(cursor + 1) == UInt8(ascii: "*") {
        return blockComment()
      } else {
        cursor += 1
      }
    }
  }

  /// Moves to the line of the `#else`, `#elif` or `#endif` that ends the branch, before its mark.
  private mutating func skipBranch() {
    var depth = 0
    while cursor < bytes.count {
      while cursor < bytes.count, bytes[cursor] <= UInt8(ascii: " ") { cursor += 1 }
      if peek(cursor) == UInt8(ascii: "#") {
        var start = cursor + 1
        while start < bytes.count, bytes[start].isBlank { start += 1 }
        let isEnd = starts("end", at: start)
        if depth == 0, isEnd || starts("el", at: start) {
          atLineStart = true
          return
        }
        if starts("if", at: start) { depth += 1 }
        if isEnd { depth -= 1 }
      }
      while cursor < bytes.count, !bytes[cursor].isLineBreak { cursor += 1 }
    }
  }

  /// Reads the `#` of Swift: `#if` and its kind, `#"raw"#`, `#selector`.
  mutating func swiftHash() {
    var hashes = 0
    while peek(cursor + hashes) == UInt8(ascii: "#") { hashes += 1 }
    if peek(cursor + hashes) == UInt8(ascii: "\"") {
      cursor += hashes
      return string(hashes: hashes)
    }
    if atLineStart, hashes == 1 {
      let start = cursor + 1
      var end = start
      while end < bytes.count, bytes[end].isASCIILetter { end += 1 }
      let name = UnsafeBufferPointer(rebasing: bytes[start..<end])
      if spells(name, "if") || spells(name, "else") || spells(name, "elseif") || spells(name, "endif") {
        cursor = end
        return condition(name)
      }
    }
    append(.punctuation, cursor, cursor + hashes, code: UInt8(ascii: "#"))
    cursor += hashes
  }
}
