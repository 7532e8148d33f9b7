import Diagnostics

/// Turns the bytes of native source into tokens with paired brackets.
///
/// Any bytes give tokens: an unclosed string ends with its line, an unclosed comment with the file. The time is
/// linear in the number of bytes.
struct NativeLexer {
  let bytes: UnsafeBufferPointer<UInt8>
  let language: NativeLanguage
  private let text: SourceText
  private let words: WordTable
  var cursor: Int
  var tokens: ContiguousArray<NativeToken> = []
  var nesting = BracketNesting()
  private var suppressions: [ByteRange] = []
  var conditions: [ByteRange] = []
  var imports: [ByteRange] = []
  var undefinitions: [ByteRange] = []
  /// Conditions that have not ended, and where the outermost of them began.
  var conditionDepth = 0
  var conditionStart = 0
  /// What is known of each condition that has not ended, the innermost last.
  var openConditions: [OpenCondition] = []
  /// The names of conditions `#if NAME`, and the values of those that are known.
  var conditionNames: Set<UInt32> = []
  let flags: [UInt32: Bool]
  /// Where `#define`s begin that depend on a condition.
  var conditionalDefinitions: Set<UInt32> = []
  /// Whether only white space was on this line so far.
  var atLineStart = true
  /// The bracket state before the body of the `#define` that is being read.
  var macro: Int32?
  var interpolations: [Interpolation] = []

  /// A value inside a string: `\(` of Swift, `${` of Kotlin.
  struct Interpolation {
    /// Token index of its opening bracket.
    var open: Int32
    var hashes: Int
    var isMultiline: Bool
  }

  private init(
    _ text: SourceText, _ language: NativeLanguage, _ words: WordTable, _ flags: [UInt32: Bool]
  ) {
    self.flags = flags
    self.words = words
    self.text = text
    self.bytes = text.bytes
    self.language = language
    self.cursor = text.byteOrderMarkLength
    tokens.reserveCapacity(bytes.count / 5 + 16)
  }

  /// - Parameter flags: what names of conditions of the C family are, by their hashes: `#if NAME`.
  static func tokens(
    of text: SourceText, language: NativeLanguage, words: WordTable, flags: [UInt32: Bool] = [:]
  ) -> NativeTokens {
    var lexer = NativeLexer(text, language, words, flags)
    lexer.run()
    return NativeTokens(
      text: text, language: language, tokens: lexer.tokens, suppressionComments: lexer.suppressions,
      conditions: lexer.conditions, imports: lexer.imports, undefinitions: lexer.undefinitions,
      conditionNames: lexer.conditionNames, conditionalDefinitions: lexer.conditionalDefinitions)
  }

  private mutating func run() {
    while cursor < bytes.count {
      let byte = bytes[cursor]
      if byte.isLineBreak {
        cursor += 1
        atLineStart = true
        if let mark = macro { endMacro(mark) }
      } else if byte <= UInt8(ascii: " ") {
        cursor += 1
      } else if isIdentifierStart(byte) {
        identifier()
      } else if byte.isASCIIDigit {
        number()
      } else {
        mark(byte)
      }
    }
    if let mark = macro { endMacro(mark) }
    if conditionDepth > 0 { conditions.append(ByteRange(conditionStart, bytes.count)) }
    // What encloses a bracket also ends it, so that no walk leaves the brackets in which it began.
    for index in tokens.indices where tokens[index].mate == NativeLexer.pending {
      let parent = Int(tokens[index].parent)
      tokens[index].mate = parent < 0 ? Int32(truncatingIfNeeded: tokens.count) : tokens[parent].mate
    }
  }

  /// An opening bracket that still lacks its mate.
  private static let pending: Int32 = -2

  /// The byte at `offset`, 0 after the end.
  @inline(__always) func peek(_ offset: Int) -> UInt8 { offset < bytes.count ? bytes[offset] : 0 }

