/// Whether a terminal or an editor would obey or hide the scalar instead of showing it: control characters,
/// line and paragraph separators, direction controls, zero width spaces, soft hyphens, signs without a width, and tags.
///
/// A file name or an attribute value with one of these could otherwise rewrite the report ("trojan source").
package func isUnseen(_ scalar: Unicode.Scalar) -> Bool {
  let value = scalar.value
  if value < 0x20 { return true }
  if value < 0x7F { return false }
  switch value {
  case 0x7F...0x9F, 0xAD, 0x061C, 0x180E, 0x200B, 0x200E...0x200F, 0x2028...0x202E, 0x2060...0x2064,
    0x2066...0x2069, 0xFEFF, 0xE0000...0xE007F:
    return true
  default: return false
  }
}

/// What is shown in place of an unseen scalar: the control picture of a C0 control or DEL, `<U+202E>` for the rest.
package func standIn(for scalar: Unicode.Scalar) -> String {
  let value = scalar.value
  if value < 0x20, let picture = Unicode.Scalar(0x2400 + value) { return String(Character(picture)) }
  if value == 0x7F { return "\u{2421}" }
  let digits = String(value, radix: 16, uppercase: true)
  return "<U+" + String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits + ">"
}

extension String {
  /// The text with stand-ins for what a terminal would obey or hide; line feeds and tabs are kept on request.
  package func visible(keepingLines: Bool = false) -> String {
    if utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return self }
    var visible = ""
    for scalar in unicodeScalars {
      if isUnseen(scalar), !keepingLines || scalar != "\n" && scalar != "\t" {
        visible += standIn(for: scalar)
      } else {
        visible.unicodeScalars.append(scalar)
      }
    }
    return visible
  }
}
