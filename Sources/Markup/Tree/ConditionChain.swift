import Diagnostics

/// Which part an element has in a chain of `a:if`, `a:elif` and `a:else`.
extension Element {
  /// Whether it continues the chain of the element before it.
  package var continuesChain: Bool { has(.elif) || has(.else) }

  /// Whether an `a:elif` or `a:else` may follow it.
  package var mayBeFollowedInChain: Bool { has(.if) || has(.elif) }

  /// The element before this one that its chain may have. A `wxs` is passed over: WeChat's compiler makes no node of it
  /// (wechat-miniprogram/glass-easel, parse/tag.rs).
  package var precedingInChain: Element? {
    var previous = precedingSiblingElement
    while let module = previous, module.isPassedOver { previous = module.precedingSiblingElement }
    return previous
  }

  private var followingInChain: Element? {
    var next = followingSiblingElement
    while let module = next, module.isPassedOver { next = module.followingSiblingElement }
    return next
  }

  private var isPassedOver: Bool { tag == "wxs" }

  /// The elements that follow this one, an `a:if`, in its chain, in order.
  package var followersInChain: some Sequence<Element> {
    sequence(state: self) { element in
      guard element.mayBeFollowedInChain, let next = element.followingInChain, next.continuesChain,
        !next.has(.if)
      else { return nil as Element? }
      element = next
      return next
    }
  }
}

extension Document {
  /// Whether the end tag of `element` is missing and was added by the reader: what the element encloses is then a
  /// guess.
  package func isUnclosed(_ element: Element) -> Bool {
    issues.contains { $0.kind == .unclosedTag && $0.range == element.tagRange }
  }

  /// Whether end tags inside `range` were dropped.
  package func hasUnmatchedEndTag(in range: ByteRange) -> Bool {
    issues.contains { $0.kind == .unmatchedEndTag && range.contains($0.range) }
  }

  /// Whether a repair of the reader put the element where it is, so that what is before it is a guess.
  package func isPlacedByRepair(_ element: Element) -> Bool {
    let previous = element.precedingSiblingElement
    let parent = element.parent
    if let parent, isUnclosed(parent) { return true }
    if let previous, isUnclosed(previous) { return true }
    let start = previous?.range.end ?? parent?.startTagRange.end ?? 0
    return hasUnmatchedEndTag(in: ByteRange(start, element.range.start))
  }
}
