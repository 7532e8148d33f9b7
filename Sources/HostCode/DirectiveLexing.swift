import Diagnostics

/// Preprocessor lines of the C family, conditional compilation of Swift.
extension HostLexer {
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
    while cursor < bytes.count, (bytes[cursor] | 0x20) &- 0x61 < 26 { cursor += 1 }
    condition(UnsafeBufferPointer(rebasing: bytes[start..<cursor]))
  }

  private mutating func condition(_ name: UnsafeBufferPointer<UInt8>) {
    switch name.count {
    case 6 where spells(name, "define"):
      macro = nesting.mark
      append(.define, cursor, cursor)
      return
    case 2 where spells(name, "if"):
      beginCondition()
      if isConstantlyFalse() {
        skipDirectiveLine()
        return skipBranch()
      }
    case 5 where spells(name, "ifdef"), 6 where spells(name, "ifndef"): beginCondition()
    case 4 where spells(name, "else") || spells(name, "elif"), 6 where spells(name, "elseif"):
      nesting.beginBranch()
    case 5 where spells(name, "endif"): endCondition()
    default: break
    }
    skipDirectiveLine()
  }

  private mutating func beginCondition() {
    nesting.beginCondition()
    if conditionDepth == 0 { conditionStart = cursor }
    conditionDepth += 1
  }

  private mutating func endCondition() {
    nesting.endCondition(in: &tokens)
    guard conditionDepth > 0 else { return }
    conditionDepth -= 1
    if conditionDepth == 0 { conditions.append(ByteRange(conditionStart, cursor)) }
  }

  private func spells(_ name: UnsafeBufferPointer<UInt8>, _ spelling: StaticString) -> Bool {
    spelling.withUTF8Buffer { $0.elementsEqual(name) }
  }

  private mutating func skipBlanks() {
    while cursor < bytes.count, bytes[cursor] == 0x20 || bytes[cursor] == 0x09 { cursor += 1 }
  }

  /// `#if 0`, `#if false`: how code is put away.
  private mutating func isConstantlyFalse() -> Bool {
    skipBlanks()
    var end = cursor
    while end < bytes.count, isIdentifierStart(bytes[end]) || bytes[end] &- 0x30 < 10 { end += 1 }
    let word = UnsafeBufferPointer(rebasing: bytes[cursor..<end])
    while end < bytes.count, bytes[end] == 0x20 || bytes[end] == 0x09 { end += 1 }
    let isWhole = end >= bytes.count || bytes[end] == 0x0A || bytes[end] == 0x0D || bytes[end] == 0x2F
    return isWhole && (spells(word, "0") || spells(word, "false") || spells(word, "NO"))
  }

  private mutating func skipDirectiveLine() {
    while cursor < bytes.count, bytes[cursor] != 0x0A, bytes[cursor] != 0x0D {
      if bytes[cursor] == 0x5C, language == .objectiveC, peek(cursor + 1) == 0x0A || peek(cursor + 1) == 0x0D
      {
        cursor += peek(cursor + 1) == 0x0D && peek(cursor + 2) == 0x0A ? 3 : 2
      } else if bytes[cursor] == 0x2F, peek(cursor + 1) == 0x2A {
        return blockComment()
      } else {
        cursor += 1
      }
    }
  }

  /// Stands on the line of the `#else`, `#elif` or `#endif` that ends the branch, before its mark.
  private mutating func skipBranch() {
    var depth = 0
    while cursor < bytes.count {
      while cursor < bytes.count, bytes[cursor] <= 0x20 { cursor += 1 }
      if peek(cursor) == 0x23 {
        var start = cursor + 1
        while start < bytes.count, bytes[start] == 0x20 || bytes[start] == 0x09 { start += 1 }
        let isCondition = peek(start) == 0x69 && peek(start + 1) == 0x66
        let isEnd = peek(start) == 0x65 && peek(start + 1) == 0x6E && peek(start + 2) == 0x64
        let isElse = peek(start) == 0x65 && peek(start + 1) == 0x6C
        if depth == 0, isEnd || isElse {
          atLineStart = true
          return
        }
        if isCondition { depth += 1 }
        if isEnd { depth -= 1 }
      }
      while cursor < bytes.count, bytes[cursor] != 0x0A, bytes[cursor] != 0x0D { cursor += 1 }
    }
  }

  /// Swift: `#if` and its kind, `#"raw"#`, `#selector`.
  mutating func swiftHash() {
    var hashes = 0
    while peek(cursor + hashes) == 0x23 { hashes += 1 }
    if peek(cursor + hashes) == 0x22 {
      cursor += hashes
      return string(hashes: hashes)
    }
    if atLineStart, hashes == 1 {
      let start = cursor + 1
      var end = start
      while end < bytes.count, (bytes[end] | 0x20) &- 0x61 < 26 { end += 1 }
      let name = UnsafeBufferPointer(rebasing: bytes[start..<end])
      if spells(name, "if") || spells(name, "else") || spells(name, "elseif") || spells(name, "endif") {
        cursor = end
        return condition(name)
      }
    }
    append(.punctuation, cursor, cursor + hashes, code: 0x23)
    cursor += hashes
  }
}
