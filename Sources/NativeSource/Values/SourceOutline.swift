import Diagnostics

/// The scopes of one file, and what each declares: types with members, functions with parameters, closures, loops.
struct SourceOutline {
  /// Where in a value the part is that a pattern names: `[1]` for `b` of `(a, b)`.
  typealias Path = [Int]

  struct Declaration {
    enum Kind {
      /// A variable or constant, with the tokens of its first value.
      case variable(Range<Int>?)
      /// An element of a collection, in a loop.
      case element(Range<Int>, Path)
      /// A value that is bound from another one: `(a, b) = pair`.
      case part(Range<Int>, Path)
      /// A parameter of the function or closure with this scope.
      case parameter(scope: Int, index: Int, Path)
      case function(scope: Int)
      /// A property with a body that makes its value.
      case getter(scope: Int)
      /// A case of an enum: the tokens of its arguments or of its raw value.
      case enumCase(Range<Int>?)
      case type(scope: Int)
      /// Another name for the type that the tokens spell.
      case alias(Range<Int>)
      /// A number that counts, or what cannot be known.
      case other
    }

    var name: String
    var token: Int
    var kind: Kind
    var scope: Int
    /// Whether other values may be assigned, or what is in it may change.
    var isMutable = false
    var isPrivate = false
    var isStatic = false
    /// The tokens of its type.
    var type: Range<Int> = 0..<0
  }

  struct Parameter {
    var label: String?
    var name: String
    var token: Int
    /// The tokens of its type.
    var type: Range<Int>
    var defaultValue: Range<Int>?
    /// Whether it takes any number of arguments: `vararg a: A`, `A... a`, `a: A...`.
    var isVariadic = false
  }

  struct Function {
    var name: String
    var nameToken: Int
    var parameters: [Parameter] = []
    /// Whether the body is one expression.
    var isExpression = false
    var isStatic = false
    /// Swift: whether other modules may call it.
    var isPublic = false
    /// The tokens of the type that an extension function of Kotlin extends.
    var receiver: Range<Int> = 0..<0
    var isInitialiser = false
    /// The tokens of the names of its reified type parameters.
    var typeParameters: [Int] = []
  }

  /// `Base(a, b)` in the header of a type, `new Base(a, b) { ... }`.
  struct SuperCall {
    var name: String
    /// The token of the `(`.
    var open: Int
  }

  struct TypeInfo {
    var name: String
    /// The token of its name, of its keyword where it has none.
    var nameToken: Int
    var keyword: Word
    /// The names of what it extends and adopts.
    var supertypes: [String] = []
    /// The parameters of the constructor in its header.
    var parameters: [Parameter] = []
    var isExtension = false
    /// A companion object or an anonymous class: its members count as members of the type around it.
    var isTransparent = false
    var isCompanion = false
    /// The call of the constructor of what it extends, in its header.
    var superCall: SuperCall?
    var isEnum: Bool { keyword == .enum }

    /// Whether it names a type as one that it extends or adopts, in whatever package or module.
    func extends(_ name: String) -> Bool {
      supertypes.contains { simpleName($0) == simpleName(name) }
    }
  }

  enum ScopeKind {
    case file
    case type(TypeInfo)
    case function(Function)
    /// A closure with the tokens of its first token, `{` or `^`, and the number of its parameters.
    case closure(first: Int)
    case block
  }

  struct Scope {
    var kind: ScopeKind
    /// The tokens in which its declarations count.
    var tokens: Range<Int>
    var parent: Int
    var declarations: [Int] = []

    /// Whether a name counts only after it is declared.
    var isLocal: Bool {
      switch kind {
      case .block, .function, .closure: true
      case .file, .type: false
      }
    }
  }

  /// The index that the first reified type parameter of a function has among its parameters.
  static let firstTypeParameter = 1_000

  let source: NativeTokens
  /// In the order of their first tokens; the file is the first one.
  var scopes: [Scope] = []
  var declarations: [Declaration] = []
  /// The declarations with a name, by its hash, in the order of the source.
  private(set) var byName: [UInt32: [Int]] = [:]
  /// Those of one scope alone.
  private var byScope: [ScopedName: [Int]] = [:]
  /// By the token of the name.
  private var byToken: [Int: Int] = [:]

