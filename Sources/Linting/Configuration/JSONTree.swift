import Diagnostics

/// A JSON value to be printed: what `mpcheck schema`, `config` and `init` write. Members keep their order.
indirect enum JSONTree: Sendable, Equatable {
  case string(String)
  case integer(Int)
  case bool(Bool)
  case null
  case array([JSONTree])
  case object([(key: String, value: JSONTree)])
  /// A value that stays on one line.
  case line(JSONTree)

  static func strings(_ strings: some Sequence<String>) -> JSONTree { .array(strings.map { .string($0) }) }

  static func == (a: JSONTree, b: JSONTree) -> Bool { a.onOneLine == b.onOneLine }

  /// Without line breaks, with a space behind each `,` and `:`.
  var onOneLine: String {
    switch self {
    case .string(let text): JSONTree.quoted(text)
    case .integer(let number): "\(number)"
    case .bool(let flag): "\(flag)"
    case .null: "null"
    case .line(let value): value.onOneLine
    case .array(let elements): "[" + elements.map(\.onOneLine).joined(separator: ", ") + "]"
    case .object(let members):
      members.isEmpty
        ? "{}"
        : "{ " + members.map { JSONTree.quoted($0.key) + ": " + $0.value.onOneLine }.joined(separator: ", ")
          + " }"
    }
  }

  /// With a line for each member and each element, except that arrays of plain values stay on one line.
  var indented: String { indented(by: "") + "\n" }

  private func indented(by indentation: String) -> String {
    let inner = indentation + "  "
    let lines: [String]
    let brackets: (String, String)
    switch self {
    case .array(let elements) where elements.contains(where: \.isContainer):
      lines = elements.map { inner + $0.indented(by: inner) }
      brackets = ("[", "]")
    case .object(let members) where !members.isEmpty:
      lines = members.map { inner + JSONTree.quoted($0.key) + ": " + $0.value.indented(by: inner) }
      brackets = ("{", "}")
    default: return onOneLine
    }
    return brackets.0 + "\n" + lines.joined(separator: ",\n") + "\n" + indentation + brackets.1
  }

  private var isContainer: Bool {
    switch self {
    case .array, .object, .line: true
    default: false
    }
  }

  /// `text` in quotes with the escapes that JSON demands.
  static func quoted(_ text: String) -> String { "\"" + escaped(text) + "\"" }

  /// What stands between the quotes. What a terminal would obey or hide is escaped too.
  static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": escaped += "\\\""
      case "\\": escaped += "\\\\"
      case "\n": escaped += "\\n"
      case "\t": escaped += "\\t"
      // All of those have four digits at most.
      case _ where isUnseen(scalar):
        let digits = String(scalar.value, radix: 16)
        escaped += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
