import Files
import Markup

/// Where a path that leads nowhere would lead from another folder.
extension ReferenceResolver {
  /// The files that the end of `reference`, without its `../`, `./` and `/`, names from the 64 nearest folders above `file` up to
  /// the source root, nearest first. Empty without one, and for a path of a package or of a submodule.
  package func relocated(
    _ reference: String, from file: String, as kind: ReferenceKind, in dialect: Dialect?
  ) -> [String] {
    guard reference.utf8.first == Path.dot || reference.utf8.first == Path.slash,
      whyUnknowable(reference) == nil, !isRightFromRoot(reference, from: file, as: kind, in: dialect)
    else { return [] }
    let tail = Path.normalised(reference).split(separator: "/").drop { $0 == ".." }.joined(separator: "/")
    if tail.isEmpty || tail == "." { return [] }
    var found: [String] = []
    for folder in Path.upward(from: Path.parent(file)).prefix(ReferenceResolver.maxFoldersAbove)
    where Path.isInside(folder, program.root) {
      if case .file(let path) = existingFile(Path.below(folder, tail), kind, dialect), path != file,
        !found.contains(path), !isInSubmodule(path)
      {
        found.append(path)
      }
    }
    return found
  }

  /// Whether a path that climbs above the source root is right if that counts as the root, as for WeChat's tools: a library
  /// copies its components into the program that shows them.
  private func isRightFromRoot(
    _ reference: String, from file: String, as kind: ReferenceKind, in dialect: Dialect?
  ) -> Bool {
    guard !Path.isAbsolute(reference), let folder = Path.relative(Path.parent(file), to: program.root),
      !Path.isInside(Path.join(Path.parent(file), reference), program.root)
    else { return false }
    let path = Path.below(program.root, Path.normalised("/" + folder + "/" + reference))
    return existingFile(path, kind, dialect) != nil
  }

  /// Whether `reference` climbs, by its names alone, above everything that may be read: the folder that is linted, and its
  /// repository.
  package func climbsOut(
    _ reference: String, from file: String, as kind: ReferenceKind, in dialect: Dialect?
  ) -> Bool {
    guard program.kind != .loose, reference.utf8.first == Path.dot, whyUnknowable(reference) == nil,
      !isRightFromRoot(reference, from: file, as: kind, in: dialect)
    else { return false }
    let path = Path.join(Path.parent(file), reference)
    return !program.isInLintedFolder(path) && (leavesRepository(path) || !hasRepository)
  }
}
