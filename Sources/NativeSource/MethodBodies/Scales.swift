import Diagnostics

extension MethodReading {
  /// The numbers that the parameter with this 0-based index is divided by, multiplied by, or compared with.
  package struct ScaledBy: Hashable, Sendable {
    package enum Operation: Hashable, Sendable {
      case divided
      case multiplied
      case compared
    }

    package var operation: Operation
    package var number: Double
    package var range: ByteRange
  }

  package func scales(ofParameter index: Int) -> [ScaledBy] {
    guard index < method.parameters.count else { return [] }
    return uses(of: method.parameters[index]).flatMap(scales(of:))
  }

  private func scales(of use: Int) -> [ScaledBy] {
    let unit = unit(around: use)
    var found: [ScaledBy] = []
    if let (operation, at) = operation(from: unit.upperBound), let number = number(from: at) {
      found.append(ScaledBy(operation: operation, number: number.value, range: number.range))
    }
    if let (operation, at) = operation(before: unit.lowerBound), let number = number(before: at) {
      found.append(ScaledBy(operation: operation, number: number.value, range: number.range))
    }
    return found
  }

  /// The use with the casts and conversions around it: `(CGFloat)progress`, `Double(progress)`, `(progress)`.
  private func unit(around use: Int) -> Range<Int> {
    var unit = use..<use + 1
    for _ in 0..<NativeSourceLimit.enclosingCalls {
      if source.isMark(unit.lowerBound - 1, .closingParenthesis), let open = source.open(unit.lowerBound - 1),
        isNumberType(unit.lowerBound - 2), open == unit.lowerBound - 3
      {
        unit = open..<unit.upperBound
        continue
      }
      guard source.isMark(unit.lowerBound - 1, .openingParenthesis),
        source.isMark(unit.upperBound, .closingParenthesis)
      else { break }
      let before = unit.lowerBound - 2
      if source.isIdentifier(before), !isNumberType(before) { break }
      unit = (source.isIdentifier(before) ? before : before + 1)..<unit.upperBound + 1
    }
    return unit
  }

  private func isNumberType(_ index: Int) -> Bool {
    ["CGFloat", "Double", "Float", "double", "float", "Int", "int", "NSInteger"].contains(
      source.string(index))
  }

  /// The operation at `index`, and the token after it.
  private func operation(from index: Int) -> (ScaledBy.Operation, Int)? {
    guard source.kind(index) == .punctuation else { return nil }
    let next = source.isMark(index + 1, .assign) ? index + 2 : index + 1
    switch source.tokens[index].code {
    case UInt8(ascii: "/"): return (.divided, next)
    case UInt8(ascii: "*"): return (.multiplied, next)
    case UInt8(ascii: "<"), UInt8(ascii: ">"): return (.compared, next)
    case Mark.equal.code, Mark.unequal.code: return (.compared, index + 1)
    default: return nil
    }
  }

  /// The operation that has its right side at `index`, and the token before it. What is on the right side of a division
  /// is not divided.
  private func operation(before index: Int) -> (ScaledBy.Operation, Int)? {
    var at = index - 1
    guard source.kind(at) == .punctuation else { return nil }
    if source.isMark(at, .equal) || source.isMark(at, .unequal) { return (.compared, at - 1) }
    if source.isMark(at, .assign) { at -= 1 }
    guard source.kind(at) == .punctuation else { return nil }
    switch source.tokens[at].code {
    case UInt8(ascii: "*") where at == index - 1: return (.multiplied, at - 1)
    case UInt8(ascii: "<"), UInt8(ascii: ">"): return (.compared, at - 1)
    default: return nil
    }
  }

  private func number(from index: Int) -> (value: Double, range: ByteRange)? {
    var index = index
    if source.isMark(index, .openingParenthesis), isNumberType(index + 1),
      source.isMark(index + 2, .closingParenthesis)
    {
      index += 3
    } else if isNumberType(index), source.isMark(index + 1, .openingParenthesis) {
      index += 2
    } else if source.isMark(index, .openingParenthesis), source.isMark(index + 2, .closingParenthesis) {
      index += 1
    }
    return literal(index)
  }

  private func number(before index: Int) -> (value: Double, range: ByteRange)? {
    literal(source.isMark(index, .closingParenthesis) ? index - 1 : index)
  }

  private func literal(_ index: Int) -> (value: Double, range: ByteRange)? {
    // `.01` of C.
    if source.isMark(index, .dot), let rest = literal(index + 1) {
      let whole = source.outerRange(index, index + 1)
      return Double("0" + source.text.string(whole)).map { ($0, whole) } ?? rest
    }
    guard source.kind(index) == .number else { return nil }
    let range = source.range(index)
    var text = source.string(index)
    // `100.0f`, `100L`, `1_000`.
    if !text.hasPrefix("0x") {
      while let last = text.utf8.last, last.isASCIILetter { text.removeLast() }
    }
    text.removeAll { $0 == "_" || $0 == "'" }
    return Double(text).map { ($0, range) }
  }
}
