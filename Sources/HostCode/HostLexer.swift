import Diagnostics

/// Turns the bytes of native source into tokens with paired brackets.
///
/// Any bytes give tokens: an unclosed string ends with its line, an unclosed comment with the file. The time is
/// linear in the number of bytes.
struct HostLexer {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let language: HostLanguage
  private let text: SourceText
  private let words = WordTable.shared
  private var cursor: Int
  private var tokens: ContiguousArray<HostToken> = []
  private var nesting = BracketNesting()
  private var suppressions: [ByteRange] = []
  /// Only white space stood on this line so far.
  private var atLineStart = true
  /// The bracket state before the body of the `#define` that is being read.
  private var macro: Int32?
  private var interpolations: [Interpolation] = []

  /// A value inside a string: `\(` of Swift, `${` of Kotlin.
  private struct Interpolation {
    /// Token index of its opening bracket.
    var open: Int32
    var hashes: Int
    var isMultiline: Bool
  }

  private init(_ text: SourceText, _ language: HostLanguage) {
    self.text = text
    self.bytes = text.bytes
    self.language = language
    self.cursor = text.byteOrderMarkLength
    tokens.reserveCapacity(bytes.count / 5 + 16)
  }

  static func tokens(of text: SourceText, language: HostLanguage) -> HostTokens {
    var lexer = HostLexer(text, language)
    lexer.run()
    return HostTokens(
      text: text, language: language, tokens: lexer.tokens, suppressionComments: lexer.suppressions)
  }

  private mutating func run() {
    while cursor < bytes.count {
      let byte = bytes[cursor]
      if byte == 0x0A || byte == 0x0D {
        cursor += 1
        atLineStart = true
        if let mark = macro { endMacro(mark) }
      } else if byte <= 0x20 {
        cursor += 1
      } else if isIdentifierStart(byte) {
        identifier()
      } else if byte &- 0x30 < 10 {
        number()
      } else {
        mark(byte)
      }
    }
    if let mark = macro { endMacro(mark) }
    // What encloses a bracket also ends it; so no walk leaves the brackets it began in.
    for index in tokens.indices where tokens[index].mate == HostLexer.pending {
      let parent = Int(tokens[index].parent)
      tokens[index].mate = parent < 0 ? Int32(truncatingIfNeeded: tokens.count) : tokens[parent].mate
    }
  }

  /// An opening bracket whose mate has not come yet.
  private static let pending: Int32 = -2

  /// The byte at `offset`, 0 behind the end.
  @inline(__always) private func peek(_ offset: Int) -> UInt8 { offset < bytes.count ? bytes[offset] : 0 }

  @inline(__always) private mutating func append(
    _ kind: HostToken.Kind, _ start: Int, _ end: Int, code: UInt8 = 0, hash: UInt32 = 0
  ) {
    atLineStart = false
    tokens.append(
      HostToken(
        start: UInt32(truncatingIfNeeded: start), end: UInt32(truncatingIfNeeded: end),
        parent: nesting.innermost, hash: hash, kind: kind, code: code))
  }

  // MARK: - Words and numbers

  @inline(__always) private func isIdentifierStart(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- 0x61 < 26 || byte == 0x5F || byte == 0x24 || byte >= 0x80
  }

  private mutating func identifier() {
    let start = cursor
    var hash: UInt32 = 2_166_136_261
    while cursor < bytes.count {
      let byte = bytes[cursor]
      guard isIdentifierStart(byte) || byte &- 0x30 < 10 else { break }
      hash = (hash ^ UInt32(byte)) &* 16_777_619
      cursor += 1
    }
    if language == .objectiveC, peek(cursor) == 0x22, bytes[cursor - 1] == 0x52, cursor - start <= 3 {
      return rawCString()
    }
    let code = words.code(hash: hash, bytes, start, cursor)
    append(.identifier, start, cursor, code: code, hash: hash)
  }

