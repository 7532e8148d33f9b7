import Diagnostics

/// An interned element or attribute name.
///
/// Ids are equal exactly when the names are equal byte for byte, within one `NameTable`. The ids of
/// `KnownName` are the same in every table.
package struct NameID: Hashable, Sendable, BitwiseCopyable {
  package let rawValue: UInt32

  @inlinable package init(rawValue: UInt32) { self.rawValue = rawValue }
  @inlinable package init(_ name: KnownName) { rawValue = name.rawValue }

  /// The name, if it is one that the language gives a meaning.
  package var known: KnownName? { KnownName(rawValue: rawValue) }

  /// The id of a node that has no name: text and comments.
  @inlinable package static var none: NameID { NameID(rawValue: .max) }

  @inlinable package static func == (id: NameID, name: KnownName) -> Bool { id.rawValue == name.rawValue }
  @inlinable package static func != (id: NameID, name: KnownName) -> Bool { id.rawValue != name.rawValue }
}

/// The names that the language gives a meaning and the code asks for.
package enum KnownName: UInt32, CaseIterable, Sendable {
  case mpaasComponent, view, block, template, `import`, include, importSJS, slot, navigator, wxs, sjs
  case id, type, style, `class`, hidden, name, `is`, data, src, from, url, key, ref
  case aIf, aElif, aElse, aFor, aForItem, aForIndex, aKey

  /// The bit in the set of names that a node keeps.
  package var bit: UInt64 { 1 << UInt64(rawValue) }

  package var spelling: String {
    switch self {
    case .mpaasComponent: "mpaas-component"
    case .view: "view"
    case .block: "block"
    case .template: "template"
    case .import: "import"
    case .include: "include"
    case .importSJS: "import-sjs"
    case .slot: "slot"
    case .navigator: "navigator"
    case .wxs: "wxs"
    case .sjs: "sjs"
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
    case .url: "url"
    case .key: "key"
    case .ref: "ref"
    case .aIf: "a:if"
    case .aElif: "a:elif"
    case .aElse: "a:else"
    case .aFor: "a:for"
    case .aForItem: "a:for-item"
    case .aForIndex: "a:for-index"
    case .aKey: "a:key"
    }
  }
}

/// Interns the names of the files that one thread reads, so that rules are found and names are compared by number.
package struct NameTable {
  private var table = ByteStringTable()

  package init() {
    for name in KnownName.allCases {
      var spelling = name.spelling
      let id = spelling.withUTF8 { intern($0) }
      precondition(id == name, "KnownName's raw values count up from 0 in order")
    }
  }

  /// The bytes of a name of this table as a string.
  package func spelling(_ id: NameID) -> String { table.text(id.rawValue) }

  package mutating func intern(_ name: UnsafeBufferPointer<UInt8>) -> NameID {
    NameID(rawValue: table.add(name))
  }
}
