/// Pairs brackets while tokens arrive, over both branches of an `#if`.
///
/// The brackets that are not closed yet form a linked list in an array, so that the state before a branch is one index:
///
///     #if A
///     - (void)a {
///     #else
///     - (void)b {
///     #endif
///     }
///
/// At `#else` the state before `#if` is taken again; at `#endif` the brackets that neither branch closed are
/// made partners, and the one `}` closes both.
struct BracketNesting {
  private struct Open {
    var token: Int32
    var byte: UInt8
    /// Index of the next outer bracket, -1 at the top.
    var outer: Int32
    var depth: Int32
    /// The bracket of an earlier branch that is closed together with this one, or -1.
    var partner: Int32 = -1
  }

  private struct Condition {
    var before: Int32
    /// The state at the end of the first branch.
    var afterFirst: Int32?
  }

  private var opens: [Open] = []
  private var top: Int32 = -1
  private var conditions: [Condition] = []

  /// Token index of the innermost bracket that is not closed yet, or -1.
  var innermost: Int32 { top < 0 ? -1 : opens[Int(top)].token }

  /// The state to return to after a macro's body: its brackets need not be balanced.
  var mark: Int32 { top }
  mutating func restore(_ mark: Int32) { top = mark }

  mutating func open(_ byte: UInt8, at token: Int) {
    opens.append(Open(token: Int32(truncatingIfNeeded: token), byte: byte, outer: top, depth: depth(top) + 1))
    top = Int32(opens.count - 1)
  }

  /// Closes the nearest bracket of the kind of `byte`, passing over at most three others that were never closed, and
  /// writes both mates. An unmatched closing bracket is left alone.
  mutating func close(_ byte: UInt8, at token: Int, in tokens: inout ContiguousArray<NativeToken>) {
    // `[` and `{` are two below their closing brackets in ASCII, `(` is one.
    let wanted = byte == UInt8(ascii: ")") ? UInt8(ascii: "(") : byte - 2
    var candidate = top
    var passed = 0
    while candidate >= 0, opens[Int(candidate)].byte != wanted {
      candidate = opens[Int(candidate)].outer
      passed += 1
      if passed > 3 { return }
    }
    if candidate < 0 { return }
    let closer = Int32(truncatingIfNeeded: token)
    tokens[token].mate = opens[Int(candidate)].token
    tokens[token].parent =
      opens[Int(candidate)].outer < 0 ? -1 : opens[Int(opens[Int(candidate)].outer)].token
    top = opens[Int(candidate)].outer
    var partner = candidate
    for _ in 0..<NativeSourceLimit.sharedBrackets where partner >= 0 {
      tokens[Int(opens[Int(partner)].token)].mate = closer
      partner = opens[Int(partner)].partner
    }
  }

  mutating func beginCondition() { conditions.append(Condition(before: top, afterFirst: nil)) }

  mutating func beginBranch() {
    guard let last = conditions.indices.last else { return }
    if conditions[last].afterFirst == nil { conditions[last].afterFirst = top }
    top = conditions[last].before
  }

  mutating func endCondition(in tokens: inout ContiguousArray<NativeToken>) {
    guard let condition = conditions.popLast(), let first = condition.afterFirst else { return }
    let last = top
    guard depth(first) == depth(last) else {
      // The branches disagree. The one that leaves more brackets unclosed is right, as when one of them has `} else {`.
      if depth(first) > depth(last) { top = first }
      return
    }
    var a = first
    var b = last
    for _ in 0..<NativeSourceLimit.sharedBrackets where a > condition.before && b > condition.before && a != b
    {
      if opens[Int(a)].byte == opens[Int(b)].byte, opens[Int(b)].partner < 0 {
        opens[Int(b)].partner = a
        tokens[Int(opens[Int(a)].token)].isShared = true
        tokens[Int(opens[Int(b)].token)].isShared = true
      }
      a = opens[Int(a)].outer
      b = opens[Int(b)].outer
    }
  }

  private func depth(_ state: Int32) -> Int32 { state < 0 ? 0 : opens[Int(state)].depth }
}
