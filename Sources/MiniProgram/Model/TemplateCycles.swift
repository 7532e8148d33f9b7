/// Templates that use each other in a circle, or one that uses itself.
package struct TemplateCycle: Sendable {
  /// A use of a template of the circle in the definition of another one, or of the same.
  package struct Link: Sendable {
    /// The file of the definition.
    package let file: Int
    package let use: TemplateUse
  }

  /// In order of the files' paths, and in source order.
  package let links: [Link]
  /// Whether one template uses itself, and no other one is in between.
  package let isDirect: Bool
}

extension Project {
  /// The circles of templates whose uses are all written out, in the files for which `includes` holds. A use that may mean several
  /// definitions is in none.
  package func templateCycles(in includes: (ProjectFile) -> Bool) -> [TemplateCycle] {
    var links = TemplateLinks(self)
    var nodes: [TemplateLinks.Definition: Int] = [:]
    var edges: [(from: Int, to: Int, link: TemplateCycle.Link)] = []
    for (index, file) in files.enumerated() where !file.facts.templates.isEmpty && includes(file) {
      for use in file.facts.templateUses {
        guard let around = use.placement.template, let name = use.name,
          let owner = links.definition(of: around, in: index), owner.file == index,
          // What a tag means that is both, no document says.
          !links.template(owner).isUse,
          let target = links.definition(of: name, in: index), includes(files[target.file])
        else { continue }
        func node(_ definition: TemplateLinks.Definition) -> Int {
          if let known = nodes[definition] { return known }
          nodes[definition] = nodes.count
          return nodes.count - 1
        }
        edges.append((node(owner), node(target), TemplateCycle.Link(file: index, use: use)))
      }
    }
    if edges.isEmpty { return [] }
    var targets = Array(repeating: [Int](), count: nodes.count)
    for edge in edges { targets[edge.from].append(edge.to) }
    var groups = Array(repeating: -1, count: nodes.count)
    let components = connectedComponents(of: targets)
    for (group, component) in components.enumerated() {
      for node in component { groups[node] = group }
    }
    // Edges are in order; a circle is where its first one is.
    var order: [Int] = []
    var cycles: [Int: [TemplateCycle.Link]] = [:]
    for edge in edges where groups[edge.from] == groups[edge.to] {
      if cycles[groups[edge.from]] == nil { order.append(groups[edge.from]) }
      cycles[groups[edge.from], default: []].append(edge.link)
    }
    return order.map { TemplateCycle(links: cycles[$0] ?? [], isDirect: components[$0].count == 1) }
  }
}
