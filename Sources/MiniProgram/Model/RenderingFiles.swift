import Files

extension Project {
  /// The pages and components that render what is in a file outside of its templates, or in one of them: the file
  /// itself when it is one, and the files that include it or use the template, through any number of files. In order of
  /// their paths; empty when no user is known.
  package func users(of template: String?, in file: Int) -> [Int] {
    var budget = LinkBudget(for: self)
    return users(of: template, in: file, &budget) ?? []
  }

  /// The same; nil when the budget is used up before all are known.
  package func users(of template: String?, in file: Int, _ budget: inout LinkBudget) -> [Int]? {
    struct Content: Hashable {
      var file: Int
      var template: String?
    }
    var users: Set<Int> = []
    var seen: Set<Content> = [Content(file: file, template: template)]
    var waiting = Array(seen)
    func enter(_ file: Int, _ placement: Placement) {
      let content = Content(file: file, template: placement.template)
      if seen.insert(content).inserted { waiting.append(content) }
    }
    while let content = waiting.popLast() {
      guard budget.follow() else { return nil }
      if let template = content.template {
        for user in Set(usages[content.file].importers.map(\.file)).union([content.file]) {
          for use in templateUses(of: template, in: user) {
            guard budget.follow() else { return nil }
            enter(user, files[user].facts.templateUses[use].placement)
          }
        }
      } else {
        if files[content.file].unit.kind != .fragment { users.insert(content.file) }
        for site in usages[content.file].includers { enter(site.file, site.placement) }
      }
    }
    return users.sorted()
  }

  /// Whether the content of a file is copied into the definition of a template, through any number of includes; nil when the
  /// budget is used up before that is known.
  package func isIncludedInTemplate(_ file: Int, _ budget: inout LinkBudget) -> Bool? {
    var waiting = [file]
    var seen: Set<Int> = [file]
    while let current = waiting.popLast() {
      for site in usages[current].includers {
        guard budget.follow() else { return nil }
        if site.placement.template != nil { return true }
        if seen.insert(site.file).inserted { waiting.append(site.file) }
      }
    }
    return false
  }

  /// What a file shows itself: what it includes, imports and uses as components.
  package func filesShown(by file: Int) -> [Int] {
    files[file].facts.references.compactMap(target)
      + sources.components(of: files[file]).compactMap { indexes[$0] }
  }

  /// The names of the templates that contain what is in a template of a file: itself and those that use it, directly or
  /// through others; nil when the budget is used up before all are known.
  package func templates(
    containing template: String, in file: Int, _ budget: inout LinkBudget
  ) -> Set<String>? {
    var names: Set<String> = [template]
    var waiting = [(file: file, template: template)]
    var seen: Set<String> = ["\(file) \(template)"]
    while let content = waiting.popLast() {
      for user in Set(usages[content.file].importers.map(\.file)).union([content.file]) {
        for use in templateUses(of: content.template, in: user) {
          guard budget.follow() else { return nil }
          guard let around = files[user].facts.templateUses[use].placement.template,
            seen.insert("\(user) \(around)").inserted
          else { continue }
          names.insert(around)
          waiting.append((user, around))
        }
      }
    }
    return names
  }

  /// The names of the script modules of the files that include this one, through any number of files.
  package func modulesOfIncluders(of file: Int) -> Set<String> {
    let includers = reachable(from: file, next: includers(of:)).filter { $0 != file }
    return includers.reduce(into: []) { $0.formUnion(files[$1].facts.moduleNames) }
  }

  /// The file, what it includes and what includes it, through any number of files. `include` copies markup, so a name
  /// may be bound in one of these files and used in another.
  package func includeGroup(of file: Int) -> [Int] {
    // Nearly all files are alone.
    if usages[file].includers.isEmpty, included(by: file).isEmpty { return [file] }
    var seen: Set<Int> = [file]
    for direction in [Project.includers, Project.included] {
      var waiting = [file]
      while let current = waiting.popLast() {
        for other in direction(self)(current) where seen.insert(other).inserted { waiting.append(other) }
      }
    }
    return seen.sorted()
  }

  /// The files with markup that may be rendered on one page with the markup of a file, by `include` and imported
  /// templates: the files that use it, and what all these use, through any number of files. In order of their paths; of
  /// very many, the nearest ones.
  package func filesRendered(with file: Int, limit: Int) -> [Int] {
    func nearest(to files: [Int], _ next: (Int) -> [Int]) -> [Int] {
      var found = files
      var seen = Set(files)
      var place = 0
      while place < found.count, found.count < limit {
        for other in next(found[place]) where seen.insert(other).inserted { found.append(other) }
        place += 1
      }
      return found
    }
    let users = nearest(to: [file]) { (usages[$0].includers + usages[$0].importers).map(\.file) }
    return nearest(to: users) { files[$0].facts.references.compactMap(target) }.sorted()
  }

  private func includers(of file: Int) -> [Int] { usages[file].includers.map(\.file) }

  private func included(by file: Int) -> [Int] {
    files[file].facts.references.compactMap { $0.kind == .include ? target(of: $0) : nil }
  }

  /// The index of the file that a reference names, when it is one of the program's markup files.
  package func target(of reference: FileReference) -> Int? {
    guard reference.kind != .module, case .file(let path) = reference.resolution else { return nil }
    return indexes[path]
  }

  /// The path of a file as messages show it: from the source root, when it lies below it.
  package func display(_ file: Int) -> String { Path.display(files[file].unit.path, from: sources.root) }
}
