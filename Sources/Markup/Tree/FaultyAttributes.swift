import Diagnostics

/// An attribute of which it is uncertain what was meant: its name or value has a syntax issue, or what is after it has one or
/// belongs to no attribute.
package struct FaultyAttribute: Sendable {
  /// From its name to its end, or to the end of what is after it.
  package fileprivate(set) var range: ByteRange
  /// Its own; none where only what is after it has one.
  package fileprivate(set) var issues: [SyntaxIssue]
}

extension Document {
  /// The attributes with syntax issues, in order.
  package var faultyAttributes: [FaultyAttribute] {
    var found: [Int: FaultyAttribute] = [:]
    var mustacheEnd: UInt32 = 0
    for issue in issues where issue.kind.isAboutAttributes {
      let tag = startTag(at: issue.range)
      var end = issue.range.end
      // Of `="x {{a === 'r'}}"` each part is read as an attribute, and none is one.
      if issue.kind == .invalidName, let tag, issue.range.start >= mustacheEnd,
        text.slice(issue.range).containsBytes(of: "{{")
      {
        mustacheEnd = closingBraces(from: issue.range.start, to: tag.node.startTagEnd)
        end = max(end, mustacheEnd)
      }
      let affected = attributes(in: tag, from: issue.range.start, to: end)
      // The one before a name that is none may have lost its value to it: of `onTap=""go"` the method is after a quote too many.
      if issue.kind == .invalidName, let tag, affected.lowerBound > Int(tag.node.partStart) {
        let index = affected.lowerBound - 1
        found[index] = found[index] ?? FaultyAttribute(range: Attribute(parts, index).range, issues: [])
      }
      for index in affected {
        let range = Attribute(parts, index).range
        // What is after the attribute belongs to it as far as the issue is there, up to the next attribute.
        let rest = issue.range.start >= range.end ? issue.range.end : range.end
        found[index, default: FaultyAttribute(range: range, issues: [])].issues.append(issue)
        found[index]!.range.end = max(found[index]!.range.end, rest)
      }
    }
    return found.sorted { $0.key < $1.key }.map(\.value)
  }

  /// The element with a start tag in which a range begins.
  private func startTag(at range: ByteRange) -> Element? {
    let index = firstNode(from: range.start &+ 1) - 1
    guard index >= 0, let element = node(index).element else { return nil }
    // A value that is missing at the end of a file is after the tag.
    let end = element.node.startTagEnd
    return range.start < end || range.isEmpty && range.start == end ? element : nil
  }

  /// The indices of the attributes that begin after `start` and before `end`, and of the one that begins last up to
  /// `start` in the start tag that `start` is in.
  private func attributes(in tag: Element?, from start: UInt32, to end: UInt32) -> Range<Int> {
    let next = firstAttribute(from: start &+ 1)
    let hasOneBefore = tag.map { next > Int($0.node.partStart) } ?? false
    return (hasOneBefore ? next - 1 : next)..<max(next, firstAttribute(from: end))
  }

  private func firstAttribute(from offset: UInt32) -> Int {
    attributes.partitioningIndex { $0.nameRange.start >= offset }
  }

  /// The offset after the first `}}` of a range; its end where there is none.
  private func closingBraces(from start: UInt32, to end: UInt32) -> UInt32 {
    var offset = Int(start)
    while offset + 1 < Int(end) {
      if text.bytes[offset] == UInt8(ascii: "}"), text.bytes[offset + 1] == UInt8(ascii: "}") {
        return UInt32(offset + 2)
      }
      offset += 1
    }
    return end
  }
}

extension SyntaxIssue.Kind {
  /// Whether it is about an attribute where it is in a start tag.
  fileprivate var isAboutAttributes: Bool {
    switch self {
    case .duplicateAttribute, .unquotedValue, .missingAttributeSpace, .quoteInMustache, .escapedQuote,
      .invalidName,
      .controlCharacter, .unterminatedValue, .unterminatedMustache, .mergeConflict, .notUTF8,
      .tooManyAttributes, .tooManyIssues:
      true
    case .unclosedTag, .mismatchedTag, .misnestedEndTag, .unmatchedEndTag, .lessThanInText,
      .unterminatedTag, .unterminatedComment, .utf16, .tooDeep, .fileTooLarge:
      false
    }
  }
}
