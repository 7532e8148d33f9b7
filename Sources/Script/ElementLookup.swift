import Diagnostics

/// A call that looks for one element by its id: `this.selectComponent('#x')`, `.select('#x')` of a query.
package struct ElementLookup: Sendable, Hashable {
  package enum Scope: Sendable {
    /// The markup of the page or component that the script is of.
    case own
    /// The page that is shown, whatever the script is of.
    case page
  }

  /// The id without `#`.
  package var id: StringLiteral
  package var scope: Scope
  /// The object of the platform that makes a query of the page, where a method of the page or component does so itself: `this` in
  /// its place asks the component.
  package var platform: ByteRange?
}

/// Reads where scripts look for elements. Left out is a look-up whose result is tested, kept where this is not seen, or given
/// on: then the script knows that there may be nothing.
extension ScriptScanner {
  /// A script with more look-ups is read so far: the uses of what a look-up finds are searched for each.
  private static let lookupLimit = 64

  /// Reads the call of a member of `this`, which begins at `first`; the name of the member is at `name`.
  mutating func componentLookup(_ first: Int, name: Int) {
    guard facts.elementLookups.count < ScriptScanner.lookupLimit, let id = soleID(name),
      list.isSpelled(name, "selectComponent") || list.isSpelled(name, "selectAllComponents"),
      relies(on: first, until: name + 4)
    else { return }
    facts.elementLookups.append(ElementLookup(id: id, scope: .own))
  }

  /// The id in `name('#id')`, when the selector is nothing else.
  private func soleID(_ name: Int) -> StringLiteral? {
    guard list.kind(name + 1) == .openingParenthesis, list.kind(name + 3) == .closingParenthesis,
      let range = list.literal(name + 2), list.text.slice(range).first == UInt8(ascii: "#")
    else { return nil }
    let id = ByteRange(range.start + 1, range.end)
    let isName = list.text.slice(id).allSatisfy { isWordByte($0) || $0 == UInt8(ascii: "-") }
    return isName && !id.isEmpty ? literal(id) : nil
  }

  /// Whether the script takes for granted that the expression from `first` to before `end` finds something.
  private func relies(on first: Int, until end: Int) -> Bool {
    if list.isTested(first, end) { return false }
    if list.kind(end) == .dot { return true }
    guard list.kind(first - 1) == .assign, list.kind(first - 2) == .identifier else { return false }
    var target = first - 2
    if list.kind(target - 1) == .colon, list.word(target - 3).declaresVariable { target -= 2 }
    let isMember = list.isMember(target)
    let block = isMember ? 0..<list.count : list.block(around: target)
    let name = list.text.slice(list.range(target))
    var isUsed = false
    for token in block
    where token != target && list.kind(token) == .identifier && list.isMember(token) == isMember
      && list.text.slice(list.range(token)).elementsEqual(name)
    {
      let start = isMember && list.kind(token - 2) == .identifier ? token - 2 : token
      if list.isTested(start, token + 1) { return false }
      // What is handed on may be tested elsewhere.
      if list.kind(token + 1) != .dot, list.kind(token + 1) != .assign { return false }
      if list.kind(token + 1) == .dot { isUsed = true }
    }
    return isUsed
  }

  // MARK: Queries

  /// Reads the look-ups of queries at `querySites`.
  mutating func readQueries() {
    let sites = querySites.prefix(ScriptScanner.lookupLimit)
    let roots = sites.map(queryRoot)
    let variables = roots.compactMap { $0.flatMap { list.kind($0 + 1) == .dot ? $0 : nil } }
      .filter { !beginsQuery($0) }
    let names = variables.isEmpty ? nil : NameIndex(list, of: variables)
    for (site, root) in zip(sites, roots) {
      guard let root, let id = soleID(site) else { continue }
      guard let start = beginsQuery(root) ? root : names.flatMap({ queryStart(ofVariable: root, $0) }),
        let scope = beginsQuery(root) ? queryScope(root) : names.flatMap({ queryScope(ofVariable: root, $0) })
      else { continue }
      var lookup = ElementLookup(id: id, scope: scope)
      if scope == .page, isMethod(list.plainFunction(around: start)) { lookup.platform = list.range(start) }
      facts.elementLookups.append(lookup)
    }
  }

