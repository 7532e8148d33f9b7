import Diagnostics
import Markup

import Files
@testable import MiniProgram

/// A program in memory and its linked facts.
struct ModelProgram {
  static let root = "/p"

  let project: Project

  /// Paths are relative to the root.
  init(_ files: [String: String]) {
    var memory = MemoryFileSystem()
    for (path, text) in files { memory.add(ModelProgram.root + "/" + path, text) }
    var discovery = ProgramDiscovery(fileSystem: memory, workingDirectory: ModelProgram.root)
    let sources = ProgramSources(discovery.discover([ModelProgram.root]).programs[0], in: memory)
    MarkupReader.initializeLibrary()
    let reader = MarkupReader(.axml)
    var names = NameTraits(.axml)
    let units = sources.program.pages.map { path in
      let unit = sources.unit(at: path)
      let document = reader.read(sources.text(path)!)
      let facts = FactExtraction.facts(of: document, unit: unit, names: &names, spelling: reader.spelling) {
        sources.resolver.resolve($0, from: path, as: $1)
      }
      return ProjectFile(unit: unit, facts: facts)
    }
    project = Project(sources: sources, files: units)
  }

  func index(_ path: String) -> Int { project.indexes[ModelProgram.root + "/" + path]! }

  func facts(_ path: String) -> MarkupFacts { project.files[index(path)].facts }

  func paths(_ files: [Int]) -> [String] { files.map { project.display($0) } }
}