  @inline(__always) mutating func append(
    _ kind: NativeToken.Kind, _ start: Int, _ end: Int, code: UInt8 = 0, hash: UInt32 = 0
  ) {
    atLineStart = false
    tokens.append(
      NativeToken(
        start: UInt32(truncatingIfNeeded: start), end: UInt32(truncatingIfNeeded: end),
        parent: nesting.innermost, hash: hash, kind: kind, code: code))
  }

  // MARK: - Words and numbers

  @inline(__always) func isIdentifierStart(_ byte: UInt8) -> Bool {
    byte.isASCIILetter || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$") || byte >= 0x80
  }

  mutating func identifier() {
    let start = cursor
    var hash: UInt32 = 2_166_136_261
    while cursor < bytes.count {
      let byte = bytes[cursor]
      guard isWordByte(byte) else { break }
      hash = (hash ^ UInt32(byte)) &* 16_777_619
      cursor += 1
    }
    if language == .objectiveC, peek(cursor) == UInt8(ascii: "\""), bytes[cursor - 1] == UInt8(ascii: "R"),
      cursor - start <= 3
    {
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
      if byte.isASCIILetter || byte.isASCIIDigit || byte == UInt8(ascii: "_") {
        cursor += 1
      } else if byte == UInt8(ascii: "."), peek(cursor + 1).isASCIIDigit {
        cursor += 1
      } else if byte == UInt8(ascii: "'"), language == .objectiveC, peek(cursor + 1).isASCIIDigit {
        cursor += 1
      } else {
        break
      }
    }
    append(.number, start, cursor)
  }

  /// Reads `` `name` `` of Swift and Kotlin.
  private mutating func quotedIdentifier() {
    let start = cursor + 1
    var end = start
    while end < bytes.count, bytes[end] != UInt8(ascii: "`"), bytes[end] != UInt8(ascii: "\n") { end += 1 }
    guard end > start, peek(end) == UInt8(ascii: "`") else {
      cursor += 1
      return
    }
    let name = UnsafeBufferPointer(rebasing: bytes[start..<end])
    append(.identifier, start, end, hash: identifierHash(name))
    cursor = end + 1
  }

  // MARK: - Marks

