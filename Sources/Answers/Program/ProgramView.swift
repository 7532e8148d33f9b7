import Containers
import Diagnostics
import Files
import Linting
import Markup
import MiniProgram
import Workspace

/// A program, as answers about any of its files see it.
struct ProgramView {
  let snapshot: Snapshot
  /// Its index in the workspace's plan.
  let part: Int
  /// Its files as they are now.
  let program: ProgramSources
  /// Its files as they are linked.
  let project: Project

  /// Its native sources.
  var native: [NativeFacts] {
    snapshot.workspace.nativeProjects.all.filter { $0.parts.contains(part) }.map(\.facts)
  }

  /// The native types that are registered for it.
  var nativeTypes: NativeTypes { snapshot.workspace.nativeTypes(part) }

  func text(_ path: String) -> SourceText? { snapshot.text(path) }

  /// The tree of a markup file.
  func document(_ path: String) -> Document? {
    text(path).map { snapshot.document($0, program.program.dialect(of: path)) }
  }

  /// A markup file of the program.
  func page(_ file: ProjectFile) -> MarkupPage? {
    document(file.unit.path).map { document in
      MarkupPage(view: self, document: document, dialect: file.unit.dialect, unit: file.unit)
    }
  }

  /// The page or component that has its script at a path.
  func owner(ofScript path: String) -> ProjectFile? {
    project.files.first { $0.unit.scriptPath == path && $0.unit.kind != .fragment }
  }
}
