import Diagnostics

/// Why a page is left alone.
package enum FormatObstacle: Hashable, Sendable {
  /// A syntax error: the rule that reports it, and its line, 1-based.
  case syntax(rule: String, line: Int)
  /// Tags fit each other in no order in which conditional comments may be decided.
  case undecided(line: Int)
  /// The formatted text would have another tree: a mistake of the formatter.
  case treeChange

  package var isSyntaxError: Bool {
    if case .syntax = self { true } else { false }
  }

  /// Whether it is a mistake of this tool.
  package var isInternal: Bool { self == .treeChange }

  /// A clause to write after the path.
  package var clause: LocalizedText {
    switch self {
    case .syntax(let rule, let line):
      LocalizedText(
        en: "is not formatted: \(rule) at line \(line)", zh: "未格式化：第 \(line) 行有 \(rule)")
    case .undecided(let line):
      LocalizedText(
        en:
          "is not formatted: the tags in its conditional comments do not fit each other, first at line \(line)",
        zh: "未格式化：条件编译注释中的标签不配对，最先出现在第 \(line) 行")
    case .treeChange:
      LocalizedText(
        en: "is not formatted: the tree would change, please report it", zh: "未格式化：标签树会改变，请报告此问题")
    }
  }
}
