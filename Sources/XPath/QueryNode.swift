import Diagnostics
import Markup

/// A node that an expression selected in a document. It is ordered as the file is, the document before all else.
package enum QueryNode: Hashable, Sendable {
  case document
  /// An element of `Document.nodes`.
  case element(Int)
  /// An attribute of `Document.attributes`.
  case attribute(Int)
  /// A text between tags or comments, with the white space around it. It may be nothing but white space.
  case text(ByteRange)
  case comment(ByteRange)
}

extension QueryNode {
  /// What a finding about the node marks: an element's tag, an attribute's name, a text without the white space around it, a comment
  /// whole, an empty range at 0 for the document. Nil for a text of white space alone.
  package func findingRange(in document: Document) -> ByteRange? { nil }

  /// What `mpcheck query` shows: an element's start tag, an attribute with its value, and what `findingRange` is for the others.
  package func shownRange(in document: Document) -> ByteRange? { nil }

  /// Whether it is uncertain what was meant, so that a rule says nothing of the node: an element with a finding about syntax in its
  /// start or end tag, and its attributes; the document where some of the file was not read.
  package func isUncertain(in document: Document, _ dialect: Dialect) -> Bool { true }
}
