import Diagnostics

/// A value that comes from a page, at one place where the sources name it.
struct UsedValue {
  enum Kind: Hashable {
    /// The name of a message.
    case message
    /// The parameters of a view, as a dictionary.
    case dictionary
    /// The same as JSON: a string, or its bytes.
    case json
    /// Their keys; their entries.
    case keys, entries
    /// One of the keys, one of the entries, one of the values, in a loop over all.
    case key, entry, value
    /// An object of the sources that keeps the dictionary in properties with these names.
    case reader(SourceValue.TypeName, Set<String>)
  }

  /// A call of a function of the sources with the value: what the function gives back is there.
  struct Call {
    var scope: Int
    var file: Int
    var tokens: Range<Int>
    var caller: Int
    var bindings: ValueBindings
  }

  var kind: Kind
  /// The whole expression that has the value.
  var tokens: Range<Int>
  var file: Int
  /// What the parameters of the functions are that it came through.
  var bindings: ValueBindings = [:]
  /// How many functions it came through.
  var depth = 0
  /// The calls of these functions, the innermost last.
  var calls: [Call] = []
  /// The type whose initialiser the value is followed in: what is kept there is of one object.
  var keeper: String?
  /// Where in a loop over all keys it is known which one it is.
  var guarded: [Range<Int>] = []
  /// Whether it may have the parameters under a key of its own.
  var isConfiguration = false

  func at(_ tokens: Range<Int>, _ kind: Kind? = nil) -> UsedValue {
    var other = self
    other.tokens = tokens
    if let kind { other.kind = kind }
    return other
  }
}

extension UsedValue {
  /// Whether it is known there which one of all names it is about.
  var isGuarded: Bool { guarded.contains { $0.contains(tokens.lowerBound) } }

  /// The token of the name in the expression: the first identifier that is no member.
  func name(_ unit: SourceIndex.Unit) -> Int {
    tokens.first {
      unit.tokens.isIdentifier($0) && !unit.tokens.isAccessed($0) && unit.tokens.word($0) == .other
    } ?? tokens.lowerBound
  }
}

/// What is kept for all questions about one application.
struct UseMemory {
  /// A name as a file means it.
  struct NameInFile: Hashable {
    var name: String
    var file: Int
  }

  /// By the file: variables and elements of loops by the first token of their values.
  var declarationsByValue: [Int: [Int: [Int]]] = [:]
  var decodedNames: [DecodedType: FollowedNames] = [:]
  /// The members of structs of C by the names of these, and the numbers of constants of enums.
  var membersOfStructs: [NameInFile: [String]?] = [:]
  var numbersOfConstants: [NameInFile: Int?] = [:]
  /// Whether variables are changed by `++` alone, by file and declaration.
  var countedVariables: [DeclarationID: Bool] = [:]
  /// A class whose objects may be kept by those of another one.
  struct KeptObject: Hashable {
    var helper: String
    var keeper: ObjectClass
  }

  var keptObjects: [KeptObject: Bool?] = [:]
  var ownClasses: [ObjectClass: ValueReader.OwnClass] = [:]
  /// Whether the sources load code that is not among them.
  var loadsCode: Bool?
  /// Whether conditions test variables.
  var testedVariables: [DeclarationID: Bool] = [:]
  /// Whether types are made into an object at one place only.
  var onlyObjects: [NameInFile: Bool] = [:]
  /// Whether fields of types get other values than their constructors give them, by the names of types and fields.
  var changedFields: [NameInFile: Bool] = [:]
  /// The texts of all files, for few files.
  var filesByName: [String: [Int]?] = [:]
}
