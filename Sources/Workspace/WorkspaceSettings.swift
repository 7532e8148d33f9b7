import Files
import Linting
import Markup
import Rules

/// What is to be linted, and how: what the command line says, or an editor.
package struct WorkspaceSettings: Sendable {
  /// Which configuration is read.
  package enum ConfigurationChoice: Sendable {
    /// The nearest one at or above each program's source root.
    case nearest
    /// The one at this absolute path, for all programs.
    case file(String)
    case none
  }

  /// Pages, folders, programs and native sources; absolute and normalised.
  package var paths: [String]
  /// What notes show paths relative to.
  package var workingDirectory: String
  package var configuration = ConfigurationChoice.nearest
  /// What is laid over each configuration.
  package var overrides = CommandLineSettings()
  package var rules = allRules
  package var dialects = Dialect.all
  /// The part of the pages that is linted; nil for all.
  package var shard: Shard?
  /// Whether native sources are read, too, that belong to no given program or folder.
  package var readsAllHosts = false
  /// Whether paths that do not exist, and native sources that cannot be used, are passed over.
  package var isLenient = false
  /// The number of threads.
  package var jobs = 1
  /// Where the time of each phase goes; nil for nowhere.
  package var timings: Timings?

  package init(paths: [String], workingDirectory: String) {
    self.paths = paths
    self.workingDirectory = workingDirectory
  }
}

/// Why a workspace cannot be opened.
package enum WorkspaceError: Error, Sendable {
  case configuration(ConfigurationError)
  /// Given paths that do not exist; absolute.
  case missing([String])
}

/// The version of this tool; configuration files may require one.
package let toolVersion = "0.1.0"
