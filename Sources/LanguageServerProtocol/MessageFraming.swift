import Diagnostics

extension LSP {
  /// Takes messages out of a stream of bytes: each is after a header with its length.
  package struct MessageFraming {
    /// What makes the rest of the stream unreadable, as a sentence.
    package struct Fault: Error, Equatable {
      package let sentence: LocalizedText
    }

    /// The size in bytes above which a message is not read: 100 MB.
    package static let maximumLength = 100_000_000
    private static let maximumHeader = 1 << 14

    private var buffer: [UInt8] = []
    private var start = 0
    /// The length of the content; its header was read.
    private var length: Int?

    package init() {}

    package mutating func append(_ bytes: UnsafeRawBufferPointer) {
      if start > 0, start == buffer.count || start > 1 << 20 {
        buffer.removeFirst(start)
        start = 0
      }
      buffer.append(contentsOf: bytes)
    }

    /// The content of the next message; nil when it has not come completely.
    package mutating func next() throws(Fault) -> [UInt8]? {
      if length == nil {
        guard let end = headerEnd() else {
          if buffer.count - start > MessageFraming.maximumHeader {
            throw Fault(sentence: LocalizedText(en: "a header never ends", zh: "消息头没有结束"))
          }
          return nil
        }
        length = try contentLength(buffer[start..<end])
        start = end + 4
      }
      guard let count = length, buffer.count - start >= count else { return nil }
      defer {
        start += count
        length = nil
      }
      return Array(buffer[start..<start + count])
    }

    /// The index of the blank line after the header.
    private func headerEnd() -> Int? {
      let blank = Array("\r\n\r\n".utf8)
      var index = start
      let last = min(buffer.count, start + MessageFraming.maximumHeader + blank.count) - blank.count
      while index <= last {
        if buffer[index..<index + blank.count].elementsEqual(blank) { return index }
        index += 1
      }
      return nil
    }

    private func contentLength(_ header: ArraySlice<UInt8>) throws(Fault) -> Int {
      for line in String(decoding: header, as: UTF8.self).split(separator: "\r\n") {
        guard let colon = line.utf8.firstIndex(of: UInt8(ascii: ":")),
          line[..<colon].lowercased() == "content-length"
        else { continue }
        let value = line[line.utf8.index(after: colon)...].drop { $0 == " " }
        guard let length = Int(value.prefix { $0 != " " }), length >= 0 else {
          throw Fault(
            sentence: LocalizedText(en: "the length of a message is not a number", zh: "消息的长度不是数字"))
        }
        if length > MessageFraming.maximumLength {
          throw Fault(
            sentence: LocalizedText(en: "a message of \(length) bytes is too long", zh: "消息过长：\(length) 字节"))
        }
        return length
      }
      throw Fault(
        sentence: LocalizedText(en: "a message has no Content-Length", zh: "消息没有 Content-Length"))
    }
  }
}
