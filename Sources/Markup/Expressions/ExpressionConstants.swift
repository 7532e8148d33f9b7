import Diagnostics

/// The type of a value that is written out in the source.
package enum ConstantType: Sendable, Equatable {
  case string, number, boolean, null, undefined, array, object, regularExpression
}

extension Expression {
  /// The type of the value if it is a literal, also in parentheses or with a sign; nil where it depends on data
  /// or on an operator.
  package var constantType: ConstantType? {
    let expression = unwrapped
    switch expression.kind {
    case .string, .template: return .string
    case .number: return .number
    case .boolean: return .boolean
    case .null: return .null
    case .undefined: return .undefined
    case .array: return .array
    case .object: return .object
    case .regularExpression: return .regularExpression
    case .unary: return expression.numberValue == nil ? nil : .number
    default: return nil
    }
  }

  /// The value of a numeric literal, also in parentheses or with signs.
  package var numberValue: Double? {
    var expression = unwrapped
    var isNegative = false
    while expression.kind == .unary, let child = expression.firstChild {
      switch expression.operator {
      case .plus: break
      case .minus: isNegative.toggle()
      default: return nil
      }
      expression = child.unwrapped
    }
    guard expression.kind == .number, let value = numberLiteralValue(expression.text) else { return nil }
    return isNegative ? -value : value
  }

  /// The value of `true` or `false`, also in parentheses.
  package var booleanValue: Bool? {
    let expression = unwrapped
    guard expression.kind == .boolean else { return nil }
    return expression.isTrue
  }
}

private func numberLiteralValue(_ literal: String) -> Double? {
  // A few digits are the most frequent form.
  if literal.utf8.count < 16, literal.utf8.allSatisfy({ $0.isASCIIDigit }) {
    return Double(literal.utf8.reduce(0) { $0 * 10 + Int($1 - 0x30) })
  }
  let digits = literal.utf8.filter { $0 != UInt8(ascii: "_") }
  let radix: Double
  switch digits.count > 1 && digits[0] == UInt8(ascii: "0") ? digits[1] | 0x20 : 0 {
  case UInt8(ascii: "x"): radix = 16
  case UInt8(ascii: "o"): radix = 8
  case UInt8(ascii: "b"): radix = 2
  default: return Double(String(decoding: digits, as: UTF8.self))
  }
  return digits.dropFirst(2).reduce(0) { value, byte in
    value * radix + Double(byte.isASCIIDigit ? byte - 0x30 : (byte | 0x20) - 0x61 + 10)
  }
}
