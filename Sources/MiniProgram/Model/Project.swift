import Diagnostics
import Files

/// A markup file of a program and what is known of it.
package final class ProjectFile: Sendable {
  package let unit: SourceUnit
  package let facts: MarkupFacts
  package let traits: FileTraits
  /// Which of `facts.templateUses` name which template, and which of them choose it at run time.
  fileprivate let templateUsesByName: [String: [Int]]
  fileprivate let chosenTemplateUses: [Int]
  /// What may be asked for in it.
  fileprivate let linkCount: Int

  package init(unit: SourceUnit, facts: MarkupFacts) {
    self.unit = unit
    traits = FileTraits.traits(of: unit, facts)
    var named: [String: [Int]] = [:]
    var chosen: [Int] = []
    for (index, use) in facts.templateUses.enumerated() {
      if let name = use.name { named[name, default: []].append(index) } else { chosen.append(index) }
    }
    (templateUsesByName, chosenTemplateUses) = (named, chosen)
    linkCount = facts.templateUses.count + facts.nativeViews.count + facts.contextElements.count
    self.facts = facts
  }

  /// The names that script modules are bound to in the file. Elsewhere, all facts would be copied for them.
  package var moduleNames: Set<String> { facts.moduleNames }

  package func place(_ range: ByteRange) -> Place { Place(path: unit.path, range: range) }
}

/// All files of a program, and which of them use which. Immutable once it is linked.
package struct Project: Sendable {
  package let sources: ProgramSources
  /// In byte order of their paths.
  package let files: [ProjectFile]
  /// Those of each file.
  let traits: [FileTraits]
  /// The index in `files` of each path.
  package let indexes: PathIndex
  private let links: FileLinks

  /// For each file, what renders its content.
  package var usages: [FileLinks.Usage] { links.usages }

  /// The files, what may be asked for in them, and the links between them.
  let linkCount: Int

  /// Links `files`.
  ///
  /// - Parameter last: the program as it was linked before; nil where a link of a file that is the same object may lead elsewhere
  ///   now. Only what other files link to is linked anew.
  package init(sources: ProgramSources, files: [ProjectFile], after last: Project? = nil) {
    self.sources = sources
    self.files = files
    traits = files.map(\.traits)
    if let last, let changed = last.changes(to: files) {
      indexes = last.indexes
      var links = last.links
      for index in changed {
        links.remove(from: index)
        links.add(from: index, files[index], sources, indexes)
      }
      self.links = links
    } else {
      var indexes = PathIndex()
      for file in files { indexes.append(file.unit.path) }
      self.indexes = indexes
      var links = FileLinks(count: files.count)
      for (index, file) in files.enumerated() { links.add(from: index, file, sources, indexes) }
      self.links = links
    }
    linkCount = files.reduce(files.count + links.count) { $0 + $1.linkCount }
  }

  /// The indexes of the files that are other objects than before; nil where the paths are not the same.
  private func changes(to files: [ProjectFile]) -> [Int]? {
    guard files.count == self.files.count else { return nil }
    let changed = files.indices.filter { files[$0] !== self.files[$0] }
    return changed.allSatisfy { files[$0].unit.path == self.files[$0].unit.path } ? changed : nil
  }

  /// The indexes of a file's `templateUses` that are, or may be, uses of one template.
  func templateUses(of template: String, in file: Int) -> [Int] {
    files[file].chosenTemplateUses + files[file].templateUsesByName[template, default: []]
  }

  /// What a file says where it uses a component.
  package func componentUse(at site: FileLinks.Site) -> ComponentUse {
    files[site.file].facts.componentUses[site.number]
  }

  package func file(at path: String) -> ProjectFile? { indexes[path].map { files[$0] } }

  /// The pages and components that render what is in a file: the file itself when it is one, and every page or
  /// component among the files that include it or import its templates, through any number of files. In order of their
  /// paths.
  package func owners(of file: Int) -> [Int] {
    reachable(from: file) { (usages[$0].includers + usages[$0].importers).map(\.file) }
      .filter { files[$0].unit.kind != .fragment }
  }

  /// The pages that show a file: the file itself, and those with its content or with a component that has it, through any number of
  /// files. In order of their paths; nil when the budget is used up before all are known.
  package func pages(showing file: Int, _ budget: inout LinkBudget) -> [Int]? {
    var waiting = [file]
    var seen: Set<Int> = [file]
    while let current = waiting.popLast() {
      let usage = usages[current]
      let users = usage.includers + usage.importers + usage.componentUsers
      guard budget.follow(1 + users.count) else { return nil }
      for user in users where seen.insert(user.file).inserted { waiting.append(user.file) }
    }
    return seen.filter { files[$0].unit.kind == .page }.sorted()
  }

  /// The files with markup that is rendered on a page or in a component: the file itself, what it includes, and the
  /// files that it imports templates from, through any number of files. In order of their paths.
  package func parts(of file: Int) -> [Int] {
    reachable(from: file) { files[$0].facts.references.compactMap(target) }
  }

  /// The same; nil when the budget is used up before all are known.
  package func parts(of file: Int, _ budget: inout LinkBudget) -> [Int]? {
    var waiting = [file]
    var seen: Set<Int> = [file]
    while let current = waiting.popLast() {
      guard budget.follow() else { return nil }
      for other in files[current].facts.references.lazy.compactMap(target)
      where seen.insert(other).inserted {
        waiting.append(other)
      }
    }
    return seen.count == 1 ? [file] : seen.sorted()
  }

  /// The file and what is reachable from it along edges, in order of their paths.
  func reachable(from file: Int, next: (Int) -> [Int]) -> [Int] {
    // Most files lead nowhere.
    next(file).isEmpty ? [file] : reached(from: [file], next: next).sorted()
  }
}

/// What is reachable from some places along edges, these included.
func reached(from places: [Int], next: (Int) -> [Int]) -> Set<Int> {
  var waiting = places
  var seen = Set(places)
  while let place = waiting.popLast() {
    for other in next(place) where seen.insert(other).inserted { waiting.append(other) }
  }
  return seen
}
