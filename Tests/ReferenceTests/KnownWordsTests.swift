import Markup
import Testing

@testable import Reference

/// The words that a lint knows without the table are those of the table.
@Suite struct KnownWordsTests {
  private static func texts(_ words: [StaticString]) -> [String] { words.map { "\($0)" } }

  private static let entries = Dialect.all.flatMap { dialect in
    dialect.components.names.flatMap { tag in
      dialect.attributeNames(ofTag: tag).compactMap { dialect.reference(ofAttribute: $0, onTag: tag) }
    }
  }

  @Test func areInOrder() {
    for words in [
      KnownWords.attributes, KnownWords.attributesOfHTML, KnownWords.attributesWithValues, KnownWords.values,
    ] {
      let texts = KnownWordsTests.texts(words)
      #expect(texts == Set(texts).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) })
    }
  }

  @Test func areThoseOfTheTable() {
    let names = Set(KnownWordsTests.entries.map(\.name))
    #expect(names.subtracting(KnownWordsTests.texts(KnownWords.attributes)) == [])
    let withValues = KnownWordsTests.entries.filter { !$0.values.isEmpty }
    #expect(
      Set(withValues.map(\.name)).subtracting(KnownWordsTests.texts(KnownWords.attributesWithValues)) == [])
    #expect(Set(withValues.flatMap(\.values)).subtracting(KnownWordsTests.texts(KnownWords.values)) == [])
  }

  @Test func areFound() {
    for word in KnownWords.attributes { #expect(KnownWords.hasAttribute("\(word)")) }
    #expect(
      !KnownWords.hasAttribute("siez") && !KnownWords.hasAttribute("") && KnownWords.hasAttribute("minlength")
    )
    #expect(KnownWords.hasValue("default") && !KnownWords.hasValue("defualt"))
    #expect(KnownWords.hasAttributeWithValues("open-type") && !KnownWords.hasAttributeWithValues("src"))
  }
}
