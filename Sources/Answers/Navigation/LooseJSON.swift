import Diagnostics
import Files

/// The strings of a JSON text with the keys that lead to them, read as far as the text allows: what is typed is hardly
/// ever complete.
///
/// `JSONReader` stops at the first mistake, because its values are a tree in which each key has one value. What remains
/// of a tree after mistakes would have to be decided case by case; strings need no tree.
struct LooseJSON {
  struct Item {
    /// The keys from the root; elements of arrays have none of their own.
    let keys: [String]
    /// What is between the quotes.
    let range: ByteRange
    /// The string as it is written.
    let value: String
    /// Whether it is the key that `keys` ends with.
    let isKey: Bool
    /// The offset of the object that contains it, directly or in arrays.
    let object: Int
  }

  private(set) var items: [Item] = []

  init(_ text: SourceText) {
    struct Container {
      var isObject: Bool
      var key: String?
      var isAfterColon = false
      var start: Int
    }
    var stack: [Container] = []
    let bytes = text.bytes
    var index = 0
    func skipLine() { while index < bytes.count, bytes[index] != 0x0A { index += 1 } }
    while index < bytes.count {
      let byte = bytes[index]
      switch byte {
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        stack.append(Container(isObject: byte == UInt8(ascii: "{"), start: index))
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        let isObject = byte == UInt8(ascii: "}")
        if let match = stack.lastIndex(where: { $0.isObject == isObject }) { stack.removeSubrange(match...) }
      case UInt8(ascii: ":"): if !stack.isEmpty { stack[stack.count - 1].isAfterColon = true }
      case UInt8(ascii: ","): if !stack.isEmpty { stack[stack.count - 1].isAfterColon = false }
      case UInt8(ascii: "/") where index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: "/"):
        skipLine()
        continue
      case UInt8(ascii: "/") where index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: "*"):
        index += 2
        while index + 1 < bytes.count,
          bytes[index] != UInt8(ascii: "*") || bytes[index + 1] != UInt8(ascii: "/")
        {
          index += 1
        }
        index += 1
      case UInt8(ascii: "\""):
        let start = index + 1
        index = start
        while index < bytes.count, bytes[index] != UInt8(ascii: "\""), bytes[index] != 0x0A {
          index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
        }
        index = min(index, bytes.count)
        let range = ByteRange(start, index)
        let value = text.string(range)
        // A string before a colon is a key.
        var next = index + 1
        while next < bytes.count, bytes[next] <= 0x20 { next += 1 }
        let isKey =
          stack.last?.isObject == true && next < bytes.count && bytes[next] == UInt8(ascii: ":")
        if isKey {
          stack[stack.count - 1].key = value
          stack[stack.count - 1].isAfterColon = false
        }
        items.append(
          Item(
            keys: stack.compactMap { $0.isObject ? $0.key : nil }, range: range, value: value, isKey: isKey,
            object: stack.last(where: \.isObject)?.start ?? 0))
      default: break
      }
      index += 1
    }
  }

  func item(at offset: UInt32) -> Item? { items.first { $0.range.touches(offset) } }
}
