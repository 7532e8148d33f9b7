import Diagnostics

/// An expression of native source as a tree, the same for all languages.
///
/// What a language writes in its own way has one form here: `[a put:b for:c]`, `a.put(b, for: c)` and `a.put(b, c)` are
/// calls of a member.
struct SyntaxTree {
  indirect enum Kind {
    /// A string without values in it.
    case text(String)
    /// Parts that are joined to one string: `a + b`, `"\(a)b"`.
    case joined([SyntaxTree])
    /// A bare identifier, `$0` and `self` too.
    case name(String)
    /// `base.name`, `base->name`, `base?.name`; without a base `.name` of Swift.
    case member(SyntaxTree?, String)
    case call(Call)
    /// `base[key]`
    case element(SyntaxTree, SyntaxTree)
    case list([SyntaxTree])
    case dictionary([(key: SyntaxTree, value: SyntaxTree)])
    /// `(a, name: b)`, `a to b`
    case tuple([Argument])
    /// One of several values: `c ? a : b`, `a ?? b`, `if`.
    case choice([SyntaxTree])
    /// `a ?? b`: the second one where the first one is nothing.
    case fallback(SyntaxTree, SyntaxTree)
    /// `a == b ? c : d`, `if (a == b) c else d`: the one value where both are equal, else the other.
    case conditional(Comparison, equal: SyntaxTree, other: SyntaxTree)
    /// `when (subject) { label -> value }`; a branch without labels is the one for all else.
    case branches(subject: SyntaxTree?, [Branch])
    case closure(Closure)
    /// `@selector(name:)`, `#selector(name)`
    case selector(String)
    /// `this::name`, `::name`
    case reference(SyntaxTree?, String)
    /// `\.first.second`
    case keyPath([String])
    case boolean(Bool)
    case number
    case nothing
    case unknown
  }

  struct Argument {
    /// The label of Swift, the name of Kotlin, the further parts of a selector; nil for none.
    var label: String?
    var value: SyntaxTree
  }

  struct Call {
    /// What the call is sent to; nil for a bare name.
    var base: SyntaxTree?
    /// The name of the function or type; the first part of a selector.
    var name: String
    var nameToken: Int
    var arguments: [Argument]
    /// Whether an object of a type is made: `new Name()`.
    var isNew = false
    /// The tokens between `<` and `>` behind the name of a function.
    var typeArguments: Range<Int> = 0..<0
  }

  /// Two values that are compared.
  struct Comparison {
    var first: SyntaxTree
    var second: SyntaxTree
  }

  struct Branch {
    var labels: [SyntaxTree]
    var value: SyntaxTree
  }

  /// A block, closure or lambda.
  struct Closure {
    /// Token of the `{`, or the first token of an expression that is the whole body.
    var open: Int
    var body: Range<Int>
  }

  var kind: Kind
  /// From the first token to the one after the last.
  var tokens: Range<Int>

  init(_ kind: Kind, _ tokens: Range<Int>) {
    self.kind = kind
    self.tokens = tokens
  }

  var isUnknown: Bool { if case .unknown = kind { true } else { false } }
}
