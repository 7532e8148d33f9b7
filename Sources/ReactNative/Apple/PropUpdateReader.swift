import Diagnostics
import NativeSource

/// Reads `updateProps:oldProps:` of a component view.
struct PropUpdateReader {
  let tokens: NativeTokens
  /// Token indexes of the `{` and its `}`.
  let body: Range<Int>

  /// `N` of `cast<const NProps>(_props)`, each at its `_props`.
  func casts() -> [NameAt] {
    body.compactMap { index in
      guard tokens.spells(index, "_props"), tokens.isMark(index - 1, .openingParenthesis),
        tokens.isMark(index + 1, .closingParenthesis), tokens.isMark(index - 2, .greater)
      else { return nil }
      var at = index - 3
      while at > index - 12, !tokens.isMark(at, .less) {
        let name = tokens.string(at)
        // The superclass has props of that type.
        if tokens.spells(at, "ViewProps") { return nil }
        if tokens.isIdentifier(at), name.hasSuffix("Props"), name.utf8.count > 5 {
          if isDynamic(at) { return nil }
          return NameAt(
            String(name.dropLast(5)), at: Place(path: tokens.text.path, range: tokens.range(index)))
        }
        at -= 1
      }
      return nil
    }
  }

  /// Whether the type at a token is that of a `dynamic_pointer_cast`, which is null for another type.
  private func isDynamic(_ index: Int) -> Bool {
    (index - PropUpdateReader.maxCastLength..<index).contains { tokens.spells($0, "dynamic_pointer_cast") }
  }

  /// Tokens from the name of a cast to the type in it.
  private static let maxCastLength = 8

  /// The names after `.` and `->`.
  func members() -> Set<String> {
    Set(body.lazy.filter { tokens.isIdentifier($0) && isAccess($0 - 1) }.map { tokens.string($0) })
  }

  /// Tokens of what is done where the values differ: what is after them is unknown.
  private static let maxBranchLength = 512

  /// The properties that are set where two values of one prop differ.
  func updates() -> [PropUpdate] {
    var found: [PropUpdate] = []
    let (types, sites) = (self.types, self.sites)
    for index in body where tokens.isMark(index, .unequal) {
      guard let prop = compared(index), tokens.isMark(tokens.parent(index), .openingParenthesis) else {
        continue
      }
      let open = tokens.parent(index)
      guard tokens.spells(open - 1, "if"),
        tokens.close(open) - open < PropUpdateReader.maxBranchLength,
        (open + 1..<tokens.close(open)).count(where: { tokens.isMark($0, .unequal) }) == 1
      else { continue }
      let then = tokens.close(open) + 1
      let end: Int
      if tokens.isMark(then, .openingBrace) {
        end = tokens.close(then)
      } else {
        end = statementEnd(then)
      }
      if end - then > PropUpdateReader.maxBranchLength { continue }
      if (then..<max(then, end)).contains(where: { tokens.spells($0, "defaultProps") }) { continue }
      // It is set elsewhere, too: perhaps in the first update.
      let others = [prop, setter(of: prop)].lazy.flatMap { sites[$0] ?? [] }
        .filter { !(then..<max(then, end)).contains($0) }
      if others.contains(where: { target($0, prop: prop) != nil }) { continue }
      for at in then..<max(then, end) {
        guard let target = target(at, prop: prop) else { continue }
        found.append(PropUpdate(prop: prop, targetType: types[target], target: target))
      }
    }
    return found
  }

  /// `x` of `view.x =` and of `[view setX:`.
  func assignedMembers() -> Set<String> {
    Set(
      body.lazy.compactMap { index in
        if tokens.isMark(index + 1, .assign), isAccess(index - 1) { return tokens.string(index) }
        guard tokens.isIdentifier(index), tokens.isMark(index + 1, .colon) else { return nil }
        return AppleMethod.property(setBy: tokens.string(index) + ":")
      })
  }

  /// Whether a token is the `.` or `->` before a member.
  private func isAccess(_ index: Int) -> Bool { tokens.isMark(index, .dot) || tokens.isMark(index, .arrow) }

  /// `p` of `a.p != b.p` and of `a->p != b->p`.
  private func compared(_ index: Int) -> String? {
    guard tokens.isIdentifier(index - 1), isAccess(index - 2), tokens.isIdentifier(index + 1),
      isAccess(index + 2), tokens.isIdentifier(index + 3),
      tokens.string(index - 1) == tokens.string(index + 3), tokens.isMark(index - 4, .openingParenthesis),
      tokens.isMark(index + 4, .closingParenthesis)
    else { return nil }
    return tokens.string(index - 1)
  }

  /// The name of the object that gets its property `p` at a token: `[target setP:new.p]`, `target.p = new.p`. The new
  /// value is the prop itself, or a conversion of it.
  private func target(_ index: Int, prop: String) -> String? {
    if tokens.isMark(index, .openingBracket), tokens.isIdentifier(index + 1),
      tokens.string(index + 2) == setter(of: prop), tokens.isMark(index + 3, .colon),
      uses(prop, index + 4..<tokens.close(index))
    {
      return tokens.string(index + 1)
    }
    if tokens.isMark(index, .assign), tokens.string(index - 1) == prop, tokens.isMark(index - 2, .dot),
      tokens.isIdentifier(index - 3)
    {
      return uses(prop, index + 1..<max(index + 1, statementEnd(index))) ? tokens.string(index - 3) : nil
    }
    return nil
  }

  private func setter(of prop: String) -> String { "set" + prop.capitalisedFirst }

  /// Where something may get a property, by the name of the property or of its setter.
  private var sites: [String: [Int]] {
    var sites: [String: [Int]] = [:]
    for index in body {
      if tokens.isMark(index, .openingBracket), tokens.isMark(index + 3, .colon) {
        sites[tokens.string(index + 2), default: []].append(index)
      } else if tokens.isMark(index, .assign), tokens.isMark(index - 2, .dot) {
        sites[tokens.string(index - 1), default: []].append(index)
      }
    }
    return sites
  }

  /// The `;` of a statement, or the place where the statement is too long.
  private func statementEnd(_ start: Int) -> Int {
    let limit = min(body.upperBound, start + PropUpdateReader.maxBranchLength)
    return (start..<max(start, limit)).first { tokens.isMark($0, .semicolon) } ?? max(start, limit)
  }

  private func uses(_ prop: String, _ range: Range<Int>) -> Bool {
    range.contains { tokens.string($0) == prop && isAccess($0 - 1) }
  }

  /// The classes of local variables.
  private var types: [String: String] {
    let declared = body.lazy.filter {
      tokens.isIdentifier($0) && tokens.isMark($0 - 1, .star) && tokens.isIdentifier($0 - 2)
        && tokens.isMark($0 + 1, .assign)
    }
    return Dictionary(
      declared.map { (tokens.string($0), tokens.string($0 - 2)) }, uniquingKeysWith: { first, _ in first })
  }
}
