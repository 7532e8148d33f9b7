import Diagnostics

/// How comments that hide findings are written in files of one kind.
package struct CommentSyntax: Hashable, Sendable {
  package let start: String
  /// Nil for a comment that ends with its line.
  package let end: String?

  /// For C and its descendants, Swift, Java, Kotlin, JavaScript.
  package static let slashes = CommentSyntax(start: "//", end: nil)
  /// For pages and other XML.
  package static let markup = CommentSyntax(start: "<!--", end: "-->")
  /// For `/* ... */` beside `//`.
  package static let block = CommentSyntax(start: "/*", end: "*/")
  /// For Ruby, shells, property files.
  package static let hash = CommentSyntax(start: "#", end: nil)

  /// A comment with this text.
  package func comment(_ content: String) -> String {
    end.map { "\(start) \(content) \($0)" } ?? "\(start) \(content)"
  }

  /// All comments of a text without strings, from their first byte to the last, that contain `mpcheck-`.
  package func suppressions(in text: SourceText) -> [ByteRange] {
    guard text.bytes.containsBytes(of: "mpcheck-") else { return [] }
    let bytes = text.bytes
    var comments: [ByteRange] = []
    var offset = 0
    while let first = CommentSyntax.firstIndex(of: start, in: bytes, from: offset) {
      var last: Int
      if let end {
        guard let found = CommentSyntax.firstIndex(of: end, in: bytes, from: first + start.utf8.count) else {
          break
        }
        last = found + end.utf8.count
      } else {
        last = first
        while last < bytes.count, !bytes[last].isLineBreak { last += 1 }
      }
      let comment = UnsafeBufferPointer(rebasing: bytes[first..<last])
      if comment.containsBytes(of: "mpcheck-") { comments.append(ByteRange(first, last)) }
      offset = last
    }
    return comments
  }

  private static func firstIndex(
    of word: String, in bytes: UnsafeBufferPointer<UInt8>, from offset: Int
  ) -> Int? {
    let word = Array(word.utf8)
    var offset = offset
    while offset + word.count <= bytes.count {
      if bytes[offset] == word[0], bytes[offset..<offset + word.count].elementsEqual(word) { return offset }
      offset += 1
    }
    return nil
  }
}
