/// A growing list in plain memory: whoever makes it frees it, by `deallocate()`.
///
/// It belongs to the module that uses it: from another one, its generic functions are called and not specialised, and
/// the lint of a program took 7 to 17 % more instructions.
///
/// An array tests before each write whether it has one owner, and counts references when it is passed on. The lists of
/// the scanner, the tree and the expressions have one owner by design, and are written once for each tag, attribute,
/// mustache and operator: with arrays the lint of a program took 7 % more instructions. Indices are not checked in a
/// release build.
struct PlainList<Item: BitwiseCopyable> {
  /// A list that is larger keeps no memory for what comes next: few files are so large.
  private static var largestKept: Int { 1 << 15 }

  private var base: UnsafeMutablePointer<Item>
  private(set) var count = 0
  private var capacity: Int

  init(capacity: Int = 64) {
    self.capacity = capacity
    base = .allocate(capacity: capacity)
  }

  func deallocate() { base.deallocate() }

  /// The items; until the next change of the list.
  var buffer: UnsafeBufferPointer<Item> { UnsafeBufferPointer(start: base, count: count) }
  var last: Item? { count == 0 ? nil : base[count &- 1] }

  subscript(index: Int) -> Item {
    @inline(__always) get {
      assert(index >= 0 && index < count)
      return base[index]
    }
    @inline(__always) nonmutating _modify {
      assert(index >= 0 && index < count)
      yield &base[index]
    }
  }

  @inline(__always) mutating func append(_ item: Item) {
    if count == capacity { grow() }
    (base + count).initialize(to: item)
    count &+= 1
  }

  @inline(never) private mutating func grow() {
    let larger = UnsafeMutablePointer<Item>.allocate(capacity: capacity * 2)
    larger.moveInitialize(from: base, count: count)
    base.deallocate()
    base = larger
    capacity *= 2
  }

  @inline(__always) mutating func popLast() -> Item? {
    if count == 0 { return nil }
    count &-= 1
    return base[count]
  }

  /// Removes all items from index `count` on; a shorter list stays as it is.
  @inline(__always) mutating func truncate(to count: Int) { self.count = min(count, self.count) }
  @inline(__always) mutating func removeAll() { count = 0 }

  /// The items in memory that belongs to whoever takes them, without those in the list: few are copied, and many are given away
  /// with the memory that they are in.
  mutating func take() -> UnsafeBufferPointer<Item> {
    defer { count = 0 }
    if capacity > PlainList.largestKept {
      defer { startAgain() }
      return buffer
    }
    let copy = UnsafeMutableBufferPointer<Item>.allocate(capacity: count)
    _ = copy.initialize(fromContentsOf: buffer)
    return UnsafeBufferPointer(copy)
  }

  /// Frees the memory of a large list, with all items.
  mutating func removeLarge() {
    if capacity <= PlainList.largestKept { return }
    base.deallocate()
    startAgain()
  }

  private mutating func startAgain() {
    (count, capacity) = (0, 1024)
    base = .allocate(capacity: capacity)
  }
}
