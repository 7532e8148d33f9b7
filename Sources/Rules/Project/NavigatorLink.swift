import Diagnostics
import Linting
import Markup

extension FileContext {
  /// The parts of a link's value that name a page: the value; what is before the first mustache, where the query begins in that;
  /// or the strings in the value's one mustache that it may turn out to be, or that begin it with a path and its `?`.
  func linkRanges(of attribute: Attribute) -> [ByteRange] {
    if let value = attribute.staticValue { return [value] }
    guard let mustache = attribute.mustaches.first, let value = attribute.valueRange, !attribute.isBare else {
      return []
    }
    if value.start < mustache.start {
      let path = ByteRange(value.start, mustache.start)
      return hasQuery(path) ? [path] : []
    }
    guard attribute.wholeMustache != nil, let root = expression(mustache).root?.unwrapped else { return [] }
    if let start = root.addends?.first, start.kind == .string, let path = start.plainString {
      return hasQuery(path) ? [path] : []
    }
    var ranges: [ByteRange] = []
    root.forEachLiteralChoice { ranges.append($0) }
    return ranges
  }

  /// Whether a path and a `?` begin the range.
  private func hasQuery(_ range: ByteRange) -> Bool {
    text.slice(range).firstIndex(of: UInt8(ascii: "?")).map { $0 > 0 } ?? false
  }
}
