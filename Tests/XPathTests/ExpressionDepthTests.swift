import Markup
import SmallStack
import Testing

@testable import XPath

/// What is as deep, or as long, as it may be needs no large stack.
@Suite struct ExpressionDepthTests {
  private static let brackets = XPathReader.maxDepth
  private static let chain = XPathReader.maxOperations

  private static func nested(_ opening: String, _ middle: String, _ closing: String, _ count: Int) -> String {
    String(repeating: opening, count: count) + middle + String(repeating: closing, count: count)
  }

  private static func joined(_ part: String, _ separator: String, _ count: Int) -> String {
    Array(repeating: part, count: count).joined(separator: separator)
  }

  private static let expressions: [String] = [
    nested("(", "//a", ")", brackets), nested("//a[", "b", "]", brackets),
    "//a[\(nested("not(", "b", ")", brackets - 1))]",
    "//a[\(nested("ancestor::a[", "b", "]", brackets - 1))]",
    joined("a", "/", chain), "a" + joined("[1]", "", chain - 1), "//*[\(joined("1", "+", chain - 2))]",
    "//*[\(joined("b", " or ", chain / 2 - 1))]", joined("a", " | ", chain / 2),
    "//*[\(nested("-", "1", "", chain - 3))]", "//*[concat(\(joined("'a'", ",", chain - 3)))]",
  ]

  private static let selectors: [String] = [
    joined("a", " ", brackets), joined("a", " > ", brackets),
    nested(":not(", "a", ")", SelectorReader.maxDepth),
    nested(":has(", "a", ")", SelectorReader.maxDepth), joined("a", ",", 1_000),
    joined("[a]", "", chain / 2 - 2),
  ]

  @Test(arguments: expressions) func expressionsAreEvaluated(xpath: String) throws {
    #expect(evaluate(try CompiledExpression(xpath: xpath)) != .failed)
  }

  @Test(arguments: selectors) func selectorsAreEvaluated(selector: String) throws {
    #expect(evaluate(try CompiledExpression(selector: selector)) != .failed)
  }

  /// Evaluates an expression over a page that is as deep as pages may be, on a small stack. Some need too many operations for that.
  /// Expressions are read on the first thread.
  private func evaluate(_ expression: CompiledExpression) -> EvaluationFailure? {
    onSmallStack { () -> EvaluationFailure? in
      let depth = MarkupLimit.depth - 2
      let page = Page(ExpressionDepthTests.nested("<a>", "<b/>", "</a>", depth))
      do throws(EvaluationFailure) {
        _ = try page.nodes(expression)
        return nil
      } catch {
        return error
      }
    }
  }
}
