import Diagnostics
import Files
import Linting
import Markup
import Script

/// A merge conflict that git left in a file.
package var mergeConflict: Rule {
  Rule(
    id: "merge-conflict",
    summary: "a line by which git marks a conflict that it could not merge",
    category: .syntax,
    severity: .error,
    rationale: """
      The build stops at it, or shows both versions. In pages, scripts and the program's JSON; rules about nesting, ids \
      and repetition say nothing of a page with a conflict, because both of its versions are read.
      """,
    examples: [
      .wrong(
        """
        <view>
        ⟦<<<<<<< HEAD⟧
        <text>a</text>
        ⟦=======⟧
        <text>b</text>
        ⟦>>>>>>> topic⟧
        </view>
        """, message: "a merge conflict begins here", "the other version of a merge conflict",
        "a merge conflict ends here"),
      .right(
        """
        <view>
        <text>b</text>
        </view>
        """),
    ],
    checks: [.syntax([.mergeConflict], check), .script(check), .project(check)])
}

private func check(_ issue: SyntaxIssue, _ context: FileContext) {
  context.report(issue.range, .mergeConflict(context.text.bytes[Int(issue.range.start)]))
}

private func check(_ script: ScriptFacts, _ text: SourceText, _ context: FileContext) {
  guard script.hasConflictMarker else { return }
  for marker in mergeConflictMarkers(in: text.bytes) {
    context.report(
      Place(path: text.path, range: marker), .mergeConflict(text.bytes[Int(marker.start)]))
  }
}

private func check(_ context: ProjectContext) {
  for (text, _) in brokenConfigurations(of: context.project) {
    for marker in mergeConflictMarkers(in: text.bytes) {
      context.report(
        Place(path: text.path, range: marker), .mergeConflict(text.bytes[Int(marker.start)]))
    }
  }
}

extension Message {
  fileprivate static func mergeConflict(_ byte: UInt8) -> Message {
    let what =
      switch byte {
      case UInt8(ascii: "<"): "a merge conflict begins here"
      case UInt8(ascii: "|"): "the common version of a merge conflict"
      case UInt8(ascii: "="): "the other version of a merge conflict"
      default: "a merge conflict ends here"
      }
    return Message(what, help: "keep one version, and delete the lines with the marks")
  }
}
