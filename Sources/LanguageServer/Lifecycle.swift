import Diagnostics
import Files
import LanguageServerProtocol
import Workspace

/// How the server starts.
extension LanguageServer {
  func initialize(_ json: JSONValue?) throws(LSP.ResponseError) -> JSONTree {
    let params =
      try json.map { (json) throws(LSP.ResponseError) in try LSP.InitializeParams(json) }
      ?? LSP.InitializeParams()
    client = params.capabilities
    parent = params.processID
    if let locale = params.locale, !locale.isEmpty {
      clientLanguage = LanguageServer.language(ofLocale: locale)
    }
    encoding = LanguageServer.encoding(offered: client.positionEncodings)
    publisher = Publisher(pulls: client.pulls && client.refreshesDiagnostics)
    if let options = params.options { settings.updateOptions(options, of: rules) }
    workspace.folders = params.folders.compactMap(folderPath)
    workspace.settings = settings.current
    state = .initialized
    return [
      "capabilities": capabilities,
      "serverInfo": ["name": "mpcheck", "version": .string(toolVersion)],
    ]
  }

  /// The path of a folder that the client named, if the URI is one of a file.
  func folderPath(_ uri: LSP.DocumentURI) -> String? {
    uri.scheme == "file" && Path.isAbsolute(uri.path) ? Path.normalised(uri.path) : nil
  }

  /// The language of a locale as clients write it, such as "zh-cn", "zh_CN" or "en".
  private static func language(ofLocale locale: String) -> Language {
    let tag = locale.lowercased().prefix { $0 != "-" && $0 != "_" }
    return Language(rawValue: String(tag)) ?? .english
  }

  private static func encoding(offered: [String]) -> PositionEncoding {
    if offered.contains("utf-8") { return .utf8 }
    return offered == ["utf-32"] ? .utf32 : .utf16
  }

  private var encodingName: String {
    switch encoding {
    case .utf8: "utf-8"
    case .utf16: "utf-16"
    case .utf32: "utf-32"
    }
  }

  private var capabilities: JSONTree {
    .members([
      "positionEncoding": .string(encodingName),
      "textDocumentSync": ["openClose": true, "change": 2, "save": ["includeText": false]],
      "workspace": ["workspaceFolders": ["supported": true, "changeNotifications": true]],
      "codeActionProvider": [
        "codeActionKinds": ["quickfix", .string(LanguageServer.fixAllKind)]
      ],
      "hoverProvider": true,
      "completionProvider": [
        "triggerCharacters": ["<", "\"", "'", "{", ".", "/", ":"], "resolveProvider": true,
      ],
      "executeCommandProvider": ["commands": .array(WorkspaceCommand.allCases.map { .string($0.rawValue) })],
      "documentSymbolProvider": true,
      "documentLinkProvider": ["resolveProvider": false],
      "foldingRangeProvider": true,
      "selectionRangeProvider": true,
      "linkedEditingRangeProvider": true,
      "definitionProvider": true,
      "referencesProvider": true,
      "renameProvider": client.preparesRenames ? ["prepareProvider": true] : true,
      "documentFormattingProvider": true,
      "documentRangeFormattingProvider": true,
      "documentOnTypeFormattingProvider": ["firstTriggerCharacter": "\n", "moreTriggerCharacter": [">"]],
      "workspaceSymbolProvider": true,
      "diagnosticProvider": publisher.pulls
        ? ["identifier": "mpcheck", "interFileDependencies": true, "workspaceDiagnostics": true] : nil,
    ])
  }

  /// Called when the client is ready for requests.
  func start() {
    for flaw in settings.newFlaws() { show(flaw[language]) }
    if client.registersConfigurationChanges {
      register("workspace/didChangeConfiguration", id: "configuration", ["section": "mpcheck"])
    }
    requestSettings()
    startWatching()
  }

  /// Registers for what the client sends only on request.
  func register(_ method: String, id: String, _ options: JSONTree) {
    request(
      "client/registerCapability",
      [
        "registrations": [
          ["id": .string("mpcheck-" + id), "method": .string(method), "registerOptions": options]
        ]
      ]
    ) { _ in }
  }
}
