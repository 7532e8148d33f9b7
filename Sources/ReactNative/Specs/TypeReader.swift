import Diagnostics
import Script

/// Reads types from the tokens of a script.
///
/// Both notations are read by the same rules, because a reader would gain nothing from knowing which of them it has:
/// members may be separated by commas, semicolons or line ends, and what `+x`, `readonly x`, `?T` and `{| |}` mean in
/// one, they cannot mean in the other.
struct TypeReader {
  let tokens: TokenList
  /// Local names of imported types, by their names in the modules that they come from.
  let imported: [String: String]

  private static let deepest = 24

  /// The type that begins at `index`, and the index after it.
  func type(_ index: Int, depth: Int = 0) -> (type: TypeNode, end: Int) {
    guard depth < TypeReader.deepest else { return (.other, skipType(index)) }
    var index = index
    if isMark(index, .bar) || isMark(index, .ampersand) { index += 1 }
    var (first, end) = operand(index, depth)
    var isUnion = false
    var parts = [first]
    while tokens.kind(end) == .bar || tokens.kind(end) == .ampersand, !closesExactObject(end) {
      isUnion = isUnion || tokens.kind(end) == .bar
      let next = operand(end + 1, depth)
      if next.end <= end + 1 { break }
      parts.append(next.type)
      end = next.end
    }
    if parts.count > 1 { first = isUnion ? .union(parts) : .intersection(parts) }
    if tokens.kind(end) == .arrow {
      // `T => void` of Flow.
      return (.other, type(end + 1, depth: depth + 1).end)
    }
    return (first, end)
  }

  private func isMark(_ index: Int, _ kind: TokenKind) -> Bool { tokens.kind(index) == kind }

  /// Whether the bar at `index` belongs to `|}`.
  private func closesExactObject(_ index: Int) -> Bool {
    tokens.kind(index) == .bar && tokens.kind(index + 1) == .closingBrace
      && tokens.range(index).end == tokens.range(index + 1).start
  }

  private func operand(_ index: Int, _ depth: Int) -> (type: TypeNode, end: Int) {
    var (node, end) = primary(index, depth)
    // `T[]`, `T['key']`
    while tokens.kind(end) == .openingBracket, end > index, isOnLine(end - 1, end) {
      node = tokens.kind(end + 1) == .closingBracket ? .array : .other
      end = tokens.skip(end)
    }
    return (node, end)
  }

  private func isOnLine(_ first: Int, _ second: Int) -> Bool {
    let between = ByteRange(tokens.range(first).end, tokens.range(second).start)
    return !tokens.text.slice(between).contains(UInt8(ascii: "\n"))
  }

  private func primary(_ index: Int, _ depth: Int) -> (type: TypeNode, end: Int) {
    switch tokens.kind(index) {
    case .question:
      // `?T` of Flow.
      let inner = operand(index + 1, depth + 1)
      return (.union([inner.type, .nothing]), inner.end)
    case .openingParenthesis:
      let end = tokens.skip(index)
      if tokens.kind(end) == .arrow { return (.other, type(end + 1, depth: depth + 1).end) }
      let inner = type(index + 1, depth: depth + 1)
      return (inner.end == end - 1 ? inner.type : .other, end)
    case .openingBrace: return object(index, depth)
    case .openingBracket: return (.other, tokens.skip(index))
    case .string:
      guard let literal = tokens.literal(index) else { return (.other, index + 1) }
      return (.string(tokens.text.string(literal)), index + 1)
    case .number: return (.number(tokens.string(index)), index + 1)
    case .minus where tokens.kind(index + 1) == .number:
      return (.number("-" + tokens.string(index + 1)), index + 2)
    case .identifier: return name(index, depth)
    default: return (.other, index)
    }
  }

  private func name(_ index: Int, _ depth: Int) -> (type: TypeNode, end: Int) {
    let word = tokens.string(index)
    switch word {
    case "null", "undefined", "void": return (.nothing, index + 1)
    case "true", "false": return (.boolean(word == "true"), index + 1)
    case "readonly", "keyof", "typeof":
      let inner = operand(index + 1, depth + 1)
      return (word == "readonly" ? inner.type : .other, max(inner.end, index + 1))
    default: break
    }
    var last = index
    while tokens.kind(last + 1) == .dot, tokens.kind(last + 2) == .identifier { last += 2 }
    var name = tokens.string(last)
    if last == index, let original = imported[name] { name = original }
    var end = last + 1
    var arguments: [TypeNode] = []
    if tokens.kind(end) == .less, let list = typeArguments(end, depth + 1) {
      arguments = list.types
      end = list.end
    }
    return (.name(name, arguments: arguments, range: tokens.range(index, through: last)), end)
  }

