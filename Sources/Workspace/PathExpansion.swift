import Files
import Linting
import MiniProgram

/// Given paths with patterns that no shell has expanded, such as `pages/**/*.axml`.
///
/// A pattern means what it means in `exclude`, from the working directory, and finds the files that a walk finds: none in hidden
/// or ignored folders. A file or folder of that very name wins.
package enum PathExpansion {
  /// The absolute paths that `given` means. A pattern without a match stays as it is: it is a path that is missing.
  package static func expand(
    _ given: [String], workingDirectory: String, in fileSystem: some FileSystem
  ) -> [String] {
    var paths: [String] = []
    for path in given {
      let absolute = Path.join(workingDirectory, path)
      if !isPattern(path) || fileSystem.kind(of: absolute, followingLinks: true) != nil {
        paths.append(absolute)
        continue
      }
      let known = Set(paths)
      let found = matches(of: path, workingDirectory, fileSystem)
      paths += found.isEmpty ? [absolute] : found.filter { !known.contains($0) }
    }
    return paths
  }

  /// Whether a path that does not exist is to be understood as a pattern.
  package static func isPattern(_ path: String) -> Bool {
    func has(_ byte: Character, after start: Character? = nil) -> Bool {
      let rest = start.map { first in path.drop { $0 != first } } ?? path[...]
      return rest.contains(byte)
    }
    return has("*") || has("?") || has("]", after: "[") || has("}", after: "{")
  }

  /// The folder in which matches of a pattern are looked for; the path itself when it is not one.
  package static func folder(of path: String, workingDirectory: String) -> String {
    Path.join(workingDirectory, isPattern(path) ? parts(of: path).folder : path)
  }

  /// The folders that are named without a pattern, and the rest.
  private static func parts(of pattern: String) -> (folder: String, rest: String) {
    let names = pattern.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    // Braces may have slashes between them.
    let count = names.firstIndex { $0.contains("{") || isPattern($0) } ?? names.count
    let folder = names[..<count].joined(separator: "/")
    return (folder.isEmpty ? (count > 0 ? "/" : ".") : folder, names[count...].joined(separator: "/"))
  }

  private static func matches(
    of pattern: String, _ workingDirectory: String, _ fileSystem: some FileSystem
  ) -> [String] {
    let (name, rest) = parts(of: pattern)
    let folder = Path.join(workingDirectory, name)
    guard fileSystem.isFolder(folder) else { return [] }
    let patterns = PathPatterns([Setting("/" + rest, from: .commandLine)], folder: folder)
    let tree = FileTree(
      walking: folder, in: fileSystem,
      filter: FileFilter(
        extensions: KnownFiles.extensions, skippedFolders: Set(PackageFolders.names)),
      outerRules: IgnoreRules.above(folder, in: fileSystem))
    return tree.files.filter(patterns.matches(file:))
  }
}
