import Files
import LanguageServerProtocol

/// What the client reports about documents and folders.
extension LanguageServer {
  func didOpen(_ params: LSP.DidOpenParams) {
    guard let path = DocumentKind.path(of: params.uri, languageID: params.languageID) else { return }
    documents.open(OpenDocument(params.uri, path: path, version: params.version, text: params.text))
    workspace.documentsChanged()
    publisher.changed(path)
  }

  func didChange(_ params: LSP.DidChangeParams) {
    guard let document = documents[params.uri] else { return }
    document.apply(params.changes, version: params.version ?? document.version, encoding)
    publisher.changed(document.path)
  }

  func didClose(_ params: LSP.TextDocumentParams) {
    guard let document = documents.close(params.uri) else { return }
    workspace.documentsChanged()
    publisher.closed(document.path)
  }

  func didChangeWatchedFiles(_ params: LSP.DidChangeWatchedFilesParams) {
    let paths = Set(params.uris.compactMap(folderPath))
    if !paths.isEmpty { filesChanged(paths) }
  }

  /// Tells the workspace what changed on the disk.
  func filesChanged(_ paths: Set<String>) {
    workspace.filesChanged(paths)
    publisher.filesChanged(paths)
    // An app.json may have been added or removed above documents outside of all folders.
    if paths.contains(where: { Path.lastComponent($0) == "app.json" }) { workspace.documentsChanged() }
  }

  func didChangeWorkspaceFolders(_ params: LSP.DidChangeWorkspaceFoldersParams) {
    let removed = Set(params.removed.compactMap(folderPath))
    var folders = workspace.folders.filter { !removed.contains($0) }
    for folder in params.added.compactMap(folderPath) where !folders.contains(folder) {
      folders.append(folder)
    }
    workspace.folders = folders
  }
}
