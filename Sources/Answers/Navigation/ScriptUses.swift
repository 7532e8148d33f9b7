import Diagnostics
import Script

/// Where a script spells a name, and what each place says of a method with that name.
struct ScriptUses {
  enum Meaning {
    /// `this.name`, `that.name`, `this['name']`: the page's or component's own.
    case ofThis
    /// The name belongs to something else.
    case other
    /// It is the key of an object, or of an object's type.
    case key
    /// The string or member may mean the method: it is unknown to which object it belongs.
    case unknown
  }

  struct Use {
    /// The name, without quotes.
    let range: ByteRange
    let meaning: Meaning
  }

  private(set) var uses: [Use] = []
  /// Whether members of `this` are looked up by names that the script does not show: `this[name]()`.
  private(set) var looksUpUnknownNames = false

  private let list: TokenList
  private let name: String
  private var aliases: Set<String> = ["this"]
  private var imports: Set<String> = []

  /// Members of a page or component, of an event and of the platform that have members of their own.
  private static let containers: Set<String> = [
    "props", "data", "properties", "detail", "dataset", "target", "currentTarget",
  ]
  /// Functions that take the name of an event as a string argument.
  private static let senders: Set<String> = ["triggerEvent", "emit", "$emit", "on", "off", "once", "trigger"]

  init(of name: String, in text: SourceText, platform: String, imports: Set<String>) {
    self.name = name
    self.imports = imports.union([platform, "console", "Object", "JSON", "Math"])
    list = TokenList.typed(text).tokens
    aliases.formUnion(list.aliasesOfThis)
    for index in 0..<list.count { read(index) }
  }

  /// The use at an offset.
  func use(at offset: UInt32) -> Use? { uses.first { $0.range.touches(offset) } }

  // MARK: Reading

  private func isThis(_ index: Int) -> Bool {
    list.kind(index) == .identifier && !list.isMember(index) && aliases.contains(list.string(index))
  }

  private mutating func read(_ index: Int) {
    switch list.kind(index) {
    case .identifier:
      if isThis(index), list.kind(index + 1) == .openingBracket, list.literal(index + 2) == nil {
        looksUpUnknownNames = true
      }
      guard list.text.slice(list.range(index)).elementsEqual(name.utf8) else { return }
      uses.append(Use(range: list.range(index), meaning: identifier(index)))
    case .string, .template:
      guard let range = list.literal(index), list.text.slice(range).elementsEqual(name.utf8) else { return }
      uses.append(Use(range: range, meaning: string(index)))
    default: break
    }
  }

  private func identifier(_ index: Int) -> Meaning {
    if list.isMember(index) { return member(of: index - 2) }
    // `const { name } = this`
    let opener = list.parent(index)
    if list.kind(opener) == .openingBrace {
      let end = list.closer(of: opener)
      if list.kind(end + 1) == .assign, isThis(end + 2) { return .unknown }
      let begins = list.kind(index - 1)
      if begins == .openingBrace || begins == .comma || begins == .semicolon {
        switch list.kind(index + 1) {
        case .colon, .openingParenthesis, .question, .comma, .closingBrace: return .key
        default: break
        }
      }
    }
    return .other
  }

  /// The meaning of a member of what ends at an index.
  private func member(of index: Int) -> Meaning {
    guard list.kind(index) == .identifier else { return .unknown }
    if isThis(index) { return .ofThis }
    let receiver = list.string(index)
    if list.isMember(index) { return ScriptUses.containers.contains(receiver) ? .other : .unknown }
    return imports.contains(receiver) || ScriptUses.containers.contains(receiver) ? .other : .unknown
  }

  private func string(_ index: Int) -> Meaning {
    switch list.kind(list.parent(index)) {
    case .openingBracket where list.kind(index + 1) == .closingBracket:
      let receiver = list.parent(index) - 1
      return isThis(receiver) ? .ofThis : .unknown
    case .openingParenthesis where list.parent(index) == index - 1:
      return ScriptUses.senders.contains(list.string(index - 2)) ? .other : .unknown
    default:
      // The key of an object.
      return list.kind(index + 1) == .colon ? .key : .unknown
    }
  }
}

extension TokenList {
  /// The names of variables such as `that` in `const that = this`.
  var aliasesOfThis: Set<String> {
    var aliases: Set<String> = []
    for index in 0..<count where isSpelled(index, "this") && kind(index - 1) == .assign {
      switch kind(index + 1) {
      case .dot, .optionalDot, .openingBracket, .openingParenthesis: continue
      default: break
      }
      if kind(index - 2) == .identifier, !isMember(index - 2) { aliases.insert(string(index - 2)) }
    }
    return aliases
  }
}
