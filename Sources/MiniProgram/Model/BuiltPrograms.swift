import Files

extension ProgramSources {
  /// Whether the platform reads the sources as they are: the project file names no other folder, and no page or component has
  /// a script that a build compiles, but for those that the vendor's tools compile in place (`useCompilerPlugins`). Where it does
  /// not, a build may bring files, and write configuration.
  package var isReadAsItIs: Bool { isReadInPlace && !hasCompiledScripts }

  /// Whether the project file, if there is one, says that the program is in the folder of its sources.
  package var isReadInPlace: Bool {
    guard let project = program.project, program.kind != .plugin else { return true }
    let folder = project.miniprogramRoot.map { Path.normalised(project.folder + "/" + $0.path) }
    return (folder ?? project.folder) == root
  }

  private var hasCompiledScripts: Bool {
    if program.project?.compilesTypeScript == true { return false }
    return program.pages.contains { page in
      let stem = Path.stem(page)
      return hasFile(stem + ".ts") && !hasFile(stem + ".js")
    }
  }
}
