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
}
