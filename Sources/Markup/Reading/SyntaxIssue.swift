import Diagnostics

/// Something that keeps a file from being read as it is; the tree is repaired after it.
package struct SyntaxIssue: Sendable, Hashable {
  package enum Kind: UInt8, Sendable, CaseIterable {
    /// A start tag that is never closed; `range` is its name, `other` the end tag or end of file that shows it. For a
    /// start tag that was meant as an end tag, `range` is the name in the start tag of the element before it.
    case unclosedTag
    /// An end tag that was meant for the innermost element but has another name; `range` is its name, `other` the name
    /// in the start tag.
    case mismatchedTag
    /// An end tag that comes after the end tag of an outer element; `range` is all of it, `other` the outer end tag,
    /// `opening` the name in the start tag.
    case misnestedEndTag
    /// An end tag that closes nothing; `range` is all of it. `other` is the name in the tag before it, when that is
    /// self-closing and has the same name.
    case unmatchedEndTag
    /// A `<` in text that starts nothing; `range` is that byte.
    case lessThanInText
    /// `range` is a line by which git marks a conflict.
    case mergeConflict
    /// `range` is `<name` or `</name`.
    case unterminatedTag
    /// `range` is the opening quote.
    case unterminatedValue
    /// `range` is `<!--`.
    case unterminatedComment
    /// `range` is `{{`.
    case unterminatedMustache
    /// `range` is the later attribute's name, `other` the first one's.
    case duplicateAttribute
    /// `range` is the value.
    case unquotedValue
    /// `range` is the name of the attribute that follows without a space.
    case missingAttributeSpace
    /// `range` is the first inner quote, with a backslash before it, `other` the mustache.
    case quoteInMustache
    /// A quote of a value after a backslash, where that does not keep it from ending the value; `range` is both, the first in
    /// the value.
    case escapedQuote
    /// `range` is the name.
    case invalidName
    /// `range` is the byte.
    case controlCharacter
    /// `range` is the first byte that is not UTF-8, or the first NUL of a text that is full of them.
    case notUTF8
    /// `range` is a UTF-16 byte order mark.
    case utf16
    /// `range` is the first attribute after the limit.
    case tooManyAttributes
    /// `range` is the name of the element that is nested too deeply.
    case tooDeep
    /// `range` is the place of the first issue that is not reported.
    case tooManyIssues
    /// The file is not read at all; `range` is empty, at its start.
    case fileTooLarge

    /// Whether the platform reads the file as it was meant all the same.
    ///
    /// Source: measured; WeChat's parser accepts attributes without blanks between them.
    package func isHarmless(in dialect: Dialect) -> Bool {
      self == .missingAttributeSpace && dialect.family != .alipay
    }

    /// Whether it says nothing of what is outside of its tag: that was read as it was meant.
    package var staysInTag: Bool { self == .unquotedValue || self == .duplicateAttribute }

    /// Whether something after it was not read, or not reported.
    package var cutsReadingShort: Bool {
      switch self {
      case .tooManyAttributes, .tooDeep, .tooManyIssues, .fileTooLarge: true
      default: false
      }
    }
  }

  package var kind: Kind
  package var range: ByteRange
  package var other: ByteRange?
  package var opening: ByteRange?

  package init(_ kind: Kind, _ range: ByteRange, other: ByteRange? = nil, opening: ByteRange? = nil) {
    self.kind = kind
    self.range = range
    self.other = other
    self.opening = opening
  }
}

extension SyntaxIssue {
  /// Whether it is a run of `<` in text that tolerant readers show: they do so before white space and before another `<`.
  package func isKeptAsText(in text: SourceText) -> Bool {
    guard kind == .lessThanInText, Int(range.end) < text.count else { return false }
    let next = text.bytes[Int(range.end)]
    return isMarkupSpace(next) || next == UInt8(ascii: "<")
  }
}

/// The bounds within which markup is read; what lies beyond them is reported as `input-limit`.
package enum MarkupLimit {
  /// Bytes in a file.
  package static let fileSize = 10_000_000
  /// Attributes on a tag: libxml2's work grows with their square.
  package static let attributes = 4_096
  /// Elements inside each other: libxml2's own limit.
  package static let depth = 256
  /// Syntax issues in a file, unless fixes are made.
  package static let issues = 1_000
}
