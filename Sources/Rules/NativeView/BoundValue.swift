import Diagnostics
import Linting
import Markup
import MiniProgram
import Script

/// What the value of a native view's attribute is, as far as the page and its script prove it.
enum BoundValue: Equatable {
  /// No value, or a blank one.
  case empty
  /// A plain identifier.
  case word(String)
  /// Plain text that does not name a method: not an identifier, or `true`, `false`, `null` or `undefined`.
  case text
  /// A mustache that gives data, never a function or the name of a method.
  case data
  /// A mustache that chooses between strings. Some of them may name methods.
  case choice([String])
  /// A mustache that gives a function: this method, or one written out or kept in a field of `data`.
  case function(ByteRange?)
  /// A mustache with nothing in it but a name; what that means is unknown.
  case name(String)
  case unknown

  init(_ attribute: Attribute, of element: Element, _ context: FileContext) {
    guard let range = attribute.valueRange else {
      self = .empty
      return
    }
    let trimmed = attribute.bytes.trimmed(range)
    if trimmed.isEmpty {
      self = .empty
      return
    }
    if !attribute.hasMustache {
      let word = attribute.bytes.slice(trimmed)
      self = isIdentifier(word) && !isLiteralWord(word) ? .word(String(decoding: word, as: UTF8.self)) : .text
      return
    }
    let text = context.text
    let trees = attribute.mustaches.map(context.expression)
    if trees.contains(where: { BoundValue.writesFunction($0) }) {
      self = .function(nil)
    } else if attribute.wholeMustache != nil || isWhole(attribute, text) {
      self = BoundValue.mustache(trees[0], in: element, context)
    } else {
      self = BoundValue.hasOtherCharacters(attribute, text) ? .text : .unknown
    }
  }

  private static func writesFunction(_ tree: ExpressionTree) -> Bool {
    switch tree.reading {
    case .unsupported(.arrow, _), .unsupported(.function, _), .unsupported(.async, _): true
    default: false
    }
  }

  /// Whether the text around the mustaches of a value has a character that no name has: `#{{color}}`.
  private static func hasOtherCharacters(_ attribute: Attribute, _ text: SourceText) -> Bool {
    guard let range = attribute.valueRange else { return false }
    var start = range.start
    for mustache in Array(attribute.mustaches) + [ByteRange(range.end, range.end)] {
      // With a letter before it, a digit is accepted, too.
      let around = [UInt8(ascii: "a")] + text.slice(ByteRange(start, max(start, mustache.start)))
      if !around.withUnsafeBufferPointer(isIdentifier) { return true }
      start = mustache.end
    }
    return false
  }

  // MARK: Mustaches

  private static func mustache(
    _ tree: ExpressionTree, in element: Element, _ context: FileContext
  ) -> BoundValue {
    switch tree.reading {
    case .bareObject: return .data
    case .expression: break
    default: return .unknown
    }
    guard let root = tree.root?.unwrapped else { return .unknown }
    if let name = root.identifierName { return value(of: name, in: element, context) }
    if givesData(root) { return .data }
    var choices: [String] = []
    let hasUnknown = root.forEachLiteralChoice { range in
      if isIdentifier(context.text.slice(range)) { choices.append(context.string(range)) }
    }
    if !choices.isEmpty { return .choice(choices) }
    return hasUnknown ? .unknown : .data
  }

  /// Whether the operator of the expression gives a number or a truth value.
  private static func givesData(_ expression: Expression) -> Bool {
    switch expression.operator {
    case nil, .add, .and, .or, .conditional: false
    default: true
    }
  }

  private static func value(of name: String, in element: Element, _ context: FileContext) -> BoundValue {
    let unit = context.unit
    guard unit.script != nil, context.sees(name, at: element) else { return .name(name) }
    // The facts as a whole are not copied.
    if let field = unit.script!.dataField(named: name) {
      guard field.source == .data else { return .name(name) }
      switch field.kind {
      case .function: return .function(field.nameRange)
      case .number, .boolean, .array, .object: return .data
      case .string where field.isOtherText: return .data
      default: return .name(name)
      }
    }
    guard !unit.script!.dataIsIncomplete, !unit.script!.setDataKeys.contains(name),
      let method = unit.script!.method(named: name),
      method.kind == .function
    else { return .name(name) }
    return .function(method.nameRange)
  }
}

/// Whether nothing but white space is around the only mustache of a value.
private func isWhole(_ attribute: Attribute, _ text: SourceText) -> Bool {
  guard attribute.mustaches.count == 1, let range = attribute.valueRange else { return false }
  return attribute.mustaches.first == text.trimmed(range)
}

extension FileContext {
  /// Whether a name in a mustache of `element` means what the page's script says. A loop, template, slot or `import-sjs` may
  /// give it another meaning.
  func sees(_ name: String, at element: Element) -> Bool {
    if sjsNames.contains(name) || LoopVariables(of: element)?.binds(name) == true { return false }
    if LoopVariables.isBound(name, around: element) { return false }
    return !bindsOtherNames(element) && !element.ancestors.contains(where: bindsOtherNames)
  }

  private func bindsOtherNames(_ element: Element) -> Bool {
    element.name == .template && element.has(.name)
      || element.attributes.contains { $0.nameBytes.are("slot-scope") }
  }

  /// Whether the handlers in `element` are methods of this file's script, and all of its methods are known.
  func knowsMethods(at element: Element) -> Bool {
    guard let script, !script.isIncomplete else { return false }
    return !element.isInTemplateDefinition
  }
}

extension Element {
  /// Whether a template with a name is around it: who uses that decides what names mean there.
  var isInTemplateDefinition: Bool { ancestors.contains { $0.name == .template && $0.has(.name) } }
}
