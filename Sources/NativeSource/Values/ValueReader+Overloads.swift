import Diagnostics

/// Which of several functions a call means, by the types of its arguments.
extension ValueReader {
  /// Whether no argument of a call in a file is certainly of another type than the parameter of a function of another file: a
  /// string is no object of a type of the sources, and the case of an enum no string.
  func fits(_ call: SyntaxTree.Call, _ caller: Int?, _ function: SourceOutline.Function, _ file: Int) -> Bool
  {
    zip(function.parameters, call.arguments).allSatisfy { parameter, argument in
      guard let type = type(of: parameter, file) else { return true }
      let parts = index.parts(of: type)
      let isText = ["String", "CharSequence"].contains(type.name)
      switch argument.value.kind {
      case .text, .joined: return isText || parts.isEmpty
      case .member(nil, let name): return parts.isEmpty ? !isText : findMember(name, type) != nil
      case .member(let base?, "rawValue"), .member(let base?, "name"):
        // Of the case of an enum it is no case.
        if let caller, let owner = staticType(base, caller), cases(of: owner) != nil { return parts.isEmpty }
      default: break
      }
      guard let caller, let given = staticType(argument.value, caller) else { return true }
      if given.name == "String" { return isText || parts.isEmpty }
      let own = index.parts(of: given)
      // A class may extend the type of the parameter.
      guard !own.isEmpty, cases(of: given) != nil else { return true }
      return parts.isEmpty ? !isText : !Set(parts).isDisjoint(with: own)
    }
  }

  private func type(of parameter: SourceOutline.Parameter, _ file: Int) -> SourceValue.TypeName? {
    guard let unit = index.unit(file),
      // A collection, a closure.
      !parameter.type.contains(where: { token in
        [.less, .openingBracket, .openingParenthesis].contains { unit.tokens.isMark(token, $0) }
      }),
      let name = parameter.type.last(where: { unit.tokens.isIdentifier($0) && $0 != parameter.token })
    else { return nil }
    return .init(name: unit.tokens.string(name), file: file, range: unit.tokens.range(name))
  }
}
