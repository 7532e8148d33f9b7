import Diagnostics
import Files
import Markup
import MiniProgram
import Reference

extension CompletionList {
  /// Adds what the value of an attribute can be.
  mutating func addValues(_ value: CompletionPlace.Value) {
    guard let tag = place.tag else { return }
    let attribute = page.string(value.attribute)
    let name = page.string(tag.name)
    if Dialect.listsClasses(attribute) {
      addClasses(value)
      return
    }
    let isBuiltin = page.isBuiltin(name)
    let listed = isBuiltin ? dialect.values(of: attribute, onTag: name) : []
    let hasBlanks = listed.contains { $0.utf8.contains(UInt8(ascii: " ")) }
    guard let word = ValueWord(value, in: page.text, hasBlanks: hasBlanks) else { return }
    if dialect.events.name(attribute) != nil || isFunction(attribute, of: name) {
      if !addModuleFunctions(word) { addHandlers(word) }
    } else if page.isNativeView(name), attribute == dialect.spelling(.type) {
      for type in page.nativeTypes.names { add(type, .nativeType, to: word) }
    } else if name == dialect.spelling(.template), attribute == dialect.spelling(.is) {
      addTemplates(word)
    } else if isBuiltin, let kind = page.pathKind(ofAttribute: attribute, onTag: name) {
      if !word.isInExpression { addPaths(kind, word) }
    } else if attribute == "slot", !word.isInExpression {
      addSlots(word)
    } else if attribute.hasPrefix("generic:") {
      for tag in page.registeredTags { add(tag, .component, to: word) }
    } else if isBuiltin {
      addListedValues(listed, of: attribute, onTag: name, word)
    }
  }

  /// Adds a value in place of what is typed.
  mutating func add(
    _ label: String, _ kind: Completion.Kind, rank: Int = 0, to word: ValueWord, text: String? = nil,
    change: (inout Completion) -> Void = { _ in }
  ) {
    let text = text ?? label
    add(
      label, kind, rank: rank, replacing: word.replaced, text: word.lacksQuotes ? "\"\(text)\"" : text,
      change: change)
  }

  /// Whether a component takes a function by an attribute that is not named like an event.
  private func isFunction(_ attribute: String, of tag: String) -> Bool {
    guard let path = page.program.componentTargets(of: page.unit)[tag] else { return false }
    return ComponentInterface(at: path, in: page)[attribute]?.isFunction ?? false
  }

  /// The methods of the scripts that the page is rendered with; the methods that the container calls come last.
  private mutating func addHandlers(_ word: ValueWord) {
    var seen: Set<String> = []
    let handlers = page.handlers(of: enclosingElement).filter { seen.insert($0.method.name).inserted }
      .sorted { Path.precedes($0.method.name, $1.method.name) }
    for (rank, isCalled) in [false, true].enumerated() {
      for handler in handlers where LifeCycle.methods.contains(handler.method.name) == isCalled {
        add(handler.method.name, .handler, rank: rank, to: word) { $0.subject = .name(handler.place) }
      }
    }
  }

  /// After the name of a script module and a dot, adds its functions: `onTap="gestures.tap"`. Returns whether that is there.
  private mutating func addModuleFunctions(_ word: ValueWord) -> Bool {
    guard let (owner, rest) = word.lastMember(in: page.text), let module = page.module(named: owner) else {
      return false
    }
    for (name, subject) in module.exportSubjects { add(name, .export, to: rest) { $0.subject = subject } }
    return true
  }

  /// The names of the slots of the component around the element, as far as its markup shows them.
  private mutating func addSlots(_ word: ValueWord) {
    let block = dialect.spelling(.block)
    guard let around = place.enclosing.last(where: { page.string($0.name) != block }),
      let path = page.componentTargets[page.string(around.name)]
    else { return }
    for (name, slot) in page.view.slots(of: path) { add(name, .slot, to: word) { $0.subject = .name(slot) } }
  }

  private mutating func addTemplates(_ word: ValueWord) {
    var seen: Set<String> = []
    for template in page.templates().sorted(by: { Path.precedes($0.name, $1.name) })
    where seen.insert(template.name).inserted {
      add(template.name, .template, to: word) { $0.subject = .name(template.place) }
    }
  }

