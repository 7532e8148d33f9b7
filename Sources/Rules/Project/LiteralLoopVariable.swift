import Diagnostics
import Linting
import Markup
import Script

/// The name of a loop variable as text where its value is meant.
package var literalLoopVariable: Rule {
  Rule(
    id: "literal-loop-variable",
    summary: .init(
      en: "a data attribute with the name of a loop variable in place of its value",
      zh: "写了循环变量的名称、而不是其值的 data 属性"),
    category: .project,
    severity: .warning,
    rationale: .init(
      en: "The method reads the name of the variable, the same for all items of the loop.",
      zh: "方法读到的是变量的名称，循环的每一项都相同。"),
    fix: .suggested,
    examples: [
      .wrong(
        #"<view a:for="{{list}}" a:key="id" data-index="⟦index⟧" onTap="pick"/>"#,
        script: "Page({ pick(e) { this.choose(e.currentTarget.dataset.index) } })",
        message: #""index" is a text here, not the index of the loop"#,
        fixed: #"<view a:for="{{list}}" a:key="id" data-index="{{index}}" onTap="pick"/>"#),
      .right(
        #"<view a:for="{{list}}" a:key="id" data-index="{{index}}" onTap="pick"/>"#,
        script:
          "Page({ data: { list: [] }, pick(e) { this.setData({ at: e.currentTarget.dataset.index }) } })"),
      .wrong(
        in: .wxml, #"<view wx:for="{{list}}" wx:key="id"><text data-row="⟦item⟧" bindtap="pick"/></view>"#,
        script: "Page({ pick(e) { const { row } = e.currentTarget.dataset; this.choose(row) } })",
        message: #""item" is a text here, not the item of the loop"#,
        fixed: #"<view wx:for="{{list}}" wx:key="id"><text data-row="{{item}}" bindtap="pick"/></view>"#),
      .wrong(
        in: .swan, #"<view s-for="list" data-index="⟦index⟧" bindtap="pick"/>"#,
        script: "Page({ pick(e) { this.choose(e.currentTarget.dataset.index) } })",
        message: #""index" is a text here, not the index of the loop"#,
        fixed: #"<view s-for="list" data-index="{{index}}" bindtap="pick"/>"#),
    ],
    checks: [.attributes(.matching { name, _ in name.hasPrefix("data-") }, check)])
}

private func check(_ attribute: Attribute, _ element: Element, _ context: FileContext) {
  guard let value = attribute.staticValue, value.count >= 1, value.count <= 40,
    isIdentifier(context.text.slice(value)),
    let isIndex = isLoopIndex(value, at: element), !context.document.hasUndecidedConditions,
    let script = context.script,
    isRead(String(attribute.nameText.dropFirst(5)), on: element, script, context)
  else { return }
  let name = context.string(value)
  // A text of that name may be what the script asks for.
  if let text = context.texts.script, isString(name, in: text) { return }
  context.report(
    value, .literalVariable(name, attribute.nameText, isIndex: isIndex),
    fix: Fix(
      en: "write {{\(name)}}", zh: "改为 {{\(name)}}", .suggested,
      edits: [context.replace(value, with: "{{\(name)}}")]))
}

/// Whether the name is the index of the innermost loop that binds it, on the element or around it; nil where none does.
private func isLoopIndex(_ name: ByteRange, at element: Element) -> Bool? {
  guard isInLoop(element) else { return nil }
  let name = element.bytes.string(name)
  let loop =
    LoopVariables(of: element).flatMap { $0.binds(name) ? $0 : nil }
    ?? LoopVariables.binding(name, around: element).flatMap { LoopVariables(of: $0) }
  return loop.map { $0.index == name }
}

private func isInLoop(_ element: Element) -> Bool {
  var next: Element? = element
  while let around = next {
    if around.has(.for) { return true }
    next = around.parent
  }
  return false
}

/// Whether a method that an event of the element calls reads the key of its dataset.
private func isRead(_ key: String, on element: Element, _ script: ScriptFacts, _ context: FileContext) -> Bool
{
  guard let text = context.texts.script else { return false }
  let keys = [key.camelCased, key.lowercased().camelCased]
  return element.attributes.contains { attribute in
    guard context.dialect.events.name(attribute.nameText) != nil, let value = attribute.staticValue,
      let method = script.method(named: context.string(context.text.trimmed(value)))
    else { return false }
    return DatasetReads(text, from: method, in: script).contains(keys)
  }
}

/// Whether the script has the word as a whole string literal.
private func isString(_ word: String, in text: SourceText) -> Bool {
  ["'", "\"", "`"].contains { quote in text.bytes.contains(word: quote + word + quote) }
}

/// What a method reads of `dataset`, looked for in its text: from its name to that of the next method.
private struct DatasetReads {
  private let bytes: UnsafeBufferPointer<UInt8>

  init(_ text: SourceText, from method: Method, in script: ScriptFacts) {
    let start = method.nameRange.start
    let end = script.instances.lazy.flatMap(\.methods).map(\.nameRange.start).filter { $0 > start }.min()
    bytes = text.slice(ByteRange(start, end ?? UInt32(text.count)))
  }

  func contains(_ keys: [String]) -> Bool {
    guard bytes.containsBytes(of: "dataset") else { return false }
    return keys.contains { key in
      if hasWord("dataset." + key) || hasWord("dataset['\(key)']") || hasWord("dataset[\"\(key)\"]") {
        return true
      }
      // `const { key } = e.currentTarget.dataset`, or through a variable.
      return bytes.containsBytes(of: "dataset.") ? false : hasWord(key)
    }
  }

  /// Whether the text is there, and no name goes on after it.
  private func hasWord(_ word: String) -> Bool {
    var word = word
    return word.withUTF8 { word in
      var start = 0
      while let found = bytes.firstIndex(of: word, from: start) {
        let end = found + word.count
        if end == bytes.count || !isWordByte(bytes[end]) || !isWordByte(word[word.count - 1]) { return true }
        start = found + 1
      }
      return false
    }
  }
}

extension Message {
  fileprivate static func literalVariable(_ name: String, _ attribute: String, isIndex: Bool) -> Message {
    Message(
      en: "\"\(name)\" is a text here, not the \(isIndex ? "index" : "item") of the loop",
      zh: "“\(name)”在这里只是文本，不是循环的\(isIndex ? "下标" : "当前项")",
      help: .init(en: "write \(attribute)=\"{{\(name)}}\"", zh: "改为 \(attribute)=\"{{\(name)}}\""))
  }
}
