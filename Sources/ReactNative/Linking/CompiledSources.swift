import Files

extension PackageSources {
  /// The files of Java and Kotlin that Gradle compiles: where several declare one class, a module with a source set `main` takes
  /// that of its source sets.
  var compiledAndroid: [JVMFile] {
    let sourceSets = android.map { SourceSet(of: $0.path) }
    var declaring: [String: [SourceSet]] = [:]
    for (file, sourceSet) in zip(android, sourceSets) {
      guard let sourceSet, sourceSet.isMain else { continue }
      for name in file.classNames { declaring[name, default: []].append(sourceSet) }
    }
    if declaring.isEmpty { return android }
    return zip(android, sourceSets).filter { file, sourceSet in
      sourceSet != nil
        || !file.classNames.contains { name in
          (declaring[name] ?? []).contains { Path.isInside(file.path, $0.module) }
        }
    }.map(\.0)
  }
}

/// A folder `src/main` of a module, or one beside it.
private struct SourceSet {
  let module: String
  let isMain: Bool

  /// Nil for a file that is in none.
  init?(of path: String) {
    let folders = path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    guard let source = folders.lastIndex(of: "src"), source + 1 < folders.endIndex else { return nil }
    module = folders[..<source].joined(separator: "/")
    isMain = folders[source + 1] == "main"
  }
}

extension JVMFile {
  /// The names of its classes, with their packages.
  fileprivate var classNames: [String] { outline.classes.map { outline.packageName + "." + $0.name } }
}
