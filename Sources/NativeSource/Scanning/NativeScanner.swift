import Diagnostics

extension NativeFileFacts {
  /// Reads the facts of one file in the language of its path's extension; nil when that is not one of `NativeLanguage`.
  /// Time is linear in the number of bytes, and any bytes give facts.
  package init?(reading text: SourceText, for interest: FactFilter) {
    guard let language = NativeLanguage(path: text.path) else { return nil }
    self.init(reading: text, as: language, for: interest)
  }

  package init(reading text: SourceText, as language: NativeLanguage, for interest: FactFilter) {
    let tokens = { NativeLexer.tokens(of: text, language: language, words: interest.words) }
    switch language {
    case .objectiveC: self = ObjectiveCScanner.facts(of: tokens(), for: interest)
    case .java, .kotlin: self = JVMScanner.facts(of: tokens(), for: interest)
    case .swift: self = SwiftScanner.facts(of: tokens(), for: interest)
    case .propertyList: self = PropertyListScanner.facts(of: text, for: interest)
    case .xml: self = DocumentScanner.facts(of: text, for: interest)
    }
    compact()
  }
}
