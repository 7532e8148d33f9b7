import CLibXML2
import Diagnostics
import Markup

/// A regular expression of XML Schema that is looked for anywhere in a text, as `matches` of XPath 2.0 does: `^` at its beginning and
/// `$` at its end are the ends of the text. It belongs to one thread.
final class Pattern {
  private enum Form {
    /// Nothing is looked for.
    case empty(startsText: Bool, endsText: Bool)
    /// One character, such as `[一-龥]`: libxml2 would keep all ways to read what is before it.
    case character([ClosedRange<UInt32>])
    case compiled(xmlRegexpPtr)
  }

  private let form: Form
  /// Whether something in it may come any number of times: libxml2 then tries each place of a text with each one after it.
  private let repeats: Bool

  /// Nil for what is not a regular expression.
  init?(_ pattern: String) {
    if pattern.utf8.count > CompiledExpression.maxLength || pattern.utf8.contains(0) { return nil }
    var inner = Pattern.withPlainDollars(pattern)[...]
    let startsText = inner.first == "^"
    if startsText { inner = inner.dropFirst() }
    let endsText = pattern.last == "$" && !pattern.dropLast().endsInEscape
    if endsText { inner = inner.dropLast() }
    repeats = inner.utf8.contains {
      $0 == UInt8(ascii: "*") || $0 == UInt8(ascii: "+") || $0 == UInt8(ascii: "{")
    }
    if inner.isEmpty {
      form = .empty(startsText: startsText, endsText: endsText)
      return
    }
    mpcheck_silence_thread()
    // In parentheses, `a)(b` would be one.
    guard let alone = xmlRegexpCompile(String(inner)) else { return nil }
    xmlRegFreeRegexp(alone)
    if !startsText, !endsText, let ranges = Pattern.characterClass(inner) {
      form = .character(ranges)
      return
    }
    let anything = "(.|[\\n\\r])*"
    guard
      let whole = xmlRegexpCompile((startsText ? "" : anything) + "(\(inner))" + (endsText ? "" : anything))
    else { return nil }
    form = .compiled(whole)
  }

  /// The characters of a class that lists characters and ranges of them, and nothing else; nil for all other patterns.
  private static func characterClass(_ pattern: Substring) -> [ClosedRange<UInt32>]? {
    let scalars = Array(pattern.unicodeScalars)
    guard scalars.count > 2, scalars.first == "[", scalars.last == "]" else { return nil }
    let listed = scalars.dropFirst().dropLast()
    if listed.contains(where: { "[]\\^".unicodeScalars.contains($0) }) { return nil }
    var ranges: [ClosedRange<UInt32>] = []
    var rest = listed
    while let first = rest.popFirst() {
      if first == "-" { return nil }
      guard rest.first == "-" else {
        ranges.append(first.value...first.value)
        continue
      }
      rest.removeFirst()
      guard let last = rest.popFirst(), last != "-", first <= last else { return nil }
      ranges.append(first.value...last.value)
    }
    return ranges
  }

  /// The pattern with `$` for `\$`: XPath 2.0 has this escape, and XML Schema has not, to which a `$` is itself.
  private static func withPlainDollars(_ pattern: String) -> String {
    var plain = ""
    var isEscaped = false
    for character in pattern {
      if isEscaped, character == "$" { plain.removeLast() }
      plain.append(character)
      isEscaped = character == "\\" && !isEscaped
    }
    return plain
  }

  deinit {
    if case .compiled(let expression) = form { xmlRegFreeRegexp(expression) }
  }

  /// How many operations it counts as to look for it in a text of that many bytes.
  func cost(_ count: Int) -> Int { repeats ? count + count * count / 256 : count }

  /// Whether it is in a text, behind which is a NUL; nil where libxml2 gives up.
  func isFound(in text: UnsafeBufferPointer<UInt8>) -> Bool? {
    switch form {
    case .empty(let startsText, let endsText): return !startsText || !endsText || text.isEmpty
    case .character(let ranges):
      return text.hasCharacter(in: ranges)
    case .compiled(let expression):
      let answer = xmlRegexpExec(expression, text.baseAddress)
      return answer < 0 ? nil : answer == 1
    }
  }
}

extension Substring {
  /// Whether the last of them is an escape, which takes what follows.
  fileprivate var endsInEscape: Bool { !reversed().prefix { $0 == "\\" }.count.isMultiple(of: 2) }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether one of the characters of this text, which is UTF-8, is in one of the ranges.
  fileprivate func hasCharacter(in ranges: [ClosedRange<UInt32>]) -> Bool {
    var offset = 0
    while offset < count {
      let (scalar, length) = decodeScalar(in: self, at: offset)
      if let scalar, ranges.contains(where: { $0.contains(scalar.value) }) { return true }
      offset += length
    }
    return false
  }
}
