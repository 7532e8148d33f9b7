import Diagnostics
import NativeSource

/// Reads the initial value of a Swift variable.
struct SwiftValueReader {
  let tokens: NativeTokens

  /// Reads what follows the name of a variable and its type.
  func read(_ property: inout AppleProperty) {
    let name = tokens.index(at: property.name.place.range.start)
    property.isSettable = !tokens.spells(name - 1, "let")
    var index = name + 1
    if tokens.isMark(index, .colon) {
      while index < tokens.count, !tokens.isMark(index, .assign), !tokens.isMark(index, .openingBrace),
        !tokens.isMark(index, .closingBrace), index == name + 1 || !startsLine(index)
      {
        index = tokens.next(index)
      }
    }
    if tokens.isMark(index, .assign) {
      property.initialValue = literal(index + 1)
      if let place = property.initialValue?.place {
        let spelled = tokens.text.string(place.range)
        property.initialText = tokens.isString(index + 1) ? "\"\(spelled)\"" : spelled
      }
    } else if tokens.isMark(index, .openingBrace) {
      let first = tokens.string(index + 1)
      property.isStored = first == "didSet" || first == "willSet"
      if let setter = setter(index) {
        property.setter = tokens.exportedName(before: setter) ?? property.setter
      } else if !property.isStored {
        property.isSettable = false
      }
    }
  }

  /// The `set` of the accessors between the brackets.
  private func setter(_ open: Int) -> Int? {
    var index = open + 1
    for _ in 0..<NativeSourceLimit.statement where index < tokens.close(open) {
      if tokens.spells(index, "set") { return index }
      index = tokens.next(index)
    }
    return nil
  }

  private func startsLine(_ index: Int) -> Bool {
    let between = ByteRange(tokens.range(index - 1).end, tokens.range(index).start)
    return tokens.text.slice(between).contains { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
  }

  /// The literal at `index`, when it is the whole value.
  private func literal(_ index: Int) -> (ComponentSpec.Literal, Place)? {
    let isNegative = tokens.isMark(index, .minus)
    let at = isNegative ? index + 1 : index
    let isWhole =
      tokens.isMark(at + 1, .openingBrace) || tokens.isMark(at + 1, .semicolon)
      || tokens.isMark(at + 1, .closingBrace)
      || startsLine(at + 1)
    guard isWhole else { return nil }
    let spelled = tokens.string(at)
    switch tokens.kind(at) {
    case .number:
      guard let number = Double(spelled.replacing("_", with: "")) else { return nil }
      let range = tokens.outerRange(index, at)
      return (.number(isNegative ? -number : number), Place(path: tokens.text.path, range: range))
    case .string where !isNegative && !tokens.isInterpolated(at):
      return (.string(spelled), Place(path: tokens.text.path, range: tokens.range(at)))
    case .identifier where spelled == "true" || spelled == "false":
      return (.boolean(spelled == "true"), Place(path: tokens.text.path, range: tokens.range(at)))
    default: return nil
    }
  }
}

extension NativeTokens {
  /// Names that are assigned, other than in the accessors of a property, or a setter, of the same name.
  func assignedNames(setters: [String: [ByteRange]]) -> Set<String> {
    var names: Set<String> = []
    for index in 0..<count where isMark(index, .assign) && isIdentifier(index - 1) {
      let name = string(index - 1)
      if names.contains(name) || isInAccessor(of: name, index) { continue }
      let isInSetter = setters[name]?.contains {
        $0.start <= range(index).start && range(index).end <= $0.end
      }
      if isInSetter != true { names.insert(name) }
    }
    return names
  }

  /// Tokens from the `var` of a property to its accessors.
  private static let maxVariableLength = 24

  /// Whether a token is in the accessors of the variable `name`: `var onSpun: Block? { set { inner.onSpun = newValue } }`.
  private func isInAccessor(of name: String, _ index: Int) -> Bool {
    var open = parent(index)
    for _ in 0..<NativeSourceLimit.enclosingBlocks where open >= 0 {
      if isMark(open, .openingBrace), spells(open - 1, "set") || spells(open - 1, "didSet") {
        var at = parent(open) - 1
        let start = max(0, at - NativeTokens.maxVariableLength)
        while at > start, !spells(at, "var"), !isMark(at, .closingBrace) { at -= 1 }
        return spells(at, "var") && string(at + 1) == name
      }
      open = parent(open)
    }
    return false
  }

  /// The variables outside of classes and methods.
  var fileVariables: [NameAt] {
    var found: [NameAt] = []
    var index = 0
    while index < count {
      if isIdentifier(index), isVariable(index) {
        found.append(NameAt(string(index), at: Place(path: text.path, range: range(index))))
      }
      index = next(index)
    }
    return found
  }

  /// Whether a token outside of brackets declares a variable.
  private func isVariable(_ index: Int) -> Bool {
    if language != .objectiveC { return spells(index - 1, "var") }
    // `static DialView *shared;`, `DialView *shared = nil;`; not the parts of a method's header.
    guard isMark(index + 1, .semicolon) || isMark(index + 1, .assign), isMark(index - 1, .star),
      isIdentifier(index - 2)
    else { return false }
    // `@property DialView *shared;`, `@property (weak) IBOutlet DialView *shared;`
    return !spells(index - 3, "property") && !isMark(index - 3, .closingParenthesis)
      && !isMark(index - 4, .closingParenthesis)
  }

  /// The modules in `canImport`, found in the text.
  var probedModules: [String] {
    guard text.bytes.containsBytes(of: "canImport") else { return [] }
    let whole = text.string(ByteRange(0, text.count))
    return whole.split(separator: "canImport(").dropFirst().map { piece in
      String(piece.prefix { $0 != ")" && $0 != "," && !$0.isNewline }).filter { $0 != " " }
    }
  }
}
