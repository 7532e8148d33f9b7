import Answers
import Diagnostics
import Files
import LanguageServerProtocol
import Linting
import Markup

/// What an answer is made from, and how up to date that is.
extension LanguageServer {
  /// The workspace that a document belongs to, with everything linted.
  func snapshot(of path: String) -> Snapshot? {
    bringUpToDate()
    return workspace.root(of: path)?.snapshot(readers, language)
  }

  /// An open page; nil for other documents.
  ///
  /// What changed is linted first, unless only the page's own text changed: an answer while someone types reads that
  /// text again and needs nothing else.
  func page(_ uri: LSP.DocumentURI) -> (page: MarkupPage, document: OpenDocument)? {
    guard let document = documents[uri], Dialect.all.dialect(ofFile: document.path) != nil else { return nil }
    bringUpToDate(butFor: document.path)
    return workspace.root(of: document.path)?.snapshot(readers, language)?.page(document.text).map {
      ($0, document)
    }
  }

  /// The files of the workspace that an open page belongs to, and how its configuration indents it; nil for one that is
  /// excluded, as the command passes it over.
  func formatting(of path: String) -> (files: any FileSystem, configured: Indentation?)? {
    bringUpToDate(butFor: path)
    guard let root = workspace.root(of: path) else { return nil }
    let configuration = root.part(of: path).flatMap { root.workspace?.plan.parts[$0].configuration }
    if let configuration, configuration.exclude.rules.ignores(file: path) { return nil }
    return (root.files, configuration?.indentation?.value)
  }

  /// Lints if something other than the text of the file at a path changed.
  private func bringUpToDate(butFor path: String) {
    let isOwnOnly =
      publisher.changedTexts.isSubset(of: [path]) && !workspace.isStale
      && workspace.root(of: path)?.part(of: path) != nil
    if isOwnOnly {
      // Everything that reads the file by its program reads its present text.
      let texts = documents.texts
      for root in workspace.roots { root.setOverlay(texts) }
    } else {
      bringUpToDate()
    }
  }
}