  private mutating func number() {
    let start = cursor
    cursor += 1
    while cursor < bytes.count {
      let byte = bytes[cursor]
      if (byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 10 || byte == 0x5F {
        cursor += 1
      } else if byte == 0x2E, peek(cursor + 1) &- 0x30 < 10 {
        cursor += 1
      } else if byte == 0x27, language == .objectiveC, peek(cursor + 1) &- 0x30 < 10 {
        cursor += 1
      } else {
        break
      }
    }
    append(.number, start, cursor)
  }

  /// `` `name` `` of Swift and Kotlin.
  private mutating func quotedIdentifier() {
    let start = cursor + 1
    var end = start
    while end < bytes.count, bytes[end] != 0x60, bytes[end] != 0x0A { end += 1 }
    guard end > start, peek(end) == 0x60 else {
      cursor += 1
      return
    }
    let name = UnsafeBufferPointer(rebasing: bytes[start..<end])
    append(.identifier, start, end, hash: identifierHash(name))
    cursor = end + 1
  }

  // MARK: - Marks

  private mutating func mark(_ byte: UInt8) {
    let following = peek(cursor + 1)
    switch byte {
    case 0x2F where following == 0x2F: lineComment()
    case 0x2F where following == 0x2A: blockComment()
    case 0x22: string(hashes: 0)
    case 0x27 where language != .swift: character()
    case 0x60 where language == .swift || language == .kotlin: quotedIdentifier()
    case 0x23 where language == .swift: swiftHash()
    case 0x23 where language == .objectiveC && atLineStart: directive()
    case 0x5C where following == 0x0A: cursor += 2
    case 0x5C where following == 0x0D: cursor += peek(cursor + 2) == 0x0A ? 3 : 2
    case 0x26 where following == 0x23 || (following | 0x20) &- 0x61 < 26: escapedMark()
    case 0x28, 0x5B, 0x7B: open(byte)
    case 0x29, 0x5D, 0x7D: close(byte)
    case 0x2D where following == 0x3E: double(Mark.arrow)
    case 0x3A where following == 0x3A: double(Mark.scope)
    case 0x3D where following == 0x3D: equality(Mark.equal)
    case 0x21 where following == 0x3D: equality(Mark.unequal)
    case 0x26 where following == 0x26: double(Mark.and)
    case 0x7C where following == 0x7C: double(Mark.or)
    case 0x3F where following == 0x3F && language == .swift: double(Mark.coalesce)
    case 0x3F where following == 0x3A && language == .kotlin: double(Mark.coalesce)
    default:
      append(.punctuation, cursor, cursor + 1, code: byte)
      cursor += 1
    }
  }

  private mutating func double(_ code: UInt8) {
    append(.punctuation, cursor, cursor + 2, code: code)
    cursor += 2
  }

  private mutating func equality(_ code: UInt8) {
    let length = peek(cursor + 2) == 0x3D ? 3 : 2
    append(.punctuation, cursor, cursor + length, code: code)
    cursor += length
  }

  private mutating func open(_ byte: UInt8) {
    append(.punctuation, cursor, cursor + 1, code: byte)
    tokens[tokens.count - 1].mate = HostLexer.pending
    nesting.open(byte, at: tokens.count - 1)
    cursor += 1
  }

  private mutating func close(_ byte: UInt8) {
    append(.punctuation, cursor, cursor + 1, code: byte)
    nesting.close(byte, at: tokens.count - 1, in: &tokens)
    cursor += 1
    if let last = interpolations.last, tokens[tokens.count - 1].mate == last.open {
      interpolations.removeLast()
      stringBody(hashes: last.hashes, isMultiline: last.isMultiline, isContinued: true)
    }
  }

  /// Code that was copied out of a web page's source: `@&quot;map&quot;`, `id&lt;P&gt;`, `a &amp;&amp; b`.
  private mutating func escapedMark() {
    for (spelling, byte) in HostLexer.escapes
    where cursor + spelling.count <= bytes.count
      && spelling.indices.allSatisfy({ bytes[cursor + $0] == spelling[$0] })
    {
      if byte == 0x22 {
        if escapedString(spelling) { return }
        break
      }
      append(.punctuation, cursor, cursor + spelling.count, code: byte)
      cursor += spelling.count
      return
    }
    append(.punctuation, cursor, cursor + 1, code: 0x26)
    cursor += 1
  }

  private static let escapes: [([UInt8], UInt8)] = [
    (Array("&quot;".utf8), 0x22), (Array("&#34;".utf8), 0x22), (Array("&lt;".utf8), 0x3C),
    (Array("&gt;".utf8), 0x3E), (Array("&amp;".utf8), 0x26), (Array("&#39;".utf8), 0x27),
  ]

  private mutating func escapedString(_ quote: [UInt8]) -> Bool {
    let start = cursor + quote.count
    var end = start
    while end < bytes.count, bytes[end] != 0x0A {
      if bytes[end] == 0x26, end + quote.count <= bytes.count,
        quote.indices.allSatisfy({ bytes[end + $0] == quote[$0] })
      {
        append(.string, start, end)
        cursor = end + quote.count
        return true
      }
      end += 1
    }
    // Without a partner on its line it is the address of a variable. Only the last one of a line comes here, so
    // the searches stay linear.
    return false
  }

  // MARK: - Comments

  private mutating func lineComment() {
    let start = cursor
    var isSuppression = false
    cursor += 2
    while cursor < bytes.count, bytes[cursor] != 0x0A, bytes[cursor] != 0x0D {
      if bytes[cursor] == 0x6D, !isSuppression, isSuppressionWord(cursor) { isSuppression = true }
      cursor += 1
    }
    if isSuppression { suppressions.append(ByteRange(start, cursor)) }
  }

  private func isSuppressionWord(_ offset: Int) -> Bool {
    let word: StaticString = "mpcheck-"
    guard offset + word.utf8CodeUnitCount <= bytes.count else { return false }
    return word.withUTF8Buffer { word in word.indices.allSatisfy { bytes[offset + $0] == word[$0] } }
  }

  /// Swift's and Kotlin's comments nest.
  private mutating func blockComment() {
    let nests = language == .swift || language == .kotlin
    var depth = 1
    cursor += 2
    while cursor < bytes.count {
      let byte = bytes[cursor]
      if byte == 0x2A, peek(cursor + 1) == 0x2F {
        cursor += 2
        depth -= 1
        if depth == 0 { return }
      } else if nests, byte == 0x2F, peek(cursor + 1) == 0x2A {
        cursor += 2
        depth += 1
      } else {
        cursor += 1
      }
    }
  }

  // MARK: - Strings

  private mutating func string(hashes: Int) {
    let isMultiline = language != .objectiveC && peek(cursor + 1) == 0x22 && peek(cursor + 2) == 0x22
    cursor += isMultiline ? 3 : 1
    stringBody(hashes: hashes, isMultiline: isMultiline, isContinued: false)
  }

  /// Reads up to the closing quote or up to a value that is put in, whose tokens follow as ordinary ones.
  private mutating func stringBody(hashes: Int, isMultiline: Bool, isContinued: Bool) {
    let start = cursor
    var flags: StringFlags = isContinued ? .interpolated : []
    if isMultiline { flags.insert(.multiline) }
    let isRaw = hashes > 0 || (language == .kotlin && isMultiline)
    if isRaw { flags.insert(.raw) }
    while cursor < bytes.count {
      let byte = bytes[cursor]
      if byte == 0x22, isClosingQuote(hashes: hashes, isMultiline: isMultiline) {
        append(.string, start, cursor, code: flags.rawValue)
        cursor += (isMultiline ? 3 : 1) + hashes
        return
      }
      if byte == 0x5C, language == .swift, isInterpolation(hashes: hashes) {
        append(.string, start, cursor, code: flags.union(.interpolated).rawValue)
        cursor += 1 + hashes
        beginInterpolation(hashes, isMultiline, UInt8(ascii: "("))
        return
      }
      if byte == 0x24, language == .kotlin {
        if peek(cursor + 1) == 0x7B {
          append(.string, start, cursor, code: flags.union(.interpolated).rawValue)
          cursor += 1
          beginInterpolation(hashes, isMultiline, UInt8(ascii: "{"))
          return
        }
        if isIdentifierStart(peek(cursor + 1)), peek(cursor + 1) != 0x24 {
          append(.string, start, cursor, code: flags.union(.interpolated).rawValue)
          cursor += 1
          identifier()
          return stringBody(continuing: isMultiline)
        }
      }
      if byte == 0x5C, !isRaw {
        flags.insert(.escaped)
        cursor += 1
        if cursor < bytes.count, bytes[cursor] == 0x0D, peek(cursor + 1) == 0x0A { cursor += 1 }
        if cursor < bytes.count { cursor += 1 }
      } else if (byte == 0x0A || byte == 0x0D) && !isMultiline {
        break
      } else {
        cursor += 1
      }
    }
    append(.string, start, min(cursor, bytes.count), code: flags.union(.unterminated).rawValue)
  }

  /// Kotlin's `"$a$b..."` puts in many names: the loop is here, not in the call stack.
  private mutating func stringBody(continuing isMultiline: Bool) {
    while true {
      let start = cursor
      var flags: StringFlags = isMultiline ? [.interpolated, .multiline, .raw] : .interpolated
      scan: while cursor < bytes.count {
        switch bytes[cursor] {
        case 0x22 where isClosingQuote(hashes: 0, isMultiline: isMultiline):
          append(.string, start, cursor, code: flags.rawValue)
          cursor += isMultiline ? 3 : 1
          return
        case 0x24 where peek(cursor + 1) == 0x7B:
          append(.string, start, cursor, code: flags.rawValue)
          cursor += 1
          return beginInterpolation(0, isMultiline, UInt8(ascii: "{"))
        case 0x24 where isIdentifierStart(peek(cursor + 1)) && peek(cursor + 1) != 0x24:
          break scan
        case 0x5C where !isMultiline:
          flags.insert(.escaped)
          cursor = min(cursor + 2, bytes.count)
        case 0x0A where !isMultiline, 0x0D where !isMultiline:
          append(.string, start, cursor, code: flags.union(.unterminated).rawValue)
          return
        default: cursor += 1
        }
      }
      if cursor >= bytes.count {
        append(.string, start, cursor, code: flags.union(.unterminated).rawValue)
        return
      }
      append(.string, start, cursor, code: flags.rawValue)
      cursor += 1
      identifier()
    }
  }

  private mutating func beginInterpolation(_ hashes: Int, _ isMultiline: Bool, _ bracket: UInt8) {
    interpolations.append(
      Interpolation(
        open: Int32(truncatingIfNeeded: tokens.count), hashes: hashes, isMultiline: isMultiline))
    open(bracket)
  }

  private func isClosingQuote(hashes: Int, isMultiline: Bool) -> Bool {
    var end = cursor + 1
    if isMultiline {
      guard peek(cursor + 1) == 0x22, peek(cursor + 2) == 0x22 else { return false }
      end = cursor + 3
    }
    for offset in 0..<hashes where peek(end + offset) != 0x23 { return false }
    return true
  }

  private func isInterpolation(hashes: Int) -> Bool {
    for offset in 0..<hashes where peek(cursor + 1 + offset) != 0x23 { return false }
    return peek(cursor + 1 + hashes) == 0x28
  }

  private mutating func character() {
    let start = cursor + 1
    var end = start
    while end < bytes.count, bytes[end] != 0x27, bytes[end] != 0x0A, bytes[end] != 0x0D {
      end += bytes[end] == 0x5C && end + 1 < bytes.count && bytes[end + 1] != 0x0A ? 2 : 1
    }
    end = min(end, bytes.count)
    append(.string, start, end, code: StringFlags.character.rawValue)
    cursor = peek(end) == 0x27 ? end + 1 : end
  }

  /// C++: `R"delimiter(...)delimiter"`, behind the `R`.
  private mutating func rawCString() {
    let delimiterStart = cursor + 1
    var open = delimiterStart
    while open < bytes.count, open - delimiterStart <= 16, bytes[open] != 0x28, bytes[open] > 0x20 {
      open += 1
    }
    guard peek(open) == 0x28 else { return string(hashes: 0) }
    let length = open - delimiterStart
    cursor = open + 1
    while cursor < bytes.count {
      if bytes[cursor] == 0x29, peek(cursor + 1 + length) == 0x22,
        (0..<length).allSatisfy({ peek(cursor + 1 + $0) == bytes[delimiterStart + $0] })
      {
        append(.string, open + 1, cursor, code: StringFlags.raw.rawValue)
        cursor += length + 2
        return
      }
      cursor += 1
    }
    append(.string, open + 1, cursor, code: StringFlags([.raw, .unterminated]).rawValue)
  }

  // MARK: - Directives

  private mutating func endMacro(_ mark: Int32) {
    nesting.restore(mark)
    macro = nil
    append(.directiveEnd, cursor, cursor)
    atLineStart = true
  }

  private mutating func directive() {
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
      nesting.beginCondition()
      if isConstantlyFalse() {
        skipDirectiveLine()
        return skipBranch()
      }
    case 5 where spells(name, "ifdef"), 6 where spells(name, "ifndef"): nesting.beginCondition()
    case 4 where spells(name, "else") || spells(name, "elif"), 6 where spells(name, "elseif"):
      nesting.beginBranch()
    case 5 where spells(name, "endif"): nesting.endCondition(in: &tokens)
    default: break
    }
    skipDirectiveLine()
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
  private mutating func swiftHash() {
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
