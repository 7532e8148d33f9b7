import Diagnostics
import MiniProgram

/// A use that gives a template names that are all known.
struct DecidedUse {
  let file: Int
  /// The value of `is`.
  let isRange: ByteRange
  /// Whether it is in the definition of another template.
  let isInTemplate: Bool
  let data: TemplateData
}

/// A template of which it is known what it looks up, and its uses.
struct UsedTemplate {
  let definition: TemplateLinks.Definition
  let name: String
  let names: [TemplateRead]
  /// The names in its mustaches; nil where it may have others.
  let known: Set<String>?
  private(set) var uses: [DecidedUse] = []
  /// How many of these uses give each name.
  private(set) var givers: [String: Int] = [:]
  /// The names to which a use gives another value than the one of that name.
  private(set) var renamed: Set<String> = []
  /// Whether other uses may give it any names.
  private(set) var hasUnknownUses: Bool

  private init?(_ definition: TemplateLinks.Definition, _ links: TemplateLinks, hasUnknownUses: Bool) {
    let template = links.template(definition)
    guard let reads = template.reads else { return nil }
    self.definition = definition
    self.hasUnknownUses = hasUnknownUses
    name = template.name
    names = reads.names
    known = reads.isIncomplete ? nil : Set(reads.names.map(\.name))
  }

  /// All with such uses, in the order of the first uses of their names.
  static func all(in project: Project, _ links: inout TemplateLinks) -> [UsedTemplate] {
    // In most programs, no template has one.
    var names: Set<String> = []
    for (_, file) in project.files(with: .templateUses) {
      for use in file.facts.templateUses where use.data != nil {
        if let name = use.name { names.insert(name) }
      }
    }
    if names.isEmpty { return [] }
    var templates: [UsedTemplate] = []
    var places: [TemplateLinks.Definition: Int] = [:]
    let choosing = Set(
      project.files.indices.filter { project.files[$0].facts.templateUses.contains { $0.name == nil } })
    for (index, file) in project.files(with: .templateUses) {
      for use in file.facts.templateUses {
        guard let name = use.name, names.contains(name),
          let definition = links.definition(of: name, in: index)
        else { continue }
        if places[definition] == nil {
          let isChosen = choosing.contains(definition.file)
          guard let template = UsedTemplate(definition, links, hasUnknownUses: isChosen) else { continue }
          places[definition] = templates.count
          templates.append(template)
        }
        templates[places[definition]!].add(use, in: index)
      }
    }
    return templates
  }

  private mutating func add(_ use: TemplateUse, in file: Int) {
    guard let data = use.data else {
      hasUnknownUses = true
      return
    }
    uses.append(
      DecidedUse(file: file, isRange: use.range, isInTemplate: use.placement.template != nil, data: data))
    for entry in data.entries where entry.valueName != entry.name { renamed.insert(entry.name) }
    for name in Set(data.entries.map(\.name)) { givers[name, default: 0] += 1 }
  }

  /// How many uses give the name, where nearly all do; nil otherwise.
  func usualGivers(of name: String) -> Int? {
    let count = givers[name] ?? 0
    return count >= 4 * (uses.count - count) ? count : nil
  }
}
