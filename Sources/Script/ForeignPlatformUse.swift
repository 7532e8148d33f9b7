import Diagnostics

/// The uses of an object that has the functions of another platform.
package struct ForeignPlatformUse: Sendable {
  package let name: String
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
      if list.kind(index + 1) == .assign { noteForeignPlatform(index) { $0.mayBeOwn = true } }
      return
    }
    if list.kind(index + 1) == .colon, list.kind(list.parent(index)) == .openingBrace { return }
    guard list.kind(index + 1) == .dot, list.word(index - 1) != .typeof, !list.isOwn(index) else {
      return noteForeignPlatform(index) { $0.mayBeOwn = true }
    }
    let range = list.range(index)
    noteForeignPlatform(index) { use in
      use.count += 1
      if use.first == nil { use.first = range }
    }
  }

  private mutating func noteForeignPlatform(_ index: Int, _ note: (inout ForeignPlatformUse) -> Void) {
    let name = list.text.string(list.range(index))
    let known = facts.foreignPlatforms.firstIndex { $0.name == name }
    if known == nil { facts.foreignPlatforms.append(ForeignPlatformUse(name: name)) }
    note(&facts.foreignPlatforms[known ?? facts.foreignPlatforms.count - 1])
  }
}
