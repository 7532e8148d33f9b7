import Diagnostics

/// A string or class that values were followed to.
package struct FollowedText: Hashable, Sendable {
  /// Nil when it is unknown.
  package var value: String?
  /// Whether the value is the name of a class that the sources refer to, and the index of the file that does.
  package var classFile: Int?
  /// The literal, or the name of the class; for an unknown value the expression that it is from.
  package var place: Place
  /// What is known of an unknown value.
  package var affixes = TextAffixes()

  package init(value: String?, classFile: Int?, place: Place) {
    self.value = value
    self.classFile = classFile
    self.place = place
  }
}

/// What the arguments of a call are at one time.
package struct FollowedRow: Sendable {
  /// For each argument what it may be.
  package var arguments: [[FollowedText]]
  /// The calls through which the values came, the innermost first.
  package var sites: [FollowedSite]
  /// Whether these are calls of the function that the call is in, not of one that fills a collection for it.
  package var isHandedOn = true
}

/// A call, with the declaration of the type that it is in: -1 outside of types.
package struct FollowedSite: Hashable, Sendable {
  package var file: Int
  package var range: ByteRange
  /// Indexes of `NativeFileFacts.classes`, the innermost first.
  package var classes: [Int]
}

/// All rows of a call.
package struct FollowedRows: Sendable {
  package var rows: [FollowedRow] = []
  /// Whether there may be others.
  package var isOpen = false
  /// Whether arguments are what several objects were given: which of them belong together is unknown.
  package var isMixed = false
}

/// Names that values were followed to.
package struct FollowedNames: Sendable {
  package var texts: [FollowedText] = []
  /// Whether there may be others.
  package var isOpen = false

  static let open = FollowedNames(isOpen: true)

  mutating func add(_ other: FollowedNames) {
    texts += other.texts
    isOpen = isOpen || other.isOpen
  }
}

extension ValueReader {
  /// The arguments of the call at a range of a file, by their indexes; nil where no call is understood there.
  ///
  /// - Parameter isOwner: whether the innermost class of a place is one that is asked about: where the calls of a row are
  ///   outside of these, the calls of the function around them are followed, too.
  package func arguments(
    ofCallAt range: ByteRange, in file: Int, _ numbers: [Int], of object: ObjectClass? = nil,
    isOwner: ((_ file: Int, _ classes: [Int]) -> Bool)? = nil
  ) -> FollowedRows? {
    begin(object)
    if let rows = rows(ofReferenceAt: range, file, numbers) { return rows }
    guard let call = call(at: range, file)?.call, numbers.allSatisfy({ $0 < call.arguments.count }) else {
      return nil
    }
    if isReplaced(at: call.nameToken, file) { return FollowedRows() }
    let trees = numbers.map { call.arguments[$0].value }
    var rows = rows(trees, file)
    if let isOwner { rows = owned(rows, file, call.nameToken, isOwner) }
    var found = followed(run(rows, file, call.nameToken), file, call.nameToken, of: trees)
    found.isMixed = functionsOfObjects.count > 1
    return found
  }

  /// The values under keys of the dictionary that is an argument of the call at a range: for each key one argument. A key
  /// that is certainly missing gives none.
  package func entries(
    _ keys: [String], ofArgument label: String, ofCallAt range: ByteRange, in file: Int,
    of object: ObjectClass? = nil, isOwner: ((_ file: Int, _ classes: [Int]) -> Bool)? = nil
  ) -> FollowedRows? {
    begin(object)
    guard let call = call(at: range, file)?.call,
      let argument = call.arguments.first(where: { $0.label == label })
    else { return nil }
    if isReplaced(at: call.nameToken, file) { return FollowedRows() }
    var rows = rows { bindings throws(Unbound) in
      let dictionary = try self.value(argument.value, file, bindings)
      var found: [SourceValue] = []
      for key in keys { found.append(try self.entry(key, of: dictionary, bindings)) }
      return found
    }
    if let isOwner { rows = owned(rows, file, call.nameToken, isOwner) }
    let found = followed(run(rows, file, call.nameToken), file, call.nameToken)
    guard keys.count == 1,
      found.isOpen || found.rows.contains(where: { $0.arguments[0].contains { $0.value == nil } }),
      let tested = namesOfTest(of: keys[0], in: argument.value, file, call.nameToken)
    else { return found }
    return FollowedRows(rows: tested.texts.map { FollowedRow(arguments: [[$0]], sites: []) })
  }

  /// The names that a test around a call leaves for a value that is not known: `if (![NAMES containsObject:name]) return;`.
  private func namesOfTest(
    of key: String, in dictionary: SyntaxTree, _ file: Int, _ token: Int
  ) -> FollowedNames? {
    guard case .dictionary(let entries) = dictionary.kind, let unit = index.unit(file),
      let entry = entries.first(where: { if case .text(key) = $0.key.kind { true } else { false } }),
      case .name(let name) = entry.value.kind,
      let declaration = unit.outline.declaration(named: name, at: entry.value.tokens.lowerBound)
    else { return nil }
    let follower = UseFollower(self)
    for use in uses(of: declaration, unit) {
      let value = follower.widened(UsedValue(kind: .message, tokens: use..<use + 1, file: file), unit)
      guard let found = follower.comparison(of: value, unit), !found.names.isOpen,
        found.regions.contains(where: { $0.contains(token) })
      else { continue }
      return found.names
    }
    return nil
  }

