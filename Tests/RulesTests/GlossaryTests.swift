import Linting
import Rules
import Testing

/// `Fixtures/glossary.md`: how terms are written in Chinese.
struct Glossary: Sendable {
  struct Term: Sendable {
    let english: String
    let chinese: String
    /// Words that are never used for it.
    let not: [String]
    /// The document that has it.
    let source: String
    /// Which texts use it.
    let place: String
  }

  static let path = "Fixtures/glossary.md"
  static let header = ["English", "中文", "not", "source", "where"]

  let terms: [Term]
  /// Rows that are not as the header says.
  let mistakes: [String]

  init() throws {
    var terms: [Term] = []
    var mistakes: [String] = []
    var hasHeader = false
    for line in try checkoutText(Glossary.path).split(separator: "\n") where line.hasPrefix("|") {
      let cells = line.dropFirst().split(separator: "|", omittingEmptySubsequences: false).dropLast()
        .map(Glossary.trimmed)
      if cells == Glossary.header {
        hasHeader = true
      } else if cells.count != Glossary.header.count || !hasHeader {
        mistakes.append(String(line))
      } else if cells[0] != "---" {
        terms.append(
          Term(
            english: cells[0], chinese: cells[1],
            not: cells[2].split(separator: "、").map { Glossary.trimmed($0) },
            source: cells[3], place: cells[4]))
      }
    }
    (self.terms, self.mistakes) = (terms, mistakes)
  }

  private static func trimmed(_ text: Substring) -> String {
    var rest = text
    while rest.first == " " { rest.removeFirst() }
    while rest.last == " " { rest.removeLast() }
    return String(rest)
  }
}

@Suite struct GlossaryTests {
  private static let places = ["rules", "messages", "command line", "reference", "guide"]

  @Test func canBeRead() throws {
    let glossary = try Glossary()
    #expect(glossary.mistakes == [])
    #expect(glossary.terms.count >= 60)
    #expect(Set(glossary.terms.map(\.english)).count == glossary.terms.count)
    for term in glossary.terms {
      #expect(ChineseText.hasHan(term.chinese), "\(term.english)")
      #expect(!term.source.isEmpty && !term.source.contains("://"), "\(term.english)")
      #expect(GlossaryTests.places.contains(term.place), "\(term.english)")
    }
  }

  @Test func noTermIsAWordThatIsNotUsed() throws {
    let terms = try Glossary().terms
    let words = Set(terms.flatMap(\.not))
    for term in terms {
      #expect(words.filter { term.chinese.contains($0) }.sorted() == [], "\(term.english)")
    }
  }

  /// The Chinese texts of a place, one after the other.
  private static func text(of place: String) throws -> String {
    func sources(in folder: String) -> String {
      let sources = ChineseSource.all.filter { $0.path.hasPrefix(folder) }
      return sources.flatMap { $0.literals.map(\.text) }.joined(separator: "\n")
    }
    switch place {
    case "rules":
      return ChineseTextTests.all.map(\.text.chinese).joined(separator: "\n")
    case "messages": return sources(in: "Sources/")
    case "command line": return sources(in: "Sources/mpcheck/")
    case "reference": return sources(in: "Sources/Reference/")
    default:
      return try ["adopting", "native-views", "editors", "output", "performance"]
        .map { try checkoutText("Sources/Guide/Pages/zh/\($0).md") }.reduce(
          checkoutText(".github/zh-CN/README.md"), +)
    }
  }

  @Test(arguments: places) func eachTermIsUsed(place: String) throws {
    let text = try GlossaryTests.text(of: place)
    let terms = try Glossary().terms.filter { $0.place == place }
    #expect(!terms.isEmpty)
    #expect(terms.map(\.chinese).filter { !text.contains($0) } == [])
  }

  @Test func otherWordsAreNotUsed() throws {
    let words = try Glossary().terms.flatMap(\.not)
    var used: [String] = []
    for (name, text) in ChineseTextTests.all {
      used += words.filter { text.chinese.contains($0) }.map { "\(name): \($0)" }
    }
    for source in ChineseSource.all {
      for literal in source.literals {
        used += words.filter { literal.text.contains($0) }.map { "\(source.path):\(literal.line): \($0)" }
      }
    }
    #expect(used == [])
  }

  /// Nobody is addressed.
  @Test func nobodyIsAddressed() {
    let places = ChineseSource.all.flatMap { source in
      let literals = source.literals.filter { $0.text.contains("你") || $0.text.contains("您") }
      return literals.map { "\(source.path):\($0.line)" }
    }
    #expect(places == [])
  }
}
