import Diagnostics
import Files
import LanguageServerProtocol

/// Findings for a client that requests them.
extension LanguageServer {
  func documentDiagnostics(_ params: LSP.DocumentDiagnosticParams) -> JSONTree {
    guard let path = documents[params.uri]?.path ?? folderPath(params.uri) else {
      return ["kind": "full", "items": []]
    }
    bringUpToDate()
    let report = findings[path]
    publisher.noteKnown(path, report?.resultID)
    return .object(members(of: report, known: params.previousResultID))
  }

  func workspaceDiagnostics(_ params: LSP.WorkspaceDiagnosticParams) -> JSONTree {
    bringUpToDate()
    publisher.knowsWorkspace = true
    var previous: [String: (uri: LSP.DocumentURI, resultID: String)] = [:]
    for (uri, resultID) in params.previous {
      if let path = documents[uri]?.path ?? folderPath(uri) { previous[path] = (uri, resultID) }
    }
    let shown = findings.paths.filter(isShownUnopened).map { (path: $0, report: findings[$0]) }
    let gone = Set(previous.keys).subtracting(shown.map(\.path)).sorted(by: Path.precedes)
      .map { (path: $0, report: FindingStore.Report?.none) }
    var items: [JSONTree] = []
    for (path, report) in shown + gone {
      publisher.noteKnown(path, report?.resultID)
      let known = previous[path]
      items.append(
        .object(
          [
            ("uri", .string(documents.uri(of: path) ?? known?.uri.text ?? uri(of: path))),
            ("version", documents[path].map { .integer($0.version) } ?? .null),
          ] + members(of: report, known: known?.resultID)))
    }
    return ["items": .array(items)]
  }

  /// The members of a report for a client that knows the report with an id.
  private func members(
    of report: FindingStore.Report?, known: String?
  ) -> [(key: String, value: JSONTree)] {
    let resultID = report?.resultID ?? FindingStore.emptyID
    if known == resultID { return [("kind", "unchanged"), ("resultId", .string(resultID))] }
    return [
      ("kind", "full"), ("resultId", .string(resultID)),
      ("items", .array(report?.diagnostics.map(\.json) ?? [])),
    ]
  }
}
