import Files
import Linting
import Markup

/// What is to be linted, and how, as the command line or an editor says.
package struct WorkspaceSettings: Sendable {
  /// Which configuration is read.
  package enum ConfigurationChoice: Sendable {
    /// The nearest configuration at or above each program's source root.
    case nearest
    /// The configuration at this absolute path, for all programs.
    case file(String)
    case none
  }

  /// The pages, folders, programs and native sources, by absolute, normalised paths.
  package var paths: [String]
  /// The folder that paths in notes are relative to.
  package var workingDirectory: String
  package var configuration = ConfigurationChoice.nearest
  /// Other files that are read wherever symbolic links lead, because a person gave them; absolute and normalised.
  package var followed: [String] = []
  /// Files that are linted although a `.gitignore` ignores them, and pages although they are in hidden folders: git lists them. Absolute and normalised.
  package var kept: Set<String> = []
  /// The settings that are laid over each configuration.
  package var overrides = CommandLineSettings()
  package var rules: [Rule] { didSet { ruleNames = RuleNames(rules) } }
  /// The names of the rules, which are made once for all that ask.
  package private(set) var ruleNames: RuleNames
  package var dialects = Dialect.all
  /// The part of the pages that is linted; nil for all.
  package var shard: Shard?
  /// Whether native sources are read, too, that belong to no given program or folder.
  package var readsAllHosts = false
  /// Whether paths that do not exist, and native sources that cannot be used, are passed over.
  package var isLenient = false
  /// What is passed over of configurations in which something is wrong.
  package var passingOver = FaultyParts.none

  /// Parts of a configuration that may be passed over.
  package enum FaultyParts: Sendable {
    case none
    /// The rules in which something is wrong that it defines.
    case customRules
    /// The same, and everything that is no such rule, also where it is right.
    case allButCustomRules
  }
  /// Whether findings in templates that nothing uses are wanted. Without, they are only in given files.
  package var showsUnreached = true
  /// Whether it is wanted which markup files `app.json` does not reach, and which ones it does that walks pass over.
  package var findsUnreachedFiles = false
  /// How many findings of a rule in a file are kept; of the others only the number is known.
  package var findingLimit = FindingLimit.usual
  /// The number of threads.
  package var jobs = 1
  /// Where the time of each phase goes; nil for nowhere.
  package var timings: Timings?

  package init(paths: [String], workingDirectory: String, rules: [Rule]) {
    self.paths = paths
    self.workingDirectory = workingDirectory
    self.rules = rules
    ruleNames = RuleNames(rules)
  }
}

/// Why a workspace cannot be opened.
package enum WorkspaceError: Error, Sendable {
  case configuration(ConfigurationErrors)
  /// Some given paths do not exist; they are absolute.
  case missing([String])
}

/// The version of this tool; configuration files may require one.
package let toolVersion = "0.1.0"
