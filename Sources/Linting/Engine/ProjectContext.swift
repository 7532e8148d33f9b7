import Files
import MiniProgram

/// What a check sees of the whole program, and where it reports to. One thread uses it, for one check.
package final class ProjectContext: CheckContext {
  package let project: Project
  package let nativeTypes: TypesByTag
  private let values: ProgramValues

  /// `rule` is the one that is called, as an index of the dispatch.
  init(project: Project, nativeTypes: TypesByTag, values: ProgramValues, rule: Int) {
    self.project = project
    self.nativeTypes = nativeTypes
    self.values = values
    super.init()
    self.rule = rule
  }

  /// What several rules need to know of the program, made by the first one that asks; one value for each type.
  package func ofProgram<Value: Sendable>(_ make: (Project) -> Value) -> Value {
    values.value { make(project) }
  }
}

/// What the rules of one program share. They run side by side, and whoever asks for a value that another one makes waits.
final class ProgramValues: Sendable {
  private let known = Lock<[(type: ObjectIdentifier, value: any Sendable)]>([])

  func value<Value: Sendable>(_ make: () -> Value) -> Value {
    known.withLock { known in
      let type = ObjectIdentifier(Value.self)
      if let found = known.first(where: { $0.type == type })?.value as? Value { return found }
      let value = make()
      known.append((type, value))
      return value
    }
  }
}
