import Diagnostics

/// What the libraries of the languages make of strings: parts of them, other letters, their characters.
extension ValueReader {
  /// `.name` of a string; nil where it is not known what that is.
  func textMember(_ name: String, of text: String) -> SourceValue? {
    switch name {
    case "capitalized", "capitalizedString": ValueReader.capitalized(text).map { .text($0, nil) }
    case "localizedLowercase", "lowercaseString", "lowercased", "lowercase": .text(text.lowercased(), nil)
    case "localizedUppercase", "uppercaseString", "uppercased", "uppercase": .text(text.uppercased(), nil)
    case "first": text.first.map { .text(String($0), nil) } ?? .nothing
    case "last": text.last.map { .text(String($0), nil) } ?? .nothing
    case "isEmpty": .boolean(text.isEmpty)
    case "isUppercase": text.count == 1 ? .boolean(text.first!.isUppercase) : nil
    case "isLowercase": text.count == 1 ? .boolean(text.first!.isLowercase) : nil
    case "isLetter": text.count == 1 ? .boolean(text.first!.isLetter) : nil
    case "isNumber": text.count == 1 ? .boolean(text.first!.isNumber) : nil
    default: nil
    }
  }

  /// A word with its first letter as a capital and all others small. What a library takes for a word is known of letters
  /// alone.
  private static func capitalized(_ text: String) -> String? {
    guard text.utf8.allSatisfy({ $0.isASCIILetter }) else { return nil }
    return text.prefix(1).uppercased() + text.dropFirst().lowercased()
  }

  /// What a call gives that is sent to a string; nil for one that is not known.
  func textResult(
    of call: SyntaxTree.Call, _ text: String, _ file: Int, _ bindings: ValueBindings
  ) throws(Unbound) -> SourceValue? {
    let arguments = call.arguments
    func count(_ standard: Int? = nil) -> Int? {
      arguments.isEmpty ? standard : arguments.count == 1 ? integer(arguments[0].value, file) : nil
    }
    func made(_ text: some StringProtocol) -> SourceValue { .text(String(text), nil) }
    switch call.name {
    case "prefix":
      if case .closure(let closure)? = arguments.last?.value.kind, arguments.count == 1 {
        return try leading(text, while: closure, file, bindings)
      }
      return arguments.first?.label == nil ? count().map { made(text.prefix($0)) } ?? .unknown : .unknown
    case "suffix", "takeLast":
      return arguments.first?.label == nil ? count().map { made(text.suffix($0)) } ?? .unknown : .unknown
    case "take": return count().map { made(text.prefix($0)) } ?? .unknown
    case "dropFirst", "drop", "substringFromIndex", "substring":
      if case .closure(let closure)? = arguments.last?.value.kind, call.name == "drop" {
        guard case .text(let start, _) = try leading(text, while: closure, file, bindings) else {
          return .unknown
        }
        return made(text.dropFirst(start.count))
      }
      return count(call.name == "dropFirst" ? 1 : nil).map { made(text.dropFirst($0)) } ?? .unknown
    case "dropLast": return count(1).map { made(text.dropLast($0)) } ?? .unknown
    case "substringToIndex": return count().map { made(text.prefix($0)) } ?? .unknown
    case "capitalized", "capitalizedString": return ValueReader.capitalized(text).map(made) ?? .unknown
    case "replacingOccurrences", "stringByReplacingOccurrencesOfString", "replace":
      guard arguments.count == 2, case .text(let old, _) = try value(arguments[0].value, file, bindings),
        case .text(let new, _) = try value(arguments[1].value, file, bindings), !old.isEmpty
      else { return .unknown }
      return made(ValueReader.replacing(old, in: text, with: new))
    case "components", "componentsSeparatedByString", "split":
      let label = arguments.first?.label
      guard arguments.count == 1, label == nil || label == "separatedBy" || label == "separator",
        case .text(let separator, _) = try value(arguments[0].value, file, bindings)
      else { return .unknown }
      return parts(of: text, separatedBy: separator)
    case "hasPrefix", "startsWith", "hasSuffix", "endsWith":
      guard arguments.count == 1, case .text(let end, _) = try value(arguments[0].value, file, bindings)
      else { return .unknown }
      let isPrefix = call.name == "hasPrefix" || call.name == "startsWith"
      return .boolean(isPrefix ? text.hasPrefix(end) : text.hasSuffix(end))
    case "map", "compactMap", "flatMap":
      guard case .closure(let closure)? = arguments.last?.value.kind,
        index.files[file].language == .swift || index.files[file].language == .kotlin
      else { return nil }
      // Of an optional string it is the string, of a string its characters.
      if isOptional(call.base) {
        return try value(of: closure, file, bind(.text(text, nil), to: closure, file, bindings))
      }
      var values: [SourceValue] = []
      for character in text {
        values.append(
          try value(of: closure, file, bind(.text(String(character), nil), to: closure, file, bindings)))
      }
      return .list(values, isOpen: false)
    default: return nil
    }
  }

  /// Whether an expression gives an optional string: `name.first`, `names[key]`.
  private func isOptional(_ base: SyntaxTree?) -> Bool {
    switch base?.kind {
    case .member(_, "first"), .member(_, "last"), .element: true
    default: false
    }
  }

  /// The first characters of a string for which a closure is true: `name.prefix { $0 != "(" }`.
  private func leading(
    _ text: String, while closure: SyntaxTree.Closure, _ file: Int, _ bindings: ValueBindings
  ) throws(Unbound) -> SourceValue {
    guard let unit = index.unit(file), let (comparison, isEqual) = unit.syntax.comparison(closure.body) else {
      return .unknown
    }
    var found = ""
    for character in text {
      let bound = try bind(.text(String(character), nil), to: closure, file, bindings)
      guard let isSame = try self.isEqual(comparison, file, bound) else { return .unknown }
      if isSame != isEqual { break }
      found.append(character)
    }
    return .text(found, nil)
  }

  private static func replacing(_ old: String, in text: String, with new: String) -> String {
    var made = ""
    var rest = text[...]
    while !rest.isEmpty {
      if rest.hasPrefix(old) {
        made += new
        rest = rest.dropFirst(old.count)
      } else {
        made.append(rest.removeFirst())
      }
    }
    return made
  }
}
