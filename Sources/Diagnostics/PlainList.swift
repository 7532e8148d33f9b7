/// A growing list in plain memory: whoever makes it frees it, by `deallocate()`.
///
/// An array asks before each write whether it has one owner, and counts references when it is passed on. The lists of the
/// readers of pages, expressions and scripts have one owner by design, and are written once for each tag, attribute, mustache,
/// operator and token: with arrays the lint of a program took 6 % more instructions. Indices are not checked in a release
/// build.
package struct PlainList<Item: BitwiseCopyable> {
  @usableFromInline var base: UnsafeMutablePointer<Item>
  @usableFromInline var storedCount = 0
  @usableFromInline var capacity: Int

  @inlinable package init(capacity: Int = 64) {
    self.capacity = capacity
    base = .allocate(capacity: capacity)
  }

  @inlinable package func deallocate() { base.deallocate() }

  @inlinable package var count: Int { storedCount }
  @inlinable package var isEmpty: Bool { storedCount == 0 }
  @inlinable package var last: Item? { storedCount == 0 ? nil : base[storedCount &- 1] }
  /// The items; until the next change of the list.
  @inlinable package var buffer: UnsafeBufferPointer<Item> {
    UnsafeBufferPointer(start: base, count: storedCount)
  }

  @inlinable package subscript(index: Int) -> Item {
    get {
      assert(index >= 0 && index < storedCount)
      return base[index]
    }
    nonmutating _modify {
      assert(index >= 0 && index < storedCount)
      yield &base[index]
    }
  }

  @inlinable package mutating func append(_ item: Item) {
    if storedCount == capacity { grow() }
    (base + storedCount).initialize(to: item)
    storedCount &+= 1
  }

  @inlinable @inline(never) mutating func grow() {
    let larger = UnsafeMutablePointer<Item>.allocate(capacity: capacity * 2)
    larger.moveInitialize(from: base, count: storedCount)
    base.deallocate()
    base = larger
    capacity *= 2
  }

  @inlinable package mutating func popLast() -> Item? {
    if storedCount == 0 { return nil }
    storedCount &-= 1
    return base[storedCount]
  }

  /// Removes all items from index `count` on; a list that is shorter stays as it is.
  @inlinable package mutating func truncate(to count: Int) { storedCount = min(count, storedCount) }

  @inlinable package mutating func removeAll() { storedCount = 0 }
}
