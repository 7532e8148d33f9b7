/// What is at a place where an operator may be; lengths are in bytes, entities included.
enum OperatorToken {
  case binary(ExpressionOperator, length: Int)
  /// The `?` of `a ? b : c`.
  case question
  case unsupported(UnsupportedSyntax, length: Int)
  case none
}

extension ExpressionScanner {
  /// The longest operator at `position`, which is after an operand.
  func operatorToken(_ position: Int) -> OperatorToken {
    let (byte, length) = symbol(position)
    switch byte {
    case UInt8(ascii: "?"): return question(position)
    case UInt8(ascii: "="): return equals(position)
    case UInt8(ascii: "!"):
      guard self.byte(position + 1) == UInt8(ascii: "=") else { return .none }
      return self.byte(position + 2) == UInt8(ascii: "=")
        ? .binary(.notIdentical, length: 3) : .binary(.notEqual, length: 2)
    case UInt8(ascii: ";"): return .unsupported(.semicolon, length: 1)
    case UInt8(ascii: "+"):
      return doubled(byte, position) ? .unsupported(.increment, length: 2) : assignable(.add, position, 1)
    case UInt8(ascii: "-"):
      return doubled(byte, position)
        ? .unsupported(.decrement, length: 2) : assignable(.subtract, position, 1)
    case UInt8(ascii: "*"):
      return doubled(byte, position) ? assignable(.power, position, 2) : assignable(.multiply, position, 1)
    case UInt8(ascii: "/"): return assignable(.divide, position, 1)
    case UInt8(ascii: "%"): return assignable(.remainder, position, 1)
    case UInt8(ascii: "^"): return assignable(.bitXor, position, 1)
    case UInt8(ascii: "|"):
      return doubled(byte, position) ? assignable(.or, position, 2) : assignable(.bitOr, position, 1)
    case UInt8(ascii: "&"):
      let second = symbol(position + length)
      return second.byte == byte
        ? assignable(.and, position, length + second.length) : assignable(.bitAnd, position, length)
    case UInt8(ascii: "<"): return less(position, length)
    case UInt8(ascii: ">"): return greater(position, length)
    case UInt8(ascii: "i"): return word(position)
    default: return .none
    }
  }

  private func doubled(_ byte: UInt8, _ position: Int) -> Bool { self.byte(position + 1) == byte }

  /// The operator of `length` bytes, or the assignment that it becomes by a `=` after it.
  private func assignable(_ operator: ExpressionOperator, _ position: Int, _ length: Int) -> OperatorToken {
    byte(position + length) == UInt8(ascii: "=")
      ? .unsupported(.assignment, length: length + 1) : .binary(`operator`, length: length)
  }

  private func question(_ position: Int) -> OperatorToken {
    switch byte(position + 1) {
    case UInt8(ascii: "?"):
      return byte(position + 2) == UInt8(ascii: "=")
        ? .unsupported(.assignment, length: 3) : .binary(.coalesce, length: 2)
    // `a ?.5 : 1` is a conditional with the number .5.
    case UInt8(ascii: ".") where !byte(position + 2).isASCIIDigit:
      return .unsupported(.optionalChaining, length: 2)
    default: return .question
    }
  }

  private func equals(_ position: Int) -> OperatorToken {
    let next = symbol(position + 1)
    switch next.byte {
    case UInt8(ascii: ">"): return .unsupported(.arrow, length: 1 + next.length)
    case UInt8(ascii: "="):
      return byte(position + 2) == UInt8(ascii: "=")
        ? .binary(.identical, length: 3) : .binary(.equal, length: 2)
    default: return .unsupported(.assignment, length: 1)
    }
  }

  private func less(_ position: Int, _ length: Int) -> OperatorToken {
    let next = symbol(position + length)
    switch next.byte {
    case UInt8(ascii: "="): return .binary(.lessOrEqual, length: length + 1)
    case UInt8(ascii: "<"): return assignable(.shiftLeft, position, length + next.length)
    default: return .binary(.less, length: length)
    }
  }

  private func greater(_ position: Int, _ length: Int) -> OperatorToken {
    let second = symbol(position + length)
    if second.byte == UInt8(ascii: "=") { return .binary(.greaterOrEqual, length: length + 1) }
    guard second.byte == UInt8(ascii: ">") else { return .binary(.greater, length: length) }
    let third = symbol(position + length + second.length)
    return third.byte == UInt8(ascii: ">")
      ? assignable(.shiftRightUnsigned, position, length + second.length + third.length)
      : assignable(.shiftRight, position, length + second.length)
  }

  private func word(_ position: Int) -> OperatorToken {
    switch skipWord(position) - position {
    case 2 where has("in", position): .binary(.in, length: 2)
    case 10 where has("instanceof", position): .binary(.instanceOf, length: 10)
    default: .none
    }
  }
}
