import Files

extension LSP {
  /// What a client can do, as far as the server asks; what it does not declare it cannot.
  package struct ClientCapabilities: Sendable {
    private let json: JSONValue?

    package init(_ json: JSONValue?) { self.json = json }

    private func value(_ path: [String]) -> JSONValue? {
      var value = json
      for key in path { value = value?.optional(key) }
      return value
    }

    private func declares(_ path: String...) -> Bool { value(path)?.bool == true }

    package var positionEncodings: [String] {
      value(["general", "positionEncodings"])?.elements.compactMap(\.string) ?? []
    }
    package var publishesRelatedInformation: Bool {
      declares("textDocument", "publishDiagnostics", "relatedInformation")
    }
    package var publishesVersions: Bool { declares("textDocument", "publishDiagnostics", "versionSupport") }
    package var publishedTags: [Int] {
      value(["textDocument", "publishDiagnostics", "tagSupport", "valueSet"])?.elements.compactMap(\.integer)
        ?? []
    }
    package var pulls: Bool { value(["textDocument", "diagnostic"])?.isObject == true }
    package var refreshesDiagnostics: Bool { declares("workspace", "diagnostics", "refreshSupport") }
    /// What the pulled diagnostics may hold; since 3.17 declared with `textDocument.diagnostic`, before with
    /// `publishDiagnostics`.
    package var pullsRelatedInformation: Bool {
      declares("textDocument", "diagnostic", "relatedInformation") || publishesRelatedInformation
    }
    package var pulledTags: [Int] {
      let own =
        value(["textDocument", "diagnostic", "tagSupport", "valueSet"])?.elements.compactMap(\.integer) ?? []
      return own.isEmpty ? publishedTags : own
    }
    package var editsDocumentChanges: Bool { declares("workspace", "workspaceEdit", "documentChanges") }
    package var createsFiles: Bool {
      value(["workspace", "workspaceEdit", "resourceOperations"])?.elements.contains { $0.string == "create" }
        ?? false
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
    /// The kinds of completion items that the client knows, as numbers: those of the first version, if it does not say.
    package var knownCompletionKinds: ClosedRange<Int> {
      let known =
        value(["textDocument", "completion", "completionItemKind", "valueSet"])?.elements.compactMap(
          \.integer)
        ?? []
      return 1...max(18, known.max() ?? 18)
    }
    package var hoversMarkdown: Bool {
      value(["textDocument", "hover", "contentFormat"])?.elements.contains { $0.string == "markdown" }
        ?? false
    }
    package var documentsCompletionsInMarkdown: Bool {
      value(["textDocument", "completion", "completionItem", "documentationFormat"])?.elements.contains {
        $0.string == "markdown"
      } ?? false
    }
  }
}
