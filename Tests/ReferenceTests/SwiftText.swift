/// A literal of strings in Swift, laid out as `swift format` leaves it.
enum SwiftLiteral {
  case list([String])
  case table([(key: String, values: [String])])

  static let lineLength = 110

  var isEmpty: Bool {
    switch self {
    case .list(let values): values.isEmpty
    case .table(let rows): rows.isEmpty
    }
  }

  /// In one line.
  var line: String {
    switch self {
    case .list(let values): "[" + values.map { "\"\($0)\"" }.joined(separator: ", ") + "]"
    case .table(let rows):
      "[" + rows.map { "\"\($0.key)\": " + SwiftLiteral.list($0.values).line }.joined(separator: ", ") + "]"
    }
  }

  /// In one line where it fits after `column` characters and with `rest` more behind it; else in several ones, of which
  /// the last has the indentation of the line that it begins in.
  func text(indentation: Int, column: Int, rest: Int) -> String {
    if column + line.count + rest <= SwiftLiteral.lineLength { return line }
    let inner = indentation + 2
    let rows: [String]
    switch self {
    case .list(let values): rows = SwiftLiteral.rows(values, indentation: inner)
    case .table(let entries):
      rows = entries.map { key, values in
        let name = "\"\(key)\": "
        // There is no comma after a single row.
        return name + SwiftLiteral.list(values).text(indentation: inner, column: inner + name.count, rest: 1)
          + (entries.count > 1 ? "," : "")
      }
    }
    return "[\n" + rows.map { indent(inner) + $0 + "\n" }.joined() + indent(indentation) + "]"
  }

  /// The strings with commas, as many in a line as fit.
  private static func rows(_ values: [String], indentation: Int) -> [String] {
    values.reduce(into: []) { rows, value in
      let word = "\"\(value)\","
      if let last = rows.last, indentation + last.count + 1 + word.count <= lineLength {
        rows[rows.count - 1] += " " + word
      } else {
        rows.append(word)
      }
    }
  }
}

/// A call that is an element of a list, in a line or with each argument in its own.
struct SwiftCall {
  let name: String
  /// The arguments without labels.
  let first: String
  /// The others; those that are empty are left out.
  let labelled: [(label: String, value: SwiftLiteral)]

  func text(indentation: Int) -> String {
    let arguments = labelled.filter { !$0.value.isEmpty }
    let parts = [first] + arguments.map { "\($0.label): \($0.value.line)" }
    let line = indent(indentation) + name + "(" + parts.joined(separator: ", ") + "),\n"
    if line.count - 1 <= SwiftLiteral.lineLength { return line }
    let inner = indentation + 2
    let broken = arguments.map { label, value in
      "\(label): " + value.text(indentation: inner, column: inner + label.count + 2, rest: 2)
    }
    return indent(indentation) + name + "(\n"
      + ([first] + broken).map { indent(inner) + $0 }.joined(separator: ",\n") + "),\n"
  }
}

private func indent(_ count: Int) -> String { String(repeating: " ", count: count) }
