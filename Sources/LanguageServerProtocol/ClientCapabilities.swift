import Files

extension LSP {
  /// What a client can do, as far as the server uses it; what a client does not declare it cannot do.
  package struct ClientCapabilities: Sendable {
    private let json: JSONValue?

    package init(_ json: JSONValue?) { self.json = json }

    private func value(_ path: [String]) -> JSONValue? {
      var value = json
      for key in path { value = value?.optional(key) }
      return value
    }

    private func declares(_ path: String...) -> Bool { value(path)?.bool == true }

    private func words(_ path: String...) -> [String] { value(path)?.elements.compactMap(\.string) ?? [] }

    private func numbers(_ path: String...) -> [Int] { value(path)?.elements.compactMap(\.integer) ?? [] }

    package var positionEncodings: [String] { words("general", "positionEncodings") }
    package var publishesRelatedInformation: Bool {
      declares("textDocument", "publishDiagnostics", "relatedInformation")
    }
    package var publishesCodeDescriptions: Bool {
      declares("textDocument", "publishDiagnostics", "codeDescriptionSupport")
    }
    package var publishesVersions: Bool { declares("textDocument", "publishDiagnostics", "versionSupport") }
    package var publishedTags: [Int] {
      numbers("textDocument", "publishDiagnostics", "tagSupport", "valueSet")
    }
    package var pulls: Bool { value(["textDocument", "diagnostic"])?.isObject == true }
    package var refreshesDiagnostics: Bool { declares("workspace", "diagnostics", "refreshSupport") }
    /// What pulled diagnostics may contain. Since 3.17 it is declared with `textDocument.diagnostic`; before, with
    /// `publishDiagnostics`.
    package var pullsRelatedInformation: Bool {
      declares("textDocument", "diagnostic", "relatedInformation") || publishesRelatedInformation
    }
    package var pullsCodeDescriptions: Bool {
      declares("textDocument", "diagnostic", "codeDescriptionSupport") || publishesCodeDescriptions
    }
    package var pulledTags: [Int] {
      let own = numbers("textDocument", "diagnostic", "tagSupport", "valueSet")
      return own.isEmpty ? publishedTags : own
    }
    package var editsDocumentChanges: Bool { declares("workspace", "workspaceEdit", "documentChanges") }
    package var createsFiles: Bool {
      words("workspace", "workspaceEdit", "resourceOperations").contains("create")
    }
    package var appliesEdits: Bool { declares("workspace", "applyEdit") }
    package var answersConfiguration: Bool { declares("workspace", "configuration") }
    package var registersConfigurationChanges: Bool {
      declares("workspace", "didChangeConfiguration", "dynamicRegistration")
    }
    package var registersWatchedFiles: Bool {
      declares("workspace", "didChangeWatchedFiles", "dynamicRegistration")
    }
    package var watchesRelativePatterns: Bool {
      declares("workspace", "didChangeWatchedFiles", "relativePatternSupport")
    }
    package var showsProgress: Bool { declares("window", "workDoneProgress") }
    package var linksDefinitions: Bool { declares("textDocument", "definition", "linkSupport") }
    package var nestsSymbols: Bool {
      declares("textDocument", "documentSymbol", "hierarchicalDocumentSymbolSupport")
    }
    package var readsCodeActionLiterals: Bool {
      value(["textDocument", "codeAction", "codeActionLiteralSupport"])?.isObject == true
    }
    package var prefersActions: Bool { declares("textDocument", "codeAction", "isPreferredSupport") }
    package var preparesRenames: Bool { declares("textDocument", "rename", "prepareSupport") }
    package var readsSnippets: Bool {
      declares("textDocument", "completion", "completionItem", "snippetSupport")
    }
    /// The kinds of completion items that the client knows, as numbers. If it does not say, they are the kinds of the
    /// first version.
    package var knownCompletionKinds: ClosedRange<Int> {
      let known = numbers("textDocument", "completion", "completionItemKind", "valueSet")
      return 1...max(18, known.max() ?? 18)
    }
    package var hoversMarkdown: Bool {
      words("textDocument", "hover", "contentFormat").contains("markdown")
    }
    package var documentsCompletionsInMarkdown: Bool {
      words("textDocument", "completion", "completionItem", "documentationFormat").contains("markdown")
    }
  }
}
