import Files

extension LSP {
  /// A definition, with the range of the name that leads to it.
  package struct LocationLink: Hashable, Sendable {
    package var originSelectionRange: Range
    package var targetURI: String
    package var targetRange: Range
    package var targetSelectionRange: Range

    package init(
      originSelectionRange: Range, targetURI: String, targetRange: Range, targetSelectionRange: Range
    ) {
      self.originSelectionRange = originSelectionRange
      self.targetURI = targetURI
      self.targetRange = targetRange
      self.targetSelectionRange = targetSelectionRange
    }

    package var json: JSONTree {
      [
        "originSelectionRange": originSelectionRange.json, "targetUri": .string(targetURI),
        "targetRange": targetRange.json, "targetSelectionRange": targetSelectionRange.json,
      ]
    }
  }

  package struct ReferenceParams: Parameters, Sendable {
    package let at: TextDocumentPositionParams
    package let includesDeclaration: Bool

    package init(_ json: JSONValue) throws(ResponseError) {
      at = try TextDocumentPositionParams(json)
      let context: JSONValue = try json.required("context") { $0.isObject ? $0 : nil }
      includesDeclaration = try context.required("includeDeclaration") { $0.bool }
    }
  }

  package struct RenameParams: Parameters, Sendable {
    package let at: TextDocumentPositionParams
    package let newName: String

    package init(_ json: JSONValue) throws(ResponseError) {
      at = try TextDocumentPositionParams(json)
      newName = try json.required("newName") { $0.string }
    }
  }

  package struct WorkspaceSymbolParams: Parameters, Sendable {
    package let query: String

    package init(_ json: JSONValue) throws(ResponseError) {
      query = try json.required("query") { $0.string }
    }
  }

  package enum SymbolKind: Int, Sendable {
    case file = 1
    case `class` = 5
    case property = 7
    case interface = 11
    case function = 12
    case object = 19
  }

  package struct SymbolInformation: Hashable, Sendable {
    package var name: String
    package var kind: SymbolKind
    package var location: Location
    package var containerName: String?

    package init(name: String, kind: SymbolKind, location: Location, containerName: String?) {
      self.name = name
      self.kind = kind
      self.location = location
      self.containerName = containerName
    }

    package var json: JSONTree {
      .members([
        "name": .string(name), "kind": .integer(kind.rawValue), "location": location.json,
        "containerName": containerName.map { .string($0) },
      ])
    }
  }
}
