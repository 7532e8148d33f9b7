import Markup

/// What is true of a name in every file of a dialect, found out once per name and thread.
package struct NameTraits {
  package struct Traits: OptionSet, BitwiseCopyable {
    package let rawValue: UInt16
    package init(rawValue: UInt16) { self.rawValue = rawValue }

    fileprivate static let known = Traits(rawValue: 1)
    package static let builtinTag = Traits(rawValue: 2)
    /// An attribute with the name binds an event.
    package static let event = Traits(rawValue: 4)
    /// An attribute with the name hands a component to another one.
    static let generic = Traits(rawValue: 8)
    /// On a native view, an attribute with the name is a parameter unless it binds an event.
    static let parameter = Traits(rawValue: 16)
    /// The plain value of an attribute with the name may name a function.
    static let takesFunction = Traits(rawValue: 32)
    /// An attribute with the name binds an event in the usual way, without catching it.
    static let usualEvent = Traits(rawValue: 64)
    /// A built-in tag with the name is controlled through a context.
    static let contextElement = Traits(rawValue: 128)
    /// The value of an attribute with the name is the id of another element.
    static let namesElement = Traits(rawValue: 256)
    /// A tag with the name leads to a page.
    static let link = Traits(rawValue: 512)
    /// The value of an attribute with the name is data that changes in both directions.
    static let bindsBothWays = Traits(rawValue: 1024)
    /// An attribute with the name gives what is in its element names: `slot-scope`, `slot:item`, `let:item`.
    static let bindsNames = Traits(rawValue: 2048)
    /// The value of an attribute with the name is not looked at when the page is rendered, or is the name of something else.
    static let namesNothing = Traits(rawValue: 4096)
    /// An attribute with the name makes a loop in another dialect, and was meant to make one here.
    static let foreignLoop = Traits(rawValue: 8192)
    /// A tag with the name shows a medium.
    static let media = Traits(rawValue: 16384)
    /// The value of an attribute with the name is a method that is called as a worklet.
    static let worklet = Traits(rawValue: 32768)
  }

  private let dialect: Dialect
  private let functionPrefixes: [String]
  private var traits: [Traits] = []
  private var lifecycles: MeantLifecycles

  package init(_ dialect: Dialect) {
    self.dialect = dialect
    lifecycles = MeantLifecycles(dialect)
    functionPrefixes = dialect.events.prefixes.map(\.spelling) + ["capture-", "change:"]
  }

  /// Whether a function in the script of a page or component may be meant as one that the platform calls under another name.
  mutating func mayMisspellLifecycles(_ unit: SourceUnit) -> Bool {
    guard unit.kind != .fragment, let script = unit.script, let instance = script.soleInstance else {
      return false
    }
    // Components may have them in several places, and are fewer.
    return script.objects[instance].kind != .page || lifecycles.areNear(methodsOf: script)
  }

  /// Whether the name begins like that of a loop elsewhere: `wx:for`, `s-for`, `v-for`, or with a hyphen in place of the colon.
  private static func isForeignLoop(_ name: String) -> Bool {
    // Most names do not contain the word.
    guard name.utf8.count >= 4,
      name.utf8.contains(where: { $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: "-") })
    else { return false }
    if name.containsBytes(of: ":for") || name == "v-for" { return true }
    return name.hasSuffix("-for")
      && Dialect.all.contains { $0.directives.prefix.dropLast() == name.dropLast("-for".count) }
  }

  /// Whether another dialect names the item or the index of a loop so: what is meant is reported there.
  private func isForeignLoopVariable(_ name: String) -> Bool {
    [":for-item", ":for-index", "-for-item", "-for-index"].contains(where: name.hasSuffix)
      && !name.hasPrefix(dialect.directives.prefix)
  }

  /// `spelling` is called once for each name.
  @inline(__always)
  package mutating func callAsFunction(_ name: NameID, _ spelling: (NameID) -> String) -> Traits {
    let index = Int(name.rawValue)
    if index < traits.count, traits[index].rawValue != 0 { return traits[index] }
    return found(index, spelling(name))
  }

  @inline(never) private mutating func found(_ index: Int, _ name: String) -> Traits {
    var found: Traits = .known
    if BuildMark.isMark(name) {
      found.insert(.namesNothing)
      return keep(found, for: index)
    }
    if dialect.components.contains(name) { found.insert(.builtinTag) }
    if let event = dialect.events.name(name) {
      found.insert(.event)
      if event.binding == .bind { found.insert(.usualEvent) }
    }
    if ContextElement.Kind(rawValue: name) != nil { found.insert(.contextElement) }
    if name == "navigator" { found.insert(.link) }
    if MediaElement.tags.contains(name) { found.insert(.media) }
    if name.hasPrefix("generic:") { found.insert(.generic) }
    if dialect.id == "wxml", name.hasPrefix("worklet:") { found.insert(.worklet) }
    if name == "for" || name == "scroll-into-view" { found.insert(.namesElement) }
    if NativeView.isParameter(name, in: dialect) { found.insert(.parameter) }
    if functionPrefixes.contains(where: name.hasPrefix) { found.insert(.takesFunction) }
    if name.hasPrefix("model:") || name.hasSuffix("model") && name == "\(dialect.directives.prefix)model" {
      found.insert(.bindsBothWays)
    }
    if name == "slot-scope" || name.hasPrefix("slot:") || name.hasPrefix("let:")
      || isForeignLoopVariable(name)
    {
      found.insert(.bindsNames)
    }
    if NameTraits.isForeignLoop(name) { found.insert(.foreignLoop) }
    if name == "ref" || name == "key" || name.hasSuffix(":key") || name.hasSuffix("-key") {
      found.insert(.namesNothing)
    }
    return keep(found, for: index)
  }

  private mutating func keep(_ found: Traits, for index: Int) -> Traits {
    if index >= traits.count { traits += Array(repeating: [], count: index + 64 - traits.count) }
    traits[index] = found
    return found
  }
}
