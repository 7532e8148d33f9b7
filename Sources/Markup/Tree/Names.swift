import Diagnostics

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// An interned element or attribute name.
///
/// Ids are equal exactly when the names are equal byte for byte, within one `NameTable`. The ids of
/// `KnownName` are the same in every table.
package struct NameID: Hashable, Sendable, BitwiseCopyable {
  package let rawValue: UInt32

  @inlinable package init(rawValue: UInt32) { self.rawValue = rawValue }
  @inlinable package init(_ name: KnownName) { rawValue = name.rawValue }

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
  private var slots: [UInt32]
  private var spans: [(start: Int, count: Int, hash: UInt32)] = []
  private var storage: [UInt8] = []

  package init() {
    slots = [UInt32](repeating: .max, count: 1024)
    for name in KnownName.allCases {
      var spelling = name.spelling
      let id = spelling.withUTF8 { intern($0) }
      precondition(id == name, "KnownName's raw values count up from 0 in order")
    }
  }

  /// The number of names seen so far; ids are smaller than it.
  package var count: Int { spans.count }

  /// The bytes of a name of this table as a string.
  package func spelling(_ id: NameID) -> String {
    let span = spans[Int(id.rawValue)]
    return String(decoding: storage[span.start..<span.start + span.count], as: UTF8.self)
  }

  package mutating func intern(_ name: UnsafeBufferPointer<UInt8>) -> NameID {
    let hash = NameTable.hash(name)
    var index = Int(hash) & (slots.count - 1)
    while slots[index] != .max {
      let id = slots[index]
      let span = spans[Int(id)]
      if span.hash == hash, span.count == name.count, isEqual(span.start, name) {
        return NameID(rawValue: id)
      }
      index = (index + 1) & (slots.count - 1)
    }
    let id = UInt32(spans.count)
    slots[index] = id
    spans.append((storage.count, name.count, hash))
    storage.append(contentsOf: name)
    if spans.count * 2 > slots.count { grow() }
    return NameID(rawValue: id)
  }

  private func isEqual(_ start: Int, _ name: UnsafeBufferPointer<UInt8>) -> Bool {
    storage.withUnsafeBufferPointer { known in
      name.isEmpty || memcmp(known.baseAddress! + start, name.baseAddress!, name.count) == 0
    }
  }

  private mutating func grow() {
    let size = slots.count * 2
    slots = [UInt32](repeating: .max, count: size)
    for (id, span) in spans.enumerated() {
      var index = Int(span.hash) & (size - 1)
      while slots[index] != .max { index = (index + 1) & (size - 1) }
      slots[index] = UInt32(id)
    }
  }

  /// Multiplies in eight bytes at a time; the last load overlaps the one before it.
  private static func hash(_ name: UnsafeBufferPointer<UInt8>) -> UInt32 {
    let factor: UInt64 = 0x9E37_79B9_7F4A_7C15
    let bytes = UnsafeRawBufferPointer(name)
    let count = bytes.count
    var hash = UInt64(truncatingIfNeeded: count)
    func add(_ word: UInt64) {
      hash = (hash ^ word) &* factor
      hash ^= hash >> 32
    }
    if count >= 8 {
      var offset = 0
      while offset + 8 < count {
        add(bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
        offset += 8
      }
      add(bytes.loadUnaligned(fromByteOffset: count - 8, as: UInt64.self))
    } else if count >= 4 {
      let first = bytes.loadUnaligned(fromByteOffset: 0, as: UInt32.self)
      let last = bytes.loadUnaligned(fromByteOffset: count - 4, as: UInt32.self)
      add(UInt64(first) << 32 | UInt64(last))
    } else {
      for byte in bytes { add(UInt64(byte)) }
    }
    return UInt32(truncatingIfNeeded: hash)
  }
}