  /// The first token of the chain of calls that the member at `index` is called in: `q` in `q.in(x).select`.
  private func queryRoot(_ index: Int) -> Int? {
    var dot = index - 1
    while list.kind(dot) == .dot {
      if list.kind(dot - 1) == .identifier {
        if !list.isMember(dot - 1) { return dot - 1 }
        return nil
      }
      guard list.kind(dot - 1) == .closingParenthesis else { return nil }
      let name = Int(list.tokens[dot - 1].link) - 1
      guard name > 0, list.kind(name) == .identifier, list.isMember(name) else { return nil }
      if list.isSpelled(name, "createSelectorQuery") { return list.isMember(name - 2) ? nil : name - 2 }
      dot = name - 1
    }
    return nil
  }

  private func beginsQuery(_ root: Int) -> Bool { list.isSpelled(root + 2, "createSelectorQuery") }

  /// Where the query that begins at `root` looks; nil when that is unknown.
  private func queryScope(_ root: Int) -> ElementLookup.Scope? {
    var scope: ElementLookup.Scope
    if list.word(root) == .platform {
      scope = .page
    } else if isThis(root) {
      scope = .own
    } else {
      return nil
    }
    guard list.kind(root + 3) == .openingParenthesis else { return nil }
    var next = list.skip(root + 3)
    while list.kind(next) == .dot, list.kind(next + 2) == .openingParenthesis {
      if list.isSpelled(next + 1, "in") {
        guard isThis(next + 3), list.kind(next + 4) == .closingParenthesis else { return nil }
        scope = .own
      }
      next = list.skip(next + 2)
    }
    return scope
  }

  /// The first token of the query in a variable, which is used at `use`.
  private func queryStart(ofVariable use: Int, _ names: NameIndex) -> Int? {
    names.occurrences(of: use).declaration(for: use)?.value
  }

  /// The same for a query in a variable, which is used at `use`.
  private func queryScope(ofVariable use: Int, _ names: NameIndex) -> ElementLookup.Scope? {
    let occurrences = names.occurrences(of: use)
    guard let declaration = occurrences.declaration(for: use), declaration.kind == .variable,
      let value = declaration.value, beginsQuery(value), var scope = queryScope(value)
    else { return nil }
    for token in occurrences.tokens where list.isSpelled(token + 2, "in") && list.kind(token + 1) == .dot {
      guard isThis(token + 4), list.kind(token + 5) == .closingParenthesis else { return nil }
      scope = .own
    }
    return scope
  }
}

extension TokenList {
  /// Whether the value of the expression from `first` to before `end` decides something, or another value may take its place.
  func isTested(_ first: Int, _ end: Int) -> Bool {
    switch kind(end) {
    case .optionalDot, .question: return true
    case .operator where isLogical(end): return true
    case .closingParenthesis:
      let opener = parent(first)
      if kind(opener) == .openingParenthesis, first == opener + 1, word(opener - 1).hasStatementHead,
        !isMember(opener - 1)
      {
        return true
      }
    default: break
    }
    switch kind(first - 1) {
    case .bang: return true
    case .operator: return isLogical(first - 1)
    case .identifier: return word(first - 1) == .typeof
    default: return false
    }
  }

  /// Whether the operator at `index` is one of truth or equality.
  private func isLogical(_ index: Int) -> Bool {
    let bytes = text.slice(range(index))
    switch bytes.first {
    case UInt8(ascii: "&"), UInt8(ascii: "|"), UInt8(ascii: "?"): return bytes.count == 2
    case UInt8(ascii: "="), UInt8(ascii: "!"): return bytes.count > 1
    default: return false
    }
  }
}
