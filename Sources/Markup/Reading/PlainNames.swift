import SystemC

/// A few names in memory of their own. Most names of a file are seen at once, by their length, not to be among them.
///
/// The memory belongs to whoever made the list and ends with `deallocate`.
struct PlainNames {
  private let names: UnsafeMutableBufferPointer<UnsafeMutableBufferPointer<UInt8>>
  /// A bit for each length below 64 that a name has.
  private var lengths: UInt64 = 0

  /// Names of 64 bytes and more are left out.
  init(_ texts: [String]) {
    let texts = texts.filter { $0.utf8.count < 64 }
    names = .allocate(capacity: texts.count)
    for (index, text) in texts.enumerated() {
      let name = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: text.utf8.count)
      _ = name.initialize(fromContentsOf: text.utf8)
      names.initializeElement(at: index, to: name)
      lengths |= 1 << UInt64(text.utf8.count)
    }
  }

  func deallocate() {
    for name in names { name.deallocate() }
    names.deallocate()
  }

  subscript(index: Int) -> UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(names[index]) }

  /// The index of the name at `start`; nil when it is not in the list.
  @inline(__always) func index(of start: UnsafePointer<UInt8>, count: Int) -> Int? {
    count < 64 && lengths >> UInt64(truncatingIfNeeded: count) & 1 != 0 ? find(start, count) : nil
  }

  @inline(never) private func find(_ start: UnsafePointer<UInt8>, _ count: Int) -> Int? {
    names.firstIndex { $0.count == count && memcmp($0.baseAddress!, start, count) == 0 }
  }
}
