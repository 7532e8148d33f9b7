import Diagnostics
import Markup
import Script

/// Finds the names in the mustaches of one file to which its script gives no value. Left out are places where a name without
/// value does not matter: fallbacks, keys, events, calls, and the content of template definitions, which others give data.
///
/// A decided page has few of them. Nine of ten mustaches are passed over by the hashes of their words, without being read as
/// expressions.
struct UndefinedDataCollector {
  private(set) var names: [UndefinedDataName] = []
  private(set) var namesBoundBothWays: [String] = []
  /// What is bound around the elements that include files, by their indexes.
  private(set) var namesAroundIncludes: [(element: Int, names: [String])] = []

  private let document: Document
  private let text: SourceText
  private let unit: SourceUnit
  private let modules: [UInt64]
  private let given: WordSet
  /// The places in `names` by their hashes.
  private var places = HashIndex()
  private var scopes: NameScopes
  /// The item of the loop on the tag that is being read.
  private var itemOfTag: String?
  /// Everything that loops of the file bind.
  private var loops: [(hash: UInt64, loop: UndefinedDataName.Loop)] = []
  private lazy var tree = ExpressionTree()

  /// Without `given`, what the script gives has a value.
  init(
    _ document: Document, _ unit: SourceUnit, modules: [String], hasOtherBindings: Bool,
    given: WordSet? = nil
  ) {
    self.document = document
    text = document.text
    self.unit = unit
    scopes = NameScopes(document, unit.dialect, hasOtherBindings: hasOtherBindings)
    self.modules = modules.map { WordSet.hash(of: $0) }
    self.given = given ?? unit.script?.dataNames ?? WordSet()
  }

  mutating func read(_ table: inout NameTraits, _ spelling: (NameID) -> String) {
    let nodes = document.nodes
    var index = 0
    while index < nodes.count {
      let node = nodes[index]
      scopes.close(before: node)
      switch node.kind {
      case .element:
        let element = document.element(index)
        if element.name == .template, element.has(.name) {
          index = Int(node.subtreeEnd)
          continue
        }
        read(element, &table, spelling)
        if element.name == .include, !scopes.isEmpty {
          namesAroundIncludes.append((index, scopes.names))
        }
      case .text:
        for mustache in document.node(index).textMustaches { read(mustache, nil, nil) }
      case .comment: break
      }
      index += 1
    }
    if names.isEmpty { return }
    for (hash, loop) in loops {
      if let place = places[hash], names[place].loop == nil { names[place].loop = loop }
    }
  }

  private mutating func read(
    _ element: Element, _ table: inout NameTraits, _ spelling: (NameID) -> String
  ) {
    // The list is looked up outside of the loop.
    if let list = element.attribute(.for) {
      if let range = list.bareLoop?.list {
        readExpression(range, list, element)
      } else {
        for mustache in list.mustaches { read(mustache, list, element) }
      }
    }
    for bound in scopes.open(for: element, &table, spelling) {
      loops.append((bound.hash, UndefinedDataName.Loop(range: element.tagRange, isIndex: bound.isIndex)))
    }
    itemOfTag = element.has(.for) ? LoopVariables(of: element)?.item : nil
    defer { itemOfTag = nil }
    // What is wrong in a tag may be why a name of it is unknown.
    if document.issues.contains(where: { $0.kind.staysInTag && element.startTagRange.contains($0.range) }) {
      return
    }
    for attribute in element.attributes where attribute.hasMustache && attribute.name != .for {
      let traits = table(attribute.name, spelling)
      if !traits.isDisjoint(with: [.event, .namesNothing, .bindsNames]) { continue }
      for mustache in attribute.mustaches { read(mustache, attribute, element) }
    }
  }

  // MARK: Mustaches

  private mutating func read(_ mustache: ByteRange, _ attribute: Attribute?, _ element: Element?) {
    let expression = text.expressionRange(mustache)
    if unit.dialect.hasTwoWayBraces, mustache.count > 2,
      text.bytes[Int(mustache.start) + 1] == UInt8(ascii: "=")
    {
      tree.parse(text, range: expression)
      tree.forEachReference { namesBoundBothWays.append(text.string($0)) }
    }
    readExpression(expression, attribute, element)
  }

  private mutating func readExpression(_ range: ByteRange, _ attribute: Attribute?, _ element: Element?) {
    if isGivenWhole(range) { return }
    tree.parse(text, range: range)
    guard tree.reading == .expression || tree.reading == .bareObject,
      tree.firstUse(outside: unit.expressions) == nil,
      let root = tree.root
    else { return }
    var called: [UInt32] = []
    tree.forEachCallee { root, _ in called.append(root.start) }
    var context = MustacheContext(attribute, element, root)
    if context.traits.contains(.isOptional), root.kind == .identifier, let element, let attribute,
      attribute.name != .class, !unit.dialect.components.contains(element.tag)
    {
      context.traits.insert(.isProperty)
    }
    let place = (value: attribute?.valueRange ?? range, tag: element?.tagRange)
    // A stack of its own: `a || b || c || ...` nests to the left without limit.
    var waiting: [(expression: Expression, traits: DataUse.Traits)] = [(root, context.traits)]
    while let (expression, traits) = waiting.popLast() {
      switch expression.kind {
      case .identifier:
        if !called.contains(expression.range.start) { add(expression.range, traits, place) }
      case .binary where expression.operator == .or || expression.operator == .coalesce:
        // The left operand may be without a value.
        if let right = expression.lastChild { waiting.append((right, [])) }
      case .property:
        guard let value = expression.lastChild, let key = expression.firstChild else { break }
        if key.kind == .computedKey, let name = key.firstChild { waiting.append((name, [])) }
        waiting.append((value, context.data.union(key.range == value.range ? .isKey : [])))
      case .object, .spread, .group:
        for child in Array(expression.children).reversed() { waiting.append((child, context.data)) }
      case .member:
        guard let object = expression.firstChild, let name = expression.lastChild else { break }
        let readsGlobalData = text.slice(name.range).are("globalData")
        waiting.append((object, context.data.union(readsGlobalData ? .readsGlobalData : [])))
      case .unary where expression.operator == .not:
        if let operand = expression.firstChild { waiting.append((operand, traits)) }
      case .conditional:
        let parts = Array(expression.children)
        // Beside an empty string anything may have been meant.
        let isBesideText =
          parts.dropFirst().contains { $0.kind == .string && $0.range.count > 2 }
        for (index, part) in parts.enumerated().reversed() {
          waiting.append((part, index > 0 && isBesideText && part.kind == .identifier ? .isBesideText : []))
        }
      case .memberName, .key, .invalidKey: break
      default:
        for child in Array(expression.children).reversed() { waiting.append((child, [])) }
      }
    }
  }

