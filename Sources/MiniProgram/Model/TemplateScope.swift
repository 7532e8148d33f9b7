/// The templates that a file can name in `template is`.
package struct TemplateScope: Sendable {
  package fileprivate(set) var names: Set<String> = []
  /// Whether there may be others, because an imported file is unknown.
  package fileprivate(set) var isIncomplete = false
}

/// Which templates files define: the names of each file are collected once.
package struct DefinedTemplates {
  private let project: Project
  private var names: [Int: Set<String>] = [:]

  package init(_ project: Project) { self.project = project }

  /// Whether a file and those that it imports itself define all templates that it uses by their names.
  package mutating func containAllUses(in file: Int) -> Bool {
    var wanted = Set(project.files[file].facts.templateUses.lazy.compactMap(\.name))
    remove(definedBy: file, from: &wanted)
    if wanted.isEmpty { return true }
    var targets: Set<Int> = []
    let user = project.files[file]
    // A reference as a whole is not copied.
    for place in user.facts.references.indices where user.facts.references[place].kind == .import {
      guard let target = project.target(of: user.facts.references[place]), targets.insert(target).inserted
      else {
        continue
      }
      remove(definedBy: target, from: &wanted)
      if wanted.isEmpty { return true }
    }
    return false
  }

  private mutating func remove(definedBy file: Int, from wanted: inout Set<String>) {
    if names[file] == nil { names[file] = Set(project.files[file].facts.templates.lazy.map(\.name)) }
    guard let defined = names[file] else { return }
    // The shorter of both is walked: a page with one use may import a thousand templates.
    if defined.count < wanted.count {
      wanted.subtract(defined)
    } else {
      wanted = wanted.filter { !defined.contains($0) }
    }
  }
}

extension Project {
  /// The templates of the file itself and of the files it imports. `import` takes what its target defines, not what
  /// that imports in turn. What is in an included file can name the templates of the files that include it too, and
  /// what an included file imports may be copied along.
  ///
  /// Source: "引用" of the Alipay documentation.
  package func templateScope(of file: Int) -> TemplateScope {
    var scope = TemplateScope()
    for source in templateSources(of: file, &scope) {
      let facts = files[source].facts
      scope.names.formUnion(facts.templates.lazy.map(\.name))
      if facts.templatesAreIncomplete { scope.isIncomplete = true }
    }
    return scope
  }

  /// The files with the templates of such a scope, each once. Where there may be others, the scope is incomplete afterwards.
  func templateSources(of file: Int, _ scope: inout TemplateScope) -> Set<Int> {
    // A hundred files that include each other may all import one file: its names are added once.
    var sources = includingFiles(of: file)
    for member in includeGroup(of: file) {
      for reference in files[member].facts.references where reference.kind != .module {
        if let target = target(of: reference) {
          if reference.kind == .import { sources.formUnion(importedFiles(from: target, &scope)) }
        } else {
          scope.isIncomplete = true
        }
      }
    }
    return sources
  }

  /// The files that an import of `file` takes templates from: only that file, or also the files that it imports.
  private func importedFiles(from file: Int, _ scope: inout TemplateScope) -> Set<Int> {
    guard files[file].unit.dialect.importsAreTransitive else { return [file] }
    var seen: Set<Int> = [file]
    var waiting = [file]
    while let current = waiting.popLast() {
      for reference in files[current].facts.references where reference.kind == .import {
        guard let target = target(of: reference) else {
          scope.isIncomplete = true
          continue
        }
        if seen.insert(target).inserted { waiting.append(target) }
      }
    }
    return seen
  }

  /// The files that take what `file` imports, because they import it, through any number of files. None where an import
  /// takes only the templates of its own file.
  package func importersTakingImports(of file: Int) -> Set<Int> {
    guard files[file].unit.dialect.importsAreTransitive else { return [] }
    return Set(reachable(from: file) { usages[$0].importers.map(\.file) }).subtracting([file])
  }

  /// The templates that an import of `file` takes; nil when they are not all known.
  package func templatesImported(from file: Int) -> Set<String>? {
    var scope = TemplateScope()
    let sources = importedFiles(from: file, &scope)
    if scope.isIncomplete || sources.contains(where: { files[$0].facts.templatesAreIncomplete }) {
      return nil
    }
    return Set(sources.flatMap { files[$0].facts.templates.map(\.name) })
  }

  /// The file and those that copy it in, through any number of files.
  private func includingFiles(of file: Int) -> Set<Int> {
    var seen: Set<Int> = [file]
    var waiting = [file]
    while let current = waiting.popLast() {
      for site in usages[current].includers where seen.insert(site.file).inserted {
        waiting.append(site.file)
      }
    }
    return seen
  }

  /// Each template that is reachable from `file` by imports of imports, with the nearest file that defines it; nil when
  /// the budget is used up before.
  package func transitiveDefinitions(from file: Int, _ budget: inout LinkBudget) -> [String: Int]? {
    var definitions: [String: Int] = [:]
    var seen: Set<Int> = [file]
    var waiting = [file]
    var next = 0
    while next < waiting.count {
      let current = waiting[next]
      next += 1
      guard budget.follow(1 + files[current].facts.templates.count) else { return nil }
      for template in files[current].facts.templates where definitions[template.name] == nil {
        definitions[template.name] = current
      }
      for reference in files[current].facts.references where reference.kind == .import {
        if let target = target(of: reference), seen.insert(target).inserted { waiting.append(target) }
      }
    }
    return definitions
  }
}
