import Diagnostics
import Files
import Linting
import Rules
import Workspace

/// Which markup files a command is for, as `format` and `query` are told it.
struct MarkupInput {
  let workingDirectory: String
  /// What was given, absolute, with the matches of patterns in their places.
  let paths: [String]
  /// The number of threads.
  let jobs: Int
  private let readsStandardInput: Bool
  private let git: LintOptions.Git
  private let exclude: [String]
  private let configuration: ConfigurationOptions

  /// - Parameter standardInputName: the path of what is on standard input; nil where that is not read.
  init(
    _ paths: [String], standardInputName: String?, git: LintOptions.Git, exclude: [String],
    configuration: ConfigurationOptions, jobs: Numeral?, workingDirectory: String
  ) {
    self.workingDirectory = workingDirectory
    self.paths =
      standardInputName.map { [Path.join(workingDirectory, $0)] }
      ?? PathExpansion.expand(paths, workingDirectory: workingDirectory, in: DiskFileSystem())
    self.jobs = jobs?.value ?? Terminal.coreCount
    readsStandardInput = standardInputName != nil
    self.git = git
    self.exclude = exclude
    self.configuration = configuration
  }

  func openScope() throws(ExitStatus) -> ChangeScope? {
    do {
      return try ChangeScope(git, paths: paths) { _, _ in [] }
    } catch {
      Terminal.writeFailure(error.message)
      throw .wrongUse
    }
  }

  /// - Parameter files: what is read where nothing is on standard input; nil for the files as they are.
  func openFiles(orElse files: (any FileSystem)? = nil) throws(ExitStatus) -> any FileSystem {
    guard readsStandardInput, let path = paths.first else {
      return files ?? DiskFileSystem(openingFrom: workingDirectory)
    }
    if let files = StandardInput.fileSystem(at: path) { return files }
    Terminal.writeFailure(StandardInput.cannotBeRead)
    throw .incomplete
  }

  func find(
    in files: any FileSystem, _ scope: ChangeScope?, markupAlone: Bool = true
  ) throws(ExitStatus) -> MarkupFiles {
    do throws(WorkspaceError) {
      var settings = WorkspaceSettings(paths: paths, workingDirectory: workingDirectory, rules: allRules)
      do throws(ConfigurationError) {
        settings.overrides = try CommandLineSettings(
          rules: [], only: [], types: [], hosts: [], exclude: exclude,
          workingDirectory: workingDirectory, names: allRuleNames)
      } catch {
        throw .configuration(ConfigurationErrors(error))
      }
      settings.configuration = configuration.options.choice(in: workingDirectory)
      settings.kept = scope?.changed.kept ?? []
      settings.jobs = jobs
      return try MarkupFiles.find(settings, in: files, markupAlone: markupAlone)
    } catch {
      error.write(from: workingDirectory) { path in
        PathExpansion.isPattern(path) ? .unmatchedPattern : .missingPath
      }
      throw .wrongUse
    }
  }

  /// What is said of given folders where no page was found in any path.
  func notesOnFoldersWithoutPages(_ found: MarkupFiles) -> [LocalizedText] {
    if readsStandardInput || !found.files.isEmpty || !found.unread.failures.isEmpty { return [] }
    let disk = DiskFileSystem()
    return paths.filter { disk.kind(of: $0, followingLinks: true) == .folder }
      .map { LocalizedText.noPage(in: Path.display($0, from: workingDirectory).visible()) }
  }
}
