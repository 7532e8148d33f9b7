import Answers
import Files
import LanguageServerProtocol
import Markup

// What a completion item says of its subject. The client sends it back to request the documentation.

extension CompletionSubject {
  /// `uri` is the URI of the page.
  func json(inPage uri: String) -> JSONTree {
    switch self {
    case .builtin(.tag(let tag, let dialect)):
      ["dialect": .string(dialect.id.rawValue), "tag": .string(tag)]
    case .builtin(.attribute(let kind, let name, let tag, let dialect)):
      .object([
        ("dialect", .string(dialect.id.rawValue)), ("on", .string(tag ?? "")), (kind.rawValue, .string(name)),
      ])
    case .declared(.component(let path)): ["uri": .string(uri), "component": .string(path)]
    case .declared(.property(let name, let path)):
      ["uri": .string(uri), "component": .string(path), "property": .string(name)]
    case .declared(.name(let path, let offset)):
      ["uri": .string(uri), "path": .string(path), "at": .integer(Int(offset))]
    }
  }
}

extension BuiltinSubject {
  /// Nil for what a program declares.
  init?(_ json: JSONValue) {
    guard let id = json.optional("dialect")?.string,
      let dialect = Dialect.all.first(where: { $0.id.rawValue == id })
    else { return nil }
    if let tag = json.optional("tag")?.string {
      self = .tag(tag, dialect)
      return
    }
    let tag = json.optional("on")?.string.flatMap { $0.isEmpty ? nil : $0 }
    for kind in AttributeKind.allCases {
      if let name = json.optional(kind.rawValue)?.string {
        self = .attribute(kind, name, onTag: tag, dialect)
        return
      }
    }
    return nil
  }
}

extension DeclaredSubject {
  init?(_ json: JSONValue) {
    if let path = json.optional("path")?.string,
      let offset = json.optional("at")?.integer.flatMap(UInt32.init(exactly:))
    {
      self = .name(path: path, offset: offset)
    } else if let path = json.optional("component")?.string {
      self = json.optional("property")?.string.map { .property($0, ofComponent: path) } ?? .component(path)
    } else {
      return nil
    }
  }
}