  mutating func mark(_ byte: UInt8) {
    let following = peek(cursor + 1)
    switch byte {
    case UInt8(ascii: "/") where following == UInt8(ascii: "/"): lineComment()
    case UInt8(ascii: "/") where following == UInt8(ascii: "*"): blockComment()
    case UInt8(ascii: "\""): string(hashes: 0)
    case UInt8(ascii: "'") where language != .swift: character()
    case UInt8(ascii: "`") where language == .swift || language == .kotlin: quotedIdentifier()
    case UInt8(ascii: "#") where language == .swift: swiftHash()
    case UInt8(ascii: "#") where language == .objectiveC && atLineStart: directive()
    case UInt8(ascii: "\\") where following == UInt8(ascii: "\n"): cursor += 2
    case UInt8(ascii: "\\") where following == UInt8(ascii: "\r"):
      cursor += peek(cursor + 2) == UInt8(ascii: "\n") ? 3 : 2
    case UInt8(ascii: "&") where following == UInt8(ascii: "#") || following.isASCIILetter: escapedMark()
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): open(byte)
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): close(byte)
    case UInt8(ascii: "-") where following == UInt8(ascii: ">"): double(.arrow)
    case UInt8(ascii: ":") where following == UInt8(ascii: ":"): double(.scope)
    case UInt8(ascii: "=") where following == UInt8(ascii: "="): equality(.equal)
    case UInt8(ascii: "!") where following == UInt8(ascii: "="): equality(.unequal)
    case UInt8(ascii: "&") where following == UInt8(ascii: "&"): double(.and)
    case UInt8(ascii: "|") where following == UInt8(ascii: "|"): double(.or)
    case UInt8(ascii: "?") where following == UInt8(ascii: "?") && language == .swift: double(.coalesce)
    case UInt8(ascii: "?") where following == UInt8(ascii: ":") && language == .kotlin: double(.coalesce)
    default:
      append(.punctuation, cursor, cursor + 1, code: byte)
      cursor += 1
    }
  }

  private mutating func double(_ mark: Mark) {
    append(.punctuation, cursor, cursor + 2, code: mark.code)
    cursor += 2
  }

  private mutating func equality(_ mark: Mark) {
    let length = peek(cursor + 2) == UInt8(ascii: "=") ? 3 : 2
    append(.punctuation, cursor, cursor + length, code: mark.code)
    cursor += length
  }

  mutating func open(_ byte: UInt8) {
    append(.punctuation, cursor, cursor + 1, code: byte)
    tokens[tokens.count - 1].mate = NativeLexer.pending
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

  /// Reads code that was copied out of a web page's source: `@&quot;map&quot;`, `id&lt;P&gt;`, `a &amp;&amp; b`.
  private mutating func escapedMark() {
    for (spelling, byte) in NativeLexer.escapes
    where cursor + spelling.count <= bytes.count
      && spelling.indices.allSatisfy({ bytes[cursor + $0] == spelling[$0] })
    {
      if byte == UInt8(ascii: "\"") {
        if escapedString(spelling) { return }
        break
      }
      append(.punctuation, cursor, cursor + spelling.count, code: byte)
      cursor += spelling.count
      return
    }
    append(.punctuation, cursor, cursor + 1, code: UInt8(ascii: "&"))
    cursor += 1
  }

  private static let escapes: [([UInt8], UInt8)] = [
    (Array("&quot;".utf8), UInt8(ascii: "\"")), (Array("&#34;".utf8), UInt8(ascii: "\"")),
    (Array("&lt;".utf8), UInt8(ascii: "<")),
    (Array("&gt;".utf8), UInt8(ascii: ">")), (Array("&amp;".utf8), UInt8(ascii: "&")),
    (Array("&#39;".utf8), UInt8(ascii: "'")),
  ]

  private mutating func escapedString(_ quote: [UInt8]) -> Bool {
    let start = cursor + quote.count
    var end = start
    while end < bytes.count, bytes[end] != UInt8(ascii: "\n") {
      if bytes[end] == UInt8(ascii: "&"), end + quote.count <= bytes.count,
        quote.indices.allSatisfy({ bytes[end + $0] == quote[$0] })
      {
        append(.string, start, end)
        cursor = end + quote.count
        return true
      }
      end += 1
    }
    // Without a partner on its line it is the address of a variable. Only the last one on a line comes here, so the
    // searches remain linear.
    return false
  }

  // MARK: - Comments

  private mutating func lineComment() {
    let start = cursor
    var isSuppression = false
    cursor += 2
    while cursor < bytes.count, !bytes[cursor].isLineBreak {
      if bytes[cursor] == UInt8(ascii: "m"), !isSuppression, isSuppressionWord(cursor) {
        isSuppression = true
      }
      cursor += 1
    }
    if isSuppression { suppressions.append(ByteRange(start, cursor)) }
  }

  private func isSuppressionWord(_ offset: Int) -> Bool {
    let word: StaticString = "mpcheck-"
    guard offset + word.utf8CodeUnitCount <= bytes.count else { return false }
    return word.withUTF8Buffer { word in word.indices.allSatisfy { bytes[offset + $0] == word[$0] } }
  }

  /// Reads a block comment: in Swift and Kotlin these nest.
  mutating func blockComment() {
    let nests = language == .swift || language == .kotlin
    var depth = 1
    cursor += 2
    while cursor < bytes.count {
      let byte = bytes[cursor]
      if byte == UInt8(ascii: "*"), peek(cursor + 1) == UInt8(ascii: "/") {
        cursor += 2
        depth -= 1
        if depth == 0 { return }
      } else if nests, byte == UInt8(ascii: "/"), peek(cursor + 1) == UInt8(ascii: "*") {
        cursor += 2
        depth += 1
      } else {
        cursor += 1
      }
    }
  }
}
