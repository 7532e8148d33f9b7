import Diagnostics
import NativeSource

/// Reads which view a method makes and whether it keeps it, in all languages.
struct MadeViewReader {
  let tokens: NativeTokens
  /// Token indexes of the `{` and its `}`.
  let body: Range<Int>
  let parameters: Set<String>
  /// The name of the class: a static variable may be assigned by it.
  let owner: String

  // Limits beside those of `NativeSourceLimit`: what exceeds one is unknown.
  /// Tokens in which a cast, or the sign of an assignment, is looked for after a name: `(self->view) =`.
  private static let maxNameLength = 8
  /// Calls before an `also`.
  private static let maxChainLength = 64

  private struct Assignment {
    /// The token of the name on the left.
    var name: Int
    var isOwn: Bool
    var value: Range<Int>
  }

  func read() -> MadeView {
    var made = MadeView()
    let locals = locals()
    let assignments = assignments()
    let returned = returned()
    made.classes = classes()
    made.returned = returnedClasses(assignments)
    made.statics = statics().map(place)
    for (name, isOwn) in returned {
      let text = tokens.string(name)
      if !isOwn, locals.contains(text) {
        // `dial = Dial(c); val view = dial; return view`
        for taken in takenFields(text, locals) {
          let kept = assignments.first { tokens.string($0.name) == taken && isField($0, locals) }
          if let kept { made.stored.append(place(kept.name)) }
        }
        for assignment in assignments where isField(assignment, locals) {
          if let value = single(assignment.value), !value.isOwn, tokens.string(value.name) == text {
            made.stored.append(place(assignment.name))
          }
        }
      } else {
        let own = assignments.filter { tokens.string($0.name) == text && isField($0, locals) }
        made.stored.append(place(own.first?.name ?? name))
      }
    }
    if tokens.language == .kotlin {
      let names = Set(returned.filter { !$0.isOwn }.map { tokens.string($0.name) })
      for assignment in assignments where isField(assignment, locals) && keepsReceiver(assignment, names) {
        made.stored.append(place(assignment.name))
      }
    }
    made.stored.sort { $0.place.range < $1.place.range }
    return made
  }

  /// The fields that a local variable gets its value from: `View view = this.dial`, `View view = dial = new Dial(c)`.
  private func takenFields(_ local: String, _ locals: Set<String>) -> [String] {
    body.filter { index in
      tokens.isMark(index, .assign) && tokens.string(index - 1) == local && !tokens.isMark(index - 2, .dot)
    }.compactMap { index in
      guard let end = statementEnd(index + 1) else { return nil }
      let value = index + 1..<end
      let chained = value.prefix(MadeViewReader.maxNameLength).first { tokens.isMark($0, .assign) }
      guard let name = single(chained.map { value.lowerBound..<$0 } ?? value),
        name.isOwn || !locals.contains(tokens.string(name.name))
      else { return nil }
      return tokens.string(name.name)
    }
  }

  /// Whether an assignment is the one in `View(c).also { field = it }`, where this view is returned.
  private func keepsReceiver(_ assignment: Assignment, _ returned: Set<String>) -> Bool {
    let open = tokens.parent(assignment.name)
    guard let value = single(assignment.value), !value.isOwn, tokens.spells(value.name, "it"),
      tokens.isMark(open, .openingBrace), tokens.spells(open - 1, "also")
    else { return false }
    // To the beginning of what `also` is called on.
    var index = open - 2
    var calls = 0
    while index > body.lowerBound, tokens.isMark(index, .dot) || tokens.isMark(index, .question) {
      calls += 1
      if calls > MadeViewReader.maxChainLength { return false }
      index -= 1
      while index > body.lowerBound, !tokens.isIdentifier(index), let start = tokens.open(index) {
        index = start - 1
      }
      if tokens.isIdentifier(index) { index -= 1 }
    }
    if tokens.spells(index, "return") || index == body.lowerBound { return true }
    guard tokens.isMark(index, .assign), tokens.isIdentifier(index - 1) else { return false }
    return returned.contains(tokens.string(index - 1))
  }

  private func place(_ token: Int) -> NameAt {
    NameAt(tokens.string(token), at: Place(path: tokens.text.path, range: tokens.range(token)))
  }

  private func isField(_ assignment: Assignment, _ locals: Set<String>) -> Bool {
    assignment.isOwn || !locals.contains(tokens.string(assignment.name))
  }