  /// The types between the `<` at `index` and its `>`; nil when a `>` is missing where one must be.
  func typeArguments(_ index: Int, _ depth: Int = 0) -> (types: [TypeNode], end: Int)? {
    var types: [TypeNode] = []
    var at = index + 1
    while tokens.kind(at) != .greater {
      let next = type(at, depth: depth + 1)
      guard next.end > at else { return nil }
      types.append(next.type)
      at = next.end
      if tokens.kind(at) == .comma { at += 1 } else if tokens.kind(at) != .greater { return nil }
    }
    return (types, at + 1)
  }

  /// `{ a?: T; ...B }`, `{| +a: T |}`, the body of an interface.
  func object(_ open: Int, _ depth: Int = 0) -> (type: TypeNode, end: Int) {
    let close = tokens.closer(of: open)
    var members: [TypeMember] = []
    var spreads: [TypeNode] = []
    var index = open + 1
    while index < close {
      switch tokens.kind(index) {
      case .comma, .semicolon, .bar: index += 1
      // `{||}`
      case .operator where index + 1 == close: index += 1
      case .ellipsis:
        // A bare `...` of Flow: the object may have more.
        let next = type(index + 1, depth: depth + 1)
        spreads.append(next.end > index + 1 ? next.type : .other)
        index = max(next.end, index + 1)
      default:
        let member = member(index, depth)
        if let found = member.found {
          members.append(found)
        } else if member.isUnknown {
          spreads.append(.other)
        }
        index = max(member.end, index + 1)
      }
    }
    return (.object(members: members, spreads: spreads, range: tokens.range(open, through: close)), close + 1)
  }

  /// `readonly a?: T`, `+a: T`, `'a-b': T`; a method has no type that matters here.
  private func member(_ index: Int, _ depth: Int) -> (found: TypeMember?, isUnknown: Bool, end: Int) {
    var at = index
    if tokens.kind(at) == .minus || tokens.kind(at) == .operator { at += 1 }
    if tokens.string(at) == "readonly", tokens.kind(at + 1) == .identifier || tokens.kind(at + 1) == .string {
      at += 1
    }
    let isString = tokens.kind(at) == .string
    guard tokens.kind(at) == .identifier || isString else {
      // `[key: string]: T`, a method without a name.
      return (nil, true, skipMember(at))
    }
    let range = isString ? tokens.literal(at) ?? tokens.range(at) : tokens.range(at)
    var after = at + 1
    let isOptional = tokens.kind(after) == .question
    if isOptional { after += 1 }
    guard tokens.kind(after) == .colon else {
      // `method(): void`
      let isMethod = tokens.kind(after) == .openingParenthesis || tokens.kind(after) == .less
      let member = TypeMember(
        name: tokens.text.string(range), range: range, isOptional: isOptional, type: .other)
      return (isMethod ? member : nil, !isMethod, skipMember(after))
    }
    let (type, end) = type(after + 1, depth: depth + 1)
    let member = TypeMember(name: tokens.text.string(range), range: range, isOptional: isOptional, type: type)
    switch tokens.kind(end) {
    case .comma, .semicolon, .closingBrace, .bar: return (member, false, end)
    default:
      // Members that line ends alone separate.
      return (member, false, end > after + 1 && !isOnLine(end - 1, end) ? end : skipMember(end))
    }
  }

  private func skipMember(_ index: Int) -> Int {
    var at = index
    while at < tokens.count {
      switch tokens.kind(at) {
      case .comma, .semicolon: return at + 1
      case .closingBrace: return at
      default: at = tokens.skip(at)
      }
    }
    return at
  }

  private func skipType(_ index: Int) -> Int {
    var at = index
    while at < tokens.count {
      switch tokens.kind(at) {
      case .comma, .semicolon, .closingBrace, .closingParenthesis, .closingBracket, .endOfFile: return at
      default: at = tokens.skip(at)
      }
    }
    return at
  }
}
