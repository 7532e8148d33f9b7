import Answers
import Diagnostics
import Files
import LanguageServerProtocol

extension LanguageServer {
  func completion(_ params: LSP.TextDocumentPositionParams) -> JSONTree {
    guard let document = documents[params.uri],
      let completions = completions(in: document, params.uri, at: offset(params.position, in: document))
    else { return .null }
    let uri = uri(of: document.path)
    /// The last range that was converted: nearly all items have the same.
    var last: (bytes: ByteRange, range: LSP.Range)?
    var items: [JSONTree] = []
    items.reserveCapacity(completions.count)
    for completion in completions {
      if last?.bytes != completion.replaced {
        last = (completion.replaced, range(completion.replaced, in: document))
      }
      items.append(item(completion, number: items.count, last!.range, uri).json)
    }
    return ["isIncomplete": false, "items": .array(items)]
  }

  /// What can be written in a page or a script.
  private func completions(in document: OpenDocument, _ uri: LSP.DocumentURI, at offset: UInt32)
    -> [Completion]?
  {
    switch Path.pathExtension(document.path) {
    case "js", "ts": snapshot(of: document.path)?.scriptCompletions(in: document.text, at: offset)
    default: page(uri)?.page.completions(at: offset)
    }
  }

  private func item(
    _ completion: Completion, number: Int, _ range: LSP.Range, _ uri: String
  ) -> LSP.CompletionItem {
    let kind = completion.kind.lspKind
    let snippet = client.readsSnippets ? completion.snippet : nil
    var item = LSP.CompletionItem(
      label: completion.label,
      kind: client.knownCompletionKinds.contains(kind.rawValue) ? kind : kind.ofFirstClients,
      textEdit: LSP.TextEdit(range: range, newText: snippet ?? completion.text))
    let order = String(number)
    item.sortText = "\(completion.rank)" + String(repeating: "0", count: max(0, 5 - order.utf8.count)) + order
    item.isSnippet = snippet != nil
    item.detail = completion.detail
    item.data = completion.subject?.json(inPage: uri)
    if let path = completion.unregistered, client.appliesEdits {
      item.command = LSP.Command(
        title: language(en: "Register \(completion.label)", zh: "注册 \(completion.label)"),
        command: WorkspaceCommand.register.rawValue,
        arguments: [.string(uri), .string(completion.label), .string(path)])
    }
    return item
  }

  /// The item with its documentation, if it has any.
  func resolveCompletion(_ params: LSP.CompletionItemParams) -> JSONTree {
    guard case .object(var members) = JSONTree(params.item) else { return .null }
    if let data = params.item.optional("data"), let text = documentation(of: data) {
      let content: JSONTree =
        client.documentsCompletionsInMarkdown ? text.content(inMarkdown: true) : .string(text.plain)
      members.removeAll { $0.key == "documentation" }
      members.append(("documentation", content))
    }
    return .object(members)
  }

  private func documentation(of data: JSONValue) -> RichText? {
    if let subject = BuiltinSubject(data) { return subject.documentation(language) }
    guard let uri = data.optional("uri")?.string, let (page, _) = page(LSP.DocumentURI(uri)),
      let subject = DeclaredSubject(data)
    else { return nil }
    return page.documentation(of: subject)
  }
}

extension Completion.Kind {
  fileprivate var lspKind: LSP.CompletionItemKind {
    switch self {
    case .tag, .nativeType: .class
    case .component, .scriptModule: .module
    case .attribute: .property
    case .event: .event
    case .directive: .keyword
    case .handler: .method
    case .template: .struct
    case .listedValue: .enumMember
    case .boolean: .value
    case .field: .field
    case .loopVariable, .global: .variable
    case .export: .function
    case .styleClass: .value
    case .slot: .property
    case .lifecycle: .method
    case .file: .file
    case .folder: .folder
    }
  }
}