  /// Names that are declared in the body.
  func locals() -> Set<String> {
    var names = parameters
    let statics = statics()
    for index in body where tokens.isIdentifier(index) {
      switch tokens.language {
      case .swift, .kotlin:
        let before = tokens.string(index - 1)
        if before == "let" || before == "var" || before == "val" || isInTuple(index) {
          names.insert(tokens.string(index))
        }
      default:
        guard
          tokens.isMark(index + 1, .assign) || tokens.isMark(index + 1, .semicolon)
            || tokens.isMark(index + 1, .comma)
            || tokens.isMark(index + 1, .colon)
        else { continue }
        let isTyped =
          tokens.isIdentifier(index - 1)
          && !["return", "else", "in", "case"].contains(tokens.string(index - 1))
          || tokens.isMark(index - 1, .star)
          || tokens.isMark(index - 1, .greater) || tokens.isMark(index - 1, .closingBracket)
          // `Dial other = null, dial = new Dial(c)`
          || tokens.isMark(index - 1, .comma) && tokens.isMark(index + 1, .assign)
            && !tokens.isMark(tokens.parent(index), .openingParenthesis)
        if isTyped, !tokens.isMark(index - 1, .dot), !statics.contains(index) {
          names.insert(tokens.string(index))
        }
      }
    }
    return names
  }

  /// Whether a name is one of `let (dial, knob) = make()`.
  private func isInTuple(_ index: Int) -> Bool {
    let open = tokens.parent(index)
    guard tokens.isMark(open, .openingParenthesis) else { return false }
    return tokens.spells(open - 1, "let") || tokens.spells(open - 1, "var") || tokens.spells(open - 1, "val")
  }

  /// Variables of the body that outlive it: `static DialView *shared;`.
  private func statics() -> [Int] {
    guard tokens.language == .objectiveC else { return [] }
    return body.filter { tokens.spells($0, "static") }.compactMap { start in
      (start + 1..<body.upperBound).prefix(MadeViewReader.maxNameLength).first {
        tokens.isIdentifier($0) && (tokens.isMark($0 + 1, .assign) || tokens.isMark($0 + 1, .semicolon))
      }
    }
  }

  private func isOwner(_ index: Int) -> Bool {
    isSelf(index) || !owner.isEmpty && !tokens.isMark(index - 1, .dot) && tokens.string(index) == owner
  }

  /// The words whose brackets end before a statement that need not run. Brackets before a statement may also be the end of the
  /// one before it.
  private static let conditions: Set<String> = ["if", "while", "for", "when", "switch"]

  /// Whether every call of the method comes to an assignment.
  func isAlwaysReached(_ name: Int) -> Bool {
    let first = tokens.isMark(name - 1, .dot) || tokens.isMark(name - 1, .arrow) ? name - 2 : name
    if tokens.isMark(first - 1, .closingParenthesis), let open = tokens.open(first - 1),
      MadeViewReader.conditions.contains(tokens.string(open - 1))
    {
      return false
    }
    if tokens.spells(first - 1, "else") { return false }
    var parent = tokens.parent(name)
    if tokens.isMark(parent, .openingBrace), tokens.spells(parent - 1, "also") {
      parent = tokens.parent(parent)
    }
    return parent <= body.lowerBound
  }

  private func isSelf(_ index: Int) -> Bool { tokens.spells(index, "self") || tokens.spells(index, "this") }

  private func assignments() -> [Assignment] {
    var found: [Assignment] = []
    for index in body where tokens.isMark(index, .assign) && tokens.isIdentifier(index - 1) {
      let name = index - 1
      let value = index + 1..<(statementEnd(index + 1) ?? index + 1)
      if (tokens.isMark(name - 1, .dot) || tokens.isMark(name - 1, .arrow)) && isOwner(name - 2) {
        found.append(Assignment(name: name, isOwn: true, value: value))
      } else if startsStatement(name) || isChained(name) {
        found.append(Assignment(name: name, isOwn: false, value: value))
      }
    }
    return found
  }

  /// Whether a name is the second one of `view = dial = new Dial(c)`.
  private func isChained(_ index: Int) -> Bool {
    tokens.isMark(index - 1, .assign) && tokens.isIdentifier(index - 2)
  }

  private func startsStatement(_ index: Int) -> Bool {
    if tokens.isMark(index - 1, .semicolon) || tokens.isMark(index - 1, .openingBrace)
      || tokens.isMark(index - 1, .closingBrace) || tokens.isMark(index - 1, .closingParenthesis)
    {
      return true
    }
    guard tokens.language == .swift || tokens.language == .kotlin else { return false }
    return !tokens.isMark(index - 1, .dot) && isOnNewLine(index) && !isDeclared(index)
  }

