import Diagnostics

/// Gives values to the names that a place depends on: one row for each element of the loops around it, and for each call
/// of the functions around it.
extension ValueReader {
  /// A call through which a row came.
  struct Site {
    var file: Int
    /// The token of the name that is called.
    var token: Int
    var range: ByteRange
    /// Whether the call is made for the object that is asked about: of its own method, or by code of its class.
    var isOwn = false
  }

  /// The values of several trees at one time.
  struct Row {
    var values: [SourceValue]
    var bindings: ValueBindings
    /// The calls, the innermost first.
    var sites: [Site] = []
  }

  struct Rows {
    var rows: [Row] = []
    /// Whether there may be others.
    var isOpen = false
    /// Names that are bound around this place get no values here: where one is needed, it is noted and the rows end.
    var place: (file: Int, token: Int)?
    var needed: Unbound?
  }

  /// What is bound together: the names of one pattern, the parameters of one call.
  struct Candidate {
    var bindings: ValueBindings
    var site: Site?
  }

  private static let maxRows = 4_096
  private static let maxNesting = 12

  /// What says the values of a row.
  typealias Evaluation = (ValueBindings) throws(Unbound) -> [SourceValue]

  /// All values that trees in a file can have at once.
  func rows(_ trees: [SyntaxTree], _ file: Int, _ bindings: ValueBindings = [:]) -> Rows {
    rows(bindings) { bindings throws(Unbound) in try self.values(trees, file, bindings) }
  }

  /// All values that trees can have while the names around a place have the values that they have there.
  func rows(
    _ trees: [SyntaxTree], _ file: Int, around token: Int, _ bindings: ValueBindings
  ) throws(Unbound) -> Rows {
    try rows(file, around: token, bindings) { bindings throws(Unbound) in
      try self.values(trees, file, bindings)
    }
  }

  /// The same with the parts of objects that are made there: `list.add(new Item(name))`.
  func settledRows(
    _ trees: [SyntaxTree], _ file: Int, around token: Int, _ bindings: ValueBindings
  ) throws(Unbound) -> Rows {
    try rows(file, around: token, bindings) { bindings throws(Unbound) in
      var values = try self.values(trees, file, bindings)
      for number in values.indices { values[number] = try self.settled(values[number], bindings) }
      return values
    }
  }

  private func rows(
    _ file: Int, around token: Int, _ bindings: ValueBindings, _ evaluation: Evaluation
  ) throws(Unbound) -> Rows {
    var rows = Rows()
    rows.place = (file, token)
    expand(evaluation, Row(values: [], bindings: bindings), &rows, 0)
    if let needed = rows.needed { throw needed }
    return rows
  }

  private func settled(_ value: SourceValue, _ bindings: ValueBindings) throws(Unbound) -> SourceValue {
    guard case .record(var fields, let type) = try resolved(value, bindings) else { return value }
    for number in fields.indices { fields[number].value = try resolved(fields[number].value, bindings) }
    // Behind the end of a list that is counted through.
    if isBehindEnd, fields.allSatisfy(\.value.isUnknown) { return .unknown }
    return .record(fields, type)
  }

  /// Whether a name is bound around a place.
  private func isBound(_ id: DeclarationID, around place: (file: Int, token: Int)) -> Bool {
    guard id.file == place.file, let unit = index.unit(id.file) else { return false }
    let scope = id.implicit?.scope ?? unit.outline.declarations[id.index].scope
    if case .type = unit.outline.scopes[scope].kind { return false }
    return scope > 0 && unit.outline.scopes[scope].tokens.contains(place.token)
  }

  /// All rows that an evaluation can give.
  ///
  /// - Parameter sites: the calls that lead to it.
  func rows(_ bindings: ValueBindings = [:], through sites: [Site] = [], _ evaluation: Evaluation) -> Rows {
    var rows = Rows()
    expand(evaluation, Row(values: [], bindings: bindings, sites: sites), &rows, 0)
    return rows
  }

