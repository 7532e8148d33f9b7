import Diagnostics

@testable import Containers
@testable import NativeSource

/// Native source with expected ranges between `⟦` and `⟧`.
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

  func facts(_ path: String) -> NativeFileFacts {
    NativeFileFacts(reading: SourceText(path: path, source))!
  }
}

/// The facts of `source` in a file named `path`, which must be one a host is read in.
func facts(_ path: String, _ source: String) -> NativeFileFacts {
  NativeFileFacts(reading: SourceText(path: path, source))!
}

extension NativeFileFacts {
  var registrations: [RegistrationCall] { registrations(of: .mPaaS, in: .all) }
  var events: [EventCall] { events(of: .mPaaS, in: .all) }
}

extension RegistrationCall {
  var spelling: RegistrationSpelling { registration.spelling }
}

extension EventCall {
  var entries: [NativeEntry] { call.entries }
  var range: ByteRange { call.range }
  var dataRange: ByteRange { call.dictionaryRange }
}
