import Files
import Markup

/// A page or a component of a program that a `.gitignore` hides.
package struct IgnoredFile: Hashable, Sendable {
  /// The absolute path of its markup.
  package let path: String
  /// The absolute path of the configuration that names it.
  package let user: String
  /// Whether that is the one of the whole program, which lists it as a page.
  package let isListedPage: Bool
}

extension Project {
  /// The pages that `app.json` lists and the components that configurations name that are not linted because a `.gitignore`
  /// ignores them, in byte order of their paths; those in folders of packages are not among them.
  package func ignoredFiles() -> [IgnoredFile] {
    let program = sources.program
    guard program.passedOverIgnoredFiles else { return [] }
    var found: [String: IgnoredFile] = [:]
    func add(_ path: String, _ user: String, isListedPage: Bool = false) {
      guard found[path] == nil, program.dialects.dialect(ofFile: path) != nil, program.ignores(path) else {
        return
      }
      found[path] = IgnoredFile(path: path, user: user, isListedPage: isListedPage)
    }
    if let manifest = program.manifest {
      for case .file(let path) in sources.pageResolutions { add(path, manifest, isListedPage: true) }
      for path in program.dialects.flatMap(sources.appComponents) { add(path, manifest) }
    }
    for file in files where file.unit.configuration?.usingComponents.isEmpty == false {
      for path in sources.componentTargets(of: file.unit).values { add(path, file.unit.stem + ".json") }
    }
    return found.values.sorted { Path.precedes($0.path, $1.path) }
  }
}
