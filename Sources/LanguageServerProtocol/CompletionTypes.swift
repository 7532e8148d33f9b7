import Files

extension LSP {
  package enum CompletionItemKind: Int, Sendable {
    case text = 1, method, function, constructor, field, variable, `class`, interface, module, property, unit,
      value, `enum`, keyword, snippet, color, file, reference, folder, enumMember, constant, `struct`, event,
      `operator`, typeParameter

    /// The kind for clients that do not say which kinds they know.
    package var ofFirstClients: CompletionItemKind {
      switch self {
      case .folder: .file
      case .enumMember, .constant: .value
      case .struct, .typeParameter: .class
      case .event: .property
      case .operator: .keyword
      default: self
      }
    }
  }

  package struct Command: Sendable, Equatable {
    package var title: String
    package var command: String
    package var arguments: [JSONTree]

    package init(title: String, command: String, arguments: [JSONTree]) {
      self.title = title
      self.command = command
      self.arguments = arguments
    }

    package var json: JSONTree {
      ["title": .string(title), "command": .string(command), "arguments": .array(arguments)]
    }
  }

  package struct CompletionItem: Sendable {
    package var label: String
    package var kind: CompletionItemKind
    package var detail: String?
    package var sortText: String?
    package var filterText: String
    package var textEdit: TextEdit
    /// Whether `$1` in the new text is where the cursor goes.
    package var isSnippet = false
    package var command: Command?
    /// What `completionItem/resolve` needs to know.
    package var data: JSONTree?

    package init(label: String, kind: CompletionItemKind, textEdit: TextEdit) {
      self.label = label
      self.kind = kind
      self.textEdit = textEdit
      filterText = label
    }

    package var json: JSONTree {
      .members([
        "label": .string(label), "kind": .integer(kind.rawValue), "detail": detail.map { .string($0) },
        "sortText": sortText.map { .string($0) }, "filterText": .string(filterText),
        "insertTextFormat": isSnippet ? 2 : nil, "textEdit": textEdit.json, "command": command?.json,
        "data": data,
      ])
    }
  }

  package struct ExecuteCommandParams: Parameters {
    package let command: String
    package let arguments: [JSONValue]

    package init(_ json: JSONValue) throws(ResponseError) {
      command = try json.required("command") { $0.string }
      arguments = json.optional("arguments")?.elements ?? []
    }
  }

  /// A completion item that the client sends back as it received it.
  package struct CompletionItemParams: Parameters {
    package let item: JSONValue

    package init(_ json: JSONValue) throws(ResponseError) {
      guard json.isObject else { throw .invalidParams("params") }
      item = json
    }
  }
}
