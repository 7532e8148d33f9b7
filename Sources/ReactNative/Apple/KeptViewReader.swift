import Diagnostics
import NativeSource

/// Reads whether something uses a view that a method made and kept, in all languages: it is given back again, or code that
/// runs later takes it. A field that is only assigned keeps nothing from working.
final class KeptViewReader {
  private let tokens: NativeTokens
  private let facts: NativeFileFacts
  /// The variables outside of classes and methods.
  private let fileVariables: Set<String>
  /// Where each class is, by its name.
  private lazy var extents = Dictionary(grouping: facts.classes, by: \.name).mapValues {
    $0.compactMap(extent)
  }
  /// The indexes of the tokens with each name.
  private lazy var occurrences = Dictionary(
    grouping: (0..<tokens.count).lazy.filter { self.tokens.isIdentifier($0) }, by: tokens.string)
  /// Where fields and properties are declared.
  private lazy var declared = Set(
    facts.classes.lazy.flatMap { $0.fields + $0.properties }.map(\.name.range.start))
  /// The methods with bodies, in order.
  private lazy var methods = facts.classes.lazy.flatMap(\.methods).filter { $0.bodyRange != nil }
    .sorted { $0.bodyRange!.start < $1.bodyRange!.start }
  /// The parameters and local variables of the methods that were asked for, by the indexes of these.
  private var locals: [Int: Set<String>] = [:]

  init(_ tokens: NativeTokens, _ facts: NativeFileFacts, fileVariables: [NameAt]) {
    self.tokens = tokens
    self.facts = facts
    self.fileVariables = Set(fileVariables.map(\.text))
  }

  /// The names, of those under which the view is stored, that something uses.
  ///
  /// - Parameters:
  ///   - owner: the class of the method.
  ///   - body: the tokens of the method's body.
  func usedNames(_ made: MadeView, of owner: String, _ body: Range<Int>, _ parameters: Set<String>)
    -> Set<String>
  {
    if made.stored.isEmpty { return [] }
    let maker = MadeViewReader(tokens: tokens, body: body, parameters: parameters, owner: owner)
    let locals = maker.locals()
    let stored = Dictionary(made.stored.map { ($0.text, $0) }, uniquingKeysWith: { first, _ in first })
    return Set(
      stored.filter { name, place in
        let assigned = tokens.index(at: place.place.range.start)
        guard tokens.isMark(assigned + 1, .assign) else { return true }
        // `dial = dial ?: Dial(c)` reads the field, too. A field that is not always assigned may be read with the view of another
        // call behind that.
        let isAssigned = maker.isAlwaysReached(assigned)
        let end = isAssigned ? maker.statementEnd(assigned + 2) ?? assigned : body.upperBound
        let scope = fileVariables.contains(name) ? [0..<tokens.count] : extents[owner] ?? []
        return spellings(of: name).contains { spelling in
          indexes(of: spelling, in: body).contains { index in
            (index < end || maker.isInClosure(index))
              && isUse(index, of: owner, isLocal: locals.contains(spelling))
          }
            || scope.contains { range in
              indexes(of: spelling, in: range).contains { index in
                !body.contains(index) && !declared.contains(tokens.range(index).start)
                  && isUse(index, of: owner, isLocal: isLocal(spelling, index))
              }
            }
        }
      }.keys)
  }

  /// Whether the file has the name of a property more than once.
  func isNamedAgain(_ name: String) -> Bool {
    spellings(of: name).reduce(0) { $0 + (occurrences[$1]?.count ?? 0) } > 1
  }

  /// `_dial` is the variable of the property `dial` in Objective-C.
  private func spellings(of name: String) -> Set<String> {
    if tokens.language != .objectiveC { return [name] }
    let bare = name.hasPrefix("_") ? String(name.dropFirst()) : name
    return [bare, "_" + bare]
  }

  private func extent(_ part: NativeClassPart) -> Range<Int>? {
    if tokens.language == .objectiveC {
      return tokens.index(at: part.range.start)..<tokens.index(at: part.range.end)
    }
    var open = tokens.index(at: part.nameRange.start)
    for _ in 0..<KeptViewReader.maxHeaderLength
    where open < tokens.count && !tokens.isMark(open, .openingBrace) {
      open = tokens.next(open)
    }
    return tokens.isMark(open, .openingBrace) ? open..<tokens.close(open) : nil
  }

  /// Tokens from the name of a class to its body, brackets counted as one.
  private static let maxHeaderLength = 200

