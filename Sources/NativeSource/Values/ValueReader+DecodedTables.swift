import Diagnostics

/// Makes objects of the types of the sources out of files that a library decodes.
extension ValueReader {
  /// What a file is decoded into.
  private indirect enum Shape {
    case list(Shape)
    case dictionary(Shape)
    case type(SourceValue.TypeName)
    /// Strings, numbers, anything that stays as it is.
    case plain
  }

  /// How deep types are in each other.
  private static let maxShapeDepth = 6

  private static let lists: Set<String> = [
    "List", "Array", "MutableList", "ArrayList", "Set", "Collection", "Iterable",
  ]
  private static let dictionaries: Set<String> = [
    "Map", "HashMap", "LinkedHashMap", "MutableMap", "Dictionary",
  ]

  /// The library that a call belongs to which decodes a text or its bytes; nil for another call.
  func decodingLibrary(of call: SyntaxTree.Call) -> DecodingLibrary? {
    switch call.name {
    case "decode": call.arguments.count == 2 && call.arguments[1].label == "from" ? .codable : nil
    case "fromJson": call.arguments.count == 1 ? .moshi : .gson
    case "parseArray", "parseObject":
      call.arguments.count >= 2 && ["JSON", "JSONArray", "JSONObject"].contains(call.base?.lastName ?? "")
        ? .fastjson : nil
    case "readValue": .jackson
    case "decodeFromString", "decodeFromStream": .kotlinx
    default: nil
    }
  }

  /// What a call of a library makes of a file; nil where it decodes something else.
  func decoded(
    _ call: SyntaxTree.Call, _ library: DecodingLibrary, _ file: Int, _ bindings: ValueBindings
  ) throws(Unbound) -> SourceValue? {
    guard let unit = index.unit(file) else { return nil }
    let source = library == .codable ? 1 : call.arguments.count == 2 && library == .kotlinx ? 1 : 0
    guard source < call.arguments.count,
      let data = try parsed(value(call.arguments[source].value, file, bindings))
    else { return nil }
    let follower = UseFollower(self)
    let isPlain: Bool
    switch library {
    case .moshi:
      guard let base = call.base, let found = follower.adapter(base, file), let owner = index.unit(found.file)
      else { return .unknown }
      guard follower.isPlain(found.moshi, .moshi, found.file),
        let shape = shape(of: found.call, besides: -1, found.file, owner)
      else { return .unknown }
      return decoded(data, as: shape, .moshi, 0)
    case .fastjson: isPlain = follower.namesAreDeclared(.fastjson)
    default: isPlain = call.base.map { follower.isPlain($0, library, file) } ?? false
    }
    guard isPlain, var shape = shape(of: call, besides: source, file, unit) else { return .unknown }
    if call.name == "parseArray" { shape = .list(shape) }
    return decoded(data, as: shape, library, 0)
  }

  // MARK: - Types

  private func shape(
    of call: SyntaxTree.Call, besides source: Int, _ file: Int, _ unit: SourceIndex.Unit
  ) -> Shape? {
    if let argument = call.arguments.indices.first(where: { $0 != source }) {
      return shape(of: call.arguments[argument].value, file, unit)
    }
    let open = call.nameToken + 1
    if unit.tokens.isMark(open, .less), let end = unit.tokens.angleEnd(open) {
      return shape(open + 1..<end - 1, file, unit, 0)
    }
    return nil
  }

  /// The type in `[Entry].self`, `Array<Entry>::class.java`, `Entry[].class`, `object : TypeToken<List<Entry>>() {}.type`,
  /// or a variable with one of these.
  private func shape(of tree: SyntaxTree, _ file: Int, _ unit: SourceIndex.Unit) -> Shape? {
    let tokens = unit.tokens
    if case .name(let name) = tree.kind,
      let declaration = unit.outline.declaration(named: name, at: tree.tokens.lowerBound)
    {
      guard case .variable(let value?) = unit.outline.declarations[declaration].kind, value.count > 1 else {
        return nil
      }
      return shape(inTokens: value, file, unit)
    }
    return shape(
      inTokens: tree.tokens.lowerBound..<min(tree.tokens.upperBound, tokens.count), file, unit)
  }

