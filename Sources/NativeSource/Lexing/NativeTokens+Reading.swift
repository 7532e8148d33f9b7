import Diagnostics

/// What readers outside of this module need from the tokens.
extension NativeTokens {
  /// Whether the name at `index` is a member: after a dot, or in the C family after `->`, which elsewhere begins a value.
  func isAccessed(_ index: Int) -> Bool {
    isMark(index - 1, .dot) || isMark(index - 1, .arrow) && language == .objectiveC
  }

  /// The tokens of a text in a language, which may be another one than its path's: C++ is lexed as Objective-C.
  package init(reading text: SourceText, as language: NativeLanguage) {
    self = NativeLexer.tokens(of: text, language: language, words: NativeTokens.languageWords)
  }

  static let languageWords = WordTable([])

  /// The innermost opening bracket around the token, -1 at the top.
  package func parent(_ index: Int) -> Int {
    index >= 0 && index < tokens.count ? Int(tokens[index].parent) : -1
  }

  /// A hash by which identifiers are compared quickly; 0 for other tokens.
  package func hash(_ index: Int) -> UInt32 {
    index >= 0 && index < tokens.count ? tokens[index].hash : 0
  }

  /// The token that begins at a byte offset, or the first one after it.
  package func index(at offset: UInt32) -> Int {
    var (low, high) = (0, tokens.count)
    let use = expansion?.use(at: offset)
    if let use { (low, high) = (use.tokens.lowerBound, use.tokens.upperBound) }
    while low < high {
      let middle = (low + high) / 2
      let start = use == nil ? startInFile(middle) : tokens[middle].start
      if start < offset { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The number, from 0, of the outermost `#if` that a place is behind, before its `#endif`; nil outside of all.
  package func condition(around range: ByteRange) -> Int? {
    // They are in order, and none is in another one.
    let index = conditions.partitioningIndex { $0.start > range.start } - 1
    return index >= 0 && conditions[index].contains(range) ? index : nil
  }

  /// Whether a string contains a value that is known only at run time.
  package func isInterpolated(_ index: Int) -> Bool {
    kind(index) == .string && tokens[index].code & StringFlags.interpolated.rawValue != 0
  }
}

extension NativeFileFacts {
  /// Reads the facts of tokens. Calls and names of the interest are found only if the tokens were read with them.
  package init(of tokens: NativeTokens, for interest: FactFilter) {
    switch tokens.language {
    case .swift: self = SwiftScanner.facts(of: tokens, for: interest)
    case .java, .kotlin: self = JVMScanner.facts(of: tokens, for: interest)
    case .objectiveC, .propertyList, .xml: self = ObjectiveCScanner.facts(of: tokens, for: interest)
    }
  }

  /// The facts that a `ClassGraph` needs, with other class parts.
  package func outline(_ classes: [NativeClassPart]) -> NativeFileFacts {
    var outline = NativeFileFacts(path: path, language: language)
    outline.packageName = packageName
    outline.imports = imports
    outline.classes = classes.map { part in
      var part = part
      (part.properties, part.fields, part.methods) = ([], [], [])
      return part
    }
    return outline
  }
}
