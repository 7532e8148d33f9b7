import Diagnostics

extension Dialect {
  /// The tag of a native view that `name` is most likely a misspelling of. The two differ by case, by `-`, `_` or
  /// nothing between the words, or by an edit distance of at most 2, and no built-in tag has the name.
  ///
  /// The name may still be registered as a component, which makes it right.
  package func misspelledNativeTag(_ name: String) -> String? {
    nativeTags.first { isMisspelling(name, of: $0) }
  }

  private func isMisspelling(_ name: String, of tag: String) -> Bool {
    let count = tag.utf8.count
    guard name != tag, (count - 2...count + 2).contains(name.utf8.count) else { return false }
    let lowered = name.utf8.map { byte in byte >= 0x41 && byte <= 0x5A ? byte | 0x20 : byte }
    let separators = [UInt8(ascii: "-"), UInt8(ascii: "_")]
    let isRespelled =
      lowered.filter { !separators.contains($0) } == tag.utf8.filter { !separators.contains($0) }
    return (isRespelled || editDistance(lowered, tag.utf8, limit: 2) <= 2) && !components.contains(name)
  }
}
