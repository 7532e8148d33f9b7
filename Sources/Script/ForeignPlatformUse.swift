import Diagnostics

/// The uses of the object that has the functions of another platform.
package struct ForeignPlatformUse: Sendable {
  /// The object in the first use of one of its members.
  package internal(set) var first: ByteRange?
  /// How many members are used.
  package internal(set) var count = 0
  /// Whether the script declares, imports, assigns or tests such an object, or hands it on.
  package internal(set) var mayBeOwn = false
}

extension ScriptScanner {
  /// Reads the name of another platform's object at `index`.
  mutating func foreignPlatformUse(_ index: Int) {
    if list.isMember(index) {
      // `globalThis.wx = my`
      if list.kind(index + 1) == .assign { facts.foreignPlatform.mayBeOwn = true }
      return
    }
    if list.kind(index + 1) == .colon, list.kind(list.parent(index)) == .openingBrace { return }
    guard list.kind(index + 1) == .dot, list.word(index - 1) != .typeof, !list.isOwn(index) else {
      facts.foreignPlatform.mayBeOwn = true
      return
    }
    facts.foreignPlatform.count += 1
    if facts.foreignPlatform.first == nil { facts.foreignPlatform.first = list.range(index) }
  }
}
