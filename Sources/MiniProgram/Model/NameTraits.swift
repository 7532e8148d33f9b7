import Markup

/// What is true of a name whatever file it stands in, asked once per name and thread.
package struct NameTraits {
  private struct Traits: OptionSet {
    let rawValue: UInt8
    static let known = Traits(rawValue: 1)
    static let builtinTag = Traits(rawValue: 2)
    static let event = Traits(rawValue: 4)
    static let generic = Traits(rawValue: 8)
  }

  private var traits: [Traits] = []

  package init() {}

  package mutating func isBuiltinTag(_ name: NameID, _ spelling: (NameID) -> String) -> Bool {
    self[name, spelling].contains(.builtinTag)
  }

  /// Whether an attribute of that name binds an event.
  package mutating func isEvent(_ name: NameID, _ spelling: (NameID) -> String) -> Bool {
    self[name, spelling].contains(.event)
  }

  /// Whether an attribute of that name hands a component to another one.
  mutating func isGeneric(_ name: NameID, _ spelling: (NameID) -> String) -> Bool {
    self[name, spelling].contains(.generic)
  }

  private subscript(name: NameID, spelling: (NameID) -> String) -> Traits {
    mutating get {
      let index = Int(name.rawValue)
      if index >= traits.count { traits += Array(repeating: [], count: index + 64 - traits.count) }
      if traits[index].isEmpty {
        let name = spelling(name)
        var found: Traits = .known
        if BuiltinTags.contains(name) { found.insert(.builtinTag) }
        if EventName(name) != nil { found.insert(.event) }
        if name.hasPrefix("generic:") { found.insert(.generic) }
        traits[index] = found
      }
      return traits[index]
    }
  }
}
