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
    /// The range of the element, or of what uses the step before.
    package var range: ByteRange
    package var placement: Placement
  }

  /// From the element outward; never empty.
  package var steps: [Step]

  /// The part within one page or component: up to where another one is entered.
  var withinOwner: RenderPath {
    guard let end = steps.firstIndex(where: { $0.kind == .component }) else { return self }
    return RenderPath(steps: Array(steps[..<end]))
  }

  /// The index of the file that is rendered on its own.
  var root: Int { steps[steps.count - 1].file }

  /// The outermost steps in which the two differ; nil when the paths are the same. The steps are in one file when the
  /// paths have one root.
  func fork(from other: RenderPath) -> (own: Step, other: Step)? {
    for (own, other) in zip(steps.reversed(), other.steps.reversed()) where own != other {
      return (own, other)
    }
    return nil
  }
}

/// Finds the ways by which the content of files is rendered: by `include`, `template is` and components, through any
/// number of files. What a file renders is found once.
package struct RenderPaths {
  private let project: Project
  private var contents = Contents()
  /// The steps out of each content, by its number; nil until they are needed.
  private var users: [[User]?] = []
  /// The steps of all ways; ways name them by their indexes, because thousands of ways have the same ones.
  private(set) var steps: [RenderPath.Step] = []
  /// The ways out of each content, by its number; nil until they are needed.
  private var waysOut: [[[Int]]?] = []
  /// Whether each content is on the way that is being followed: none is between two searches.
  private var isOnWay: [Bool] = []
  private lazy var templateUses = TemplateUsers(project)

  /// A step out of a content: its index in `steps`, and the number of the content that it leads to.
  private struct User {
    let step: Int
    let content: Int
  }

  /// Limits: how many ways and users of one file are looked at, how many steps a way may have, and how many steps are
  /// taken to find the ways from one file.
  static let limits = (paths: 16, depth: 32, steps: 2048)

  package init(_ project: Project) { self.project = project }

  func place(_ message: LocalizedText, _ range: ByteRange, _ file: Int) -> RelatedPlace {
    RelatedPlace(message, at: project.files[file].place(range))
  }

  func hasUndecidedConditions(_ file: Int) -> Bool { project.files[file].facts.hasUndecidedConditions }

  /// Whether another file includes a file or uses it as a component.
  func isUsed(_ file: Int) -> Bool {
    !project.usages[file].includers.isEmpty || !project.usages[file].componentUsers.isEmpty
  }

  /// The ways to the element at `range` of `file`; only the first ones when there are very many. None when every way
  /// leads back to where it came from.
  package mutating func paths(to range: ByteRange, at placement: Placement, in file: Int) -> [RenderPath] {
    let element = RenderPath.Step(file: file, kind: .element, range: range, placement: placement)
    let content = number(of: Content(file: file, template: placement.template))
    let ways = waysOut[content] ?? findWaysOut(of: content)
    waysOut[content] = ways
    return ways.map { way in RenderPath(steps: [element] + way.map { steps[$0] }) }
  }

  private mutating func number(of content: Content) -> Int {
    let number = contents.number(of: content)
    if number == users.count {
      users.append(nil)
      waysOut.append(nil)
      isOnWay.append(false)
    }
    return number
  }

  private mutating func findWaysOut(of content: Int) -> [[Int]] {
    /// A way, by its last step and the way before it.
    struct Way {
      let last: User
      let before: Int
      let count: Int
    }
    var ways = [Way(last: User(step: -1, content: content), before: -1, count: 0)]
    // The way that is being followed, from the content outward, and what is on it.
    var followed: [Int] = []
    defer { for way in followed { isOnWay[ways[way].last.content] = false } }
    var found: [[Int]] = []
    var waiting = [0]
    var count = 0
    while let way = waiting.popLast(), found.count < RenderPaths.limits.paths {
      let content = ways[way].last.content
      while let last = followed.last, last != ways[way].before {
        isOnWay[ways[last].last.content] = false
        followed.removeLast()
      }
      followed.append(way)
      isOnWay[content] = true
      let users = users(of: content)
      if users.isEmpty || isRenderedOnItsOwn(contents[content]) {
        var steps: [Int] = []
        var outward = way
        while outward > 0 {
          steps.append(ways[outward].last.step)
          outward = ways[outward].before
        }
        found.append(steps.reversed())
      }
      for user in users.reversed() {
        count += 1
        if count > RenderPaths.limits.steps || ways[way].count >= RenderPaths.limits.depth { break }
        if isOnWay[user.content] { continue }
        waiting.append(ways.count)
        ways.append(Way(last: user, before: way, count: ways[way].count + 1))
      }
    }
    return found
  }

  private func isRenderedOnItsOwn(_ content: Content) -> Bool {
    content.template == nil && project.files[content.file].unit.kind == .page
  }

  private mutating func users(of number: Int) -> [User] {
    if let known = users[number] { return known }
    var found: [User] = []
    for step in outwardSteps(of: contents[number]) {
      let content = self.number(of: Content(file: step.file, template: step.placement.template))
      found.append(User(step: steps.count, content: content))
      steps.append(step)
    }
    users[number] = found
    return found
  }

  private mutating func outwardSteps(of content: Content) -> [RenderPath.Step] {
    if content.template != nil { return templateUses[content] }
    let usage = project.usages[content.file]
    func steps(_ sites: [FileLinks.Site], _ kind: RenderPath.Step.Kind) -> [RenderPath.Step] {
      sites.prefix(RenderPaths.limits.paths).map {
        RenderPath.Step(file: $0.file, kind: kind, range: $0.range, placement: $0.placement)
      }
    }
    return steps(usage.includers, .include) + steps(usage.componentUsers, .component)
  }
}

