import Diagnostics

/// What strings of Objective-C are asked for, and what is made of them.
extension ValueReader {
  /// What a message to a known string gives; nil for another message, or where the string is not known.
  func foundationString(
    _ call: SyntaxTree.Call, _ file: Int, _ bindings: ValueBindings
  ) throws(Unbound) -> SourceValue? {
    guard index.files[file].language == .objectiveC, ValueReader.textMessages.contains(call.name) else {
      return nil
    }
    if call.name == "NSMaxRange", call.arguments.count == 1 {
      guard case .record(let fields, _) = try value(call.arguments[0].value, file, bindings),
        fields.count == 2, case .integer(let start) = fields[0].value,
        case .integer(let count) = fields[1].value
      else { return .unknown }
      return .integer(start + count)
    }
    if call.name == "NSMakeRange", call.arguments.count == 2 {
      return .record(
        [
          .init(name: "location", value: try value(call.arguments[0].value, file, bindings)),
          .init(name: "length", value: try value(call.arguments[1].value, file, bindings)),
        ], nil)
    }
    guard let base = call.base else { return nil }
    let owner = try value(base, file, bindings)
    if case .choice(let owners) = owner {
      var values: [SourceValue] = []
      for own in SourceValue.choice(owners).some {
        guard let text = text(own) else { return nil }
        guard let made = try made(of: text, by: call, file, bindings) else { return nil }
        values.append(made)
      }
      return .oneOf(values)
    }
    guard let text = text(owner) else { return nil }
    return try made(of: text, by: call, file, bindings)
  }

  /// A value as a string: also the name of a class of Objective-C.
  func text(_ value: SourceValue) -> String? {
    switch value {
    case .text(let text, _): text
    case .type(let type): runtimeName(type)
    default: nil
    }
  }

  private static let textMessages: Set<String> = [
    "stringByAppendingFormat", "substringFromIndex", "substringToIndex", "substringWithRange",
    "stringByReplacingOccurrencesOfString", "stringByReplacingCharactersInRange",
    "componentsSeparatedByString",
    "componentsSeparatedByCharactersInSet", "stringByTrimmingCharactersInSet", "rangeOfString", "hasPrefix",
    "hasSuffix", "containsString", "isEqualToString", "isEqual", "NSMaxRange", "NSMakeRange",
    "stringByDeletingPathExtension", "stringByAppendingPathExtension", "stringByAppendingPathComponent",
    "pathExtension", "lastPathComponent", "pathComponents", "capitalizedString", "length",
  ]

  private func made(
    of text: String, by call: SyntaxTree.Call, _ file: Int, _ bindings: ValueBindings
  ) throws(Unbound) -> SourceValue? {
    if call.arguments.isEmpty { return ValueReader.member(call.name, ofText: text) }
    let first = call.arguments[0].value
    switch call.name {
    case "stringByAppendingFormat":
      guard case .text(let format, _) = try value(first, file, bindings),
        case .text(let more, _) = try formatted(
          format, call.arguments.dropFirst().map(\.value), file, bindings)
      else { return .unknown }
      return .text(text + more, nil)
    case "substringFromIndex", "substringToIndex":
      guard case .integer(let index) = try value(first, file, bindings),
        let part = ValueReader.parts(of: text, at: index)
      else { return .unknown }
      return .text(call.name == "substringToIndex" ? part.0 : part.1, nil)
    case "substringWithRange":
      guard case .record(let fields, _) = try value(first, file, bindings), fields.count == 2,
        case .integer(let start) = fields[0].value, case .integer(let count) = fields[1].value,
        let rest = ValueReader.parts(of: text, at: start)?.1,
        let part = ValueReader.parts(of: rest, at: count)?.0
      else { return .unknown }
      return .text(part, nil)
    default: break
    }
    guard call.arguments.count <= 2 else { return nil }
    switch call.name {
    case "stringByTrimmingCharactersInSet", "componentsSeparatedByCharactersInSet":
      guard let set = try characters(first, file, bindings) else { return .unknown }
      if call.name == "stringByTrimmingCharactersInSet" {
        let rest = text.drop(while: set)
        return .text(String(rest.reversed().drop(while: set).reversed()), nil)
      }
      return .list(
        text.split(omittingEmptySubsequences: false, whereSeparator: set).map {
          .text(String($0), nil)
        }, isOpen: false)
    default: break
    }
    let given = try value(first, file, bindings)
    if call.name == "isEqualToString" || call.name == "isEqual" {
      return areEqual(.text(text, nil), given).map { .boolean($0) } ?? .unknown
    }
    guard let other = self.text(given) else { return .unknown }
    switch call.name {
    case "hasPrefix": return .boolean(text.hasPrefix(other))
    case "hasSuffix": return .boolean(text.hasSuffix(other))
    case "containsString": return .boolean(ValueReader.offset(of: other, in: text) != nil)
    case "stringByAppendingPathExtension": return .text(text + "." + other, nil)
    case "stringByAppendingPathComponent":
      return .text(text.hasSuffix("/") || text.isEmpty ? text + other : text + "/" + other, nil)
    case "componentsSeparatedByString":
      return .list(ValueReader.parts(of: text, between: other).map { .text($0, nil) }, isOpen: false)
    case "stringByReplacingOccurrencesOfString":
      guard call.arguments.count == 2, let new = self.text(try value(call.arguments[1].value, file, bindings))
      else { return .unknown }
      return .text(ValueReader.parts(of: text, between: other).joined(separator: new), nil)
    case "rangeOfString":
      guard let offset = ValueReader.offset(of: other, in: text) else {
        return .record(
          [.init(name: "location", value: .integer(.max)), .init(name: "length", value: .integer(0))], nil)
      }
      return .record(
        [
          .init(name: "location", value: .integer(offset)),
          .init(name: "length", value: .integer(other.utf16.count)),
        ], nil)
    default: return nil
    }
  }

