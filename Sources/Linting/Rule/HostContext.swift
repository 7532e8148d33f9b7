import Diagnostics
import Files
import Containers
import NativeSource
import MiniProgram

/// What a check sees of the native sources and of the programs that use them, and reports to.
package final class HostContext: CheckContext {
  /// The facts of all hosts together.
  package let facts: NativeFacts
  /// The linted programs that use the views, sorted by root. Empty when native sources are linted alone: then nothing is
  /// known of the use of a view.
  package let projects: [Project]
  private let fileSystem: any FileSystem
  private var closeReadings: [String: MethodBodyReader?] = [:]

  init(facts: NativeFacts, projects: [Project], fileSystem: any FileSystem, findingLimit: Int) {
    self.facts = facts
    self.projects = projects
    self.fileSystem = fileSystem
    super.init(findingLimit: findingLimit)
  }

  /// The text of a file, read when it is requested; nil when it cannot be read.
  package func text(at path: String) -> SourceText? { try? fileSystem.read(path) }

  /// A native source read closely, once for all checks; nil when it cannot be read.
  package func methodBodyReader(of path: String) -> MethodBodyReader? {
    if let known = closeReadings[path] { return known }
    let reading = text(at: path).flatMap(MethodBodyReader.init)
    closeReadings[path] = .some(reading)
    return reading
  }
}
