import CLibXML2
import Diagnostics
import Markup

/// The values of the variables in a file.
package struct QueryValues: Hashable, Sendable {
  /// What `$kind` says.
  package enum Kind: String, Sendable { case page, component, other }

  /// From the root of the program, with `/`.
  package var path: String
  /// The id of the dialect.
  package var dialect: String
  package var kind: Kind

  package init(path: String, dialect: String, kind: Kind) {
    self.path = path
    self.dialect = dialect
    self.kind = kind
  }

  subscript(variable: QueryVariable) -> String {
    switch variable {
    case .path: path
    case .dialect: dialect
    case .kind: kind.rawValue
    }
  }
}

/// Why an evaluation gave nothing.
package enum EvaluationFailure: Error, Hashable, Sendable {
  /// It needed more than `Evaluator.maxOperations`, or libxml2 could not decide a pattern of `matches`.
  case limitReached
  /// A pattern of `matches` that is not a literal is no regular expression.
  case badPattern(String)
  /// libxml2 failed in a way that no expression should make it fail.
  case failed

  /// What is said of the expression: `needs more than 10 million operations`.
  package var clause: LocalizedText {
    switch self {
    case .limitReached:
      LocalizedText(en: "needs more than 10 million operations", zh: "所需的运算超过 1000 万次")
    case .badPattern(let pattern):
      LocalizedText(
        en: "makes a pattern that is not a regular expression of XML Schema: \"\(pattern)\"",
        zh: "给出的模式不是 XML Schema 的正则表达式：“\(pattern)”")
    case .failed: LocalizedText(en: "cannot be evaluated", zh: "无法求值")
    }
  }
}

