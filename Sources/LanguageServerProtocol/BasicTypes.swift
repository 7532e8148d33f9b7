import Files

extension LSP {
  /// A place in a document. Both numbers are 0-based; `character` counts units of the encoding that was agreed on.
  package struct Position: Parameters, Hashable, Sendable {
    package var line: Int
    package var character: Int

    package init(line: Int, character: Int) {
      self.line = line
      self.character = character
    }

    package init(_ json: JSONValue) throws(ResponseError) {
      line = try json.required("line") { $0.integer }
      character = try json.required("character") { $0.integer }
    }

    package var json: JSONTree { ["line": .integer(line), "character": .integer(character)] }
  }

  /// `end` is exclusive.
  package struct Range: Parameters, Hashable, Sendable {
    package var start: Position
    package var end: Position

    package init(start: Position, end: Position) {
      self.start = start
      self.end = end
    }

    package init(_ json: JSONValue) throws(ResponseError) {
      start = try json.required("start") { (value) throws(ResponseError) in try Position(value) }
      end = try json.required("end") { (value) throws(ResponseError) in try Position(value) }
    }

    package var json: JSONTree { ["start": start.json, "end": end.json] }
  }

  package struct Location: Hashable, Sendable {
    package var uri: String
    package var range: Range

    package init(uri: String, range: Range) {
      self.uri = uri
      self.range = range
    }

    package var json: JSONTree { ["uri": .string(uri), "range": range.json] }
  }

  package struct TextEdit: Hashable, Sendable {
    package var range: Range
    package var newText: String

    package init(range: Range, newText: String) {
      self.range = range
      self.newText = newText
    }

    package var json: JSONTree { ["range": range.json, "newText": .string(newText)] }
  }

  /// How a message to the user is shown.
  package enum MessageType: Int, Sendable { case error = 1, warning, info }

  /// The parameters of most requests.
  package struct TextDocumentPositionParams: Parameters, Sendable {
    package let uri: DocumentURI
    package let position: Position

    package init(_ json: JSONValue) throws(ResponseError) {
      uri = try TextDocumentParams(json).uri
      position = try json.required("position") { (value) throws(ResponseError) in try Position(value) }
    }
  }

  /// The parameters of requests about a whole document.
  package struct TextDocumentParams: Parameters, Sendable {
    package let uri: DocumentURI

    package init(_ json: JSONValue) throws(ResponseError) {
      uri = try json.required("textDocument") { (document) throws(ResponseError) in
        try document.required("uri") { $0.string.map { DocumentURI($0) } }
      }
    }
  }
}
