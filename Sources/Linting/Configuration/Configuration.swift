import Diagnostics
import Files

/// What is in force for one mini program: its configuration file, the files that this extends, and the command
/// line.
package struct Configuration: Sendable {
  /// The name under which a configuration file is found.
  package static let fileName = "mpcheck.json"

  /// The rules that some files have set otherwise.
  package struct Override: Sendable {
    package var files: PathPatterns
    package var rules: [String: Setting<Severity?>]
  }

  /// The files it was read from: the extended ones first, the one that was found last; empty without one.
  package var files: [SourceText] = []
  /// The ranges that the version has to satisfy, one for each file that states one.
  package var required: [Setting<VersionRange>] = []
  /// The source root; absolute.
  package var program: Setting<String>?
  /// What is not linted.
  package var exclude = PathPatterns()
  /// Native sources and contract files; absolute.
  package var hosts: [Setting<String>] = []
  /// The declared view types in the order of their declaration. A name may occur twice, once from a file and once
  /// from the command line: what the two say adds up.
  package var nativeViews: [Setting<NativeTypes.View>] = []
  /// Tags that another host provides.
  package var tags: [Setting<String>] = []
  /// The severities by rule id; nil is off.
  package var rules: [String: Setting<Severity?>] = [:]
  /// Later ones win, and all win over `rules`.
  package var overrides: [Setting<Override>] = []
  /// Absolute.
  package var baseline: Setting<String>?
  /// What the command line sets wins over `overrides` too.
  package var commandLineRules: [String: Setting<Severity?>] = [:]
  /// The ids of the only rules that run; nil when there is no such choice.
  package var only: Set<String>?

  package init() {}

  /// The text of the file at `path`, when the configuration was read from it.
  package func text(of path: String) -> SourceText? { files.last { $0.path == path } }
}

/// Patterns in the syntax of gitignore(5). Each is relative to the folder of the file that states it; unlike there,
/// `./` and `../` at the start lead to and out of that folder.
package struct PathPatterns: Sendable {
  /// As they were written.
  package private(set) var entries: [Setting<String>] = []
  /// The patterns to walk with; of these the last that says anything of a path decides.
  package private(set) var rules: [IgnoreRules] = []

  package init() {}

  /// `folder` is absolute.
  package init(_ entries: [Setting<String>], folder: String) {
    self.entries = entries
    var groups: [(folder: String, patterns: [String])] = []
    for entry in entries {
      let (folder, pattern) = PathPatterns.located(entry.value, in: folder)
      if groups.last?.folder == folder {
        groups[groups.count - 1].patterns.append(pattern)
      } else {
        groups.append((folder, [pattern]))
      }
    }
    rules = groups.map { IgnoreRules(folder: $0.folder, patterns: $0.patterns) }
  }

  package mutating func append(_ other: PathPatterns) {
    entries += other.entries
    rules += other.rules
  }

  /// Whether a file, or a folder that it lies in, is named.
  package func matches(file path: String) -> Bool { rules.ignores(file: path) }

  /// Goes the way of leading `./` and `../`. What follows them is the path from there, so it stays anchored.
  private static func located(_ pattern: String, in folder: String) -> (folder: String, pattern: String) {
    var folder = folder
    var rest = pattern[...]
    let isNegated = rest.first == "!"
    if isNegated { rest = rest.dropFirst() }
    var isPath = false
    while true {
      if rest.hasPrefix("./") {
        rest = rest.dropFirst(2)
      } else if rest.hasPrefix("../") {
        rest = rest.dropFirst(3)
        folder = Path.parent(folder)
      } else {
        break
      }
      isPath = true
    }
    return isPath ? (folder, (isNegated ? "!/" : "/") + rest) : (folder, pattern)
  }
}
