import Diagnostics

/// A name and where it is.
package struct NameAt: Hashable, Sendable {
  package var text: String
  package var place: Place

  package init(_ text: String, at place: Place) {
    self.text = text
    self.place = place
  }
}

extension String {
  /// What a package or a module is about, in letters and digits: `safeareacontext` of `react-native-safe-area-context`.
  package var packageTopic: String {
    let name = hasPrefix("@") ? String(drop { $0 != "/" }) : self
    var topic = name.lettersAndDigits.replacing("reactnative", with: "")
    if topic.hasPrefix("rn"), topic.utf8.count > 4 { topic.removeFirst(2) }
    return topic
  }

  /// Its letters and digits alone, in lower case: how names of modules and packages resemble each other.
  package var lettersAndDigits: String {
    String(
      decoding: utf8.compactMap { byte -> UInt8? in
        switch byte {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte | 0x20
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): byte
        default: nil
        }
      }, as: UTF8.self)
  }
}
