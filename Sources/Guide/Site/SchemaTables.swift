import Files

/// A JSON Schema (draft 7), as far as those of mpcheck go, as tables for people: one for each object, with its fields.
struct SchemaTables {
  /// A part of the words for a type.
  enum Piece: Equatable {
    case words(String)
    /// A value as it is written.
    case code(String)
    /// An object that has a table.
    case object(table: String, text: String)
  }

  struct Field {
    let name: String
    /// For links: the path of the field.
    let anchor: String
    let summary: String
    let type: [Piece]
    let isRequired: Bool
    let defaultValue: String?
  }

  struct Table {
    /// The definition, or the path of the object; empty for the whole.
    let name: String
    /// What the object may be besides an object with fields; empty where it is one.
    let type: [Piece]
    let fields: [Field]
  }

  private(set) var tables: [Table] = []
  private let schema: JSONTree
  private let words: Words
  /// What is waiting for its table, and what has had its turn.
  private var waiting: [(name: String, schema: JSONTree)] = []
  private var seen: Set<String> = [""]

  init(_ schema: JSONTree, _ words: Words) {
    self.words = words
    self.schema = schema
    waiting = [("", schema)]
    var next = 0
    while next < waiting.count {
      let (name, object) = waiting[next]
      tables.append(table(name, object))
      next += 1
    }
  }

  private mutating func table(_ name: String, _ object: JSONTree) -> Table {
    let choices = object["anyOf"]?.elements ?? []
    let type: [Piece]
    if !choices.isEmpty {
      type = joined(choices.map { $0["properties"] == nil ? self.type($0, name) : [.words(words.anObject)] })
    } else {
      type = object["properties"] == nil ? self.type(object, name) : []
    }
    let fields = ([object] + choices).flatMap { object -> [Field] in
      let required = (object["required"]?.elements ?? []).compactMap(\.text)
      return (object["properties"]?.members ?? []).map { key, value in
        let path = name.isEmpty ? key : "\(name).\(key)"
        return Field(
          name: key, anchor: path, summary: value["description"]?.text ?? "", type: self.type(value, path),
          isRequired: required.contains(key), defaultValue: value["default"]?.text)
      }
    }
    return Table(name: name, type: type, fields: fields)
  }

  /// The words for what a value may be. `path` names the object that it may be.
  private mutating func type(_ value: JSONTree, _ path: String) -> [Piece] {
    if let reference = value["$ref"]?.text {
      let name = String(reference.split(separator: "/").last ?? "")
      if let definition = schema["definitions"]?[name] { wait(for: name, definition) }
      return [.object(table: name, text: name)]
    }
    // The first part says what it may be, the others what of that is refused.
    if let part = value["allOf"]?.elements?.first { return type(part, path) }
    if let constant = value["const"] { return [.code(constant.text ?? constant.onOneLine)] }
    if let values = value["enum"]?.elements {
      return joined(values.map { [.code($0.text ?? $0.onOneLine)] })
    }
    if value["properties"] != nil
      || (value["anyOf"]?.elements ?? []).contains(where: { $0["properties"] != nil })
    {
      wait(for: path, value)
      return [.object(table: path, text: words.anObject)]
    }
    if let choices = value["anyOf"]?.elements { return joined(choices.map { type($0, path) }) }
    let names = value["type"]?.text.map { [$0] } ?? (value["type"]?.elements ?? []).compactMap(\.text)
    return joined(names.map { named($0, value, path) })
  }

  private mutating func named(_ name: String, _ value: JSONTree, _ path: String) -> [Piece] {
    if name == "array", let items = value["items"] {
      let plural = items["type"]?.text.flatMap { words.typeNamesInLists[$0] }
      return SchemaTables.together([.words(words.listOf)], plural.map { [.words($0)] } ?? type(items, path))
    }
    if name == "object", let values = value["additionalProperties"], values.members != nil {
      return SchemaTables.together([.words(words.objectOf)], type(values, path))
    }
    return [.words(words.typeNames[name] ?? name)]
  }

  private mutating func wait(for name: String, _ schema: JSONTree) {
    if seen.insert(name).inserted { waiting.append((name, schema)) }
  }

  private func joined(_ choices: [[Piece]]) -> [Piece] {
    choices.dropFirst().reduce(choices.first ?? []) {
      SchemaTables.together(SchemaTables.together($0, [.words(words.or)]), $1)
    }
  }

  /// The pieces in a row, with the blank that is between Chinese and Latin characters.
  private static func together(_ first: [Piece], _ second: [Piece]) -> [Piece] {
    guard let last = first.last?.text.unicodeScalars.last, let next = second.first?.text.unicodeScalars.first
    else { return first + second }
    let isBlank = last == " " || next == " "
    return first + (isBlank || last.isASCII == next.isASCII ? [] : [.words(" ")]) + second
  }
}

extension SchemaTables.Piece {
  fileprivate var text: String {
    switch self {
    case .words(let text), .code(let text), .object(_, let text): text
    }
  }
}

extension JSONTree {
  fileprivate var members: [(key: String, value: JSONTree)]? {
    if case .object(let members) = self { members } else { nil }
  }

  fileprivate subscript(key: String) -> JSONTree? { members?.first { $0.key == key }?.value }

  fileprivate var elements: [JSONTree]? {
    if case .array(let elements) = self { elements } else { nil }
  }

  fileprivate var text: String? {
    if case .string(let text) = self { text } else { nil }
  }
}
