import Diagnostics

/// Puts what its macros give in the place of their uses in a file.
///
/// Source: C11, 6.10.3, Macro replacement. A use that is not understood stays as it is; what its body names is then named as
/// arguments of it, so that a value which the macro takes from around it is known to be used.
struct MacroExpander {
  let tokens: NativeTokens
  private let file: Int
  private let table: MacroTable
  private(set) var sources: [MacroSource]
  private var sourceNumbers: [String: Int] = [:]
  private var walk = MacroWalk()
  private var outerMeanings: [UInt32: MacroMeaning?] = [:]
  private(set) var expandedNames: Set<UInt32> = []
  private(set) var failedNames: Set<UInt32> = []
  /// The tokens `.define` of the file.
  private var definitions: [Int] = []
  /// What stands in the place of closing brackets that are still to come.
  private var namesBefore: [Int: Replacement] = [:]
  private var stepsLeft = 0
  private var allStepsLeft = MacroExpander.maxAllSteps
  private var depth = 0
  private var bytesLeft = MacroExpander.maxBytes

  /// The most tokens that one use gives, and the most bytes that all uses of a file give.
  private static let maxSteps = 200_000
  private static let maxAllSteps = 2_000_000
  private static let maxBytes = 2_000_000
  /// How many macros are in each other.
  private static let maxDepth = 12
  private static let maxFreeNames = 24

  /// One token of what macros give.
  struct Piece {
    enum Text {
      /// A range of the source with a number.
      case spelled(source: Int, ByteRange)
      case made([UInt8])
    }
    var text: Text
    var kind: NativeToken.Kind
    var code: UInt8 = 0
    /// The hash of an identifier, 0 for other tokens.
    var hash: UInt32 = 0
    /// Where it is from.
    var origin: (source: Int, range: ByteRange)?
    var isArgument = false
    var hasSpace = false
    /// Names that are not expanded in it: it came of them.
    var hidden: [UInt32] = []

    func isMark(_ mark: Mark) -> Bool { kind == .punctuation && code == mark.code }
  }

  /// What conditions of the file are.
  let flags: [UInt32: Bool]

  init(_ tokens: NativeTokens, _ file: Int, _ table: MacroTable, flags: [UInt32: Bool] = [:]) {
    self.flags = flags
    self.tokens = tokens
    self.file = file
    self.table = table
    sources = [MacroSource(tokens)]
  }

  // MARK: - The file

  /// What stands in the place of some bytes of the file.
  struct Replacement {
    var range: ByteRange
    var bytes: [UInt8] = []
    var parts: [(range: Range<Int>, piece: Piece)] = []
  }

  /// The tokens of the file with what its macros give.
  mutating func expanded(_ words: WordTable) -> NativeTokens {
    var replacements: [Replacement] = []
    var index = 0
    while index < tokens.count {
      switch tokens.tokens[index].kind {
      case .define:
        walk.define(index, tokens)
        definitions.append(index)
        while index < tokens.count, tokens.kind(index) != .directiveEnd { index += 1 }
      case .identifier:
        let hash = tokens.hash(index)
        if table.isMacro(hash), isCandidate(index, hash), let end = replace(index, hash, &replacements) {
          index = end
          continue
        }
      case .punctuation:
        if let free = namesBefore.removeValue(forKey: index) { replacements.append(free) }
      default: break
      }
      index += 1
    }
    return replacements.isEmpty ? tokens : relocated(replacements, words)
  }

  /// The bodies of macros that are all expanded: they say nothing themselves.
  var understoodBodies: [ByteRange] {
    definitions.compactMap { define in
      guard let definition = MacroDefinition(tokens, at: define), let first = definition.body.first,
        let last = definition.body.last
      else { return nil }
      let hash = tokens.hash(definition.name)
      guard expandedNames.contains(hash), !failedNames.contains(hash) else { return nil }
      return tokens.outerRange(first, last)
    }
  }

  /// Whether a macro may be used at a token, not a member or a part of a selector with its name.
  private func isCandidate(_ index: Int, _ hash: UInt32) -> Bool {
    tokens.isMark(index + 1, .openingParenthesis) || table.isActive(hash) && !tokens.isMark(index + 1, .colon)
  }

  /// Replaces the use of a macro at a token; the token after it, or nil where there is none.
  private mutating func replace(_ index: Int, _ hash: UInt32, _ replacements: inout [Replacement]) -> Int? {
    walk.undefine(before: tokens.tokens[index].start, tokens)
    let hasBrackets = tokens.isMark(index + 1, .openingParenthesis)
    let end = hasBrackets ? tokens.close(index + 1) + 1 : index + 1
    guard end <= tokens.count else { return nil }
    switch meaning(hash) {
    case .one(let definition):
      if definition.parameters == nil {
        guard table.isActive(hash), !definition.isLiteral(sources[definition.source].tokens) else {
          return nil
        }
      } else if !hasBrackets {
        return nil
      }
    case .several: break
    case .removed, nil: return nil
    }
    let steps = min(MacroExpander.maxSteps, allStepsLeft)
    stepsLeft = steps
    defer { allStepsLeft -= steps - max(0, stepsLeft) }
    guard end - index < stepsLeft else { return nil }
    stepsLeft -= end - index
    var names: Set<UInt32> = [hash]
    if let pieces = expand((index..<end).map { piece(tokens, $0, 0) }, &names),
      let made = replacement(pieces, tokens.outerRange(index, end - 1))
    {
      expandedNames.formUnion(names)
      replacements.append(made)
      return end
    }
    failedNames.formUnion(names)
    if hasBrackets { nameFree(names, before: end - 1) }
    return nil
  }