/// What is rendered as a whole: one of the templates of a file, or what is outside of them.
private struct Content: Hashable {
  var file: Int
  /// Nil for content outside of templates.
  var template: String?
}

/// Contents and their numbers, from 0 in the order in which they are first needed.
private struct Contents {
  private var all: [Content] = []
  private var numbers: [Content: Int] = [:]

  subscript(number: Int) -> Content { all[number] }

  mutating func number(of content: Content) -> Int {
    if let known = numbers[content] { return known }
    numbers[content] = all.count
    all.append(content)
    return all.count - 1
  }
}

/// The uses of all templates of a program.
private struct TemplateUsers {
  private var uses: [Content: [RenderPath.Step]] = [:]

  init(_ project: Project) {
    let templates = project.files.map { Set($0.facts.templates.map(\.name)) }
    for (file, facts) in project.files.map(\.facts).enumerated() where !facts.templateUses.isEmpty {
      let byName = Dictionary(grouping: facts.templateUses.filter { $0.name != nil }, by: { $0.name! })
      for (name, definer) in TemplateUsers.definers(of: Set(byName.keys), for: file, project, templates) {
        uses[Content(file: definer, template: name), default: []] +=
          byName[name]!.prefix(RenderPaths.limits.paths).map {
            RenderPath.Step(file: file, kind: .template, range: $0.range, placement: $0.placement)
          }
      }
    }
  }

  /// The uses of a template, the first ones of each file, in order of the files' paths.
  subscript(template: Content) -> [RenderPath.Step] { uses[template] ?? [] }

  /// The file with the template that `user` means by each name: `user` itself, else the only imported file that has it.
  private static func definers(
    of names: Set<String>, for user: Int, _ project: Project, _ templates: [Set<String>]
  ) -> [String: Int] {
    var definers: [String: Int] = [:]
    for name in names where templates[user].contains(name) { definers[name] = user }
    if definers.count == names.count { return definers }
    let imports = project.files[user].facts.references.filter { $0.kind == .import }
    var ambiguous: Set<String> = []
    for target in Set(imports.compactMap(project.target)) {
      let (few, many) =
        names.count < templates[target].count ? (names, templates[target]) : (templates[target], names)
      for name in few where many.contains(name) && definers[name] != user {
        if definers.updateValue(target, forKey: name) != nil { ambiguous.insert(name) }
      }
    }
    for name in ambiguous { definers[name] = nil }
    return definers
  }
}
