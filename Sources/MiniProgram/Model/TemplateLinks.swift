/// Which definitions the uses of templates lead to, and what these look up. What was found once is kept. When its budget is used
/// up, nothing more is known.
package struct TemplateLinks {
  /// A definition: its file, and its index in the file's `templates`.
  package struct Definition: Hashable, Sendable {
    package let file: Int
    package let index: Int
  }

  private struct Use: Hashable {
    let file: Int
    let name: String
  }

  /// A name that a definition looks up.
  private struct Reading: Hashable {
    let definition: Definition
    let name: String
  }

  private let project: Project
  private var budget: LinkBudget
  private var found: [Use: Definition?] = [:]
  /// The definitions of each file, by their names.
  private var definitions: [Int: [String: [Int]]] = [:]
  /// The files of which each file sees the templates; nil where there may be others.
  private var sources: [Int: [Int]?] = [:]
  private var names: [Definition: [String: TemplateRead.Traits]] = [:]
  private var traits: [Reading: TemplateRead.Traits] = [:]
  /// The uses within the definitions of each file, by the names of the definitions.
  private var nestedUses: [Int: [String: [Int]]] = [:]

  package init(_ project: Project) {
    self.project = project
    budget = LinkBudget(for: project)
  }

  package func template(_ definition: Definition) -> TemplateDefinition {
    project.files[definition.file].facts.templates[definition.index]
  }

  // MARK: Definitions

  /// The one definition that a file sees under a name: its own, or one that it imports. Nil where there may be others.
  package mutating func definition(of name: String, in file: Int) -> Definition? {
    let use = Use(file: file, name: name)
    if let known = found[use] { return known }
    let definition = findDefinition(of: name, in: file)
    found[use] = .some(definition)
    return definition
  }

  private mutating func findDefinition(of name: String, in file: Int) -> Definition? {
    if let own = definitions(of: name, in: file) {
      return own.count == 1 ? Definition(file: file, index: own[0]) : nil
    }
    guard let sources = sources(of: file), budget.follow(sources.count) else { return nil }
    var definition: Definition?
    for source in sources {
      guard let indexes = definitions(of: name, in: source) else { continue }
      if indexes.count > 1 || definition != nil { return nil }
      definition = Definition(file: source, index: indexes[0])
    }
    return definition
  }

  private mutating func sources(of file: Int) -> [Int]? {
    if let known = sources[file] { return known }
    var scope = TemplateScope()
    let found = project.templateSources(of: file, &scope).sorted()
    let isKnown = !scope.isIncomplete && found.allSatisfy { !project.files[$0].facts.templatesAreIncomplete }
    sources[file] = .some(isKnown ? found : nil)
    return isKnown ? found : nil
  }

  private mutating func definitions(of name: String, in file: Int) -> [Int]? {
    let templates = project.files[file].facts.templates
    if templates.isEmpty { return nil }
    if definitions[file] == nil {
      definitions[file] = Dictionary(grouping: templates.indices) { templates[$0].name }
    }
    return definitions[file]?[name]
  }

  // MARK: Names

  /// How a definition looks a name up, itself and through the templates that it always gives the name to. Nil where
  /// that remains unknown, because templates give it to thousands of others.
  package mutating func traits(of name: String, in definition: Definition) -> TemplateRead.Traits? {
    let reading = Reading(definition: definition, name: name)
    if let known = traits[reading] { return known }
    let found = findTraits(of: reading)
    traits[reading] = found
    return found
  }

  private mutating func findTraits(of reading: Reading) -> TemplateRead.Traits? {
    var traits: TemplateRead.Traits = []
    var waiting = [reading]
    var seen = Set(waiting)
    while let reading = waiting.popLast() {
      guard let own = names(of: reading.definition)[reading.name] else { continue }
      traits.formUnion(own.subtracting(.isPassed))
      guard own.contains(.isPassed) else { continue }
      let file = reading.definition.file
      for number in uses(in: reading.definition) {
        let use = project.files[file].facts.templateUses[number]
        guard let name = use.name, let entries = use.data?.entries else { continue }
        guard budget.follow(1 + entries.count) else { return nil }
        for entry in entries where entry.valueName == reading.name {
          guard let next = definition(of: name, in: file) else { continue }
          let further = Reading(definition: next, name: entry.name)
          if seen.insert(further).inserted { waiting.append(further) }
        }
      }
    }
    return traits
  }

  private mutating func names(of definition: Definition) -> [String: TemplateRead.Traits] {
    if let known = names[definition] { return known }
    let reads = template(definition).reads?.names ?? []
    let found = Dictionary(reads.map { ($0.name, $0.traits) }, uniquingKeysWith: { $0.union($1) })
    names[definition] = found
    return found
  }

  private mutating func uses(in definition: Definition) -> [Int] {
    let uses = project.files[definition.file].facts.templateUses
    if nestedUses[definition.file] == nil {
      nestedUses[definition.file] = Dictionary(
        grouping: uses.indices.filter { uses[$0].placement.template != nil }
      ) { uses[$0].placement.template! }
    }
    return nestedUses[definition.file]?[template(definition).name] ?? []
  }
}
