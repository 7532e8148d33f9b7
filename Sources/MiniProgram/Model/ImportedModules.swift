import Diagnostics
import Files
import Script

extension Project {
  /// The modules of the program that scripts of pages and components import, through any number of modules, in order of
  /// their paths. Modules of packages are left out, and so are modules that are scripts of pages themselves. Modules
  /// outside of the program's folder are left out, too: they may be for other programs.
  package var importedModules: [(path: String, facts: ModuleFacts)] {
    sources.modules.imported(by: files.count) { findModules() }
  }

  /// The script of the app and the modules that it imports, in order of their paths: without those that scripts of pages and
  /// components are or import, and without those of packages and from outside of the program's folder.
  package var modulesOfAppAlone: [(path: String, facts: ModuleFacts)] {
    let imported = Set(importedModules.map(\.path))
    return sources.appModules.filter { module in
      !imported.contains(module.path) && !isInPackage(module.path) && Path.isInside(module.path, sources.root)
        && !isOfFile(script: module.path)
    }
    .sorted { Path.precedes($0.path, $1.path) }
  }

  /// The same of a program of which not all scripts are read; `unread` are the others.
  func importedModules(besides unread: [(path: String, script: ScriptFacts)]) -> [ModuleFacts] {
    unread.isEmpty ? importedModules.map(\.facts) : findModules(besides: unread).modules.map(\.facts)
  }

  /// Whether the script at a path is that of a page or a component.
  private func isOfFile(script path: String) -> Bool {
    sources.program.dialects.contains { dialect in
      indexes[Path.stem(path) + dialect.markupSuffix].map { files[$0].unit.scriptPath == path } ?? false
    }
  }

  private func findModules(besides unread: [(path: String, script: ScriptFacts)] = []) -> ModuleGraph.Imported
  {
    let resolver = ModuleResolver(sources)
    var own: Set<String> = []
    var starts: Set<String> = []
    var known = ModuleResolver.Known()
    func add(_ modules: [ModuleReference], of path: String) {
      own.insert(path)
      for module in modules where !module.isTypeOnly {
        let target = resolver.target(of: module.specifier.value, from: path, known: &known)
        if case .file(let path) = target, !isInPackage(path) { starts.insert(path) }
      }
    }
    // The facts of a script as a whole are not copied.
    for file in files where file.unit.script != nil {
      add(file.unit.script!.modules, of: file.unit.scriptPath!)
    }
    for (path, script) in unread { add(script.modules, of: path) }
    let (modules, places) = sources.modules.modules(from: Array(starts), sources)
    let found = places.compactMap { $0 }
    let imported = reached(from: found) { module in
      modules[module].imports.filter { !isInPackage(modules[$0].path) }
    }
    return ModuleGraph.Imported(
      modules: imported.lazy.map { (modules[$0].path, modules[$0].facts) }.filter {
        !own.contains($0.0) && Path.isInside($0.0, sources.root)
      }
      .sorted { Path.precedes($0.0, $1.0) },
      directiveComments: reached(from: found) { modules[$0].targets }.compactMap {
        modules[$0].directiveComments
      })
  }
}

/// Whether a module or style sheet belongs to a package: the author of a package cannot know the program.
package func isInPackage(_ path: String) -> Bool {
  path.containsBytes(of: "/node_modules/") || path.containsBytes(of: "/miniprogram_npm/")
}
