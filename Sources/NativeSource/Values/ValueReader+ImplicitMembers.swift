import Diagnostics

/// Follows the names that Swift has in the place of a type: members of the type that is expected, constants of Objective-C.
extension ValueReader {
  /// `.name` of Swift: the member of the type that is expected there; nil where that is not known.
  func expectedMember(_ name: String, _ tree: SyntaxTree, _ file: Int) throws(Unbound) -> SourceValue? {
    guard let type = expectedType(at: tree.tokens.lowerBound, file) else { return nil }
    guard let (member, owner) = findMember(name, type),
      index.unit(owner)?.outline.declarations[member].isStatic == true
    else { return try importedMember(name, of: type, file) }
    return literal(try declared(member, owner, [:]), of: type)
  }

  /// A string as an object of a type that is made of literals: `static var map: Self { "acme_map" }`.
  private func literal(_ value: SourceValue, of type: SourceValue.TypeName) -> SourceValue {
    guard case .text = value, isMadeOfLiterals(type) else { return value }
    return .record([.init(name: nil, value: value)], type)
  }

  /// Whether a type of Swift has an initialiser for literals.
  func isMadeOfLiterals(_ type: SourceValue.TypeName) -> Bool {
    index.parts(of: type).contains { part in
      guard let unit = index.unit(part.file) else { return false }
      return unit.outline.members(of: part.scope, named: "init").contains { member in
        guard case .function(let scope) = unit.outline.declarations[member].kind else { return false }
        return unit.outline.function(scope)?.parameters.first?.label == "stringLiteral"
      }
    }
  }

  /// The constant that `.name` means of a string type of Objective-C: for `typedef NSString *AcmeEvent NS_TYPED_ENUM` and
  /// `AcmeEvent const AcmeEventTap` the member `tap`. Nil where there is none.
  func importedMember(_ name: String, of type: SourceValue.TypeName, _ file: Int) throws(Unbound)
    -> SourceValue?
  {
    let suffix = name.capitalisedFirst
    let simple = simpleName(type.name)
    for prefix in [typedefName(importedAs: simple), simple].compactMap({ $0 }) {
      guard !index.constants(named: prefix + suffix).isEmpty else { continue }
      return try global(prefix + suffix, file, [:])
    }
    return nil
  }

  /// The name of the type that Swift imports under another one: `NS_SWIFT_NAME(Event)`.
  private func typedefName(importedAs name: String) -> String? {
    for file in files(using: "NS_SWIFT_NAME(" + name + ")") ?? [] {
      guard let unit = index.unit(file), unit.tokens.language == .objectiveC else { continue }
      let tokens = unit.tokens
      for token in 0..<tokens.count
      where tokens.spells(token, "NS_SWIFT_NAME") && tokens.string(token + 2) == name {
        // `typedef NSString *AcmeEventName NS_TYPED_ENUM NS_SWIFT_NAME(AcmeEvent);`
        let before = tokens.string(token - 1)
        return before.hasPrefix("NS_") || before.hasPrefix("_NS") ? tokens.string(token - 2) : before
      }
    }
    return nil
  }
}
