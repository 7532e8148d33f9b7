import Diagnostics

/// The `//` and `/* */` comments of a JSON text that mention mpcheck, from the slash to the end, in order.
package func jsonComments(in text: SourceText) -> [ByteRange] {
  let bytes = text.bytes
  var comments: [ByteRange] = []
  var index = 0
  while index < bytes.count {
    switch bytes[index] {
    case UInt8(ascii: "\""):
      index += 1
      while index < bytes.count, bytes[index] != UInt8(ascii: "\""), bytes[index] != 0x0A {
        index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
      }
      index += 1
    case UInt8(ascii: "/") where index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: "/"):
      let start = index
      while index < bytes.count, bytes[index] != 0x0A, bytes[index] != 0x0D { index += 1 }
      comments.append(ByteRange(start, index))
    case UInt8(ascii: "/") where index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: "*"):
      let start = index
      index += 2
      while index < bytes.count, bytes[index] != UInt8(ascii: "/") || bytes[index - 1] != UInt8(ascii: "*") {
        index += 1
      }
      index = min(index + 1, bytes.count)
      comments.append(ByteRange(start, index))
    default: index += 1
    }
  }
  return comments.filter { text.slice($0).dropFirst(2).drop { $0 <= 0x20 }.starts(with: "mpcheck-".utf8) }
}
