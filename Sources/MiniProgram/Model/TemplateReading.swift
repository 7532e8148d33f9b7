import Diagnostics
import Markup
import Script

/// Finds the names that the content of one template definition looks up.
struct TemplateReading {
  private let document: Document
  private let text: SourceText
  private let modules: Set<UInt64>
  private var scopes: NameScopes
  private let tree: ExpressionTree
  private var names: [TemplateRead] = []
  /// The places in `names` by their hashes.
  private var places: [UInt64: Int] = [:]
  private var isIncomplete = false
  /// Where the outermost condition ends that the present node is in.
  private var conditionEnd: UInt32 = 0

  /// Where a mustache is.
  private enum Position {
    /// Nothing is shown there without a value.
    case shown
    case condition
    case optional
    case templateData
  }

  /// `modules` are the hashes of the names of the file's script modules.
  init(
    _ document: Document, _ dialect: Dialect, modules: Set<UInt64>, hasOtherBindings: Bool,
    tree: ExpressionTree
  ) {
    self.document = document
    text = document.text
    self.modules = modules
    self.tree = tree
    scopes = NameScopes(document, dialect, hasOtherBindings: hasOtherBindings)
  }

  mutating func reads(
    of definition: Element, _ table: inout NameTraits, _ spelling: (NameID) -> String
  ) -> TemplateReads {
    var index = definition.index + 1
    let end = Int(definition.node.subtreeEnd)
    while index < end {
      let node = document.nodes[index]
      scopes.close(before: node)
      switch node.kind {
      case .element:
        let element = document.element(index)
        if element.name == .template, element.has(.name) {
          index = Int(node.subtreeEnd)
          continue
        }
        if element.name == .include { isIncomplete = true }
        read(element, &table, spelling)
      case .text:
        for mustache in document.node(index).textMustaches {
          read(text.expressionRange(mustache), .shown, isInBranch: node.range.start < conditionEnd)
        }
      case .comment: break
      }
      index += 1
    }
    return TemplateReads(names: names, isIncomplete: isIncomplete)
  }

  private mutating func read(_ element: Element, _ table: inout NameTraits, _ spelling: (NameID) -> String) {
    if element.has(.if) || element.has(.elif) || element.has(.else) {
      conditionEnd = max(conditionEnd, element.range.end)
    }
    let isInBranch = element.range.start < conditionEnd
    // The list is looked up outside of the loop.
    if let list = element.attribute(.for) {
      if let range = list.bareLoop?.list {
        read(range, .shown, isInBranch: isInBranch)
      } else {
        for mustache in list.mustaches {
          read(text.expressionRange(mustache), .shown, isInBranch: isInBranch)
        }
      }
    }
    scopes.open(for: element, &table, spelling)
    for attribute in element.attributes where attribute.hasMustache && attribute.name != .for {
      let isLookedUp = table(attribute.name, spelling).isDisjoint(with: [.event, .namesNothing, .bindsNames])
      let position = TemplateReading.position(attribute, of: element)
      for mustache in attribute.mustaches {
        let range = text.expressionRange(mustache)
        if isLookedUp { read(range, position, isInBranch: isInBranch) } else { mention(range) }
      }
    }
  }

  private static func position(_ attribute: Attribute, of element: Element) -> Position {
    if attribute.name == .if || attribute.name == .elif || attribute.nameBytes.are("hidden") {
      return .condition
    }
    if element.name == .template, attribute.name == .data { return .templateData }
    return attribute.wholeMustache != nil && attribute.needsValue ? .shown : .optional
  }

  // MARK: Mustaches

  /// Notes names without saying that they are looked up.
  private mutating func mention(_ range: ByteRange) {
    tree.parse(text, range: range)
    tree.forEachReference { note($0, []) }
  }

  private mutating func read(_ range: ByteRange, _ position: Position, isInBranch: Bool) {
    tree.parse(text, range: range)
    guard let root = tree.root else { return tree.forEachReference { note($0, []) } }
    let isPassedWhole = position == .templateData && root.kind == .identifier
    // A stack of its own: `a || b || c || ...` nests to the left without limit.
    var waiting = [(expression: root, isTested: position == .condition, isInBranch: isInBranch)]
    while let (expression, isTested, isInBranch) = waiting.popLast() {
      func traits(_ traits: TemplateRead.Traits) -> TemplateRead.Traits {
        isTested ? .isTested : isInBranch ? .isOptional : traits
      }
      switch expression.kind {
      case .identifier:
        note(
          expression.range, traits(isPassedWhole ? .isPassed : position == .shown ? .isShown : .isOptional))
      case .member, .index:
        guard let object = expression.firstChild else { break }
        if expression.kind == .index, let index = expression.lastChild {
          waiting.append((index, isTested, isInBranch))
        }
        if object.kind == .identifier {
          note(object.range, traits(.isShown))
        } else {
          waiting.append((object, isTested, isInBranch))
        }
      case .binary where [.or, .coalesce, .and].contains(expression.operator):
        if let right = expression.lastChild { waiting.append((right, isTested, true)) }
        if let left = expression.firstChild { waiting.append((left, true, isInBranch)) }
      case .conditional:
        for branch in Array(expression.children.dropFirst()).reversed() {
          waiting.append((branch, isTested, true))
        }
        if let condition = expression.firstChild { waiting.append((condition, true, isInBranch)) }
      case .property:
        if let key = expression.firstChild, key.kind == .computedKey {
          waiting.append((key, isTested, isInBranch))
        }
        guard let value = expression.lastChild else { break }
        if position == .templateData, value.kind == .identifier {
          note(value.range, traits(.isPassed))
        } else {
          waiting.append((value, isTested, isInBranch))
        }
      case .call:
        // What is called is not a name of the data.
        expression.firstChild?.forEachReference { note($0, []) }
        for argument in Array(expression.children.dropFirst()).reversed() {
          waiting.append((argument, isTested, isInBranch))
        }
      case .memberName, .key, .invalidKey: break
      default:
        for child in Array(expression.children).reversed() { waiting.append((child, isTested, isInBranch)) }
      }
    }
  }

  private mutating func note(_ range: ByteRange, _ traits: TemplateRead.Traits) {
    let bytes = text.slice(range)
    let hash = WordSet.hash(bytes)
    let isBound = modules.contains(hash) || isOfLanguage(bytes) || scopes.mayBind(hash)
    let traits: TemplateRead.Traits = isBound ? [] : traits
    guard let place = places[hash] else {
      places[hash] = names.count
      names.append(TemplateRead(name: text.string(range), traits: traits, range: range))
      return
    }
    if names[place].traits.isEmpty, !traits.isEmpty { names[place].range = range }
    names[place].traits.formUnion(traits)
  }
}
