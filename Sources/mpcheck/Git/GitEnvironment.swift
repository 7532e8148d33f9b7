import Files

/// The variables of this process, of which some may say which repository is meant.
struct GitEnvironment {
  private let given = GitProgram.environment
  private let workingDirectory = DiskFileSystem().realPath(".") ?? "/"

  /// The variables that say which repository is meant, in place of the folder that git runs in.
  private static let locators: Set<Substring> = [
    "GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE", "GIT_PREFIX", "GIT_OBJECT_DIRECTORY", "GIT_COMMON_DIR",
    "GIT_ALTERNATE_OBJECT_DIRECTORIES", "GIT_IMPLICIT_WORK_TREE", "GIT_SHALLOW_FILE", "GIT_GRAFT_FILE",
  ]

  static func withoutLocators(_ variables: [String]) -> [String] {
    variables.filter { !locators.contains(name($0)) }
  }

  /// The variables that say nothing of which repository is meant.
  var neutral: [String] { GitEnvironment.withoutLocators(given) }

  /// The variables for a repository that git finds without them: all of them, if they are about this one.
  func variables(for found: RepositoryFolder) -> [String] {
    let counts = neutral.count < given.count && mean(found)
    if !counts, found.top == found.path { return neutral }
    // Without the top, git would take the folder that it runs in for it.
    return without(["GIT_DIR", "GIT_WORK_TREE"], in: counts ? given : neutral)
      + ["GIT_DIR=\(found.store)", "GIT_WORK_TREE=\(found.top)"]
  }

  /// Whether the variables are about a repository. Without `GIT_DIR` they are about that of the working directory.
  private func mean(_ found: RepositoryFolder) -> Bool {
    guard let folder = value("GIT_DIR") else {
      return RepositoryFolder.nearest(workingDirectory).map { $0 == found.path } ?? true
    }
    return [found.top, workingDirectory].contains {
      RepositoryFolder.store(Path.join($0, folder)) == found.store
    }
  }

  /// The variables where `GIT_DIR` names a repository, relative to the working directory; nil where it does not.
  var namingRepository: [String]? {
    guard let folder = value("GIT_DIR") else { return nil }
    let named = ["GIT_DIR=\(Path.join(workingDirectory, folder))"]
    guard let tree = value("GIT_WORK_TREE") else { return without(["GIT_DIR"], in: given) + named }
    return without(["GIT_DIR", "GIT_WORK_TREE"], in: given) + named
      + ["GIT_WORK_TREE=\(Path.join(workingDirectory, tree))"]
  }

  private func value(_ name: String) -> String? {
    given.first { GitEnvironment.name($0) == name }.map { String($0.dropFirst(name.count + 1)) }
  }

  private func without(_ names: Set<Substring>, in variables: [String]) -> [String] {
    variables.filter { !names.contains(GitEnvironment.name($0)) }
  }

  private static func name(_ variable: String) -> Substring { variable.prefix { $0 != "=" } }
}
