import Diagnostics

/// Follows constants of Objective-C under the names that Swift has for them.
extension ValueReader {
  /// The constant that `.name` means of a string type of Objective-C: for `typedef NSString *AcmeEvent NS_TYPED_ENUM` and
  /// `AcmeEvent const AcmeEventTap` the member `tap`. Nil where there is none.
  func importedMember(_ name: String, of type: SourceValue.TypeName, _ file: Int) throws(Unbound) -> SourceValue? {
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