  private func shape(inTokens range: Range<Int>, _ file: Int, _ unit: SourceIndex.Unit) -> Shape? {
    let tokens = unit.tokens
    if let mark = range.first(where: {
      tokens.spells($0, "TypeToken") || tokens.spells($0, "TypeReference")
    }) {
      guard tokens.isMark(mark + 1, .less), let end = tokens.angleEnd(mark + 1) else { return nil }
      return shape(mark + 2..<end - 1, file, unit, 0)
    }
    if let mark = range.first(where: { tokens.spells($0, "newParameterizedType") }),
      tokens.isMark(mark + 1, .openingParenthesis)
    {
      let items = unit.syntax.items(mark + 2..<tokens.close(mark + 1))
      guard items.count >= 2, let last = items.last else { return nil }
      let inner = shape(inTokens: last, file, unit)
      let outer = tokens.string(items[0].lowerBound)
      if ValueReader.lists.contains(outer) { return inner.map { .list($0) } }
      return ValueReader.dictionaries.contains(outer) ? inner.map { .dictionary($0) } : nil
    }
    var end = range.upperBound
    // `.self`, `::class.java`, `.class`
    while end - 2 > range.lowerBound, tokens.isIdentifier(end - 1),
      tokens.isMark(end - 2, .dot) || tokens.isMark(end - 2, .scope),
      tokens.spells(end - 1, "self") || tokens.word(end - 1) == .class || tokens.spells(end - 1, "java")
    {
      end -= 2
    }
    return shape(range.lowerBound..<end, file, unit, 0)
  }

  private func shape(_ range: Range<Int>, _ file: Int, _ unit: SourceIndex.Unit, _ depth: Int) -> Shape? {
    let tokens = unit.tokens
    var range = range
    while let last = range.last, tokens.isMark(last, .question) || tokens.isMark(last, .exclamation) {
      range = range.lowerBound..<last
    }
    while let first = range.first, tokens.isIdentifier(first), tokens.isIdentifier(first + 1),
      range.contains(first + 1)
    {
      // Modifiers before a type of Java.
      range = first + 1..<range.upperBound
    }
    guard depth < ValueReader.maxShapeDepth, let first = range.first else { return nil }
    if tokens.isMark(first, .openingBracket) {
      let inner = first + 1..<tokens.close(first)
      guard inner.upperBound < range.upperBound else { return nil }
      if let colon = inner.first(where: { tokens.isMark($0, .colon) && tokens.parent($0) == first }) {
        return shape(colon + 1..<inner.upperBound, file, unit, depth + 1).map { .dictionary($0) }
      }
      return shape(inner, file, unit, depth + 1).map { .list($0) }
    }
    guard tokens.isIdentifier(first) else { return nil }
    let nameEnd = min(tokens.nameEnd(first), range.upperBound)
    let name = tokens.string(nameEnd - 1)
    if tokens.isMark(nameEnd, .less), let end = tokens.angleEnd(nameEnd), end <= range.upperBound {
      let items = unit.syntax.items(nameEnd + 1..<end - 1)
      guard let last = items.last else { return nil }
      if ValueReader.lists.contains(name) {
        return shape(last, file, unit, depth + 1).map { .list($0) }
      }
      return ValueReader.dictionaries.contains(name)
        ? shape(last, file, unit, depth + 1).map { .dictionary($0) } : nil
    }
    let spelled = (first..<nameEnd).reduce(into: "") { $0 += tokens.string($1) }
    let type = SourceValue.TypeName(name: spelled, file: file, range: tokens.range(nameEnd - 1))
    let own: Shape = index.parts(of: type).isEmpty ? .plain : .type(type)
    if tokens.isMark(nameEnd, .openingBracket) { return .list(own) }
    return nameEnd == range.upperBound ? own : nil
  }

  // MARK: - Objects

