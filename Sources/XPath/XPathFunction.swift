/// A function that expressions can call: those of XPath 1.0, and mpcheck's own.
struct XPathFunction: Sendable {
  let name: String
  /// What the parameters must be; nil where anything becomes what is wanted.
  let parameters: [ResultKind?]
  /// How many of the parameters need not be given.
  var optionalCount = 0
  /// Whether the last parameter may come again.
  var isVariadic = false
  let result: ResultKind

  /// Sources: XML Path Language (XPath) 1.0, chapter 4; `matches` and `lower-case` as in XPath 2.0, with patterns of XML Schema.
  static let all: [XPathFunction] = [
    XPathFunction(name: "boolean", parameters: [nil], result: .boolean),
    XPathFunction(name: "ceiling", parameters: [nil], result: .number),
    XPathFunction(name: "concat", parameters: [nil, nil], isVariadic: true, result: .text),
    XPathFunction(name: "contains", parameters: [nil, nil], result: .boolean),
    XPathFunction(name: "count", parameters: [.nodes], result: .number),
    XPathFunction(name: "ends-with", parameters: [nil, nil], result: .boolean),
    XPathFunction(name: "false", parameters: [], result: .boolean),
    XPathFunction(name: "floor", parameters: [nil], result: .number),
    XPathFunction(name: "has-word", parameters: [nil, nil], result: .boolean),
    XPathFunction(name: "id", parameters: [nil], result: .nodes),
    XPathFunction(name: "lang", parameters: [nil], result: .boolean),
    XPathFunction(name: "last", parameters: [], result: .number),
    XPathFunction(name: "local-name", parameters: [.nodes], optionalCount: 1, result: .text),
    XPathFunction(name: "lower-case", parameters: [nil], result: .text),
    XPathFunction(name: "matches", parameters: [nil, nil], result: .boolean),
    XPathFunction(name: "name", parameters: [.nodes], optionalCount: 1, result: .text),
    XPathFunction(name: "namespace-uri", parameters: [.nodes], optionalCount: 1, result: .text),
    XPathFunction(name: "normalize-space", parameters: [nil], optionalCount: 1, result: .text),
    XPathFunction(name: "not", parameters: [nil], result: .boolean),
    XPathFunction(name: "number", parameters: [nil], optionalCount: 1, result: .number),
    XPathFunction(name: "position", parameters: [], result: .number),
    XPathFunction(name: "round", parameters: [nil], result: .number),
    XPathFunction(name: "starts-with", parameters: [nil, nil], result: .boolean),
    XPathFunction(name: "string", parameters: [nil], optionalCount: 1, result: .text),
    XPathFunction(name: "string-length", parameters: [nil], optionalCount: 1, result: .number),
    XPathFunction(name: "substring", parameters: [nil, nil, nil], optionalCount: 1, result: .text),
    XPathFunction(name: "substring-after", parameters: [nil, nil], result: .text),
    XPathFunction(name: "substring-before", parameters: [nil, nil], result: .text),
    XPathFunction(name: "sum", parameters: [.nodes], result: .number),
    XPathFunction(name: "translate", parameters: [nil, nil, nil], result: .text),
    XPathFunction(name: "true", parameters: [], result: .boolean),
  ]

  static func named(_ name: String) -> XPathFunction? { all.first { $0.name == name } }

  /// Whether it can be called with that many arguments.
  func takes(_ count: Int) -> Bool {
    count >= parameters.count - optionalCount && (isVariadic || count <= parameters.count)
  }

  /// What the argument at an index must be; nil for anything.
  func kind(ofArgument index: Int) -> ResultKind? {
    parameters.isEmpty ? nil : parameters[min(index, parameters.count - 1)]
  }
}