  private func expand(_ evaluation: Evaluation, _ start: Row, _ rows: inout Rows, _ nesting: Int) {
    guard rows.rows.count < ValueReader.maxRows, stepsLeft > 0, nesting < ValueReader.maxNesting else {
      rows.isOpen = true
      return
    }
    do throws(Unbound) {
      var row = start
      row.values = try evaluation(start.bindings)
      rows.rows.append(row)
    } catch {
      expand(error.declaration, evaluation, start, &rows, nesting)
    }
  }

  private func expand(
    _ declaration: DeclarationID, _ evaluation: Evaluation, _ start: Row, _ rows: inout Rows, _ nesting: Int
  ) {
    if rows.needed != nil { return }
    if let place = rows.place, isBound(declaration, around: place) {
      rows.needed = Unbound(declaration: declaration)
      return
    }
    if isCounter(declaration) { return expandCounter(declaration, evaluation, start, &rows, nesting) }
    var wanted = declaration
    for _ in 0..<ValueReader.maxNesting {
      guard start.bindings[wanted] == nil else { break }
      do throws(Unbound) {
        let (candidates, isOpen) = try candidates(for: wanted, start.bindings)
        if candidates.isEmpty, isOpen, rows.place == nil, !start.sites.isEmpty {
          // Unknown, but for the calls that led here alone.
          var row = start
          row.bindings[wanted] = .unknown
          return expand(evaluation, row, &rows, nesting + 1)
        }
        if isOpen { rows.isOpen = true }
        if namesOfObjects.contains(wanted),
          case .parameter(let scope, _, _)? = wanted.index < 0
            ? nil : index.unit(wanted.file)?.outline.declarations[wanted.index].kind
        {
          functionsOfObjects.insert(.init(file: wanted.file, scope: scope))
        }
        if namesOfObjects.contains(wanted), candidates.contains(where: { $0.site?.isOwn != true }) {
          hasSharedChanges = true
        }
        for candidate in candidates {
          var row = start
          row.bindings.merge(candidate.bindings) { $1 }
          if let site = candidate.site { row.sites.append(site) }
          expand(evaluation, row, &rows, nesting + 1)
        }
        return
      } catch {
        // What it depends on must have a value first.
        if error.declaration == wanted { break }
        if let place = rows.place, isBound(error.declaration, around: place) {
          rows.needed = error
          return
        }
        wanted = error.declaration
      }
    }
    rows.isOpen = true
  }

  // MARK: - Counters

  private func isCounter(_ id: DeclarationID) -> Bool {
    if let (scope, number) = id.implicit { return number == 0 && isCounted(closure: scope, id.file) }
    guard let unit = index.unit(id.file) else { return false }
    let declaration = unit.outline.declarations[id.index]
    let name = SyntaxTree(.name(declaration.name), declaration.token..<declaration.token + 1)
    return counter(name, id.file) == id
  }

  /// Positions from 0, as long as there are elements at them.
  private func expandCounter(
    _ id: DeclarationID, _ evaluation: Evaluation, _ start: Row, _ rows: inout Rows, _ nesting: Int
  ) {
    hasOpenList = false
    defer { if hasOpenList { rows.isOpen = true } }
    guard let step = step(ofCounter: id), step > 0 else {
      rows.isOpen = true
      return
    }
    for position in stride(from: 0, to: ValueReader.maxRows * step, by: step) {
      var row = start
      row.bindings[id] = .integer(position)
      var found = Rows()
      found.place = rows.place
      (isBehindEnd, isInList) = (false, false)
      expand(evaluation, row, &found, nesting + 1)
      if let needed = found.needed {
        rows.needed = needed
        return
      }
      // Nothing says where it ends.
      if !isBehindEnd, !isInList, found.rows.contains(where: { !$0.values.contains(where: \.isUnknown) }) {
        rows.isOpen = true
        return
      }
      // An element that is not known is no end.
      let isEnd = found.rows.allSatisfy { $0.values.contains(where: \.isUnknown) }
      if isEnd, isBehindEnd || !isInList {
        if position == 0 { rows.isOpen = true }
        return
      }
      rows.rows += found.rows
      rows.isOpen = rows.isOpen || found.isOpen
      if rows.rows.count >= ValueReader.maxRows { break }
    }
    rows.isOpen = true
  }

  // MARK: - Candidates

