import Diagnostics

/// Components that a function of another module makes of an object literal: `VantComponent({ props: {}, methods: {} })`.
extension ScriptScanner {
  /// Reads the object that a script without `Page` and `Component` gives to such a function, where it is the only one.
  mutating func readFactory() {
    guard frameworkNames.isEmpty else { return }
    var found: Int?
    var index = 0
    // What is in brackets is passed over.
    while index < list.count {
      if list.kind(index) == .openingParenthesis, list.kind(index + 1) == .openingBrace,
        list.skip(index + 1) == list.closer(of: index), isImported(calledAt: index),
        describesComponent(index + 1)
      {
        if found != nil { return }
        found = index + 1
      }
      index = list.skip(index)
    }
    guard let opener = found, objectOfLiteral[token: opener] == nil else { return }
    let object = addObject(.exported, range: list.range(opener))
    facts.factoryObject = object
    pend(literal: opener, object: object)
  }

  /// Whether what is called with the parenthesis comes from another module: `X({`, `m.X({`, and `(0, m.X)({` of compilers.
  private mutating func isImported(calledAt parenthesis: Int) -> Bool {
    var root = parenthesis - 1
    if list.kind(root) == .closingParenthesis, list.tokens[root].link >= 0 {
      root = Int(list.tokens[root].link) + 3
      guard list.kind(root - 1) == .comma else { return false }
    } else {
      while list.isMember(root) { root -= 2 }
    }
    return list.kind(root) == .identifier && moduleSources[list.string(root)] != nil
  }

  /// Whether an object literal has members that only the options of a component have.
  private func describesComponent(_ opener: Int) -> Bool {
    var members = MemberCursor(list, opener: opener)
    while let member = members.next() {
      switch keyWord(member) {
      case .props, .properties, .methods: return true
      default: break
      }
    }
    return false
  }
}
