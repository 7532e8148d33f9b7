import Diagnostics
import MiniProgram

/// What a check sees of the whole program, and where it reports to.
package final class ProjectContext {
  package let project: Project
  package let nativeTypes: NativeTypes
  var rule = 0
  var findings: [Finding] = []

  init(project: Project, nativeTypes: NativeTypes) {
    self.project = project
    self.nativeTypes = nativeTypes
  }

  package func report(_ place: Place, _ message: Message, related: [RelatedPlace] = [], fix: Fix? = nil) {
    findings.append(
      Finding(rule: rule, path: place.path, range: place.range, message: message, related: related, fix: fix))
  }
}
