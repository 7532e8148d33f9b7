import Diagnostics

/// Evaluates conditions of the C family, and finds out where code is never run for known values.
extension ValueReader {
  // MARK: - Conditions

  /// Whether a condition is true; nil where that is unknown.
  func holds(
    _ condition: Range<Int>, _ file: Int, _ bindings: ValueBindings, depth: Int = 0
  ) throws(Unbound) -> Bool? {
    guard depth < ValueReader.maxConditions, !condition.isEmpty, let unit = index.unit(file) else {
      return nil
    }
    let tokens = unit.tokens
    for (mark, isAll) in [(Mark.or, false), (.and, true)] {
      let parts = split(condition, at: mark, tokens)
      guard parts.count > 1 else { continue }
      var isUnknown = false
      for part in parts {
        switch try holds(part, file, bindings, depth: depth + 1) {
        case .some(!isAll): return !isAll
        case .some: continue
        case nil: isUnknown = true
        }
      }
      return isUnknown ? nil : isAll
    }
    if let (mark, width) = comparisonMark(condition, tokens) {
      let sides = (condition.lowerBound..<mark, mark + width..<condition.upperBound)
      if tokens.isMark(mark, .equal) || tokens.isMark(mark, .unequal) {
        return try areEqual(sides.0, sides.1, file, bindings).map { $0 == tokens.isMark(mark, .equal) }
      }
      if isKeptAndChanged(unit.syntax.expression(sides.0), file, bindings)
        || isKeptAndChanged(unit.syntax.expression(sides.1), file, bindings)
      {
        return nil
      }
      guard let left = try integer(sides.0, file, bindings), let right = try integer(sides.1, file, bindings)
      else { return nil }
      let isLess = tokens.isMark(mark, .less)
      if width == 2, left == right { return true }
      return isLess ? left < right : left > right
    }
    let first = condition.lowerBound
    if tokens.isMark(first, .exclamation) {
      return try holds(first + 1..<condition.upperBound, file, bindings, depth: depth + 1).map { !$0 }
    }
    if tokens.isMark(first, .openingParenthesis), tokens.close(first) == condition.upperBound - 1 {
      return try holds(first + 1..<condition.upperBound - 1, file, bindings, depth: depth + 1)
    }
    let tree = unit.syntax.expression(condition)
    if tree.isUnknown { return try integer(condition, file, bindings).map { $0 != 0 } }
    return truth(try tested(tree, file, bindings))
  }

  /// A value as a condition sees it: what an object keeps may be another one when the code is run, or none as yet.
  private func tested(
    _ tree: SyntaxTree, _ file: Int, _ bindings: ValueBindings
  ) throws(Unbound) -> SourceValue {
    isKeptAndChanged(tree, file, bindings) ? .unknown : try value(tree, file, bindings)
  }

  /// Whether a tree names a variable of an object or file that the sources change, or that has no first value.
  private func isKeptAndChanged(_ tree: SyntaxTree, _ file: Int, _ bindings: ValueBindings) -> Bool {
    guard let unit = index.unit(file) else { return false }
    let token = tree.tokens.lowerBound
    let found: (declaration: Int, file: Int)?
    switch tree.kind {
    case .name(let name):
      if let own = unit.outline.declaration(named: name, at: token) {
        let declaration = unit.outline.property(besides: own)
        switch unit.outline.scopes[unit.outline.declarations[declaration].scope].kind {
        case .type, .file: found = (declaration, file)
        default: return false
        }
      } else if let type = unit.outline.enclosingType(token).map({ typeName(of: $0, file) }) {
        found = findOwnMember(name, type, unit.tokens.language)
      } else {
        return false
      }
    case .member(let base?, let name): found = staticType(base, file).flatMap { findMember(name, $0) }
    case .call(let call) where call.arguments.isEmpty:
      found = call.base.flatMap { staticType($0, file) }.flatMap { findMember(call.name, $0) }
    default: return false
    }
    guard let found, bindings[.init(file: found.file, index: found.declaration)] == nil,
      case .variable(let first)? = index.unit(found.file)?.outline.declarations[found.declaration].kind
    else { return false }
    guard first != nil, let changes = changes(of: found.declaration, found.file) else { return true }
    return !changes.isNone
  }

  private static let maxConditions = 16

  /// Whether a value counts as true.
  private func truth(_ value: SourceValue) -> Bool? {
    switch value {
    case .boolean(let isTrue): return isTrue
    case .integer(let number): return number != 0
    case .nothing: return false
    case .text, .type, .list, .dictionary, .record, .object, .closure, .function, .keyPath, .enumCase:
      return true
    case .choice(let values):
      let known = Set(values.map(truth))
      return known.count == 1 ? known.first! : nil
    case .deferred, .resource, .unknown: return nil
    }
  }

