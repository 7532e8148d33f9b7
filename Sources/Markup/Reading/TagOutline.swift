import Diagnostics
import SystemC

/// The text that libxml2 is given: the tags of a file with the names of their attributes, all of it well-formed.
///
/// Values are empty, and what is between tags is left out. Both are most of a file, and nothing that is taken from
/// libxml2 depends on them. A name is written as XML allows it: one that is respelled differs from the source.
///
/// The memory belongs to whoever made the outline and ends with `deallocate`.
struct TagOutline {
  private static let rootStart: StaticString = "<mp>"
  private static let rootEnd: StaticString = "</mp>"
  /// libxml2 refuses names above 50,000 bytes.
  private static let maxNameLength = 1_000
  // A constant that is made of one of another module would be asked for each name whether it is made.
  private static var room: Int { SourceText.padding + 8 }

  private var base: UnsafeMutablePointer<UInt8>
  private var capacity: Int
  /// The number of bytes written so far.
  private(set) var count = 0

  init() {
    capacity = 1 << 14
    base = .allocate(capacity: capacity)
  }

  func deallocate() { base.deallocate() }

  /// Ends the root and returns the text, which ends in a NUL and is valid until the next change.
  mutating func finish() -> UnsafePointer<UInt8> {
    write(TagOutline.rootEnd)
    base[count] = 0
    return UnsafePointer(base)
  }

  /// Begins again, with a root around all that comes.
  mutating func restart() {
    count = 0
    write(TagOutline.rootStart)
  }

  /// Takes back what was written after the first `count` bytes.
  mutating func truncate(to count: Int) { self.count = count }

  /// `SourceText.padding` bytes after a name can be read, here and below.
  mutating func writeStart(of name: UnsafeBufferPointer<UInt8>, isRespelled: Bool) {
    reserve(name.count)
    put(UInt8(ascii: "<"))
    putName(name, isRespelled)
  }

  mutating func writeAttribute(_ name: UnsafeBufferPointer<UInt8>, isRespelled: Bool) {
    reserve(name.count)
    put(UInt8(ascii: " "))
    putName(name, isRespelled)
    put(UInt8(ascii: "="))
    put(UInt8(ascii: "'"))
    put(UInt8(ascii: "'"))
  }

  /// Writes `>` or `/>`.
  mutating func writeTagEnd(isSelfClosing: Bool) {
    reserve(0)
    if isSelfClosing { put(UInt8(ascii: "/")) }
    put(UInt8(ascii: ">"))
  }

  mutating func writeEnd(of name: UnsafeBufferPointer<UInt8>, isRespelled: Bool) {
    reserve(name.count)
    put(UInt8(ascii: "<"))
    put(UInt8(ascii: "/"))
    putName(name, isRespelled)
    put(UInt8(ascii: ">"))
  }

  // MARK: Bytes

  /// Whether a name is not written as the source has it: XML does not allow it, or libxml2 would find a namespace in it.
  /// `bits` are all classes of its bytes.
  @inline(__always) static func respells(_ name: UnsafeBufferPointer<UInt8>, bits: UInt8) -> Bool {
    bits & ByteClass.respelledInName != 0 || !name[0].isASCIILetter || name.count > maxNameLength
      || name[0] == UInt8(ascii: "x") && name.starts(with: "xmlns".utf8)
  }

  @inline(__always) private mutating func put(_ byte: UInt8) {
    base[count] = byte
    count &+= 1
  }

  /// Writes a name. Names that are equal in the source are equal here, too.
  @inline(__always) private mutating func putName(_ name: UnsafeBufferPointer<UInt8>, _ isRespelled: Bool) {
    if isRespelled {
      // Digits, `-` and `.` begin no name, and `xmlns` would declare a namespace.
      if !name[0].isASCIILetter || name.starts(with: "xmlns".utf8) { put(UInt8(ascii: "_")) }
      for byte in name.prefix(TagOutline.maxNameLength) {
        put(isPlainInName(byte) ? byte : UInt8(ascii: "_"))
      }
    } else {
      // Nearly all names. Copying what is after them, too, takes two instructions; one for each byte took 1 % of a
      // lint.
      if name.count <= SourceText.padding {
        memcpy(base + count, name.baseAddress!, SourceText.padding)
      } else {
        memcpy(base + count, name.baseAddress!, name.count)
      }
      count &+= name.count
    }
  }

  private mutating func write(_ text: StaticString) {
    reserve(text.utf8CodeUnitCount)
    memcpy(base + count, text.utf8Start, text.utf8CodeUnitCount)
    count += text.utf8CodeUnitCount
  }

  /// Makes room for a name of `length` bytes, and for what surrounds names or is copied with them.
  @inline(__always) private mutating func reserve(_ length: Int) {
    if count &+ length &+ TagOutline.room > capacity { grow(length) }
  }

  @inline(never) private mutating func grow(_ length: Int) {
    let larger = max(capacity * 2, count + length + TagOutline.room)
    let memory = UnsafeMutablePointer<UInt8>.allocate(capacity: larger)
    memcpy(memory, base, count)
    base.deallocate()
    base = memory
    capacity = larger
  }
}
