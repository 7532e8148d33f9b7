import Files

/// What the paths of images and other media mean.
extension ReferenceResolver {
  /// What the path of a medium, without its query, means in the file at the absolute path `file`. A `..` above the source root
  /// is the root.
  package func resolveResource(_ reference: String, from file: String) -> Resolution {
    if Path.isAbsolute(reference) {
      if program.kind == .loose { return .unknowable(.noSourceRoot) }
      return resource(Path.below(program.root, Path.normalised(reference)))
    }
    let folder = Path.parent(file)
    let found = resource(Path.join(folder, reference))
    guard case .missing(let tried) = found, !Path.isInside(tried, program.root),
      let below = Path.relative(folder, to: program.root)
    else { return found }
    if program.kind == .loose { return .unknowable(.noSourceRoot) }
    return resource(Path.below(program.root, Path.normalised("/" + below + "/" + reference)))
  }

  private func resource(_ path: String) -> Resolution {
    switch kind(of: path) {
    case .file: return .file(path)
    case .outside: return .unknowable(.outside)
    default: break
    }
    if isPassedOver(path) { return .unknowable(.passedOverFolder) }
    return isInSubmodule(path) ? .unknowable(.submodule) : .missing(tried: path)
  }
}
