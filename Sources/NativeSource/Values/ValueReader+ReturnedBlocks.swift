import Diagnostics

/// Follows blocks that methods of Objective-C give back, to where these are called: `make.type(@"map").view(MapView.class)`.
extension ValueReader {
  /// What a block is called with that a method without parameters gives back; nil for another block.
  func callsOfReturnedBlock(
    _ scope: Int, first: Int, _ file: Int
  ) throws(Unbound) -> (candidates: [Candidate], isOpen: Bool)? {
    guard let unit = index.unit(file), unit.tokens.language == .objectiveC,
      unit.tokens.word(first - 1) == .return, let method = unit.outline.enclosingFunction(first),
      let function = unit.outline.function(method), function.parameters.isEmpty,
      unit.outline.enclosingType(function.nameToken) != nil
    else { return nil }
    let (calls, isOpen) = calls(ofBlocksFrom: method, file)
    var candidates: [Candidate] = []
    for call in calls {
      guard let site = site(of: call.call, call.file, call.range, calling: method, file) else { continue }
      let values = call.call.arguments.map { SourceValue.deferred($0.value, file: call.file, [:]) }
      var bound = try bind(values, toParametersOf: scope, file, [:])
      if let base = call.call.base {
        bound[.receiver(file, scope: method)] = .deferred(base, file: call.file, [:])
      }
      candidates.append(.init(bindings: bound, site: site))
    }
    return (candidates, isOpen || calls.isEmpty)
  }

  /// The calls of the blocks that a method gives back, and whether there may be others.
  private func calls(
    ofBlocksFrom method: Int, _ file: Int, depth: Int = 0
  ) -> (calls: [(call: SyntaxTree.Call, file: Int, range: ByteRange)], isOpen: Bool) {
    guard depth < ValueReader.maxAliases, let unit = index.unit(file),
      let function = unit.outline.function(method),
      let type = unit.outline.enclosingType(function.nameToken),
      let files = files(using: function.name)
    else { return ([], true) }
    let own = SourceIndex.Part(file: file, scope: method)
    let owner = typeName(of: type, file)
    var calls: [(call: SyntaxTree.Call, file: Int, range: ByteRange)] = []
    var isOpen = false
    let hash = identifierHash(function.name.utf8)
    for other in files {
      guard let unit = index.unit(other) else { return (calls, true) }
      let tokens = unit.tokens
      for token in 0..<tokens.count
      where tokens.hash(token) == hash && tokens.string(token) == function.name {
        let isMessage = tokens.isMark(token + 1, .closingBracket) && tokens.parent(token) < token - 1
        guard tokens.isMark(token - 1, .dot) || isMessage else { continue }
        let base =
          isMessage
          ? unit.syntax.expression(tokens.parent(token) + 1..<token)
          : unit.syntax.expression(unit.chainStart(token)..<token - 1)
        guard isSent(to: own, of: owner, named: function.name, base, other) else { continue }
        if tokens.isMark(token - 1, .dot), tokens.isMark(token + 1, .openingParenthesis),
          let (call, range) = unit.callTree(at: token)
        {
          calls.append((call, other, tokens.outerRange(range.lowerBound, range.upperBound - 1)))
          continue
        }
        // `return self.type;` of another method
        guard let alias = aliasing(token, other, unit) else {
          isOpen = true
          continue
        }
        let more = self.calls(ofBlocksFrom: alias, other, depth: depth + 1)
        calls += more.calls
        isOpen = isOpen || more.isOpen
      }
      if calls.count > ValueReader.maxCalls { return (calls, true) }
    }
    return (calls, isOpen)
  }

  /// Whether a message to an object means a method, and not another one with its name.
  private func isSent(
    to method: SourceIndex.Part, of type: SourceValue.TypeName, named name: String, _ base: SyntaxTree,
    _ file: Int
  ) -> Bool {
    let known = staticType(base, file) ?? blockResult(of: base, file)
    guard let known, !index.parts(of: known).isEmpty else { return true }
    guard let (member, owner) = findMember(name, known), let unit = index.unit(owner) else {
      return extends(type, known)
    }
    guard case .function(let scope) = unit.outline.declarations[member].kind else { return true }
    return SourceIndex.Part(file: owner, scope: scope) == method || extends(type, known)
  }

  /// The object that a chain of calls of blocks is about: each gives back its object.
  private func blockResult(of tree: SyntaxTree, _ file: Int) -> SourceValue.TypeName? {
    var tree = tree
    for _ in 0..<NativeSourceLimit.modifiers {
      guard case .call(let call) = tree.kind, let base = call.base else { return nil }
      if let found = staticType(base, file) { return found }
      tree = base
    }
    return nil
  }

  /// The method that gives back nothing but the block at a token.
  private func aliasing(_ token: Int, _ file: Int, _ unit: SourceIndex.Unit) -> Int? {
    let tokens = unit.tokens
    let isMessage = tokens.isMark(token + 1, .closingBracket)
    let start = isMessage ? tokens.parent(token) : unit.chainStart(token)
    guard tokens.word(start - 1) == .return, tokens.isMark(isMessage ? token + 2 : token + 1, .semicolon),
      let method = unit.outline.enclosingFunction(token), let function = unit.outline.function(method),
      function.parameters.isEmpty, unit.outline.scopes[method].tokens.lowerBound == start - 1
    else { return nil }
    return method
  }
}
