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
  /// The folders of the hosts that were walked.
  private let folders: Set<String>
  private var closeReadings: [String: MethodBodyReader?] = [:]

  init(
    facts: NativeFacts, projects: [Project], fileSystem: any FileSystem, folders: Set<String>,
    findingLimit: Int
  ) {
    self.facts = facts
    self.projects = projects
    self.fileSystem = fileSystem
    self.folders = folders
    super.init(findingLimit: findingLimit)
  }

  /// Whether the host that the file at a path belongs to may serve other programs than the linted ones: it is outside of the
  /// repository of one of these, or has a program in it that is not linted.
  package func mayServeOtherPrograms(_ path: String) -> Bool {
    let path = fileSystem.realPath(path) ?? path
    return hasOtherPrograms || !repositories.allSatisfy { Path.isInside(path, $0) }
  }

  /// The repositories of the linted programs; of a program without one, its folder.
  private lazy var repositories = Set(
    projects.map { ConfinedFileSystem.Region(of: $0.sources.program.root, in: fileSystem).top })

  private lazy var hasOtherPrograms: Bool = {
    let roots = projects.map(\.sources.program.root)
    return folders.contains { folder in
      let manifest = Path.child(folder, "app.json")
      if roots.contains(where: { Path.isInside(folder, $0) || Path.isInside($0, folder) }) { return false }
      // Libraries of other kinds have an `app.json`, too.
      return fileSystem.isFile(manifest)
        && text(at: manifest).map { String(decoding: $0.bytes, as: UTF8.self).contains("\"pages\"") } == true
    }
  }()

  /// The text of a file, read when it is requested; nil when it cannot be read.
  package func text(at path: String) -> SourceText? { try? fileSystem.read(path) }

  /// Whether there is a file at a path.
  package func hasFile(_ path: String) -> Bool { fileSystem.isFile(path) }

  /// A native source read closely, once for all checks; nil when it cannot be read.
  package func methodBodyReader(of path: String) -> MethodBodyReader? {
    if let known = closeReadings[path] { return known }
    let reading = text(at: path).flatMap(MethodBodyReader.init)
    closeReadings[path] = .some(reading)
    return reading
  }
}
