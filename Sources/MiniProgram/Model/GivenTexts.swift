import Diagnostics
import Script

/// Finds the texts that scripts of one program give to native views. A module is read once.
package struct GivenTexts {
  private let project: Project
  private let resolver: ModuleResolver
  /// By path; nil for a module that cannot be read.
  private var modules: [String: ExportedTexts?] = [:]

  package init(_ project: Project) {
    self.project = project
    resolver = ModuleResolver(project.sources)
  }

  /// The text that the script at a path gives; nil when it is unknown.
  package mutating func text(_ given: GivenText, in script: String) -> String? {
    switch given.value {
    case .text(let text): return text
    case .exported(let export):
      guard case .file(let path) = resolver.target(of: export.specifier, from: script) else { return nil }
      if modules[path] == nil {
        modules[path] = .some(
          project.sources.text(path).map { ExportedTexts(scanning: $0, project.sources.vocabularies[0]) })
      }
      return modules[path]??[export.path]
    }
  }
}