  /// The outline of a file in which nothing is read yet.
  init(source: NativeTokens) {
    self.source = source
    scopes = [.init(kind: .file, tokens: 0..<source.count + 1, parent: -1)]
  }

  private struct ScopedName: Hashable {
    let scope: Int
    let hash: UInt32
  }

  /// Appends a declaration of a name with a hash, and gives its number.
  mutating func append(_ declaration: Declaration, hash: UInt32) -> Int {
    let number = declarations.count
    declarations.append(declaration)
    scopes[declaration.scope].declarations.append(number)
    byName[hash, default: []].append(number)
    byScope[ScopedName(scope: declaration.scope, hash: hash), default: []].append(number)
    byToken[declaration.token] = number
    return number
  }

  /// The innermost scope around a token.
  func scope(at token: Int) -> Int {
    var low = 0
    var high = scopes.count
    while low < high {
      let middle = (low + high) / 2
      if scopes[middle].tokens.lowerBound <= token { low = middle + 1 } else { high = middle }
    }
    var scope = low - 1
    while scope > 0, !scopes[scope].tokens.contains(token) { scope = scopes[scope].parent }
    return max(scope, 0)
  }

  /// The declaration that a name means at a token; the nearest one outwards. Variables of a block count after they are
  /// declared.
  func declaration(named name: String, at token: Int) -> Int? {
    let hash = identifierHash(name.utf8)
    // What is declared right at the token may have a scope that is not around it.
    if let own = byToken[token], declarations[own].name == name { return own }
    guard byName[hash] != nil else { return nil }
    var scope: Int? = scope(at: token)
    while let current = scope {
      let found = byScope[ScopedName(scope: current, hash: hash)]?.last { index in
        let declaration = declarations[index]
        return declaration.name == name && !(scopes[current].isLocal && declaration.token > token)
          && !isInOwnValue(token, declaration, scopes[current].kind)
      }
      if let found { return found }
      scope = current > 0 ? scopes[current].parent : nil
    }
    return nil
  }

  /// Whether a token is in the value of a local variable, where its name means another one: `guard let name = name`.
  private func isInOwnValue(_ token: Int, _ declaration: Declaration, _ scope: ScopeKind) -> Bool {
    guard source.language == .swift || source.language == .kotlin, declaration.token != token else {
      return false
    }
    switch (scope, declaration.kind) {
    case (.file, _), (.type, _): return false
    case (_, .variable(let value?)), (_, .part(let value, _)): return value.contains(token)
    default: return false
    }
  }

  /// The property that has the name of a method of the same type in Java and Kotlin, where a name does not call.
  func property(besides declaration: Int) -> Int {
    guard source.language == .java || source.language == .kotlin,
      case .function = declarations[declaration].kind
    else { return declaration }
    let own = declarations[declaration]
    return members(of: own.scope, named: own.name).first {
      switch declarations[$0].kind {
      case .variable, .getter: true
      default: false
      }
    } ?? declaration
  }

  /// The scopes of functions and types around a token, the innermost first.
  func enclosing(_ token: Int) -> [Int] {
    var found: [Int] = []
    var scope = scope(at: token)
    while scope >= 0 {
      found.append(scope)
      scope = scopes[scope].parent
    }
    return found
  }

  func function(_ scope: Int) -> Function? {
    if case .function(let function) = scopes[scope].kind { function } else { nil }
  }

  func type(_ scope: Int) -> TypeInfo? {
    if case .type(let type) = scopes[scope].kind { type } else { nil }
  }

  /// The innermost function around a token.
  func enclosingFunction(_ token: Int) -> Int? { enclosing(token).first { function($0) != nil } }

  /// The innermost type around a token that is not transparent.
  func enclosingType(_ token: Int) -> Int? {
    enclosing(token).first { type($0)?.isTransparent == false }
  }

  /// The declarations directly in a scope with a name.
  func members(of scope: Int, named name: String) -> [Int] {
    (byName[identifierHash(name.utf8)] ?? []).filter {
      declarations[$0].scope == scope && declarations[$0].name == name
    }
  }
}
