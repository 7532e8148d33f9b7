import Files
import Markup

/// The folders that packages are installed or built into. Others wrote what is in them: a program is linted without, and finds its
/// components there.
package enum PackageFolders {
  static let installed = "node_modules"

  package static let names: [String] = {
    var names = [installed]
    for case .built(let name) in Dialect.all.map(\.packages) where !names.contains(name) {
      names.append(name)
    }
    return names
  }()
}

extension ReferenceResolver {
  /// Where packages of a dialect are built into, for what is in `folder`: there and above it, up to the source root, the nearest
  /// first. None where packages are not built.
  func builtPackages(for dialect: Dialect, above folder: String) -> some Sequence<String> {
    if case .built(let name) = dialect.packages {
      return packageFolders(name, above: folder, upTo: program.root)
    }
    return packageFolders("", above: nil, upTo: nil)
  }

  /// Where packages are installed, for what is in `folder`: there and above it, the nearest first.
  func installedPackages(above folder: String) -> some Sequence<String> {
    packageFolders(PackageFolders.installed, above: folder, upTo: nil)
  }

  /// The 64 nearest folders with a name that are in `folder` and those above it, up to `root`; also those of which nothing is known, because
  /// they are outside.
  private func packageFolders(
    _ name: String, above folder: String?, upTo root: String?
  ) -> PrefixSequence<UnfoldSequence<String, String?>> {
    let folders: UnfoldSequence<String, String?> = sequence(state: folder) { folder in
      guard let from = folder, let found = nearestFolder(having: name, to: from) else { return nil }
      // A folder above the root is not asked for.
      if let root, found != root, Path.isInside(root, found), Path.isInside(from, root) { return nil }
      folder = found == root || found == "/" ? nil : Path.parent(found)
      return Path.child(found, name)
    }
    return folders.prefix(ReferenceResolver.maxFoldersAbove)
  }
}
