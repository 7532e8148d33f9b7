import Diagnostics
import Markup
import Script

/// One rule id in a comment that hides findings, or a comment that names none.
package struct Suppression: Sendable {
  package enum Kind: Sendable { case nextLine, region, file }

  package let kind: Kind
  /// The id that the comment names, whether a rule has it or not; nil when it names none.
  package let rule: String?
  /// The id in the comment, or all of the comment when it names none.
  package let range: ByteRange
  /// All of the comment.
  package let comment: ByteRange
  /// The ids of the comment in order: what its fix has to keep.
  package let siblings: [ByteRange]
  package let hasReason: Bool
  /// The range in which findings are hidden if they start in it.
  package let scope: ByteRange
}

/// A comment that steers mpcheck, as it is written in the file.
struct DirectiveComment {
  enum Verb: String {
    case disableNextLine = "mpcheck-disable-next-line"
    case disable = "mpcheck-disable"
    case enable = "mpcheck-enable"
    case disableFile = "mpcheck-disable-file"
  }

  var verb: Verb
  var rules: [ByteRange]
  var hasReason: Bool
  var comment: ByteRange

  /// Reads a comment with the text `body`; nil when it does not steer mpcheck.
  init?(_ text: SourceText, comment: ByteRange, body: ByteRange) {
    let bytes = text.bytes
    let body = text.trimmed(body)
    var offset = Int(body.start)
    let end = Int(body.end)
    guard offset < end, bytes[offset] == UInt8(ascii: "m") else { return nil }
    let wordStart = offset
    while offset < end, !isMarkupSpace(bytes[offset]), bytes[offset] != UInt8(ascii: ":") { offset += 1 }
    guard let verb = Verb(rawValue: text.string(ByteRange(wordStart, offset))) else { return nil }
    self.verb = verb
    self.comment = comment
    rules = []
    while offset < end, bytes[offset] != UInt8(ascii: ":") {
      if isMarkupSpace(bytes[offset]) || bytes[offset] == UInt8(ascii: ",") {
        offset += 1
        continue
      }
      let start = offset
      while offset < end, !isMarkupSpace(bytes[offset]), bytes[offset] != UInt8(ascii: ","),
        bytes[offset] != UInt8(ascii: ":")
      {
        offset += 1
      }
      rules.append(ByteRange(start, offset))
    }
    hasReason = offset < end && !text.trimmed(ByteRange(offset + 1, end)).isEmpty
  }
}
