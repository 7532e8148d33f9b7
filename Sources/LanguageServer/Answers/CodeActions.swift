import Diagnostics
import Files
import LanguageServerProtocol
import Linting
import Workspace

/// Fixes, comments that hide findings, and all safe fixes of a file.
///
/// They follow from the text and the range as they are now, whatever the client says that it knows of findings.
extension LanguageServer {
  static let fixAllKind = "source.fixAll.mpcheck"
  private static let quickFixKind = "quickfix"

  func codeActions(_ params: LSP.CodeActionParams) -> JSONTree {
    guard let document = documents[params.uri], client.readsCodeActionLiterals else { return .null }
    bringUpToDate()
    var actions: [JSONTree] = []
    if params.wants(LanguageServer.quickFixKind) {
      let range = ByteRange(
        document.positions.offset(of: params.range.start, encoding),
        document.positions.offset(of: params.range.end, encoding))
      actions += quickFixes(document, range)
    }
    if params.only != nil, params.wants(LanguageServer.fixAllKind), let action = fixAll(document) {
      actions.append(action)
    }
    return .array(actions)
  }

  /// For each finding that the range touches its fix, then how to hide it.
  private func quickFixes(_ document: OpenDocument, _ range: ByteRange) -> [JSONTree] {
    guard let report = findings[document.path] else { return [] }
    let touched = report.pairs.filter { finding, _ in
      finding.place.range.start <= range.end && range.start <= finding.place.range.end
    }
    let fixes = touched.flatMap { finding, diagnostic in
      [fix(of: finding, diagnostic), registration(for: finding, diagnostic, document)].compactMap { $0 }
    }
    var hidden: Set<String> = []
    let hides = touched.filter { hidden.insert($0.0.rule).inserted }.flatMap { finding, diagnostic in
      [
        hide(finding, diagnostic, .line, "Hide \(finding.rule) on this line", document),
        hide(finding, diagnostic, .file, "Hide \(finding.rule) in this file", document),
      ].compactMap { $0 }
    }
    return fixes + hides
  }

  private func fix(of finding: Diagnostic, _ diagnostic: LSP.Diagnostic) -> JSONTree? {
    guard let fix = finding.fix, let path = fix.path, let text = text(path),
      let edits = fix.edits(in: text), !edits.isEmpty
    else { return nil }
    return action(
      fix.title.capitalisedFirst, [diagnostic], edits, isPreferred: fix.applicability == .safe)
  }

  /// Registers the component of an unknown tag where the program has exactly one that can be meant.
  private func registration(
    for finding: Diagnostic, _ diagnostic: LSP.Diagnostic, _ document: OpenDocument
  ) -> JSONTree? {
    guard finding.rule == "unknown-tag", let page = page(document.uri) else { return nil }
    let tag = page.string(finding.place.range)
    return registration(of: tag, in: page).map {
      action("Register \(tag) in \(Path.lastComponent(page.unit.configurationPath))", [diagnostic], edit: $0)
    }
  }

  private func hide(
    _ finding: Diagnostic, _ diagnostic: LSP.Diagnostic, _ reach: SuppressionComment.Reach, _ title: String,
    _ document: OpenDocument
  ) -> JSONTree? {
    // No comment hides what is wrong with a configuration.
    guard finding.rule != "configuration",
      let edit = SuppressionComment.edit(
        hiding: finding.rule, at: finding.place.range.start, reach, in: document.text)
    else { return nil }
    return action(title, [diagnostic], [edit.ending(linesAs: document.text)])
  }

  private func action(
    _ title: String, _ diagnostics: [LSP.Diagnostic], _ edits: [Edit], isPreferred: Bool = false,
    kind: String = quickFixKind
  ) -> JSONTree {
    action(title, diagnostics, edit: workspaceEdit(edits), isPreferred: isPreferred, kind: kind)
  }

  private func action(
    _ title: String, _ diagnostics: [LSP.Diagnostic], edit: JSONTree, isPreferred: Bool = false,
    kind: String = quickFixKind
  ) -> JSONTree {
    .members([
      "title": .string(title), "kind": .string(kind),
      "diagnostics": diagnostics.isEmpty ? nil : .array(diagnostics.map(\.json)),
      "isPreferred": isPreferred && client.prefersActions ? true : nil, "edit": edit,
    ])
  }

  /// All safe fixes of a document, pass by pass as `--fix` makes them; nil when there is none.
  private func fixAll(_ document: OpenDocument) -> JSONTree? {
    guard let root = workspace.root(of: document.path), var draft = root.draft(over: documents.texts) else {
      return nil
    }
    FixRun.run(on: &draft, allowing: [.safe]) { $0 == document.path }
    guard let change = draft.changes.first(where: { $0.path == document.path }) else { return nil }
    return action(
      "Fix all findings that can be fixed safely", [], [edit(from: change.old, to: change.new)],
      kind: LanguageServer.fixAllKind)
  }

  /// The text of a file as it is now.
  func text(_ path: String) -> SourceText? {
    documents[path]?.text ?? (try? (workspace.root(of: path)?.files ?? fileSystem).read(path))
  }
}
