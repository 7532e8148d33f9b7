import Diagnostics
import Files

/// A markup file of a program and what is known of it.
package final class ProjectFile: Sendable {
  package let unit: SourceUnit
  package let facts: MarkupFacts

  package init(unit: SourceUnit, facts: MarkupFacts) {
    self.unit = unit
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
  /// The index in `files` of each path.
  package let indexes: PathIndex
  /// For each file, what renders its content.
  package let usages: [Usage]
  /// The files, what may be asked for in them, and the links between them.
  let linkCount: Int
  /// The uses of templates in each file.
  private let templateUses: [TemplateUses]

  /// Which of a file's `templateUses` name which template, and which of them choose it at run time.
  private struct TemplateUses {
    var named: [String: [Int]] = [:]
    var chosen: [Int] = []
  }

  /// The users of a file.
  package struct Usage: Sendable {
    /// Files that copy this one in by `include`, each once for each such `include`.
    package var includers: [UseSite] = []
    /// Files that import this one's templates.
    package var importers: [UseSite] = []
    /// Files that use this one as a component, once for each tag.
    package var componentUsers: [UseSite] = []
  }

  /// A place in a file that uses another.
  package struct UseSite: Sendable {
    package var file: Int
    package var range: ByteRange
    package var placement: Placement
  }

  /// Links `files`.
  package init(sources: ProgramSources, files: [ProjectFile]) {
    self.sources = sources
    self.files = files
    var indexes = PathIndex()
    for file in files { indexes.append(file.unit.path) }
    self.indexes = indexes

    var usages = Array(repeating: Usage(), count: files.count)
    for (index, file) in files.enumerated() {
      let references = file.facts.references
      for number in references.indices where references[number].kind != .module {
        guard case .file(let path) = references[number].resolution, let target = indexes[path] else {
          continue
        }
        let site = UseSite(
          file: index, range: references[number].sourceRange, placement: references[number].placement)
        switch references[number].kind {
        case .include: usages[target].includers.append(site)
        case .import: usages[target].importers.append(site)
        case .module: break
        }
      }
      if file.facts.componentUses.isEmpty { continue }
      let targets = sources.componentTargets(of: file.unit)
      for use in file.facts.componentUses {
        guard let path = targets[use.tag], let target = indexes[path] else { continue }
        usages[target].componentUsers.append(
          UseSite(file: index, range: use.tagRange, placement: use.placement))
      }
    }
    self.usages = usages
    var links = files.count
    for index in files.indices {
      let file = files[index]
      links += file.facts.templateUses.count + file.facts.nativeViews.count + file.facts.contextElements.count
      links += usages[index].includers.count + usages[index].importers.count
      links += usages[index].componentUsers.count
    }
    linkCount = links
    templateUses = files.map { file in
      var uses = TemplateUses()
      for (index, use) in file.facts.templateUses.enumerated() {
        if let name = use.name {
          uses.named[name, default: []].append(index)
        } else {
          uses.chosen.append(index)
        }
      }
      return uses
    }
  }

  /// The indexes of a file's `templateUses` that are, or may be, uses of one template.
  func templateUses(of template: String, in file: Int) -> [Int] {
    templateUses[file].chosen + templateUses[file].named[template, default: []]
  }

  /// What a file says where it uses a component.
  package func componentUse(at site: UseSite) -> ComponentUse? {
    place(of: site).map { files[site.file].facts.componentUses[$0] }
  }

  /// Where that is in the facts of the file.
  package func place(of site: UseSite) -> Int? {
    let file = files[site.file]
    let place = file.facts.componentUses.partitioningIndex { $0.tagRange.start >= site.range.start }
    guard place < file.facts.componentUses.count, file.facts.componentUses[place].tagRange == site.range
    else {
      return nil
    }
    return place
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
