import Files

extension LSP {
  package struct DidOpenParams: Parameters {
    package let uri: DocumentURI
    package let languageID: String
    package let version: Int
    package let text: String

    package init(_ json: JSONValue) throws(ResponseError) {
      let document: JSONValue = try json.required("textDocument") { $0.isObject ? $0 : nil }
      uri = try document.required("uri") { $0.string.map { DocumentURI($0) } }
      languageID = document.optional("languageId")?.string ?? ""
      version = document.optional("version")?.integer ?? 0
      text = try document.required("text") { $0.string }
    }
  }

  /// A change of a document: without a range, `text` is the text of the whole document.
  package struct ContentChange {
    package let range: Range?
    package let text: String
  }

  package struct DidChangeParams: Parameters {
    package let uri: DocumentURI
    package let version: Int?
    package let changes: [ContentChange]

    package init(_ json: JSONValue) throws(ResponseError) {
      uri = try TextDocumentParams(json).uri
      version = json.optional("textDocument")?.optional("version")?.integer
      let changes: [JSONValue] = try json.required("contentChanges") { $0.isArray ? $0.elements : nil }
      var read: [ContentChange] = []
      for change in changes {
        var range: Range?
        if let json = change.optional("range") { range = try Range(json) }
        read.append(ContentChange(range: range, text: try change.required("text") { $0.string }))
      }
      self.changes = read
    }
  }

  package struct DidChangeWatchedFilesParams: Parameters {
    package let uris: [DocumentURI]

    package init(_ json: JSONValue) throws(ResponseError) {
      let changes: [JSONValue] = try json.required("changes") { $0.isArray ? $0.elements : nil }
      uris = changes.compactMap(\.uri)
    }
  }

  package struct DidChangeWorkspaceFoldersParams: Parameters {
    package let added: [DocumentURI]
    package let removed: [DocumentURI]

    package init(_ json: JSONValue) throws(ResponseError) {
      let event: JSONValue = try json.required("event") { $0.isObject ? $0 : nil }
      func folders(_ key: String) -> [DocumentURI] {
        event[key]?.elements.compactMap(\.uri) ?? []
      }
      added = folders("added")
      removed = folders("removed")
    }
  }

  package struct InitializeParams: Parameters {
    package let processID: Int?
    /// The language of the client's surface, as a tag such as "zh-cn".
    package var locale: String?
    /// The folders of the workspace, or the one folder that older clients name.
    package let folders: [DocumentURI]
    package let capabilities: ClientCapabilities
    package let options: JSONValue?

    package init(_ json: JSONValue) throws(ResponseError) {
      processID = json.optional("processId")?.integer
      locale = json.optional("locale")?.string
      capabilities = ClientCapabilities(json.optional("capabilities"))
      options = json.optional("initializationOptions")
      if let folders = json.optional("workspaceFolders") {
        self.folders = folders.elements.compactMap(\.uri)
      } else if let root = json.optional("rootUri")?.string {
        folders = [DocumentURI(root)]
      } else if let root = json.optional("rootPath")?.string {
        folders = [DocumentURI(path: root)]
      } else {
        folders = []
      }
    }

    /// The context of a client that says nothing.
    package init() {
      processID = nil
      locale = nil
      folders = []
      capabilities = ClientCapabilities(nil)
      options = nil
    }
  }

  package struct Diagnostic: Sendable, Equatable {
    package struct Related: Sendable, Equatable {
      package var location: Location
      package var message: String

      package init(location: Location, message: String) {
        self.location = location
        self.message = message
      }
    }

    package var range: Range
    /// 1 is an error, 2 a warning, 3 information, 4 a hint.
    package var severity: Int
    package var code: String
    /// The address of a page about the code; nil for none.
    package var page: String?
    package var message: String
    package var related: [Related]
    /// 1 is unnecessary, 2 deprecated.
    package var tags: [Int]

    package init(
      range: Range, severity: Int, code: String, page: String? = nil, message: String,
      related: [Related] = [],
      tags: [Int] = []
    ) {
      self.range = range
      self.severity = severity
      self.code = code
      self.page = page
      self.message = message
      self.related = related
      self.tags = tags
    }

    package var json: JSONTree {
      .members([
        "range": range.json, "severity": .integer(severity), "code": .string(code),
        "codeDescription": page.map { ["href": .string($0)] }, "source": "mpcheck",
        "message": .string(message),
        "relatedInformation": related.isEmpty
          ? nil
          : .array(
            related.map { ["location": $0.location.json, "message": .string($0.message)] }),
        "tags": tags.isEmpty ? nil : .array(tags.map { .integer($0) }),
      ])
    }
  }
}

extension JSONValue {
  /// The member `uri` of an object that names a document or a folder.
  var uri: LSP.DocumentURI? { self["uri"]?.string.map { LSP.DocumentURI($0) } }
}
