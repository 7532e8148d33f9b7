import Answers
import Diagnostics
import Files
import LanguageServerProtocol
import Linting

/// Fixes, comments that hide findings, all safe fixes of a file, and registrations of components.
extension LanguageServer {
  static let fixAllKind = "source.fixAll.mpcheck"
  private static let quickFixKind = "quickfix"
  static let registerCommand = "mpcheck.register"

  func codeActions(_ params: LSP.CodeActionParams) -> JSONTree {
    guard let document = documents[params.uri], client.readsCodeActionLiterals else { return .null }
    bringUpToDate()
    var actions: [JSONTree] = []
    if params.wants(LanguageServer.quickFixKind) {
      let range = ByteRange(
        offset(params.range.start, in: document), offset(params.range.end, in: document))
      actions += quickFixes(document, range)
    }
    if params.only != nil, params.wants(LanguageServer.fixAllKind), let action = fixAll(document) {
      actions.append(action)
    }
    return .array(actions)
  }

  private func quickFixes(_ document: OpenDocument, _ range: ByteRange) -> [JSONTree] {
    guard let report = findings[document.path], let snapshot = snapshot(of: document.path) else { return [] }
    let fixes = snapshot.quickFixes(for: report.findings, in: document.text, touching: range)
    if fixes.isEmpty { return [] }
    let diagnostics = report.diagnosticsByFinding
    return fixes.compactMap { fix in
      workspaceEdit(fix.change).map { edit in
        action(fix.title, diagnostics[fix.finding], edit, isPreferred: fix.isPreferred)
      }
    }
  }

  private func fixAll(_ document: OpenDocument) -> JSONTree? {
    let draft = workspace.root(of: document.path)?.draft(over: documents.texts)
    guard let edit = draft?.safeFixes(of: document.path) else { return nil }
    return action(
      language(en: "Fix all findings that can be fixed safely", zh: "修复所有可安全修复的问题"), nil,
      workspaceEdit([edit]),
      kind: LanguageServer.fixAllKind)
  }

  private func action(
    _ title: String, _ diagnostic: LSP.Diagnostic?, _ edit: JSONTree, isPreferred: Bool = false,
    kind: String = quickFixKind
  ) -> JSONTree {
    .members([
      "title": .string(title), "kind": .string(kind),
      "diagnostics": diagnostic.map { .array([$0.json]) },
      "isPreferred": isPreferred && client.prefersActions ? true : nil, "edit": edit,
    ])
  }

  /// Answers `workspace/executeCommand`.
  func executeCommand(_ params: LSP.ExecuteCommandParams) throws(LSP.ResponseError) -> JSONTree {
    guard params.command == LanguageServer.registerCommand else { throw .invalidParams("command") }
    let words = params.arguments.compactMap(\.string)
    guard words.count >= 2, words.count == params.arguments.count else { throw .invalidParams("arguments") }
    guard client.appliesEdits else {
      throw .requestFailed(language(en: "the client cannot apply edits", zh: "客户端无法应用修改"))
    }
    guard let (page, _) = page(LSP.DocumentURI(words[0])) else {
      throw .requestFailed(language(en: "the page is not open", zh: "页面没有打开"))
    }
    let tag = words[1]
    if page.registers(tag) { return .null }
    let change =
      words.count > 2
      ? page.registration(of: tag, component: words[2]) : page.registration(of: tag)
    guard let edit = change.flatMap(workspaceEdit) else {
      let file = page.shown(page.configurationPath)
      throw .requestFailed(
        language(en: "\"\(tag)\" cannot be registered in \(file)", zh: "无法在 \(file) 中注册“\(tag)”"))
    }
    request(
      "workspace/applyEdit",
      ["label": .string(language(en: "Register \(tag)", zh: "注册 \(tag)")), "edit": edit]
    ) { _ in }
    return .null
  }
}
