import Diagnostics

/// The tag of a view that the host app draws.
package let nativeTag = KnownName.mpaasComponent.spelling

/// Whether an element name is most likely meant to be `mpaas-component` and is not: it differs by case, by `-`, `_`
/// or nothing between the words, or by an edit distance of at most 2, and no built-in tag has the name.
///
/// The name may still be registered as a component, which makes it right.
package func isMisspelledNativeTag(_ name: String) -> Bool {
  let count = nativeTag.utf8.count
  guard name != nativeTag, (count - 2...count + 2).contains(name.utf8.count) else { return false }
  let lowered = name.utf8.map { byte in byte >= 0x41 && byte <= 0x5A ? byte | 0x20 : byte }
  let separators = [UInt8(ascii: "-"), UInt8(ascii: "_")]
  let isRespelled =
    lowered.filter { !separators.contains($0) } == nativeTag.utf8.filter { !separators.contains($0) }
  return (isRespelled || editDistance(lowered, nativeTag.utf8, limit: 2) <= 2) && !BuiltinTags.contains(name)
}
