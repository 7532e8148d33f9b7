import Diagnostics
import Files
import Linting
import SeededRandom
import XPath

/// What is true of the rules that a configuration defines, whatever they select.
package enum CustomRuleChecks {
  /// In larger programs, expressions with steps from everywhere to everywhere take seconds each.
  private static let maxBytes = 4_000

  /// Lints a program under a configuration with rules at random.
  package static func check(_ input: FuzzInput) throws(FuzzFailure) {
    if input.byteCount > maxBytes { return }
    var maker = CustomRuleMaker(seed: StableHash(input.archive).value)
    try check(input, maker.configuration())
    try checkMistakes(maker.mistakenConfiguration())
  }

  private static func check(_ input: FuzzInput, _ configuration: String) throws(FuzzFailure) {
    var input = input
    input.files.removeAll { $0.path == Configuration.fileName }
    input.files.append(FuzzInput.File(Configuration.fileName, Array(configuration.utf8)))
    let checks = LintChecks(input)
    try checks.checkFindings()
    try LivingChecks.check(input, seed: UInt64(input.byteCount), edits: 2)
    for diagnostics in Dictionary(grouping: checks.outcome.diagnostics, by: \.rule).values
    where diagnostics[0].category == CustomRule.key {
      let places = Set(diagnostics.map(\.place))
      try require(places.count == diagnostics.count, "a rule finds nothing twice", configuration)
    }
  }

  /// A configuration with mistakes is refused, and each is in it.
  private static func checkMistakes(_ configuration: String) throws(FuzzFailure) {
    let path = Path.child(FuzzInput.root, Configuration.fileName)
    var files = MemoryFileSystem()
    files.add(path, configuration)
    let loader = ConfigurationLoader(
      fileSystem: files, names: RuleNames([], categories: []), version: Version(0, 1, 0))
    for error in loader.read(path).errors {
      guard let place = error.place else { throw FuzzFailure("a mistake has a place", configuration) }
      try FindingChecks(files).checkPlace(place, "the place of a mistake")
      try require(
        error.position?.offset == Int(place.range.start), "the position of a mistake", configuration)
    }
  }
}

/// Makes configurations with rules of their own.
private struct CustomRuleMaker {
  private var random: SplitMix64
  private var queries: QueryMaker

  init(seed: UInt64) {
    random = SplitMix64(seed: seed)
    queries = QueryMaker(seed: seed)
  }

  /// One in which nothing is wrong.
  mutating func configuration() -> String {
    let rules = (0..<3).map { number in
      let isSelector = random.onceIn(2)
      let source = isSelector ? right { $0.selector() } : right { $0.xpath() }
      return rule(number, isSelector, source, rightMessage())
    }
    let override = #"{ "files": ["**/*x.axml"], "rules": { "custom/r0": "off", "custom": "error" } }"#
    return "{ \"custom\": {\(rules.joined(separator: ", "))}, \"overrides\": [\(override)] }"
  }

  /// One in which most is wrong.
  mutating func mistakenConfiguration() -> String {
    let rules = (0..<3).map { number in
      rule(number, random.onceIn(2), random.onceIn(2) ? queries.noise() : queries.xpath(), queries.noise())
    }
    return "{ \"custom\": {\(rules.joined(separator: ", "))} }"
  }

  private mutating func rule(_ number: Int, _ isSelector: Bool, _ source: String, _ message: String) -> String
  {
    var members = [(isSelector ? "select" : "xpath", source), ("message", message)]
    if isSelector, random.onceIn(2) {
      members.append(("mark", ["class", "a:if", "onTap", "@tap"][random.below(4)]))
    }
    if random.onceIn(2) { members.append(("at", "value")) }
    if random.onceIn(3) { members.append(("help", message)) }
    if random.onceIn(3) { members.append(("severity", ["info", "error", "off"][random.below(3)])) }
    let written = members.map { "\"\($0.0)\": \"\(JSONWriter.escaped($0.1))\"" }
    return "\"r\(number)\": { \(written.joined(separator: ", ")) }"
  }

  /// A text that is right, made by one of the ways to make them.
  private mutating func right(_ make: (inout QueryMaker) -> String) -> String {
    for _ in 0..<20 {
      let text = make(&queries)
      if (try? CompiledExpression(selector: text)) != nil || (try? CompiledExpression(xpath: text)) != nil {
        return text
      }
    }
    return "view"
  }

  private mutating func rightMessage() -> String {
    for _ in 0..<20 {
      let text = queries.message()
      if (try? MessageTemplate(text)) != nil { return text }
    }
    return "m"
  }
}
