import Diagnostics

/// The fields that the libraries of Java and Kotlin read.
///
/// What fastjson finds by its smart match (another case, no underscores) has the declared name here.
extension ValueReader {
  private struct Annotation {
    var name: String
    /// The bracket of its arguments.
    var open: Int?
  }

  /// A field or constructor parameter with its annotations.
  private struct Field {
    var name: String
    var token: Int
    var annotations: [Annotation]
    var modifiers: Set<String>
    var isMutable: Bool
    var isParameter: Bool
  }

  func jvmFields(_ parts: [SourceIndex.Part], _ library: DecodingLibrary) -> Fields {
    guard parts.count == 1, let unit = index.unit(parts[0].file),
      let info = unit.outline.type(parts[0].scope),
      info.keyword == .class || info.keyword == .record, !info.isTransparent
    else { return (.open, .some(nil)) }
    let part = parts[0]
    let superclass = jvmSuperclass(info, part, unit)
    let keyword = info.nameToken - 1
    let (annotations, modifiers) = annotations(before: keyword, unit)
    guard !annotations.contains(where: { isCustom($0, library, unit) }),
      !modifiers.contains("abstract") || library != .moshi
    else { return (.open, superclass) }
    let isBean = annotations.contains { ["Data", "Setter", "Value", "Builder"].contains($0.name) }
    let fields = fields(info, part, unit)
    switch library {
    case .fastjson, .jackson:
      if unit.tokens.language == .java, info.keyword == .class {
        return (beanNames(fields, part, unit, library, isBean), superclass)
      }
    default: break
    }
    var found = FollowedNames()
    for field in fields where isRead(field, library, unit) {
      found.add(names(of: field, library, part.file, unit))
    }
    return (found, superclass)
  }

  /// The class that a class extends: `.some(nil)` for none, also where it is an interface.
  private func jvmSuperclass(
    _ info: SourceOutline.TypeInfo, _ part: SourceIndex.Part, _ unit: SourceIndex.Unit
  ) -> SourceValue.TypeName?? {
    let tokens = unit.tokens
    let end = unit.outline.scopes[part.scope].tokens.lowerBound
    var token = info.nameToken + 1
    var isList = false
    while token < end, token < tokens.count {
      if tokens.isMark(token, .less) {
        token = max(tokens.afterAngles(token), token + 1)
        continue
      }
      if tokens.language == .java {
        if tokens.word(token) == .extends { isList = true }
        if tokens.word(token) == .implements { return .some(nil) }
      } else if tokens.isMark(token, .colon) {
        isList = true
      }
      if isList, tokens.isIdentifier(token), tokens.word(token) != .extends {
        let nameEnd = tokens.nameEnd(token)
        let name = tokens.string(nameEnd - 1)
        let isClass =
          tokens.language == .java || tokens.isMark(tokens.afterAngles(nameEnd), .openingParenthesis)
        if isClass, name != "Any", name != "Object" {
          return .some(.init(name: name, file: part.file, range: tokens.range(nameEnd - 1)))
        }
        token = nameEnd
        continue
      }
      token = tokens.next(token)
    }
    return .some(nil)
  }

  /// The fields of a class, in their order: properties of the constructor first.
  private func fields(_ info: SourceOutline.TypeInfo, _ part: SourceIndex.Part, _ unit: SourceIndex.Unit)
    -> [Field]
  {
    let tokens = unit.tokens
    var found: [Field] = []
    let parameters = Set(info.parameters.map(\.token))
    for declaration in unit.outline.scopes[part.scope].declarations {
      let own = unit.outline.declarations[declaration]
      guard case .variable = own.kind else { continue }
      let isParameter = parameters.contains(own.token)
      var start = own.token
      if tokens.language == .kotlin {
        let keyword = tokens.word(own.token - 1)
        // A parameter that is no property, and a property that another object keeps.
        guard keyword == .val || keyword == .var else { continue }
        var end = own.type.isEmpty ? own.token + 1 : own.type.upperBound
        if tokens.isMark(end, .colon) { end += 1 }
        if tokens.spells(end, "by") { continue }
        start = own.token - 1
      }
      let (annotations, modifiers) = annotations(before: start, unit)
      found.append(
        .init(
          name: own.name, token: own.token, annotations: annotations, modifiers: modifiers,
          isMutable: tokens.language == .java || tokens.word(own.token - 1) == .var, isParameter: isParameter)
      )
    }
    return found
  }

