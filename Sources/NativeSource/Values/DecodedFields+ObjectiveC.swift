import Diagnostics

/// The properties of a class that a library of Objective-C sets by the runtime.
struct RuntimeProperties {
  var properties: [(name: String, token: Int, file: Int, isReadOnly: Bool)] = []
  var superclass: SourceValue.TypeName?
}

/// The fields that MJExtension, YYModel, Mantle and JSONModel read: the properties of a class, under the keys that its methods map
/// them to.
extension ValueReader {
  /// Classes that add no properties.
  private static let rootClasses: Set<String> = ["NSObject", "MTLModel", "JSONModel"]

  func objectiveCFields(_ parts: [SourceIndex.Part], _ library: DecodingLibrary) -> Fields {
    runtimeFields(parts, library, objectiveCProperties(parts))
  }

  func runtimeFields(
    _ parts: [SourceIndex.Part], _ library: DecodingLibrary, _ found: RuntimeProperties
  ) -> Fields {
    let superclass: SourceValue.TypeName?? =
      found.superclass.map { ValueReader.rootClasses.contains($0.name) ? nil : $0 } ?? .some(nil)
    guard found.superclass != nil else { return (.open, .some(nil)) }
    switch library {
    case .mjExtension: return (mjNames(parts, found), superclass)
    case .yyModel: return (yyNames(parts, found), superclass)
    case .jsonModel: return (jsonModelNames(parts, found), superclass)
    case .mantle:
      let names = mantleNames(parts, found)
      // A class that maps its keys itself says all of them.
      return (names, declares(ValueReader.mantleMaps, parts) ? .some(nil) : superclass)
    default: return (.open, .some(nil))
    }
  }

  /// The names under which values can be set of an object by keys: those of its properties.
  func namesOfKeyedValues(of type: SourceValue.TypeName) -> FollowedNames {
    var names = FollowedNames()
    var next = type
    for _ in 0..<ValueReader.maxSupertypes {
      let parts = index.parts(of: next)
      let found = objectiveCProperties(parts)
      guard !parts.isEmpty, let superclass = found.superclass, !setsValues(parts), !hasVariables(parts)
      else { return .open }
      names.texts += found.properties.map { fieldName($0.name, $0.token, $0.file) }
      if superclass.name == "NSObject" { return names }
      next = superclass
    }
    return .open
  }

  /// Whether a class decides itself what is set by a key.
  private func setsValues(_ parts: [SourceIndex.Part]) -> Bool {
    parts.contains { part in
      guard let unit = index.unit(part.file) else { return true }
      return unit.outline.members(of: part.scope, named: "setValue").contains { member in
        guard case .function(let scope) = unit.outline.declarations[member].kind else { return false }
        return unit.outline.function(scope)?.parameters.last?.label == "forKey"
      }
    }
  }

  /// Whether a class has instance variables that are not behind its properties.
  private func hasVariables(_ parts: [SourceIndex.Part]) -> Bool {
    let properties = Set(objectiveCProperties(parts).properties.map(\.name))
    return parts.contains { part in
      guard let unit = index.unit(part.file) else { return true }
      return unit.outline.scopes[part.scope].declarations.contains { declaration in
        let own = unit.outline.declarations[declaration]
        guard case .variable = own.kind else { return false }
        return !properties.contains(own.name) && !properties.contains(String(own.name.drop { $0 == "_" }))
      }
    }
  }

  private func objectiveCProperties(_ parts: [SourceIndex.Part]) -> RuntimeProperties {
    var found = RuntimeProperties()
    for part in parts {
      guard let unit = index.unit(part.file), let info = unit.outline.type(part.scope) else { continue }
      let tokens = unit.tokens
      if let parent = info.supertypes.first, !info.isExtension, info.keyword == .interface {
        found.superclass = .init(name: parent, file: part.file, range: tokens.range(info.nameToken))
      }
      for token in unit.outline.scopes[part.scope].tokens
      where tokens.word(token) == .property && tokens.isMark(token - 1, .at) {
        var start = token + 1
        var attributes = 0..<0
        if tokens.isMark(start, .openingParenthesis) {
          attributes = start + 1..<tokens.close(start)
          start = tokens.close(start) + 1
        }
        guard !attributes.contains(where: { tokens.word($0) == .class }) else { continue }
        let isReadOnly = attributes.contains { tokens.spells($0, "readonly") }
        var end = start
        while end < tokens.count, end < start + NativeSourceLimit.propertyType * 2,
          !tokens.isMark(end, .semicolon)
        {
          // `NSString *a, *b;`
          if tokens.isMark(end, .comma), tokens.isIdentifier(end - 1),
            tokens.parent(end) == tokens.parent(token),
            !(start..<end).contains(where: { tokens.isMark($0, .less) && tokens.angleEnd($0) == nil })
          {
            found.properties.append((tokens.string(end - 1), end - 1, part.file, isReadOnly))
          }
          end = tokens.next(end)
        }
        guard tokens.isIdentifier(end - 1) else { continue }
        found.properties.append((tokens.string(end - 1), end - 1, part.file, isReadOnly))
      }
    }
    return found
  }

