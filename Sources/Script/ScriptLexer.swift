import Diagnostics

/// A script as the lexer read it.
struct LexedScript {
  let tokens: Tokens
  /// The first literal, comment or bracket that is unterminated or does not match.
  let fault: ByteRange?
  /// Whether the script has a merge conflict; both sides were read.
  let hasConflictMarker: Bool
  /// Whether tokens are beside each other as in what `ScriptMistake` looks for; nearly no script has such tokens.
  let mayHaveMistake: Bool
  /// Comments that contain `mpcheck-`, in order.
  let directives: [ByteRange]
}

/// Splits a script into tokens and links its brackets, in one pass over the bytes.
///
/// It reads JavaScript and TypeScript, never fails, and takes linear time on any bytes. What it cannot read becomes an
/// operator, and `fault` keeps the first place where something never ended.
struct ScriptLexer: ~Copyable {
  let base: UnsafePointer<UInt8>
  let count: Int
  var position = 0
  private(set) var tokens: TokenBuffer
  private var fault: ByteRange?
  private var hasConflictMarker = false
  private var mayHaveMistake = false
  var directives: [ByteRange] = []
  /// The index of the innermost bracket that is not closed yet; -1 for none. The others are its parent, the parent's
  /// parent, and so on.
  private var innermost: Int32 = -1
  /// How many brackets are not closed yet.
  private var depth = 0
  /// Byte offset up to which a slash does not begin a regular expression, because one that began before it does not end
  /// on the line. `=/[=/[=/[` would otherwise be read again from every slash.
  var divisionUntil = 0
  private let words: ScriptVocabulary

  /// `text` must outlive the lexer.
  private init(_ text: SourceText, _ words: ScriptVocabulary) {
    self.words = words
    base = text.bytes.baseAddress!
    count = text.count
    position = text.byteOrderMarkLength
    tokens = TokenBuffer(capacity: count / 4 + 16)
  }

  /// Reads a script.
  static func read(_ text: SourceText, _ words: ScriptVocabulary) -> LexedScript {
    var lexer = ScriptLexer(text, words)
    lexer.run()
    let (fault, hasConflictMarker, mayHaveMistake, directives) =
      (lexer.fault, lexer.hasConflictMarker, lexer.mayHaveMistake, lexer.directives)
    return LexedScript(
      tokens: lexer.tokens.finished(), fault: fault, hasConflictMarker: hasConflictMarker,
      mayHaveMistake: mayHaveMistake, directives: directives)
  }

  private mutating func run() {
    if base[position] == UInt8(ascii: "#"), base[position + 1] == UInt8(ascii: "!") { skipLine() }
    // What a loop over bytes needs is in constants: a field is loaded again for each byte.
    let (base, count) = (self.base, self.count)
    var next = position
    while true {
      while base[next] <= 0x20, next < count { next &+= ByteWord(at: base + next).above(0x20).first }
      if next >= count { break }
      let byte = base[next]
      position = next
      if isWordByte(byte) {
        if byte.isASCIIDigit { number() } else { identifier() }
      } else {
        punctuation(byte)
      }
      next = position
    }
    giveUp(depth)
  }

  // MARK: Names and numbers

  private mutating func identifier() {
    let base = self.base
    let start = position
    var end = start
    while true {
      let length = (~ScriptByte.plainIdentifiers(in: ByteWord(at: base + end))).first
      end &+= length
      if length < 8 { break }
    }
    position = end
    if base[end] >= 0x80 || base[end] == UInt8(ascii: "\\") {
      if !restOfIdentifier(from: start) { return }
      end = position
    }
    append(
      .identifier, from: start, word: words.word(at: base + start, length: end &- start),
      filterNumber: NameIndex.filterNumber(
        length: UInt32(truncatingIfNeeded: end &- start), first: base[start]))
  }

  /// Reads on where an identifier has bytes beyond ASCII or an escape: `\u0061` means a letter. False for white space,
  /// which is passed over.
  private mutating func restOfIdentifier(from start: Int) -> Bool {
    while true {
      let byte = base[position]
      if !isWordByte(byte) {
        if byte != UInt8(ascii: "\\") { break }
      } else if byte >= 0x80 {
        let space = ScriptByte.spaceLength(at: base + position)
        if space > 0 {
          if position == start {
            position += space
            return false
          }
          break
        }
      }
      position += 1
    }
    position = min(position, count)
    return true
  }

