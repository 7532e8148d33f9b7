/// The tokens of a script while they are read, in plain memory: an array tests before each write whether it has one
/// owner.
struct TokenBuffer: ~Copyable {
  private var base: UnsafeMutablePointer<Token>
  private(set) var count = 0
  private var capacity: Int

  init(capacity: Int) {
    self.capacity = capacity
    base = .allocate(capacity: capacity)
  }

  deinit { base.deallocate() }

  /// All tokens, in the same memory.
  consuming func finished() -> Tokens {
    let tokens = Tokens(adopting: base, count: count)
    discard self
    return tokens
  }

  var last: Token? { count == 0 ? nil : base[count - 1] }

  /// Not checked in a release build.
  subscript(index: Int) -> Token {
    @inline(__always) get {
      assert(index >= 0 && index < count)
      return base[index]
    }
    @inline(__always) nonmutating _modify {
      assert(index >= 0 && index < count)
      yield &base[index]
    }
  }

  @inline(__always) mutating func append(_ token: Token) {
    if count == capacity { grow() }
    (base + count).initialize(to: token)
    count &+= 1
  }

  @inline(never) private mutating func grow() {
    let larger = UnsafeMutablePointer<Token>.allocate(capacity: capacity * 2)
    larger.moveInitialize(from: base, count: count)
    base.deallocate()
    base = larger
    capacity *= 2
  }
}

/// The tokens of a script that was read, where the lexer wrote them. An array would contain a copy: with the scripts of
/// a program, 3 % of all instructions, in memory that is used for nothing else.
package struct Tokens: Sendable {
  /// Frees the memory with the last of its owners; nothing writes to it any more.
  private final class Owner: @unchecked Sendable {
    let base: UnsafeMutablePointer<Token>

    init(_ base: UnsafeMutablePointer<Token>) { self.base = base }

    deinit { base.deallocate() }
  }

  private let owner: Owner
  private nonisolated(unsafe) let base: UnsafePointer<Token>
  let count: Int

  fileprivate init(adopting base: UnsafeMutablePointer<Token>, count: Int) {
    owner = Owner(base)
    self.base = UnsafePointer(base)
    self.count = count
  }

  var indices: Range<Int> { 0..<count }

  subscript(index: Int) -> Token {
    @inline(__always) get {
      precondition(index >= 0 && index < count)
      return base[index]
    }
  }
}
