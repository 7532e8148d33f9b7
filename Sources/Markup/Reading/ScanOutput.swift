import Diagnostics

/// A stretch of the source: pieces follow each other in source order, and hidden ones are left out.
///
/// Hidden is what is not read at all: the branch of a conditional comment that is not taken, an end tag that closes
/// nothing, a doctype or a processing instruction.
struct Piece: BitwiseCopyable {
  enum Kind: UInt8, BitwiseCopyable {
    /// One for each start tag of the outline.
    case startTag
    /// One for each end tag of the outline; its range is empty where the source has none.
    case endTag
    /// A text that is not blank.
    case text
    case comment
  }

  var kind: Kind
  /// Whether a start tag ends in `/>`.
  var isSelfClosing = false
  /// Whether the outline spells the name of a start tag differently.
  var isRespelled = false
  /// The piece in the source. A start tag's range ends after `>`, or where the tag was taken to end.
  var range: ByteRange
  /// Where the name of a start tag ends.
  var nameEnd: UInt32 = 0
  /// A start tag's attributes, or a text's mustaches: first index and number.
  var partStart: UInt32 = 0
  var partCount: UInt32 = 0
}

extension NameID {
  /// The name of an attribute that the outline spells differently, until the tree is built.
  static var respelled: NameID { NameID(rawValue: .max - 1) }
}

/// What the scanner finds; every range is in the source.
struct ScanOutput {
  /// What libxml2 is to read.
  var outline = TagOutline()
  var pieces = PlainList<Piece>(capacity: 1024)
  /// The attributes of the start tags; their names are `none` or `respelled`.
  var attributes = PlainList<AttributeNode>(capacity: 1024)
  var mustaches = PlainList<ByteRange>(capacity: 512)
  var issues: [SyntaxIssue] = []
  /// How many of them are reported at most.
  var issueLimit = MarkupLimit.issues
  var hasUndecidedConditions = false
  /// Something was seen that may be the marker of a merge conflict.
  var mayHaveConflict = false

  func deallocate() {
    outline.deallocate()
    pieces.deallocate()
    attributes.deallocate()
    mustaches.deallocate()
  }

  mutating func removeAll() {
    outline.restart()
    pieces.removeAll()
    attributes.removeAll()
    mustaches.removeAll()
    issues.removeAll(keepingCapacity: true)
    hasUndecidedConditions = false
    mayHaveConflict = false
  }

  /// Alternatives are side by side: what looks unbalanced is not.
  mutating func dropNestingIssues() {
    hasUndecidedConditions = true
    issues.removeAll {
      switch $0.kind {
      case .unclosedTag, .mismatchedTag, .misnestedEndTag, .unmatchedEndTag: true
      default: false
      }
    }
  }

  mutating func report(_ kind: SyntaxIssue.Kind, _ start: Int, _ end: Int, other: ByteRange? = nil) {
    report(SyntaxIssue(kind, ByteRange(start, end), other: other))
  }

  mutating func report(_ issue: SyntaxIssue) {
    if issues.count < issueLimit {
      issues.append(issue)
    } else if issues.count == issueLimit {
      issues.append(SyntaxIssue(.tooManyIssues, issue.range))
    }
  }
}
