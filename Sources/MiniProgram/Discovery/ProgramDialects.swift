import Files
import Markup

extension Dialect {
  /// The dialects of the program that a folder is in, or that a project file in the folder names, in the order in which dialects
  /// count; empty where there is none. Only the first pages that its `app.json` lists are looked for: nothing is walked.
  package static func dialects(ofProgramAround folder: String, in fileSystem: any FileSystem) -> [Dialect] {
    var roots = SourceRoots(fileSystem, configured: nil, dialects: all)
    let named = roots.projects(in: folder).lazy.compactMap { roots.folders(of: $0).app }.first
    guard let root = roots.root(of: folder) ?? named,
      let text = try? fileSystem.read(Path.child(root, SourceRoots.manifestName))
    else { return [] }
    let pages = AppConfiguration(JSONDocument(text)).pages.prefix(maxProbedPages)
    return all.filter { dialect in
      pages.contains { fileSystem.isFile(Path.join(root, $0.path) + dialect.markupSuffix) }
    }
  }

  private static let maxProbedPages = 100
}
