import Diagnostics

/// Says which objects the objects of a class keep.
extension ValueReader {
  /// Whether a property of a class, or of what it extends, has objects of another class; nil where that is unknown.
  package func keeps(_ helper: ObjectClass, in object: ObjectClass) -> Bool? {
    let key = UseMemory.KeptObject(helper: helper.name, keeper: object)
    if let known = uses.keptObjects[key] { return known }
    begin(object)
    var isUnknown = false
    var isKept = false
    for part in own?.parts ?? [] where !isKept {
      guard let unit = index.unit(part.file) else { continue }
      for declaration in unit.outline.scopes[part.scope].declarations {
        guard case .variable = unit.outline.declarations[declaration].kind else { continue }
        switch keeps(helper, inVariable: declaration, part.file) {
        case true?: isKept = true
        case false?: continue
        case nil: isUnknown = true
        }
      }
    }
    let found: Bool? = isKept ? true : isUnknown ? nil : false
    uses.keptObjects[key] = .some(found)
    return found
  }

  private func keeps(_ helper: ObjectClass, inVariable declaration: Int, _ file: Int) -> Bool? {
    let rows = rows { bindings throws(Unbound) in
      var found: [SourceValue] = []
      for value in try self.declared(declaration, file, bindings).some {
        guard case .list(let items, let isOpen) = value else {
          found.append(value)
          continue
        }
        if isOpen { found.append(.unknown) }
        for item in items { found.append(try self.resolved(item, bindings)) }
      }
      return found
    }
    var isUnknown = rows.isOpen
    for value in rows.rows.flatMap(\.values) {
      switch value {
      case .object(let type), .record(_, let type?):
        if simpleName(type.name) == simpleName(helper.name) { return true }
      case .unknown, .deferred, .choice: isUnknown = true
      default: continue
      }
    }
    return isUnknown ? nil : false
  }
}
