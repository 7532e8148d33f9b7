import Diagnostics

/// A name in the mustaches of a file to which the file's own script gives no value.
package struct UndefinedDataName: Sendable {
  /// A loop elsewhere in the file that binds the name.
  package struct Loop: Sendable {
    /// The name of the tag, or of what binds it.
    package let range: ByteRange
    package let isIndex: Bool
  }

  package let name: String
  /// In their order.
  package internal(set) var uses: [DataUse] = []
  package internal(set) var loop: Loop?
  /// How the item is called of the loop on the tag where a member of the name is read first; nil without one.
  package internal(set) var itemOfTag: String?
}

/// A place in a mustache that looks a name up.
package struct DataUse: Sendable {
  package struct Traits: OptionSet, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Without a value, the page works as its author wants it: a class that may be added, or a switch that is off.
    package static let isOptional = Traits(rawValue: 1)
    /// It is given to a template.
    package static let isTemplateData = Traits(rawValue: 2)
    /// The name is a key, too: `{{a, b}}` in the data of a template.
    package static let isKey = Traits(rawValue: 4)
    /// A member of it is read whose name is `globalData`.
    package static let readsGlobalData = Traits(rawValue: 8)
    /// It is a branch of a choice whose other branch is a text: `on ? 'red' : green`.
    package static let isBesideText = Traits(rawValue: 16)
    /// It is the whole value of an attribute of a component.
    package static let isProperty = Traits(rawValue: 32)
  }

  package let range: ByteRange
  package let traits: Traits
  /// The attribute's value; in text, the mustache.
  package let value: ByteRange
  /// The name of the tag; nil in text.
  package let tag: ByteRange?
}

extension Project {
  /// The names that are bound around a file by the files that include it, through any number of files: by loops, and by script
  /// modules of what is copied together with it.
  package func namesAround(_ file: Int) -> Set<String> {
    let group = includeGroup(of: file)
    if group.count == 1 { return [] }
    return group.reduce(into: []) { names, member in
      names.formUnion(files[member].facts.moduleNames)
      for reference in files[member].facts.references { names.formUnion(reference.namesAround) }
    }
  }
}
