import Diagnostics
import Markup

/// Whether `word` is one of the words of a value, as a class is: what white space separates. A word that touches a mustache is none,
/// and neither is one in it.
func hasWord(_ value: UnsafeBufferPointer<UInt8>, _ word: UnsafeBufferPointer<UInt8>) -> Bool {
  if word.isEmpty { return false }
  var offset = 0
  while offset < value.count {
    if isMarkupSpace(value[offset]) {
      offset += 1
      continue
    }
    let start = offset
    var touchesMustache = false
    while offset < value.count, !isMarkupSpace(value[offset]) {
      if let end = mustacheEnd(value, offset) {
        touchesMustache = true
        offset = end
      } else {
        offset += 1
      }
    }
    if !touchesMustache, value[start..<offset].elementsEqual(word) { return true }
  }
  return false
}

/// The offset after the mustache at `start`; nil where none is. One that does not end takes the rest.
private func mustacheEnd(_ value: UnsafeBufferPointer<UInt8>, _ start: Int) -> Int? {
  guard start + 1 < value.count, value[start] == UInt8(ascii: "{") else { return nil }
  switch value[start + 1] {
  case UInt8(ascii: "="):
    return firstPair(value, UInt8(ascii: "="), UInt8(ascii: "}"), from: start + 2)
  case UInt8(ascii: "{"):
    return matchedEnd(value, start + 2)
      ?? firstPair(value, UInt8(ascii: "}"), UInt8(ascii: "}"), from: start + 2) ?? value.count
  default: return nil
  }
}

/// The offset after the `}}` that is neither in braces nor in a string; nil without one.
private func matchedEnd(_ value: UnsafeBufferPointer<UInt8>, _ start: Int) -> Int? {
  var depth = 0
  var quote: UInt8?
  var offset = start
  while offset < value.count {
    let byte = value[offset]
    switch byte {
    case UInt8(ascii: "\\") where quote != nil: offset += 1
    case quote: quote = nil
    case _ where quote != nil: break
    case UInt8(ascii: "'"), UInt8(ascii: "\""), UInt8(ascii: "`"): quote = byte
    case UInt8(ascii: "{"): depth += 1
    case UInt8(ascii: "}"):
      if depth > 0 {
        depth -= 1
      } else if offset + 1 < value.count, value[offset + 1] == byte {
        return offset + 2
      }
    default: break
    }
    offset += 1
  }
  return nil
}

/// The offset after the first two bytes that are these; nil without them.
private func firstPair(
  _ value: UnsafeBufferPointer<UInt8>, _ first: UInt8, _ second: UInt8, from start: Int
) -> Int? {
  var offset = start
  while offset + 1 < value.count {
    if value[offset] == first, value[offset + 1] == second { return offset + 2 }
    offset += 1
  }
  return nil
}
