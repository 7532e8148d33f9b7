/// A JSON value to be printed: what `mpcheck schema`, `config` and `init` write. Members keep their order.
package indirect enum JSONTree: Sendable, Equatable {
  case string(String)
  case integer(Int)
  case bool(Bool)
  case null
  case array([JSONTree])
  case object([(key: String, value: JSONTree)])
  /// A value that stays on one line.
  case line(JSONTree)

  package static func strings(_ strings: some Sequence<String>) -> JSONTree {
    .array(strings.map { .string($0) })
  }

  package static func == (a: JSONTree, b: JSONTree) -> Bool { a.onOneLine == b.onOneLine }

  /// Without line breaks, with a space after each `,` and `:` and inside braces.
  package var onOneLine: String { String(decoding: written(.line(self)).dropLast(), as: UTF8.self) }

  /// With a line for each member and each element, except that arrays of plain values stay on one line.
  package var indented: String { String(decoding: written(self), as: UTF8.self) }

  /// Without any white space.
  package var compact: [UInt8] {
    var json = JSONWriter(.compact)
    write(to: &json, onOneLine: true)
    return json.bytes
  }

  private func written(_ tree: JSONTree) -> [UInt8] {
    var json = JSONWriter(.padded)
    tree.write(to: &json, onOneLine: false)
    return json.bytes
  }

  private func write(to json: inout JSONWriter, onOneLine: Bool) {
    switch self {
    case .string(let text): json.value(text)
    case .integer(let number): json.value(number)
    case .bool(let flag): json.value(flag)
    case .null: json.null()
    case .line(let value): value.write(to: &json, onOneLine: true)
    case .array(let elements):
      json.beginArray(onOneLine: onOneLine || !elements.contains(where: \.isContainer))
      for element in elements { element.write(to: &json, onOneLine: false) }
      json.end()
    case .object(let members):
      json.beginObject(onOneLine: onOneLine)
      for (key, value) in members {
        json.key(key)
        value.write(to: &json, onOneLine: false)
      }
      json.end()
    }
  }

  private var isContainer: Bool {
    switch self {
    case .array, .object, .line: true
    default: false
    }
  }
}
