import Diagnostics
import Files
import LanguageServerProtocol

/// The findings of each file as the client sees them.
///
/// A file is rendered again only where its findings or its text changed, or the text of a file that the findings
/// mention.
final class FindingStore {
  /// The findings of one file.
  struct Report {
    fileprivate(set) var findings: [Diagnostic]
    /// The files with texts that affect how the findings look.
    fileprivate var involved: Set<String>
    /// It is different whenever the client sees something different.
    fileprivate(set) var resultID: String
    fileprivate(set) var diagnostics: [LSP.Diagnostic]

    /// Each finding as the client sees it.
    var diagnosticsByFinding: [Diagnostic: LSP.Diagnostic] {
      Dictionary(zip(findings, diagnostics)) { first, _ in first }
    }
  }

  /// The id of a report without findings.
  static let emptyID = "0"

  private var reports: [String: Report] = [:]
  private var lastResultID = 0
  /// Whether all files are rendered again, because the language is another one.
  private var rendersAll = false

  func renderAnew() { rendersAll = true }

  /// Where more is said of the rules that configurations define: the addresses by their ids, by the folders of the roots.
  var addresses: [String: [String: String]] = [:] {
    didSet { if addresses != oldValue { rendersAll = true } }
  }

  /// The files that have findings, in order.
  var paths: [String] { reports.keys.sorted(by: Path.precedes) }

  subscript(path: String) -> Report? { reports[path] }

  /// Replaces the findings of all files, by path, none of them empty. Returns the files that look different now.
  func update(
    _ findings: [String: [Diagnostic]], changedTexts: Set<String>, render: ([Diagnostic]) -> [LSP.Diagnostic]
  ) -> Set<String> {
    var different: Set<String> = []
    for path in reports.keys where findings[path] == nil {
      reports[path] = nil
      different.insert(path)
    }
    for (path, found) in findings {
      if !rendersAll, let known = reports[path], known.findings == found,
        known.involved.isDisjoint(with: changedTexts)
      {
        continue
      }
      let rendered = render(found)
      let involved = Set(found.flatMap { [$0.place.path] + $0.related.map(\.place.path) })
      if reports[path]?.diagnostics == rendered {
        reports[path]!.findings = found
        reports[path]!.involved = involved
        continue
      }
      lastResultID += 1
      reports[path] = Report(
        findings: found, involved: involved, resultID: String(lastResultID), diagnostics: rendered)
      different.insert(path)
    }
    rendersAll = false
    return different
  }
}