  /// Rows whose calls end in a class that is asked about, as far as the sources call the functions around them.
  private func owned(
    _ rows: Rows, _ file: Int, _ token: Int, _ isOwner: (_ file: Int, _ classes: [Int]) -> Bool
  ) -> Rows {
    var result = rows
    result.rows = []
    var pending = rows.rows.map { (row: $0, depth: 0) }
    while let (row, depth) = pending.popLast() {
      let last = row.sites.last.map { (file: $0.file, token: $0.token) } ?? (file: file, token: token)
      let places = row.sites.map { (file: $0.file, token: $0.token) } + [(file: file, token: token)]
      guard !places.contains(where: { isOwner($0.file, classes(around: $0.token, $0.file)) }),
        depth < ValueReader.maxOuterCalls, result.rows.count + pending.count < ValueReader.maxCalls,
        let unit = index.unit(last.file), let scope = unit.outline.enclosingFunction(last.token),
        let (candidates, isOpen) = try? callers(of: scope, last.file, row.bindings), !isOpen,
        candidates.allSatisfy({ $0.site != nil })
      else {
        result.rows.append(row)
        continue
      }
      for candidate in candidates {
        var outer = row
        outer.bindings.merge(candidate.bindings) { own, _ in own }
        outer.sites.append(candidate.site!)
        pending.append((outer, depth + 1))
      }
    }
    return result
  }

  /// How many functions around a call are followed to the class that calls the outermost one.
  private static let maxOuterCalls = 6

  /// The rows for whose values the code at a token is run, and the calls through which these came.
  func run(_ rows: Rows, _ file: Int, _ token: Int) -> Rows {
    var rows = rows
    rows.rows.removeAll { row in
      isRun(at: token, file, row.bindings) == false
        || row.sites.contains { isRun(at: $0.token, $0.file, row.bindings) == false }
    }
    return rows
  }

  /// What a method is called with by its selector, which stands at a range of a file: `performSelector:`, an invocation. Nil
  /// where that is not understood.
  package func arguments(ofSelectorAt range: ByteRange, in file: Int, _ numbers: [Int]) -> FollowedRows? {
    begin()
    guard let unit = index.unit(file), let tokens = unit.tokens(at: range),
      let (trees, token) = arguments(ofSelector: tokens, file, unit)
    else { return nil }
    // It is only asked for.
    if trees.isEmpty { return FollowedRows() }
    guard numbers.allSatisfy({ $0 < trees.count }) else { return nil }
    let wanted = numbers.map { trees[$0] }
    return followed(run(rows(wanted, file), file, token), file, token, of: wanted)
  }

  private func entry(_ key: String, of value: SourceValue, _ bindings: ValueBindings) throws(Unbound)
    -> SourceValue
  {
    switch value {
    case .dictionary(let entries, let isOpen):
      // A key that is set again may be set on another way through the code.
      var found: [SourceValue] = []
      var hasUnknownKey = isOpen
      for entry in entries {
        // What is merged later may have the key, too.
        if case .unknown = entry.key, !found.isEmpty { found.append(.unknown) }
        switch try resolved(entry.key, bindings) {
        case .text(key, _): found.append(try resolved(entry.value, bindings))
        case .text: break
        default: hasUnknownKey = true
        }
      }
      if found.isEmpty { return hasUnknownKey ? .unknown : .nothing }
      return .oneOf(found)
    case .choice(let values):
      var found: [SourceValue] = []
      for value in values { found.append(try entry(key, of: value, bindings)) }
      return .oneOf(found)
    default: return .unknown
    }
  }

  /// What the expression at a range of a file can be.
  package func texts(at range: ByteRange, in file: Int) -> FollowedNames {
    begin()
    guard let unit = index.unit(file), let tokens = unit.tokens(at: range) else { return .open }
    let found = names(rows([unit.syntax.expression(tokens)], file), file, tokens.lowerBound)
    return hasSharedChanges ? .open : found
  }

  /// Begins a question: its steps are counted anew.
  ///
  /// - Parameter object: the class of the object that it is about.
  func begin(_ object: ObjectClass? = nil) {
    own = object.map { ownClass($0) }
    stepsLeft = min(ValueReader.maxSteps, allStepsLeft)
    depth = 0
    visiting = []
    hasSharedChanges = false
    namesOfObjects = []
    functionsOfObjects = []
  }