  private func decoded(
    _ value: SourceValue, as shape: Shape, _ library: DecodingLibrary, _ depth: Int
  ) -> SourceValue {
    guard depth < ValueReader.maxShapeDepth else { return .unknown }
    switch (shape, value) {
    case (.plain, _), (_, .nothing): return value
    case (.list(let inner), .list(let items, let isOpen)):
      return .list(items.map { decoded($0, as: inner, library, depth + 1) }, isOpen: isOpen)
    case (.dictionary(let inner), .dictionary(let entries, let isOpen)):
      return .dictionary(
        entries.map { .init(key: $0.key, value: decoded($0.value, as: inner, library, depth + 1)) },
        isOpen: isOpen)
    case (.type(let type), .text(let text, _)): return enumCase(text, of: type) ?? .unknown
    case (.type(let type), .dictionary(let entries, false)):
      return object(entries, type, library, depth) ?? .unknown
    default: return .unknown
    }
  }

  /// The case of an enum of Swift with a raw value, or of another language with a name.
  private func enumCase(_ text: String, of type: SourceValue.TypeName) -> SourceValue? {
    guard let cases = cases(of: type) else { return nil }
    let isSwift = index.files[type.file].language == .swift
    return cases.first { own in
      guard case .enumCase(let found) = own else { return false }
      if !isSwift { return found.name == text }
      guard case .text(text, _)? = try? member("rawValue", ofValue: own, [:]) else { return false }
      return true
    }
  }

  private func object(
    _ entries: [SourceValue.Entry], _ type: SourceValue.TypeName, _ library: DecodingLibrary, _ depth: Int
  ) -> SourceValue? {
    guard let properties = decodedProperties(of: type, library) else { return nil }
    var fields: [SourceValue.Field] = []
    for property in properties {
      guard let unit = index.unit(property.file) else { return nil }
      let entry = entries.last { entry in
        if case .text(let key, _) = entry.key { property.keys.contains(key) } else { false }
      }
      var value = SourceValue.nothing
      if let entry {
        let shape = shape(property.type, property.file, unit, 0) ?? .plain
        value = decoded(entry.value, as: shape, library, depth + 1)
      } else if let standard = property.value {
        value = .deferred(unit.syntax.expression(standard), file: property.file, [:])
      }
      fields.append(.init(name: property.name, value: value))
    }
    return .record(fields, type)
  }
}

/// A property of a type, with the names under which a library reads it.
struct DecodedProperty {
  var name: String
  var keys: [String]
  var file: Int
  /// The tokens of its type.
  var type: Range<Int>
  /// The tokens of the value that it has where none is read.
  var value: Range<Int>?
}

extension ValueReader {
  /// The properties that a library reads; nil where other code decides that.
  func decodedProperties(of type: SourceValue.TypeName, _ library: DecodingLibrary) -> [DecodedProperty]? {
    let parts = index.parts(of: type)
    guard !parts.isEmpty, !decodedNames(of: type, by: library).isOpen else { return nil }
    switch index.files[parts[0].file].language {
    case .swift: return swiftDecodedProperties(parts)
    case .java, .kotlin: return jvmDecodedProperties(parts, library)
    default: return nil
    }
  }

  private func swiftDecodedProperties(_ parts: [SourceIndex.Part]) -> [DecodedProperty]? {
    var keys: [String: String]?
    for part in parts {
      guard let unit = index.unit(part.file) else { return nil }
      // A decoder of its own may keep other values than it reads.
      if !decoders(of: part, unit).isEmpty { return nil }
      for declaration in unit.outline.members(of: part.scope, named: "CodingKeys") {
        guard case .type(let scope) = unit.outline.declarations[declaration].kind else { return nil }
        keys = [:]
        for own in unit.outline.scopes[scope].declarations {
          guard case .enumCase(let raw) = unit.outline.declarations[own].kind else { continue }
          let name = unit.outline.declarations[own].name
          keys?[name] =
            raw.flatMap { strings(unit.syntax.expression($0), part.file).texts.first?.value } ?? name
        }
      }
    }
    return decodedVariables(of: parts).compactMap { property, value, file in
      guard let key = keys == nil ? property.name : keys?[property.name] else { return nil }
      return .init(name: property.name, keys: [key], file: file, type: property.type, value: value)
    }
  }
}
