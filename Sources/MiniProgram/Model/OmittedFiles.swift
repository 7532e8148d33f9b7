import Files
import Markup

/// A page or a component of a program that walks pass over.
package struct OmittedFile: Hashable, Sendable {
  /// The absolute path of its markup.
  package let path: String
  package let omission: FileTree.Omission
  /// The absolute path of the configuration that names it.
  package let user: String
  /// Whether that is the one of the whole program, which lists it as a page.
  package let isListedPage: Bool
}

extension Project {
  /// The pages that `app.json` lists and the components that configurations name that are not linted because a `.gitignore`
  /// ignores them or because they are in hidden folders, in byte order of their paths. In folders of packages, pages alone are
  /// among them.
  package func omittedFiles() -> [OmittedFile] {
    let program = sources.program
    var found: [String: OmittedFile] = [:]
    func add(_ path: String, _ user: String, isListedPage: Bool = false) {
      guard found[path] == nil, program.dialects.dialect(ofFile: path) != nil,
        let omission = program.omission(of: path), isListedPage || omission != .skipped
      else { return }
      found[path] = OmittedFile(path: path, omission: omission, user: user, isListedPage: isListedPage)
    }
    // Nearly all programs have nothing of the kind: no path is looked up to find that out.
    let mayIgnore = program.passedOverIgnoredFiles
    if let manifest = program.manifest {
      if mayIgnore
        || sources.app?.pages.contains(where: {
          leadsThroughHiddenFolder($0.path, orOneOf: PackageFolders.names)
        }) == true
      {
        for case .file(let path) in sources.pageResolutions { add(path, manifest, isListedPage: true) }
      }
      for path in program.dialects.flatMap(sources.appComponents) { add(path, manifest) }
    }
    for file in files {
      guard let own = file.unit.configuration?.usingComponents, !own.isEmpty,
        mayIgnore || own.contains(where: { leadsThroughHiddenFolder($0.path) })
      else { continue }
      for path in sources.componentTargets(of: file.unit).values { add(path, file.unit.stem + ".json") }
    }
    return found.values.sorted { Path.precedes($0.path, $1.path) }
  }
}

/// Whether a relative path leads through a hidden folder, or through one with one of the names.
private func leadsThroughHiddenFolder(_ path: String, orOneOf names: [String] = []) -> Bool {
  var rest = path.utf8[...]
  while let slash = rest.firstIndex(of: Path.slash) {
    let folder = rest[..<slash]
    if folder.first == Path.dot
      ? !folder.allSatisfy({ $0 == Path.dot }) : names.contains(where: { folder.elementsEqual($0.utf8) })
    {
      return true
    }
    rest = rest[rest.index(after: slash)...]
  }
  return false
}