  /// The values that a name can have, each with what is bound together with it. And whether there may be others.
  private func candidates(
    for id: DeclarationID, _ bindings: ValueBindings
  ) throws(Unbound) -> (candidates: [Candidate], isOpen: Bool) {
    guard let unit = index.unit(id.file) else { return ([], true) }
    if let (scope, number) = id.implicit {
      if number == 15 { return try callers(of: scope, id.file, bindings) }
      return try arguments(ofClosure: scope, id.file, bindings)
    }
    switch unit.outline.declarations[id.index].kind {
    case .element(let tokens, _):
      if let classes = conformingClasses(ofLoopOver: tokens, id.file) {
        return (classes.map { .init(bindings: [id: $0]) }, false)
      }
      let tree = unit.syntax.expression(tokens)
      guard let (values, isOpen) = try elements(value(tree, id.file, bindings), bindings) else {
        return ([], true)
      }
      var found: [Candidate] = []
      let condition = whereClause(after: tokens, unit)
      for value in values {
        let bound = try bind(value, toPatternOf: id, tokens, bindings)
        if let condition, try excludes(condition, bound, id.file) { continue }
        found.append(.init(bindings: bound))
      }
      return (found, isOpen)
    case .variable:
      if !isWalker(id.index, id.file) {
        let values = try variable(id.index, id.file, bindings).alternatives
        return (values.map { .init(bindings: [id: $0]) }, false)
      }
      guard let (values, isOpen) = try rows(ofWalker: id.index, id.file, bindings) else { return ([], true) }
      return (values.map { .init(bindings: [id: $0]) }, isOpen)
    case .parameter(let scope, _, _):
      if unit.outline.function(scope) != nil { return try callers(of: scope, id.file, bindings) }
      return try arguments(ofClosure: scope, id.file, bindings)
    default: return ([], true)
    }
  }

  /// Whether a name is a parameter that nothing in the sources gives a value.
  func isGivenByOthers(_ id: DeclarationID, _ bindings: ValueBindings) -> Bool {
    isGivenByOthers(id, bindings) { $0.isEmpty }
  }

  /// Whether a name is a parameter that has values which the sources do not say.
  func mayBeGivenByOthers(_ id: DeclarationID, _ bindings: ValueBindings) -> Bool {
    isGivenByOthers(id, bindings) { _ in true }
  }

  private func isGivenByOthers(
    _ id: DeclarationID, _ bindings: ValueBindings, _ counts: ([Candidate]) -> Bool
  ) -> Bool {
    guard let unit = index.unit(id.file), !isCounter(id), id.implicit?.index != 15 else { return false }
    if id.index >= 0 {
      guard case .parameter(_, let number, _) = unit.outline.declarations[id.index].kind,
        number < SourceOutline.firstTypeParameter
      else { return false }
    }
    do throws(Unbound) {
      let (candidates, isOpen) = try candidates(for: id, bindings)
      return isOpen && counts(candidates)
    } catch {
      return false
    }
  }

  /// A condition on the elements of a loop.
  private struct ElementCondition {
    var name: String
    var constant: SyntaxTree
    /// Whether only equal elements are taken, or all others.
    var isEqual: Bool
  }

  /// `where name == constant` behind the collection of a loop of Swift.
  private func whereClause(after collection: Range<Int>, _ unit: SourceIndex.Unit) -> ElementCondition? {
    let start = collection.upperBound + 1
    guard unit.tokens.language == .swift, unit.tokens.word(start - 1) == .where else { return nil }
    var end = start
    while end < unit.tokens.count, !unit.tokens.isMark(end, .openingBrace) { end = unit.tokens.next(end) }
    guard let (comparison, isEqual) = unit.syntax.comparison(start..<end),
      case .name(let name) = comparison.first.kind, comparison.second.isConstant
    else { return nil }
    return ElementCondition(name: name, constant: comparison.second, isEqual: isEqual)
  }

  /// Whether a loop leaves out an element with some values.
  private func excludes(
    _ condition: ElementCondition, _ bound: ValueBindings, _ file: Int
  ) throws(Unbound) -> Bool {
    guard let outline = index.unit(file)?.outline,
      let value = bound.first(where: {
        $0.key.index >= 0 && outline.declarations[$0.key.index].name == condition.name
      })?.value
    else { return false }
    return try matches(resolved(value, bound), [condition.constant], file, bound) == !condition.isEqual
  }

