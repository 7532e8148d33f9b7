import Diagnostics
import Files
import LanguageServerProtocol

/// Edits of files as the client takes them.
extension LanguageServer {
  /// A `WorkspaceEdit` that makes the edits, which are offsets in the texts as they are now; of open documents with the
  /// version that they are for.
  func workspaceEdit(_ edits: [Edit]) -> JSONTree {
    var byPath: [String: [Edit]] = [:]
    for edit in edits { byPath[edit.place.path, default: []].append(edit) }
    let files = byPath.sorted { Path.precedes($0.key, $1.key) }
    guard client.editsDocumentChanges else {
      return [
        "changes": .object(files.map { path, edits in (key: uri(of: path), value: .array(textEdits(edits))) })
      ]
    }
    return [
      "documentChanges": .array(
        files.map { path, edits in
          [
            "textDocument": [
              "uri": .string(uri(of: path)),
              "version": documents[path].map { .integer($0.version) } ?? .null,
            ],
            "edits": .array(textEdits(edits)),
          ]
        })
    ]
  }

  private func textEdits(_ edits: [Edit]) -> [JSONTree] {
    edits.sorted { $0.place.range < $1.place.range }.map {
      LSP.TextEdit(range: range($0.place), newText: $0.text).json
    }
  }

  /// The edit that makes one text of the other: what is between the bytes that they have in common at both ends.
  func edit(from old: SourceText, to new: SourceText) -> Edit {
    var start = 0
    let (oldBytes, newBytes) = (old.bytes, new.bytes)
    let shorter = min(old.count, new.count)
    while start < shorter, oldBytes[start] == newBytes[start] { start += 1 }
    var length = 0
    while length < shorter - start, oldBytes[old.count - 1 - length] == newBytes[new.count - 1 - length] {
      length += 1
    }
    // Characters and line ends stay whole.
    while start > 0, start < old.count,
      continues(oldBytes, start) || start < new.count && continues(newBytes, start)
    {
      start -= 1
    }
    while length > 0, continues(oldBytes, old.count - length) || continues(newBytes, new.count - length) {
      length -= 1
    }
    return Edit(
      replace: Place(path: old.path, range: ByteRange(start, old.count - length)),
      with: new.string(ByteRange(start, new.count - length)))
  }

  private func continues(_ bytes: UnsafeBufferPointer<UInt8>, _ index: Int) -> Bool {
    bytes[index] & 0xC0 == 0x80 || bytes[index] == 0x0A && index > 0 && bytes[index - 1] == 0x0D
  }
}