  private mutating func add(
    _ range: ByteRange, _ traits: DataUse.Traits, _ place: (value: ByteRange, tag: ByteRange?)
  ) {
    let bytes = text.slice(range)
    let hash = WordSet.hash(bytes)
    if isGiven(hash) || isOfLanguage(bytes) { return }
    let use = DataUse(range: range, traits: traits, value: place.value, tag: place.tag)
    if let place = places[hash] {
      names[place].uses.append(use)
    } else {
      places.set(names.count, for: hash)
      let readsMember = Int(range.end) < text.count && text.bytes[Int(range.end)] == UInt8(ascii: ".")
      names.append(
        UndefinedDataName(name: text.string(range), uses: [use], itemOfTag: readsMember ? itemOfTag : nil))
    }
  }

  /// Whether the name of the hash certainly has a value here, or may be bound by a scope with unknown names.
  private func isGiven(_ hash: UInt64) -> Bool {
    given.contains(hash: hash) || scopes.mayBind(hash) || modules.contains(hash)
  }

  private static let literals = ["true", "false", "null", "undefined"].map { WordSet.hash(of: $0) }

  /// Whether every word in an expression, outside of strings, is after a dot or has a value.
  private func isGivenWhole(_ range: ByteRange) -> Bool {
    let bytes = text.bytes
    let end = Int(range.end)
    var position = Int(range.start)
    // How many dots are directly before the position.
    var dots = 0
    while position < end {
      let byte = bytes[position]
      if isWordByte(byte) {
        let start = position
        while position < end, isWordByte(bytes[position]) { position += 1 }
        if dots != 1, !byte.isASCIIDigit {
          let hash = WordSet.hash(text.slice(ByteRange(start, position)))
          if !isGiven(hash), !UndefinedDataCollector.literals.contains(hash) { return false }
        }
        dots = 0
      } else if byte == UInt8(ascii: "'") || byte == UInt8(ascii: "\"") {
        position += 1
        while position < end, bytes[position] != byte {
          if bytes[position] == UInt8(ascii: "\\") { return false }
          position += 1
        }
        position += 1
        dots = 0
      } else if byte == UInt8(ascii: "`") {
        return false
      } else {
        if byte == UInt8(ascii: ".") { dots += 1 } else if !isMarkupSpace(byte) { dots = 0 }
        position += 1
      }
    }
    return true
  }
}

/// What the place of a mustache says of the names in it.
private struct MustacheContext {
  /// Of the whole expression.
  var traits: DataUse.Traits
  /// Of the properties of an object.
  let data: DataUse.Traits

  init(_ attribute: Attribute?, _ element: Element?, _ root: Expression) {
    guard let attribute, let element else {
      (traits, data) = ([], [])
      return
    }
    if element.name == .template, attribute.name == .data {
      data = .isTemplateData
      // The platform reads `{{item}}` as `{{item: item}}`.
      traits = root.kind == .identifier ? [.isTemplateData, .isKey, .isOptional] : .isTemplateData
      return
    }
    data = []
    let isBare = root.kind == .identifier
    let isNegated = root.kind == .unary && root.operator == .not && root.firstChild?.kind == .identifier
    if attribute.name == .class {
      traits = isBare ? .isOptional : []
    } else {
      let isSwitch = attribute.wholeMustache != nil && (isBare || isNegated)
      traits = isSwitch && !attribute.needsValue ? .isOptional : []
    }
  }
}

extension Attribute {
  /// Whether an element without a value for the attribute shows nothing.
  var needsValue: Bool {
    if name == .for || name == .src || name == .url { return true }
    return ["href", "range"].contains { nameBytes.elementsEqual($0.utf8) }
  }
}

/// Whether a name is one of the language, or was meant as one.
func isOfLanguage(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
  if name.first == UInt8(ascii: "$") { return true }
  if name.count > maxLanguageNameLength { return false }
  let name = String(decoding: name, as: UTF8.self)
  return languageGlobals.contains(name) || literalsElsewhere.contains(name.lowercased())
}

let languageGlobals: Set = [
  "this", "undefined", "NaN", "Infinity", "Math", "JSON", "Date", "Number", "String", "Boolean", "Array",
  "Object",
  "RegExp", "Symbol", "parseInt", "parseFloat", "isNaN", "isFinite", "encodeURIComponent",
  "decodeURIComponent",
  "encodeURI", "decodeURI", "console", "getRegExp", "getDate", "arguments", "globalThis", "window",
]

/// Literals of other languages, in lower case, and one that is misspelled often: without a value, they are what they mean.
private let literalsElsewhere: Set = ["null", "none", "nil", "true", "false", "undefined", "undefind", "nan"]

private let maxLanguageNameLength = 18