  /// The annotations and modifiers before a token.
  private func annotations(before token: Int, _ unit: SourceIndex.Unit) -> (
    annotations: [Annotation], modifiers: Set<String>
  ) {
    let tokens = unit.tokens
    let kotlinModifiers: Set<String> = [
      "private", "public", "internal", "protected", "override", "lateinit", "open", "final", "abstract",
      "data", "inner",
      "sealed", "const", "static", "class", "value",
    ]
    var annotations: [Annotation] = []
    var modifiers: Set<String> = []
    var index = token - 1
    for _ in 0..<NativeSourceLimit.annotations * 4 where index >= 0 {
      var name = index
      var open: Int?
      if tokens.isMark(index, .closingParenthesis), let bracket = tokens.open(index) {
        open = bracket
        name = bracket - 1
      }
      if tokens.isIdentifier(name) {
        // `@field:Name(...)`, `@com.example.Name`
        var first = name
        while tokens.isMark(first - 1, .dot) || tokens.isMark(first - 1, .colon),
          tokens.isIdentifier(first - 2)
        { first -= 2 }
        if tokens.isMark(first - 1, .at) {
          annotations.append(.init(name: tokens.string(name), open: open))
          index = first - 2
          continue
        }
        guard open == nil else { break }
        let word = tokens.string(name)
        if tokens.language == .kotlin, !kotlinModifiers.contains(word) { break }
        modifiers.insert(word)
        index = name - 1
        continue
      }
      let isType =
        tokens.language == .java
        && (tokens.isMark(index, .less) || tokens.isMark(index, .greater) || tokens.isMark(index, .dot)
          || tokens.isMark(index, .openingBracket) || tokens.isMark(index, .closingBracket)
          || tokens.isMark(index, .question) || tokens.isMark(index, .comma) && modifiers.isEmpty == false)
      guard isType else { break }
      index -= 1
    }
    return (annotations, modifiers)
  }

  /// Whether an annotation of a type means that other code decides what is read.
  private func isCustom(_ annotation: Annotation, _ library: DecodingLibrary, _ unit: SourceIndex.Unit)
    -> Bool
  {
    switch annotation.name {
    case "JsonAdapter", "JsonDeserialize", "JsonNaming", "JsonCreator", "JsonTypeInfo", "JsonFormat",
      "JsonIgnoreProperties":
      guard annotation.name == "JsonIgnoreProperties", let open = annotation.open else { return true }
      // `ignoreUnknown = true` alone names no field.
      return !(unit.tokens.spells(open + 1, "ignoreUnknown") && unit.tokens.close(open) <= open + 4)
    case "JSONType": return library == .fastjson
    case "Serializable": return library == .kotlinx && annotation.open != nil
    case "JsonIgnoreUnknownKeys", "JsonClass", "Keep": return false
    default: return false
    }
  }

  private func isRead(_ field: Field, _ library: DecodingLibrary, _ unit: SourceIndex.Unit) -> Bool {
    if field.modifiers.contains("static") || field.modifiers.contains("const") { return false }
    let isTransient =
      field.modifiers.contains("transient") || field.annotations.contains { $0.name == "Transient" }
    if isTransient { return false }
    switch library {
    case .gson: return true
    case .moshi:
      if flag("ignore", of: "Json", field, unit) == true { return false }
      return unit.tokens.language == .java || field.isParameter || field.isMutable
    case .fastjson:
      if flag("deserialize", of: "JSONField", field, unit) == false { return false }
      return field.isParameter || field.isMutable
    case .jackson:
      if field.annotations.contains(where: { $0.name == "JsonIgnore" }) { return false }
      return field.isParameter || field.isMutable
    default: return true
    }
  }

  private func flag(_ name: String, of annotation: String, _ field: Field, _ unit: SourceIndex.Unit) -> Bool?
  {
    guard let open = field.annotations.first(where: { $0.name == annotation })?.open else { return nil }
    let tokens = unit.tokens
    for item in unit.syntax.items(open + 1..<tokens.close(open))
    where tokens.string(item.lowerBound) == name && tokens.isMark(item.lowerBound + 1, .assign) {
      return tokens.spells(item.lowerBound + 2, "true")
    }
    return nil
  }

  /// The annotations that name a field, with their arguments: the name, and others that are read, too.
  private static let namings:
    [DecodingLibrary: [(annotation: String, arguments: Set<String>, isAddition: Bool)]] = [
      .gson: [("SerializedName", ["value", "alternate"], false)],
      .moshi: [("Json", ["name", ""], false)],
      .fastjson: [("JSONField", ["name", "alternateNames"], false)],
      .kotlinx: [("SerialName", ["value", ""], false), ("JsonNames", ["names", ""], true)],
      .jackson: [("JsonProperty", ["value", ""], false), ("JsonAlias", ["value", ""], true)],
    ]

  /// The names under which a field with some annotations is read.
  private func names(of field: Field, _ library: DecodingLibrary, _ file: Int, _ unit: SourceIndex.Unit)
    -> FollowedNames
  {
    named(field.name, field.token, field.annotations, library, file, unit)
  }

