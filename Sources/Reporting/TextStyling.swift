import Diagnostics
import Files

/// The parts of a text report that have a colour of their own.
enum TextRole {
  case severity(Severity)
  case message
  /// The frame around source lines: numbers, bars, arrows.
  case frame
  case path
  case source
  /// The lines next to the marked ones.
  case context
  case related
  case help
  case success

  /// The parameters of the SGR sequence; nil where the terminal's own colour stays.
  ///
  /// Only the sixteen colours are used, because every theme keeps them legible on its background.
  fileprivate var parameters: String? {
    switch self {
    case .severity(.error): "1;31"
    case .severity(.warning): "1;33"
    case .severity(.info): "1;36"
    case .message: "1"
    case .frame: "94"
    case .path, .source: nil
    case .context: "2"
    case .related: "94"
    case .help: "36"
    case .success: "1;32"
    }
  }
}

/// An output buffer that knows whether colours are wanted.
struct StyledBuffer {
  private(set) var out = OutputBuffer()
  let usesColor: Bool

  init(usesColor: Bool) { self.usesColor = usesColor }

  /// Appends what `write` writes, in the colour of `role`.
  mutating func styled(_ role: TextRole, _ write: (inout OutputBuffer) -> Void) {
    guard usesColor, let parameters = role.parameters else {
      write(&out)
      return
    }
    out.append("\u{1B}[\(parameters)m")
    write(&out)
    out.append("\u{1B}[0m")
  }

  mutating func append(_ text: String, _ role: TextRole) { styled(role) { $0.append(text) } }

  mutating func append(_ text: String) { out.append(text) }

  mutating func append(spaces count: Int) { out.append(UInt8(ascii: " "), count: count) }

  mutating func breakLine() { out.append(UInt8(ascii: "\n")) }
}
