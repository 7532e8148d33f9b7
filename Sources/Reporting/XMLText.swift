import Diagnostics
import Files

extension OutputBuffer {
  /// Appends `text` as XML character data that is always well-formed: controls that XML forbids, or that a viewer would obey,
  /// become stand-ins. Line breaks are kept.
  package mutating func appendXML(_ text: String) { appendXML(text, escapesWhiteSpace: false) }

  /// Appends ` name="text"`; line breaks and tabs survive the reader's normalisation of white space.
  package mutating func appendXMLAttribute(_ name: String, _ text: String) {
    append(" \(name)=\"")
    appendXML(text, escapesWhiteSpace: true)
    append(UInt8(ascii: "\""))
  }

  private mutating func appendXML(_ text: String, escapesWhiteSpace: Bool) {
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": append("&amp;")
      case "<": append("&lt;")
      case ">": append("&gt;")
      case "\"": append("&quot;")
      case "'": append("&#39;")
      case "\r": append("&#13;")
      case "\n", "\t":
        if escapesWhiteSpace { append("&#\(Int(scalar.value));") } else { append(scalar) }
      case "\u{FFFE}", "\u{FFFF}": append("\u{FFFD}" as Unicode.Scalar)
      default: if isUnseen(scalar) { appendXML(standIn(for: scalar)) } else { append(scalar) }
      }
    }
  }
}
