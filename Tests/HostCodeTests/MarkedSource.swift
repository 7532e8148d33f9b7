import Diagnostics

@testable import HostCode

/// Native source whose expected ranges stand between `⟦` and `⟧`.
struct MarkedSource {
  let source: String
  /// In the order of their starts.
  let ranges: [ByteRange]

  init(_ marked: String) {
    var bytes: [UInt8] = []
    var ranges: [ByteRange] = []
    var open: [Int] = []
    for character in marked {
      if character == "⟦" {
        open.append(ranges.count)
        ranges.append(ByteRange(bytes.count, bytes.count))
      } else if character == "⟧", let index = open.popLast() {
        ranges[index].end = UInt32(bytes.count)
      } else {
        bytes.append(contentsOf: Array(String(character).utf8))
      }
    }
    source = String(decoding: bytes, as: UTF8.self)
    self.ranges = ranges
  }

  func facts(_ path: String) -> HostFileFacts {
    HostFileFacts(reading: SourceText(path: path, source))!
  }
}

/// The facts of `source` in a file named `path`, which must be one a host is read in.
func facts(_ path: String, _ source: String) -> HostFileFacts {
  HostFileFacts(reading: SourceText(path: path, source))!
}