  /// Adds what the bodies of macros name to the arguments of a use that is not understood.
  private mutating func nameFree(_ names: Set<UInt32>, before close: Int) {
    var pieces: [Piece] = []
    for name in names.sorted() {
      let definitions: [MacroDefinition] =
        switch meaning(name) {
        case .one(let definition): [definition]
        case .several(let all): all
        case .removed, nil: []
        }
      for definition in definitions {
        let source = sources[definition.source].tokens
        for index in definition.body where source.isIdentifier(index) && source.word(index) == .other {
          let hash = source.hash(index)
          guard pieces.count < 2 * MacroExpander.maxFreeNames, definition.parameters?.contains(hash) != true,
            !source.isAccessed(index), !source.isMark(index + 1, .openingParenthesis),
            !source.isMark(index + 1, .colon), !pieces.contains(where: { $0.hash == hash })
          else { continue }
          var name = piece(source, index, definition.source)
          name.origin = nil
          pieces += [Piece(text: .made([UInt8(ascii: ",")]), kind: .punctuation), name]
        }
      }
    }
    guard !pieces.isEmpty, let made = replacement(pieces + [piece(tokens, close, 0)], tokens.range(close))
    else {
      return
    }
    namesBefore[close] = made
  }

  private mutating func replacement(_ pieces: [Piece], _ range: ByteRange) -> Replacement? {
    var made = Replacement(range: range)
    made.bytes.append(UInt8(ascii: " "))
    for piece in pieces {
      if piece.hasSpace { made.bytes.append(UInt8(ascii: " ")) }
      let start = made.bytes.count
      made.bytes += bytes(piece)
      made.parts.append((start..<made.bytes.count, piece))
      if made.bytes.count > bytesLeft { return nil }
    }
    made.bytes.append(UInt8(ascii: " "))
    bytesLeft -= made.bytes.count
    return made
  }

  // MARK: - Meanings

  private mutating func meaning(_ name: UInt32) -> MacroMeaning? {
    if let own = walk.meanings[name] { return own }
    if let known = outerMeanings[name] { return known }
    let found = table.meaning(name, in: file, tokens) { add($0) }
    outerMeanings[name] = .some(found)
    return found
  }

  private mutating func add(_ source: MacroSource) -> Int {
    let path = source.tokens.text.path
    if let known = sourceNumbers[path] { return known }
    sources.append(source)
    sourceNumbers[path] = sources.count - 1
    return sources.count - 1
  }

  // MARK: - Pieces

  private func piece(_ source: NativeTokens, _ index: Int, _ number: Int) -> Piece {
    let token = source.tokens[index]
    let range = source.outerRange(index, index)
    let hasSpace = index > 0 && source.outerRange(index - 1, index - 1).end < range.start
    return Piece(
      text: .spelled(source: number, range), kind: token.kind, code: token.code, hash: token.hash,
      origin: (number, range), hasSpace: hasSpace)
  }

  private func bytes(_ piece: Piece) -> [UInt8] {
    switch piece.text {
    case .made(let bytes): bytes
    case .spelled(let source, let range): Array(sources[source].tokens.text.slice(range))
    }
  }

  /// What a list of tokens becomes; nil where a macro in it is not understood.
  private mutating func expand(_ list: [Piece], _ names: inout Set<UInt32>) -> [Piece]? {
    guard depth < MacroExpander.maxDepth else { return nil }
    depth += 1
    defer { depth -= 1 }
    var rest = Array(list.reversed())
    var result: [Piece] = []
    while let next = rest.popLast() {
      stepsLeft -= 1
      guard stepsLeft > 0, next.kind != .define, next.kind != .directiveEnd else { return nil }
      guard next.kind == .identifier, table.isMacro(next.hash), !next.hidden.contains(next.hash),
        let meaning = meaning(next.hash)
      else {
        result.append(next)
        continue
      }
      let definition: MacroDefinition
      switch meaning {
      case .one(let only): definition = only
      case .removed:
        result.append(next)
        continue
      case .several:
        names.insert(next.hash)
        return nil
      }
      let isConstant = definition.isLiteral(sources[definition.source].tokens)
      if definition.parameters == nil ? isConstant : rest.last?.isMark(.openingParenthesis) != true {
        result.append(next)
        continue
      }
      names.insert(next.hash)
      guard definition.isUnderstood, next.hidden.count < MacroExpander.maxDepth else { return nil }
      var arguments: [[Piece]] = []
      if let parameters = definition.parameters {
        guard let found = takeArguments(&rest, parameters.count, definition.isVariadic) else { return nil }
        arguments = found
      }
      guard var made = substituted(definition, arguments, &names) else { return nil }
      for index in made.indices {
        for name in next.hidden + [next.hash] where !made[index].hidden.contains(name) {
          made[index].hidden.append(name)
        }
      }
      if !made.isEmpty { made[0].hasSpace = true }
      rest += made.reversed()
    }
    return result
  }