  /// The texts of rows of one value.
  func names(_ rows: Rows, _ file: Int, _ token: Int) -> FollowedNames {
    var names = FollowedNames(isOpen: rows.isOpen)
    for row in rows.rows {
      for text in texts(row.values[0], file, token) {
        if text.value == nil {
          names.isOpen = true
        } else if !names.texts.contains(text) {
          names.texts.append(text)
        }
      }
    }
    return names
  }

  /// The call whose last bracket ends a range.
  func call(at range: ByteRange, _ file: Int) -> (call: SyntaxTree.Call, tokens: Range<Int>)? {
    guard let unit = index.unit(file), range.end > 0 else { return nil }
    let close = unit.tokens.index(at: range.end) - 1
    guard let open = unit.tokens.open(close) else { return nil }
    if unit.tokens.isMark(open, .openingBracket), unit.tokens.language == .objectiveC {
      let tree = unit.syntax.expression(open..<close + 1)
      if case .call(let call) = tree.kind { return (call, open..<close + 1) }
      return nil
    }
    let name = unit.calledName(before: open)
    return unit.callTree(at: name)
  }

  /// Whether an object has nothing but a string: `Name(rawValue: "a")`, a type that is made of literals.
  private func isWrapper(_ fields: [SourceValue.Field], _ type: SourceValue.TypeName) -> Bool {
    fields.count == 1 && (fields[0].name == "rawValue" || isMadeOfLiterals(type))
  }

  /// - Parameter trees: the expressions with these values, where there are such.
  func followed(
    _ rows: Rows, _ file: Int, _ token: Int, of trees: [SyntaxTree] = []
  ) -> FollowedRows {
    var result = FollowedRows(isOpen: rows.isOpen)
    for row in rows.rows {
      var arguments = row.values.map { texts($0, file, token) }
      for (number, tree) in trees.enumerated() {
        guard let unknown = arguments[number].firstIndex(where: { $0.value == nil }),
          let origin = origin(of: tree, file, row.bindings)
        else { continue }
        arguments[number][unknown].place = origin.place
        arguments[number][unknown].affixes = origin.affixes
      }
      result.rows.append(
        .init(
          arguments: arguments, sites: row.sites.map { site($0.token, $0.range, $0.file) },
          isHandedOn: row.sites.first.map { isCall($0, ofFunctionAround: token, file) } ?? true))
    }
    return result
  }

  /// Whether a call is one of the function around a token, as far as its name says.
  private func isCall(_ site: Site, ofFunctionAround token: Int, _ file: Int) -> Bool {
    guard let unit = index.unit(file), let scope = unit.outline.enclosingFunction(token),
      let function = unit.outline.function(scope), !function.isInitialiser
    else { return true }
    return index.unit(site.file)?.tokens.string(site.token) == function.name
  }

  private func site(_ token: Int, _ range: ByteRange, _ file: Int) -> FollowedSite {
    FollowedSite(
      file: file, range: index.unit(file)?.tokens.expansion?.rangeInFile(range) ?? range,
      classes: classes(around: token, file))
  }

  /// The declarations of types around a token, the innermost first: indexes of `NativeFileFacts.classes`.
  func classes(around token: Int, _ file: Int) -> [Int] {
    guard let unit = index.unit(file) else { return [] }
    return unit.outline.enclosing(token).compactMap { scope in
      guard let type = unit.outline.type(scope) else { return nil }
      let end = unit.tokens.range(type.nameToken).end
      return index.files[file].classes.firstIndex { $0.nameRange.end == end }
    }
  }

  /// The strings and classes that a value may be; an unknown one where it is something else.
  private func texts(_ value: SourceValue, _ file: Int, _ token: Int) -> [FollowedText] {
    let range = index.unit(file)?.tokens.range(token) ?? ByteRange(0, 0)
    let unknown = FollowedText(value: nil, classFile: nil, place: index.place(range, file))
    var found: [FollowedText] = []
    for alternative in value.alternatives {
      switch alternative {
      case .type(let type) where !type.name.isEmpty, .object(let type) where !type.name.isEmpty:
        found.append(.init(value: type.name, classFile: type.file, place: index.place(type.range, type.file)))
      case .record(let fields, let type?) where isWrapper(fields, type):
        found += texts(fields[0].value, file, token)
      // What a variable is before it has a name.
      case .nothing, .text("", _): continue
      case .text(let text, let place):
        found.append(.init(value: text, classFile: nil, place: place ?? unknown.place))
      case .deferred:
        if let next = try? resolved(alternative, [:]), !next.isUnknown {
          found += texts(next, file, token)
        } else {
          found.append(unknown)
        }
      default: found.append(unknown)
      }
    }
    return found
  }
}

extension SourceIndex.Unit {
  /// The tokens of a range: strings are given by what is between their quotes.
  func tokens(at range: ByteRange) -> Range<Int>? {
    let first = tokens.index(at: range.start)
    var last = tokens.index(at: max(range.end, range.start + 1))
    if last < tokens.count, tokens.range(last).end <= range.end { last += 1 }
    guard first < tokens.count, last > first else { return nil }
    return first..<last
  }
}