  private func areEqual(
    _ left: Range<Int>, _ right: Range<Int>, _ file: Int, _ bindings: ValueBindings
  ) throws(Unbound) -> Bool? {
    guard let unit = index.unit(file) else { return nil }
    let trees = (unit.syntax.expression(left), unit.syntax.expression(right))
    if isKeptAndChanged(trees.0, file, bindings) || isKeptAndChanged(trees.1, file, bindings) { return nil }
    if let first = try integer(left, file, bindings), let second = try integer(right, file, bindings) {
      return first == second
    }
    return areEqual(try value(trees.0, file, bindings), try value(trees.1, file, bindings))
  }

  /// Whether two values are equal; nil where that is unknown.
  func areEqual(_ first: SourceValue, _ second: SourceValue) -> Bool? {
    switch (first, second) {
    case (.choice(let values), let other), (let other, .choice(let values)):
      let known = Set(values.map { areEqual($0, other) })
      return known.count == 1 ? known.first! : nil
    case (.text(let own, _), .text(let other, _)): return own == other
    case (.integer(let own), .integer(let other)): return own == other
    case (.boolean(let own), .boolean(let other)): return own == other
    case (.enumCase(let own), .enumCase(let other)):
      return own.type.name == other.type.name ? own.name == other.name : nil
    case (.type(let own), .type(let other)):
      let parts = (index.parts(of: own), index.parts(of: other))
      if !parts.0.isEmpty, !parts.1.isEmpty { return parts.0 == parts.1 }
      return parts.0.isEmpty && parts.1.isEmpty && own.name == other.name ? true : nil
    case (.type(let type), .text(let text, _)), (.text(let text, _), .type(let type)):
      return runtimeName(type).map { $0 == text }
    case (.nothing, .nothing): return true
    case (.nothing, .text), (.nothing, .type), (.nothing, .list), (.nothing, .dictionary),
      (.nothing, .record),
      (.nothing, .object), (.nothing, .closure), (.text, .nothing), (.type, .nothing), (.list, .nothing),
      (.dictionary, .nothing), (.record, .nothing), (.object, .nothing), (.closure, .nothing):
      return false
    default: return nil
    }
  }

  /// What an object of the sources answers when it is asked whether it has a method; nil for another message.
  func answer(
    to call: SyntaxTree.Call, _ file: Int, _ bindings: ValueBindings
  ) throws(Unbound) -> SourceValue? {
    guard call.name == "respondsToSelector", index.files[file].language == .objectiveC, let base = call.base,
      call.arguments.count == 1,
      case .function(let selector) = try value(call.arguments[0].value, file, bindings)
    else { return nil }
    let type: SourceValue.TypeName
    switch try value(base, file, bindings) {
    case .object(let own), .record(_, let own?): type = own
    default: return nil
    }
    let name = String(selector.prefix { $0 != ":" })
    if findMember(name, type) != nil { return .boolean(true) }
    // All that it extends is in the sources.
    var next = type
    for _ in 0..<ValueReader.maxSupertypes {
      guard !index.parts(of: next).isEmpty, let parent = superclass(of: next) else { return nil }
      if parent.name == "NSObject" { return .boolean(false) }
      next = parent
    }
    return nil
  }

