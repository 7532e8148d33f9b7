import Diagnostics

/// What readers outside of this module need of the tokens.
extension NativeTokens {
  /// The tokens of a text in a language, which need not be that of its path: C++ is lexed as Objective-C.
  package init(reading text: SourceText, as language: NativeLanguage) {
    self = NativeLexer.tokens(of: text, language: language, words: NativeTokens.languageWords)
  }

  private static let languageWords = WordTable([])

  /// The innermost opening bracket around the token, -1 at the top.
  package func parent(_ index: Int) -> Int {
    index >= 0 && index < tokens.count ? Int(tokens[index].parent) : -1
  }

  /// By which identifiers are told apart quickly; 0 for other tokens.
  package func hash(_ index: Int) -> UInt32 {
    index >= 0 && index < tokens.count ? tokens[index].hash : 0
  }

  /// The token that begins at a byte offset, or the first one after it.
  package func index(at offset: UInt32) -> Int {
    var (low, high) = (0, tokens.count)
    while low < high {
      let middle = (low + high) / 2
      if tokens[middle].start < offset { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Whether a string has a value in it that is known at run time only.
  package func isInterpolated(_ index: Int) -> Bool {
    kind(index) == .string && tokens[index].code & StringFlags.interpolated.rawValue != 0
  }
}

extension NativeFileFacts {
  /// Reads the facts of the tokens of Java or Kotlin, which were read with no interest's names.
  package init(jvm tokens: NativeTokens, for interest: Interest) {
    self = JVMScanner.facts(of: tokens, for: interest)
  }
}
