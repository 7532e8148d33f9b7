import Answers
import Diagnostics
import Files
import LanguageServerProtocol

/// Edits of files as the client takes them.
extension LanguageServer {
  /// A `WorkspaceEdit` that makes a change; nil where a file must be made and the client cannot make files.
  func workspaceEdit(_ change: FileChange) -> JSONTree? {
    guard let (path, text) = change.created else { return workspaceEdit(change.edits) }
    guard client.editsDocumentChanges, client.createsFiles else { return nil }
    let uri = JSONTree.string(uri(of: path))
    let start = LSP.Position(line: 0, character: 0)
    let creation: [JSONTree] = [
      ["kind": "create", "uri": uri, "options": ["ignoreIfExists": true]],
      [
        "textDocument": ["uri": uri, "version": nil],
        "edits": [LSP.TextEdit(range: LSP.Range(start: start, end: start), newText: text).json],
      ],
    ]
    return ["documentChanges": .array(creation + documentChanges(change.edits))]
  }

  /// A `WorkspaceEdit` that makes the edits; their ranges are byte offsets in the present texts. For open documents it
  /// contains the version that the edits are for.
  func workspaceEdit(_ edits: [Edit]) -> JSONTree {
    if client.editsDocumentChanges { return ["documentChanges": .array(documentChanges(edits))] }
    return [
      "changes": .object(
        byFile(edits).map { path, edits in (key: uri(of: path), value: .array(textEdits(edits))) })
    ]
  }

  private func documentChanges(_ edits: [Edit]) -> [JSONTree] {
    byFile(edits).map { path, edits in
      [
        "textDocument": [
          "uri": .string(uri(of: path)), "version": documents[path].map { .integer($0.version) } ?? .null,
        ],
        "edits": .array(textEdits(edits)),
      ]
    }
  }

  private func byFile(_ edits: [Edit]) -> [(path: String, edits: [Edit])] {
    Dictionary(grouping: edits, by: \.place.path).sorted { Path.precedes($0.key, $1.key) }
      .map { ($0.key, $0.value) }
  }

  private func textEdits(_ edits: [Edit]) -> [JSONTree] {
    edits.sorted { $0.place.range < $1.place.range }.map {
      LSP.TextEdit(range: range($0.place), newText: $0.text).json
    }
  }
}