  // MARK: - Keys

  /// The properties that a method lists by name; nil where it says something else.
  private func listed(_ methods: [String], _ parts: [SourceIndex.Part]) -> (
    isDeclared: Bool, names: Set<String>?
  ) {
    guard let value = result(ofMethod: methods, parts) else { return (false, nil) }
    guard case .list(let items, false) = value else { return (true, nil) }
    var names: Set<String> = []
    for item in items {
      guard case .text(let text, _)? = try? resolved(item, [:]) else { return (true, nil) }
      names.insert(text)
    }
    return (true, names)
  }

  /// The keys that a method maps properties to; nil where one is unknown.
  private func keys(_ map: SourceValue) -> [String: [FollowedText]]? {
    guard case .dictionary(let entries, false) = map else { return nil }
    var keys: [String: [FollowedText]] = [:]
    for entry in entries {
      guard case .text(let property, _)? = try? resolved(entry.key, [:]),
        let value = try? resolved(entry.value, [:])
      else { return nil }
      var values = [value]
      if case .list(let items, false) = value { values = items }
      for item in values {
        guard case .text(let key, let place?)? = try? resolved(item, [:]) else { return nil }
        // A path of keys: its first one.
        let first = key.prefix { $0 != "." && $0 != "[" }
        keys[property, default: []].append(.init(value: String(first), classFile: nil, place: place))
      }
    }
    return keys
  }

  private func names(
    _ found: RuntimeProperties, _ keys: [String: [FollowedText]], where isRead: (String) -> Bool
  ) -> FollowedNames {
    var names = FollowedNames()
    for property in found.properties where isRead(property.name) {
      if let mapped = keys[property.name] {
        names.texts += mapped
      } else {
        names.texts.append(fieldName(property.name, property.token, property.file))
      }
    }
    return names
  }

  private func mjNames(_ parts: [SourceIndex.Part], _ found: RuntimeProperties) -> FollowedNames {
    let custom = [
      "mj_replacedKeyFromPropertyName121", "replacedKeyFromPropertyName121", "replacedKeyFromPropertyName",
      "ignoredPropertyNames", "allowedPropertyNames", "mj_didConvertToObjectWithKeyValues",
      "mj_objectDidConvertFromKeyValues", "mj_objectDidConvert", "mj_didConvertToObject",
    ]
    guard !declares(custom, parts) else { return .open }
    let map = result(ofMethod: ["mj_replacedKeyFromPropertyName"], parts)
    guard let keys = map.map(keys) ?? [:] else { return .open }
    let ignored = listed(["mj_ignoredPropertyNames"], parts)
    let allowed = listed(["mj_allowedPropertyNames"], parts)
    guard !ignored.isDeclared || ignored.names != nil, !allowed.isDeclared || allowed.names != nil else {
      return .open
    }
    return names(found, keys) { name in
      ignored.names?.contains(name) != true && allowed.names?.contains(name) != false
    }
  }

  private func yyNames(_ parts: [SourceIndex.Part], _ found: RuntimeProperties) -> FollowedNames {
    let custom = [
      "modelCustomTransformFromDictionary", "modelCustomTransform", "modelCustomWillTransformFromDictionary",
      "modelCustomWillTransform", "modelCustomClassForDictionary", "modelCustomClass",
    ]
    guard !declares(custom, parts) else { return .open }
    let map = result(ofMethod: ["modelCustomPropertyMapper"], parts)
    guard let keys = map.map(keys) ?? [:] else { return .open }
    let black = listed(["modelPropertyBlacklist"], parts)
    let white = listed(["modelPropertyWhitelist"], parts)
    guard !black.isDeclared || black.names != nil, !white.isDeclared || white.names != nil else {
      return .open
    }
    // A property that a class extension makes writable is declared twice.
    let writable = Set(found.properties.filter { !$0.isReadOnly }.map(\.name))
    return names(found, keys) { name in
      writable.contains(name) && black.names?.contains(name) != true && white.names?.contains(name) != false
    }
  }

