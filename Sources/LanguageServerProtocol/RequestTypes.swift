import Files

extension LSP {
  package struct CodeActionParams: Parameters {
    package let uri: DocumentURI
    package let range: Range
    /// The requested kinds; nil for all kinds that are offered without a request.
    package let only: [String]?

    package init(_ json: JSONValue) throws(ResponseError) {
      uri = try TextDocumentParams(json).uri
      range = try json.required("range") { (value) throws(ResponseError) in try Range(value) }
      only = json.optional("context")?.optional("only")?.elements.compactMap(\.string)
    }

    package func wants(_ kind: String) -> Bool {
      guard let only else { return true }
      return only.contains { $0.isEmpty || kind == $0 || kind.hasPrefix($0 + ".") }
    }
  }

  /// How an editor indents.
  package struct FormattingOptions: Sendable {
    package let tabSize: Int
    package let insertsSpaces: Bool

    init(_ json: JSONValue) throws(ResponseError) {
      let options: JSONValue = try json.required("options") { $0.isObject ? $0 : nil }
      tabSize = try options.required("tabSize") { $0.integer }
      insertsSpaces = try options.required("insertSpaces") { $0.bool }
    }
  }

  package struct FormattingParams: Parameters {
    package let uri: DocumentURI
    package let options: FormattingOptions

    package init(_ json: JSONValue) throws(ResponseError) {
      uri = try TextDocumentParams(json).uri
      options = try FormattingOptions(json)
    }
  }

  package struct RangeFormattingParams: Parameters {
    package let uri: DocumentURI
    package let range: Range
    package let options: FormattingOptions

    package init(_ json: JSONValue) throws(ResponseError) {
      uri = try TextDocumentParams(json).uri
      range = try json.required("range") { (value) throws(ResponseError) in try Range(value) }
      options = try FormattingOptions(json)
    }
  }

  package struct OnTypeFormattingParams: Parameters {
    package let uri: DocumentURI
    /// After what was typed.
    package let position: Position
    /// What was typed.
    package let character: String
    package let options: FormattingOptions

    package init(_ json: JSONValue) throws(ResponseError) {
      uri = try TextDocumentParams(json).uri
      position = try json.required("position") { (value) throws(ResponseError) in try Position(value) }
      character = try json.required("ch") { $0.string }
      options = try FormattingOptions(json)
    }
  }

  package struct SelectionRangeParams: Parameters {
    package let uri: DocumentURI
    package let positions: [Position]

    package init(_ json: JSONValue) throws(ResponseError) {
      uri = try TextDocumentParams(json).uri
      let positions: [JSONValue] = try json.required("positions") { $0.isArray ? $0.elements : nil }
      var read: [Position] = []
      for position in positions { read.append(try Position(position)) }
      self.positions = read
    }
  }

  package struct DocumentDiagnosticParams: Parameters {
    package let uri: DocumentURI
    package let previousResultID: String?

    package init(_ json: JSONValue) throws(ResponseError) {
      uri = try TextDocumentParams(json).uri
      previousResultID = json.optional("previousResultId")?.string
    }
  }

  package struct WorkspaceDiagnosticParams: Parameters {
    package let previous: [(uri: DocumentURI, resultID: String)]

    package init(_ json: JSONValue) throws(ResponseError) {
      previous =
        json.optional("previousResultIds")?.elements.compactMap { entry in
          guard let uri = entry.uri, let id = entry["value"]?.string else { return nil }
          return (uri, id)
        } ?? []
    }
  }
}
