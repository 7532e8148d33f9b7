/// What comes after the return type of a method of Objective-C, as tokens: `move:(int)x to:(int)y`.
package struct MethodHeader {
  package struct Parameter {
    /// The part of the selector before the colon; the colon where there is none.
    package var label: Int
    /// The tokens between the brackets; empty without brackets.
    package var type: Range<Int>
    package var name: Int?
  }

  package var selector = ""
  /// The first part of the selector.
  package var name: Int
  package var parameters: [Parameter] = []
  /// The token after the last one.
  package var end: Int
}

extension NativeTokens {
  /// Reads a header from the first part of its selector on. Attributes and macros between its parts are passed over.
  package func methodHeader(_ start: Int) -> MethodHeader? {
    guard isIdentifier(start) || isMark(start, .colon) else { return nil }
    var header = MethodHeader(name: start, end: start)
    var index = start
    while index < count {
      guard isIdentifier(index) || isMark(index, .colon) else {
        guard isMark(index, .comma) || isMark(index, .dot) else { break }
        index += 1
        continue
      }
      let colon = isIdentifier(index) ? index + 1 : index
      if isMark(colon, .colon) {
        header.selector += (colon > index ? string(index) : "") + ":"
        let (parameter, end) = headerParameter(label: index, after: colon)
        header.parameters.append(parameter)
        index = end
      } else if isMark(index + 1, .openingParenthesis) {
        index = close(index + 1) + 1
      } else {
        if header.selector.isEmpty { header.selector = string(index) }
        index += 1
      }
    }
    header.end = index
    return header
  }

  /// The type and the name after a colon of a header, and the token after them. The first word after the type is the
  /// name, also where the next part has no label: `seek:(int)tag:(int)time` is `seek::`.
  private func headerParameter(label: Int, after colon: Int) -> (parameter: MethodHeader.Parameter, end: Int)
  {
    var parameter = MethodHeader.Parameter(label: label, type: colon + 1..<colon + 1, name: nil)
    var index = colon + 1
    if isMark(index, .openingParenthesis) {
      parameter.type = index + 1..<max(index + 1, close(index))
      index = close(index) + 1
    }
    while isIdentifier(index), isAttribute(index) {
      index = isMark(index + 1, .openingParenthesis) ? close(index + 1) + 1 : index + 1
    }
    if isIdentifier(index) {
      parameter.name = index
      index += 1
    }
    return (parameter, index)
  }

  /// Whether a word before the name of a parameter is an attribute, or a macro for one: `__unused`, `_Nonnull`,
  /// `NS_NOESCAPE`. A name such as `URL` is not, nor is `_`, which is the name of what nobody reads.
  private func isAttribute(_ index: Int) -> Bool {
    if isMark(index + 1, .openingParenthesis) { return true }
    let bytes = text.slice(range(index))
    let underscore = UInt8(ascii: "_")
    if bytes.first == underscore, let second = bytes.dropFirst().first {
      return second == underscore || second.isASCIIUppercase
    }
    return bytes.count > 1 && bytes.contains(underscore)
      && bytes.allSatisfy { $0.isASCIIUppercase || $0.isASCIIDigit || $0 == underscore }
  }
}
