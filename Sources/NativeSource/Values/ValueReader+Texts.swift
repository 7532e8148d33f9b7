import Diagnostics

/// What the libraries of the languages make of strings: parts of them, other letters, their characters.
extension ValueReader {
  /// `.name` of a string; nil where it is not known what that is.
  func textMember(_ name: String, of text: String) -> SourceValue? {
    switch name {
    case "capitalized", "localizedCapitalized": .text(ValueReader.capitalized(text), nil)
    case "localizedLowercase", "lowercased", "lowercase": .text(text.lowercased(), nil)
    case "localizedUppercase", "uppercased", "uppercase": .text(text.uppercased(), nil)
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

  /// What a call gives that is sent to a string; nil for one that is not known.
  func textResult(
    of call: SyntaxTree.Call, _ text: String, _ file: Int, _ bindings: ValueBindings
  ) throws(Unbound) -> SourceValue? {
    let arguments = call.arguments
    func count(_ standard: Int? = nil) throws(Unbound) -> Int? {
      if arguments.isEmpty { return standard }
      return arguments.count == 1 ? try number(arguments[0].value, file, bindings) : nil
    }
    func made(_ text: some StringProtocol) -> SourceValue { .text(String(text), nil) }
    switch call.name {
    case "prefix":
      if case .closure(let closure)? = arguments.last?.value.kind, arguments.count == 1 {
        return try leading(text, while: closure, file, bindings)
      }
      return arguments.first?.label == nil ? try count().map { made(text.prefix($0)) } ?? .unknown : .unknown
    case "suffix", "takeLast":
      return arguments.first?.label == nil ? try count().map { made(text.suffix($0)) } ?? .unknown : .unknown
    case "take": return try count().map { made(text.prefix($0)) } ?? .unknown
    case "dropFirst", "drop", "substring":
      if case .closure(let closure)? = arguments.last?.value.kind, call.name == "drop" {
        guard case .text(let start, _) = try leading(text, while: closure, file, bindings) else {
          return .unknown
        }
        return made(text.dropFirst(start.count))
      }
      return try count(call.name == "dropFirst" ? 1 : nil).map { made(text.dropFirst($0)) } ?? .unknown
    case "dropLast": return try count(1).map { made(text.dropLast($0)) } ?? .unknown
    case "replaceFirstChar", "capitalize", "decapitalize":
      guard let unit = index.unit(file) else { return nil }
      let names = Set(arguments.flatMap(\.value.tokens).map { unit.tokens.string($0) } + [call.name])
      let isUpper = !names.isDisjoint(with: ValueReader.toUpperCase)
      guard isUpper != !names.isDisjoint(with: ValueReader.toLowerCase) else { return .unknown }
      return made((isUpper ? text.prefix(1).uppercased() : text.prefix(1).lowercased()) + text.dropFirst())
    case "replacingOccurrences", "replace":
      guard arguments.count == 2, case .text(let old, _) = try value(arguments[0].value, file, bindings),
        case .text(let new, _) = try value(arguments[1].value, file, bindings), !old.isEmpty
      else { return .unknown }
      return made(ValueReader.replacing(old, in: text, with: new))
    case "components", "split":
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

  /// What Kotlin makes of the first letter of a string.
  private static let toUpperCase: Set<String> = [
    "uppercase", "uppercaseChar", "titlecase", "titlecaseChar", "toUpperCase", "toTitleCase", "capitalize",
  ]
  private static let toLowerCase: Set<String> = [
    "lowercase", "lowercaseChar", "toLowerCase", "decapitalize",
  ]

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
