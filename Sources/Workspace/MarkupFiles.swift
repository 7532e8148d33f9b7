import Diagnostics
import Files
import Linting
import Markup
import MiniProgram

/// The markup files that given paths mean, each with its configuration: what there is to format, or to search. Neither scripts nor
/// native sources are read for that.
package struct MarkupFiles: Sendable {
  package struct File: Sendable {
    /// Absolute.
    package let path: String
    package let dialect: Dialect
    package let configuration: Configuration
    /// The index in `programs` of the program that it is in.
    package let program: Int
  }

  /// In byte order of their paths, each once.
  package let files: [File]
  package let programs: [Program]
  /// Through which they are read.
  package let fileSystem: any FileSystem
  /// Sentences for standard error.
  package let notes: [LocalizedText]
  /// What could not be read.
  package let unread: UnreadFiles

  /// Finds out what the paths of the settings mean. With `markupAlone`, a given file that is not markup means nothing, not even the
  /// page that it belongs to.
  package static func find(
    _ settings: WorkspaceSettings, in files: any FileSystem, markupAlone: Bool = true
  ) throws(WorkspaceError) -> MarkupFiles {
    var settings = settings
    if markupAlone {
      settings.paths.removeAll { settings.dialects.dialect(ofFile: $0) == nil && files.isFile($0) }
    }
    let fileSystem = ConfinedFileSystem(files, for: settings)
    let plan = try Workspace.plan(settings, fileSystem)
    var seen: Set<String> = []
    let found = plan.parts.enumerated().flatMap { index, part in
      part.program.pages.compactMap { page in
        part.selection.contains(page) && seen.insert(page).inserted
          ? File(
            path: page, dialect: part.program.dialect(of: page), configuration: part.configuration,
            program: index)
          : nil
      }
    }
    return MarkupFiles(
      files: found.sorted { Path.precedes($0.path, $1.path) }, programs: plan.parts.map(\.program),
      fileSystem: fileSystem, notes: plan.notes + plan.notesOnGivenFiles, unread: UnreadFiles(plan.unreadable)
    )
  }
}
