import Files
import Script

extension Project {
  /// The links that scripts of pages and components, and the modules that these import, give to methods of the app which open
  /// pages, with the paths of the scripts. Nearly no app has such a method; without one, no script is read again.
  package var appLinks: [(path: String, link: PageLink)] {
    let methods = sources.modules.appLinkMethods(sources)
    if methods.isEmpty { return [] }
    let paths = Set(files.compactMap(\.unit.scriptPath) + importedModules.map(\.path))
    return paths.sorted(by: Path.precedes).flatMap { path in
      let links = sources.text(path).map { PageLink.givenToApp(methods, in: $0, sources.vocabularies[0]) }
      return (links ?? []).map { (path, $0) }
    }
  }
}
