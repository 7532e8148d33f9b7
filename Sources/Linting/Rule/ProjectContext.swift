import Files
import Containers
import MiniProgram

/// What a check sees of the whole program, and reports to. One thread uses it, for one check.
package final class ProjectContext: CheckContext {
  package let project: Project
  package let nativeTypes: TypesByTag
  private let values: ProgramValues

  /// Makes a context for the rule that is called; `rule` is its index in the dispatch.
  init(
    project: Project, nativeTypes: TypesByTag, values: ProgramValues, rule: Int,
    findingLimit: Int
  ) {
    self.project = project
    self.nativeTypes = nativeTypes
    self.values = values
    super.init(findingLimit: findingLimit)
    self.rule = rule
  }

  /// A value that several rules need to know of the program, made by the first one that asks; one for each type.
  package func ofProgram<Value: Sendable>(_ make: (Project) -> Value) -> Value {
    values.value { make(project) }
  }
}

/// What the rules of one program share. They run side by side. A rule waits for a value that another one is making.
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
