import Diagnostics

/// Follows what is done with each element of a list, and what `Mirror` lists of an object.
extension ValueReader {
  /// What `Mirror` shows of an object: its stored properties, by their names.
  func mirror(of value: SourceValue) -> SourceValue {
    guard case .object(let type) = value else { return .unknown }
    var children: [SourceValue] = []
    for part in index.parts(of: type) {
      guard let unit = index.unit(part.file), unit.tokens.language == .swift,
        unit.outline.type(part.scope)?.isExtension == false
      else { continue }
      for declaration in unit.outline.scopes[part.scope].declarations {
        let own = unit.outline.declarations[declaration]
        guard case .variable = own.kind, !own.isStatic else { continue }
        guard let label = mirroredName(own, unit) else { return .unknown }
        let name = SourceValue.text(label, index.place(unit.tokens.range(own.token), part.file))
        children.append(
          .record([.init(name: "label", value: name), .init(name: "value", value: .unknown)], nil))
      }
    }
    return .record([.init(name: "children", value: .list(children, isOpen: children.isEmpty))], nil)
  }

  /// The name of a stored property as `Mirror` has it; nil for one that something else stores.
  private func mirroredName(_ own: SourceOutline.Declaration, _ unit: SourceIndex.Unit) -> String? {
    var token = own.token - 2
    for _ in 0..<NativeSourceLimit.modifiers where unit.tokens.isIdentifier(token) {
      if unit.tokens.spells(token, "lazy") { return nil }
      if unit.tokens.isMark(token - 1, .at) {
        if unit.tokens.word(token) != .objc { return nil }
        token -= 1
      }
      token -= 1
    }
    // `@Wrapper("a") var name`
    return unit.tokens.isMark(token, .closingParenthesis)
      && !unit.syntax.collector.hasLineBreak(before: token + 1)
      ? nil : own.name
  }

  /// What a closure, a key path or a function gives for a value.
  func applied(
    _ function: SyntaxTree, to item: SourceValue, _ file: Int, _ bindings: ValueBindings
  ) throws(Unbound) -> SourceValue {
    switch function.kind {
    case .closure(let closure):
      return try value(of: closure, file, bind(item, to: closure, file, bindings))
    case .keyPath(let names):
      var found = try resolved(item, bindings)
      for name in names { found = try member(name, ofValue: found, bindings) }
      return found
    case .member(let base?, "init"):
      // `String.init` of a part of a string
      guard case .name("String") = base.kind, case .text = try resolved(item, bindings) else {
        return .unknown
      }
      return item
    default: return .unknown
    }
  }

  /// The elements for which a closure or key path is true; nil where that is unknown of one.
  func filtered(
    _ owner: SourceValue, by call: SyntaxTree.Call, _ file: Int, _ bindings: ValueBindings
  ) throws(Unbound) -> SourceValue? {
    guard call.name == "filter" || call.name == "filterNot", call.arguments.count == 1,
      case .list(let items, let isOpen) = owner
    else { return nil }
    var left: [SourceValue] = []
    for item in items {
      guard case .boolean(let isLeft)? = try? applied(call.arguments[0].value, to: item, file, bindings)
      else {
        return nil
      }
      if isLeft == (call.name == "filter") { left.append(item) }
    }
    return .list(left, isOpen: isOpen)
  }
}