  /// The arguments of a call, whose bracket is the next token.
  private mutating func takeArguments(_ rest: inout [Piece], _ count: Int, _ isVariadic: Bool) -> [[Piece]]? {
    rest.removeLast()
    var arguments: [[Piece]] = [[]]
    var depth = 1
    while let next = rest.popLast() {
      stepsLeft -= 1
      if next.isMark(.openingParenthesis) { depth += 1 }
      if next.isMark(.closingParenthesis) { depth -= 1 }
      if depth == 0 {
        if count == 0, arguments.count == 1, arguments[0].isEmpty { return [] }
        // `F(a)` of `F(x, ...)`
        if isVariadic, arguments.count == count - 1 { arguments.append([]) }
        return arguments.count == count ? arguments : nil
      }
      if depth == 1, next.isMark(.comma), !(isVariadic && arguments.count == count) {
        arguments.append([])
        continue
      }
      arguments[arguments.count - 1].append(next)
    }
    return nil
  }

  /// The body of a macro with arguments in the places of parameters.
  private mutating func substituted(
    _ definition: MacroDefinition, _ arguments: [[Piece]], _ names: inout Set<UInt32>
  ) -> [Piece]? {
    let source = sources[definition.source].tokens
    let parameters = definition.parameters ?? []
    func argument(_ index: Int) -> Int? {
      guard source.isIdentifier(index) else { return nil }
      return parameters.firstIndex(of: source.hash(index))
    }
    func isPaste(_ index: Int) -> Bool {
      definition.body.contains(index + 1) && source.isMark(index, .hash) && source.isMark(index + 1, .hash)
        && source.range(index).end == source.range(index + 1).start
    }
    var expanded: [Int: [Piece]] = [:]
    var result: [Piece] = []
    var index = definition.body.lowerBound
    var isPasted = false
    while index < definition.body.upperBound {
      stepsLeft -= 1
      if isPaste(index) {
        isPasted = true
        index += 2
        continue
      }
      var next: [Piece]
      var width = 1
      if !parameters.isEmpty, source.isMark(index, .hash) {
        guard let number = argument(index + 1) else { return nil }
        next = [stringified(arguments[number])]
        width = 2
      } else if let number = argument(index) {
        if isPasted || isPaste(index + 1) {
          next = arguments[number]
        } else if let known = expanded[number] {
          next = known
        } else {
          guard let made = expand(arguments[number], &names) else { return nil }
          expanded[number] = made
          next = made
        }
        for position in next.indices { next[position].isArgument = true }
        if !next.isEmpty { next[0].hasSpace = true }
      } else {
        next = [piece(source, index, definition.source)]
      }
      index += width
      if isPasted {
        isPasted = false
        // `, ##__VA_ARGS__`
        if let last = result.last, last.isMark(.comma) {
          if next.isEmpty { result.removeLast() }
        } else if let last = result.last, let first = next.first {
          guard let glued = glued(last, first) else { return nil }
          result[result.count - 1] = glued
          next.removeFirst()
        }
      }
      result += next
      guard stepsLeft > 0 else { return nil }
    }
    return result
  }

  /// `#x`: the spelling of an argument as a string.
  private func stringified(_ argument: [Piece]) -> Piece {
    var text: [UInt8] = [UInt8(ascii: "\"")]
    for (index, piece) in argument.enumerated() {
      if index > 0, piece.hasSpace { text.append(UInt8(ascii: " ")) }
      for byte in bytes(piece) {
        if piece.kind == .string, byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") {
          text.append(UInt8(ascii: "\\"))
        }
        text.append(byte)
      }
    }
    text.append(UInt8(ascii: "\""))
    return Piece(
      text: .made(text), kind: .string, origin: argument.count == 1 ? argument[0].origin : nil,
      isArgument: true)
  }

  /// `a ## b`: one identifier, or a number behind it; nil for anything else.
  private func glued(_ first: Piece, _ second: Piece) -> Piece? {
    guard first.kind == .identifier, second.kind == .identifier || second.kind == .number else { return nil }
    let text = bytes(first) + bytes(second)
    let origin = second.isArgument ? second.origin : first.isArgument ? first.origin : nil
    return Piece(
      text: .made(text), kind: .identifier, hash: identifierHash(text), origin: origin,
      isArgument: first.isArgument || second.isArgument, hasSpace: first.hasSpace)
  }
}
