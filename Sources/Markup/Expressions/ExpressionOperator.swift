/// An operator of the expression language, one case per meaning: `+a` and `a + b` have two cases.
package enum ExpressionOperator: UInt8, Sendable, BitwiseCopyable {
  case or, coalesce, and, bitOr, bitXor, bitAnd
  case equal, notEqual, identical, notIdentical
  case less, greater, lessOrEqual, greaterOrEqual, `in`, instanceOf
  case shiftLeft, shiftRight, shiftRightUnsigned
  case add, subtract, multiply, divide, remainder, power
  case plus, minus, not, bitNot, typeOf, void
  /// The `? :` while its last part is being read; no node has it.
  case conditional

  /// How tightly the operator binds, as in ECMAScript: 0 for `? :`, 12 for `**`.
  var precedence: UInt8 {
    switch self {
    case .conditional: 0
    // As glass-easel, which alone reads "??", parses it; scripts refuse the two side by side.
    case .or, .coalesce: 1
    case .and: 2
    case .bitOr: 3
    case .bitXor: 4
    case .bitAnd: 5
    case .equal, .notEqual, .identical, .notIdentical: 6
    case .less, .greater, .lessOrEqual, .greaterOrEqual, .in, .instanceOf: 7
    case .shiftLeft, .shiftRight, .shiftRightUnsigned: 8
    case .add, .subtract: 9
    case .multiply, .divide, .remainder: 10
    case .plus, .minus, .not, .bitNot, .typeOf, .void: 11
    case .power: 12
    }
  }
}

/// Syntax of ECMAScript that a mustache cannot contain, recognised so that a report can name it.
///
/// Source: the upgrade notes of base library 2 reject arrow functions. The others did not
/// occur in any of 1,145 published pages.
package enum UnsupportedSyntax: Sendable, Equatable {
  case arrow, optionalChaining, assignment, increment, decrement, semicolon
  case new, function, async, await, yield, delete
}

/// What the reader expected where an expression turned out to be invalid. The raw value reads well after "expected".
package enum ExpectedSyntax: String, Sendable {
  case operand = "a value"
  case operatorOrEnd = "an operator or the end"
  case closingParenthesis = "\")\""
  case closingBracket = "\"]\""
  case closingBrace = "\"}\""
  case colon = "\":\""
  case arrow = "\"=>\""
  case propertyName = "a property name"
  case closingQuote = "the closing quote"
  case closingSlash = "the closing \"/\""
  case digit = "a digit"
}