  /// What a property of a string of Objective-C is; nil for another one.
  static func member(_ name: String, ofText text: String) -> SourceValue? {
    switch name {
    case "lowercaseString", "localizedLowercaseString": return .text(text.lowercased(), nil)
    case "uppercaseString", "localizedUppercaseString": return .text(text.uppercased(), nil)
    case "capitalizedString", "localizedCapitalizedString": return .text(capitalized(text), nil)
    case "length": return .integer(text.utf16.count)
    case "lastPathComponent": return .text(text.split(separator: "/").last.map(String.init) ?? text, nil)
    case "pathComponents":
      let parts = text.split(separator: "/").map { SourceValue.text(String($0), nil) }
      return .list((text.hasPrefix("/") ? [.text("/", nil)] : []) + parts, isOpen: false)
    case "pathExtension", "stringByDeletingPathExtension":
      guard let dot = text.lastIndex(of: "."), dot > text.startIndex,
        !text[dot...].contains("/"), text[text.index(before: dot)] != "/"
      else { return .text(name == "pathExtension" ? "" : text, nil) }
      return .text(String(name == "pathExtension" ? text[text.index(after: dot)...] : text[..<dot]), nil)
    default: return nil
    }
  }

  /// Each word with a large first letter, and small ones behind it. What is no letter separates words; an apostrophe does not.
  static func capitalized(_ text: String) -> String {
    var result = ""
    var isInWord = false
    for character in text {
      result += isInWord ? character.lowercased() : character.uppercased()
      isInWord = character.isLetter || isInWord && (character == "'" || character == "’")
    }
    return result
  }

  /// What is before and from an index, which counts UTF-16 code units; nil for one that is not between characters.
  private static func parts(of text: String, at index: Int) -> (String, String)? {
    guard index >= 0, index <= text.utf16.count else { return nil }
    let place = text.utf16.index(text.utf16.startIndex, offsetBy: index)
    guard let place = place.samePosition(in: text) else { return nil }
    return (String(text[..<place]), String(text[place...]))
  }

  private static func parts(of text: String, between separator: String) -> [String] {
    guard !separator.isEmpty else { return [text] }
    var parts: [String] = []
    var rest = Array(text.utf8)[...]
    let wanted = Array(separator.utf8)
    var part: [UInt8] = []
    while let byte = rest.first {
      if rest.starts(with: wanted) {
        parts.append(String(decoding: part, as: UTF8.self))
        part = []
        rest = rest.dropFirst(wanted.count)
      } else {
        part.append(byte)
        rest = rest.dropFirst()
      }
    }
    return parts + [String(decoding: part, as: UTF8.self)]
  }

  /// Where a string first is in another one, in UTF-16 code units.
  private static func offset(of wanted: String, in text: String) -> Int? {
    let parts = parts(of: text, between: wanted)
    return wanted.isEmpty || parts.count < 2 ? nil : parts[0].utf16.count
  }

  /// The characters of a set.
  private func characters(
    _ tree: SyntaxTree, _ file: Int, _ bindings: ValueBindings
  ) throws(Unbound) -> ((Character) -> Bool)? {
    var tree = tree
    for _ in 0..<NativeSourceLimit.modifiers {
      guard case .name = tree.kind, let value = assignedTree(tree, file) else { break }
      tree = value
    }
    let name: String
    switch tree.kind {
    case .call(let call) where call.base?.lastName == "NSCharacterSet":
      if call.name == "characterSetWithCharactersInString", let first = call.arguments.first?.value {
        guard case .text(let text, _) = try value(first, file, bindings) else { return nil }
        return { text.contains($0) }
      }
      name = call.name
    case .member(let base?, let member) where base.lastName == "NSCharacterSet": name = member
    default: return nil
    }
    switch name {
    case "whitespaceCharacterSet": return { $0 == " " || $0 == "\t" }
    case "whitespaceAndNewlineCharacterSet": return { $0.isWhitespace }
    case "newlineCharacterSet": return { $0.isNewline }
    default: return nil
    }
  }

  /// The only value that a local variable is given.
  func assignedTree(_ tree: SyntaxTree, _ file: Int) -> SyntaxTree? {
    guard let unit = index.unit(file), case .name(let name) = tree.kind,
      let declaration = unit.outline.declaration(named: name, at: tree.tokens.lowerBound),
      case .variable(let value?) = unit.outline.declarations[declaration].kind,
      let changes = changes(of: declaration, file), changes.isNone
    else { return nil }
    return unit.syntax.expression(value)
  }
}
