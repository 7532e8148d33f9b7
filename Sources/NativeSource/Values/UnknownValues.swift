import Diagnostics

/// What an unknown string certainly begins and ends with: `"acme_" + x`.
package struct TextAffixes: Hashable, Sendable {
  package var prefix = ""
  package var suffix = ""

  package init(prefix: String = "", suffix: String = "") {
    self.prefix = prefix
    self.suffix = suffix
  }

  /// Whether something is known of the string.
  package var isKnown: Bool { !prefix.isEmpty || !suffix.isEmpty }

  /// Whether the string can be this one.
  package func fit(_ name: String) -> Bool {
    name.utf8.count >= prefix.utf8.count + suffix.utf8.count && name.hasPrefix(prefix)
      && name.hasSuffix(suffix)
  }
}

/// Says where an unknown value is from, and what is known of it all the same.
extension ValueReader {
  /// How many names are followed to what they were given.
  private static let maxOrigins = 8

  /// The place of the expression that an unknown value is from, and what that begins and ends with: of the element of a loop, of
  /// the argument of a call.
  func origin(
    of tree: SyntaxTree, _ file: Int, _ bindings: ValueBindings
  ) -> (place: Place, affixes: TextAffixes)? {
    var (tree, file, bindings) = (tree, file, bindings)
    var isWhole = true
    for _ in 0..<ValueReader.maxOrigins {
      guard let (next, nextFile, own) = given(tree, file, bindings) else { break }
      // A member of a value has other letters.
      if case .name = tree.kind {} else { isWhole = false }
      (tree, file) = (next, nextFile)
      bindings.merge(own) { $1 }
    }
    guard let unit = index.unit(file), let last = tree.tokens.last else { return nil }
    let range = unit.tokens.outerRange(tree.tokens.lowerBound, last)
    return (index.place(range, file), isWhole ? affixes(of: tree, file, bindings) : TextAffixes())
  }

  /// What the unknown argument of the call at a range begins and ends with, as it stands there.
  package func affixes(ofArgument number: Int, ofCallAt range: ByteRange, in file: Int) -> TextAffixes {
    begin()
    guard let call = call(at: range, file)?.call, number < call.arguments.count else { return TextAffixes() }
    return affixes(of: call.arguments[number].value, file, [:])
  }

  /// A part of a value that a name is bound to. An unknown one stays an expression, which says where it is from.
  func boundPart(
    _ path: SourceOutline.Path, of value: SourceValue, _ bindings: ValueBindings
  ) throws(Unbound) -> SourceValue {
    let part = try part(path, of: value, bindings)
    guard part.isUnknown else { return part }
    var whole = value
    if let step = path.last {
      guard case .record(let fields, _) = try self.part(Array(path.dropLast()), of: value, bindings),
        step < fields.count
      else { return part }
      whole = fields[step].value
    }
    if case .deferred = whole { return whole }
    return part
  }

  /// What the name in an expression was given: `name`, `pair.first`, `row[0]`.
  private func given(
    _ tree: SyntaxTree, _ file: Int, _ bindings: ValueBindings
  ) -> (SyntaxTree, Int, ValueBindings)? {
    switch tree.kind {
    case .name(let name):
      guard let unit = index.unit(file) else { return nil }
      let token = tree.tokens.lowerBound
      let id =
        unit.outline.declaration(named: name, at: token).map { DeclarationID(file: file, index: $0) }
        ?? implicitParameter(name, token, unit).map { .implicit(file, scope: $0.scope, $0.index) }
      guard let id, case .deferred(let next, let nextFile, let own)? = bindings[id] else { return nil }
      return (next, nextFile, own)
    case .member(let base?, _), .element(let base, _): return given(base, file, bindings)
    default: return nil
    }
  }

  private func affixes(of tree: SyntaxTree, _ file: Int, _ bindings: ValueBindings) -> TextAffixes {
    guard case .joined(let parts) = tree.kind else { return TextAffixes() }
    func text(_ part: SyntaxTree) -> String? {
      if case .text(let text, _)? = try? value(part, file, bindings) { text } else { nil }
    }
    let (first, last) = (parts.prefix { text($0) != nil }, parts.reversed().prefix { text($0) != nil })
    return TextAffixes(
      prefix: first.compactMap(text).joined(), suffix: last.reversed().compactMap(text).joined())
  }
}
