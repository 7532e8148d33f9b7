import Markup

extension Placement {
  /// The place of `element`.
  package init(of element: Element) {
    var chains = ConditionChains()
    self.init(of: element, &chains)
  }

  /// The place of `element`. With one `chains` for many elements of a document, each chain is followed once.
  init(of element: Element, _ chains: inout ConditionChains) {
    self.init()
    var current: Element? = element
    while let element = current {
      // A template is rendered where it is used: what is around its definition does not matter.
      template = Placement.definedTemplate(element)
      if template != nil { break }
      if loop == nil, let loop = element.attribute(.for) { self.loop = loop.nameRange }
      if let branch = chains.branch(of: element) { branches.append(branch) }
      current = element.parent
    }
    branches.reverse()
  }

  /// The name of the `template` definition around `element`.
  static func template(around element: Element) -> String? {
    for ancestor in element.ancestors {
      if let name = definedTemplate(ancestor) { return name }
    }
    return nil
  }

  private static func definedTemplate(_ element: Element) -> String? {
    guard element.name == .template, let name = element.attribute(.name)?.staticValue else { return nil }
    return element.bytes.string(name)
  }
}

/// Finds the `a:if` that elements of one document follow.
struct ConditionChains {
  /// The first element of its chain, by the index of an `a:elif` or `a:else`; nil when it has nothing to follow.
  private var heads: [Int: Element?] = [:]

  /// The branch of a chain that `element` itself is.
  mutating func branch(of element: Element) -> Placement.Branch? {
    if element.has(.if) { return Placement.Branch(chain: element.range.start, branch: element.range.start) }
    guard element.continuesChain, let head = head(of: element) else { return nil }
    return Placement.Branch(chain: head.range.start, branch: element.range.start)
  }

  private mutating func head(of element: Element) -> Element? {
    var passed: [Int] = []
    var current = element
    var head: Element?
    while true {
      if let known = heads[current.index] {
        head = known
        break
      }
      passed.append(current.index)
      guard let previous = current.precedingInChain else {
        head = current
        break
      }
      if previous.has(.if) {
        head = previous
        break
      }
      guard previous.has(.elif) else { break }
      current = previous
    }
    for index in passed { heads[index] = .some(head) }
    return head
  }
}
