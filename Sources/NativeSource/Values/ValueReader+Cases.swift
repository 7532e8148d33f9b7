import Diagnostics

/// What cases of enums are as numbers and strings.
extension ValueReader {
  /// The number of a case of an enum of integers: written, or one more than that of the case before it.
  func rawNumber(of own: SourceValue.EnumCase, _ unit: SourceIndex.Unit) -> Int? {
    let scope = unit.outline.declarations[own.declaration].scope
    guard let first = unit.outline.type(scope)?.supertypes.first, ValueReader.integers.contains(first) else {
      return nil
    }
    var number = -1
    for declaration in unit.outline.scopes[scope].declarations {
      guard case .enumCase(let raw) = unit.outline.declarations[declaration].kind else { continue }
      if let raw {
        guard raw.count == 1, let written = Int(unit.tokens.string(raw.lowerBound)) else { return nil }
        number = written
      } else {
        number += 1
      }
      if declaration == own.declaration { return number }
    }
    return nil
  }

  private static let integers: Set<String> = [
    "Int", "UInt", "Int8", "Int16", "Int32", "Int64", "UInt8", "UInt16", "UInt32", "UInt64", "NSInteger",
  ]

  /// What a case is as a string: its name, or what its type says of itself.
  func description(of own: SourceValue.EnumCase, _ bindings: ValueBindings) throws(Unbound) -> SourceValue {
    if findMember("description", own.type) != nil {
      return try member("description", ofValue: .enumCase(own), bindings)
    }
    // A `toString` of its own, or a type of Objective-C, which has no names of its cases.
    guard findMember("toString", own.type) == nil, !isExported(own) else { return .unknown }
    return .text(own.name, nil)
  }

  /// Whether the type of a case is `@objc enum`.
  private func isExported(_ own: SourceValue.EnumCase) -> Bool {
    guard let unit = index.unit(own.file), unit.tokens.language == .swift,
      let info = unit.outline.type(unit.outline.declarations[own.declaration].scope)
    else { return false }
    var token = info.nameToken - 1
    for _ in 0..<NativeSourceLimit.modifiers where unit.tokens.isIdentifier(token) {
      if unit.tokens.word(token) == .objc { return true }
      token -= unit.tokens.isMark(token - 1, .at) ? 2 : 1
    }
    return false
  }
}
