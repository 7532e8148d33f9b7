import Diagnostics

/// What the libraries of the languages do with classes and strings.
extension ValueReader {
  // MARK: - Names of classes

  /// `NSStringFromClass(X.self)`, `NSClassFromString("X")`, `String(describing: X.self)`, `X.class.getName()`.
  func classText(_ call: SyntaxTree.Call, _ file: Int, _ bindings: ValueBindings) throws(Unbound)
    -> SourceValue?
  {
    let first = call.arguments.first?.value
    switch call.name {
    case "NSStringFromClass":
      guard let first else { return nil }
      return try map(value(first, file, bindings)) { value in
        if case .nothing = value { return .nothing }
        guard case .type(var type) = value else { return .unknown }
        type.isText = true
        return .type(type)
      }
    case "NSStringFromSelector", "sel_getName", "NSSelectorFromString", "sel_registerName":
      guard let first else { return nil }
      let isText = call.name == "NSStringFromSelector" || call.name == "sel_getName"
      if case .selector(let name) = first.kind, !isSelector(name, at: first.tokens.lowerBound, file) {
        return .unknown
      }
      return try map(value(first, file, bindings)) { value in
        switch value {
        case .nothing: .nothing
        case .function(let name) where isText: .text(name, nil)
        case .text(let name, _) where !isText: .function(name: name)
        default: .unknown
        }
      }
    case "NSClassFromString", "objc_getClass", "objc_lookUpClass":
      guard let first else { return nil }
      let range = self.index.unit(file)?.tokens.outerRange(
        first.tokens.lowerBound, first.tokens.upperBound - 1)
      return try map(value(first, file, bindings)) { value in
        if case .type = value { return value }
        guard case .text(let name, _) = value else { return .unknown }
        var type = SourceValue.TypeName(name: name, file: file, range: range ?? ByteRange(0, 0))
        // The name that it has at run time is that of a class of Objective-C.
        type.isText = !self.index.parts(of: type).contains {
          self.index.files[$0.file].language == .objectiveC
        }
        return .type(type)
      }
    case "ObjectIdentifier":
      guard call.base == nil, let first, call.arguments.count == 1, call.arguments[0].label == nil else {
        return nil
      }
      return try value(first, file, bindings)
    case "String" where call.arguments.count == 1 && call.arguments[0].label != nil:
      let value = try value(first!, file, bindings)
      switch call.arguments[0].label {
      case "reflecting":
        guard case .type(var type) = value else { return .unknown }
        type.isText = true
        return .type(type)
      case "describing":
        switch value {
        case .type(let type): return .text(simpleName(type.name), nil)
        case .enumCase(let own): return try description(of: own, bindings)
        case .text: return value
        default: return .unknown
        }
      default: return nil
      }
    case "forName", "loadClass":
      guard let first, case .text(let name, let place) = try value(first, file, bindings) else { return nil }
      return .type(.init(name: name, file: file, range: place?.range ?? ByteRange(0, 0), isText: true))
    case "getName", "getCanonicalName", "getTypeName", "getSimpleName":
      guard let base = call.base, case .type = try value(base, file, bindings) else { return nil }
      return try member(
        call.name == "getSimpleName" ? "simpleName" : "name", ofValue: value(base, file, bindings), bindings)
    default: return nil
    }
  }

  /// Whether a selector is spelled as it is at run time: in Objective-C, in Swift one of a method without parameters.
  private func isSelector(_ name: String, at token: Int, _ file: Int) -> Bool {
    guard let unit = index.unit(file), unit.tokens.language == .swift else { return true }
    guard let scope = unit.outline.enclosingType(token),
      let (member, owner) = findMember(name, typeName(of: scope, file)), let target = index.unit(owner),
      case .function(let function) = target.outline.declarations[member].kind
    else { return false }
    return target.outline.function(function)?.parameters.isEmpty == true
  }

  /// The values that come of all alternatives.
  private func map(_ value: SourceValue, _ change: (SourceValue) -> SourceValue) -> SourceValue {
    .oneOf(value.alternatives.map(change))
  }

  // MARK: - Strings

