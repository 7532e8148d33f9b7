import Diagnostics
import Markup
import Script

/// One name in a comment that hides findings or ends a region, or a comment that names none. The name is the id of a rule, or a
/// category, which means each of its rules.
package struct Suppression: Sendable {
  package enum Kind: Sendable {
    case nextLine, region, file
    /// Nothing is hidden: regions of the name end here.
    case regionEnd
    /// Nothing at all: the comment begins with a word that is none of `words`. `range` is the word.
    case unknownWord
  }

  /// The words with which comments for mpcheck begin.
  package static let words =
    DirectiveComment.Verb.allCases.map(\.rawValue) + FormatSwitch.allCases.map(\.rawValue)

  package let kind: Kind
  /// The name in the comment, whether a rule or category has it or not; nil when there is none.
  package let rule: String?
  /// The name in the comment, or all of the comment when it has none.
  package let range: ByteRange
  /// All of the comment.
  package let comment: ByteRange
  /// The names in the comment in order: what its fix has to keep.
  package let siblings: [ByteRange]
  /// The index of the name in `siblings`; 0 when there is none.
  package let position: Int
  package let hasReason: Bool
  /// The range in which findings are hidden if they start in it. A region may end earlier for a rule: where its category is
  /// enabled, or, if it is a region of the category, the rule.
  package let scope: ByteRange
}

/// A comment that steers mpcheck, as it is written in the file.
struct DirectiveComment {
  enum Verb: String, CaseIterable {
    case disableNextLine = "mpcheck-disable-next-line"
    case disable = "mpcheck-disable"
    case enable = "mpcheck-enable"
    case disableFile = "mpcheck-disable-file"
  }

  /// What it does; nil when its word is unknown.
  var verb: Verb?
  var word: ByteRange
  var rules: [ByteRange]
  var hasReason: Bool
  var comment: ByteRange

  /// Reads a comment with the text `body`; nil when it does not steer mpcheck, or only how pages are formatted.
  init?(_ text: SourceText, comment: ByteRange, body: ByteRange) {
    let bytes = text.bytes
    let body = text.trimmed(body)
    var offset = Int(body.start)
    let end = Int(body.end)
    guard offset < end, bytes[offset] == UInt8(ascii: "m") else { return nil }
    let wordStart = offset
    while offset < end, !isMarkupSpace(bytes[offset]), bytes[offset] != UInt8(ascii: ":") { offset += 1 }
    word = ByteRange(wordStart, offset)
    verb = Verb(rawValue: text.string(word))
    if verb == nil, !DirectiveComment.isUnknownWord(text, word) { return nil }
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

  /// Whether a word that is no verb looks like one: letters and `-` alone. A sentence may begin with the name of a file.
  private static func isUnknownWord(_ text: SourceText, _ word: ByteRange) -> Bool {
    let bytes = text.slice(word)
    return bytes.starts(with: "mpcheck-".utf8)
      && bytes.allSatisfy { $0 == UInt8(ascii: "-") || $0 >= UInt8(ascii: "a") && $0 <= UInt8(ascii: "z") }
      && FormatSwitch(rawValue: text.string(word)) == nil
  }
}
