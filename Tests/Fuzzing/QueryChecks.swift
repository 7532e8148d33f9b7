import Diagnostics
import Files
import Markup
import SeededRandom
import XPath

/// What is true of every selector, expression and message, over every page.
package final class QueryChecks {
  /// How many of each are tried over a page.
  private static let count = 4
  /// With more nodes, expressions with steps from everywhere to everywhere take seconds each.
  private static let maxNodes = 300

  private let reader: MarkupReader
  /// One that has seen all pages and expressions before.
  private let evaluator = Evaluator()
  private let values = QueryValues(path: "pages/index/index.axml", dialect: "axml", kind: .page)

  package init() {
    MarkupReader.initializeLibrary()
    reader = MarkupReader(.axml)
  }

  /// Asks the pages of a program what depends on their texts alone.
  func check(_ input: FuzzInput) throws(FuzzFailure) {
    for index in input.files.indices where input.files[index].path.hasSuffix(".axml") {
      let text = input.text(index)
      try check(text, seed: StableHash(text.bytes).value)
    }
  }

  package func check(_ text: SourceText, seed: UInt64) throws(FuzzFailure) {
    let document = reader.read(text)
    if document.nodes.count > QueryChecks.maxNodes { return }
    var maker = QueryMaker(seed: seed)
    var expressions: [CompiledExpression] = []
    var templates: [MessageTemplate] = []
    for round in 0..<QueryChecks.count {
      let selector = round == 0 ? maker.noise() : maker.selector()
      if let made = try compiled(
        selector, { text throws(ExpressionMistake) in try CompiledExpression(selector: text) })
      {
        expressions.append(made)
        let again = try compiled(
          made.xpath, { text throws(ExpressionMistake) in try CompiledExpression(xpath: text) })
        if let again {
          try require(
            found(again, document) == found(made, document), "a selector is the XPath that it becomes",
            selector)
        } else {
          try require(
            made.xpath.utf8.count > CompiledExpression.maxLength, "a selector becomes XPath", selector)
        }
      }
      let xpath = round == 0 ? maker.noise() : maker.xpath()
      if let made = try compiled(
        xpath, { text throws(ExpressionMistake) in try CompiledExpression(xpath: text) })
      {
        expressions.append(made)
        try checkSlashes(of: made, document)
      }
      if let made = try compiled(
        maker.message(), { text throws(ExpressionMistake) in try MessageTemplate(text) })
      {
        templates.append(made)
      }
    }
    try check(expressions, templates, document)
  }

  /// `//` gives what it stands for, which is evaluated as it is written.
  private func checkSlashes(of expression: CompiledExpression, _ document: Document) throws(FuzzFailure) {
    let pieces = expression.xpath.split(separator: "//", omittingEmptySubsequences: false)
    guard pieces.count > 1,
      let spelled = try? CompiledExpression(xpath: pieces.joined(separator: "/descendant-or-self::node()/")),
      case .success(let nodes) = found(expression, document),
      case .success(let others) = found(spelled, document)
    else { return }
    try require(nodes == others, "\"//\" is what it stands for", expression.xpath)
  }

  /// What is made of a text; nil for a mistake, which must be in it.
  private func compiled<Made>(
    _ text: String, _ make: (String) throws(ExpressionMistake) -> Made
  ) throws(FuzzFailure) -> Made? {
    do throws(ExpressionMistake) {
      return try make(text)
    } catch {
      let count = text.unicodeScalars.count
      try require(
        error.character.map { 1...count + 1 ~= $0 } ?? true, "a mistake is in the text",
        "\(error.sentence.english): \(text)")
      // What is a name, libxml2 may see otherwise.
      let isPlain = text.utf8.allSatisfy { $0 < 0x80 }
      try require(
        !isPlain || !error.reason.english.contains("is not XPath"), "libxml2 compiles what was read", text)
      return nil
    }
  }

  private func found(
    _ expression: CompiledExpression, _ document: Document
  ) -> Result<[QueryNode], EvaluationFailure> {
    evaluator.begin(document, values)
    return evaluator.result(expression)
  }

  private func check(
    _ expressions: [CompiledExpression], _ templates: [MessageTemplate], _ document: Document
  ) throws(FuzzFailure) {
    let results = expressions.map { found($0, document) }
    let values = self.values
    let others = inParallel(count: 3, jobs: 3, batch: 1) { _ in
      let evaluator = Evaluator()
      evaluator.begin(document, values)
      return expressions.map { evaluator.result($0) }
    }
    for (index, result) in results.enumerated() {
      let xpath = expressions[index].xpath
      for other in others { try require(other[index] == result, "all threads find the same", xpath) }
      switch result {
      case .failure(let failure): try require(failure != .failed, "what was read can be evaluated", xpath)
      case .success(let nodes): try check(nodes, of: xpath, templates, document)
      }
    }
  }

  private func check(
    _ nodes: [QueryNode], of xpath: String, _ templates: [MessageTemplate], _ document: Document
  ) throws(FuzzFailure) {
    var last: ByteRange?
    for node in nodes {
      let range = node.shownRange(in: document)
      if case .text = node {} else { try require(range != nil, "a node is shown", "\(node) of \(xpath)") }
      guard let range else { continue }
      try require(
        range.start <= range.end && Int(range.end) <= document.text.count, "the range of a node",
        "\(node) of \(xpath)")
      if node != .document {
        try require(last.map { $0.start < range.start } ?? true, "nodes are in order", "\(node) of \(xpath)")
        last = range
      }
      let finding = node.findingRange(in: document, marking: .value)
      try require(
        finding.map(range.contains) ?? false, "a finding is in what is shown", "\(node) of \(xpath)")
      _ = node.isUncertain(in: document)
    }
    evaluator.begin(document, values)
    for node in [nodes.first, nodes.last].compactMap({ $0 }) {
      _ = evaluator.stringValue(of: node)
      for template in templates {
        do throws(EvaluationFailure) {
          _ = try evaluator.text(template, at: node)
        } catch {
          try require(error != .failed, "a message can be made", "\(node) of \(xpath)")
        }
      }
    }
  }
}

extension Evaluator {
  fileprivate func result(_ expression: CompiledExpression) -> Result<[QueryNode], EvaluationFailure> {
    do throws(EvaluationFailure) { return .success(try nodes(expression)) } catch { return .failure(error) }
  }
}
