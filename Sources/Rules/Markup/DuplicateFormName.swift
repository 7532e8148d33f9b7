import Diagnostics
import Linting
import Markup
import Script

/// Two fields of one form with one name.
package var duplicateFormName: Rule {
  Rule(
    id: "duplicate-form-name",
    summary: .init(en: "a duplicate field name in a form", zh: "同一表单中有重复的字段 name"),
    category: .markup,
    severity: .warning,
    rationale: .init(
      en:
        """
        A form submits one value per name, so the value of the other field is lost. Only forms whose \
        submit handler reads the values are checked.
        """,
      zh: "提交表单时，每个 name 只有一个值：另一个字段的值会丢失。只检查 submit 事件的处理函数会读取字段值的表单。"),
    examples: [
      .wrong(
        """
        <form onSubmit="save"><input name="phone"/><view><input name="⟦phone⟧"/></view>
        <button form-type="submit">save</button></form>
        """,
        script: "Page({ save(e) { this.send(e.detail.value) } })",
        message: #"duplicate field name "phone" in this form"#),
      .right(
        """
        <form onSubmit="save"><input name="phone"/><view><input name="mail"/></view>
        <button form-type="submit">save</button></form>
        """,
        script: "Page({ save(e) { this.send(e.detail.value) } })"),
      .wrong(
        in: .wxml,
        #"<form bindsubmit="save"><input name="a"/><picker name="⟦a⟧" mode="date"><view>b</view></picker></form>"#,
        script: "Page({ save({ detail }) { this.send(detail.value) } })",
        message: #"duplicate field name "a" in this form"#),
      .wrong(
        in: .swan, #"<form bindsubmit="save"><input name="a"/><textarea name="⟦a⟧"/></form>"#,
        script: "Page({ save(e) { this.send(e) } })",
        message: #"duplicate field name "a" in this form"#),
      .right(
        in: .wxml,
        """
        <form bindsubmit="save"><input name="phone"/><view><input name="mail"/></view>
        <button form-type="submit">save</button></form>
        """,
        script: "Page({ save(e) { this.send(e.detail.value) } })"),
      .right(
        in: .swan,
        """
        <form bindsubmit="save"><input name="phone"/><view><input name="mail"/></view>
        <button form-type="submit">save</button></form>
        """,
        script: "Page({ save(e) { this.send(e.detail.value) } })"),
    ],
    checks: [.elements(.named("form"), checkDuplicateFormName)])
}

/// The tags that give a form a value.
private let fields: [StaticString] = [
  "checkbox-group", "input", "picker", "picker-view", "radio-group", "slider", "switch", "textarea",
]

private func isField(_ element: Element) -> Bool {
  let tag = element.bytes.slice(element.tagRange)
  return fields.contains(where: tag.are)
}

private func checkDuplicateFormName(_ form: Element, _ context: FileContext) {
  guard repeatsName(form, context) else { return }
  var seen = HashIndex()
  // What is still to be looked at, with the conditions on it below the form.
  var waiting = [(children: form.children, conditions: StableHash())]
  while var level = waiting.popLast() {
    guard let child = level.children.next() else { continue }
    waiting.append(level)
    guard let element = child.element, !element.has(.for), element.name != .template, !isUndecided(element)
    else { continue }
    let conditions = conditions(on: element, level.conditions)
    // What is in a field is a part of how it is shown.
    guard isField(element) else {
      let tag = element.tag
      guard element.name == .block || context.dialect.components.contains(tag), tag != "form" else {
        continue
      }
      waiting.append((element.children, conditions))
      continue
    }
    guard let name = element.attribute(.name)?.staticValue, !name.isEmpty else { continue }
    var key = conditions
    key.add(context.text.slice(name))
    if let first = seen[key.value] {
      reportDuplicateFormName(element, context.document.element(first), in: form, context)
    } else {
      seen.set(element.index, for: key.value)
    }
  }
}

/// Whether two elements of a form have one name: nearly always none do, and nothing else is looked at.
private func repeatsName(_ form: Element, _ context: FileContext) -> Bool {
  let (document, bytes) = (context.document, context.text.bytes)
  var names = HashIndex()
  for index in form.index + 1..<max(form.index + 1, Int(form.node.subtreeEnd)) {
    guard case let element = document.element(index), element.has(.name),
      let name = element.attribute(.name)?.staticValue
    else { continue }
    let hash = WordSet.hash(bytes.slice(name))
    if names[hash] != nil { return true }
    if names.isEmpty { names.reserveCapacity(16) }
    names.set(index, for: hash)
  }
  return false
}

/// Whether an attribute may make a condition or a loop in another dialect, or in a framework.
private func isUndecided(_ element: Element) -> Bool {
  element.attributes.contains { attribute in
    guard attribute.name.known == nil, case let name = attribute.nameBytes,
      let separator = name.lastIndex(where: { $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: "-") })
    else { return false }
    let last = UnsafeBufferPointer(rebasing: name[(separator + 1)...])
    return otherDirectives.contains(where: last.are)
  }
}

/// What directives of other dialects and of frameworks end in.
private let otherDirectives: [StaticString] = ["elif", "else", "elseif", "for", "if", "show"]

/// The conditions that an element is under, as a hash: those of its ancestors and its own. Two of one text are one; the other
/// branches of a chain are each by itself.
private func conditions(on element: Element, _ outer: StableHash) -> StableHash {
  var conditions = outer
  for attribute in element.attributes {
    if attribute.name == .if {
      conditions.mix(256)
    } else if attribute.name == .elif || attribute.name == .else {
      conditions.mix(256 + UInt64(element.index))
    } else if attribute.name == .hidden, attribute.hasMustache {
      conditions.mix(256)
    } else {
      continue
    }
    if let value = attribute.valueRange { conditions.add(element.bytes.slice(value)) }
  }
  return conditions
}

private func reportDuplicateFormName(
  _ field: Element, _ first: Element, in form: Element, _ context: FileContext
) {
  guard let name = field.attribute(.name)?.staticValue, let other = first.attribute(.name)?.staticValue,
    context.text.slice(name).elementsEqual(context.text.slice(other)),
    !context.text.trimmed(name).isEmpty, !context.hasSyntaxFault,
    !context.document.hasUndecidedConditions, !form.isInTemplateDefinition, context.isBuiltIn(form),
    context.isBuiltIn(field), context.isBuiltIn(first), context.readsValues(of: form),
    // The names are leftovers where the script takes the values as they are entered.
    context.scriptSpells(name) || !givesValue(field, context) || !givesValue(first, context)
  else { return }
  context.report(
    name, nameTaken(context.excerpt(name)),
    related: [RelatedPlace(en: "also here", zh: "这里也有", at: context.place(other))])
}

/// Whether an event gives the value of a field to the script.
private func givesValue(_ field: Element, _ context: FileContext) -> Bool {
  field.attributes.contains { attribute in
    let name = attribute.nameBytes
    let isNamed = events.contains { event in
      name.count > event.count && zip(name.suffix(event.count), event).allSatisfy { $0 | 0x20 == $1 }
    }
    return isNamed && context.dialect.events.name(name) != nil
  }
}

/// The ends of the events that give the value of a field.
private let events = ["blur", "change", "confirm", "input"].map { Array($0.utf8) }

extension FileContext {
  /// Whether a method that the form calls when it is submitted reads its values, or gives the event away.
  fileprivate func readsValues(of form: Element) -> Bool {
    guard let script, let text = texts.script else { return false }
    let methods = script.objects.flatMap(\.methods).map { (name: $0.name, start: Int($0.nameRange.start)) }
    return form.attributes.contains { attribute in
      guard dialect.events.name(attribute.nameBytes)?.event.lowercased() == "submit",
        let value = attribute.staticValue, case let handler = string(value),
        let method = methods.first(where: { $0.name == handler })
      else { return false }
      let end = methods.map(\.start).filter { $0 > method.start }.min() ?? text.count
      return usesEvent(ByteRange(method.start, end), in: text)
    }
  }

  /// Whether the method that begins at the start of `range` has `detail` in it, or the name of its event without a dot after it.
  private func usesEvent(_ range: ByteRange, in text: SourceText) -> Bool {
    let words = text.slice(range).split(whereSeparator: { !isWordByte($0) })
    if words.contains(where: { $0.elementsEqual("detail".utf8) || $0.elementsEqual("arguments".utf8) }) {
      return true
    }
    // `save(e) {`, `save: function (e) {`, `save: async e => {`
    guard
      let event = words.dropFirst().first(where: { word in
        !["async", "function"].contains { word.elementsEqual($0.utf8) }
      })
    else { return false }
    let bytes = text.slice(range)
    return words.contains { word in
      word.startIndex > event.startIndex && word.elementsEqual(event)
        && bytes[word.startIndex - 1] != UInt8(ascii: ".")
        && (word.endIndex >= bytes.count || bytes[word.endIndex] != UInt8(ascii: "."))
    }
  }

  /// Whether the script of the file has the text of a range as a word.
  func scriptSpells(_ word: ByteRange) -> Bool {
    texts.script?.bytes.firstIndex(ofWord: text.slice(word), from: 0) != nil
  }
}

private func nameTaken(_ name: String) -> Message {
  Message(
    en: "duplicate field name \"\(name)\" in this form", zh: "本表单中字段的 name“\(name)”重复",
    help: .init(
      en: "choose another name: a form submits one value per name", zh: "换一个 name：表单中每个 name 只有一个值"))
}
