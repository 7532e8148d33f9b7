/// How far a scanner looks, and how much it keeps: what exceeds a limit is unknown.
///
/// Each bounds the work per token, so that time stays linear for input that no person writes: `a = b = c = ...` of a
/// megabyte, types nested a thousand deep, a table of ten thousand calls.
package enum NativeSourceLimit {
  // Tokens that are looked at.
  static let typeArguments = 200
  static let nameTokens = 64
  /// From the keyword of a type to its `{`: `class A class B ...` would be walked from each name.
  static let typeHeader = 120
  /// From the `)` of a function's parameters to its `{`, and from a type's keyword for names of parameters.
  static let signature = 200
  /// From the name of a property to its `{`; also the exceptions that a Java method names.
  static let propertyType = 40
  /// From a variable to its value: `: Map<String, Any>? =`.
  static let variableType = 16
  /// Attributes and modifiers before a declaration.
  static let modifiers = 24
  /// The same before a type, with those of the declaration after a comment.
  static let annotations = 24
  /// A value on its level: `a = b = c = ...` would be walked from each `=`.
  package static let statement = 256
  /// The value of a constant.
  static let constant = 64
  /// Operands of `+`: what is joined from megabytes of them is not a name.
  static let operands = 64
  static let dottedName = 31
  /// From a constructor to the setters of the object.
  static let setters = 80

  // Levels outwards that are looked at.
  package static let enclosingBlocks = 64
  static let enclosingCalls = 4
  /// Branches of an `#if` that share one closing bracket.
  static let sharedBrackets = 16
  /// Bytes of a path of nested types.
  static let typePath = 256

  /// Imports among which the class is looked for that a name means.
  static let imports = 512

  // What is kept.
  /// `return` statements of one method.
  package static let returns = 64
  /// Messages to `super` and `self`: more of them say nothing new.
  static let ownMessages = 16
  /// Calls of one file with their arguments: what further calls hand on is unknown.
  static let forwardings = 1024
  /// Tokens of an argument of such a call.
  static let forwardedArgument = 16
}
