import Answers
import Files
import LanguageServerProtocol

extension LanguageServer {
  /// The name at a place, when it can be renamed; null elsewhere.
  func prepareRename(_ params: LSP.TextDocumentPositionParams) -> JSONTree {
    guard let document = documents[params.uri], let snapshot = snapshot(of: document.path),
      let name = snapshot.renamedName(in: document.text, at: offset(params.position, in: document))
    else { return .null }
    return [
      "range": range(name, in: document).json, "placeholder": .string(document.text.string(name)),
    ]
  }

  func rename(_ params: LSP.RenameParams) throws(LSP.ResponseError) -> JSONTree {
    guard let document = documents[params.at.uri], let snapshot = snapshot(of: document.path) else {
      return .null
    }
    do throws(RenameRefusal) {
      let edits = try snapshot.renaming(
        in: document.text, at: offset(params.at.position, in: document), to: params.newName)
      return edits.map { workspaceEdit($0) } ?? .null
    } catch {
      throw .requestFailed(error.reason[language])
    }
  }
}