  private func isDeclared(_ index: Int) -> Bool {
    ["let", "var", "val"].contains(tokens.string(index - 1))
  }

  private func isOnNewLine(_ index: Int) -> Bool {
    let between = ByteRange(tokens.range(index - 1).end, tokens.range(index).start)
    return tokens.text.slice(between).contains { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
  }

  /// Where the statement with a value from `start` ends; nil when it is too long.
  func statementEnd(_ start: Int) -> Int? {
    var index = start
    for _ in 0..<NativeSourceLimit.statement {
      if index >= body.upperBound { return body.upperBound }
      if tokens.isMark(index, .semicolon) || tokens.isMark(index, .closingBrace) { return index }
      if index > start, tokens.language == .swift || tokens.language == .kotlin, isOnNewLine(index),
        !tokens.isMark(index, .dot), !tokens.isMark(index, .question)
      {
        return index
      }
      index = max(tokens.next(index), index + 1)
    }
    return nil
  }

  /// The name, if the value is only a name such as `x` or `self.x`; casts do not count.
  private func single(_ value: Range<Int>) -> (name: Int, isOwn: Bool)? {
    var value = value
    while let first = value.first, tokens.isMark(first, .openingParenthesis) {
      let close = tokens.close(first)
      guard close < value.upperBound else { return nil }
      value = close == value.upperBound - 1 ? first + 1..<close : close + 1..<value.upperBound
    }
    while let last = value.last, tokens.isMark(last, .exclamation) { value = value.lowerBound..<last }
    if let cast = value.prefix(MadeViewReader.maxNameLength).first(where: { tokens.spells($0, "as") }) {
      value = value.lowerBound..<cast
    }
    guard let first = value.first, tokens.isIdentifier(first) else { return nil }
    if value.count == 1 { return isSelf(first) ? nil : (first, false) }
    if value.count == 3, isSelf(first), tokens.isMark(first + 1, .dot) || tokens.isMark(first + 1, .arrow),
      tokens.isIdentifier(first + 2)
    {
      return (first + 2, true)
    }
    return nil
  }

  /// The names after `return`, or the name that is the whole body.
  private func returned() -> [(name: Int, isOwn: Bool)] {
    var names: [(name: Int, isOwn: Bool)] = []
    for index in body where tokens.spells(index, "return") && !isInClosure(index) {
      guard names.count < NativeSourceLimit.returns, let end = statementEnd(index + 1) else { continue }
      if let name = single(index + 1..<end) {
        names.append(name)
      }
      // `return _view = [View new];`
      else if let assign = (index + 1..<end).prefix(MadeViewReader.maxNameLength)
        .first(where: { tokens.isMark($0, .assign) }),
        let name = single(index + 1..<assign)
      {
        names.append(name)
      }
    }
    let inner = body.lowerBound + 1..<max(body.lowerBound + 1, body.upperBound)
    if names.isEmpty, tokens.language == .swift || tokens.language == .kotlin, let name = single(inner) {
      names.append(name)
    }
    return names
  }

  /// The classes of the objects that are returned; nil where what is returned is no new object.
  private func returnedClasses(_ assignments: [Assignment]) -> Set<String>? {
    var found: Set<String> = []
    for value in returnedValues() {
      if let name = madeClass(value) {
        found.insert(name)
        continue
      }
      guard let variable = single(value) else { return nil }
      // The values that the variable is declared with, or gets later.
      let spelled = tokens.string(variable.name)
      let bare = spelled.hasPrefix("_") ? String(spelled.dropFirst()) : spelled
      let values = body.filter { index in
        tokens.isMark(index, .assign)
          && [bare, "_" + bare].contains(declaredName(before: index))
      }.compactMap { index in statementEnd(index + 1).map { index + 1..<$0 } }
      let classes = values.compactMap { value in
        madeClass(value)
          ?? value.prefix(MadeViewReader.maxNameLength).first { tokens.isMark($0, .assign) }
          .flatMap { madeClass($0 + 1..<value.upperBound) }
      }
      if classes.isEmpty { return nil }
      found.formUnion(classes)
    }
    return found.isEmpty ? nil : found
  }

  /// The name on the left of an assignment, before its type: `view` of `let view: Dial? = Dial()`.
  private func declaredName(before sign: Int) -> String {
    guard tokens.language == .swift else { return tokens.string(sign - 1) }
    let first = max(body.lowerBound, sign - MadeViewReader.maxNameLength)
    let colon = (first..<sign).last { tokens.isMark($0, .colon) }
    if let colon, ["let", "var"].contains(tokens.string(colon - 2)) { return tokens.string(colon - 1) }
    return tokens.string(sign - 1)
  }

  /// What is returned: what is behind each `return`, or the whole body.
  private func returnedValues() -> [Range<Int>] {
    let values = body.filter { tokens.spells($0, "return") && !isInClosure($0) }
      .prefix(NativeSourceLimit.returns).compactMap { index in
        statementEnd(index + 1).map { index + 1..<$0 }
      }
    if !values.isEmpty || tokens.language == .objectiveC { return values }
    return [body.lowerBound + 1..<max(body.lowerBound + 1, body.upperBound)]
  }

  /// The class of a new object that is the whole value: `[[Dial alloc] initWithFrame:f]`, `Dial(frame: f)`.
  private func madeClass(_ value: Range<Int>) -> String? {
    var value = value
    while let first = value.first, tokens.isMark(first, .openingParenthesis) {
      let close = tokens.close(first)
      guard close < value.upperBound else { return nil }
      value = close == value.upperBound - 1 ? first + 1..<close : close + 1..<value.upperBound
    }
    guard var index = value.first else { return nil }
    guard tokens.language == .objectiveC else {
      if tokens.spells(index, "new") { index += 1 }
      guard tokens.isIdentifier(index), isCapitalised(index) else { return nil }
      let open =
        tokens.isMark(index + 1, .dot) && tokens.spells(index + 2, "init") ? index + 3 : index + 1
      guard tokens.isMark(open, .openingParenthesis) else { return nil }
      let end = tokens.close(open) + 1
      return end >= value.upperBound || tokens.spells(end, "as") ? tokens.string(index) : nil
    }
    while tokens.isMark(index, .openingBracket), index < value.upperBound { index += 1 }
    let isMade = tokens.spells(index + 1, "new") || tokens.spells(index + 1, "alloc")
    guard index > value.lowerBound, tokens.isIdentifier(index), isMade,
      tokens.close(value.lowerBound) >= value.upperBound - 1
    else { return nil }
    return tokens.string(index)
  }

  /// Whether a token is in code that runs later.
  func isInClosure(_ index: Int) -> Bool {
    var parent = tokens.parent(index)
    var depth = 0
    while parent > body.lowerBound {
      depth += 1
      if depth > NativeSourceLimit.enclosingBlocks { return true }
      if tokens.isMark(parent, .openingBrace) {
        if tokens.isMark(parent - 1, .caret) || tokens.isMark(parent - 1, .assign)
          || tokens.isMark(parent - 1, .arrow)
        {
          return true
        }
        if tokens.isMark(parent - 1, .closingParenthesis), let open = tokens.open(parent - 1) {
          if tokens.isMark(open - 1, .caret) { return true }
          let word = tokens.string(open - 1)
          let isStatement = ["if", "while", "for", "switch", "guard", "else", "catch", "when"].contains(word)
          if tokens.language != .objectiveC, tokens.isIdentifier(open - 1), !isStatement { return true }
        } else if tokens.language != .objectiveC, tokens.isIdentifier(parent - 1),
          tokens.isMark(parent - 2, .dot)
        {
          return true
        }
      }
      parent = tokens.parent(parent)
    }
    return false
  }

  /// The classes of the objects that are made: `[X new]`, `[[X alloc] init]`, `X(`, `new X(`.
  private func classes() -> [String] {
    var names: [String] = []
    var seen: Set<String> = []
    for index in body where tokens.isIdentifier(index) {
      let isMade: Bool
      switch tokens.language {
      case .objectiveC:
        isMade =
          tokens.isMark(index - 1, .openingBracket)
          && (tokens.spells(index + 1, "new") || tokens.spells(index + 1, "alloc"))
      case .java: isMade = tokens.spells(index - 1, "new")
      default:
        isMade =
          tokens.isMark(index + 1, .openingParenthesis) && !tokens.isMark(index - 1, .dot)
          && isCapitalised(index)
      }
      if isMade, seen.insert(tokens.string(index)).inserted { names.append(tokens.string(index)) }
    }
    return names
  }

  private func isCapitalised(_ index: Int) -> Bool {
    let first = tokens.text.bytes[Int(tokens.range(index).start)]
    return first &- UInt8(ascii: "A") < 26
  }
}