  /// Binds all names of the pattern that one name is in.
  private func bind(
    _ value: SourceValue, toPatternOf id: DeclarationID, _ tokens: Range<Int>, _ bindings: ValueBindings
  ) throws(Unbound) -> ValueBindings {
    guard let unit = index.unit(id.file) else { return [:] }
    let scope = unit.outline.declarations[id.index].scope
    var found: ValueBindings = [:]
    // `for key in dictionary`: a dictionary of Objective-C is walked by its keys.
    var value = value
    if unit.tokens.language == .objectiveC, !unit.tokens.isMark(tokens.lowerBound - 1, .colon),
      case .record(let fields, nil) = value, fields.first?.name == "key"
    {
      value = fields[0].value
    }
    for declaration in unit.outline.scopes[scope].declarations {
      guard case .element(tokens, let path) = unit.outline.declarations[declaration].kind else { continue }
      found[DeclarationID(file: id.file, index: declaration)] = try boundPart(path, of: value, bindings)
    }
    return found
  }

  // MARK: - Closures

  /// What a closure is called with.
  private func arguments(
    ofClosure scope: Int, _ file: Int, _ bindings: ValueBindings
  ) throws(Unbound) -> (candidates: [Candidate], isOpen: Bool) {
    guard let unit = index.unit(file), case .closure(let first) = unit.outline.scopes[scope].kind else {
      return ([], true)
    }
    if let stored = try callsOfStoredClosure(scope, first: first, file, bindings) { return stored }
    if let returned = try callsOfReturnedBlock(scope, first: first, file) { return returned }
    guard let call = unit.hostCall(ofClosureAt: first) else { return ([], true) }
    if let kept = try callsOfKeptClosure(call, scope, first, file, bindings) { return kept }
    func all(_ rows: [[SourceValue]], isOpen: Bool) throws(Unbound) -> (candidates: [Candidate], isOpen: Bool)
    {
      var found: [Candidate] = []
      for values in rows {
        found.append(.init(bindings: try bind(values, toParametersOf: scope, file, bindings)))
      }
      return (found, isOpen)
    }
    switch call.name {
    case "forEach", "map", "compactMap", "flatMap", "mapNotNull", "onEach", "each",
      "enumerateObjectsUsingBlock",
      "associate", "associateWith", "associateBy", "forEachIndexed", "enumerateObjects", "forEachRemaining",
      "forEachOrdered",
      "enumerateKeysAndObjectsUsingBlock", "enumerateKeysAndObjects", "mapValues", "firstOrNull", "first",
      "find", "any", "filter", "anyMatch", "noneMatch", "allMatch", "none", "all", "last", "lastOrNull",
      "single",
      "singleOrNull", "contains", "allSatisfy", "firstIndex", "indexOfFirst", "findLast",
      "enumerateKeysAndObjectsWithOptions", "enumerateObjectsWithOptions", "mapIndexed",
      "indexOfObjectPassingTest", "indexesOfObjectsPassingTest", "objectsPassingTest":
      guard let base = call.base else { return ([], true) }
      let owner = try value(base, file, bindings)
      guard let (values, isOpen) = try elements(owner, bindings) else { return ([], true) }
      let isIndexed = call.name == "forEachIndexed" || call.name == "mapIndexed"
      if case .dictionary(let entries, _) = owner,
        parameterCount(scope, unit) >= 2 || call.name.contains("KeysAndObjects")
      {
        return try all(entries.map { [$0.key, $0.value] }, isOpen: isOpen)
      }
      // Where some are left out, or the order is not known, so are the positions.
      return try all(
        values.enumerated().map { number, value in
          let position = isOpen ? SourceValue.unknown : .integer(number)
          return isIndexed
            ? [position, value] : ValueReader.givesPositions(call.name) ? [value, position] : [value]
        }, isOpen: isOpen)
    case "reduce":
      guard let base = call.base, let (values, isOpen) = try elements(value(base, file, bindings), bindings)
      else {
        return ([], true)
      }
      return try all(values.map { [.unknown, $0] }, isOpen: isOpen)
    case "let", "also", "takeIf":
      guard let base = call.base else { return ([], true) }
      return try all([[.deferred(base, file: file, bindings)]], isOpen: false)
    case "with":
      guard let first = call.arguments.first else { return ([], true) }
      return try all([[.deferred(first.value, file: file, bindings)]], isOpen: false)
    default: return try callsOfBlock(call, scope, first, file, bindings)
    }
  }

