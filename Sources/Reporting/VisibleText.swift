/// Whether a terminal or an editor would obey or hide the scalar instead of showing it: control characters,
/// line and paragraph separators, direction controls, zero width spaces.
///
/// A file name or an attribute value with one of these could otherwise rewrite the report ("trojan source").
func isUnseen(_ scalar: Unicode.Scalar) -> Bool {
  let value = scalar.value
  if value < 0x20 { return true }
  if value < 0x7F { return false }
  switch value {
  case 0x7F...0x9F, 0x061C, 0x200B, 0x200E...0x200F, 0x2028...0x202E, 0x2060, 0x2066...0x2069, 0xFEFF:
    return true
  default: return false
  }
}

/// What is shown in place of an unseen scalar: the control picture of a C0 control or DEL, `<U+202E>` for the rest.
func standIn(for scalar: Unicode.Scalar) -> String {
  let value = scalar.value
  if value < 0x20, let picture = Unicode.Scalar(0x2400 + value) { return String(Character(picture)) }
  if value == 0x7F { return "\u{2421}" }
  let digits = String(value, radix: 16, uppercase: true)
  return "<U+" + String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits + ">"
}

extension OutputBuffer {
  /// Appends `text` on one line, with stand-ins for what would not be seen.
  mutating func appendVisible(_ text: String) {
    if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) {
      append(text)
      return
    }
    for scalar in text.unicodeScalars {
      if isUnseen(scalar) { append(standIn(for: scalar)) } else { append(scalar) }
    }
  }
}