  func string(of call: SyntaxTree.Call, _ file: Int, _ bindings: ValueBindings) throws(Unbound)
    -> SourceValue?
  {
    switch call.name {
    case "stringWithFormat", "initWithFormat", "localizedStringWithFormat", "format":
      var arguments = call.arguments.map(\.value)
      if call.name == "format", let base = call.base, case .text = base.kind { arguments.insert(base, at: 0) }
      guard let pattern = arguments.first, case .text(let format, _) = try value(pattern, file, bindings)
      else {
        return arguments.isEmpty ? nil : .unknown
      }
      return try formatted(format, Array(arguments.dropFirst()), file, bindings)
    case "String" where call.arguments.first?.label == "format":
      guard case .text(let format, _) = try value(call.arguments[0].value, file, bindings) else {
        return .unknown
      }
      return try formatted(format, call.arguments.dropFirst().map(\.value), file, bindings)
    case "stringWithString", "stringWithUTF8String", "String", "valueOf", "toString", "stringValue", "copy",
      "intern", "CFSTR", "c_str", "UTF8String", "string":
      let source =
        call.arguments.count == 1 ? call.arguments[0].value : call.arguments.isEmpty ? call.base : nil
      switch try source.map({ source throws(Unbound) in try value(source, file, bindings) }) {
      case .text(let text, let place)?: return .text(text, place)
      // The row that ends a table of C: `{ NULL, NULL }`.
      case .nothing? where call.name == "stringWithUTF8String": return .nothing
      default: return nil
      }
    case "stringWithCString", "initWithCString", "initWithUTF8String":
      guard let first = call.arguments.first?.value, case .text = try value(first, file, bindings) else {
        return nil
      }
      return try value(first, file, bindings)
    case "joined", "componentsJoinedByString":
      guard let base = call.base, case .list(let items, false) = try value(base, file, bindings) else {
        return nil
      }
      let separator = call.arguments.first?.value
      guard
        case .text(let between, _) = try separator.map({ (tree) throws(Unbound) in
          try value(tree, file, bindings)
        }) ?? .text("", nil)
      else { return .unknown }
      var parts: [String] = []
      for item in items {
        guard case .text(let part, _) = try resolved(item, bindings) else { return .unknown }
        parts.append(part)
      }
      return .text(parts.joined(separator: between), nil)
    case "stringByAppendingString", "appending", "plus", "concat":
      guard let base = call.base, call.arguments.count == 1,
        case let first = try value(base, file, bindings), first.alternatives.allSatisfy({ text($0) != nil })
      else { return nil }
      return try joined([first, try value(call.arguments[0].value, file, bindings)])
    case "lowercased", "toLowerCase", "lowercaseString", "lowercase":
      guard let base = call.base, let text = text(try value(base, file, bindings)) else { return nil }
      return .text(text.lowercased(), nil)
    case "uppercased", "toUpperCase", "uppercaseString", "uppercase":
      guard let base = call.base, let text = text(try value(base, file, bindings)) else { return nil }
      return .text(text.uppercased(), nil)
    case "split":
      guard let base = call.base, call.arguments.count == 1,
        case .text(let text, _) = try value(base, file, bindings),
        case .text(let separator, _) = try value(call.arguments[0].value, file, bindings)
      else { return nil }
      return parts(of: text, separatedBy: separator)
    case "respondsToSelector": return try answer(to: call, file, bindings)
    default: return try foundationString(call, file, bindings)
    }
  }

  /// The name that a class has at run time as a string: of Objective-C, or by `@objc(Name)`. Nil for other classes, whose
  /// modules are not known.
  func runtimeName(_ type: SourceValue.TypeName) -> String? {
    let parts = index.parts(of: type)
    guard type.isText, !parts.isEmpty else { return nil }
    if parts.allSatisfy({ index.files[$0.file].language == .objectiveC }) { return type.name }
    let names = parts.compactMap { part -> String? in
      guard let unit = index.unit(part.file), let info = unit.outline.type(part.scope) else { return nil }
      let end = unit.tokens.range(info.nameToken).end
      return index.files[part.file].classes.first { $0.nameRange.end == end }?.runtimeName
    }
    return names.first
  }

  /// A number that is written, or a constant for one.
  func number(_ tree: SyntaxTree, _ file: Int, _ bindings: ValueBindings) throws(Unbound) -> Int? {
    if case .integer(let number) = try value(tree, file, bindings) { return number }
    return nil
  }

  /// The parts of a string between a separator that no regular expression understands as anything else.
  func parts(of text: String, separatedBy separator: String) -> SourceValue {
    guard separator.utf8.count == 1, let mark = separator.utf8.first,
      ",;:/ -_#=&".utf8.contains(mark), !text.isEmpty, text.utf8.last != mark
    else { return .unknown }
    let parts = text.utf8.split(separator: mark, omittingEmptySubsequences: false)
    return .list(parts.map { .text(String(decoding: $0, as: UTF8.self), nil) }, isOpen: false)
  }

  /// A format with `%@`, `%s` and whole numbers; other marks are unknown.
  func formatted(
    _ format: String, _ arguments: [SyntaxTree], _ file: Int, _ bindings: ValueBindings
  ) throws(Unbound) -> SourceValue {
    var parts: [SourceValue] = []
    var used = 0
    var rest = format[...]
    while let mark = rest.firstIndex(of: "%") {
      parts.append(.text(String(rest[..<mark]), nil))
      var kind = rest.index(after: mark)
      // `%ld`, `%zu`
      while kind < rest.endIndex, "lzqh".contains(rest[kind]) { kind = rest.index(after: kind) }
      guard kind < rest.endIndex else { return .unknown }
      switch rest[kind] {
      case "%": parts.append(.text("%", nil))
      case "@", "s":
        guard used < arguments.count else { return .unknown }
        parts.append(try value(arguments[used], file, bindings))
        used += 1
      case "d" where used < arguments.count, "u" where used < arguments.count,
        "i" where used < arguments.count:
        guard let number = try number(arguments[used], file, bindings) else { return .unknown }
        parts.append(.text(String(number), nil))
        used += 1
      default: return .unknown
      }
      rest = rest[rest.index(after: kind)...]
    }
    return try joined(parts + [.text(String(rest), nil)])
  }
}
