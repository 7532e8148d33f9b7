import Diagnostics

/// The tokens of one file of native source.
package struct NativeTokens: Sendable {
  package let text: SourceText
  package let language: NativeLanguage
  var tokens: ContiguousArray<NativeToken>
  /// `//` comments that contain `mpcheck-`, from their slashes to the end of the line.
  package var suppressionComments: [ByteRange]
  /// From each outermost `#if` to its `#endif`, in order.
  var conditions: [ByteRange] = []
  /// The paths in `#import` and `#include`, without brackets and quotes.
  package var imports: [ByteRange] = []
  /// The names after `#undef`, in order.
  var undefinitions: [ByteRange] = []
  /// Hashes of the names in `#if NAME` and `#if !NAME` of the C family.
  var conditionNames: Set<UInt32> = []
  /// The starts of `.define` tokens that depend on a condition other than that of the whole file.
  var conditionalDefinitions: Set<UInt32> = []
  /// Which of the tokens macros gave, where these were put in.
  var expansion: MacroExpansion?

  package var count: Int { tokens.count }

  @inline(__always) package func kind(_ index: Int) -> NativeToken.Kind? {
    index >= 0 && index < tokens.count ? tokens[index].kind : nil
  }

  @inline(__always) func word(_ index: Int) -> Word {
    guard index >= 0, index < tokens.count, tokens[index].kind == .identifier else { return .other }
    return Word(rawValue: tokens[index].code) ?? .other
  }

  /// The number of the interesting name at `index`; nil when it is not one.
  @inline(__always) func name(_ index: Int) -> Int? {
    guard index >= 0, index < tokens.count, tokens[index].kind == .identifier,
      Int(tokens[index].code) >= WordTable.firstName
    else { return nil }
    return Int(tokens[index].code) - WordTable.firstName
  }

  @inline(__always) package func isIdentifier(_ index: Int) -> Bool {
    index >= 0 && index < tokens.count && tokens[index].kind == .identifier
  }

  @inline(__always) package func isString(_ index: Int) -> Bool {
    index >= 0 && index < tokens.count && tokens[index].kind == .string
      && tokens[index].code & StringFlags.character.rawValue == 0
  }

  @inline(__always) package func isMark(_ index: Int, _ mark: Mark) -> Bool {
    index >= 0 && index < tokens.count && tokens[index].kind == .punctuation
      && tokens[index].code == mark.code
  }

  /// The closing bracket of an opening bracket, or the number of tokens when there is none.
  @inline(__always) package func close(_ open: Int) -> Int {
    guard open >= 0, open < tokens.count, tokens[open].mate >= 0 else { return tokens.count }
    return max(open, Int(tokens[open].mate))
  }

  /// The opening bracket of a closing bracket, or nil when there is none.
  @inline(__always) package func open(_ close: Int) -> Int? {
    guard close >= 0, close < tokens.count, tokens[close].mate >= 0, Int(tokens[close].mate) < close else {
      return nil
    }
    return Int(tokens[close].mate)
  }

  /// The token after `index` on its level: after the pair when `index` is an opening bracket.
  @inline(__always) package func next(_ index: Int) -> Int {
    let token = tokens[index]
    if token.kind == .punctuation, token.mate > Int32(index) { return Int(token.mate) + 1 }
    return index + 1
  }

  package func range(_ index: Int) -> ByteRange {
    guard index >= 0, index < tokens.count else { return ByteRange(text.count, text.count) }
    return ByteRange(tokens[index].start, tokens[index].end)
  }

  package func string(_ index: Int) -> String {
    guard index >= 0, index < tokens.count else { return "" }
    return text.string(range(index))
  }

  package func spells(_ index: Int, _ spelling: StaticString) -> Bool {
    guard index >= 0, index < tokens.count else { return false }
    let bytes = text.slice(range(index))
    guard bytes.count == spelling.utf8CodeUnitCount else { return false }
    return spelling.withUTF8Buffer { $0.elementsEqual(bytes) }
  }

  /// Whether two identifiers have the same spelling.
  func same(_ a: Int, _ b: Int) -> Bool {
    tokens[a].hash == tokens[b].hash && text.slice(range(a)).elementsEqual(text.slice(range(b)))
  }

  /// From the first byte of `first` to the last one of `last`, with quotes where the ends are strings.
  package func outerRange(_ first: Int, _ last: Int) -> ByteRange {
    guard first >= 0, first <= last, last < tokens.count else { return range(first) }
    if let expansion,
      expansion.use(at: tokens[first].start)?.range != expansion.use(at: tokens[last].start)?.range
    {
      return expansion.rangeInFile(ByteRange(tokens[first].start, tokens[last].end))
    }
    var start = Int(tokens[first].start)
    var end = Int(tokens[last].end)
    if tokens[first].kind == .string { start -= quoteLength(first) }
    if tokens[last].kind == .string, tokens[last].code & StringFlags.unterminated.rawValue == 0 {
      end += quoteLength(last)
    }
    return ByteRange(max(0, start), min(text.count, max(end, start)))
  }

  private func quoteLength(_ index: Int) -> Int {
    tokens[index].code & StringFlags.multiline.rawValue != 0 ? 3 : 1
  }

  /// The token after the `>` that closes the `<` at `index`; nil when a `<` is not there, or a `>` is not near it.
  package func angleEnd(_ index: Int) -> Int? {
    guard isMark(index, .less) else { return nil }
    var depth = 0
    for at in index..<min(index + NativeSourceLimit.typeArguments, tokens.count) {
      if isMark(at, .less) { depth += 1 }
      if isMark(at, .greater) { depth -= 1 }
      if depth == 0 { return at + 1 }
      if isMark(at, .openingBrace) || language != .swift && isMark(at, .semicolon) { break }
    }
    return nil
  }

  /// The token after `<...>` at `index`, or `index` when there is none.
  package func afterAngles(_ index: Int) -> Int { angleEnd(index) ?? index }

  /// The token after the dotted name that begins at `start`, or `start` when there is none.
  package func nameEnd(_ start: Int) -> Int {
    var index = start
    while index < start + NativeSourceLimit.nameTokens, isIdentifier(index) {
      guard isMark(index + 1, .dot), isIdentifier(index + 2) else { return index + 1 }
      index += 2
    }
    return index
  }

  /// The name of a function of Kotlin, and where the type begins that it extends: `fun <T> Type<T>?.name()`. Without such a
  /// type both are the same.
  ///
  /// - Parameter keyword: the `fun`.
  func functionName(after keyword: Int) -> (name: Int, receiver: Int) {
    let receiver = afterAngles(keyword + 1)
    var name = receiver
    while isIdentifier(name) {
      var end = afterAngles(name + 1)
      if isMark(end, .question) { end += 1 }
      guard isMark(end, .dot) else { break }
      name = end + 1
    }
    return (name, receiver)
  }

  /// The arguments between the bracket `open` and its partner, as token ranges without the commas; empty for `()`.
  package func arguments(_ open: Int) -> [Range<Int>] { listItems(open, next: next) }

  /// The declared parameters between the bracket `open` and its partner, as `arguments`. A comma between the angle
  /// brackets of a type, as in `Dictionary<String, Any>`, separates none.
  package func parameters(_ open: Int) -> [Range<Int>] {
    listItems(open) { index in
      // A comparison in a default value has blanks around its sign.
      guard isMark(index, .less), isIdentifier(index - 1), tokens[index - 1].end == tokens[index].start else {
        return next(index)
      }
      return angleEnd(index) ?? index + 1
    }
  }

  /// What the commas between the bracket `open` and its partner separate; `next` is the token after the one at an
  /// index, or after what begins there.
  @inline(__always) private func listItems(_ open: Int, next: (Int) -> Int) -> [Range<Int>] {
    let close = close(open)
    var items: [Range<Int>] = []
    var start = open + 1
    var index = start
    while index < close {
      if isMark(index, .comma) {
        items.append(start..<index)
        start = index + 1
      }
      index = next(index)
    }
    if start < close { items.append(start..<close) }
    return items
  }
}
