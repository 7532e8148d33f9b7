import Diagnostics
import Files
import Markup

/// The files that a run is about, because they changed.
final class ChangedFiles {
  private let paths: Set<String>
  /// The paths of changed parts of pages and components, without extension. Markup, script and configuration are read as one,
  /// so a change of one is a change of all.
  private let stems: Set<Substring>
  /// The answers that are known already: a program may have thousands of findings in a file.
  private var verdicts: [String: Bool] = [:]

  /// Makes a set of the absolute `paths`. A folder means all files in it.
  init(_ paths: some Sequence<String>) {
    self.paths = Set(paths)
    stems = Set(self.paths.lazy.filter(ChangedFiles.isPart).map { Path.withoutExtension($0) })
  }

  private static func isPart(_ path: String) -> Bool {
    ["js", "ts", "json"].contains(Path.pathExtension(path)) || Dialect.all.dialect(ofFile: path) != nil
  }

  /// The files, and the markup beside them: what is linted although a `.gitignore` ignores it or, of pages, a hidden folder
  /// contains it, because git knows better.
  var kept: Set<String> {
    paths.union(stems.lazy.flatMap { stem in Dialect.all.map { stem + $0.markupSuffix } })
  }

  var isEmpty: Bool { paths.isEmpty }

  /// Whether the file itself changed, or the one that it links to.
  func contains(_ path: String) -> Bool {
    if let known = verdicts[path] { return known }
    let verdict =
      isListed(path) || (DiskFileSystem().realPath(path).map { $0 != path && isListed($0) } ?? false)
    verdicts[path] = verdict
    return verdict
  }

  private func isListed(_ path: String) -> Bool { Path.upward(from: path).contains(where: paths.contains) }

  /// Whether the file changed, or another part of its page or component.
  func affect(_ path: String) -> Bool {
    ChangedFiles.isPart(path) && stems.contains(Path.withoutExtension(path)) || contains(path)
  }

  /// Whether the finding is in such a file, or has a related place in a changed one.
  func affect(_ diagnostic: Diagnostic) -> Bool {
    affect(diagnostic.place.path) || diagnostic.related.contains { contains($0.place.path) }
  }
}
