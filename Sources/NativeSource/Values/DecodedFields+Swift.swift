import Diagnostics

/// The fields that Swift's `Decodable` reads: stored properties, or the cases of `CodingKeys`.
extension ValueReader {
  /// Protocols and classes that add no fields.
  private static let plainSupertypes: Set<String> = [
    "Codable", "Decodable", "Encodable", "NSObject", "Equatable", "Hashable", "Identifiable", "Sendable",
    "CustomStringConvertible", "CustomDebugStringConvertible", "ObservableObject", "Comparable", "NSCoding",
    "NSSecureCoding", "MTLModel", "MTLJSONSerializing", "YYModel", "NSObjectProtocol", "NSCopying",
  ]

  func swiftFields(_ parts: [SourceIndex.Part], _ library: DecodingLibrary) -> Fields {
    if library != .codable { return runtimeFields(parts, library, swiftProperties(parts)) }
    var found = FollowedNames()
    var codingKeys: SourceIndex.Part?
    var customDecoders: [SourceIndex.Part] = []
    for part in parts {
      guard let unit = index.unit(part.file), let info = unit.outline.type(part.scope) else {
        return (.open, .some(nil))
      }
      if info.isEnum || info.keyword == .protocol || info.keyword == .actor { return (.open, .some(nil)) }
      if info.keyword == .class,
        !info.supertypes.allSatisfy({ ValueReader.plainSupertypes.contains($0) || isProtocol($0, part.file) })
      {
        return (.open, .some(nil))
      }
      for declaration in unit.outline.members(of: part.scope, named: "CodingKeys") {
        guard case .type(let scope) = unit.outline.declarations[declaration].kind else {
          return (.open, .some(nil))
        }
        codingKeys = .init(file: part.file, scope: scope)
      }
      customDecoders += decoders(of: part, unit)
    }
    if !customDecoders.isEmpty {
      guard customDecoders.count == 1, let codingKeys, reads(customDecoders[0], only: codingKeys) else {
        return (.open, .some(nil))
      }
    }
    if let codingKeys { return (caseNames(codingKeys), .some(nil)) }
    for (property, _, file) in decodedVariables(of: parts) {
      if index.unit(file)?.tokens.spells(property.token - 2, "lazy") == true {
        found.isOpen = true
      } else {
        found.texts.append(fieldName(property.name, property.token, file))
      }
    }
    return (found, .some(nil))
  }

  /// The decoders that a type writes out: `init(from:)`.
  func decoders(of part: SourceIndex.Part, _ unit: SourceIndex.Unit) -> [SourceIndex.Part] {
    unit.outline.members(of: part.scope, named: "init").compactMap { declaration in
      guard case .function(let scope) = unit.outline.declarations[declaration].kind,
        unit.outline.function(scope)?.parameters.first?.label == "from"
      else { return nil }
      return .init(file: part.file, scope: scope)
    }
  }

  /// The stored properties that a decoder sets, each with the tokens of its first value and its file.
  func decodedVariables(
    of parts: [SourceIndex.Part]
  ) -> [(property: SourceOutline.Declaration, value: Range<Int>?, file: Int)] {
    parts.flatMap { part -> [(SourceOutline.Declaration, Range<Int>?, Int)] in
      guard let unit = index.unit(part.file), unit.outline.type(part.scope)?.isExtension == false else {
        return []
      }
      return unit.outline.scopes[part.scope].declarations.compactMap { declaration in
        let own = unit.outline.declarations[declaration]
        guard case .variable(let value) = own.kind, !own.isStatic, own.isMutable || value == nil else {
          return nil
        }
        return (own, value, part.file)
      }
    }
  }

  private func isProtocol(_ name: String, _ file: Int) -> Bool {
    let parts = index.parts(of: .init(name: name, file: file, range: ByteRange(0, 0)))
    return !parts.isEmpty
      && parts.allSatisfy { part in
        guard let info = index.unit(part.file)?.outline.type(part.scope) else { return false }
        return info.keyword == .protocol || info.isExtension
      }
  }

  /// The raw values of the cases of an enum of keys.
  func caseNames(_ part: SourceIndex.Part) -> FollowedNames {
    guard let unit = index.unit(part.file), unit.outline.type(part.scope)?.isEnum == true else {
      return .open
    }
    var found = FollowedNames()
    for declaration in unit.outline.scopes[part.scope].declarations {
      let own = unit.outline.declarations[declaration]
      guard case .enumCase(let raw) = own.kind else { continue }
      if let raw {
        found.add(strings(unit.syntax.expression(raw), part.file))
      } else {
        found.texts.append(fieldName(own.name, own.token, part.file))
      }
    }
    return found
  }

  /// Whether `init(from decoder:)` reads nothing but what an enum of keys names: its decoder gives one container, of
  /// these keys.
  private func reads(_ decoder: SourceIndex.Part, only keys: SourceIndex.Part) -> Bool {
    guard let unit = index.unit(decoder.file), let function = unit.outline.function(decoder.scope),
      let parameter = function.parameters.first, decoder.file == keys.file,
      let name = index.unit(keys.file)?.outline.type(keys.scope)?.name
    else { return false }
    let tokens = unit.tokens
    return unit.outline.scopes[decoder.scope].tokens.allSatisfy { token in
      guard tokens.isIdentifier(token), tokens.string(token) == parameter.name, !tokens.isAccessed(token)
      else { return true }
      return tokens.spells(token + 2, "container") && tokens.spells(token + 4, "keyedBy")
        && tokens.string(token + 6) == name && tokens.isMark(token + 7, .dot)
    }
  }

  /// The properties of a class of Swift that Objective-C sees.
  private func swiftProperties(_ parts: [SourceIndex.Part]) -> RuntimeProperties {
    var found = RuntimeProperties()
    for part in parts {
      guard let unit = index.unit(part.file), let info = unit.outline.type(part.scope) else { continue }
      let tokens = unit.tokens
      var keyword = info.nameToken - 1
      var seesAll = false
      for _ in 0..<NativeSourceLimit.modifiers where keyword > 0 {
        if tokens.spells(keyword, "objcMembers") { seesAll = true }
        guard
          tokens.isIdentifier(keyword) || tokens.isMark(keyword, .at)
            || tokens.isMark(keyword, .closingParenthesis)
        else { break }
        keyword = (tokens.open(keyword) ?? keyword) - 1
      }
      if info.keyword == .class, !info.isExtension, let parent = info.supertypes.first {
        found.superclass = .init(name: parent, file: part.file, range: tokens.range(info.nameToken))
      }
      for declaration in unit.outline.scopes[part.scope].declarations {
        let own = unit.outline.declarations[declaration]
        guard case .variable = own.kind, !own.isStatic else { continue }
        var before = own.token - 1
        var isMarked = false
        for _ in 0..<NativeSourceLimit.modifiers where tokens.isIdentifier(before) {
          if tokens.word(before) == .objc { isMarked = true }
          before -= tokens.isMark(before - 1, .at) ? 2 : 1
        }
        // A private property is seen only when it is marked itself.
        guard isMarked || seesAll && !own.isPrivate else { continue }
        found.properties.append((own.name, own.token, part.file, !own.isMutable))
      }
    }
    return found
  }
}
