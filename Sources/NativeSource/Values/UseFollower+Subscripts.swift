import Diagnostics

/// Subscripts of the sources that read keys: of their own types, and of dictionaries that they extend.
extension UseFollower {
  /// `data[.map]` with a subscript with which the sources extend dictionaries; false for another one.
  func followSubscript(_ use: UsedValue, _ bracket: Int, _ unit: SourceIndex.Unit) -> Bool {
    guard unit.tokens.language == .swift, unit.tokens.isMark(bracket + 1, .dot) else { return false }
    let call = unit.elementCall(use.tokens, bracket)
    guard let key = call.arguments.first?.value,
      let expected = reader.expectedType(at: key.tokens.lowerBound, use.file)
    else { return false }
    for (scope, file) in reader.subscriptsOfDictionaries(use.file) {
      guard let owner = index.unit(file), let function = owner.outline.function(scope),
        reader.takes(function, call, .swift), let parameter = function.parameters.first,
        let type = reader.typeName(spelledBy: parameter.type, at: function.nameToken, file, in: scope),
        index.parts(of: type) == index.parts(of: expected)
      else { continue }
      let whole = use.tokens.lowerBound..<min(unit.tokens.close(bracket) + 1, unit.tokens.count)
      enter(scope, file, call, whole, use) { inner in
        self.followReceiver(owner.outline.scopes[scope].tokens, inner, owner)
      }
      return true
    }
    return false
  }

  /// `self["key"]` with a subscript of the object's type; false for another use of `self`.
  func readOwnElement(
    _ token: Int, _ type: SourceValue.TypeName, _ kept: Set<String>, _ use: UsedValue,
    _ unit: SourceIndex.Unit
  ) -> Bool {
    let tokens = unit.tokens
    guard tokens.language == .swift, tokens.isMark(token + 1, .openingBracket),
      tokens.close(token + 1) < tokens.count
    else { return false }
    let call = unit.elementCall(token..<token + 1, token + 1)
    guard let (scope, file) = reader.method(call, type), let owner = index.unit(file) else { return false }
    enter(scope, file, call, token..<tokens.close(token + 1) + 1, use) { inner in
      self.readKept(scope, type, kept, inner, owner)
    }
    return true
  }
}
