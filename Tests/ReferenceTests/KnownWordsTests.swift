import Testing

@testable import Reference

/// The words that a lint knows without the table.
@Suite struct KnownWordsTests {
  private static func texts(_ words: [StaticString]) -> [String] { words.map { "\($0)" } }

  @Test func areInOrder() {
    for words in [
      KnownWords.attributes, KnownWords.attributesOfHTML, KnownWords.attributesWithValues, KnownWords.values,
    ] {
      let texts = KnownWordsTests.texts(words)
      let misplaced = zip(texts, texts.dropFirst()).filter { !$0.utf8.lexicographicallyPrecedes($1.utf8) }
      #expect(misplaced.map { "\($0) is before \($1)" } == [], "words are in byte order, each once")
    }
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
