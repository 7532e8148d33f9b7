import Diagnostics

/// Text that the copy needs where the source has none, so that it is well-formed.
struct Insertion {
  enum Kind: UInt8 {
    case emptyValue
    case emptyValueAndSpace
    case quotedNothing
    case quote
    case quoteAndSpace
    case singleQuote
    case space
    case tagEnd
    /// `</` + the name at `name` + `>`
    case endTag
  }

  /// The source offset before which the text goes; offsets never fall from one insertion to the next.
  var offset: UInt32
  var kind: Kind
  var name = ByteRange(0, 0)
}

/// A stretch between tags that is no text.
struct Trivia {
  enum Kind: UInt8 {
    case comment
    /// Not read at all: the branch of a conditional comment that is not taken, an end tag that closes nothing,
    /// a doctype or a processing instruction.
    case hidden
  }

  var kind: Kind
  var range: ByteRange
}

/// What the scanner finds besides the masked copy; every range is in the source.
struct ScanOutput {
  var insertions: [Insertion] = []
  var trivia: [Trivia] = []
  var mustaches: [ByteRange] = []
  var issues: [SyntaxIssue] = []
  var hasUndecidedConditions = false

  mutating func removeAll() {
    insertions.removeAll(keepingCapacity: true)
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
