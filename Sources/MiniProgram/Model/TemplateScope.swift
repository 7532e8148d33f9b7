/// The templates that a file can name in `template is`.
package struct TemplateScope: Sendable {
  package fileprivate(set) var names: Set<String> = []
  /// Whether there may be others: an imported file is not known.
  package fileprivate(set) var isOpen = false
}

extension Project {
  /// The templates of the file itself and of those it imports; `import` takes what its target defines, not what
  /// that imports in turn. What stands in an included file can name those of the files that include it too, and
  /// what an included file imports may be copied along.
  ///
  /// Source: "引用" of the Alipay documentation.
  package func templateScope(of file: Int) -> TemplateScope {
    var scope = TemplateScope()
    addDefinitions(of: file, to: &scope)
    let group = includeGroup(of: file)
    let outer = Set(usages[file].includers.isEmpty ? [] : renderers(of: file))
    for member in group {
      if member != file, outer.contains(member) { addDefinitions(of: member, to: &scope) }
      for reference in files[member].facts.references where reference.kind != .importSJS {
        if let target = target(of: reference) {
          if reference.kind == .import { addDefinitions(of: target, to: &scope) }
        } else {
          scope.isOpen = true
        }
      }
    }
    return scope
  }

  private func addDefinitions(of file: Int, to scope: inout TemplateScope) {
    let facts = files[file].facts
    scope.names.formUnion(facts.templates.lazy.map(\.name))
    if facts.templatesAreOpen { scope.isOpen = true }
  }

  /// The files that copy this one in, through any number of files.
  private func renderers(of file: Int) -> [Int] {
    var seen: Set<Int> = [file]
    var waiting = [file]
    while let current = waiting.popLast() {
      for site in usages[current].includers where seen.insert(site.file).inserted {
        waiting.append(site.file)
      }
    }
    return Array(seen)
  }

  /// A file that defines the template and that `file` reaches by imports, though not by a single one.
  package func transitiveDefinition(of template: String, from file: Int) -> Int? {
    var seen: Set<Int> = [file]
    var waiting = [file]
    var next = 0
    while next < waiting.count {
      let current = waiting[next]
      next += 1
      if current != file, files[current].facts.templates.contains(where: { $0.name == template }) {
        return current
      }
      for reference in files[current].facts.references where reference.kind == .import {
        if let target = target(of: reference), seen.insert(target).inserted { waiting.append(target) }
      }
    }
    return nil
  }
}
