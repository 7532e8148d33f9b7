// Lists of names in sentences, in each language as it sets them.

/// Words in a sentence: `a`, `a and b`, `a, b and c`.
package func sentenceList(_ words: [String]) -> LocalizedText {
  guard words.count > 1, let last = words.last else { return LocalizedText(verbatim: words.joined()) }
  let others = words.dropLast()
  return LocalizedText(
    en: others.joined(separator: ", ") + " and " + last, zh: others.joined(separator: "、") + " 和 " + last)
}

/// All names in quotes: `"a", "b" and "c"`.
package func quotedSentence(_ names: [String]) -> LocalizedText {
  let chinese = names.map { "“\($0)”" }
  let others = chinese.dropLast().joined(separator: "、")
  return LocalizedText(
    en: sentenceList(names.map { "\"\($0)\"" }).english,
    zh: others.isEmpty ? chinese.joined() : others + "和" + chinese[chinese.count - 1])
}

/// The first names in quotes, for the help of a message: `"a", "b", ...`.
///
/// - Parameter most: how many are shown; what is left out is an ellipsis.
package func quotedList(_ names: [String], atMost most: Int = 5) -> LocalizedText {
  let shown = names.prefix(most)
  let isCut = names.count > shown.count
  return LocalizedText(
    en: shown.map { "\"\($0)\"" }.joined(separator: ", ") + (isCut ? ", ..." : ""),
    zh: shown.map { "“\($0)”" }.joined(separator: "、") + (isCut ? "……" : ""))
}
