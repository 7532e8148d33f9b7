import Diagnostics

/// A use of a name: the name's declaration says something about an object.
struct NameUse {
  enum Purpose {
    /// `Page(o)`
    case argument(object: Int)
    /// `onTap: f`, `onTap`
    case method(object: Int, item: Int)
    /// `data: { x: f }`
    case field(object: Int, item: Int)
    /// `mixins: [m]`, `behaviors: [m.o]`
    case mixin(object: Int, item: Int)
    /// `export { o }`, `module.exports = o`, `module.exports = { o }`
    case export(name: String)
  }

  var token: Int
  var purpose: Purpose

  var isArgument: Bool {
    if case .argument = purpose { true } else { false }
  }
}

extension ScriptScanner {
  /// How many levels deep names are followed: a literal that is found by name may use further names, of mixins for
  /// instance.
  private static let resolutionDepth = 4

  /// Looks up the names in `pendingNames`: all of them in one pass over the tokens, then the names that the literals
  /// found use.
  mutating func resolveNames() {
    for _ in 0..<ScriptScanner.resolutionDepth where !pendingNames.isEmpty {
      let uses = pendingNames
      pendingNames = []
      let names = NameIndex(list, of: uses.map(\.token))
      // First the arguments of `Page`: a literal that is exported too belongs to the page.
      for use in uses where use.isArgument { resolve(use, among: names.occurrences(of: use.token)) }
      for use in uses where !use.isArgument { resolve(use, among: names.occurrences(of: use.token)) }
      readPendingLiterals()
    }
    for use in pendingNames {
      if case .argument(let object) = use.purpose {
        addGap(object, .unresolvedArgument, list.range(use.token))
      }
    }
  }

  private mutating func resolve(_ use: NameUse, among occurrences: NameOccurrences) {
    let declaration = occurrences.declaration(for: use.token)
    switch use.purpose {
    case .argument(let object): resolveArgument(use.token, declaration, occurrences, object: object)
    case .method(let object, let item):
      if let declaration, list.isFunction(declaration) {
        facts.objects[object].methods[item].kind = .function
      }
    case .field(let object, let item):
      if let declaration, list.isFunction(declaration) {
        facts.objects[object].dataFields[item].kind = .function
      }
    case .mixin(let object, let item):
      if let source = mixinSource(use.token, declaration) {
        facts.objects[object].mixins[item].source = source
      }
    case .export(let name):
      if let exported = declaredObject(declaration, kind: .exported) {
        facts.objects[exported].exportNames.append(name)
      } else if let declaration, declaration.isModuleBinding {
        facts.handedOn[name] = moduleSources[list.string(use.token)]
      }
    }
  }

  private mutating func resolveArgument(
    _ token: Int, _ declaration: Declaration?, _ occurrences: NameOccurrences, object: Int
  ) {
    guard let declaration, declaration.kind == .variable, let value = declaration.value,
      let opener = list.initialLiteral(value)
    else {
      addGap(object, .unresolvedArgument, list.range(token))
      return
    }
    pend(literal: opener, object: object)
    // The object of another `Page(o)` has a gap already.
    guard objectOfLiteral[token: opener] == object else { return }
    readPendingLiterals()
    for occurrence in occurrences.tokens where occurrence != declaration.token {
      applyChange(at: occurrence, object: object)
    }
  }

  /// Notes what the occurrence of a variable does to the object in it: `o.onTap = ...` adds a method, `o[name] = ...`
  /// and `f(o)` make it incomplete.
  private mutating func applyChange(at token: Int, object: Int) {
    switch list.change(at: token) {
    case .none: break
    case .member(let name, let value, let isInMethods):
      if list.word(name) == .data || list.word(name) == .props || list.word(name) == .properties, !isInMethods
      {
        facts.objects[object].dataIsIncomplete = true
        return
      }
      let (kind, identifier) = list.value(value, list.valueEnd(value, limit: list.statementEnd(value)))
      if kind != .function && kind != .unknown { return }
      facts.objects[object].methods.append(
        Method(
          name: list.string(name), nameRange: list.range(name),
          kind: kind == .function ? .function : identifier == nil ? .unknown : .reference,
          location: isInMethods ? .methods : .topLevel))
    case .data: facts.objects[object].dataIsIncomplete = true
    case .anything: addGap(object, .changedVariable, list.range(token))
    }
  }

  /// The object that a declaration contains: an object literal, or the argument of `Behavior` or `Mixin`.
  private mutating func declaredObject(_ declaration: Declaration?, kind: ScriptObject.Kind) -> Int? {
    guard let declaration, declaration.kind == .variable, let value = declaration.value else { return nil }
    if let object = objectOfCall[token: value] { return object }
    guard let opener = list.initialLiteral(value) else { return nil }
    if let object = objectOfLiteral[token: opener] { return object }
    let object = addObject(kind, range: list.range(opener))
    pend(literal: opener, object: object)
    return object
  }