  private mutating func number() {
    let start = position
    var last: UInt8 = 0
    while true {
      let byte = base[position]
      let isExponentSign =
        (byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-")) && last | 0x20 == UInt8(ascii: "e")
        && base[start + 1] | 0x20 != UInt8(ascii: "x")
      if !isWordByte(byte) && byte != UInt8(ascii: ".") && !isExponentSign || byte >= 0x80 {
        break
      }
      last = byte
      position += 1
    }
    append(.number, from: start)
  }

  // MARK: Punctuation

  private mutating func punctuation(_ byte: UInt8) {
    let start = position
    let next = base[position + 1]
    switch byte {
    case UInt8(ascii: "("): open(.openingParenthesis, length: 1)
    case UInt8(ascii: "["): open(.openingBracket, length: 1)
    case UInt8(ascii: "{"):
      if kind(before: 1) == .closingParenthesis, mayBeginMemberWithoutComma() { mayHaveMistake = true }
      open(.openingBrace, length: 1)
    case UInt8(ascii: ")"): close(.closingParenthesis, partner: .openingParenthesis)
    case UInt8(ascii: "]"): close(.closingBracket, partner: .openingBracket)
    case UInt8(ascii: "}"): closeBrace()
    case UInt8(ascii: ","):
      if kind(before: 1) == .comma || kind(before: 1) == .openingBrace { mayHaveMistake = true }
      take(.comma, 1)
    case UInt8(ascii: ";"):
      if mayBeObjectLiteral(innermost) { mayHaveMistake = true }
      take(.semicolon, 1)
    case UInt8(ascii: ":"):
      if kind(before: 2).endsOperand, kind(before: 1) == .identifier || kind(before: 1) == .string {
        mayHaveMistake = true
      }
      take(.colon, 1)
    case UInt8(ascii: "'"), UInt8(ascii: "\""): string(quote: byte)
    case UInt8(ascii: "`"): template()
    case UInt8(ascii: "/"): slash(next)
    case UInt8(ascii: "."):
      if next == byte && base[position + 2] == byte {
        take(.ellipsis, 3)
      } else if next.isASCIIDigit {
        number()
      } else {
        take(.dot, 1)
      }
    case UInt8(ascii: "="):
      if next == UInt8(ascii: ">") {
        take(.arrow, 2)
      } else if next == byte {
        take(.operator, base[position + 2] == byte ? 3 : 2)
      } else {
        take(.assign, 1)
      }
    case UInt8(ascii: "?"):
      if next == UInt8(ascii: ".") && !base[position + 2].isASCIIDigit {
        take(.optionalDot, 2)
      } else if next == byte {
        let assigns = base[position + 2] == UInt8(ascii: "=")
        take(assigns ? .compoundAssign : .operator, assigns ? 3 : 2)
      } else {
        take(.question, 1)
      }
    case UInt8(ascii: "|"), UInt8(ascii: "&"):
      if next == byte {
        let assigns = base[position + 2] == UInt8(ascii: "=")
        take(assigns ? .compoundAssign : .operator, assigns ? 3 : 2)
      } else if next == UInt8(ascii: "=") {
        take(.compoundAssign, 2)
      } else {
        take(byte == UInt8(ascii: "|") ? .bar : .ampersand, 1)
      }
    case UInt8(ascii: "+"), UInt8(ascii: "-"):
      if next == byte {
        take(.increment, 2)
      } else if next == UInt8(ascii: "=") {
        take(.compoundAssign, 2)
      } else {
        take(byte == UInt8(ascii: "-") ? .minus : .operator, 1)
      }
    case UInt8(ascii: "*"):
      if next == byte {
        let assigns = base[position + 2] == UInt8(ascii: "=")
        take(assigns ? .compoundAssign : .operator, assigns ? 3 : 2)
      } else {
        take(next == UInt8(ascii: "=") ? .compoundAssign : .star, next == UInt8(ascii: "=") ? 2 : 1)
      }
    case UInt8(ascii: "!"):
      if next == UInt8(ascii: "=") {
        take(.operator, base[position + 2] == UInt8(ascii: "=") ? 3 : 2)
      } else {
        take(.bang, 1)
      }
    case UInt8(ascii: "<"):
      if next == byte, position == 0 || base[position - 1] == 0x0A || base[position - 1] == 0x0D {
        hasConflictMarker =
          hasConflictMarker
          || mergeMarker(at: position, in: UnsafeBufferPointer(start: base, count: count)) != nil
      }
      if next == UInt8(ascii: "=") { take(.operator, 2) } else { take(.less, 1) }
    // One by one, since `>>` may close two lists of type arguments.
    case UInt8(ascii: ">"): take(.greater, 1)
    case UInt8(ascii: "%"), UInt8(ascii: "^"):
      take(next == UInt8(ascii: "=") ? .compoundAssign : .operator, next == UInt8(ascii: "=") ? 2 : 1)
    case UInt8(ascii: "\\"):
      identifier()
    case UInt8(ascii: "#") where isWordByte(next):
      position += 1
      while isWordByte(base[position]) { position += 1 }
      append(.privateName, from: start)
    default:
      take(.operator, 1)
    }
  }

  @inline(__always) mutating func take(_ kind: TokenKind, _ length: Int) {
    let start = position
    position += length
    append(kind, from: start)
  }

  @inline(__always)
  mutating func append(
    _ kind: TokenKind, from start: Int, word: ScriptWord = .none, filterNumber: UInt8 = 0
  ) {
    tokens.append(
      Token(
        start: UInt32(truncatingIfNeeded: start), end: UInt32(truncatingIfNeeded: position), link: -1,
        parent: innermost, kind: kind, word: word, filterNumber: filterNumber))
  }

  // MARK: Mistakes

  /// The kind of the last token, of the one before it, and so on.
  @inline(__always) private func kind(before distance: Int) -> TokenKind {
    distance <= tokens.count ? tokens[tokens.count - distance].kind : .endOfFile
  }

  /// Whether the token at `opener` is a brace that begins an object literal, as far as the token before it tells.
  private func mayBeObjectLiteral(_ opener: Int32) -> Bool {
    guard opener > 0, tokens[Int(opener)].kind == .openingBrace else { return false }
    let before = tokens[Int(opener) - 1]
    switch before.kind {
    case .openingParenthesis, .openingBracket, .assign, .comma, .colon: return true
    case .identifier: return before.word == .return
    default: return false
    }
  }

  /// Whether the brace that comes next, after a parenthesis, begins the body of a method right after the brace of another one.
  private func mayBeginMemberWithoutComma() -> Bool {
    let parenthesis = Int(tokens[tokens.count - 1].link)
    guard parenthesis > 2 else { return false }
    let before = tokens[parenthesis - 2].word == .async ? parenthesis - 3 : parenthesis - 2
    return tokens[before].kind == .closingBrace && mayBeObjectLiteral(tokens[parenthesis].parent)
  }

  mutating func markFault(_ start: Int, _ end: Int) {
    if fault == nil { fault = ByteRange(start, end) }
  }

  // MARK: Brackets

  /// How many brackets may lack their closing ones before a closing bracket is taken for an unmatched one.
  private static let recoveryDepth = 4

  mutating func open(_ kind: TokenKind, length: Int) {
    take(kind, length)
    pushOpener()
  }

  private mutating func pushOpener() {
    innermost = Int32(truncatingIfNeeded: tokens.count - 1)
    depth += 1
  }

  private mutating func popOpener() {
    innermost = tokens[Int(innermost)].parent
    depth -= 1
  }

  /// Links the innermost brackets that are not closed with the last token, because they have no partners; the outermost
  /// of them is reported.
  private mutating func giveUp(_ count: Int) {
    var outermost: Int32 = -1
    for _ in 0..<count {
      outermost = innermost
      tokens[Int(outermost)].link = Int32(truncatingIfNeeded: tokens.count - 1)
      popOpener()
    }
    if outermost >= 0 { markFault(Int(tokens[Int(outermost)].start), Int(tokens[Int(outermost)].end)) }
  }

  private mutating func close(_ kind: TokenKind, partner: TokenKind) {
    if innermost >= 0, tokens[Int(innermost)].kind != partner { unwind(to: partner, or: partner) }
    let opener = innermost
    if opener >= 0, tokens[Int(opener)].kind == partner {
      popOpener()
      take(kind, 1)
      link(opener)
    } else {
      markFault(position, position + 1)
      take(kind, 1)
    }
  }

  private mutating func closeBrace() {
    unwind(to: .openingBrace, or: .templateHead)
    if innermost >= 0, tokens[Int(innermost)].kind == .templateHead {
      templateRest(head: innermost)
    } else {
      close(.closingBrace, partner: .openingBrace)
    }
  }

  /// Gives up the brackets inside the innermost bracket of one of two kinds that is not closed.
  private mutating func unwind(to kind: TokenKind, or other: TokenKind) {
    var (count, opener) = (0, innermost)
    while count < ScriptLexer.recoveryDepth, opener >= 0 {
      let candidate = tokens[Int(opener)].kind
      if candidate == kind || candidate == other { break }
      count += 1
      opener = tokens[Int(opener)].parent
    }
    if count == 0 || count == ScriptLexer.recoveryDepth || count == depth { return }
    giveUp(count)
  }

  /// Links the opening bracket at `opener` with the last token.
  private mutating func link(_ opener: Int32) {
    tokens[Int(opener)].link = Int32(truncatingIfNeeded: tokens.count - 1)
    tokens[tokens.count - 1].link = opener
    tokens[tokens.count - 1].parent = tokens[Int(opener)].parent
  }

  // MARK: Templates

  private mutating func template() {
    let start = position
    position += 1
    switch skipTemplateText() {
    case .backtick: append(.template, from: start)
    case .substitution:
      append(.templateHead, from: start)
      pushOpener()
    case .endOfFile:
      markFault(start, start + 1)
      append(.template, from: start)
    }
  }

  /// Reads on after a substitution, from its `}`.
  private mutating func templateRest(head: Int32) {
    let start = position
    position += 1
    switch skipTemplateText() {
    case .substitution: append(.templateMiddle, from: start)
    case .backtick:
      popOpener()
      append(.templateTail, from: start)
      link(head)
    case .endOfFile:
      markFault(Int(tokens[Int(head)].start), Int(tokens[Int(head)].start) + 1)
      popOpener()
      append(.templateTail, from: start)
      link(head)
    }
  }
}
