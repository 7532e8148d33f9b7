import SeededRandom

/// Makes selectors, expressions and messages: most are right, some are nearly, and a few are nothing at all.
struct QueryMaker {
  private static let names = [
    "view", "image", "text", "block", "a", "mpaas-component", "wxs", "template", "div", "or", "text", "节点",
  ]
  private static let attributes = [
    "class", "id", "src", "style", "a:if", "a:for", "wx:if", "onTap", "data-id", "type", "xml:lang",
    "bind:tap",
  ]
  private static let values = [
    "", "a", "{{a}}", "price", "primary", "it's", "中文", "a b", "\\d+", "^a", "b$", "(a|b)*c",
  ]
  private static let axes = [
    "ancestor", "ancestor-or-self", "attribute", "child", "descendant", "descendant-or-self", "following",
    "following-sibling", "namespace", "parent", "preceding", "preceding-sibling", "self",
  ]
  private static let tokens = [
    "/", "//", ".", "..", "@", "*", "[", "]", "(", ")", "|", "::", ":", ",", "$", "'", "\"", "=", "!=", "<",
    ">=", "+", "-", "1", "2.5",
    ".5", "and", "or", "div", "mod", "not(", "count(", "text()", "node()", "comment()", "position()",
    "last()", "$kind", "child::",
    "#", "~", ">", "^=", "*=", ":not(", ":has(", ":is(", ":nth-child(2)", ":empty", "i", "{", "}", "{{", "}}",
    " ", "\n", "\\", "\u{0}",
    "🗺️", "matches(., 'a')", "\u{202E}",
  ]

  private var random: SplitMix64
  private var depth = 0

  init(seed: UInt64) { random = SplitMix64(seed: seed) }

  private mutating func pick(_ choices: [String]) -> String { choices[random.below(choices.count)] }

  /// Anything.
  mutating func noise() -> String {
    (0..<random.below(12)).map { _ in
      random.onceIn(3) ? pick(QueryMaker.names + QueryMaker.attributes) : pick(QueryMaker.tokens)
    }.joined()
  }

  private mutating func broken(_ text: String) -> String {
    if !random.onceIn(6) { return text }
    var scalars = Array(text.unicodeScalars)
    let index = random.below(scalars.count + 1)
    if random.onceIn(2), index < scalars.count {
      scalars.remove(at: index)
    } else {
      scalars.insert(contentsOf: pick(QueryMaker.tokens).unicodeScalars, at: index)
    }
    return String(String.UnicodeScalarView(scalars))
  }

  // MARK: Selectors

  mutating func selector() -> String {
    broken((0...random.below(3)).map { _ in chain() }.joined(separator: ", "))
  }

  private mutating func chain() -> String {
    var chain = compound()
    for _ in 0..<random.below(4) { chain += pick([" ", " > ", " + ", " ~ ", ">"]) + compound() }
    return chain
  }

  private mutating func compound() -> String {
    depth += 1
    defer { depth -= 1 }
    var compound = pick(QueryMaker.names + ["*", "*"])
    for _ in 0..<random.below(3) {
      let name = pick(QueryMaker.attributes + ["@tap", ":class", "data-*", "*"])
      let value = pick(QueryMaker.values)
      switch random.below(depth > 4 ? 5 : 8) {
      case 0: compound += "[\(name)]"
      case 1:
        compound +=
          "[\(name)\(pick(["=", "^=", "$=", "*=", "~="]))\"\(value)\"\(random.onceIn(4) ? " i" : "")]"
      case 2: compound += "[\(name)=\(value)]"
      case 3: compound += pick([".a", "#a", ".price", ".item-row"])
      case 4:
        compound += pick([":first-child", ":last-child", ":only-child", ":nth-child(3)", ":empty", ":root"])
      case 5: compound += ":not(\(self.compound()), \(self.compound()))"
      case 6: compound += ":is(\(chain()))"
      default: compound += ":has(\(pick(["", "> ", "+ ", "~ "]))\(chain()))"
      }
    }
    return compound
  }

  // MARK: XPath

  mutating func xpath() -> String { broken(path()) }

  mutating func message() -> String {
    broken("a {{ \(random.onceIn(2) ? "{\(expression())}" : "{@class}") }} {name()}")
  }

  private mutating func path() -> String {
    depth += 1
    defer { depth -= 1 }
    var path = pick(["/", "//", "//", "", "./", ".//", "(//*)[1]/", "../"]) + step()
    for _ in 0..<random.below(3) { path += pick(["/", "/", "//"]) + step() }
    if random.onceIn(5) { path += " | " + self.path() }
    return path
  }

  private mutating func step() -> String {
    let axis = random.onceIn(3) ? pick(QueryMaker.axes) + "::" : random.onceIn(5) ? "@" : ""
    var step =
      axis
      + pick(QueryMaker.names + QueryMaker.attributes + ["*", "*", "node()", "text()", "comment()", "wx:*"])
    if depth < 4 { for _ in 0..<random.below(3) { step += "[\(expression())]" } }
    return step
  }

  private mutating func expression() -> String {
    depth += 1
    defer { depth -= 1 }
    if depth > 5 { return pick(["1", "'a'", "@class", ".", "$kind", "position()"]) }
    let value = "\"\(pick(QueryMaker.values))\""
    switch random.below(14) {
    case 0, 1: return path()
    case 2: return "not(\(expression()))"
    case 3:
      return "\(expression()) \(pick(["=", "!=", "<", ">=", "+", "-", "*", "div", "mod"])) \(expression())"
    case 4: return "\(expression()) \(pick(["and", "or"])) \(expression())"
    case 5: return "count(\(path())) \(pick(["=", ">"])) \(random.below(4))"
    case 6: return "\(pick(["contains", "starts-with", "ends-with", "has-word"]))(\(expression()), \(value))"
    case 7: return "matches(\(pick([".", "@class", "name()"])), \(value))"
    case 8: return "\(random.below(5))"
    case 9: return "position() \(pick(["=", "<"])) last()"
    case 10:
      return
        "\(pick(["normalize-space", "string-length", "lower-case", "string", "number"]))(\(expression()))"
    case 11: return "-\(expression())"
    case 12: return "substring(\(expression()), 2, string-length(concat(\(expression()), $path)))"
    default: return value
    }
  }
}
