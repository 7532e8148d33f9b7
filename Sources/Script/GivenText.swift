import Diagnostics

/// A text that a script gives to a native view: a literal, or a name whose value is written out somewhere.
package struct GivenText: Sendable, Hashable {
  package enum Value: Sendable, Hashable {
    case text(String)
    case exported(ModuleExport)
  }

  package var value: Value
  /// Between the quotes of a literal; for a name all of it.
  package var range: ByteRange

  /// The value, where the script itself has it.
  package var text: String? {
    if case .text(let text) = value { text } else { nil }
  }
}

/// What a module exports under a name: `STOP` of `import { STOP } from './actions'`, `STOP` of `A.STOP` after
/// `const A = require('./actions')`.
package struct ModuleExport: Sendable, Hashable {
  package var specifier: String
  /// With dots: `STOP`, `default.STOP`.
  package var path: String
}

/// Finds the texts that expressions are.
final class TextReader {
  private let list: TokenList
  private let names: NameIndex
  /// What names of imports mean, by the local name.
  private let imports: [String: (specifier: String, name: String)]
  /// The members of the objects that were read, by their braces; nil for one with members that are not known.
  private var objects: [Int: [String: Member]?] = [:]
  /// Whether nothing changes the objects in variables, by the tokens of their declarations.
  private var unchanged: [Int: Bool] = [:]

  /// How many conditions inside each other are followed.
  private static let maxConditions = 4
  /// The most names of a path: `A.map.STOP`.
  private static let maxPath = 4

  /// - Parameter expressions: the expressions that are asked for, each by its first token and the one after it.
  init(_ list: TokenList, _ expressions: [Range<Int>], _ modules: [ModuleReference] = []) {
    self.list = list
    names = NameIndex(
      list, of: expressions.flatMap { $0.filter { list.kind($0) == .identifier && !list.isMember($0) } })
    var imports: [String: (String, String)] = [:]
    for module in modules where module.form == .import || module.form == .require {
      for binding in module.bindings { imports[binding.local] = (module.specifier.value, binding.imported) }
    }
    self.imports = imports
  }

  /// The texts that an expression may be, both of `on ? 'a' : 'b'`; and whether it may be no other.
  func texts(_ expression: Range<Int>, depth: Int = 0) -> (known: [GivenText], isWhole: Bool) {
    let (start, end) = list.stripped(expression.lowerBound, expression.upperBound)
    guard start < end, depth < TextReader.maxConditions else { return ([], false) }
    if start + 1 == end, let literal = list.stringLiteral(start) {
      return ([GivenText(value: .text(literal.value), range: literal.range)], true)
    }
    if let (question, colon) = list.condition(start, end) {
      let first = texts(question + 1..<colon, depth: depth + 1)
      let second = texts(colon + 1..<end, depth: depth + 1)
      return (first.known + second.known, first.isWhole && second.isWhole)
    }
    guard let value = value(ofPath: start, end) else { return ([], false) }
    return ([GivenText(value: value, range: list.range(start, through: end - 1))], true)
  }

  /// The value of `NAME`, `A.STOP`.
  private func value(ofPath start: Int, _ end: Int) -> GivenText.Value? {
    var path: [Int] = []
    var index = start
    while index < end, path.count < TextReader.maxPath, list.kind(index) == .identifier {
      path.append(index)
      index += 1
      if index == end { return value(of: path) }
      guard list.kind(index) == .dot else { return nil }
      index += 1
    }
    return nil
  }

  private func value(of path: [Int]) -> GivenText.Value? {
    let occurrences = names.occurrences(of: path[0])
    guard list.word(path[0]).isOrdinary, let declaration = occurrences.declaration(for: path[0]) else {
      return nil
    }
    let members = path.dropFirst().map { list.string($0) }
    if let imported = imports[list.string(path[0])], isImport(declaration) {
      let names = (imported.name == "*" ? [] : [imported.name]) + members
      return names.isEmpty
        ? nil : .exported(ModuleExport(specifier: imported.specifier, path: names.joined(separator: ".")))
    }
    guard declaration.kind == .variable, let value = declaration.value else { return nil }
    if members.isEmpty { return literal(value).map { .text($0) } }
    // An object that something may change is unknown.
    guard var opener = objectLiteral(value), isUnchanged(declaration.token, occurrences) else { return nil }
    for (depth, name) in members.enumerated() {
      guard let member = self.members(of: opener)?[name], member.form == .value else { return nil }
      if depth + 1 == members.count { return literal(member.value, limit: member.end).map { .text($0) } }
      guard let inner = list.initialLiteral(member.value) else { return nil }
      opener = inner
    }
    return nil
  }

  /// The first token of the value of the variable at `token`, which is never assigned again.
  func declaredValue(_ token: Int) -> Int? {
    guard let declaration = names.occurrences(of: token).declaration(for: token),
      declaration.kind == .variable
    else { return nil }
    return declaration.value
  }

  /// The function that has the name at `token` as a parameter: the parenthesis of the parameters, and the 0-based index.
  func parameter(_ token: Int) -> (opener: Int, index: Int)? {
    guard let declaration = names.occurrences(of: token).declaration(for: token),
      declaration.kind == .parameter,
      case let opener = list.parent(declaration.token), list.kind(opener) == .openingParenthesis
    else { return nil }
    var parameters = ArgumentCursor(list, opener: opener)
    var index = 0
    while let (first, _) = parameters.next() {
      if first == declaration.token { return (opener, index) }
      index += 1
    }
    return nil
  }

  private func isImport(_ declaration: Declaration) -> Bool {
    guard let value = declaration.value else {
      return declaration.kind == .module || declaration.kind == .variable
    }
    return list.word(value) == .require
  }

  private func isUnchanged(_ declaration: Int, _ occurrences: NameOccurrences) -> Bool {
    if let known = unchanged[declaration] { return known }
    let isUnchanged = occurrences.tokens.allSatisfy { token in
      if token == declaration { return true }
      if case .none = list.change(at: token) { return true } else { return false }
    }
    unchanged[declaration] = isUnchanged
    return isUnchanged
  }

  /// The string that the expression at `start` is.
  func literal(_ start: Int, limit: Int? = nil) -> String? {
    let end = list.valueEnd(start, limit: limit ?? list.statementEnd(start))
    let (first, last) = list.stripped(start, end)
    return first + 1 == last ? list.stringLiteral(first)?.value : nil
  }

  /// The brace of `{...}` and `Object.freeze({...})`.
  func objectLiteral(_ value: Int) -> Int? {
    if let opener = list.initialLiteral(value) { return opener }
    guard list.isSpelled(value, "Object"), list.isSpelled(value + 2, "freeze"),
      list.kind(value + 3) == .openingParenthesis, list.kind(value + 4) == .openingBrace
    else { return nil }
    return value + 4
  }

  private func members(of opener: Int) -> [String: Member]? {
    if let known = objects[opener] { return known }
    var found: [String: Member]? = [:]
    var members = MemberCursor(list, opener: opener)
    while let member = members.next() {
      if member.form == .spread || member.form == .malformed || list.hasComputedKey(member) { found = nil }
      if let name = list.name(of: member) { found?[name.text] = member }
    }
    objects[opener] = .some(found)
    return found
  }
}
