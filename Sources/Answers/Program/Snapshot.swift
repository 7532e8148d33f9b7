import Containers
import Diagnostics
import Files
import Linting
import Markup
import MiniProgram
import Workspace

/// A workspace at one moment: everything that an answer may see.
///
/// The texts are the present ones, even if they are not saved. The programs are linked as of the last lint: where
/// somebody types in a page, they may contain an older text of it. An answer is a function of a snapshot, a text and a
/// byte offset in it, and a value in byte offsets. A snapshot is made for one answer: after a change another one is
/// made.
///
/// It is a class, because everything that an answer looks at refers to it.
package final class Snapshot {
  /// The folder from which paths outside of all programs are shown; absolute.
  let folder: String
  let workspace: Workspace
  /// In the order of the workspace's plan, with their present configuration.
  let programs: [ProgramSources]
  /// The linked programs.
  let projects: [Project]
  private let readers: MarkupReaders
  /// The language of answers.
  let language: Language

  /// - Parameters:
  ///   - living: the workspace, with the present texts laid over its files.
  ///   - projects: its programs as its last lint linked them.
  ///   - folder: the folder from which paths outside of all programs are shown; absolute.
  package init(
    of living: LivingWorkspace, linked projects: [Project], in folder: String, _ readers: MarkupReaders,
    _ language: Language = .english
  ) {
    self.language = language
    workspace = living.workspace
    programs = living.programs
    self.projects = projects
    self.folder = folder
    self.readers = readers
  }

  var files: any FileSystem { workspace.fileSystem }

  func text(_ path: String) -> SourceText? { try? files.read(path) }

  func document(_ text: SourceText, _ dialect: Dialect) -> Document { readers.reader(dialect).read(text) }

  /// A program by its index in the plan.
  func program(_ part: Int) -> ProgramView? {
    guard part < programs.count else { return nil }
    let sources = programs[part]
    return projects.first { $0.sources.root == sources.root }.map {
      ProgramView(snapshot: self, part: part, program: sources, project: $0)
    }
  }

  /// The program that contains a file.
  func program(of path: String) -> ProgramView? { workspace.plan.part(of: path).flatMap(program) }

  /// The programs that a file belongs to, or that are linked with it when it is native source, or a table that this loads.
  func programs(of path: String) -> [ProgramView] {
    let native = workspace.nativeProjects.all.first { project in
      project.facts.readResources.contains(path) || project.facts.files.contains { $0.path == path }
    }
    if let native { return native.parts.compactMap(program) }
    if Path.lastComponent(path) == Configuration.fileName {
      return programs.indices.filter { Path.isInside(programs[$0].root, Path.parent(path)) }
        .compactMap(program)
    }
    return program(of: path).map { [$0] } ?? []
  }

  /// The page of a markup file of a program; `text` is its present text. Nil for other files.
  package func page(_ text: SourceText) -> MarkupPage? {
    guard Dialect.all.dialect(ofFile: text.path) != nil, let view = program(of: text.path) else { return nil }
    let dialect = view.program.program.dialect(of: text.path)
    return MarkupPage(
      view: view, document: document(text, dialect), dialect: dialect, unit: view.program.unit(at: text.path))
  }
}
