import Diagnostics

/// Follows the list of all classes that the runtime of Objective-C has, where code takes those that adopt a protocol.
extension ValueReader {
  /// The classes that a loop is about which walks all classes and takes those that adopt a protocol of the sources:
  /// `for cls in classes where class_conformsToProtocol(cls, Exported.self)`. Nil for another loop.
  func conformingClasses(ofLoopOver collection: Range<Int>, _ file: Int) -> [SourceValue]? {
    guard let unit = index.unit(file), unit.tokens.language == .swift,
      unit.tokens.word(collection.upperBound) == .where,
      unit.tokens.spells(collection.upperBound + 1, "class_conformsToProtocol"),
      let call = unit.call(at: collection.upperBound + 1), call.arguments.count == 2,
      unit.tokens.isMark(unit.tokens.close(collection.upperBound + 2) + 1, .openingBrace),
      case .member(let name?, "self") = call.arguments[1].value.kind, let spelling = name.lastName,
      isListOfAllClasses(collection, unit)
    else { return nil }
    let type = SourceValue.TypeName(
      name: spelling, file: file, range: unit.tokens.range(name.tokens.lowerBound))
    // A protocol of a library may be adopted there.
    let parts = index.parts(of: type)
    guard !parts.isEmpty else { return nil }
    return adopters(of: simpleName(spelling))?.map { .type($0) }
  }

  /// Whether a collection is what `objc_copyClassList` gives in the same function.
  private func isListOfAllClasses(_ collection: Range<Int>, _ unit: SourceIndex.Unit) -> Bool {
    guard let scope = unit.outline.enclosingFunction(collection.lowerBound) else { return false }
    let body = unit.outline.scopes[scope].tokens
    return (body.lowerBound..<min(collection.upperBound, body.upperBound)).contains {
      unit.tokens.spells($0, "objc_copyClassList")
    }
  }

  /// The classes of the sources that adopt a protocol, by themselves or by what they extend; nil where there are too many
  /// files.
  private func adopters(of protocolName: String) -> [SourceValue.TypeName]? {
    guard let files = files(using: protocolName) else { return nil }
    var found: [SourceValue.TypeName] = []
    func add(_ part: SourceIndex.Part) {
      let name = typeName(of: part.scope, part.file)
      if !found.contains(where: { $0.name == name.name }) { found.append(name) }
    }
    for file in files {
      guard let unit = index.unit(file) else { return nil }
      for scope in unit.outline.scopes.indices {
        guard let info = unit.outline.type(scope), info.supertypes.contains(protocolName),
          info.keyword != .protocol
        else { continue }
        let type = typeName(of: scope, file)
        // Of an extension the class itself.
        let own = index.parts(of: type).first {
          index.unit($0.file)?.outline.type($0.scope)?.keyword == .class
        }
        guard let own else { continue }
        add(own)
        for subclass in index.subclasses(of: type.name) { add(subclass) }
      }
    }
    return found
  }
}