  private func named(
    _ name: String, _ token: Int, _ annotations: [Annotation], _ library: DecodingLibrary, _ file: Int,
    _ unit: SourceIndex.Unit
  ) -> FollowedNames {
    let tokens = unit.tokens
    var found = FollowedNames()
    var hasName = false
    for naming in ValueReader.namings[library] ?? [] {
      for annotation in annotations where annotation.name == naming.annotation {
        guard let open = annotation.open else { continue }
        for item in unit.syntax.items(open + 1..<tokens.close(open)) {
          let isNamed = tokens.isIdentifier(item.lowerBound) && tokens.isMark(item.lowerBound + 1, .assign)
          let argument = isNamed ? tokens.string(item.lowerBound) : "value"
          if library == .fastjson, argument == "unwrapped" { return .open }
          guard naming.arguments.contains(argument) || !isNamed && naming.arguments.contains("") else {
            continue
          }
          let value = isNamed ? item.lowerBound + 2..<item.upperBound : item
          found.add(strings(unit.syntax.expression(value), file))
          if !naming.isAddition, argument != "alternate", argument != "alternateNames" { hasName = true }
        }
      }
    }
    if !hasName { found.texts.append(fieldName(name, token, file)) }
    return found
  }

  // MARK: - Beans

  /// The properties that setters and public fields make.
  private func beanNames(
    _ fields: [Field], _ part: SourceIndex.Part, _ unit: SourceIndex.Unit, _ library: DecodingLibrary,
    _ isBean: Bool
  ) -> FollowedNames {
    var found = FollowedNames()
    var byName: [String: Field] = [:]
    for field in fields where byName[field.name] == nil { byName[field.name] = field }
    var properties: Set<String> = []
    for declaration in unit.outline.scopes[part.scope].declarations {
      let own = unit.outline.declarations[declaration]
      guard case .function(let scope) = own.kind, let function = unit.outline.function(scope),
        !function.isStatic
      else {
        continue
      }
      let (annotations, modifiers) = annotations(before: own.token, unit)
      if function.isInitialiser {
        // A constructor with annotated parameters makes the object.
        if annotations.contains(where: { $0.name == "JSONCreator" || $0.name == "JsonCreator" }) {
          return .open
        }
        continue
      }
      guard own.name.hasPrefix("set"), own.name.utf8.count > 3, function.parameters.count == 1,
        !modifiers.contains("private")
      else { continue }
      let rest = own.name.dropFirst(3)
      let property = rest.prefix(1).lowercased() + rest.dropFirst()
      properties.insert(property)
      let isName = "is" + rest
      let field = byName[property] ?? byName[isName]
      if byName[property] == nil, field != nil { properties.insert(isName) }
      let all = annotations + (field?.annotations ?? [])
      let annotated = Field(
        name: property, token: field?.token ?? own.token, annotations: all, modifiers: [], isMutable: true,
        isParameter: false)
      guard isRead(annotated, library, unit) else { continue }
      found.add(named(property, annotated.token, all, library, part.file, unit))
    }
    for field in fields where !properties.contains(field.name) && isRead(field, library, unit) {
      let isOpenField = field.modifiers.contains("public") && !field.modifiers.contains("final")
      let isNamed = library == .jackson && field.annotations.contains { $0.name == "JsonProperty" }
      guard isOpenField || isBean && !field.modifiers.contains("final") || isNamed else {
        // Jackson also sets a private field that has a getter.
        if library == .jackson, !field.modifiers.contains("final") { found.isOpen = true }
        continue
      }
      found.add(names(of: field, library, part.file, unit))
    }
    return found
  }
}

extension ValueReader {
  /// The properties of a class as a library reads them; nil where superclasses have some, too.
  func jvmDecodedProperties(_ parts: [SourceIndex.Part], _ library: DecodingLibrary) -> [DecodedProperty]? {
    guard parts.count == 1, let unit = index.unit(parts[0].file),
      let info = unit.outline.type(parts[0].scope),
      case .some(nil) = jvmSuperclass(info, parts[0], unit)
    else { return nil }
    var found: [DecodedProperty] = []
    for field in fields(info, parts[0], unit) where isRead(field, library, unit) || library == .fastjson {
      let names = names(of: field, library, parts[0].file, unit)
      if names.isOpen { return nil }
      let declaration = unit.outline.scopes[parts[0].scope].declarations.first {
        unit.outline.declarations[$0].token == field.token
      }
      guard let declaration else { continue }
      let own = unit.outline.declarations[declaration]
      var value: Range<Int>?
      if case .variable(let tokens?) = own.kind { value = tokens }
      if let parameter = info.parameters.first(where: { $0.token == field.token }) {
        value = parameter.defaultValue
      }
      found.append(
        .init(
          name: field.name, keys: names.texts.compactMap(\.value), file: parts[0].file, type: own.type,
          value: value))
    }
    return found
  }
}