  /// A property may be of a class that adopts `<Ignore>`, and `+keyMapper` gives others their keys.
  private func jsonModelNames(_ parts: [SourceIndex.Part], _ found: RuntimeProperties) -> FollowedNames {
    guard !declares(["propertyIsIgnored", "customSetters", "importDictionary"], parts) else { return .open }
    var mapped: [String: [FollowedText]] = [:]
    if declares(["keyMapper"], parts) {
      guard let (call, file) = returnedCall(ofMethod: ["keyMapper"], parts),
        call.name == "initWithModelToJSONDictionary", let argument = call.arguments.first,
        let map = (try? value(argument.value, file, [:])).flatMap(keys)
      else { return .open }
      mapped = map
    }
    var read = found
    read.properties.removeAll { property in
      guard let unit = index.unit(property.file) else { return true }
      return (max(0, property.token - NativeSourceLimit.modifiers)..<property.token).contains { token in
        unit.tokens.spells(token, "Ignore") && unit.tokens.isMark(token - 1, .less)
          && !(token..<property.token).contains { unit.tokens.isMark($0, .semicolon) }
      }
    }
    return names(read, mapped) { _ in true }
  }

  private static let mantleMaps = ["JSONKeyPathsByPropertyKey", "jsonKeyPathsByPropertyKey"]

  private func mantleNames(_ parts: [SourceIndex.Part], _ found: RuntimeProperties) -> FollowedNames {
    guard !declares(["classForParsingJSONDictionary", "classForParsing"], parts) else { return .open }
    guard let map = result(ofMethod: ValueReader.mantleMaps, parts) else { return FollowedNames() }
    if let keys = keys(map) {
      var names = FollowedNames()
      for key in keys.keys.sorted() { names.texts += keys[key] ?? [] }
      return names
    }
    if let keys = mergedKeys(parts) {
      var names = FollowedNames()
      for key in keys.keys.sorted() { names.texts += keys[key] ?? [] }
      return names
    }
    guard let added = identityAdditions(parts),
      found.superclass.map({ ValueReader.rootClasses.contains($0.name) }) == true
    else { return .open }
    return names(found, added) { _ in true }
  }

  /// The keys of a map of Mantle that is made of two dictionaries; nil where it is something else.
  private func mergedKeys(_ parts: [SourceIndex.Part]) -> [String: [FollowedText]]? {
    guard let (call, file) = returnedCall(ofMethod: ValueReader.mantleMaps, parts),
      call.name == "mtl_dictionaryByAddingEntriesFromDictionary", let base = call.base,
      let argument = call.arguments.first,
      let first = (try? value(base, file, [:])).flatMap(keys),
      let second = (try? value(argument.value, file, [:])).flatMap(keys)
    else { return nil }
    return first.merging(second) { $1 }
  }

  /// The call that a method gives back, and its file.
  private func returnedCall(ofMethod names: [String], _ parts: [SourceIndex.Part]) -> (
    call: SyntaxTree.Call, file: Int
  )? {
    for part in parts {
      guard let unit = index.unit(part.file) else { continue }
      for declaration in names.flatMap({ unit.outline.members(of: part.scope, named: $0) }) {
        guard case .function(let scope) = unit.outline.declarations[declaration].kind else { continue }
        let body = unit.outline.scopes[scope].tokens
        let returns = body.filter { unit.tokens.word($0) == .return }
        guard returns.count == 1,
          case .call(let call) = unit.syntax.expression(
            returns[0] + 1..<min(unit.syntax.collector.statementEnd(returns[0] + 1), body.upperBound)
          ).kind
        else { return nil }
        return (call, part.file)
      }
    }
    return nil
  }

  /// What a map of Mantle adds to the identity of all properties; nil where it is something else.
  private func identityAdditions(_ parts: [SourceIndex.Part]) -> [String: [FollowedText]]? {
    guard let (call, file) = returnedCall(ofMethod: ValueReader.mantleMaps, parts) else { return nil }
    if call.name == "mtl_identityPropertyMapWithModel" { return [:] }
    guard call.name == "mtl_dictionaryByAddingEntriesFromDictionary", let base = call.base,
      case .call(let identity) = base.kind, identity.name == "mtl_identityPropertyMapWithModel",
      let argument = call.arguments.first, let value = try? self.value(argument.value, file, [:])
    else { return nil }
    return keys(value)
  }
}
