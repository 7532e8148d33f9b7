import Diagnostics

/// An interned element or attribute name.
///
/// Ids are equal exactly when the names are equal byte for byte, within one `NameTable`. The ids of
/// `KnownName` are the same in every table.
public struct NameID: Hashable, Sendable, BitwiseCopyable {
  /// The number of the name in its table.
  public let rawValue: UInt32

  /// The name with that number.
  @inlinable public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The id of a known name, the same in every table.
  @inlinable public init(_ name: KnownName) { rawValue = name.rawValue }

  /// The name, if it is one that the language gives a meaning.
  package var known: KnownName? { KnownName(rawValue: rawValue) }

  /// The id of a node that has no name: text and comments.
  @inlinable public static var none: NameID { NameID(rawValue: .max) }

  /// Whether the id is that of the name.
  @inlinable public static func == (id: NameID, name: KnownName) -> Bool { id.rawValue == name.rawValue }
  /// Whether the id is not that of the name.
  @inlinable public static func != (id: NameID, name: KnownName) -> Bool { id.rawValue != name.rawValue }
}

/// The names that the dialects give a meaning and the code compares with. Their ids are the same in every dialect;
/// their spelling is not: see `Dialect.spelling`.
public enum KnownName: UInt32, CaseIterable, Sendable {
  /// The tags of native views, which the host app draws.
  case nativeView, otherNativeView
  /// The tags that bind script modules.
  case scriptModule, otherScriptModule
  case view, block, template, `import`, include, slot, navigator
  case id, type, style, `class`, hidden, name, `is`, data, src, from, module, url, key, ref
  case `if`, elif, `else`, `for`, forItem, forIndex, forKey

  /// The bit in the set of names that a node keeps.
  @inlinable public var bit: UInt64 { 1 << UInt64(rawValue) }

  /// The spelling of a name that all dialects share.
  package var commonSpelling: String? {
    switch self {
    case .view: "view"
    case .block: "block"
    case .template: "template"
    case .import: "import"
    case .include: "include"
    case .slot: "slot"
    case .navigator: "navigator"
    case .id: "id"
    case .type: "type"
    case .style: "style"
    case .class: "class"
    case .hidden: "hidden"
    case .name: "name"
    case .is: "is"
    case .data: "data"
    case .src: "src"
    case .from: "from"
    case .module: "module"
    case .url: "url"
    case .key: "key"
    case .ref: "ref"
    default: nil
    }
  }
}

extension NameID {
  /// Whether it is the tag of a native view.
  package var isNativeView: Bool { self == .nativeView || self == .otherNativeView }
  /// Whether it is a tag that binds a script module.
  package var isScriptModule: Bool { self == .scriptModule || self == .otherScriptModule }
}

/// Interns the names of the files that one thread reads, so that rules are found and names are compared by number.
package struct NameTable {
  private var table = ByteStringTable()
  /// The number after the known names, where other spellings of them begin, and the meaning of each.
  private let firstSynonym = UInt32(KnownName.allCases.count)
  private let synonyms: [NameID]

  package init(_ dialect: Dialect) {
    synonyms = dialect.otherSpellings.map { NameID($0.meaning) }
    let spellings = KnownName.allCases.map(dialect.spelling) + dialect.otherSpellings.map(\.spelling)
    for (index, spelling) in spellings.enumerated() {
      var spelling = spelling
      let number = spelling.withUTF8 { table.add($0) }
      precondition(number == index, "known names and their other spellings are counted up from 0 in order")
    }
  }

  /// The bytes of a name of this table as a string.
  package func spelling(_ id: NameID) -> String { table.text(id.rawValue) }

  package mutating func intern(_ name: UnsafeBufferPointer<UInt8>) -> NameID {
    let number = table.add(name)
    let synonym = Int(number &- firstSynonym)
    return synonym < synonyms.count ? synonyms[synonym] : NameID(rawValue: number)
  }
}
