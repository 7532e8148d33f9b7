import Diagnostics

/// Where that comes from what makes a script incomplete: from the script and its modules, or from anywhere.
extension ScriptScanner {
  /// Finds out whether further methods can come from a name that the script does not declare: `Page({ ...base })`,
  /// `createPage({ ... })`.
  mutating func findOrigins() {
    guard facts.gaps.contains(where: { $0.kind != .syntax }) else { return }
    var roots: [Int] = []
    for object in facts.objects where object.kind.isInstance {
      for gap in object.gaps { addRoots(gap.range, to: &roots) }
      for mixin in object.mixins { addRoots(mixin.range, to: &roots) }
    }
    let isCalled = facts.gaps.contains { $0.kind == .noCall }
    if isCalled { roots += ownConstructors() }
    let names = NameIndex(list, of: roots)
    let areDeclared = roots.map { root in names.occurrences(of: root).tokens.contains(where: list.isOwn) }
    // A script without `Page` has a constructor of its own, or what makes the page is not known.
    facts.dependsOnGlobals = isCalled ? !areDeclared.contains(true) : areDeclared.contains(false)
  }

  /// Adds the identifiers of an expression that are neither keys nor members nor inside of braces.
  private func addRoots(_ range: ByteRange, to roots: inout [Int]) {
    guard var i = firstToken(at: range.start) else { return }
    while i < list.count, list.tokens[i].start < range.end {
      if list.kind(i) == .openingBrace || list.kind(i) == .openingParenthesis && list.isParameterList(i) {
        i = list.skip(i)
        continue
      }
      if isRoot(i) { roots.append(i) }
      i += 1
    }
  }

  private func isRoot(_ index: Int) -> Bool {
    list.kind(index) == .identifier && list.word(index) == .none && !list.isMember(index)
      && !ScriptScanner.standardNames.contains { list.isSpelled(index, $0) }
  }

  /// Names of the language and of the base library that lead to nothing of the program but what the script shows;
  /// `getApp` leads to `app.js`, which counts as a module of the script.
  private static let standardNames: [StaticString] = [
    "Object", "Array", "Promise", "JSON", "Math", "Reflect", "getApp",
  ]

  /// The names that functions are called by with an object: `createPage({ ... })`, `lib.page({ ... })`.
  private func ownConstructors() -> [Int] {
    var roots: [Int] = []
    for index in 0..<list.count
    where list.tokens[index].kind == .openingParenthesis && list.kind(index - 1) == .identifier {
      guard !list.word(index - 1).hasStatementHead, !list.isParameterList(index),
        list.kind(index + 1) == .openingBrace || list.word(index + 1) == .class
      else { continue }
      var root = index - 1
      while list.isMember(root), list.kind(root - 2) == .identifier { root -= 2 }
      if isRoot(root) { roots.append(root) }
    }
    return roots
  }

  /// The token that begins at a byte offset, or the first after it.
  private func firstToken(at offset: UInt32) -> Int? {
    var (low, high) = (0, list.count)
    while low < high {
      let middle = (low + high) / 2
      if list.tokens[middle].start < offset { low = middle + 1 } else { high = middle }
    }
    return low < list.count ? low : nil
  }
}
