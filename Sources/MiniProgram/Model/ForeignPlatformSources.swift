import Files

extension ProgramSources {
  /// Whether `app.js`, the script at `path`, or a module that one of them imports may make the object `name` of another platform;
  /// also when some of these modules are not known.
  package func mayMakeForeignPlatform(_ name: String, forScript path: String) -> Bool {
    let starts = [root + "/app.js", root + "/app.ts"].filter(hasFile) + [path]
    let (modules, places) = modules.modules(from: starts, self)
    let found = places.compactMap { $0 }
    guard found.count == starts.count else { return true }
    return reached(from: found) { modules[$0].imports }.contains { index in
      modules[index].facts.madeForeignPlatforms.contains(name) || modules[index].secrets.contains(.modules)
    }
  }
}