  /// Whether a block of Foundation is given the position of an element behind it.
  private static func givesPositions(_ name: String) -> Bool {
    name.hasPrefix("enumerateObjects") || name.hasSuffix("ObjectPassingTest")
      || name == "indexesOfObjectsPassingTest"
  }

  private func parameterCount(_ scope: Int, _ unit: SourceIndex.Unit) -> Int {
    let numbers = unit.outline.scopes[scope].declarations.compactMap { declaration -> Int? in
      if case .parameter(_, let index, _) = unit.outline.declarations[declaration].kind { index } else { nil }
    }
    if let last = numbers.max() { return last + 1 }
    return unit.outline.scopes[scope].tokens.contains { unit.tokens.spells($0, "$1") } ? 2 : 1
  }

  /// What a function of the sources calls the closure with that it is given.
  private func callsOfBlock(
    _ call: SyntaxTree.Call, _ scope: Int, _ first: Int, _ file: Int, _ bindings: ValueBindings
  ) throws(Unbound) -> (candidates: [Candidate], isOpen: Bool) {
    guard let unit = index.unit(file),
      let number = call.arguments.firstIndex(where: { argument in
        if case .closure(let closure) = argument.value.kind {
          return closure.open == unit.closureOpen(first)
        } else {
          return false
        }
      })
    else { return ([], true) }
    var candidates: [Candidate] = []
    guard let functions = functions(givenBlockBy: call, file, bindings) else { return ([], true) }
    for (body, other) in functions {
      guard let owner = index.unit(other), let function = owner.outline.function(body) else { continue }
      let position = min(number, function.parameters.count - 1)
      guard position >= 0 else { return ([], true) }
      let parameter = function.parameters[position]
      for token in owner.outline.scopes[body].tokens
      where owner.tokens.string(token) == parameter.name && !owner.tokens.isAccessed(token) {
        guard let made = owner.invocation(at: token) else { return ([], true) }
        let rows = rows(made.arguments.map(\.value), other, bindings)
        if rows.isOpen { return ([], true) }
        for row in rows.rows {
          candidates.append(.init(bindings: try bind(row.values, toParametersOf: scope, file, bindings)))
        }
      }
    }
    // What is not called there is handed on.
    return (candidates, candidates.isEmpty)
  }

  /// The functions of the sources that a call with a block may mean: the only one, or those of the objects that it is
  /// sent to; nil where that is unknown.
  private func functions(
    givenBlockBy call: SyntaxTree.Call, _ file: Int, _ bindings: ValueBindings
  ) -> [(scope: Int, file: Int)]? {
    var found: [(scope: Int, file: Int)] = []
    for other in index.files(definingFunction: call.name) {
      guard let owner = index.unit(other) else { return nil }
      for declaration in owner.outline.byName[identifierHash(call.name.utf8)] ?? [] {
        guard owner.outline.declarations[declaration].name == call.name,
          case .function(let body) = owner.outline.declarations[declaration].kind,
          let function = owner.outline.function(body), takes(function, call, owner.tokens.language)
        else { continue }
        found.append((body, other))
      }
    }
    guard found.count > 1 else { return found }
    guard let base = call.base else { return nil }
    let rows = rows([base], file, bindings)
    if rows.isOpen { return nil }
    var chosen: [SourceIndex.Part] = []
    for value in rows.rows.flatMap({ $0.values[0].alternatives }) {
      let type: SourceValue.TypeName
      switch value {
      case .object(let own), .type(let own), .record(_, let own?): type = own
      default: return nil
      }
      guard let (scope, owner) = method(call, type) else { return nil }
      if !chosen.contains(.init(file: owner, scope: scope)) {
        chosen.append(.init(file: owner, scope: scope))
      }
    }
    return chosen.map { ($0.scope, $0.file) }
  }
}