/// Evaluates expressions on one thread, in one file after the other. Everything that it holds of libxml2 belongs to it alone, and it
/// writes nothing to standard error.
package final class Evaluator {
  /// How many steps of libxml2 an expression may take in a file.
  package static let maxOperations = 10_000_000

  private let context = XPathContext()
  private var tree = QueryTree()
  private var document: Document?
  private var isMade = false
  private var values = QueryValues(path: "", dialect: "", kind: .other)
  /// What libxml2 made of expressions; each is kept, so that none takes the place of another one.
  private var compiled: [ObjectIdentifier: (expression: CompiledExpression, parts: [xmlXPathCompExprPtr])] =
    [:]
  private var prefixes: Set<String> = []
  var patterns = PatternCache()
  /// Why a function ended the evaluation.
  var failure: EvaluationFailure?

  package init() {
    context.pointer.pointee.opLimit = UInt(Evaluator.maxOperations)
    context.pointer.pointee.userData = Unmanaged.passUnretained(self).toOpaque()
    xmlXPathContextSetCache(context.pointer, 1, -1, 0)
    registerFunctions(context.pointer)
    xmlXPathRegisterVariableLookup(
      context.pointer,
      { evaluator, name, _ in
        guard let evaluator, let name, let variable = QueryVariable(rawValue: String(cString: name)) else {
          return nil
        }
        return xmlXPathNewString(
          Unmanaged<Evaluator>.fromOpaque(evaluator).takeUnretainedValue().values[variable])
      }, context.pointer.pointee.userData)
  }

  deinit {
    for (_, entry) in compiled {
      for part in entry.parts { xmlXPathFreeCompExpr(part) }
    }
    tree.deallocate()
  }

  /// Begins with a file. The tree for libxml2 is made when the first expression is evaluated; nodes of the file before mean nothing
  /// any more.
  package func begin(_ document: Document, _ values: QueryValues) {
    self.document = document
    self.values = values
    isMade = false
  }

  /// The nodes that an expression gives, in the order of the file, each once; none that is a namespace. Operations are counted anew
  /// from here on.
  package func nodes(_ expression: CompiledExpression) throws(EvaluationFailure) -> [QueryNode] {
    guard let document = prepare() else { return [] }
    context.pointer.pointee.opCount = 0
    var nodes: [QueryNode] = []
    for (part, written) in zip(native(expression), expression.parts) {
      let result = try evaluate(part, at: tree.top)
      defer { xmlXPathFreeObject(result) }
      guard let set = result.pointee.nodesetval else { continue }
      for index in 0..<Int(set.pointee.nodeNr) {
        guard let given = set.pointee.nodeTab[index],
          let node = written.givesOwners ? given.pointee.parent : given,
          let found = tree.queryNode(node, in: document)
        else {
          continue
        }
        nodes.append(found)
      }
    }
    return sorted(nodes, in: document)
  }

  /// A message at a node. What an expression in it gives is cut at 80 characters. Its operations add to those of the expression that
  /// gave the node.
  package func text(
    _ template: MessageTemplate, at node: QueryNode
  ) throws(EvaluationFailure) -> String {
    guard let document = prepare() else { return "" }
    var text = ""
    for part in template.parts {
      switch part {
      case .text(let plain): text += plain
      case .expression(let expression):
        // An expression that is not nodes is one part.
        text += try firstText(of: expression, at: node, in: document).shortened
      }
    }
    return text
  }

  /// The text of a node as XPath has it: the value of an attribute, all texts in an element.
  package func stringValue(of node: QueryNode) -> String {
    guard let document = prepare() else { return "" }
    return taken(xmlXPathCastNodeToString(tree.pointer(node, in: document)))
  }

  // MARK: Evaluating

  /// Makes the tree if it is not there. Nil before the first file.
  private func prepare() -> Document? {
    guard let document else { return nil }
    if !isMade {
      tree.make(document)
      isMade = true
      context.pointer.pointee.doc = tree.document
    }
    return document
  }

  private func native(_ expression: CompiledExpression) -> [xmlXPathCompExprPtr] {
    if let known = compiled[ObjectIdentifier(expression)] { return known.parts }
    context.register(expression.prefixes.subtracting(prefixes))
    prefixes.formUnion(expression.prefixes)
    // It was compiled once when it was read.
    let parts = expression.parts.compactMap { context.compile($0.text) }
    compiled[ObjectIdentifier(expression)] = (expression, parts)
    return parts
  }

  private func evaluate(
    _ part: xmlXPathCompExprPtr, at node: xmlNodePtr
  ) throws(EvaluationFailure) -> xmlXPathObjectPtr {
    context.resetError()
    failure = nil
    context.pointer.pointee.node = node
    context.pointer.pointee.contextSize = 1
    context.pointer.pointee.proximityPosition = 1
    if let result = xmlXPathCompiledEval(part, context.pointer) { return result }
    if let failure { throw failure }
    switch context.error {
    case XPATH_OP_LIMIT_EXCEEDED, XPATH_RECURSION_LIMIT_EXCEEDED, XPATH_MEMORY_ERROR: throw .limitReached
    default: throw .failed
    }
  }

  /// What an expression gives as text: of nodes, that of the first one.
  private func firstText(
    of expression: CompiledExpression, at node: QueryNode, in document: Document
  ) throws(EvaluationFailure) -> String {
    let pointer = tree.pointer(node, in: document)
    let parts = native(expression)
    if parts.count == 1 {
      let result = try evaluate(parts[0], at: pointer)
      defer { xmlXPathFreeObject(result) }
      return taken(xmlXPathCastToString(result))
    }
    var found: [QueryNode] = []
    for part in parts {
      let result = try evaluate(part, at: pointer)
      defer { xmlXPathFreeObject(result) }
      if let set = result.pointee.nodesetval, set.pointee.nodeNr > 0, let first = set.pointee.nodeTab[0],
        let first = tree.queryNode(first, in: document)
      {
        found.append(first)
      }
    }
    guard let first = sorted(found, in: document).first else { return "" }
    return taken(xmlXPathCastNodeToString(tree.pointer(first, in: document)))
  }

  /// The nodes in the order of the file, each once.
  private func sorted(_ nodes: [QueryNode], in document: Document) -> [QueryNode] {
    let isSorted = zip(nodes, nodes.dropFirst()).allSatisfy { $0.precedes($1, in: document) }
    if isSorted { return nodes }
    var found: [QueryNode] = []
    for node in nodes.sorted(by: { $0.precedes($1, in: document) }) where node != found.last {
      found.append(node)
    }
    return found
  }

  /// A text that libxml2 gave away.
  private func taken(_ text: UnsafeMutablePointer<UInt8>?) -> String {
    guard let text else { return "" }
    defer { mpcheck_free(text) }
    return String(cString: text)
  }

  /// Counts a node that a step found, which libxml2 compares with those that it found before: all nodes of the page, where it
  /// is large. False where there are too many.
  func countMerged() -> Bool { count(1 + tree.nodeCount / 256) }

  /// Counts operations that libxml2 does not count; false where there are too many.
  func count(_ operations: Int) -> Bool {
    let limit = context.pointer.pointee.opLimit
    let count = context.pointer.pointee.opCount
    if UInt(operations) > limit - min(limit, count) { return false }
    context.pointer.pointee.opCount = count + UInt(operations)
    return true
  }
}

extension String {
  /// The text on one line and cut at 80 characters, as it stands in a message.
  fileprivate var shortened: String {
    let most = 80
    if utf8.count <= most, !utf8.contains(where: { $0 == 0x0A || $0 == 0x0D }) { return self }
    var line = String.UnicodeScalarView()
    var count = 0
    var last: Unicode.Scalar?
    for scalar in unicodeScalars {
      // A carriage return and a line feed are one line break.
      let isSecond = scalar == "\n" && last == "\r"
      last = scalar
      if isSecond { continue }
      if count == most {
        line.removeLast()
        return String(line) + "…"
      }
      line.append(scalar == "\n" || scalar == "\r" ? " " : scalar)
      count += 1
    }
    return String(line)
  }
}
