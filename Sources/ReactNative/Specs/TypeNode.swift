import Diagnostics

/// A type as TypeScript or Flow writes it.
indirect enum TypeNode: Sendable {
  /// A name with type arguments; for `CodegenTypes.Double` only the last part.
  case name(String, arguments: [TypeNode], range: ByteRange)
  case object(members: [TypeMember], spreads: [TypeNode], range: ByteRange)
  case union([TypeNode])
  case intersection([TypeNode])
  case array
  case string(String)
  case number(String)
  case boolean(Bool)
  /// `null`, `undefined`, `void`.
  case nothing
  /// A function, a tuple, or what cannot be read.
  case other
}

/// A member of an object type.
struct TypeMember: Sendable {
  var name: String
  /// Without quotes.
  var range: ByteRange
  var isOptional: Bool
  var type: TypeNode
}
