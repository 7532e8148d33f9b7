import Files
import LanguageServerProtocol

extension LanguageServer {
  typealias Request = (LanguageServer, JSONValue?) throws(LSP.ResponseError) -> JSONTree
  typealias Notification = (LanguageServer, JSONValue?) throws(LSP.ResponseError) -> Void

  /// The requests that are answered once the client is known, by method.
  nonisolated(unsafe) static let requests: [String: Request] = [
    "textDocument/diagnostic": answering { $0.documentDiagnostics($1) },
    "textDocument/codeAction": answering { $0.codeActions($1) },
    "textDocument/hover": answering { $0.hover($1) },
    "textDocument/completion": answering { $0.completion($1) },
    "completionItem/resolve": answering { $0.resolveCompletion($1) },
    "textDocument/documentSymbol": answering { $0.documentSymbols($1) },
    "textDocument/documentLink": answering { $0.documentLinks($1) },
    "textDocument/foldingRange": answering { $0.foldingRanges($1) },
    "textDocument/selectionRange": answering { $0.selectionRanges($1) },
    "textDocument/linkedEditingRange": answering { $0.linkedEditingRanges($1) },
    "textDocument/definition": answering { $0.definition($1) },
    "textDocument/references": answering { $0.references($1) },
    "textDocument/prepareRename": answering { $0.prepareRename($1) },
    "textDocument/rename": answering { (server, params) throws(LSP.ResponseError) in
      try server.rename(params)
    },
    "textDocument/formatting": answering { $0.formatting($1) },
    "textDocument/rangeFormatting": answering { $0.rangeFormatting($1) },
    "textDocument/onTypeFormatting": answering { $0.onTypeFormatting($1) },
    "workspace/symbol": answering { $0.workspaceSymbols($1) },
    "workspace/executeCommand": answering { (server, params) throws(LSP.ResponseError) in
      try server.executeCommand(params)
    },
    "workspace/diagnostic": answering { $0.workspaceDiagnostics($1) },
  ]

  /// The notifications that are handled, by method; others are passed over.
  nonisolated(unsafe) static let notifications: [String: Notification] = [
    "initialized": { (server, _) in server.start() },
    "textDocument/didOpen": handling { $0.didOpen($1) },
    "textDocument/didChange": handling { $0.didChange($1) },
    "textDocument/didClose": handling { $0.didClose($1) },
    "workspace/didChangeWatchedFiles": handling { $0.didChangeWatchedFiles($1) },
    "workspace/didChangeWorkspaceFolders": handling { $0.didChangeWorkspaceFolders($1) },
    "workspace/didChangeConfiguration": { (server, params) in server.didChangeConfiguration(params) },
  ]

  /// A request with parameters that are read first; missing parameters are an empty object.
  private static func answering<Read: Parameters>(
    _ answer: @escaping (LanguageServer, Read) throws(LSP.ResponseError) -> JSONTree
  ) -> Request {
    { (server, params) throws(LSP.ResponseError) in
      try answer(server, try Read(params ?? JSONValue.emptyObject))
    }
  }

  private static func handling<Read: Parameters>(
    _ handle: @escaping (LanguageServer, Read) -> Void
  ) -> Notification {
    { (server, params) throws(LSP.ResponseError) in
      handle(server, try Read(params ?? JSONValue.emptyObject))
    }
  }
}
