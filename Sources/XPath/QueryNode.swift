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
  /// What a finding about an attribute marks.
  package enum AttributePart: String, Sendable, CaseIterable {
    case name
    /// The value; the name where it is empty or missing.
    case value
  }

  /// What a finding about the node marks: an element's tag, a part of an attribute, a text without the white space around it, a
  /// comment whole, an empty range at 0 for the document. Nil for a text of white space alone.
  package func findingRange(in document: Document, marking part: AttributePart = .name) -> ByteRange? {
    switch self {
    case .document: return ByteRange(0, 0)
    case .element(let index): return document.element(index).tagRange
    case .attribute(let index):
      let attribute = document.attribute(index)
      if part == .value, let value = attribute.valueRange, !value.isEmpty { return value }
      return attribute.nameRange
    case .text(let range):
      let text = document.text.trimmed(range)
      return text.isEmpty ? nil : text
    case .comment(let range): return range
    }
  }

  /// What `mpcheck query` shows: an element's start tag, an attribute with its value, and what `findingRange` is for the others.
  package func shownRange(in document: Document) -> ByteRange? {
    switch self {
    case .element(let index): document.element(index).startTagRange
    case .attribute(let index): document.attribute(index).range
    case .document, .text, .comment: findingRange(in: document)
    }
  }

  /// Whether it is uncertain what was meant, so that a rule says nothing of the node: an element with an issue in its start or end
  /// tag, and its attributes; whatever is after the last issue that was noted; the document where some of the file was not read.
  package func isUncertain(in document: Document) -> Bool {
    if document.issues.isEmpty { return false }
    switch self {
    case .document:
      return document.nodes.isEmpty || document.issues.contains { $0.kind.cutsReadingShort }
    case .element(let index): return document.hasUncertainTag(document.element(index))
    case .attribute(let index):
      guard let element = document.element(with: document.attribute(index)) else { return true }
      return document.hasUncertainTag(element)
    case .text(let range), .comment(let range): return document.hasUnnotedIssues(from: range.start)
    }
  }

  /// Where it begins, by which nodes are ordered.
  func start(in document: Document) -> UInt32 {
    switch self {
    case .document: 0
    case .element(let index): document.nodes[index].range.start
    case .attribute(let index): document.attributes[index].nameRange.start
    case .text(let range), .comment(let range): range.start
    }
  }

  /// Whether it is before another node of the document.
  func precedes(_ other: QueryNode, in document: Document) -> Bool {
    // A node may begin where the document does.
    if self == .document || other == .document { return self == .document && other != .document }
    return start(in: document) < other.start(in: document)
  }
}

extension Document {
  fileprivate func hasUncertainTag(_ element: Element) -> Bool {
    let start = element.startTagRange
    if hasIssue(in: start) || hasUnnotedIssues(from: start.start) { return true }
    if issues.contains(where: { $0.startTagElsewhere.map(start.contains) ?? false }) { return true }
    guard let name = element.endTagRange else { return false }
    return hasIssue(in: ByteRange(name.start &- 2, element.range.end))
  }

  /// Whether an issue begins in a tag, reaches into it, or is at its end.
  private func hasIssue(in tag: ByteRange) -> Bool {
    hasIssue(overlapping: tag)
      || issues(startingIn: tag).contains { $0.range.isEmpty }
  }

  /// Whether there may be issues from there on that were not noted.
  fileprivate func hasUnnotedIssues(from offset: UInt32) -> Bool {
    issues.contains { $0.kind == .tooManyIssues && $0.range.start <= offset }
  }
}

extension SyntaxIssue {
  /// The name in the start tag of the element that it is about, where it is an issue of its end tag that is not at one.
  fileprivate var startTagElsewhere: ByteRange? {
    switch kind {
    case .mismatchedTag, .unclosedTag: other
    case .misnestedEndTag: opening
    default: nil
    }
  }
}
