import Diagnostics

/// Where the cause of a gap comes from: from the script and its modules, or from anywhere.
extension ScriptScanner {
  /// Finds out whether further methods can come from a name that the script neither declares nor imports, as in `Page({
  /// ...base })` and `createPage({ ... })`.
  mutating func findOrigins() {
    guard facts.gaps.contains(where: { $0.kind != .syntax }) else { return }
    if facts.gaps.contains(where: { $0.kind == .noCall }) {
      // Such a script imports a constructor of its own, or it is unknown what makes the page.
      facts.dependsOnGlobals = !ownConstructors().contains { origin(of: [$0]) == .module }
      return
    }
    var roots: [Int] = []
    for object in facts.objects where object.kind.isInstance {
      for range in object.gaps.map(\.range) + object.mixins.map(\.range) {
        guard let first = firstToken(at: range.start) else { continue }
        var end = first
        while end < list.count, list.tokens[end].start < range.end { end += 1 }
        addRoots(first, end, to: &roots)
        // `Page` itself, where the script declares or imports a name of its own for it.
        guard !isRoot(first), list.word(first) == .page || list.word(first) == .component,
          let declaration = list.declaration(at: first)
        else { continue }
        if declaration.kind == .parameter {
          facts.dependsOnGlobals = true
          return
        }
        guard let value = value(of: declaration) else { continue }
        addRoots(value, list.valueEnd(value, limit: list.statementEnd(value)), to: &roots)
      }
    }
    facts.dependsOnGlobals = origin(of: roots) == .unknown
  }

  private enum Origin {
    /// Everything is in the script.
    case own
    /// Something is imported.
    case module
    /// Something is not declared, or a parameter.
    case unknown
  }

  /// How far declarations are followed: `const a = b.c`, `const b = require('b')`.
  private static let declarationDepth = 5

  /// The most names in the values of one level.
  private static let maxRoots = 4096

  /// Where the values of variables come from.
  private func origin(of roots: [Int]) -> Origin {
    var origin = Origin.own
    var seen: Set<String> = []
    var level = roots
    for _ in 0..<ScriptScanner.declarationDepth {
      if level.isEmpty { return origin }
      let names = NameIndex(list, of: level)
      let current = level
      level = []
      for root in current where seen.insert(list.string(root)).inserted {
        if list.isSpelled(root, "getApp") {
          // It leads to `app.js`, which counts as a module of the script.
          origin = .module
          continue
        }
        let declarations = names.occurrences(of: root).tokens.compactMap(list.declaration)
        if declarations.isEmpty { return .unknown }
        for declaration in declarations {
          switch declaration.kind {
          case .function, .class: break
          case .module: origin = .module
          case .parameter: return .unknown
          case .variable, .assignment:
            guard let value = value(of: declaration) else { continue }
            let end = list.valueEnd(value, limit: list.statementEnd(value))
            if (value..<max(value, end)).contains(where: {
              list.word($0) == .require || list.word($0) == .import
            }) {
              origin = .module
            }
            addRoots(value, end, to: &level)
            if level.count > ScriptScanner.maxRoots { return .unknown }
          }
        }
      }
    }
    return level.isEmpty ? origin : .unknown
  }

  /// The first token of the value that a variable is given, also in `const { a } = value`.
  private func value(of declaration: Declaration) -> Int? {
    if let value = declaration.value { return value }
    if declaration.kind == .assignment { return declaration.token + 2 }
    var opener = list.parent(declaration.token)
    while list.kind(opener) == .openingBrace || list.kind(opener) == .openingBracket {
      let after = list.skip(opener)
      if list.kind(after) == .assign { return after + 1 }
      opener = list.parent(opener)
    }
    return nil
  }

  /// Adds the identifiers of an expression that are neither keys nor members nor inside of braces.
  private func addRoots(_ start: Int, _ end: Int, to roots: inout [Int]) {
    var i = start
    while i < end {
      if list.kind(i) == .openingBrace || list.kind(i) == .openingParenthesis && list.isParameterList(i) {
        i = list.skip(i)
        continue
      }
      if isRoot(i) { roots.append(i) }
      i += 1
    }
  }

  private func isRoot(_ index: Int) -> Bool {
    list.kind(index) == .identifier
      && list.word(index).isOrdinary && !list.isMember(index)
      && list.kind(index + 1) != .arrow
      && !ScriptScanner.standardNames.contains { list.isSpelled(index, $0) }
  }

  /// Names of the language that lead to nothing in the program beyond what the script shows.
  private static let standardNames: [StaticString] = [
    "Object", "Array", "Promise", "JSON", "Math", "Reflect",
  ]

  /// How many names of called functions are looked at.
  private static let constructorLimit = 8

  /// The names of the functions that are called with an object: `createPage({ ... })`, `lib.page({ ... })`; each once.
  private func ownConstructors() -> [Int] {
    var roots: [Int] = []
    for index in 0..<list.count
    where list.tokens[index].kind == .openingParenthesis && list.kind(index - 1) == .identifier {
      guard list.kind(index + 1) == .openingBrace || list.word(index + 1) == .class,
        !list.word(index - 1).hasStatementHead, !list.isParameterList(index)
      else { continue }
      var root = index - 1
      while list.isMember(root), list.kind(root - 2) == .identifier { root -= 2 }
      if isRoot(root), !roots.contains(where: { list.string($0) == list.string(root) }) { roots.append(root) }
      if roots.count == ScriptScanner.constructorLimit { break }
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
