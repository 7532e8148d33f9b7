import Diagnostics

/// The template definitions of a program that nothing uses.
package struct UnreachedTemplates: Sendable {
  /// By the absolute path of the file: the offsets from which on the innermost definition around a text is used, or is not.
  /// In order.
  fileprivate var changes: [String: [(start: UInt32, isUnreached: Bool)]] = [:]

  package var isEmpty: Bool { changes.isEmpty }

  /// Whether the innermost definition around the byte at an offset is one of them.
  package func contains(_ path: String, _ offset: UInt32) -> Bool {
    guard !changes.isEmpty, let changes = changes[path] else { return false }
    let next = changes.partitioningIndex { $0.start > offset }
    return next > 0 && changes[next - 1].isUnreached
  }
}

extension Project {
  /// The template definitions that no `is` outside of definitions reaches, directly or through used ones. An `is` that is chosen
  /// at run time reaches all that its file can name.
  package func unreachedTemplates() -> UnreachedTemplates {
    var unreached = UnreachedTemplates()
    if files.allSatisfy(\.facts.templates.isEmpty) { return unreached }
    var reach = TemplateReach(self)
    reach.run()
    for (index, file) in files.enumerated() where !file.facts.templates.isEmpty {
      let definitions = file.facts.templates.map { ($0.range, !reach.isReached($0.name, in: index)) }
      if definitions.contains(where: \.1) { unreached.changes[file.unit.path] = changes(in: definitions) }
    }
    return unreached
  }

  /// `definitions` are in order of their starts; one may be in another.
  private func changes(
    in definitions: [(range: ByteRange, isUnreached: Bool)]
  ) -> [(start: UInt32, isUnreached: Bool)] {
    var changes: [(start: UInt32, isUnreached: Bool)] = []
    var around: [(end: UInt32, isUnreached: Bool)] = []
    func leave() {
      let left = around.removeLast()
      changes.append((left.end, around.last?.isUnreached ?? false))
    }
    for (range, isUnreached) in definitions {
      while let last = around.last, last.end <= range.start { leave() }
      changes.append((range.start, isUnreached))
      around.append((range.end, isUnreached))
    }
    while !around.isEmpty { leave() }
    return changes
  }
}

/// Follows the uses of templates from what is outside of all definitions.
private struct TemplateReach {
  /// The definitions of one name in one file.
  private struct Template: Hashable {
    var file: Int
    var name: String
  }

  private let project: Project
  /// The files that define a name, each once.
  private var filesByName: [String: [Int]] = [:]
  private var reached: Set<Template> = []
  private var waiting: [Template] = []
  /// The files with templates that a file can name; nil when there may be others.
  private var sources: [Int: Set<Int>?] = [:]
  /// The files in which an `is` is chosen at run time.
  private var choosing: Set<Int> = []
  /// For each file its uses of templates in each definition.
  private var uses: [[String: [Int]]]

  init(_ project: Project) {
    self.project = project
    uses = Array(repeating: [:], count: project.files.count)
    for (index, file) in project.files.enumerated() {
      for template in file.facts.templates where filesByName[template.name]?.last != index {
        filesByName[template.name, default: []].append(index)
      }
    }
  }

  func isReached(_ name: String, in file: Int) -> Bool { reached.contains(Template(file: file, name: name)) }

  mutating func run() {
    for (index, file) in project.files.enumerated() {
      let own = Set(file.facts.templates.map(\.name))
      for (number, use) in file.facts.templateUses.enumerated() {
        if let template = use.placement.template, own.contains(template) {
          uses[index][template, default: []].append(number)
        } else {
          follow(use, in: index)
        }
      }
      // Parts of the file may be missing in its tree.
      if file.facts.templatesAreIncomplete { followChoice(in: index) }
    }
    while let template = waiting.popLast() {
      for use in uses[template.file][template.name] ?? [] {
        follow(project.files[template.file].facts.templateUses[use], in: template.file)
      }
    }
  }

  private mutating func follow(_ use: TemplateUse, in file: Int) {
    guard let name = use.name else { return followChoice(in: file) }
    for other in filesByName[name] ?? [] where !isReached(name, in: other) && sees(file, other) {
      reach(Template(file: other, name: name))
    }
  }

  private mutating func followChoice(in file: Int) {
    guard choosing.insert(file).inserted else { return }
    let seen = sources(of: file).map(Array.init) ?? Array(project.files.indices)
    for other in seen {
      for template in project.files[other].facts.templates {
        reach(Template(file: other, name: template.name))
      }
    }
  }

  private mutating func reach(_ template: Template) {
    if reached.insert(template).inserted { waiting.append(template) }
  }

  /// Whether a file can name the templates of another, or may be able to.
  private mutating func sees(_ file: Int, _ other: Int) -> Bool {
    if file == other { return true }
    let isImported = project.files[file].facts.references.contains {
      $0.kind == .import && project.target(of: $0) == other
    }
    return isImported || sources(of: file)?.contains(other) ?? true
  }

  private mutating func sources(of file: Int) -> Set<Int>? {
    if let known = sources[file] { return known }
    var scope = TemplateScope()
    let found = project.templateSources(of: file, &scope)
    let known = scope.isIncomplete ? nil : found
    sources[file] = .some(known)
    return known
  }
}
