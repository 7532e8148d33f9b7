import Diagnostics

/// The findings of a report in the order in which a text shows them, and which of them have frames.
///
/// What is in one file stays together, first what has frames. Code of others comes last and has none.
struct ArrangedFindings {
  /// What is shown together: of one file, or all that is in code of others.
  struct Group {
    var framed: [Diagnostic] = []
    /// The others, each on a line.
    var lines: [Diagnostic] = []
    var isVendored = false
  }

  private(set) var groups: [Group] = []
  /// How many findings have no frame.
  private(set) var lineCount = 0

  /// How many findings of one rule have frames, unless all do. The others take a line each: forty frames of one mistake would
  /// bury the rest.
  private static let framedFindings = 3

  init(_ diagnostics: [Diagnostic], in context: ReportContext) {
    let framesAll = context.textStyle.framesAll
    let sorted = diagnostics.inOrder(of: context.textStyle.order)
    var vendored = Group(isVendored: true)
    var seen: [String: Int] = [:]
    var last: Diagnostic?
    for diagnostic in sorted {
      if !framesAll, context.isVendored(diagnostic.place.path) {
        vendored.lines.append(diagnostic)
        continue
      }
      seen[diagnostic.rule, default: 0] += 1
      if last.map({ !isTogether($0, diagnostic, in: context.textStyle.order) }) ?? true {
        groups.append(Group())
      }
      last = diagnostic
      if framesAll || seen[diagnostic.rule]! <= ArrangedFindings.framedFindings {
        groups[groups.count - 1].framed.append(diagnostic)
      } else {
        groups[groups.count - 1].lines.append(diagnostic)
      }
    }
    if !vendored.lines.isEmpty { groups.append(vendored) }
    lineCount = groups.reduce(0) { $0 + $1.lines.count }
  }

  private func isTogether(_ a: Diagnostic, _ b: Diagnostic, in order: TextStyle.Order) -> Bool {
    a.place.path.utf8.elementsEqual(b.place.path.utf8) && (order == .file || a.severity == b.severity)
  }

  /// The findings in the order of the groups.
  var all: [Diagnostic] { groups.flatMap { $0.framed + $0.lines } }
}

extension [Diagnostic] {
  /// Findings that are sorted by file, in another order.
  func inOrder(of order: TextStyle.Order) -> [Diagnostic] {
    switch order {
    case .file: self
    case .severity:
      Severity.allCases.reversed().flatMap { severity in filter { $0.severity == severity } }
    }
  }
}