  /// What a mark separates on the level of some tokens.
  private func split(_ range: Range<Int>, at mark: Mark, _ tokens: NativeTokens) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var start = range.lowerBound
    var index = start
    while index < range.upperBound {
      if tokens.isMark(index, mark) {
        parts.append(start..<index)
        start = index + 1
      }
      index = tokens.next(index)
    }
    parts.append(start..<range.upperBound)
    return parts
  }

  private func comparisonMark(_ range: Range<Int>, _ tokens: NativeTokens) -> (mark: Int, width: Int)? {
    var index = range.lowerBound
    while index < range.upperBound {
      if tokens.isMark(index, .question) { return nil }
      if tokens.isMark(index, .equal) || tokens.isMark(index, .unequal) { return (index, 1) }
      if let width = comparison(at: index, tokens) { return (index, width) }
      index = tokens.next(index)
    }
    return nil
  }

  /// The number of tokens of the `<`, `<=`, `>` or `>=` at a token; nil where there is none of these.
  func comparison(at index: Int, _ tokens: NativeTokens) -> Int? {
    guard tokens.isMark(index, .less) || tokens.isMark(index, .greater) else { return nil }
    func isBeside(_ other: Int) -> Bool {
      tokens.string(other) == tokens.string(index)
        && (tokens.range(index).end == tokens.range(other).start
          || tokens.range(other).end == tokens.range(index).start)
    }
    // `<<`, `>>`
    if isBeside(index + 1) || isBeside(index - 1) { return nil }
    return tokens.isMark(index + 1, .assign) && tokens.range(index).end == tokens.range(index + 1).start
      ? 2 : 1
  }

  /// The most values of a variable that are looked at one by one because a condition tests it.
  static let maxTestedValues = 64

  /// Whether a condition of its function tests a local variable of Objective-C: then what is done depends on its value.
  func isTested(_ id: DeclarationID) -> Bool {
    if let known = uses.testedVariables[id] { return known }
    guard let unit = index.unit(id.file), unit.tokens.language == .objectiveC,
      case .variable = unit.outline.declarations[id.index].kind, unit.outline.declarations[id.index].scope > 0
    else { return false }
    let tokens = unit.tokens
    let found = uses(of: id.index, unit).contains { token in
      var open = tokens.parent(token)
      for _ in 0..<NativeSourceLimit.modifiers where open >= 0 {
        if tokens.isMark(open, .openingBrace) { return false }
        if tokens.isMark(open, .openingParenthesis), tokens.word(open - 1) == .if { return true }
        open = tokens.parent(open)
      }
      return false
    }
    uses.testedVariables[id] = found
    return found
  }

  // MARK: - Code that is run

  /// How many statements before a place are looked at for one that leaves the block.
  private static let maxStatements = 128

  /// Whether code is run while names have some values: false where a condition around it, or one before it that leaves the
  /// block, says that it is not; true where every condition is known and says that it is; nil where that is unknown.
  func isRun(at token: Int, _ file: Int, _ bindings: ValueBindings) -> Bool? {
    guard let unit = index.unit(file), unit.tokens.language == .objectiveC,
      let scope = unit.outline.enclosingFunction(token)
    else { return nil }
    let tokens = unit.tokens
    let body = unit.outline.scopes[scope].tokens
    var isUnknown = false
    var inner = token
    for _ in 0..<NativeSourceLimit.enclosingBlocks where inner >= body.lowerBound {
      let open = tokens.parent(inner)
      let isBlock = open < body.lowerBound || tokens.isMark(open, .openingBrace)
      if isBlock {
        switch isRun(statementAt: inner, in: max(open + 1, body.lowerBound), file, bindings) {
        case false?: return false
        case nil: isUnknown = true
        case true?: break
        }
        if open >= body.lowerBound {
          if tokens.word(open - 1) == .do || isLoop(open, tokens) { isUnknown = true }
          if let subject = switchSubject(open, tokens) {
            switch known({ () throws(Unbound) in
              try self.isBranch(at: token, open, file, bindings) { () throws(Unbound) in
                try self.value(unit.syntax.expression(subject), file, bindings)
              }
            }) {
            case false?: return false
            case nil: isUnknown = true
            case true?: break
            }
          }
        }
      }
      inner = open
    }
    return isUnknown ? nil : true
  }

  /// An answer; nil where names have no values as yet.
  private func known(_ answer: () throws(Unbound) -> Bool?) -> Bool? {
    do throws(Unbound) {
      return try answer()
    } catch {
      return nil
    }
  }

  private func isLoop(_ brace: Int, _ tokens: NativeTokens) -> Bool {
    guard tokens.isMark(brace - 1, .closingParenthesis), let open = tokens.open(brace - 1) else {
      return false
    }
    return tokens.word(open - 1) == .for || tokens.word(open - 1) == .while
  }

  /// Whether the branch of a `switch` around a token is for a value; nil where that is unknown, as where there is no value.
  func isBranch(
    at token: Int, _ brace: Int, _ file: Int, _ bindings: ValueBindings,
    of subject: () throws(Unbound) -> SourceValue?
  ) throws(Unbound) -> Bool? {
    guard let unit = index.unit(file) else { return nil }
    let branches = unit.syntax.branchLabels(brace)
    guard let branch = branches.first(where: { $0.body <= token && token < $0.bodyEnd }),
      let wanted = try subject()
    else { return nil }
    // For all else: only where no other branch is for the value.
    let values = branch.isDefault ? branches.filter { !$0.isDefault }.flatMap(\.values) : branch.values
    if branch.isDefault, values.isEmpty { return true }
    let found = try matches(wanted, values.map { unit.syntax.label($0) }, file, bindings)
    return branch.isDefault ? found.map { !$0 } : found
  }

  /// Whether the statement of a block at a token is run, by the conditions of the block itself: those of its own `if` and
  /// `else`, and of each `if (...) return;` before it.
  private func isRun(
    statementAt token: Int, in start: Int, _ file: Int, _ bindings: ValueBindings
  ) -> Bool? {
    guard let unit = index.unit(file) else { return nil }
    let tokens = unit.tokens
    var isUnknown = false
    var index = start
    for _ in 0..<ValueReader.maxStatements {
      guard index <= token else { return isUnknown ? nil : true }
      let statement = statement(index, unit)
      if statement.end <= index { return nil }
      guard let condition = statement.condition else {
        if statement.isLoop, statement.end > token { isUnknown = true }
        if statement.end > token { return isUnknown ? nil : true }
        index = statement.end
        continue
      }
      let isTrue = known { () throws(Unbound) in try self.holds(condition, file, bindings) }
      if statement.body.contains(token) {
        if isTrue == false { return false }
        if isTrue == nil { isUnknown = true }
        if tokens.isMark(statement.body.lowerBound, .openingBrace) { return isUnknown ? nil : true }
        index = statement.body.lowerBound
        continue
      }
      if let other = statement.other, other.contains(token) {
        if isTrue == true { return false }
        if isTrue == nil { isUnknown = true }
        if tokens.isMark(other.lowerBound, .openingBrace) { return isUnknown ? nil : true }
        index = other.lowerBound
        continue
      }
      // The condition itself.
      if statement.end > token { return isUnknown ? nil : true }
      if leaves(statement.body, unit) {
        if isTrue == true { return false }
        if isTrue == nil { isUnknown = true }
      }
      index = statement.end
    }
    return nil
  }

  /// A statement: for `if (a) b else c` its parts.
  struct Statement {
    var condition: Range<Int>?
    var body = 0..<0
    var other: Range<Int>?
    var isLoop = false
    var end: Int
  }

  func statement(_ start: Int, _ unit: SourceIndex.Unit, depth: Int = 0) -> Statement {
    let tokens = unit.tokens
    let word = tokens.word(start)
    if tokens.isMark(start, .openingBrace) { return Statement(end: tokens.close(start) + 1) }
    if word == .if || word == .while || word == .for || word == .switch,
      tokens.isMark(start + 1, .openingParenthesis), depth < ValueReader.maxConditions
    {
      let close = tokens.close(start + 1)
      let body = close + 1..<max(close + 1, statement(close + 1, unit, depth: depth + 1).end)
      guard word == .if else { return Statement(isLoop: word != .switch, end: body.upperBound) }
      var made = Statement(condition: start + 2..<max(start + 2, close), body: body, end: body.upperBound)
      if tokens.word(body.upperBound) == .else {
        let first = body.upperBound + 1
        let other = first..<max(first, statement(first, unit, depth: depth + 1).end)
        made.other = other
        made.end = other.upperBound
      }
      return made
    }
    var index = start
    for _ in 0..<NativeSourceLimit.statement where index < tokens.count {
      if tokens.isMark(index, .semicolon) { return Statement(end: index + 1) }
      // `@autoreleasepool { ... }`, `do { ... } while (a);`
      if tokens.isMark(index, .openingBrace), tokens.isMark(start, .at), !tokens.isMark(index - 1, .at) {
        return Statement(end: tokens.close(index) + 1)
      }
      if tokens.isMark(index, .closingBrace) { return Statement(end: max(index, start + 1)) }
      if tokens.isMark(index, .colon), tokens.word(start) == .case || tokens.spells(start, "default") {
        return Statement(end: index + 1)
      }
      index = tokens.next(index)
    }
    return Statement(end: index)
  }

  /// Whether a statement or block ends with one that leaves what is around it.
  func leaves(_ body: Range<Int>, _ unit: SourceIndex.Unit) -> Bool {
    let tokens = unit.tokens
    var start = body.lowerBound
    if tokens.isMark(start, .openingBrace) {
      start += 1
      var last = start
      for _ in 0..<ValueReader.maxStatements where start < body.upperBound - 1 {
        last = start
        let end = statement(start, unit).end
        guard end > start else { return false }
        start = end
      }
      start = last
    }
    if tokens.word(start) == .return || tokens.word(start) == .throw { return true }
    return tokens.spells(start, "continue") || tokens.spells(start, "break")
  }
}
