import Diagnostics
import Files

/// A way from an element out to the page, component or file that is rendered on its own.
package struct RenderPath: Sendable {
  package struct Step: Sendable, Hashable {
    /// How the next step outward renders this one.
    enum Kind: Sendable, Hashable {
      /// The element itself, which begins every path.
      case element
      case include, template, component
    }

    package var file: Int
    var kind: Kind
    /// The element, or what uses the step before.
    package var range: ByteRange
    package var placement: Placement
  }

  /// From the element outward; never empty.
  package var steps: [Step]

  /// The part within one page or component: as far as no other one is entered.
  var withinOwner: RenderPath {
    let end = steps.firstIndex { $0.kind == .component } ?? steps.count
    return RenderPath(steps: Array(steps[..<end]))
  }

  /// The index of the file that is rendered on its own.
  var root: Int { steps[steps.count - 1].file }

  /// The outermost steps in which the two differ, which are in one file when the paths have one root; nil when they
  /// are the same.
  func fork(from other: RenderPath) -> (own: Step, other: Step)? {
    for (own, other) in zip(steps.reversed(), other.steps.reversed()) where own != other {
      return (own, other)
    }
    return nil
  }
}

/// Finds the ways in which the content of files comes to be rendered: by `include`, `template is` and components,
/// through any number of files. What a file renders is found once.
package struct RenderPaths {
  private struct Content: Hashable {
    var file: Int
    /// Nil for what is outside of templates.
    var template: String?
  }

  private let project: Project
  private var outer: [Content: [[RenderPath.Step]]] = [:]
  private var templateUses: [Int: [String: [TemplateUse]]] = [:]

  /// How many ways and users of one file are looked at, how many steps a way may have, and how many steps are taken to
  /// find the ways from one file.
  private static let limits = (paths: 16, depth: 32, steps: 2048)

  package init(_ project: Project) { self.project = project }

  func place(_ message: String, _ range: ByteRange, _ file: Int) -> RelatedPlace {
    RelatedPlace(message, at: project.files[file].place(range))
  }

  func hasUndecidedConditions(_ file: Int) -> Bool { project.files[file].facts.hasUndecidedConditions }

  /// Whether another file includes a file or uses it as a component.
  func isUsed(_ file: Int) -> Bool {
    !project.usages[file].includers.isEmpty || !project.usages[file].componentUsers.isEmpty
  }

  /// The ways to the element at `range` of `file`: the first ones when there are very many. None when every way leads
  /// back to where it came from.
  package mutating func paths(to range: ByteRange, at placement: Placement, in file: Int) -> [RenderPath] {
    let element = RenderPath.Step(file: file, kind: .element, range: range, placement: placement)
    let content = Content(file: file, template: placement.template)
    if outer[content] == nil { outer[content] = waysOut(of: content) }
    return outer[content]!.map { RenderPath(steps: [element] + $0) }
  }

  private mutating func waysOut(of content: Content) -> [[RenderPath.Step]] {
    struct Way {
      var steps: [RenderPath.Step]
      var contents: [Content]
    }
    var found: [[RenderPath.Step]] = []
    var waiting = [Way(steps: [], contents: [content])]
    var count = 0
    while let way = waiting.popLast(), found.count < RenderPaths.limits.paths {
      let content = way.contents[way.contents.count - 1]
      let users = users(of: content)
      if users.isEmpty || isRenderedOnItsOwn(content) { found.append(way.steps) }
      for user in users.reversed() {
        let next = Content(file: user.file, template: user.placement.template)
        count += 1
        if count > RenderPaths.limits.steps || way.steps.count >= RenderPaths.limits.depth { break }
        if way.contents.contains(next) { continue }
        waiting.append(Way(steps: way.steps + [user], contents: way.contents + [next]))
      }
    }
    return found
  }

  private func isRenderedOnItsOwn(_ content: Content) -> Bool {
    content.template == nil && project.files[content.file].unit.kind == .page
  }

  private mutating func users(of content: Content) -> [RenderPath.Step] {
    if let template = content.template { return users(of: template, in: content.file) }
    let usage = project.usages[content.file]
    func steps(_ sites: [Project.UseSite], _ kind: RenderPath.Step.Kind) -> [RenderPath.Step] {
      sites.prefix(RenderPaths.limits.paths).map {
        RenderPath.Step(file: $0.file, kind: kind, range: $0.range, placement: $0.placement)
      }
    }
    return steps(usage.includers, .include) + steps(usage.componentUsers, .component)
  }

  // MARK: Templates

  private mutating func users(of template: String, in file: Int) -> [RenderPath.Step] {
    var steps: [RenderPath.Step] = []
    for user in Set([file] + project.usages[file].importers.map(\.file)).sorted() {
      guard let uses = uses(in: user)[template], definer(of: template, for: user) == file else { continue }
      steps += uses.prefix(RenderPaths.limits.paths).map {
        RenderPath.Step(file: user, kind: .template, range: $0.range, placement: $0.placement)
      }
    }
    return steps
  }

  private mutating func uses(in file: Int) -> [String: [TemplateUse]] {
    if let known = templateUses[file] { return known }
    var uses: [String: [TemplateUse]] = [:]
    for use in project.files[file].facts.templateUses {
      if let name = use.name { uses[name, default: []].append(use) }
    }
    templateUses[file] = uses
    return uses
  }

  /// The file whose template `user` means by the name: its own, else the only imported one that has it.
  private func definer(of template: String, for user: Int) -> Int? {
    func defines(_ file: Int) -> Bool { project.files[file].facts.templates.contains { $0.name == template } }
    if defines(user) { return user }
    var found: Int?
    for reference in project.files[user].facts.references where reference.kind == .import {
      guard let target = project.target(of: reference), target != found, defines(target) else { continue }
      if found != nil { return nil }
      found = target
    }
    return found
  }
}
