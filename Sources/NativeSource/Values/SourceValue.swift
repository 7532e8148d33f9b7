import Diagnostics

/// What an expression of native source can be.
indirect enum SourceValue {
  /// A string, and the literal that it is from.
  case text(String, Place?)
  /// A class, by the name that a file has for it.
  case type(TypeName)
  /// Elements in their order. Open where there may be others.
  case list([SourceValue], isOpen: Bool)
  case dictionary([Entry], isOpen: Bool)
  /// A tuple, a pair, an object of a struct: its parts in their order, with their names.
  case record([Field], TypeName?)
  case enumCase(EnumCase)
  /// A closure of a file.
  case closure(SyntaxTree.Closure, file: Int)
  /// A function of the sources, or a method by its name.
  case function(name: String)
  /// The names of the members that a key path of Swift leads through.
  case keyPath([String])
  /// An object of a class.
  case object(TypeName)
  /// A file of the application that is no source, or what stands for it.
  case resource(Resource)
  /// One of these.
  case choice([SourceValue])
  case boolean(Bool)
  /// A whole number; of C also the constant of an enum.
  case integer(Int)
  case nothing
  /// What a tree is in a file, with the values that names had; looked at when it is needed.
  case deferred(SyntaxTree, file: Int, ValueBindings)
  case unknown

  enum Resource {
    /// The file at a path: its path or URL, a stream, its bytes, its text.
    case file(String)
    /// `R.raw.views`: the kind and the name.
    case identifier(String, String)
  }

  struct Entry {
    var key: SourceValue
    var value: SourceValue
  }

  struct Field {
    var name: String?
    var value: SourceValue
  }

  /// The name of a type as a file has it, and that file.
  struct TypeName: Hashable {
    var name: String
    var file: Int
    /// Where it is named.
    var range: ByteRange
    /// Whether it is the name as a string: `NSStringFromClass(X.self)`, `X.class.getName()`.
    var isText = false
  }

  struct EnumCase {
    var type: TypeName
    var name: String
    /// Its declaration in the outline of its file.
    var declaration: Int
    var file: Int
  }

  var isUnknown: Bool { if case .unknown = self { true } else { false } }

  /// All values that it may be.
  var alternatives: [SourceValue] {
    if case .choice(let values) = self { values.flatMap(\.alternatives) } else { [self] }
  }

  /// All values that it may be beside nothing; nothing where it is that alone.
  var some: [SourceValue] {
    let all = alternatives
    let some = all.filter { if case .nothing = $0 { false } else { true } }
    return some.isEmpty ? all : some
  }

  /// Whether parts of it are read one by one, which belong together.
  var hasParts: Bool {
    switch self {
    case .list, .dictionary, .record: true
    default: false
    }
  }

  /// One of several values.
  static func oneOf(_ values: [SourceValue]) -> SourceValue {
    let all = values.flatMap(\.alternatives)
    return all.count == 1 ? all[0] : all.isEmpty ? .unknown : .choice(all)
  }
}

/// A name without a value as yet: a parameter, an element of a loop.
struct DeclarationID: Hashable {
  var file: Int
  /// An index of `SourceOutline.declarations`; below 0 for what has no declaration.
  var index: Int

  /// `$1` and `it` of a closure without named parameters.
  static func implicit(_ file: Int, scope: Int, _ index: Int) -> DeclarationID {
    DeclarationID(file: file, index: -1 - scope * 16 - index)
  }

  /// `self` of the function with a scope.
  static func receiver(_ file: Int, scope: Int) -> DeclarationID {
    DeclarationID(file: file, index: -1 - scope * 16 - 15)
  }

  /// The scope and number of what has no declaration.
  var implicit: (scope: Int, index: Int)? {
    index < 0 ? ((-1 - index) / 16, (-1 - index) % 16) : nil
  }
}

/// The values of names at one time.
typealias ValueBindings = [DeclarationID: SourceValue]

/// A name must have a value before an expression has one.
struct Unbound: Error { var declaration: DeclarationID }
