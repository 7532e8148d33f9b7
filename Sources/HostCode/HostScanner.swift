import Diagnostics

extension HostFileFacts {
  /// Reads the facts of one file in the language that its path's extension names, or nil when that is none a host
  /// is read in. Time is linear in the number of bytes, and any bytes give facts.
  ///
  /// - Parameter calling: `wrapperNames` of other files: calls of them are read, too.
  package init?(reading text: SourceText, calling names: Set<UInt32> = []) {
    guard let language = HostLanguage(path: text.path) else { return nil }
    self.init(reading: text, as: language, calling: names)
  }

  package init(reading text: SourceText, as language: HostLanguage, calling names: Set<UInt32> = []) {
    let tokens = { HostLexer.tokens(of: text, language: language) }
    switch language {
    case .objectiveC: self = ObjectiveCScanner.facts(of: tokens(), calling: names)
    case .java, .kotlin: self = JVMScanner.facts(of: tokens(), calling: names)
    case .swift: self = SwiftScanner.facts(of: tokens(), calling: names)
    case .propertyList: self = ComponentPlist.facts(of: text)
    }
  }
}
