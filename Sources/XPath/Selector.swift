/// A selector that was read: what elements must be, and how they are related.
struct Selector {
  /// The alternatives, of which one must fit.
  var alternatives: [Chain]

  /// Elements that are related, from the outermost to the one that is meant.
  struct Chain {
    var first: Compound
    var rest: [(relation: Relation, compound: Compound)] = []
  }

  /// How an element is related to the one before it in a chain.
  enum Relation {
    case descendant, child, next, following
  }

  /// What one element must be.
  struct Compound {
    /// Nil for any tag.
    var tag: String?
    var conditions: [Condition] = []
  }

  indirect enum Condition {
    /// The value of `id`.
    case id(String)
    /// A word of `class`.
    case word(String)
    case attribute(AttributeName, ValueTest?)
    case not(Selector)
    case any(Selector)
    /// Chains that begin at the element, each with the relation of its first element.
    case has([(Relation, Chain)])
    case firstChild, lastChild, onlyChild, empty, root
    /// Counted from 1.
    case nthChild(Int)
  }

  enum AttributeName {
    case exactly(String)
    /// Every name that begins so.
    case beginning(String)
  }

  struct ValueTest {
    enum Operator: String {
      case equals = "="
      case begins = "^="
      case ends = "$="
      case contains = "*="
      case hasWord = "~="
    }

    var `operator`: Operator
    var value: String
    var ignoresCase = false
  }

  /// The tags that it names, each once, in order.
  var tags: [String] {
    var tags: [String] = []
    for tag in alternatives.flatMap(\.tags) where !tags.contains(tag) { tags.append(tag) }
    return tags
  }
}

extension Selector.Chain {
  var compounds: [Selector.Compound] { [first] + rest.map(\.compound) }

  /// The element that is meant.
  var last: Selector.Compound {
    get { rest.last?.compound ?? first }
    set { if rest.isEmpty { first = newValue } else { rest[rest.count - 1].compound = newValue } }
  }

  fileprivate var tags: [String] { compounds.flatMap(\.tags) }
}

extension Selector.Compound {
  fileprivate var tags: [String] {
    (tag.map { [$0] } ?? [])
      + conditions.flatMap { condition -> [String] in
        switch condition {
        case .not(let selector), .any(let selector): selector.tags
        case .has(let chains): chains.flatMap { $0.1.tags }
        default: []
        }
      }
  }
}
