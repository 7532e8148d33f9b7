import Diagnostics
import Files
import Linting
import Markup

/// The markup files that given paths mean, each with its configuration: what there is to format. Neither scripts nor native
/// sources are read for that.
package struct MarkupFiles: Sendable {
  package struct File: Sendable {
    /// Absolute.
    package let path: String
    package let dialect: Dialect
    package let configuration: Configuration
  }

  /// In byte order of their paths, each once.
  package let files: [File]
  /// Through which they are read.
  package let fileSystem: any FileSystem
  /// Sentences for standard error.
  package let notes: [LocalizedText]
  /// What could not be read.
  package let unread: UnreadFiles

  /// Finds out what the paths of the settings mean. A given file that is not markup means nothing here, not even the page that it
  /// belongs to.
  package static func find(
    _ settings: WorkspaceSettings, in files: any FileSystem
  ) throws(WorkspaceError) -> MarkupFiles {
    var settings = settings
    settings.paths.removeAll { settings.dialects.dialect(ofFile: $0) == nil && files.isFile($0) }
    let fileSystem = ConfinedFileSystem(files, for: settings)
    let plan = try Workspace.plan(settings, fileSystem)
    var seen: Set<String> = []
    let found = plan.parts.flatMap { part in
      part.program.pages.compactMap { page in
        part.selection.contains(page) && seen.insert(page).inserted
          ? File(path: page, dialect: part.program.dialect(of: page), configuration: part.configuration)
          : nil
      }
    }
    return MarkupFiles(
      files: found.sorted { Path.precedes($0.path, $1.path) }, fileSystem: fileSystem,
      notes: plan.notes + plan.notesOnGivenFiles,
      unread: UnreadFiles(plan.unreadable))
  }
}