  private mutating func addListedValues(
    _ values: [String], of attribute: String, onTag tag: String, _ word: ValueWord
  ) {
    for value in values { add(value, .listedValue, to: word) }
    // The text `false` counts as true; only an expression can be false.
    if values.isEmpty, !word.isInExpression, dialect.isBoolean(attribute, onTag: tag) {
      for value in ["true", "false"] { add(value, .boolean, to: word, text: "{{\(value)}}") }
    }
  }
}

extension Dialect {
  /// The values that an attribute of a built-in tag takes, where only certain ones are allowed.
  fileprivate func values(of attribute: String, onTag tag: String) -> [String] {
    var values = reference(ofAttribute: attribute, onTag: tag)?.values ?? []
    for value in components[tag]?.enumerations[attribute] ?? [] where !values.contains(value) {
      values.append(value)
    }
    return values
  }

  /// Whether an attribute of a built-in tag is true or false.
  func isBoolean(_ attribute: String, onTag tag: String) -> Bool {
    reference(ofAttribute: attribute, onTag: tag)?.type == "boolean"
      || components[tag].map { components.isBoolean(attribute, of: $0) } ?? false
  }
}

/// The typed part of a value that is one name.
struct ValueWord {
  /// From after the blanks to the cursor.
  let typed: ByteRange
  /// The same with the rest of the word after the cursor.
  let replaced: ByteRange
  let text: String
  let lacksQuotes: Bool
  let isInExpression: Bool

  /// Nil where the value is more than one word; for words that contain blanks, more than one line.
  init?(_ value: CompletionPlace.Value, in text: SourceText, hasBlanks: Bool) {
    let cursor = Int(value.content.end)
    var start = Int(value.content.start)
    while start < cursor, isMarkupSpace(text.bytes[start]) { start += 1 }
    let typed = ByteRange(start, cursor)
    let isWord = text.slice(typed).allSatisfy {
      (hasBlanks && $0 == UInt8(ascii: " ") || !isMarkupSpace($0)) && $0 != UInt8(ascii: ">")
        && $0 != UInt8(ascii: "{") && $0 != UInt8(ascii: "}")
    }
    guard isWord else { return nil }
    self.typed = typed
    replaced = ByteRange(
      start, typed.isEmpty ? cursor : ValueWord.end(from: cursor, in: text, hasBlanks: hasBlanks))
    self.text = text.string(typed)
    lacksQuotes = value.lacksQuotes
    isInExpression = value.isInExpression
  }

  /// The end of the word that continues at an offset.
  private static func end(from start: Int, in text: SourceText, hasBlanks: Bool) -> Int {
    var end = start
    while end < text.count,
      isTagNameByte(text.bytes[end]) || text.bytes[end] == UInt8(ascii: "/")
        || hasBlanks && text.bytes[end] == UInt8(ascii: " "),
      text.bytes[end] != UInt8(ascii: "{"), text.bytes[end] != UInt8(ascii: "}")
    {
      end += 1
    }
    // `/` is also what ends a tag.
    if end > start, end < text.count, text.bytes[end] == UInt8(ascii: ">"),
      text.bytes[end - 1] == UInt8(ascii: "/")
    {
      end -= 1
    }
    return end
  }

  /// What is before the only dot, and what follows it.
  func lastMember(in source: SourceText) -> (owner: String, word: ValueWord)? {
    let parts = text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[0].isEmpty else { return nil }
    let owner = String(Substring(parts[0]))
    return (owner, ValueWord(self, droppingFirst: owner.utf8.count + 1, end: replaced.end))
  }

  private init(_ word: ValueWord, droppingFirst count: Int, end: UInt32) {
    typed = ByteRange(word.typed.start + UInt32(count), word.typed.end)
    replaced = ByteRange(typed.start, typed.isEmpty ? typed.end : end)
    text = String(Substring(word.text.utf8.dropFirst(count)))
    (lacksQuotes, isInExpression) = (word.lacksQuotes, word.isInExpression)
  }

  /// What follows the last `/`, and what is before it; the replaced part ends before the next one.
  func lastSegment(in source: SourceText) -> (folder: String, word: ValueWord)? {
    guard let slash = text.utf8.lastIndex(of: UInt8(ascii: "/")) else { return nil }
    let count = text.utf8.distance(from: text.utf8.startIndex, to: slash) + 1
    let rest = source.slice(ByteRange(typed.end, replaced.end))
    let end = rest.firstIndex(of: UInt8(ascii: "/")).map { typed.end + UInt32($0) + 1 } ?? replaced.end
    return (String(Substring(text.utf8.prefix(count))), ValueWord(self, droppingFirst: count, end: end))
  }
}
