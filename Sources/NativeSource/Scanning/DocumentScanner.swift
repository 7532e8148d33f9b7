import Diagnostics

/// Keeps the elements of XML files that have a root which the interest names.
enum DocumentScanner {
  static func facts(of text: SourceText, for interest: FactFilter) -> NativeFileFacts {
    var facts = NativeFileFacts(path: text.path, language: .xml)
    guard interest.documents.contains(where: { $0.isRoot(of: text.bytes) }) else { return facts }
    facts.suppressionComments = NativeLanguage.xml.comments.suppressions(in: text)
    if let tree = XMLTree(text) {
      facts.elements = tree.elements
    } else {
      let owner = NativeOwner(classIndex: -1, methodIndex: -1)
      facts.gaps.append(NativeGap(subject: .document, range: ByteRange(0, 0), owner: owner))
    }
    return facts
  }
}

extension FactFilter.DocumentRoot {
  /// The bytes that decide: before the root there is a declaration and a comment or two.
  package static let searchedBytes = 4096

  /// Whether the XML text has such a root, as far as its first bytes show; nothing is parsed.
  package func isRoot(of bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let bytes = UnsafeBufferPointer(rebasing: bytes.prefix(FactFilter.DocumentRoot.searchedBytes))
    guard let start = DocumentStart(bytes).root, follows(name, start + 1, bytes) else { return false }
    var at = start + 1 + name.utf8.count
    guard at < bytes.count, bytes[at].isXMLSpace else { return false }
    // Names of attributes: values in quotes are passed over.
    while at < bytes.count, bytes[at] != UInt8(ascii: ">") {
      if bytes[at] == UInt8(ascii: "\"") || bytes[at] == UInt8(ascii: "'") {
        let quote = bytes[at]
        at += 1
        while at < bytes.count, bytes[at] != quote { at += 1 }
      } else if bytes[at].isXMLSpace, follows(attribute, at + 1, bytes) {
        let end = at + 1 + attribute.utf8.count
        if end < bytes.count, bytes[end] == UInt8(ascii: "=") || bytes[end].isXMLSpace { return true }
      }
      at += 1
    }
    return false
  }

  private func follows(_ word: String, _ start: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    start + word.utf8.count <= bytes.count && bytes[start..<start + word.utf8.count].elementsEqual(word.utf8)
  }
}

/// What comes before the root of an XML text.
private struct DocumentStart {
  /// The offset of the root's `<`.
  private(set) var root: Int?

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    var at = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    while at < bytes.count {
      while at < bytes.count, bytes[at].isXMLSpace { at += 1 }
      guard at + 1 < bytes.count, bytes[at] == UInt8(ascii: "<") else { return }
      let isComment = bytes[at...].starts(with: "<!--".utf8)
      guard isComment || bytes[at + 1] == UInt8(ascii: "?") || bytes[at + 1] == UInt8(ascii: "!") else {
        root = at
        return
      }
      at =
        isComment ? DocumentStart.end(of: "-->", from: at + 4, bytes) : DocumentStart.end(from: at + 2, bytes)
    }
  }

  /// The offset after `word`.
  private static func end(of word: StaticString, from start: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> Int
  {
    var at = start
    let word = UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount)
    while at < bytes.count, !bytes[at...].starts(with: word) { at += 1 }
    return at + word.count
  }

  /// The offset after the `>` of a declaration, outside of quotes and square brackets.
  private static func end(from start: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> Int {
    var at = start
    var depth = 0
    while at < bytes.count {
      switch bytes[at] {
      case UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        let quote = bytes[at]
        at += 1
        while at < bytes.count, bytes[at] != quote { at += 1 }
      case UInt8(ascii: ">") where depth <= 0: return at + 1
      default: break
      }
      at += 1
    }
    return at
  }
}

extension UInt8 {
  fileprivate var isXMLSpace: Bool { isBlank || isLineBreak }
}
