import Diagnostics

/// How often something is rendered in the whole program.
package enum RenderCount: Sendable {
  /// At most once; also when nothing is known.
  case atMostOnce
  /// More than once. The places show it: the loop, or two of the uses.
  case repeated([RelatedPlace])
}

extension RenderPaths {
  /// How often the element at `range` of `file` is rendered.
  package mutating func renderCount(of range: ByteRange, at placement: Placement, in file: Int) -> RenderCount
  {
    // Most elements are on a page of their own.
    if placement.loop == nil, placement.template == nil, !isUsed(file) { return .atMostOnce }
    let paths = paths(to: range, at: placement, in: file)
    // This holds even when every way leads in a circle.
    if let loop = placement.loop {
      return .repeated([place(LocalizedText(en: "repeated by this loop", zh: "由这个循环重复"), loop, file)])
    }
    for path in paths {
      for step in path.steps.dropFirst() {
        if let loop = step.placement.loop {
          let words = words(step)
          let message = LocalizedText(en: "\(words.english) in this loop", zh: "\(words.chinese)，在这个循环中")
          return .repeated([place(message, loop, step.file)])
        }
      }
    }
    for (index, path) in paths.enumerated() {
      for other in paths[..<index] {
        guard let fork = other.fork(from: path), !excludes(fork, other, path) else { continue }
        let sites = [fork.own, fork.other].filter { $0.kind != .element }
        return .repeated(sites.map { place(words($0), $0.range, $0.file) })
      }
    }
    return .atMostOnce
  }

  /// Whether two elements are never rendered together: wherever their ways meet, they are in different branches of one
  /// condition.
  package mutating func areExclusive(_ a: [RenderPath], _ b: [RenderPath]) -> Bool {
    if a.isEmpty || b.isEmpty { return false }
    return a.allSatisfy { a in
      b.allSatisfy { b in
        guard let fork = a.fork(from: b) else { return false }
        return excludes(fork, a, b)
      }
    }
  }

  /// Whether two elements are rendered together on one page, or in one component.
  package func shareOwner(_ a: [RenderPath], _ b: [RenderPath]) -> Bool {
    let b = b.map(\.withinOwner)
    return a.lazy.map(\.withinOwner).contains { a in
      b.contains { b in
        guard a.root == b.root else { return false }
        guard let fork = a.fork(from: b) else { return true }
        return !excludes(fork, a, b)
      }
    }
  }

  /// Whether the two ways are never taken together; they differ in the fork.
  private func excludes(
    _ fork: (own: RenderPath.Step, other: RenderPath.Step), _ a: RenderPath, _ b: RenderPath
  ) -> Bool {
    guard fork.own.file == fork.other.file, a.root == b.root else { return false }
    // The build leaves only one of the alternatives that were not decided.
    return hasUndecidedConditions(fork.own.file) || fork.own.placement.excludes(fork.other.placement)
  }

  private func words(_ step: RenderPath.Step) -> LocalizedText {
    step.kind == .include
      ? LocalizedText(en: "included here", zh: "在这里引用") : LocalizedText(en: "used here", zh: "在这里使用")
  }
}
