import Diagnostics

/// Says under which names a library reads the fields of a type of the sources. What other code decides is open: a type or
/// superclass that is not in the sources, a decoder or naming of its own.
extension ValueReader {
  /// How many superclasses are read.
  private static let maxSuperclasses = 8

  /// The names of the fields of a type as a library reads them.
  func decodedNames(of type: SourceValue.TypeName, by library: DecodingLibrary) -> FollowedNames {
    let parts = index.parts(of: type)
    guard let first = parts.first else { return .open }
    let key = DecodedType(part: first, library: library)
    if let known = uses.decodedNames[key] { return known }
    var found = FollowedNames()
    var next: [SourceIndex.Part] = parts
    var seen: Set<SourceIndex.Part> = []
    for _ in 0..<ValueReader.maxSuperclasses {
      guard let part = next.first, seen.insert(part).inserted else {
        if !next.isEmpty { found.isOpen = true }
        break
      }
      let fields = fields(of: next, library)
      found.add(fields.names)
      switch fields.superclass {
      case .none?: next = []
      case .some(let name?): next = index.parts(of: name)
      case nil: next = []
      }
      if case .some(.some) = fields.superclass, next.isEmpty { found.isOpen = true }
      if next.isEmpty { break }
    }
    if !next.isEmpty { found.isOpen = true }
    uses.decodedNames[key] = found
    return found
  }

  /// The fields of one type, and its superclass: `.some(nil)` for none.
  typealias Fields = (names: FollowedNames, superclass: SourceValue.TypeName??)

  private func fields(of parts: [SourceIndex.Part], _ library: DecodingLibrary) -> Fields {
    guard parts.allSatisfy({ index.unit($0.file) != nil }) else { return (.open, .some(nil)) }
    switch index.files[parts[0].file].language {
    case .swift: return swiftFields(parts, library)
    case .java, .kotlin: return jvmFields(parts, library)
    case .objectiveC: return objectiveCFields(parts, library)
    case .propertyList, .xml: return (.open, .some(nil))
    }
  }

  /// A name that stands at a token.
  func fieldName(_ name: String, _ token: Int, _ file: Int) -> FollowedText {
    let range = index.unit(file)?.tokens.range(token) ?? ByteRange(0, 0)
    return FollowedText(value: name, classFile: nil, place: index.place(range, file))
  }

  /// The strings that an expression gives: itself, or the elements of a list.
  func strings(_ tree: SyntaxTree, _ file: Int, _ bindings: ValueBindings = [:]) -> FollowedNames {
    let token = tree.tokens.lowerBound
    let rows = rows(bindings) { bindings throws(Unbound) in
      let value = try self.value(tree, file, bindings)
      if case .list(let items, let isOpen) = value {
        var values: [SourceValue] = isOpen ? [.unknown] : []
        for item in items { values.append(try self.resolved(item, bindings)) }
        return [.choice(values)]
      }
      return [value]
    }
    return names(rows, file, token)
  }

  /// The result of a method without parameters of one of the parts; nil where none has it.
  func result(ofMethod names: [String], _ parts: [SourceIndex.Part]) -> SourceValue? {
    for part in parts {
      guard let unit = index.unit(part.file) else { continue }
      for name in names {
        for declaration in unit.outline.members(of: part.scope, named: name) {
          switch unit.outline.declarations[declaration].kind {
          case .function(let scope), .getter(let scope):
            return (try? returned(scope, part.file, [:])) ?? .unknown
          case .variable(let value?):
            return (try? self.value(unit.syntax.expression(value), part.file, [:])) ?? .unknown
          default: return .unknown
          }
        }
      }
    }
    return nil
  }

  /// Whether one of the parts declares a function with a name.
  func declares(_ names: [String], _ parts: [SourceIndex.Part]) -> Bool {
    parts.contains { part in
      guard let unit = index.unit(part.file) else { return false }
      return names.contains { !unit.outline.members(of: part.scope, named: $0).isEmpty }
    }
  }
}

/// A type as a library reads it.
struct DecodedType: Hashable {
  var part: SourceIndex.Part
  var library: DecodingLibrary
}
