/// Why a page is left alone.
package enum FormatObstacle: Hashable, Sendable {
  /// A syntax error: the rule that reports it, and its line, 1-based.
  case syntax(rule: String, line: Int)
  /// Tags fit each other in no order in which conditional comments may be decided.
  case undecided(line: Int)
  /// The formatted text would have another tree: a mistake of the formatter.
  case treeChange

  /// Whether it is a mistake of this tool.
  package var isInternal: Bool { self == .treeChange }

  /// A clause to write after the path.
  package var clause: String {
    switch self {
    case .syntax(let rule, let line): "is not formatted: \(rule) at line \(line)"
    case .undecided(let line):
      "is not formatted: the tags in its conditional comments do not fit each other, first at line \(line)"
    case .treeChange: "is not formatted: the tree would change, please report it"
    }
  }
}
