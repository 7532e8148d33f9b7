import MiniProgram

/// What a check sees of the whole program, and where it reports to. One thread uses it, for one check.
package final class ProjectContext: CheckContext {
  package let project: Project
  package let nativeTypes: TypesByTag

  /// `rule` is the one that is called, as an index of the dispatch.
  init(project: Project, nativeTypes: TypesByTag, rule: Int) {
    self.project = project
    self.nativeTypes = nativeTypes
    super.init()
    self.rule = rule
  }
}
