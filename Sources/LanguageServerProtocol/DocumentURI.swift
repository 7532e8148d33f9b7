extension LSP {
  /// A URI that names a document or a folder.
  package struct DocumentURI: Hashable, Sendable {
    /// The URI as the client wrote it.
    package let text: String
    /// The scheme, in lower case.
    package let scheme: String
    /// The path, decoded: it is the same for two spellings of one URI. A drive letter is in lower case.
    package let path: String

    /// Never fails: what is not a URI has no scheme.
    package init(_ text: String) {
      self.text = text
      let colon = text.utf8.firstIndex(of: UInt8(ascii: ":"))
      scheme = colon.map { text[..<$0].lowercased() } ?? ""
      var rest = Array((colon.map { text[text.utf8.index(after: $0)...] } ?? text[...]).utf8)
      if rest.starts(with: "//".utf8) {
        rest.removeFirst(2)
        let slash = rest.firstIndex(of: UInt8(ascii: "/")) ?? rest.endIndex
        rest.removeFirst(slash)
      }
      if let end = rest.firstIndex(where: { $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "#") }) {
        rest.removeSubrange(end...)
      }
      var path = DocumentURI.decoded(rest)
      // `/C:/x` and `/c:/x` are one file.
      if path.count >= 3, path[0] == UInt8(ascii: "/"), path[2] == UInt8(ascii: ":"),
        path[1] &- UInt8(ascii: "A") < 26
      {
        path[1] |= 0x20
      }
      self.path = String(decoding: path, as: UTF8.self)
    }

    /// The URI of the file at an absolute path.
    package init(path: String) {
      var text = "file://"
      for byte in path.utf8 {
        if DocumentURI.isPlain(byte) {
          text.unicodeScalars.append(Unicode.Scalar(byte))
        } else {
          let digits = String(byte, radix: 16, uppercase: true)
          text += byte < 16 ? "%0\(digits)" : "%\(digits)"
        }
      }
      self.text = text
      scheme = "file"
      self.path = path
    }

    package static func == (a: DocumentURI, b: DocumentURI) -> Bool {
      a.scheme == b.scheme && a.path == b.path
    }

    package func hash(into hasher: inout Hasher) {
      hasher.combine(scheme)
      hasher.combine(path)
    }

    /// What needs no escape in a path: the unreserved characters of RFC 3986, and `/`.
    private static func isPlain(_ byte: UInt8) -> Bool {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
        UInt8(ascii: "~"), UInt8(ascii: "/"):
        true
      default: false
      }
    }

    private static func decoded(_ bytes: [UInt8]) -> [UInt8] {
      var decoded: [UInt8] = []
      decoded.reserveCapacity(bytes.count)
      var index = 0
      while index < bytes.count {
        if bytes[index] == UInt8(ascii: "%"), index + 2 < bytes.count,
          let high = hexadecimal(bytes[index + 1]), let low = hexadecimal(bytes[index + 2])
        {
          decoded.append(high << 4 | low)
          index += 3
        } else {
          decoded.append(bytes[index])
          index += 1
        }
      }
      return decoded
    }

    private static func hexadecimal(_ byte: UInt8) -> UInt8? {
      switch byte {
      case 0x30...0x39: byte - 0x30
      case 0x41...0x46: byte - 0x41 + 10
      case 0x61...0x66: byte - 0x61 + 10
      default: nil
      }
    }
  }
}
