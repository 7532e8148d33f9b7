import Diagnostics

extension HostFileFacts {
  /// Reads the facts of one file in the language that its path's extension names, or nil when that is none a host
  /// is read in. Time is linear in the number of bytes, and any bytes give facts.
  package init?(reading text: SourceText) {
    guard let language = HostLanguage(path: text.path) else { return nil }
    self.init(reading: text, as: language)
  }

  package init(reading text: SourceText, as language: HostLanguage) {
    switch language {
    case .objectiveC: self = ObjectiveCScanner.facts(of: HostLexer.tokens(of: text, language: language))
    case .java, .kotlin: self = JVMScanner.facts(of: HostLexer.tokens(of: text, language: language))
    case .swift: self = SwiftScanner.facts(of: HostLexer.tokens(of: text, language: language))
    case .propertyList: self = ComponentPlist.facts(of: text)
    }
  }
}
