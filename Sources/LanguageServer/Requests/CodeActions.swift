import Answers
import Diagnostics
import Files
import LanguageServerProtocol
import Linting

/// Fixes, registrations of components, comments that hide findings, explanations, and all safe fixes of a file.
extension LanguageServer {
  static let fixAllKind = "source.fixAll.mpcheck"
  private static let quickFixKind = "quickfix"

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
    let touched = report.findings.touching(range)
    if touched.isEmpty { return [] }
    let fixes = snapshot.quickFixes(for: touched, in: document.text)
    let diagnostics = report.diagnosticsByFinding
    let changes = fixes.compactMap { fix in
      workspaceEdit(fix.change).map { edit in
        action(fix.title, diagnostics[fix.finding], edit, isPreferred: fix.isPreferred)
      }
    }
    return changes + explanations(of: touched, diagnostics)
  }

  /// Shows what there is to say of the rule of each finding that leads to no page about it.
  private func explanations(
    of findings: some Sequence<Diagnostic>, _ diagnostics: [Diagnostic: LSP.Diagnostic]
  ) -> [JSONTree] {
    var seen: Set<String> = []
    return findings.compactMap { finding in
      guard let rule = rules[finding.rule], let diagnostic = diagnostics[finding], diagnostic.page == nil,
        seen.insert(rule.id).inserted
      else { return nil }
      let title = language(en: "Explain \(rule.id)", zh: "说明 \(rule.id)")
      let command = LSP.Command(
        title: title, command: WorkspaceCommand.explain.rawValue, arguments: [.string(rule.id)])
      return [
        "title": .string(title), "kind": .string(LanguageServer.quickFixKind),
        "diagnostics": [diagnostic.json], "command": command.json,
      ]
    }
  }

  private func fixAll(_ document: OpenDocument) -> JSONTree? {
    let draft = workspace.root(of: document.path)?.draft(over: documents.texts)
    guard let edits = draft?.safeFixes(mayChange: { $0 == document.path }).edits, !edits.isEmpty else {
      return nil
    }
    return action(
      language(en: "Apply all safe fixes", zh: "应用所有安全修复"), nil, workspaceEdit(edits),
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
}
