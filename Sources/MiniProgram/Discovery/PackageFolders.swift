import Files
import Markup

/// The folders that packages are installed or built into. Others wrote what is in them: a program is linted without, and finds its
/// components there.
package enum PackageFolders {
  package static let names: [String] = {
    var names = ["node_modules"]
    for case .built(let name) in Dialect.all.map(\.packages) where !names.contains(name) {
      names.append(name)
    }
    return names
  }()

  /// Where packages of a dialect are built into, for what is in `folder`: there and above it, up to the source root, the nearest
  /// first. They need not exist; none where packages are not built.
  static func built(for dialect: Dialect, above folder: String, root: String) -> [String] {
    guard case .built(let name) = dialect.packages else { return [] }
    var folders: [String] = []
    for current in Path.upward(from: folder) {
      folders.append(Path.child(current, name))
      if current == root { break }
    }
    return folders
  }
}
