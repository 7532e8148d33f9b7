import Diagnostics
import MiniProgram

/// What a check sees of the whole program, and where it reports to. One thread uses it, for one check.
package final class ProjectContext {
  package let project: Project
  package let nativeTypes: NativeTypes
  private let rule: Int
  private(set) var findings: [Finding] = []

  /// `rule` is the one that is called, as an index of the dispatch.
  init(project: Project, nativeTypes: NativeTypes, rule: Int) {
    self.project = project
    self.nativeTypes = nativeTypes
    self.rule = rule
  }

  package func report(_ place: Place, _ message: Message, related: [RelatedPlace] = [], fix: Fix? = nil) {
    findings.append(
      Finding(rule: rule, path: place.path, range: place.range, message: message, related: related, fix: fix))
  }
}