  private mutating func mixinSource(_ token: Int, _ declaration: Declaration?) -> MixinReference.Source? {
    guard let declaration else { return nil }
    if list.kind(token + 1) == .dot {
      guard declaration.isModuleBinding,
        case .module(let specifier, "default")? = moduleSources[list.string(token)]
      else { return nil }
      return .module(specifier: specifier, name: list.string(token + 2))
    }
    if let object = declaredObject(declaration, kind: .behavior) { return .object(object) }
    return declaration.isModuleBinding ? moduleSources[list.string(token)] : nil
  }

  /// What the imported names mean, as mixins.
  func importedSources() -> [String: MixinReference.Source] {
    var sources: [String: MixinReference.Source] = [:]
    for module in facts.modules where module.form == .import || module.form == .require {
      for binding in module.bindings {
        sources[binding.local] = .module(
          specifier: module.specifier.value, name: binding.imported == "*" ? "default" : binding.imported)
      }
    }
    return sources
  }

  /// Makes the pages incomplete when the script has a `Page` of its own, and the components likewise.
  mutating func markWrappers() {
    for (kind, word) in [(ScriptObject.Kind.page, ScriptWord.page), (.component, .component)] {
      guard facts.objects.contains(where: { $0.kind == kind }),
        let own = frameworkNames.first(where: { list.word($0) == word && list.isOwn($0) })
      else { continue }
      for object in facts.objects.indices where facts.objects[object].kind == kind {
        addGap(object, .wrapper, list.range(own))
      }
    }
  }
}

/// Where each of some names occurs, found in one pass over the tokens.
struct NameIndex {
  private var table: ByteStringTable
  private var names: [NameOccurrences] = []
  private let list: TokenList

  /// `tokens` are identifiers; their names are looked for.
  init(_ list: TokenList, of tokens: [Int]) {
    self.list = list
    table = ByteStringTable(expecting: tokens.count)
    // Bit n means names with the length and first byte that give n; most identifiers fall through.
    var filter: UInt64 = 0
    for token in tokens {
      if Int(table.add(list.text.slice(list.range(token)))) == names.count { names.append(NameOccurrences()) }
      filter |= 1 << UInt64(list.tokens[token].filterNumber)
    }
    let all = list.tokens
    for token in 0..<all.count where all[token].kind == .identifier {
      guard filter >> UInt64(all[token].filterNumber) & 1 != 0,
        !list.isMember(token),
        let name = table.find(list.text.slice(list.range(token)))
      else { continue }
      names[Int(name)].tokens.append(token)
    }
    for index in names.indices { names[index].findDeclarations(in: list) }
  }

  func occurrences(of token: Int) -> NameOccurrences {
    table.find(list.text.slice(list.range(token))).map { names[Int($0)] } ?? NameOccurrences()
  }

  /// The number of a bit for the length and first byte of a name.
  @inline(__always)
  static func filterNumber(length: UInt32, first: UInt8) -> UInt8 {
    UInt8(truncatingIfNeeded: (length &* 7 &+ UInt32(first)) & 63)
  }
}

/// The names of a script, of which some are asked for, one after the other: its tokens are gone through once.
package final class NamesOfScript {
  let list: TokenList
  private lazy var tokens: [UInt64: [Int]] = (0..<list.count).reduce(into: [:]) { places, token in
    guard list.kind(token) == .identifier, !list.isMember(token) else { return }
    places[WordSet.hash(list.text.slice(list.range(token))), default: []].append(token)
  }

  package init(_ list: TokenList) { self.list = list }

  /// What `NameIndex` says of the name of a token.
  func occurrences(of token: Int) -> NameOccurrences {
    var found = NameOccurrences()
    found.tokens = tokens[WordSet.hash(list.text.slice(list.range(token))), default: []]
    found.findDeclarations(in: list)
    return found
  }
}

/// The tokens that spell one name, not after a dot, in order, and what they declare.
struct NameOccurrences {
  /// How many declarations of one name are kept apart; a name with more is unknown.
  private static let declarationLimit = 32

  var tokens: [Int] = []
  private var declarations: [Declaration] = []
  /// Whether the name is assigned again somewhere, or has too many declarations.
  private var isUnclear = false

  mutating func findDeclarations(in list: TokenList) {
    for token in tokens {
      guard let declaration = list.declaration(at: token) else { continue }
      declarations.append(declaration)
      if declaration.kind == .assignment || declarations.count > NameOccurrences.declarationLimit {
        isUnclear = true
        return
      }
    }
  }

  /// The declaration that the name at `use` refers to: the one in the innermost scope. Nil when there is none, when a
  /// scope has several, or when the variable is assigned again somewhere.
  func declaration(for use: Int) -> Declaration? {
    if isUnclear { return nil }
    var best: Declaration?
    var isAmbiguous = false
    for declaration in declarations
    where declaration.token != use && declaration.scope.lowerBound <= use
      && use < declaration.scope.upperBound
    {
      if let known = best, known.scope.lowerBound >= declaration.scope.lowerBound {
        if known.scope.lowerBound == declaration.scope.lowerBound { isAmbiguous = true }
      } else {
        best = declaration
        isAmbiguous = false
      }
    }
    return isAmbiguous ? nil : best
  }
}
