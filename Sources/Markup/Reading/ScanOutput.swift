import Diagnostics

/// A start tag in the outline, as the source has it.
struct StartTag: BitwiseCopyable {
  /// The offset of `<`.
  var start: UInt32
  var nameEnd: UInt32
  /// Behind `>`, or where the tag was taken to end.
  var end: UInt32
  /// Its attributes in the output: the first index and the index behind the last.
  var firstAttribute: UInt32
  var attributeEnd: UInt32
  var isSelfClosing: Bool
}

/// A stretch between tags that is no text.
struct Trivia: BitwiseCopyable {
  enum Kind: UInt8, BitwiseCopyable {
    case comment
    /// Not read at all: the branch of a conditional comment that is not taken, an end tag that closes nothing,
    /// a doctype or a processing instruction.
    case hidden
  }

  var kind: Kind
  var range: ByteRange
}

/// What the scanner finds; every range is in the source.
struct ScanOutput {
  /// What libxml2 is to read.
  var outline = TagOutline()
  /// A start tag for each in the outline, in order.
  var startTags: [StartTag] = []
  /// A range for each end tag in the outline, in order; empty where the source has none.
  var endTags: [ByteRange] = []
  /// The attributes of the start tags; their names have no ids yet.
  var attributes: [AttributeNode] = []
  /// Where each name begins that the outline spells in another way.
  var oddNames: [UInt32] = []
  var trivia: [Trivia] = []
  var mustaches: [ByteRange] = []
  var issues: [SyntaxIssue] = []
  var hasUndecidedConditions = false

  mutating func removeAll() {
    outline.restart()
    startTags.removeAll(keepingCapacity: true)
    endTags.removeAll(keepingCapacity: true)
    attributes.removeAll(keepingCapacity: true)
    oddNames.removeAll(keepingCapacity: true)
    trivia.removeAll(keepingCapacity: true)
    mustaches.removeAll(keepingCapacity: true)
    issues.removeAll(keepingCapacity: true)
    hasUndecidedConditions = false
  }

  mutating func report(_ kind: SyntaxIssue.Kind, _ start: Int, _ end: Int, other: ByteRange? = nil) {
    report(SyntaxIssue(kind, ByteRange(start, end), other: other))
  }

  mutating func report(_ issue: SyntaxIssue) {
    if issues.count < MarkupLimit.issues {
      issues.append(issue)
    } else if issues.count == MarkupLimit.issues {
      issues.append(SyntaxIssue(.tooManyIssues, issue.range))
    }
  }
}