  private func indexes(of name: String, in range: Range<Int>) -> ArraySlice<Int> {
    let all = occurrences[name] ?? []
    let start = all.partitioningIndex { $0 >= range.lowerBound }
    return all[start..<all[start...].partitioningIndex { $0 >= range.upperBound }]
  }

  /// Whether a name means a parameter or a local variable of the method around a token.
  private func isLocal(_ name: String, _ index: Int) -> Bool {
    let offset = tokens.range(index).start
    let next = methods.partitioningIndex { $0.bodyRange!.start > offset }
    guard next > 0, let range = methods[next - 1].bodyRange, offset < range.end else { return false }
    if let known = locals[next - 1] { return known.contains(name) }
    let body = tokens.index(at: range.start)..<tokens.index(at: range.end)
    let parameters = Set(methods[next - 1].parameters)
    let found = MadeViewReader(tokens: tokens, body: body, parameters: parameters, owner: "").locals()
    locals[next - 1] = found
    return found.contains(name)
  }

  /// Whether a name is read: it is not declared or assigned to there, and no member of something else.
  private func isUse(_ index: Int, of owner: String, isLocal: Bool) -> Bool {
    if tokens.isMark(index + 1, .assign) || isLabel(index) || isDeclaration(index) { return false }
    if isLetGo(index, owner) { return false }
    if hasOwner(index, owner) { return true }
    return !isLocal && !tokens.isMark(index - 1, .dot) && !tokens.isMark(index - 1, .arrow)
  }

  /// Whether a name is compared for nothing but to let the view go: `if (view == dial) dial = null`.
  private func isLetGo(_ index: Int, _ owner: String) -> Bool {
    let before = hasOwner(index, owner) ? index - 3 : index - 1
    guard
      [Mark.equal, .unequal].contains(where: { tokens.isMark(index + 1, $0) || tokens.isMark(before, $0) })
    else { return false }
    let open = tokens.parent(index)
    var next =
      tokens.isMark(open, .openingParenthesis) && tokens.spells(open - 1, "if")
      ? tokens.close(open) + 1 : index + 1
    if tokens.language == .swift {
      let end = min(next + KeptViewReader.maxComparisonLength, tokens.count)
      next = (next..<max(next, end)).first { tokens.isMark($0, .openingBrace) } ?? next
    }
    if tokens.isMark(next, .openingBrace) { next += 1 }
    if tokens.isMark(next + 1, .dot) || tokens.isMark(next + 1, .arrow) { next += 2 }
    return tokens.string(next) == tokens.string(index) && tokens.isMark(next + 1, .assign)
  }

  /// Tokens from a name in a condition of Swift to its branch.
  private static let maxComparisonLength = 6

  /// `self.dial`, `this->dial`, `DialManager.dial`, `DialManager.this.dial`
  private func hasOwner(_ index: Int, _ owner: String) -> Bool {
    guard tokens.isMark(index - 1, .dot) || tokens.isMark(index - 1, .arrow) else { return false }
    let before = tokens.isMark(index - 1, .dot) && tokens.isMark(index - 2, .question) ? index - 3 : index - 2
    return ["self", "this", "Self", owner].contains(tokens.string(before))
  }

  /// Whether a token names an argument: `turn(dial: 1)`, `[a turn:b dial:c]`.
  private func isLabel(_ index: Int) -> Bool {
    tokens.isMark(index + 1, .colon) && tokens.range(index).end == tokens.range(index + 1).start
      && !tokens.isMark(index - 1, .question)
  }

  /// `@synthesize dial`, a parameter of Objective-C outside of braces, `Dial dial` of Java, `UIView *dial`, `val dial`
  private func isDeclaration(_ index: Int) -> Bool {
    switch tokens.language {
    case .swift, .kotlin: return ["let", "var", "val"].contains(tokens.string(index - 1))
    case .objectiveC where tokens.parent(index) < 0: return true
    default: break
    }
    let ends: [Mark] = [.comma, .semicolon, .closingParenthesis, .colon]
    guard ends.contains(where: { tokens.isMark(index + 1, $0) }) else { return false }
    let types: [Mark] = tokens.language == .java ? [.greater, .closingBracket] : [.star]
    return types.contains { tokens.isMark(index - 1, $0) }
      || tokens.isIdentifier(index - 1) && !KeptViewReader.operators.contains(tokens.string(index - 1))
  }

  /// Words before a value.
  private static let operators: Set<String> = [
    "return", "else", "case", "throw", "assert", "instanceof", "in", "self",
  ]
}
